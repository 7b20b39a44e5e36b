<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>SkyTeam</name>
    <message>
        <source>Sky Team</source>
        <comment>app.title</comment>
        <extracomment>app.title (label)</extracomment>
        <translation>Sky Team</translation>
    </message>
    <message>
        <source>two seats, eight dice, one landing</source>
        <comment>app.tagline</comment>
        <extracomment>app.tagline (line)
Start screen, below the title</extracomment>
        <translation>dos asientos, ocho dados, un aterrizaje</translation>
    </message>
    <message>
        <source>Pilot</source>
        <comment>role.pilot</comment>
        <extracomment>role.pilot (label)</extracomment>
        <translation>Piloto</translation>
    </message>
    <message>
        <source>Co-Pilot</source>
        <comment>role.copilot</comment>
        <extracomment>role.copilot (label)</extracomment>
        <translation>Copiloto</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>list.and</comment>
        <extracomment>list.and (line)
Joins the last two items of a list</extracomment>
        <translation>{a} y {b}</translation>
    </message>
    <message>
        <source>Radio</source>
        <comment>panel.radio</comment>
        <extracomment>panel.radio (title, room 204 px)</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Approach</source>
        <comment>panel.approach</comment>
        <extracomment>panel.approach (title, room 560 px)</extracomment>
        <translation>Aproximación</translation>
    </message>
    <message>
        <source>Landing gear</source>
        <comment>panel.gear</comment>
        <extracomment>panel.gear (title, room 204 px)</extracomment>
        <translation>Tren</translation>
    </message>
    <message>
        <source>Brakes</source>
        <comment>panel.brakes</comment>
        <extracomment>panel.brakes (title, room 204 px)</extracomment>
        <translation>Frenos</translation>
    </message>
    <message>
        <source>Flaps</source>
        <comment>panel.flaps</comment>
        <extracomment>panel.flaps (title, room 204 px)</extracomment>
        <translation>Flaps</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>panel.engines</comment>
        <extracomment>panel.engines (title, room 200 px)</extracomment>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Axis</source>
        <comment>panel.axis</comment>
        <extracomment>panel.axis (title, room 150 px)</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Altitude</source>
        <comment>panel.altitude</comment>
        <extracomment>panel.altitude (title, room 100 px)</extracomment>
        <translation>Altitud</translation>
    </message>
    <message>
        <source>Concentration</source>
        <comment>panel.concentration</comment>
        <extracomment>panel.concentration (title, room 320 px)</extracomment>
        <translation>Concentración</translation>
    </message>
    <message>
        <source>Coffee</source>
        <comment>panel.coffee</comment>
        <extracomment>panel.coffee (title, room 270 px)</extracomment>
        <translation>Café</translation>
    </message>
    <message>
        <source>Reroll</source>
        <comment>panel.reroll</comment>
        <extracomment>panel.reroll (title, room 250 px)</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Redraw</source>
        <comment>panel.redraw</comment>
        <extracomment>panel.redraw (title, room 250 px)
Card version</extracomment>
        <translation>Nuevo robo</translation>
    </message>
    <message>
        <source>Flight plan</source>
        <comment>panel.flightPlan</comment>
        <extracomment>panel.flightPlan (title, room 204 px)</extracomment>
        <translation>Plan de vuelo</translation>
    </message>
    <message>
        <source>Briefing</source>
        <comment>panel.briefing</comment>
        <extracomment>panel.briefing (title, room 230 px)</extracomment>
        <translation>Briefing</translation>
    </message>
    <message>
        <source>Before we touch down</source>
        <comment>panel.checklistOpen</comment>
        <extracomment>panel.checklistOpen (title, room 440 px)
Briefing, the four landing conditions as they stand</extracomment>
        <translation>Antes de aterrizar</translation>
    </message>
    <message>
        <source>Speed this round</source>
        <comment>panel.speedRound</comment>
        <extracomment>panel.speedRound (title, room 440 px)</extracomment>
        <translation>Velocidad de la ronda</translation>
    </message>
    <message>
        <source>On board</source>
        <comment>panel.onBoard</comment>
        <extracomment>panel.onBoard (title, room 190 px)</extracomment>
        <translation>A bordo</translation>
    </message>
    <message>
        <source>Landing checklist</source>
        <comment>panel.checklist</comment>
        <extracomment>panel.checklist (title, room 440 px)
Debrief</extracomment>
        <translation>Lista de aterrizaje</translation>
    </message>
    <message>
        <source>Flight recorder</source>
        <comment>panel.recorder</comment>
        <extracomment>panel.recorder (title, room 440 px)
Debrief</extracomment>
        <translation>Caja negra</translation>
    </message>
    <message>
        <source>Flight log</source>
        <comment>panel.flightLog</comment>
        <extracomment>panel.flightLog (title, room 440 px)
Start</extracomment>
        <translation>Diario de vuelo</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>panel.continue</comment>
        <extracomment>panel.continue (title, room 440 px)
Start, saved flight</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Briefing</source>
        <comment>phase.briefing</comment>
        <extracomment>phase.briefing (label, room 140 px)</extracomment>
        <translation>Briefing</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>phase.roll</comment>
        <extracomment>phase.roll (label, room 140 px)</extracomment>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>phase.draw</comment>
        <extracomment>phase.draw (label, room 140 px)
Card version</extracomment>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Placement</source>
        <comment>phase.placement</comment>
        <extracomment>phase.placement (label, room 140 px)</extracomment>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Round end</source>
        <comment>phase.roundEnd</comment>
        <extracomment>phase.roundEnd (label, room 140 px)</extracomment>
        <translation>Fin de ronda</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button.rules</comment>
        <extracomment>button.rules (label)</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>button.correct</comment>
        <extracomment>button.correct (label)</extracomment>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button.pause</comment>
        <extracomment>button.pause (label)</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button.settings</comment>
        <extracomment>button.settings (label, room 100 px)</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Flight school</source>
        <comment>button.flightSchool</comment>
        <extracomment>button.flightSchool (label)</extracomment>
        <translation>Escuela de vuelo</translation>
    </message>
    <message>
        <source>Board the flight</source>
        <comment>button.board</comment>
        <extracomment>button.board (line)
Start: begins a new flight</extracomment>
        <translation>Subir a bordo</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button.resume</comment>
        <extracomment>button.resume (label)</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Use reroll</source>
        <comment>button.useReroll</comment>
        <extracomment>button.useReroll (label, room 100 px)</extracomment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Use redraw</source>
        <comment>button.useRedraw</comment>
        <extracomment>button.useRedraw (label, room 100 px)
Card version</extracomment>
        <translation>Nuevo robo</translation>
    </message>
    <message>
        <source>Send</source>
        <comment>button.send</comment>
        <extracomment>button.send (label)</extracomment>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Edit</source>
        <comment>button.edit</comment>
        <extracomment>button.edit (label, room 90 px)</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <comment>button.sendAnyway</comment>
        <extracomment>button.sendAnyway (label, room 160 px)</extracomment>
        <translation>Enviar igual</translation>
    </message>
    <message>
        <source>Place {value}</source>
        <comment>button.place</comment>
        <extracomment>button.place (label)
Coffee rail</extracomment>
        <translation>Colocar {value}</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button.takeBack</comment>
        <extracomment>button.takeBack (label)
Coffee rail</extracomment>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Lay this die aside</source>
        <comment>button.layAside</comment>
        <extracomment>button.layAside (label)</extracomment>
        <translation>Apartar este dado</translation>
    </message>
    <message>
        <source>Lay this card aside</source>
        <comment>button.layAsideCard</comment>
        <extracomment>button.layAsideCard (label)
Card version</extracomment>
        <translation>Apartar esta carta</translation>
    </message>
    <message>
        <source>Fly again</source>
        <comment>button.flyAgain</comment>
        <extracomment>button.flyAgain (label, room 150 px)</extracomment>
        <translation>Volar otra vez</translation>
    </message>
    <message>
        <source>Step through flight</source>
        <comment>button.stepThrough</comment>
        <extracomment>button.stepThrough (label)</extracomment>
        <translation>Revisar el vuelo</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <comment>button.swapSeats</comment>
        <extracomment>button.swapSeats (label)</extracomment>
        <translation>Cambiar sitios</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button.leave</comment>
        <extracomment>button.leave (label, room 150 px)
Pause</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>End this flight</source>
        <comment>button.endFlight</comment>
        <extracomment>button.endFlight (label)
Pause: both must agree</extracomment>
        <translation>Terminar el vuelo</translation>
    </message>
    <message>
        <source>Gear {range}</source>
        <comment>space.gear</comment>
        <extracomment>space.gear (label)</extracomment>
        <translation>Tren {range}</translation>
    </message>
    <message>
        <source>Flap {range}</source>
        <comment>space.flap</comment>
        <extracomment>space.flap (label)</extracomment>
        <translation>Flap {range}</translation>
    </message>
    <message>
        <source>Brake {value}</source>
        <comment>space.brake</comment>
        <extracomment>space.brake (label)</extracomment>
        <translation>Freno {value}</translation>
    </message>
    <message>
        <source>any</source>
        <comment>space.any</comment>
        <extracomment>space.any (label, room 62 px)
On a space that takes every value</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>must fill</source>
        <comment>space.mustFill</comment>
        <extracomment>space.mustFill (label, room 100 px)
Below an empty mandatory space</extracomment>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>clears one plane</source>
        <comment>panel.radioHint</comment>
        <extracomment>panel.radioHint (label, room 180 px)</extracomment>
        <translation>despeja un avión</translation>
    </message>
    <message numerus="yes">
        <source>{n} spaces to go</source>
        <comment>approach.toGo</comment>
        <extracomment>approach.toGo (label, room 200 px)
One: {n} space to go
Header of the approach panel</extracomment>
        <translation>
            <numerusform>queda {n} casilla</numerusform>
            <numerusform>quedan {n} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards to go</source>
        <comment>approach.toGoCards</comment>
        <extracomment>approach.toGoCards (label)
One: {n} card to go
Card version</extracomment>
        <translation>
            <numerusform>queda {n} carta</numerusform>
            <numerusform>quedan {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} planes in the way</source>
        <comment>approach.inTheWay</comment>
        <extracomment>approach.inTheWay (label, room 200 px)
One: {n} plane in the way</extracomment>
        <translation>
            <numerusform>{n} avión delante</numerusform>
            <numerusform>{n} aviones delante</numerusform>
        </translation>
    </message>
    <message>
        <source>clear</source>
        <comment>approach.clear</comment>
        <extracomment>approach.clear (label, room 60 px)
Own position holds no plane</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>radio value</source>
        <comment>approach.radioValue</comment>
        <extracomment>approach.radioValue (label, room 130 px)</extracomment>
        <translation>valor de radio</translation>
    </message>
    <message>
        <source>Over the airport</source>
        <comment>approach.atAirport</comment>
        <extracomment>approach.atAirport (label)</extracomment>
        <translation>Sobre el aeropuerto</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>engines.hold</comment>
        <extracomment>engines.hold (label, room 62 px)
Zone of the speed tape</extracomment>
        <translation>esperar</translation>
    </message>
    <message numerus="yes">
        <source>{n} spaces</source>
        <comment>engines.spaces</comment>
        <extracomment>engines.spaces (label, room 150 px)
One: {n} space
Zone label</extracomment>
        <translation>
            <numerusform>{n} casilla</numerusform>
            <numerusform>{n} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <comment>engines.spacesCards</comment>
        <extracomment>engines.spacesCards (label, room 150 px)
One: {n} card
ours. Card version</extracomment>
        <translation>
            <numerusform>{n} carta</numerusform>
            <numerusform>{n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Landing speed limit</source>
        <comment>brakes.limit</comment>
        <extracomment>brakes.limit (label, room 170 px)</extracomment>
        <translation>Límite al aterrizar</translation>
    </message>
    <message>
        <source>none</source>
        <comment>brakes.none</comment>
        <extracomment>brakes.none (label, room 90 px)</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>axis.level</comment>
        <extracomment>axis.level (label, room 440 px)</extracomment>
        <translation>Nivelado</translation>
    </message>
    <message numerus="yes">
        <source>{n} marks toward the Pilot</source>
        <comment>axis.towardPilot</comment>
        <extracomment>axis.towardPilot (label, room 440 px)
One: {n} mark toward the Pilot</extracomment>
        <translation>
            <numerusform>{n} marca hacia el piloto</numerusform>
            <numerusform>{n} marcas hacia el piloto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marks toward the Co-Pilot</source>
        <comment>axis.towardCopilot</comment>
        <extracomment>axis.towardCopilot (label, room 440 px)
One: {n} mark toward the Co-Pilot</extracomment>
        <translation>
            <numerusform>{n} marca hacia el copiloto</numerusform>
            <numerusform>{n} marcas hacia el copiloto</numerusform>
        </translation>
    </message>
    <message>
        <source>one more mark is a spin</source>
        <comment>axis.oneMoreSpin</comment>
        <extracomment>axis.oneMoreSpin (label, room 440 px)</extracomment>
        <translation>una marca más: barrena</translation>
    </message>
    <message>
        <source>round {n} of {total}</source>
        <comment>altitude.round</comment>
        <extracomment>altitude.round (label, room 110 px)</extracomment>
        <translation>ronda {n} de {total}</translation>
    </message>
    <message>
        <source>LAND</source>
        <comment>altitude.land</comment>
        <extracomment>altitude.land (label, room 100 px)
Last row of the altitude track; capitals in Latin scripts</extracomment>
        <translation>PISTA</translation>
    </message>
    <message>
        <source>{alt} ft</source>
        <comment>altitude.feet</comment>
        <extracomment>altitude.feet (label)
{alt} comes already grouped</extracomment>
        <translation>{alt} ft</translation>
    </message>
    <message>
        <source>±1 each, on drop</source>
        <comment>coffee.rule</comment>
        <extracomment>coffee.rule (label, room 180 px)</extracomment>
        <translation>±1 c/u, al colocar</translation>
    </message>
    <message>
        <source>stays visible in silence</source>
        <comment>plan.locked</comment>
        <extracomment>plan.locked (label, room 210 px)</extracomment>
        <translation>visible en silencio</translation>
    </message>
    <message>
        <source>visor open</source>
        <comment>tray.visorOpen</comment>
        <extracomment>tray.visorOpen (label, room 230 px)</extracomment>
        <translation>visera abierta</translation>
    </message>
    <message>
        <source>hold to look</source>
        <comment>tray.holdToLook</comment>
        <extracomment>tray.holdToLook (label, room 230 px)</extracomment>
        <translation>mantén para ver</translation>
    </message>
    <message>
        <source>closed: partner may watch</source>
        <comment>tray.closedPartner</comment>
        <extracomment>tray.closedPartner (label, room 230 px)</extracomment>
        <translation>cerrada: se puede mirar</translation>
    </message>
    <message>
        <source>open only while {key} is held</source>
        <comment>tray.openWhile</comment>
        <extracomment>tray.openWhile (label, room 230 px)</extracomment>
        <translation>abierta solo con {key} pulsada</translation>
    </message>
    <message>
        <source>No room for the log beside the board</source>
        <comment>drawer.noRoom.1</comment>
        <extracomment>drawer.noRoom.1 (line)
ours. Ctrl+L in a narrow window while dice are placed</extracomment>
        <translation>No cabe el registro junto al panel</translation>
    </message>
    <message>
        <source>F11 makes room; it opens after the round, too.</source>
        <comment>drawer.noRoom.2</comment>
        <extracomment>drawer.noRoom.2 (line)
ours</extracomment>
        <translation>F11 hace sitio; también se abre tras la ronda.</translation>
    </message>
    <message>
        <source>hold together</source>
        <comment>tray.holdToAgree</comment>
        <extracomment>tray.holdToAgree (label, room 230 px)
ours. Tray header while both agree to go on</extracomment>
        <translation>mantener juntos</translation>
    </message>
    <message>
        <source>{n} in the pile</source>
        <comment>tray.pile</comment>
        <extracomment>tray.pile (label, room 110 px)
ours. Tray header in the card version, beside the picture of the pile</extracomment>
        <translation>{n} en el mazo</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>tray.cover</comment>
        <extracomment>tray.cover (label, room 230 px)
Curtain mode</extracomment>
        <translation>Cubrir</translation>
    </message>
    <message>
        <source>open</source>
        <comment>badge.open</comment>
        <extracomment>badge.open (label, room 80 px)
Open cockpit badge</extracomment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>silence.label</comment>
        <extracomment>silence.label (label)</extracomment>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>until all eight dice are down</source>
        <comment>silence.until</comment>
        <extracomment>silence.until (label, room 230 px)</extracomment>
        <translation>hasta colocar los ocho dados</translation>
    </message>
    <message>
        <source>until all eight cards are down</source>
        <comment>silence.untilCards</comment>
        <extracomment>silence.untilCards (label)
Card version</extracomment>
        <translation>hasta colocar las ocho cartas</translation>
    </message>
    <message>
        <source>until die {n}</source>
        <comment>silence.untilDie</comment>
        <extracomment>silence.untilDie (label, room 200 px)
Curtain, short form</extracomment>
        <translation>hasta el dado {n}</translation>
    </message>
    <message>
        <source>die {n} of {total}</source>
        <comment>silence.counter</comment>
        <extracomment>silence.counter (label, room 130 px)</extracomment>
        <translation>dado {n} de {total}</translation>
    </message>
    <message>
        <source>card {n} of {total}</source>
        <comment>silence.counterCards</comment>
        <extracomment>silence.counterCards (label)
Card version</extracomment>
        <translation>carta {n} de {total}</translation>
    </message>
    <message>
        <source>{name}'s turn. Place one die.</source>
        <comment>turn.place</comment>
        <extracomment>turn.place (line)
Annunciator</extracomment>
        <translation>Turno de {name}. Coloca un dado.</translation>
    </message>
    <message>
        <source>{name}'s turn. Place one card.</source>
        <comment>turn.placeCard</comment>
        <extracomment>turn.placeCard (line)
Card version</extracomment>
        <translation>Turno de {name}. Coloca una carta.</translation>
    </message>
    <message>
        <source>Still {name}'s turn</source>
        <comment>turn.stillYours</comment>
        <extracomment>turn.stillYours (line)
Same player acts twice, no curtain</extracomment>
        <translation>{name} juega otra vez</translation>
    </message>
    <message>
        <source>{partner} is next. {name} plays this die.</source>
        <comment>turn.otherTray</comment>
        <extracomment>turn.otherTray (line)
Somebody drags the other tray</extracomment>
        <translation>Después va {partner}. Ahora juega {name}.</translation>
    </message>
    <message>
        <source>starts this round</source>
        <comment>turn.starts</comment>
        <extracomment>turn.starts (label, room 190 px)</extracomment>
        <translation>empieza la ronda</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <comment>turn.computerThinks</comment>
        <extracomment>turn.computerThinks (label)
One person and a computer partner</extracomment>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>Gear {range} — release to deploy</source>
        <comment>preview.gear.title</comment>
        <extracomment>preview.gear.title (line)
Ghost preview while a die hovers (visor open)</extracomment>
        <translation>Tren {range} – suelta para desplegar</translation>
    </message>
    <message>
        <source>Flap {range} — release to extend</source>
        <comment>preview.flap.title</comment>
        <extracomment>preview.flap.title (line)</extracomment>
        <translation>Flap {range} – suelta para extender</translation>
    </message>
    <message>
        <source>Brake {value} — release to set</source>
        <comment>preview.brake.title</comment>
        <extracomment>preview.brake.title (line)</extracomment>
        <translation>Freno {value} – suelta para activar</translation>
    </message>
    <message>
        <source>Lamp on. Blue marker moves to {lo} | {hi}.</source>
        <comment>preview.blue</comment>
        <extracomment>preview.blue (line)
{lo} and {hi} are the speeds on both sides of the marker</extracomment>
        <translation>Luz encendida. Marcador azul a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>Lamp on. Orange marker moves to {lo} | {hi}.</source>
        <comment>preview.orange</comment>
        <extracomment>preview.orange (line)</extracomment>
        <translation>Luz encendida. Marcador naranja a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>Lamp on. Red marker moves to {lo} | {hi}.</source>
        <comment>preview.red</comment>
        <extracomment>preview.red (line)</extracomment>
        <translation>Luz encendida. Marcador rojo a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>This space is the Co-Pilot's</source>
        <comment>refuse.colour.copilot.1</comment>
        <extracomment>refuse.colour.copilot.1 (line)</extracomment>
        <translation>Este espacio es del copiloto</translation>
    </message>
    <message>
        <source>Blue and split spaces are the Pilot's.</source>
        <comment>refuse.colour.copilot.2</comment>
        <extracomment>refuse.colour.copilot.2 (line)</extracomment>
        <translation>Los azules y bicolores son del piloto.</translation>
    </message>
    <message>
        <source>This space is the Pilot's</source>
        <comment>refuse.colour.pilot.1</comment>
        <extracomment>refuse.colour.pilot.1 (line)</extracomment>
        <translation>Este espacio es del piloto</translation>
    </message>
    <message>
        <source>Orange and split spaces are the Co-Pilot's.</source>
        <comment>refuse.colour.pilot.2</comment>
        <extracomment>refuse.colour.pilot.2 (line)</extracomment>
        <translation>Los naranjas y bicolores son del copiloto.</translation>
    </message>
    <message>
        <source>A die is already here</source>
        <comment>refuse.occupied.1</comment>
        <extracomment>refuse.occupied.1 (line)</extracomment>
        <translation>Aquí ya hay un dado</translation>
    </message>
    <message>
        <source>Spaces are free again next round.</source>
        <comment>refuse.occupied.2</comment>
        <extracomment>refuse.occupied.2 (line)</extracomment>
        <translation>Los espacios se liberan en la próxima ronda.</translation>
    </message>
    <message>
        <source>Gear {range} takes a {a} or a {b}</source>
        <comment>refuse.number.gear.1</comment>
        <extracomment>refuse.number.gear.1 (line)</extracomment>
        <translation>Tren {range} admite {a} o {b}</translation>
    </message>
    <message>
        <source>Flap {range} takes a {a} or a {b}</source>
        <comment>refuse.number.flap.1</comment>
        <extracomment>refuse.number.flap.1 (line)</extracomment>
        <translation>Flap {range} admite {a} o {b}</translation>
    </message>
    <message>
        <source>Brake {value} takes a {value}</source>
        <comment>refuse.number.brake.1</comment>
        <extracomment>refuse.number.brake.1 (line)</extracomment>
        <translation>Freno {value} solo admite {value}</translation>
    </message>
    <message>
        <source>This die is a {v}.</source>
        <comment>refuse.number.2</comment>
        <extracomment>refuse.number.2 (line)
Visor open only</extracomment>
        <translation>Este dado es un {v}.</translation>
    </message>
    <message numerus="yes">
        <source>This die is a {v}; {n} coffees reach {to}.</source>
        <comment>refuse.number.coffee.2</comment>
        <extracomment>refuse.number.coffee.2 (line)
One: This die is a {v}; {n} coffee reaches {to}.
Visor open only</extracomment>
        <translation>
            <numerusform>Este dado es un {v}; {n} café da {to}.</numerusform>
            <numerusform>Este dado es un {v}; {n} cafés dan {to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flap {range} is not open yet</source>
        <comment>refuse.order.flap.1</comment>
        <extracomment>refuse.order.flap.1 (line)</extracomment>
        <translation>Flap {range} aún no está abierto</translation>
    </message>
    <message>
        <source>Next is {range}.</source>
        <comment>refuse.order.flap.2</comment>
        <extracomment>refuse.order.flap.2 (line)</extracomment>
        <translation>El siguiente es {range}.</translation>
    </message>
    <message>
        <source>Brake {value} is not open yet</source>
        <comment>refuse.order.brake.1</comment>
        <extracomment>refuse.order.brake.1 (line)</extracomment>
        <translation>Freno {value} aún no está abierto</translation>
    </message>
    <message>
        <source>The 2 goes first, then 4, then 6.</source>
        <comment>refuse.order.brake.2</comment>
        <extracomment>refuse.order.brake.2 (line)</extracomment>
        <translation>Primero el 2, luego el 4 y el 6.</translation>
    </message>
    <message>
        <source>{partner} plays this die</source>
        <comment>refuse.turn.1</comment>
        <extracomment>refuse.turn.1 (line)</extracomment>
        <translation>Ahora juega {partner}</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <comment>refuse.turn.2</comment>
        <extracomment>refuse.turn.2 (line)</extracomment>
        <translation>Después va {name}.</translation>
    </message>
    <message>
        <source>Hold {key} for this one</source>
        <comment>refuse.covered.1</comment>
        <extracomment>refuse.covered.1 (line)
Covered die, never depends on its value</extracomment>
        <translation>Mantén {key} para este</translation>
    </message>
    <message>
        <source>It depends on the value.</source>
        <comment>refuse.covered.2</comment>
        <extracomment>refuse.covered.2 (line)</extracomment>
        <translation>Depende del valor.</translation>
    </message>
    <message>
        <source>Hold {key} to choose</source>
        <comment>refuse.choose.1</comment>
        <extracomment>refuse.choose.1 (line)
ours. Dice are to be chosen, and the visor of the one who chooses is shut</extracomment>
        <translation>Mantén {key} para elegir</translation>
    </message>
    <message>
        <source>Not enough coffee</source>
        <comment>refuse.noCoffee.1</comment>
        <extracomment>refuse.noCoffee.1 (line)</extracomment>
        <translation>No hay café suficiente</translation>
    </message>
    <message numerus="yes">
        <source>It takes {need}, there are {n}.</source>
        <comment>refuse.noCoffee.2</comment>
        <extracomment>refuse.noCoffee.2 (line)
One: It takes {need}, there is {n}.</extracomment>
        <translation>
            <numerusform>Hacen falta {need} y hay {n}.</numerusform>
            <numerusform>Hacen falta {need} y hay {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values stay between 1 and 6</source>
        <comment>refuse.range.1</comment>
        <extracomment>refuse.range.1 (line)</extracomment>
        <translation>El valor queda entre 1 y 6</translation>
    </message>
    <message>
        <source>A 6 does not become a 1.</source>
        <comment>refuse.range.2</comment>
        <extracomment>refuse.range.2 (line)</extracomment>
        <translation>Un 6 no pasa a ser un 1.</translation>
    </message>
    <message>
        <source>No reroll on board</source>
        <comment>refuse.noToken.1</comment>
        <extracomment>refuse.noToken.1 (line)</extracomment>
        <translation>No hay repetición a bordo</translation>
    </message>
    <message>
        <source>No redraw on board</source>
        <comment>refuse.noRedraw.1</comment>
        <extracomment>refuse.noRedraw.1 (line)
Card version</extracomment>
        <translation>No hay nuevo robo a bordo</translation>
    </message>
    <message>
        <source>The next one is at {alt} ft.</source>
        <comment>refuse.noToken.2</comment>
        <extracomment>refuse.noToken.2 (line)</extracomment>
        <translation>Siguiente: a {alt} ft.</translation>
    </message>
    <message>
        <source>There is none left on this flight.</source>
        <comment>refuse.noToken.none</comment>
        <extracomment>refuse.noToken.none (line)
No token is left on the altitude track</extracomment>
        <translation>No quedan más en este vuelo.</translation>
    </message>
    <message>
        <source>Silence until all eight dice are down</source>
        <comment>refuse.chat.1</comment>
        <extracomment>refuse.chat.1 (line)</extracomment>
        <translation>Silencio hasta colocar los ocho dados</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice to go. {key} for a rule error.</source>
        <comment>refuse.chat.2</comment>
        <extracomment>refuse.chat.2 (line)
One: {n} die to go. {key} for a rule error.</extracomment>
        <translation>
            <numerusform>Falta {n} dado. {key} si hay un error.</numerusform>
            <numerusform>Faltan {n} dados. {key} si hay un error.</numerusform>
        </translation>
    </message>
    <message>
        <source>One visor at a time</source>
        <comment>refuse.visors.1</comment>
        <extracomment>refuse.visors.1 (line)</extracomment>
        <translation>Una visera a la vez</translation>
    </message>
    <message>
        <source>Let go of one key.</source>
        <comment>refuse.visors.2</comment>
        <extracomment>refuse.visors.2 (line)</extracomment>
        <translation>Suelta una tecla.</translation>
    </message>
    <message>
        <source>Hold together to go on</source>
        <comment>refuse.agreed</comment>
        <extracomment>refuse.agreed (line)
Below how the flight ended and after the last die; a key of one person is not enough</extracomment>
        <translation>Mantener juntos para seguir</translation>
    </message>
    <message>
        <source>{name} still needs {spaces}</source>
        <comment>warn.mandatory.1</comment>
        <extracomment>warn.mandatory.1 (line)
{spaces} = list of panel names</extracomment>
        <translation>A {name} le falta: {spaces}</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice left, {n} spaces.</source>
        <comment>warn.mandatory.2</comment>
        <extracomment>warn.mandatory.2 (line)
One: One die left, one space.
Numbers are always equal</extracomment>
        <translation>
            <numerusform>Queda un dado y un espacio.</numerusform>
            <numerusform>Quedan {n} dados y {n} espacios.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves no die for the Engines. Place anyway?</source>
        <comment>warn.leavesNone.engines</comment>
        <extracomment>warn.leavesNone.engines (line)
Asked once</extracomment>
        <translation>No quedará dado para los motores. ¿Colocar igual?</translation>
    </message>
    <message>
        <source>This leaves no die for the Axis. Place anyway?</source>
        <comment>warn.leavesNone.axis</comment>
        <extracomment>warn.leavesNone.axis (line)</extracomment>
        <translation>No quedará dado para el eje. ¿Colocar igual?</translation>
    </message>
    <message>
        <source>This ends the flight: {reason}. Place anyway?</source>
        <comment>warn.loses</comment>
        <extracomment>warn.loses (line)
Safe mode, visor open only; {reason} = loss.name.*</extracomment>
        <translation>Esto termina el vuelo: {reason}. ¿Colocar igual?</translation>
    </message>
    <message>
        <source>This has no effect. Place anyway?</source>
        <comment>warn.noEffect</comment>
        <extracomment>warn.noEffect (line)
Safe mode, visor open only</extracomment>
        <translation>No tiene efecto. ¿Colocar igual?</translation>
    </message>
    <message>
        <source>{space}</source>
        <comment>rail.title</comment>
        <extracomment>rail.title (label)
{space} = space label</extracomment>
        <translation>{space}</translation>
    </message>
    <message numerus="yes">
        <source>this die is a {v}, {n} coffees on board</source>
        <comment>rail.info</comment>
        <extracomment>rail.info (line)
One: this die is a {v}, {n} coffee on board
Visor open only</extracomment>
        <translation>
            <numerusform>este dado es un {v}, {n} café a bordo</numerusform>
            <numerusform>este dado es un {v}, {n} cafés a bordo</numerusform>
        </translation>
    </message>
    <message>
        <source>too far</source>
        <comment>rail.tooFar</comment>
        <extracomment>rail.tooFar (label, room 80 px)</extracomment>
        <translation>muy lejos</translation>
    </message>
    <message>
        <source>rolled</source>
        <comment>rail.rolled</comment>
        <extracomment>rail.rolled (label, room 80 px)</extracomment>
        <translation>original</translation>
    </message>
    <message>
        <source>{v} to {to}</source>
        <comment>rail.tag</comment>
        <extracomment>rail.tag (label)
Tag on the placed die: value before and after coffee</extracomment>
        <translation>{v} a {to}</translation>
    </message>
    <message>
        <source>Equal. The axis stays.</source>
        <comment>result.axis.equal</comment>
        <extracomment>result.axis.equal (line)</extracomment>
        <translation>Iguales. El eje no se mueve.</translation>
    </message>
    <message numerus="yes">
        <source>Difference {d}. {n} marks toward the Pilot.</source>
        <comment>result.axis.pilot</comment>
        <extracomment>result.axis.pilot (line)
One: Difference {d}. One mark toward the Pilot.
{n} = marks moved, {d} = difference; they differ under card turbulence</extracomment>
        <translation>
            <numerusform>Diferencia {d}. Una marca hacia el piloto.</numerusform>
            <numerusform>Diferencia {d}. {n} marcas hacia el piloto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Difference {d}. {n} marks toward the Co-Pilot.</source>
        <comment>result.axis.copilot</comment>
        <extracomment>result.axis.copilot (line)
One: Difference {d}. One mark toward the Co-Pilot.</extracomment>
        <translation>
            <numerusform>Diferencia {d}. Una marca hacia el copiloto.</numerusform>
            <numerusform>Diferencia {d}. {n} marcas hacia el copiloto.</numerusform>
        </translation>
    </message>
    <message>
        <source>First axis die. The second one moves the plane.</source>
        <comment>result.axis.first</comment>
        <extracomment>result.axis.first (line)</extracomment>
        <translation>Primer dado del eje. El segundo mueve el avión.</translation>
    </message>
    <message>
        <source>First engine die. The second one sets the speed.</source>
        <comment>result.engines.first</comment>
        <extracomment>result.engines.first (line)</extracomment>
        <translation>Primer dado de motores. El segundo fija la velocidad.</translation>
    </message>
    <message>
        <source>Speed {speed}: hold.</source>
        <comment>result.engines.hold</comment>
        <extracomment>result.engines.hold (line)</extracomment>
        <translation>Velocidad {speed}: esperar.</translation>
    </message>
    <message numerus="yes">
        <source>Speed {speed}: advance {n} spaces.</source>
        <comment>result.engines.advance</comment>
        <extracomment>result.engines.advance (line)
One: Speed {speed}: advance {n} space.</extracomment>
        <translation>
            <numerusform>Velocidad {speed}: avanza {n} casilla.</numerusform>
            <numerusform>Velocidad {speed}: avanza {n} casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Current position was clear.</source>
        <comment>result.engines.wasClear</comment>
        <extracomment>result.engines.wasClear (line)</extracomment>
        <translation>La posición actual estaba libre.</translation>
    </message>
    <message>
        <source>Speed {speed}, brakes stop up to {limit}.</source>
        <comment>result.engines.final</comment>
        <extracomment>result.engines.final (line)</extracomment>
        <translation>Velocidad {speed}, frenos hasta {limit}.</translation>
    </message>
    <message>
        <source>Radio {value}: one plane cleared.</source>
        <comment>result.radio.cleared</comment>
        <extracomment>result.radio.cleared (line)</extracomment>
        <translation>Radio {value}: un avión despejado.</translation>
    </message>
    <message>
        <source>No plane there. No effect.</source>
        <comment>result.radio.none</comment>
        <extracomment>result.radio.none (line)</extracomment>
        <translation>Ahí no hay avión. Sin efecto.</translation>
    </message>
    <message>
        <source>Gear {range} down. Hold up to speed {limit}.</source>
        <comment>result.gear</comment>
        <extracomment>result.gear (line)
{limit} = highest speed that holds</extracomment>
        <translation>Tren {range} abajo. Espera hasta velocidad {limit}.</translation>
    </message>
    <message>
        <source>Flap {range} out. One space up to speed {limit}.</source>
        <comment>result.flap</comment>
        <extracomment>result.flap (line)
{limit} = highest speed that advances one space</extracomment>
        <translation>Flap {range} fuera. Una casilla hasta {limit}.</translation>
    </message>
    <message>
        <source>Brake {value} set. Landing speed up to {limit}.</source>
        <comment>result.brake</comment>
        <extracomment>result.brake (line)</extracomment>
        <translation>Freno {value} activado. Velocidad final hasta {limit}.</translation>
    </message>
    <message>
        <source>Already down. No effect.</source>
        <comment>result.already.gear</comment>
        <extracomment>result.already.gear (line)</extracomment>
        <translation>Ya está abajo. Sin efecto.</translation>
    </message>
    <message>
        <source>Already out. No effect.</source>
        <comment>result.already.flap</comment>
        <extracomment>result.already.flap (line)</extracomment>
        <translation>Ya está fuera. Sin efecto.</translation>
    </message>
    <message>
        <source>Already set. No effect.</source>
        <comment>result.already.brake</comment>
        <extracomment>result.already.brake (line)</extracomment>
        <translation>Ya está activado. Sin efecto.</translation>
    </message>
    <message>
        <source>One coffee.</source>
        <comment>result.coffee.one</comment>
        <extracomment>result.coffee.one (line)</extracomment>
        <translation>Un café.</translation>
    </message>
    <message>
        <source>Shelf is full. No coffee.</source>
        <comment>result.coffee.full</comment>
        <extracomment>result.coffee.full (line)</extracomment>
        <translation>El estante está lleno. Sin café.</translation>
    </message>
    <message numerus="yes">
        <source>{name} spends {n} coffees: {v} to {to}.</source>
        <comment>result.coffee.spent</comment>
        <extracomment>result.coffee.spent (line)
One: {name} spends {n} coffee: {v} to {to}.
Public log</extracomment>
        <translation>
            <numerusform>{name} gasta {n} café: {v} a {to}.</numerusform>
            <numerusform>{name} gasta {n} cafés: {v} a {to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid aside. No effect.</source>
        <comment>result.aside</comment>
        <extracomment>result.aside (line)</extracomment>
        <translation>Apartado. Sin efecto.</translation>
    </message>
    <message numerus="yes">
        <source>Busy sky: one more plane, {n} spaces ahead.</source>
        <comment>result.busySky</comment>
        <extracomment>result.busySky (line)
One: Busy sky: one more plane, {n} space ahead.
Card version, before the briefing</extracomment>
        <translation>
            <numerusform>Cielo lleno: un avión más, {n} casilla delante.</numerusform>
            <numerusform>Cielo lleno: un avión más, {n} casillas delante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turbulence: one mark more.</source>
        <comment>result.turbulence</comment>
        <extracomment>result.turbulence (line)
Card version, axis</extracomment>
        <translation>Turbulencias: una marca más.</translation>
    </message>
    <message>
        <source>Last move: {name} placed {v} on {space}</source>
        <comment>move.log.last</comment>
        <extracomment>move.log.last (line)
Curtain and log</extracomment>
        <translation>Última jugada: {name} pone {v} en {space}</translation>
    </message>
    <message>
        <source>Spin. The axis went past the last mark.</source>
        <comment>lost.spin</comment>
        <extracomment>lost.spin (line)</extracomment>
        <translation>Barrena. El eje pasó la última marca.</translation>
    </message>
    <message>
        <source>Collision. A plane was still in our space.</source>
        <comment>lost.collision</comment>
        <extracomment>lost.collision (line)</extracomment>
        <translation>Colisión. Quedaba un avión en nuestra casilla.</translation>
    </message>
    <message>
        <source>Collision. A plane was still on our card.</source>
        <comment>lost.collisionCards</comment>
        <extracomment>lost.collisionCards (line)
ours. Card version</extracomment>
        <translation>Colisión. Quedaba un avión en nuestra carta.</translation>
    </message>
    <message>
        <source>Overshoot. The airport was already here.</source>
        <comment>lost.overshoot</comment>
        <extracomment>lost.overshoot (line)</extracomment>
        <translation>Nos pasamos. El aeropuerto ya estaba aquí.</translation>
    </message>
    <message numerus="yes">
        <source>Too short. The airport was {n} spaces away.</source>
        <comment>lost.short</comment>
        <extracomment>lost.short (line)
One: Too short. The airport was {n} space away.</extracomment>
        <translation>
            <numerusform>Nos quedamos cortos. Faltaba {n} casilla.</numerusform>
            <numerusform>Nos quedamos cortos. Faltaban {n} casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overrun. Speed {speed}, brakes stop up to {limit}.</source>
        <comment>lost.overrun</comment>
        <extracomment>lost.overrun (line)</extracomment>
        <translation>Fuera de pista. Velocidad {speed}, frenos hasta {limit}.</translation>
    </message>
    <message>
        <source>Overrun. No brake was set.</source>
        <comment>lost.overrunNoBrake</comment>
        <extracomment>lost.overrunNoBrake (line)</extracomment>
        <translation>Fuera de pista. Ningún freno activado.</translation>
    </message>
    <message>
        <source>The Engines were not set</source>
        <comment>lost.mandatory.engines.1</comment>
        <extracomment>lost.mandatory.engines.1 (line)</extracomment>
        <translation>Faltó un dado en los motores</translation>
    </message>
    <message>
        <source>The Axis was not set</source>
        <comment>lost.mandatory.axis.1</comment>
        <extracomment>lost.mandatory.axis.1 (line)</extracomment>
        <translation>Faltó un dado en el eje</translation>
    </message>
    <message>
        <source>Every round needs both dice there.</source>
        <comment>lost.mandatory.2</comment>
        <extracomment>lost.mandatory.2 (line)</extracomment>
        <translation>Cada ronda pide ahí los dos dados.</translation>
    </message>
    <message>
        <source>Wrong bank. This turn needs another axis.</source>
        <comment>lost.turn</comment>
        <extracomment>lost.turn (line)
Module turns</extracomment>
        <translation>Alabeo incorrecto para este viraje.</translation>
    </message>
    <message>
        <source>Out of fuel. The gauge went below 0.</source>
        <comment>lost.kerosene</comment>
        <extracomment>lost.kerosene (line)
Module kerosene</extracomment>
        <translation>Sin combustible. El indicador bajó de 0.</translation>
    </message>
    <message>
        <source>Given up. Both agreed to end the flight.</source>
        <comment>lost.givenUp</comment>
        <extracomment>lost.givenUp (line)
Both agreed to end the flight</extracomment>
        <translation>Abandono. Ambos de acuerdo.</translation>
    </message>
    <message>
        <source>Time ran out. {cause}</source>
        <comment>lost.time</comment>
        <extracomment>lost.time (line)
ours. The time of the round was over with dice in hand, and what was missing therefore; {cause} = lost.* or event.failed</extracomment>
        <translation>Se acabó el tiempo. {cause}</translation>
    </message>
    <message>
        <source>chat open until the roll</source>
        <comment>briefing.chatOpen</comment>
        <extracomment>briefing.chatOpen (label, room 240 px)</extracomment>
        <translation>chat abierto hasta tirar</translation>
    </message>
    <message>
        <source>Goals for this round</source>
        <comment>briefing.composer</comment>
        <extracomment>briefing.composer (label)
Placeholder of the input field</extracomment>
        <translation>Objetivos de la ronda</translation>
    </message>
    <message>
        <source>Flight plan</source>
        <comment>briefing.flightPlan</comment>
        <extracomment>briefing.flightPlan (label)</extracomment>
        <translation>Plan de vuelo</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <comment>briefing.addGoal</comment>
        <extracomment>briefing.addGoal (label, room 230 px)</extracomment>
        <translation>Añadir objetivo</translation>
    </message>
    <message>
        <source>Three goals at most</source>
        <comment>briefing.planFull</comment>
        <extracomment>briefing.planFull (line)
A fourth goal is picked</extracomment>
        <translation>Tres objetivos máx.</translation>
    </message>
    <message>
        <source>Hold here</source>
        <comment>goal.hold</comment>
        <extracomment>goal.hold (label, room 240 px)</extracomment>
        <translation>Esperar aquí</translation>
    </message>
    <message numerus="yes">
        <source>Advance {n} spaces</source>
        <comment>goal.advance</comment>
        <extracomment>goal.advance (label, room 240 px)
One: Advance {n} space</extracomment>
        <translation>
            <numerusform>Avanzar {n} casilla</numerusform>
            <numerusform>Avanzar {n} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advance {n} cards</source>
        <comment>goal.advanceCards</comment>
        <extracomment>goal.advanceCards (label, room 240 px)
One: Advance {n} card
ours. Card version</extracomment>
        <translation>
            <numerusform>Avanzar {n} carta</numerusform>
            <numerusform>Avanzar {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Advance {n}</source>
        <comment>goal.advanceShort</comment>
        <extracomment>goal.advanceShort (label, room 240 px)
Chip before it is picked</extracomment>
        <translation>Avanzar {n}</translation>
    </message>
    <message>
        <source>Clear space …</source>
        <comment>goal.clearPick</comment>
        <extracomment>goal.clearPick (label, room 240 px)
Chip, asks for a space</extracomment>
        <translation>Despejar casilla …</translation>
    </message>
    <message>
        <source>Clear card …</source>
        <comment>goal.clearPickCards</comment>
        <extracomment>goal.clearPickCards (label, room 240 px)
ours. Card version</extracomment>
        <translation>Despejar carta …</translation>
    </message>
    <message>
        <source>Clear the {ord} space</source>
        <comment>goal.clear</comment>
        <extracomment>goal.clear (label, room 240 px)
{ord}: ordinal made by the app: en 2nd, da 2., ja 2, fr 2e (1re), de 2., es 2.ª</extracomment>
        <translation>Despejar la {ord} casilla</translation>
    </message>
    <message>
        <source>Clear the {ord} card</source>
        <comment>goal.clearCards</comment>
        <extracomment>goal.clearCards (label, room 240 px)
ours. Card version</extracomment>
        <translation>Despejar la {ord} carta</translation>
    </message>
    <message>
        <source>Level out</source>
        <comment>goal.level</comment>
        <extracomment>goal.level (label, room 240 px)</extracomment>
        <translation>Nivelar</translation>
    </message>
    <message>
        <source>Gear</source>
        <comment>goal.gear</comment>
        <extracomment>goal.gear (label, room 240 px)</extracomment>
        <translation>Tren</translation>
    </message>
    <message>
        <source>Flaps</source>
        <comment>goal.flaps</comment>
        <extracomment>goal.flaps (label, room 240 px)</extracomment>
        <translation>Flaps</translation>
    </message>
    <message>
        <source>Brakes</source>
        <comment>goal.brakes</comment>
        <extracomment>goal.brakes (label, room 240 px)</extracomment>
        <translation>Frenos</translation>
    </message>
    <message>
        <source>Gear before flaps</source>
        <comment>goal.gearBeforeFlaps</comment>
        <extracomment>goal.gearBeforeFlaps (label, room 240 px)</extracomment>
        <translation>Tren antes que flaps</translation>
    </message>
    <message>
        <source>Save coffee</source>
        <comment>goal.saveCoffee</comment>
        <extracomment>goal.saveCoffee (label, room 240 px)</extracomment>
        <translation>Guardar café</translation>
    </message>
    <message>
        <source>Keep the reroll</source>
        <comment>goal.keepReroll</comment>
        <extracomment>goal.keepReroll (label, room 240 px)</extracomment>
        <translation>Guardar repetición</translation>
    </message>
    <message>
        <source>That sounds like dice talk.</source>
        <comment>dicetalk.title</comment>
        <extracomment>dicetalk.title (line)</extracomment>
        <translation>Eso suena a hablar de dados.</translation>
    </message>
    <message>
        <source>Goals are fine. Values, high, low or best die are not.</source>
        <comment>dicetalk.body</comment>
        <extracomment>dicetalk.body (line)</extracomment>
        <translation>Objetivos, sí. Valores, alto, bajo o mejor dado, no.</translation>
    </message>
    <message>
        <source>That sounds like card talk.</source>
        <comment>dicetalk.titleCards</comment>
        <extracomment>dicetalk.titleCards (line)
Card version</extracomment>
        <translation>Eso suena a hablar de cartas.</translation>
    </message>
    <message>
        <source>sent anyway</source>
        <comment>dicetalk.mark</comment>
        <extracomment>dicetalk.mark (label, room 180 px)
Log, on a line that was sent anyway</extracomment>
        <translation>enviado igual</translation>
    </message>
    <message>
        <source>Hold together to roll</source>
        <comment>roll.title</comment>
        <extracomment>roll.title (line)</extracomment>
        <translation>Mantener juntos para tirar</translation>
    </message>
    <message>
        <source>Hold together to draw</source>
        <comment>roll.titleCards</comment>
        <extracomment>roll.titleCards (line)
Card version</extracomment>
        <translation>Mantener juntos para robar</translation>
    </message>
    <message>
        <source>Rolling ends the talking.</source>
        <comment>roll.line1</comment>
        <extracomment>roll.line1 (line)</extracomment>
        <translation>Al tirar termina la charla.</translation>
    </message>
    <message>
        <source>Silence lasts until all eight dice are down.</source>
        <comment>roll.line2</comment>
        <extracomment>roll.line2 (line)</extracomment>
        <translation>Silencio hasta colocar los ocho dados.</translation>
    </message>
    <message>
        <source>Ready, holding</source>
        <comment>roll.ready</comment>
        <extracomment>roll.ready (line)</extracomment>
        <translation>Listo, pulsando</translation>
    </message>
    <message>
        <source>Agreed</source>
        <comment>roll.agreed</comment>
        <extracomment>roll.agreed (line)
ours. Beside a ring that was clicked and is not held, and beside the computer's</extracomment>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>keep holding until {name} joins</source>
        <comment>roll.readyHint</comment>
        <extracomment>roll.readyHint (line)</extracomment>
        <translation>sigue hasta que se una {name}</translation>
    </message>
    <message>
        <source>{name} has {s} s to join</source>
        <comment>roll.agreedHint</comment>
        <extracomment>roll.agreedHint (line)
ours. Below roll.agreed: a click counts that long</extracomment>
        <translation>{name} tiene {s} s para unirse</translation>
    </message>
    <message>
        <source>Hold {key} when ready</source>
        <comment>roll.holdKey</comment>
        <extracomment>roll.holdKey (line)</extracomment>
        <translation>Mantén {key} al estar listo</translation>
    </message>
    <message>
        <source>or press the ring</source>
        <comment>roll.orRing</comment>
        <extracomment>roll.orRing (label, room 200 px)</extracomment>
        <translation>o pulsa el anillo</translation>
    </message>
    <message>
        <source>Waiting for {name}.</source>
        <comment>roll.waiting</comment>
        <extracomment>roll.waiting (line)</extracomment>
        <translation>Esperando a {name}.</translation>
    </message>
    <message>
        <source>{name}: let go, then hold again.</source>
        <comment>roll.again</comment>
        <extracomment>roll.again (line)
ours. The key of {name} was down before there was anything to agree to; only a new press counts</extracomment>
        <translation>{name}: suelta y mantén de nuevo.</translation>
    </message>
    <message>
        <source>both hold {s} s</source>
        <comment>roll.bothHold</comment>
        <extracomment>roll.bothHold (label)</extracomment>
        <translation>ambos {s} s</translation>
    </message>
    <message>
        <source>Look when you like</source>
        <comment>look.anytime</comment>
        <extracomment>look.anytime (line)</extracomment>
        <translation>Cada cual mira cuando quiera</translation>
    </message>
    <message>
        <source>{name} looks first.</source>
        <comment>look.curtainFirst</comment>
        <extracomment>look.curtainFirst (line)
Curtain mode: the player who does not start looks first</extracomment>
        <translation>{name} mira primero.</translation>
    </message>
    <message>
        <source>Space covers and passes the screen on.</source>
        <comment>look.curtainThen</comment>
        <extracomment>look.curtainThen (line)
ours. Curtain mode, below look.curtainFirst</extracomment>
        <translation>Espacio cubre y pasa la pantalla.</translation>
    </message>
    <message>
        <source>Values are spoken. Headphones help.</source>
        <comment>look.headphones</comment>
        <extracomment>look.headphones (line)
Before the first look when speech is on</extracomment>
        <translation>Los valores se leen en voz alta. Usa auriculares.</translation>
    </message>
    <message>
        <source>Pass the controls to the Co-Pilot</source>
        <comment>curtain.pass.copilot</comment>
        <extracomment>curtain.pass.copilot (line)</extracomment>
        <translation>Pasa los mandos al copiloto</translation>
    </message>
    <message>
        <source>Pass the controls to the Pilot</source>
        <comment>curtain.pass.pilot</comment>
        <extracomment>curtain.pass.pilot (line)</extracomment>
        <translation>Pasa los mandos al piloto</translation>
    </message>
    <message>
        <source>{name} opens the cockpit when {partner} has looked away.</source>
        <comment>curtain.line</comment>
        <extracomment>curtain.line (line)</extracomment>
        <translation>{name} abre la cabina cuando {partner} mire a otro lado.</translation>
    </message>
    <message>
        <source>eyes outside, please</source>
        <comment>curtain.eyesOutside</comment>
        <extracomment>curtain.eyesOutside (label)
Leaving player's half</extracomment>
        <translation>mirada fuera, por favor</translation>
    </message>
    <message>
        <source>your seat, your dice</source>
        <comment>curtain.yourSeat</comment>
        <extracomment>curtain.yourSeat (label)
Next player's half</extracomment>
        <translation>tu asiento, tus dados</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <comment>curtain.holdOpen</comment>
        <extracomment>curtain.holdOpen (label, room 200 px)</extracomment>
        <translation>Mantén para abrir</translation>
    </message>
    <message>
        <source>or press here</source>
        <comment>curtain.orPress</comment>
        <extracomment>curtain.orPress (label)</extracomment>
        <translation>o pulsa aquí</translation>
    </message>
    <message>
        <source>{name} spends the reroll. Both may reroll once.</source>
        <comment>reroll.spend</comment>
        <extracomment>reroll.spend (line)</extracomment>
        <translation>{name} usa la repetición. Ambos pueden repetir.</translation>
    </message>
    <message>
        <source>{name} spends the redraw. Both may redraw once.</source>
        <comment>reroll.spendCards</comment>
        <extracomment>reroll.spendCards (line)
Card version</extracomment>
        <translation>{name} usa el nuevo robo. Ambos pueden robar.</translation>
    </message>
    <message>
        <source>Mark dice with A to D. Enter when done.</source>
        <comment>reroll.mark</comment>
        <extracomment>reroll.mark (line)
Private, visor open</extracomment>
        <translation>Marca con A a D. Intro al terminar.</translation>
    </message>
    <message>
        <source>None is fine too.</source>
        <comment>reroll.none</comment>
        <extracomment>reroll.none (line)
Private</extracomment>
        <translation>Ninguno también vale.</translation>
    </message>
    <message>
        <source>{name} chooses. None is fine too.</source>
        <comment>reroll.noneFor</comment>
        <extracomment>reroll.noneFor (line)
ours. Private; in the open cockpit both trays lie open</extracomment>
        <translation>{name} elige. También vale ninguno.</translation>
    </message>
    <message>
        <source>{name}: choosing</source>
        <comment>reroll.choosing</comment>
        <extracomment>reroll.choosing (label, room 200 px)
Public</extracomment>
        <translation>{name}: eligiendo</translation>
    </message>
    <message>
        <source>{name}: done</source>
        <comment>reroll.done</comment>
        <extracomment>reroll.done (label, room 200 px)
Public</extracomment>
        <translation>{name}: listo</translation>
    </message>
    <message>
        <source>New dice may be waiting.</source>
        <comment>reroll.newDice</comment>
        <extracomment>reroll.newDice (line)</extracomment>
        <translation>Puede que haya dados nuevos.</translation>
    </message>
    <message>
        <source>A reroll comes on board.</source>
        <comment>reroll.collected</comment>
        <extracomment>reroll.collected (line)
First beat of the briefing</extracomment>
        <translation>Llega una repetición a bordo.</translation>
    </message>
    <message>
        <source>A redraw comes on board.</source>
        <comment>reroll.collectedCards</comment>
        <extracomment>reroll.collectedCards (line)
Card version</extracomment>
        <translation>Llega un nuevo robo a bordo.</translation>
    </message>
    <message numerus="yes">
        <source>{n} coffees</source>
        <comment>onboard.coffees</comment>
        <extracomment>onboard.coffees (label, room 190 px)
One: {n} coffee</extracomment>
        <translation>
            <numerusform>{n} café</numerusform>
            <numerusform>{n} cafés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rerolls</source>
        <comment>onboard.rerolls</comment>
        <extracomment>onboard.rerolls (label, room 190 px)
One: {n} reroll</extracomment>
        <translation>
            <numerusform>{n} repetición</numerusform>
            <numerusform>{n} repeticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} redraws</source>
        <comment>onboard.redraws</comment>
        <extracomment>onboard.redraws (label, room 190 px)
One: {n} redraw
Card version</extracomment>
        <translation>
            <numerusform>{n} nuevo robo</numerusform>
            <numerusform>{n} nuevos robos</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear path</source>
        <comment>check.a.title</comment>
        <extracomment>check.a.title (label, room 330 px)</extracomment>
        <translation>Vía libre</translation>
    </message>
    <message>
        <source>planes still in the way</source>
        <comment>check.a.open</comment>
        <extracomment>check.a.open (label, room 330 px)</extracomment>
        <translation>aviones aún delante</translation>
    </message>
    <message>
        <source>planes on the approach</source>
        <comment>check.a.done</comment>
        <extracomment>check.a.done (label, room 330 px)</extracomment>
        <translation>aviones en la aproximación</translation>
    </message>
    <message>
        <source>Configuration</source>
        <comment>check.b.title</comment>
        <extracomment>check.b.title (label, room 330 px)</extracomment>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Gear</source>
        <comment>check.b.gear</comment>
        <extracomment>check.b.gear (label, room 330 px)
Running checklist</extracomment>
        <translation>Tren</translation>
    </message>
    <message>
        <source>{list} to go</source>
        <comment>check.b.gearToGo</comment>
        <extracomment>check.b.gearToGo (label, room 330 px)
{list} = ranges still open</extracomment>
        <translation>falta {list}</translation>
    </message>
    <message>
        <source>Flaps</source>
        <comment>check.b.flaps</comment>
        <extracomment>check.b.flaps (label, room 330 px)</extracomment>
        <translation>Flaps</translation>
    </message>
    <message>
        <source>next: {range}</source>
        <comment>check.b.flapsNext</comment>
        <extracomment>check.b.flapsNext (label, room 330 px)</extracomment>
        <translation>siguiente: {range}</translation>
    </message>
    <message>
        <source>gear {g} of 3, flaps {f} of 4</source>
        <comment>check.b.result</comment>
        <extracomment>check.b.result (label, room 330 px)</extracomment>
        <translation>tren {g} de 3, flaps {f} de 4</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>check.c.title</comment>
        <extracomment>check.c.title (label, room 330 px)</extracomment>
        <translation>Nivelado</translation>
    </message>
    <message>
        <source>marks off level</source>
        <comment>check.c.off</comment>
        <extracomment>check.c.off (label, room 330 px)</extracomment>
        <translation>marcas de desvío</translation>
    </message>
    <message>
        <source>Braking</source>
        <comment>check.d.title</comment>
        <extracomment>check.d.title (label, room 330 px)</extracomment>
        <translation>Frenada</translation>
    </message>
    <message>
        <source>first brake needs a 2</source>
        <comment>check.d.first</comment>
        <extracomment>check.d.first (label, room 330 px)
Running checklist; {value} = next brake</extracomment>
        <translation>el primer freno pide un 2</translation>
    </message>
    <message>
        <source>next brake: {value}</source>
        <comment>check.d.next</comment>
        <extracomment>check.d.next (label, room 330 px)</extracomment>
        <translation>siguiente freno: {value}</translation>
    </message>
    <message>
        <source>speed {speed}, brakes stop up to {limit}</source>
        <comment>check.d.result</comment>
        <extracomment>check.d.result (label, room 330 px)</extracomment>
        <translation>velocidad {speed}, frenos hasta {limit}</translation>
    </message>
    <message>
        <source>Intern trained</source>
        <comment>check.e.title</comment>
        <extracomment>check.e.title (label, room 330 px)
Module intern</extracomment>
        <translation>Becario formado</translation>
    </message>
    <message>
        <source>Ice brakes</source>
        <comment>check.f.title</comment>
        <extracomment>check.f.title (label, room 330 px)
Module ice brakes</extracomment>
        <translation>Frenos de hielo</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>check.notChecked</comment>
        <extracomment>check.notChecked (label)</extracomment>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>Gear pushes blue right. Flaps push orange right.</source>
        <comment>speed.hint1</comment>
        <extracomment>speed.hint1 (line)</extracomment>
        <translation>El tren mueve el azul; los flaps, el naranja.</translation>
    </message>
    <message>
        <source>Brakes count only when landing.</source>
        <comment>speed.hint2</comment>
        <extracomment>speed.hint2 (line)</extracomment>
        <translation>Los frenos solo cuentan al aterrizar.</translation>
    </message>
    <message>
        <source>You may talk again.</source>
        <comment>roundEnd.talk</comment>
        <extracomment>roundEnd.talk (line)</extracomment>
        <translation>Ya se puede hablar.</translation>
    </message>
    <message>
        <source>Hold together for the next round</source>
        <comment>roundEnd.next</comment>
        <extracomment>roundEnd.next (line)</extracomment>
        <translation>Mantener juntos para seguir</translation>
    </message>
    <message>
        <source>You may talk. Hold together to go on.</source>
        <comment>roundEnd.goOn</comment>
        <extracomment>roundEnd.goOn (line)
ours. Below the result of the eighth die</extracomment>
        <translation>Se puede hablar. Mantener juntos para seguir.</translation>
    </message>
    <message>
        <source>Hold together for the debrief</source>
        <comment>roundEnd.last</comment>
        <extracomment>roundEnd.last (line)
ours. End of the round at touchdown</extracomment>
        <translation>Mantener juntos para el debriefing</translation>
    </message>
    <message>
        <source>Altitude {alt} ft. {name} starts.</source>
        <comment>roundEnd.altitude</comment>
        <extracomment>roundEnd.altitude (line)</extracomment>
        <translation>Altitud {alt} ft. Empieza {name}.</translation>
    </message>
    <message>
        <source>Touchdown round. Speed against brakes.</source>
        <comment>roundEnd.final</comment>
        <extracomment>roundEnd.final (line)</extracomment>
        <translation>Ronda final. Velocidad contra frenos.</translation>
    </message>
    <message>
        <source>Holding over the airport. Hold up to speed {limit}.</source>
        <comment>roundEnd.holding</comment>
        <extracomment>roundEnd.holding (line)
Airport reached early</extracomment>
        <translation>Espera sobre el aeropuerto. Velocidad hasta {limit}.</translation>
    </message>
    <message>
        <source>Total trust. No briefing this round.</source>
        <comment>roundEnd.noTalk</comment>
        <extracomment>roundEnd.noTalk (line)
Module total trust</extracomment>
        <translation>Confianza total. Ronda sin briefing.</translation>
    </message>
    <message>
        <source>Landed.</source>
        <comment>debrief.won</comment>
        <extracomment>debrief.won (label, room 900 px)</extracomment>
        <translation>En tierra.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <comment>debrief.lost</comment>
        <extracomment>debrief.lost (label, room 900 px)</extracomment>
        <translation>Esta vez no.</translation>
    </message>
    <message>
        <source>{flight} · {level} · {mode}</source>
        <comment>debrief.meta</comment>
        <extracomment>debrief.meta (line)
{flight} · {level} · {mode}</extracomment>
        <translation>{flight} · {level} · {mode}</translation>
    </message>
    <message numerus="yes">
        <source>{pilot} and {copilot} · {n} minutes</source>
        <comment>debrief.crew</comment>
        <extracomment>debrief.crew (line)
One: {pilot} and {copilot} · {n} minute</extracomment>
        <translation>
            <numerusform>{pilot} y {copilot} · {n} minuto</numerusform>
            <numerusform>{pilot} y {copilot} · {n} minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} coffees left over</source>
        <comment>debrief.coffeesLeft</comment>
        <extracomment>debrief.coffeesLeft (label)
One: {n} coffee left over</extracomment>
        <translation>
            <numerusform>{n} café sobrante</numerusform>
            <numerusform>{n} cafés sobrantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} rerolls used</source>
        <comment>debrief.rerollsUsed</comment>
        <extracomment>debrief.rerollsUsed (label)
One: {n} of {total} rerolls used</extracomment>
        <translation>
            <numerusform>Repeticiones: {n} de {total}</numerusform>
            <numerusform>Repeticiones: {n} de {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} redraws used</source>
        <comment>debrief.redrawsUsed</comment>
        <extracomment>debrief.redrawsUsed (label)
One: {n} of {total} redraws used
Card version</extracomment>
        <translation>
            <numerusform>Nuevos robos: {n} de {total}</numerusform>
            <numerusform>Nuevos robos: {n} de {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>dice in the order they were placed</source>
        <comment>debrief.order</comment>
        <extracomment>debrief.order (label)</extracomment>
        <translation>dados en orden de colocación</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>debrief.row.speed</comment>
        <extracomment>debrief.row.speed (label, room 90 px)</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>debrief.row.dice</comment>
        <extracomment>debrief.row.dice (label, room 90 px)</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>debrief.row.cards</comment>
        <extracomment>debrief.row.cards (label, room 90 px)
Card version</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cleared</source>
        <comment>debrief.row.cleared</comment>
        <extracomment>debrief.row.cleared (label, room 90 px)</extracomment>
        <translation>Despejado</translation>
    </message>
    <message>
        <source>Deployed</source>
        <comment>debrief.row.deployed</comment>
        <extracomment>debrief.row.deployed (label, room 90 px)</extracomment>
        <translation>Activado</translation>
    </message>
    <message>
        <source>touchdown</source>
        <comment>debrief.touchdown</comment>
        <extracomment>debrief.touchdown (label, room 100 px)</extracomment>
        <translation>toma</translation>
    </message>
    <message>
        <source>Every die is public now. Step through the flight or plan the next one.</source>
        <comment>debrief.footer</comment>
        <extracomment>debrief.footer (line)</extracomment>
        <translation>Todos los dados son visibles. Repasa el vuelo o prepara el siguiente.</translation>
    </message>
    <message>
        <source>The {value} brake was still open.</source>
        <comment>debrief.idea.brake</comment>
        <extracomment>debrief.idea.brake (line)
Lost: one next idea</extracomment>
        <translation>Faltaba el freno {value}.</translation>
    </message>
    <message>
        <source>Gear {list} was still up.</source>
        <comment>debrief.idea.gear</comment>
        <extracomment>debrief.idea.gear (line)</extracomment>
        <translation>Tren {list} seguía arriba.</translation>
    </message>
    <message>
        <source>Flap {list} was still in.</source>
        <comment>debrief.idea.flap</comment>
        <extracomment>debrief.idea.flap (line)</extracomment>
        <translation>Flap {list} seguía dentro.</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes were still on the approach.</source>
        <comment>debrief.idea.planes</comment>
        <extracomment>debrief.idea.planes (line)
One: {n} plane was still on the approach.</extracomment>
        <translation>
            <numerusform>Quedaba {n} avión en la aproximación.</numerusform>
            <numerusform>Quedaban {n} aviones en la aproximación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plane was {n} marks off level.</source>
        <comment>debrief.idea.axis</comment>
        <extracomment>debrief.idea.axis (line)
One: The plane was {n} mark off level.</extracomment>
        <translation>
            <numerusform>El avión estaba a {n} marca del nivel.</numerusform>
            <numerusform>El avión estaba a {n} marcas del nivel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sitting mode: {mode}.</source>
        <comment>log.mode</comment>
        <extracomment>log.mode (line)
ours; public log</extracomment>
        <translation>Forma de jugar: {mode}.</translation>
    </message>
    <message>
        <source>Correct an error</source>
        <comment>correct.title</comment>
        <extracomment>correct.title (dialog)</extracomment>
        <translation>Corregir un error</translation>
    </message>
    <message>
        <source>Steps of this round, newest first</source>
        <comment>correct.list</comment>
        <extracomment>correct.list (line)</extracomment>
        <translation>Pasos de la ronda, recientes primero</translation>
    </message>
    <message>
        <source>Older</source>
        <comment>correct.older</comment>
        <extracomment>correct.older (dialog)</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>correct.reason</comment>
        <extracomment>correct.reason (dialog)</extracomment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>wrong space</source>
        <comment>correct.reason.space</comment>
        <extracomment>correct.reason.space (dialog)</extracomment>
        <translation>espacio erróneo</translation>
    </message>
    <message>
        <source>rule misread</source>
        <comment>correct.reason.rule</comment>
        <extracomment>correct.reason.rule (dialog)</extracomment>
        <translation>regla mal leída</translation>
    </message>
    <message>
        <source>wrong effect</source>
        <comment>correct.reason.effect</comment>
        <extracomment>correct.reason.effect (dialog)</extracomment>
        <translation>efecto erróneo</translation>
    </message>
    <message>
        <source>What changes</source>
        <comment>correct.preview</comment>
        <extracomment>correct.preview (dialog)</extracomment>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Hold together to agree</source>
        <comment>correct.agree</comment>
        <extracomment>correct.agree (line)</extracomment>
        <translation>Mantener juntos para aceptar</translation>
    </message>
    <message>
        <source>No change. {name} did not agree.</source>
        <comment>correct.declined</comment>
        <extracomment>correct.declined (line)</extracomment>
        <translation>Sin cambios. {name} no estuvo de acuerdo.</translation>
    </message>
    <message>
        <source>Corrected: back to die {n} ({reason})</source>
        <comment>correct.done</comment>
        <extracomment>correct.done (line)
Recorder and log</extracomment>
        <translation>Corregido: vuelta al dado {n} ({reason})</translation>
    </message>
    <message>
        <source>Corrected: back to the reroll ({reason})</source>
        <comment>correct.doneReroll</comment>
        <extracomment>correct.doneReroll (line)
ours; recorder and log</extracomment>
        <translation>Corregido: vuelta a la repetición ({reason})</translation>
    </message>
    <message>
        <source>Dice keep their values. Nothing is rolled again.</source>
        <comment>correct.honest</comment>
        <extracomment>correct.honest (line)</extracomment>
        <translation>Los dados conservan su valor. No se repite nada.</translation>
    </message>
    <message>
        <source>seen by the partner</source>
        <comment>correct.seen</comment>
        <extracomment>correct.seen (dialog)
Tooltip of the eye mark</extracomment>
        <translation>visto por el otro</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>pause.title</comment>
        <extracomment>pause.title (dialog)</extracomment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Everything is covered. The clock stands still.</source>
        <comment>pause.body</comment>
        <extracomment>pause.body (line)</extracomment>
        <translation>Todo está cubierto. El reloj está parado.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>pause.continue</comment>
        <extracomment>pause.continue (dialog)</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The flight is kept.</source>
        <comment>pause.kept</comment>
        <extracomment>pause.kept (line)</extracomment>
        <translation>El vuelo se guarda.</translation>
    </message>
    <message>
        <source>Saved dice stay sealed until each player opens their own visor.</source>
        <comment>resume.sealed</comment>
        <extracomment>resume.sealed (line)</extracomment>
        <translation>Los dados siguen ocultos hasta que cada cual abra su visera.</translation>
    </message>
    <message>
        <source>Saved dice stay sealed until the curtain opens for their owner.</source>
        <comment>resume.sealedCurtain</comment>
        <extracomment>resume.sealedCurtain (line)
ours. Curtain</extracomment>
        <translation>Los dados siguen ocultos hasta que la cortina se abra para su dueño.</translation>
    </message>
    <message>
        <source>Saved dice stay sealed until the flight goes on.</source>
        <comment>resume.sealedOpen</comment>
        <extracomment>resume.sealedOpen (line)
ours. Open cockpit</extracomment>
        <translation>Los dados siguen ocultos hasta que siga el vuelo.</translation>
    </message>
    <message>
        <source>{airport}, round {n} of {total}</source>
        <comment>resume.title</comment>
        <extracomment>resume.title (line)
Continue card</extracomment>
        <translation>{airport}, ronda {n} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>{alt} ft · {n} planes · {phase}</source>
        <comment>resume.meta</comment>
        <extracomment>resume.meta (line)
One: {alt} ft · {n} plane · {phase}
{phase} = phase.*</extracomment>
        <translation>
            <numerusform>{alt} ft · {n} avión · {phase}</numerusform>
            <numerusform>{alt} ft · {n} aviones · {phase}</numerusform>
        </translation>
    </message>
    <message>
        <source>Both take their seats. {name} is next.</source>
        <comment>resume.seats</comment>
        <extracomment>resume.seats (line)</extracomment>
        <translation>Cada cual a su sitio. Después va {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} landings in {flights} flights</source>
        <comment>start.landings</comment>
        <extracomment>start.landings (label)
One: {n} landing in {flights} flights
{flights} is always two or more here or use the singular of the app</extracomment>
        <translation>
            <numerusform>{n} aterrizaje en {flights} vuelos</numerusform>
            <numerusform>{n} aterrizajes en {flights} vuelos</numerusform>
        </translation>
    </message>
    <message>
        <source>The base landing: {rounds} rounds, {spaces} spaces, {planes} planes.</source>
        <comment>start.summary</comment>
        <extracomment>start.summary (line)</extracomment>
        <translation>Aterrizaje básico: {rounds} rondas, {spaces} casillas, {planes} aviones.</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>start.level</comment>
        <extracomment>start.level (label, room 180 px)</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level.easy</comment>
        <extracomment>level.easy (label, room 105 px)</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>calm sky</source>
        <comment>level.easy.caption</comment>
        <extracomment>level.easy.caption (label, room 105 px)</extracomment>
        <translation>cielo en calma</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>level.normal</comment>
        <extracomment>level.normal (label, room 105 px)</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>busy sky</source>
        <comment>level.normal.caption</comment>
        <extracomment>level.normal.caption (label, room 105 px)</extracomment>
        <translation>cielo lleno</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level.hard</comment>
        <extracomment>level.hard (label, room 105 px)</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>busy sky ×2</source>
        <comment>level.hard.caption</comment>
        <extracomment>level.hard.caption (label, room 105 px)</extracomment>
        <translation>cielo lleno ×2</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level.expert</comment>
        <extracomment>level.expert (label, room 105 px)</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>+ turbulence</source>
        <comment>level.expert.caption</comment>
        <extracomment>level.expert.caption (label, room 105 px)</extracomment>
        <translation>+ turbulencias</translation>
    </message>
    <message>
        <source>Seats</source>
        <comment>start.seats</comment>
        <extracomment>start.seats (label)</extracomment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How do you sit?</source>
        <comment>start.mode</comment>
        <extracomment>start.mode (label, room 400 px)</extracomment>
        <translation>Forma de jugar</translation>
    </message>
    <message>
        <source>Visors</source>
        <comment>mode.visors</comment>
        <extracomment>mode.visors (label, room 330 px)</extracomment>
        <translation>Viseras</translation>
    </message>
    <message>
        <source>Side by side. Each holds a key to look.</source>
        <comment>mode.visors.caption</comment>
        <extracomment>mode.visors.caption (label, room 330 px)</extracomment>
        <translation>Lado a lado. Cada cual pulsa su tecla y mira.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <comment>mode.curtain</comment>
        <extracomment>mode.curtain (label, room 330 px)</extracomment>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Pass the screen at every turn.</source>
        <comment>mode.curtain.caption</comment>
        <extracomment>mode.curtain.caption (label, room 330 px)</extracomment>
        <translation>La pantalla pasa en cada turno.</translation>
    </message>
    <message>
        <source>Open cockpit</source>
        <comment>mode.open</comment>
        <extracomment>mode.open (label, room 330 px)</extracomment>
        <translation>Cabina abierta</translation>
    </message>
    <message>
        <source>All dice face up. Good first flight.</source>
        <comment>mode.open.caption</comment>
        <extracomment>mode.open.caption (label, room 330 px)</extracomment>
        <translation>Todos los dados a la vista. Para empezar.</translation>
    </message>
    <message>
        <source>default</source>
        <comment>mode.default</comment>
        <extracomment>mode.default (label, room 330 px)</extracomment>
        <translation>estándar</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>start.game</comment>
        <extracomment>start.game (label, room 180 px)</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>game.dice</comment>
        <extracomment>game.dice (label, room 180 px)</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Final Approach</source>
        <comment>game.cards</comment>
        <extracomment>game.cards (label, room 180 px)
Name of the card version, not translated</extracomment>
        <translation>Final Approach</translation>
    </message>
    <message>
        <source>Variant</source>
        <comment>start.variant</comment>
        <extracomment>start.variant (label, room 180 px)</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Stopwatch {s} s</source>
        <comment>variant.stopwatch</comment>
        <extracomment>variant.stopwatch (label, room 180 px)</extracomment>
        <translation>Crono {s} s</translation>
    </message>
    <message>
        <source>Map</source>
        <comment>start.map</comment>
        <extracomment>start.map (label)</extracomment>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>List</source>
        <comment>start.list</comment>
        <extracomment>start.list (label)</extracomment>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Time is up. Dice behind the screens go back.</source>
        <comment>stopwatch.zero</comment>
        <extracomment>stopwatch.zero (line)</extracomment>
        <translation>Se acabó el tiempo. Los dados ocultos se retiran.</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>settings.language</comment>
        <extracomment>settings.language (dialog)</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>settings.theme</comment>
        <extracomment>settings.theme (dialog)</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>settings.theme.dark</comment>
        <extracomment>settings.theme.dark (dialog)</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>settings.theme.light</comment>
        <extracomment>settings.theme.light (dialog)</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>settings.theme.system</comment>
        <extracomment>settings.theme.system (dialog)</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Die faces</source>
        <comment>settings.faces</comment>
        <extracomment>settings.faces (dialog)</extracomment>
        <translation>Caras del dado</translation>
    </message>
    <message>
        <source>Card faces</source>
        <comment>settings.facesCards</comment>
        <extracomment>settings.facesCards (dialog)
ours. Card version</extracomment>
        <translation>Caras de las cartas</translation>
    </message>
    <message>
        <source>Pips</source>
        <comment>settings.faces.pips</comment>
        <extracomment>settings.faces.pips (dialog)</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Numerals</source>
        <comment>settings.faces.numerals</comment>
        <extracomment>settings.faces.numerals (dialog)</extracomment>
        <translation>Números</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>settings.faces.both</comment>
        <extracomment>settings.faces.both (dialog)</extracomment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Always show patterns</source>
        <comment>settings.patterns</comment>
        <extracomment>settings.patterns (dialog)</extracomment>
        <translation>Mostrar siempre tramas</translation>
    </message>
    <message>
        <source>Sticky look</source>
        <comment>settings.stickyLook</comment>
        <extracomment>settings.stickyLook (dialog)</extracomment>
        <translation>Visera que queda abierta</translation>
    </message>
    <message>
        <source>Hold time</source>
        <comment>settings.holdTime</comment>
        <extracomment>settings.holdTime (dialog)</extracomment>
        <translation>Tiempo de pulsación</translation>
    </message>
    <message>
        <source>Click twice, no drag</source>
        <comment>settings.clickClick</comment>
        <extracomment>settings.clickClick (dialog)</extracomment>
        <translation>Dos clics, sin arrastrar</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <comment>settings.reducedMotion</comment>
        <extracomment>settings.reducedMotion (dialog)</extracomment>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Text size</source>
        <comment>settings.textSize</comment>
        <extracomment>settings.textSize (dialog)</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <comment>settings.safeMode</comment>
        <extracomment>settings.safeMode (dialog)</extracomment>
        <translation>Modo seguro</translation>
    </message>
    <message>
        <source>Asks before a die ends the flight or does nothing.</source>
        <comment>settings.safeMode.caption</comment>
        <extracomment>settings.safeMode.caption (line)</extracomment>
        <translation>Pregunta antes de un dado fatal o sin efecto.</translation>
    </message>
    <message>
        <source>Asks before a card ends the flight or does nothing.</source>
        <comment>settings.safeMode.captionCards</comment>
        <extracomment>settings.safeMode.captionCards (line)
ours. Card version</extracomment>
        <translation>Pregunta antes de una carta fatal o sin efecto.</translation>
    </message>
    <message>
        <source>Coach lines</source>
        <comment>settings.coach</comment>
        <extracomment>settings.coach (dialog)</extracomment>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>settings.sound</comment>
        <extracomment>settings.sound (dialog)</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Cabin hum</source>
        <comment>settings.cabinHum</comment>
        <extracomment>settings.cabinHum (dialog)</extracomment>
        <translation>Ruido de cabina</translation>
    </message>
    <message>
        <source>Captions for sounds</source>
        <comment>settings.captions</comment>
        <extracomment>settings.captions (dialog)</extracomment>
        <translation>Subtítulos de sonidos</translation>
    </message>
    <message>
        <source>Speak values on a second key</source>
        <comment>settings.speechKey</comment>
        <extracomment>settings.speechKey (dialog)</extracomment>
        <translation>Leer valores con otra tecla</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>settings.fullScreen</comment>
        <extracomment>settings.fullScreen (dialog)</extracomment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <comment>help.search</comment>
        <extracomment>help.search (dialog)</extracomment>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <comment>hint.button</comment>
        <extracomment>hint.button (label)
Visor open</extracomment>
        <translation>¿Qué harías tú?</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <comment>school.skip</comment>
        <extracomment>school.skip (dialog)</extracomment>
        <translation>Saltar lección</translation>
    </message>
    <message>
        <source>Try again. Nothing was lost.</source>
        <comment>school.retry</comment>
        <extracomment>school.retry (line)</extracomment>
        <translation>Otra vez. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>{space}, {owner}, {state}</source>
        <comment>a11y.space</comment>
        <extracomment>a11y.space (line)
Parts joined with commas by the app</extracomment>
        <translation>{space}, {owner}, {state}</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a11y.empty</comment>
        <extracomment>a11y.empty (dialog)</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>legal</source>
        <comment>a11y.legal</comment>
        <extracomment>a11y.legal (dialog)</extracomment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>mandatory</source>
        <comment>a11y.mandatory</comment>
        <extracomment>a11y.mandatory (dialog)</extracomment>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>holds {v}</source>
        <comment>a11y.holds</comment>
        <extracomment>a11y.holds (dialog)</extracomment>
        <translation>tiene un {v}</translation>
    </message>
    <message>
        <source>lamp off</source>
        <comment>a11y.lampOff</comment>
        <extracomment>a11y.lampOff (dialog)</extracomment>
        <translation>luz apagada</translation>
    </message>
    <message>
        <source>lamp on</source>
        <comment>a11y.lampOn</comment>
        <extracomment>a11y.lampOn (dialog)</extracomment>
        <translation>luz encendida</translation>
    </message>
    <message>
        <source>{role} tray {letter}, covered</source>
        <comment>a11y.trayCovered</comment>
        <extracomment>a11y.trayCovered (dialog)</extracomment>
        <translation>{role}, bandeja {letter}, cubierto</translation>
    </message>
    <message>
        <source>spin</source>
        <comment>loss.name.spin</comment>
        <extracomment>loss.name.spin (line)
Short name of a loss, for the safe-mode question and the log</extracomment>
        <translation>barrena</translation>
    </message>
    <message>
        <source>collision</source>
        <comment>loss.name.collision</comment>
        <extracomment>loss.name.collision (line)</extracomment>
        <translation>colisión</translation>
    </message>
    <message>
        <source>overshoot</source>
        <comment>loss.name.overshoot</comment>
        <extracomment>loss.name.overshoot (line)</extracomment>
        <translation>sobrepasado</translation>
    </message>
    <message>
        <source>short of the runway</source>
        <comment>loss.name.short</comment>
        <extracomment>loss.name.short (line)</extracomment>
        <translation>corto de pista</translation>
    </message>
    <message>
        <source>overrun</source>
        <comment>loss.name.overrun</comment>
        <extracomment>loss.name.overrun (line)</extracomment>
        <translation>salida de pista</translation>
    </message>
    <message>
        <source>mandatory space empty</source>
        <comment>loss.name.mandatory</comment>
        <extracomment>loss.name.mandatory (line)</extracomment>
        <translation>espacio obligatorio vacío</translation>
    </message>
    <message>
        <source>wrong bank in a turn</source>
        <comment>loss.name.turn</comment>
        <extracomment>loss.name.turn (line)</extracomment>
        <translation>alabeo incorrecto</translation>
    </message>
    <message>
        <source>out of fuel</source>
        <comment>loss.name.kerosene</comment>
        <extracomment>loss.name.kerosene (line)</extracomment>
        <translation>sin combustible</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>loss.name.givenUp</comment>
        <extracomment>loss.name.givenUp (line)</extracomment>
        <translation>abandono</translation>
    </message>
    <message>
        <source>Busy sky: one more plane, right here.</source>
        <comment>result.busySky.here</comment>
        <extracomment>result.busySky.here (line)
Card version, an Ace: the plane appears on the own position</extracomment>
        <translation>Cielo lleno: un avión más, justo aquí.</translation>
    </message>
    <message>
        <source>Busy sky: one more plane at the airport.</source>
        <comment>result.busySky.airport</comment>
        <extracomment>result.busySky.airport (line)
Card version, the approach is shorter than the value</extracomment>
        <translation>Cielo lleno: un avión más en el aeropuerto.</translation>
    </message>
    <message>
        <source>{name}, press {key}</source>
        <comment>boarding.press</comment>
        <extracomment>boarding.press (line)
Each presses the own visor key once</extracomment>
        <translation>{name}, pulsa {key}</translation>
    </message>
    <message>
        <source>Both seats taken.</source>
        <comment>boarding.ready</comment>
        <extracomment>boarding.ready (line)
Both keys were seen</extracomment>
        <translation>Ambos asientos ocupados.</translation>
    </message>
    <message>
        <source>Enter skips this.</source>
        <comment>boarding.skip</comment>
        <extracomment>boarding.skip (line)</extracomment>
        <translation>Intro para saltar.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>check.d.none</comment>
        <extracomment>check.d.none (label, room 330 px)
Checklist value when no brake is set</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>This flight is over</source>
        <comment>refuse.over.1</comment>
        <extracomment>refuse.over.1 (line)
ours</extracomment>
        <translation>Este vuelo ha terminado</translation>
    </message>
    <message>
        <source>Both hold together to go on.</source>
        <comment>refuse.over.2</comment>
        <extracomment>refuse.over.2 (line)
ours</extracomment>
        <translation>Hay que mantener juntos para seguir.</translation>
    </message>
    <message>
        <source>Dice are placed after the roll</source>
        <comment>refuse.phase.briefing.1</comment>
        <extracomment>refuse.phase.briefing.1 (line)
ours</extracomment>
        <translation>Los dados se colocan tras la tirada</translation>
    </message>
    <message>
        <source>Both hold together to roll.</source>
        <comment>refuse.phase.briefing.2</comment>
        <extracomment>refuse.phase.briefing.2 (line)
ours</extracomment>
        <translation>Mantener juntos para tirar.</translation>
    </message>
    <message>
        <source>The dice are rolled already</source>
        <comment>refuse.phase.placement.1</comment>
        <extracomment>refuse.phase.placement.1 (line)
ours</extracomment>
        <translation>Los dados ya se han tirado</translation>
    </message>
    <message>
        <source>All dice of this round are down</source>
        <comment>refuse.phase.end.1</comment>
        <extracomment>refuse.phase.end.1 (line)
ours</extracomment>
        <translation>Ya están todos los dados de la ronda</translation>
    </message>
    <message>
        <source>Both hold together to go on.</source>
        <comment>refuse.phase.end.2</comment>
        <extracomment>refuse.phase.end.2 (line)
ours</extracomment>
        <translation>Hay que mantener juntos para seguir.</translation>
    </message>
    <message>
        <source>The reroll is still open</source>
        <comment>refuse.pending.reroll.1</comment>
        <extracomment>refuse.pending.reroll.1 (line)
ours</extracomment>
        <translation>La repetición sigue abierta</translation>
    </message>
    <message>
        <source>{name} chooses next.</source>
        <comment>refuse.pending.reroll.2</comment>
        <extracomment>refuse.pending.reroll.2 (line)
ours</extracomment>
        <translation>Ahora elige {name}.</translation>
    </message>
    <message>
        <source>The dice are still rolling</source>
        <comment>refuse.pending.roll.1</comment>
        <extracomment>refuse.pending.roll.1 (line)
ours</extracomment>
        <translation>Los dados aún ruedan</translation>
    </message>
    <message>
        <source>Wait until they lie.</source>
        <comment>refuse.pending.roll.2</comment>
        <extracomment>refuse.pending.roll.2 (line)
ours</extracomment>
        <translation>Espera a que se paren.</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <comment>refuse.chosen.1</comment>
        <extracomment>refuse.chosen.1 (line)
ours</extracomment>
        <translation>{name} ya ha elegido</translation>
    </message>
    <message>
        <source>No die lies here</source>
        <comment>refuse.noDie.1</comment>
        <extracomment>refuse.noDie.1 (line)
ours</extracomment>
        <translation>Aquí no hay ningún dado</translation>
    </message>
    <message>
        <source>Lift another die of this tray.</source>
        <comment>refuse.noDie.2</comment>
        <extracomment>refuse.noDie.2 (line)
ours</extracomment>
        <translation>Levanta otro dado de esta bandeja.</translation>
    </message>
    <message>
        <source>No die goes here</source>
        <comment>refuse.noSpace.1</comment>
        <extracomment>refuse.noSpace.1 (line)
ours</extracomment>
        <translation>Aquí no va ningún dado</translation>
    </message>
    <message>
        <source>Spaces are on the panels.</source>
        <comment>refuse.noSpace.2</comment>
        <extracomment>refuse.noSpace.2 (line)
ours</extracomment>
        <translation>Los espacios están en los paneles.</translation>
    </message>
    <message>
        <source>This space is closed for now</source>
        <comment>refuse.notHere.1</comment>
        <extracomment>refuse.notHere.1 (line)
ours</extracomment>
        <translation>Este espacio está cerrado por ahora</translation>
    </message>
    <message>
        <source>A rule of this flight keeps it closed.</source>
        <comment>refuse.notHere.2</comment>
        <extracomment>refuse.notHere.2 (line)
ours</extracomment>
        <translation>Una regla de este vuelo lo cierra.</translation>
    </message>
    <message>
        <source>One of these dice still has a space</source>
        <comment>refuse.legalLeft.1</comment>
        <extracomment>refuse.legalLeft.1 (line)
ours. Visor open only</extracomment>
        <translation>Uno de estos dados aún tiene espacio</translation>
    </message>
    <message>
        <source>A die is laid aside only when none fits.</source>
        <comment>refuse.legalLeft.2</comment>
        <extracomment>refuse.legalLeft.2 (line)
ours. Visor open only</extracomment>
        <translation>Solo se aparta un dado cuando ninguno encaja.</translation>
    </message>
    <message>
        <source>Dice are still to be placed</source>
        <comment>refuse.diceLeft.1</comment>
        <extracomment>refuse.diceLeft.1 (line)
ours</extracomment>
        <translation>Aún quedan dados por colocar</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice to go.</source>
        <comment>refuse.diceLeft.2</comment>
        <extracomment>refuse.diceLeft.2 (line)
One: {n} die to go.
ours</extracomment>
        <translation>
            <numerusform>Queda {n} dado.</numerusform>
            <numerusform>Quedan {n} dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>This space takes {list}</source>
        <comment>refuse.number.other.1</comment>
        <extracomment>refuse.number.other.1 (line)
ours. {list} = values joined with list.comma and list.and</extracomment>
        <translation>Este espacio admite {list}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <comment>list.comma</comment>
        <extracomment>list.comma (dialog)
ours. Joins the first items of a list; the last two are joined by list.and</extracomment>
        <translation>{a}, {b}</translation>
    </message>
    <message>
        <source>Round {n}. Altitude {alt} ft. {name} starts.</source>
        <comment>event.round</comment>
        <extracomment>event.round (line)
ours</extracomment>
        <translation>Ronda {n}. Altitud {alt} ft. Empieza {name}.</translation>
    </message>
    <message>
        <source>{name} starts this round.</source>
        <comment>event.starts</comment>
        <extracomment>event.starts (line)
ours</extracomment>
        <translation>{name} empieza esta ronda.</translation>
    </message>
    <message>
        <source>{name} has rolled.</source>
        <comment>event.rolled</comment>
        <extracomment>event.rolled (line)
ours</extracomment>
        <translation>{name} ha tirado.</translation>
    </message>
    <message>
        <source>{name} places {v} on {space}.</source>
        <comment>event.placed</comment>
        <extracomment>event.placed (line)
ours. The die is public now</extracomment>
        <translation>{name} coloca {v} en {space}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} spends {n} coffees.</source>
        <comment>event.spent</comment>
        <extracomment>event.spent (line)
One: {name} spends {n} coffee.
ours</extracomment>
        <translation>
            <numerusform>{name} gasta {n} café.</numerusform>
            <numerusform>{name} gasta {n} cafés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays a {v} aside.</source>
        <comment>event.aside</comment>
        <extracomment>event.aside (line)
ours. The die lies face up</extracomment>
        <translation>{name} aparta un {v}.</translation>
    </message>
    <message>
        <source>Our plane moves to the {ord} space.</source>
        <comment>event.advanced</comment>
        <extracomment>event.advanced (line)
ours. {ord} = ordinal.*, counted from the start of the approach</extracomment>
        <translation>Nuestro avión avanza a la {ord} casilla.</translation>
    </message>
    <message>
        <source>Our plane reaches the airport.</source>
        <comment>event.advancedAirport</comment>
        <extracomment>event.advancedAirport (line)
ours</extracomment>
        <translation>Nuestro avión llega al aeropuerto.</translation>
    </message>
    <message>
        <source>Speed {speed} on the runway.</source>
        <comment>event.landingSpeed</comment>
        <extracomment>event.landingSpeed (line)
ours. Final round</extracomment>
        <translation>Velocidad {speed} en la pista.</translation>
    </message>
    <message>
        <source>This is the {ord} space of the approach.</source>
        <comment>event.where</comment>
        <extracomment>event.where (line)
ours</extracomment>
        <translation>Es la {ord} casilla de la aproximación.</translation>
    </message>
    <message>
        <source>That space is clear now.</source>
        <comment>event.clearedHere</comment>
        <extracomment>event.clearedHere (line)
ours</extracomment>
        <translation>Esa casilla ya está libre.</translation>
    </message>
    <message>
        <source>One more mark is a spin.</source>
        <comment>event.oneMoreSpin</comment>
        <extracomment>event.oneMoreSpin (line)
ours. Below the movement of the axis</extracomment>
        <translation>Una marca más es barrena.</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes are still there.</source>
        <comment>event.leftHere</comment>
        <extracomment>event.leftHere (line)
One: {n} plane is still there.
ours</extracomment>
        <translation>
            <numerusform>Aún queda {n} avión ahí.</numerusform>
            <numerusform>Aún quedan {n} aviones ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Radio {value} is past the airport. No effect.</source>
        <comment>event.radioPast</comment>
        <extracomment>event.radioPast (line)
ours</extracomment>
        <translation>Radio {value}: pasado el aeropuerto. Sin efecto.</translation>
    </message>
    <message>
        <source>All three gear are down.</source>
        <comment>event.gearAll</comment>
        <extracomment>event.gearAll (line)
ours</extracomment>
        <translation>Los tres trenes están abajo.</translation>
    </message>
    <message>
        <source>All four flaps are out.</source>
        <comment>event.flapsAll</comment>
        <extracomment>event.flapsAll (line)
ours</extracomment>
        <translation>Los cuatro flaps están fuera.</translation>
    </message>
    <message>
        <source>All three brakes are set.</source>
        <comment>event.brakesAll</comment>
        <extracomment>event.brakesAll (line)
ours</extracomment>
        <translation>Los tres frenos están activados.</translation>
    </message>
    <message>
        <source>Altitude {alt} ft.</source>
        <comment>event.altitude</comment>
        <extracomment>event.altitude (line)
ours</extracomment>
        <translation>Altitud {alt} ft.</translation>
    </message>
    <message>
        <source>Touchdown altitude.</source>
        <comment>event.altitudeLand</comment>
        <extracomment>event.altitudeLand (line)
ours</extracomment>
        <translation>Altitud de toma de tierra.</translation>
    </message>
    <message>
        <source>All landing conditions hold.</source>
        <comment>event.won</comment>
        <extracomment>event.won (line)
ours</extracomment>
        <translation>Se cumplen todas las condiciones.</translation>
    </message>
    <message>
        <source>Not met: {list}.</source>
        <comment>event.failed</comment>
        <extracomment>event.failed (line)
ours. {list} = check.*.title joined</extracomment>
        <translation>Sin cumplir: {list}.</translation>
    </message>
    <message>
        <source>Too short. The airport was not reached.</source>
        <comment>event.shortAny</comment>
        <extracomment>event.shortAny (line)
ours. Distance not known</extracomment>
        <translation>Corto. No se llegó al aeropuerto.</translation>
    </message>
    <message>
        <source>Overrun. Too fast for the brakes.</source>
        <comment>event.overrunAny</comment>
        <extracomment>event.overrunAny (line)
ours. Speed not known</extracomment>
        <translation>Salida de pista. Demasiado rápido para los frenos.</translation>
    </message>
    <message>
        <source>A mandatory space was empty.</source>
        <comment>event.mandatoryMissed</comment>
        <extracomment>event.mandatoryMissed (line)
ours</extracomment>
        <translation>Un espacio obligatorio quedó vacío.</translation>
    </message>
    <message>
        <source>The Axis and the Engines were not set</source>
        <comment>lost.mandatory.both.1</comment>
        <extracomment>lost.mandatory.both.1 (line)
ours</extracomment>
        <translation>El eje y los motores quedaron vacíos</translation>
    </message>
    <message>
        <source>Round {n} of {total}. Altitude {alt} ft. {name} starts.</source>
        <comment>log.round</comment>
        <extracomment>log.round (line)
ours. Public log</extracomment>
        <translation>Ronda {n} de {total}. Altitud {alt} ft. Empieza {name}.</translation>
    </message>
    <message>
        <source>{name}: {v} on {space}.</source>
        <comment>log.placed</comment>
        <extracomment>log.placed (line)
ours. Public log</extracomment>
        <translation>{name}: {v} en {space}.</translation>
    </message>
    <message>
        <source>{name}: {to} on {space}, {v} before coffee.</source>
        <comment>log.placedCoffee</comment>
        <extracomment>log.placedCoffee (line)
ours. Public log</extracomment>
        <translation>{name}: {to} en {space}, {v} antes del café.</translation>
    </message>
    <message numerus="yes">
        <source>{name} spends {n} coffees, {left} left.</source>
        <comment>log.spent</comment>
        <extracomment>log.spent (line)
One: {name} spends {n} coffee, {left} left.
ours. Public log</extracomment>
        <translation>
            <numerusform>{name} gasta {n} café, quedan {left}.</numerusform>
            <numerusform>{name} gasta {n} cafés, quedan {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {v} laid aside. No effect.</source>
        <comment>log.aside</comment>
        <extracomment>log.aside (line)
ours. Public log</extracomment>
        <translation>{name}: {v} apartado. Sin efecto.</translation>
    </message>
    <message>
        <source>{place}. Pilot: {pilot}. Co-Pilot: {copilot}.</source>
        <comment>told.head</comment>
        <extracomment>told.head (line)
ours. Command line, first line of a printed flight</extracomment>
        <translation>{place}. Piloto: {pilot}. Copiloto: {copilot}.</translation>
    </message>
    <message>
        <source>Still in the air: round {round}, altitude {alt} ft. The dice stay covered until it has ended.</source>
        <comment>told.air</comment>
        <extracomment>told.air (line)
ours. Command line, a flight that has not ended</extracomment>
        <translation>Aún en el aire: ronda {round}, altitud {alt} ft. Los dados siguen cubiertos hasta que termine.</translation>
    </message>
    <message>
        <source>Still in the air: round {round}, altitude {alt} ft. The cards stay covered until it has ended.</source>
        <comment>told.airCards</comment>
        <extracomment>told.airCards (line)
ours. Card version</extracomment>
        <translation>Aún en el aire: ronda {round}, altitud {alt} ft. Las cartas siguen cubiertas hasta que termine.</translation>
    </message>
    <message>
        <source>Agreed on the way</source>
        <comment>told.notes</comment>
        <extracomment>told.notes (line)
ours. Command line, head of corrections and changes of the sitting mode</extracomment>
        <translation>Acordado por el camino</translation>
    </message>
    <message>
        <source>What was said</source>
        <comment>told.talk</comment>
        <extracomment>told.talk (line)
ours. Command line, head of the chat lines</extracomment>
        <translation>Lo que se dijo</translation>
    </message>
    <message>
        <source>{name} has {values}</source>
        <comment>told.hand</comment>
        <extracomment>told.hand (line)
ours. Command line, the dice behind the screen of a finished flight</extracomment>
        <translation>{name} tiene {values}</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>replay.title</comment>
        <extracomment>replay.title (dialog)
ours</extracomment>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>{place} · {result}</source>
        <comment>replay.meta</comment>
        <extracomment>replay.meta (dialog)
ours</extracomment>
        <translation>{place} · {result}</translation>
    </message>
    <message>
        <source>landed</source>
        <comment>replay.landed</comment>
        <extracomment>replay.landed (dialog)
ours. How a flight ended</extracomment>
        <translation>en tierra</translation>
    </message>
    <message>
        <source>not landed: {reason}</source>
        <comment>replay.notLanded</comment>
        <extracomment>replay.notLanded (dialog)
ours. {reason} = loss.name.*</extracomment>
        <translation>sin aterrizar: {reason}</translation>
    </message>
    <message>
        <source>Fly the same dice</source>
        <comment>replay.again</comment>
        <extracomment>replay.again (dialog)
ours</extracomment>
        <translation>Volar con los mismos dados</translation>
    </message>
    <message>
        <source>Fly the same cards</source>
        <comment>replay.againCards</comment>
        <extracomment>replay.againCards (dialog)
ours. Card version</extracomment>
        <translation>Volar con las mismas cartas</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>replay.log</comment>
        <extracomment>replay.log (title)
ours</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Both hands</source>
        <comment>replay.hands</comment>
        <extracomment>replay.hands (dialog)
ours</extracomment>
        <translation>Ambas manos</translation>
    </message>
    <message>
        <source>{name} holds nothing.</source>
        <comment>replay.empty</comment>
        <extracomment>replay.empty (dialog)
ours. For screen readers</extracomment>
        <translation>{name} no tiene nada.</translation>
    </message>
    <message>
        <source>rolled</source>
        <comment>replay.rolled</comment>
        <extracomment>replay.rolled (dialog)
ours. Below a name, beside the dice of the round</extracomment>
        <translation>tirados</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>replay.drew</comment>
        <extracomment>replay.drew (dialog)
ours. Card version</extracomment>
        <translation>robadas</translation>
    </message>
    <message>
        <source>next</source>
        <comment>replay.next</comment>
        <extracomment>replay.next (dialog)
ours. Below the die that is placed next</extracomment>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>Position in the flight</source>
        <comment>replay.scrub</comment>
        <extracomment>replay.scrub (dialog)
ours</extracomment>
        <translation>Punto del vuelo</translation>
    </message>
    <message>
        <source>Round {n}, die {number} of {total}</source>
        <comment>replay.where</comment>
        <extracomment>replay.where (dialog)
ours</extracomment>
        <translation>Ronda {n}, dado {number} de {total}</translation>
    </message>
    <message>
        <source>Round {n}, card {number} of {total}</source>
        <comment>replay.whereCards</comment>
        <extracomment>replay.whereCards (dialog)
ours. Card version</extracomment>
        <translation>Ronda {n}, carta {number} de {total}</translation>
    </message>
    <message>
        <source>Round {n}, briefing</source>
        <comment>replay.briefing</comment>
        <extracomment>replay.briefing (dialog)
ours</extracomment>
        <translation>Ronda {n}, briefing</translation>
    </message>
    <message>
        <source>Round {n}, the end</source>
        <comment>replay.end</comment>
        <extracomment>replay.end (dialog)
ours</extracomment>
        <translation>Ronda {n}, fin</translation>
    </message>
    <message>
        <source>speed {speed}, +{n}</source>
        <comment>replay.speed</comment>
        <extracomment>replay.speed (dialog)
ours. Below a round: speed and spaces moved; n is a number of spaces</extracomment>
        <translation>vel. {speed}, +{n}</translation>
    </message>
    <message>
        <source>speed {speed}, hold</source>
        <comment>replay.held</comment>
        <extracomment>replay.held (dialog)
ours. Below a round</extracomment>
        <translation>vel. {speed}, esperar</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay.play</comment>
        <extracomment>replay.play (dialog)
ours</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>replay.pause</comment>
        <extracomment>replay.pause (dialog)
ours</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{n}×</source>
        <comment>replay.times</comment>
        <extracomment>replay.times (dialog)
ours. Speed of the replay</extracomment>
        <translation>{n}×</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>replay.speedName</comment>
        <extracomment>replay.speedName (dialog)
ours. Speed of the replay</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Save as text</source>
        <comment>replay.text</comment>
        <extracomment>replay.text (dialog)
ours</extracomment>
        <translation>Guardar como texto</translation>
    </message>
    <message>
        <source>Save picture</source>
        <comment>replay.picture</comment>
        <extracomment>replay.picture (dialog)
ours</extracomment>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Save the flight as text</source>
        <comment>replay.textTitle</comment>
        <extracomment>replay.textTitle (dialog)
ours. File dialog</extracomment>
        <translation>Guardar el vuelo como texto</translation>
    </message>
    <message>
        <source>Save this moment as a picture</source>
        <comment>replay.pictureTitle</comment>
        <extracomment>replay.pictureTitle (dialog)
ours. File dialog</extracomment>
        <translation>Guardar este momento como imagen</translation>
    </message>
    <message>
        <source>Taken back: {text}</source>
        <comment>replay.takenBack</comment>
        <extracomment>replay.takenBack (dialog)
ours. For screen readers</extracomment>
        <translation>Deshecho: {text}</translation>
    </message>
    <message>
        <source>Landing chance</source>
        <comment>replay.chance</comment>
        <extracomment>replay.chance (title)
ours</extracomment>
        <translation>Opción de aterrizar</translation>
    </message>
    <message>
        <source>{n} of 100</source>
        <comment>replay.chanceNow</comment>
        <extracomment>replay.chanceNow (dialog)
ours. For screen readers</extracomment>
        <translation>{n} de 100</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <comment>export.done</comment>
        <extracomment>export.done (dialog)
ours</extracomment>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>{name} could not be written ({reason}).</source>
        <comment>export.failed</comment>
        <extracomment>export.failed (dialog)
ours</extracomment>
        <translation>No se pudo escribir {name} ({reason}).</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <comment>export.unknown</comment>
        <extracomment>export.unknown (dialog)
ours</extracomment>
        <translation>motivo desconocido</translation>
    </message>
    <message>
        <source>Logbook</source>
        <comment>logbook.title</comment>
        <extracomment>logbook.title (dialog)
ours</extracomment>
        <translation>Diario de vuelo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>logbook.all</comment>
        <extracomment>logbook.all (dialog)
ours. Which flights are listed</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Landed</source>
        <comment>logbook.landed</comment>
        <extracomment>logbook.landed (dialog)
ours. Which flights are listed</extracomment>
        <translation>En tierra</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>logbook.lost</comment>
        <extracomment>logbook.lost (dialog)
ours. Which flights are listed</extracomment>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>logbook.cards</comment>
        <extracomment>logbook.cards (dialog)
ours. Which flights are listed</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Which flights</source>
        <comment>logbook.which</comment>
        <extracomment>logbook.which (dialog)
ours</extracomment>
        <translation>Qué vuelos</translation>
    </message>
    <message>
        <source>Find</source>
        <comment>logbook.find</comment>
        <extracomment>logbook.find (dialog)
ours. Field that filters the flights</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Date</source>
        <comment>logbook.col.date</comment>
        <extracomment>logbook.col.date (dialog)
ours</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Flight</source>
        <comment>logbook.col.flight</comment>
        <extracomment>logbook.col.flight (dialog)
ours</extracomment>
        <translation>Vuelo</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>logbook.col.level</comment>
        <extracomment>logbook.col.level (dialog)
ours</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Pilot</source>
        <comment>logbook.col.pilot</comment>
        <extracomment>logbook.col.pilot (dialog)
ours</extracomment>
        <translation>Piloto</translation>
    </message>
    <message>
        <source>Co-Pilot</source>
        <comment>logbook.col.copilot</comment>
        <extracomment>logbook.col.copilot (dialog)
ours</extracomment>
        <translation>Copiloto</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>logbook.col.result</comment>
        <extracomment>logbook.col.result (dialog)
ours</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Min</source>
        <comment>logbook.col.minutes</comment>
        <extracomment>logbook.col.minutes (dialog)
ours. Minutes flown</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>logbook.today</comment>
        <extracomment>logbook.today (dialog)
ours</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>{reason}, {alt}</source>
        <comment>logbook.where</comment>
        <extracomment>logbook.where (dialog)
ours. Why a flight was lost, and at which altitude</extracomment>
        <translation>{reason}, {alt}</translation>
    </message>
    <message>
        <source>{date}: {flight}, {pilot} and {copilot}, {result}</source>
        <comment>logbook.spoken</comment>
        <extracomment>logbook.spoken (dialog)
ours. A row for screen readers</extracomment>
        <translation>{date}: {flight}, {pilot} y {copilot}, {result}</translation>
    </message>
    <message numerus="yes">
        <source>flights</source>
        <comment>logbook.flights</comment>
        <extracomment>logbook.flights (dialog)
One: flight
ours. Below a number</extracomment>
        <translation>
            <numerusform>vuelo</numerusform>
            <numerusform>vuelos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>landings</source>
        <comment>logbook.landings</comment>
        <extracomment>logbook.landings (dialog)
One: landing
ours. Below a number</extracomment>
        <translation>
            <numerusform>aterrizaje</numerusform>
            <numerusform>aterrizajes</numerusform>
        </translation>
    </message>
    <message>
        <source>since {date}</source>
        <comment>logbook.since</comment>
        <extracomment>logbook.since (dialog)
ours</extracomment>
        <translation>desde el {date}</translation>
    </message>
    <message>
        <source>all of today</source>
        <comment>logbook.sinceToday</comment>
        <extracomment>logbook.sinceToday (dialog)
ours</extracomment>
        <translation>todos de hoy</translation>
    </message>
    <message>
        <source>of {n}</source>
        <comment>logbook.ofAll</comment>
        <extracomment>logbook.ofAll (dialog)
ours. How many there are in all</extracomment>
        <translation>de {n}</translation>
    </message>
    <message numerus="yes">
        <source>airports landed</source>
        <comment>logbook.airports</comment>
        <extracomment>logbook.airports (dialog)
One: airport landed
ours. Beside a number</extracomment>
        <translation>
            <numerusform>aeropuerto logrado</numerusform>
            <numerusform>aeropuertos logrados</numerusform>
        </translation>
    </message>
    <message>
        <source>in a row now</source>
        <comment>logbook.inRow</comment>
        <extracomment>logbook.inRow (dialog)
ours. Landings one after another, beside a number</extracomment>
        <translation>seguidos ahora</translation>
    </message>
    <message>
        <source>longest: {n}</source>
        <comment>logbook.longest</comment>
        <extracomment>logbook.longest (dialog)
ours. Most landings one after another</extracomment>
        <translation>récord: {n}</translation>
    </message>
    <message>
        <source>{n} h</source>
        <comment>logbook.hours</comment>
        <extracomment>logbook.hours (dialog)
ours. Hours</extracomment>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} min</source>
        <comment>logbook.minutes</comment>
        <extracomment>logbook.minutes (dialog)
ours. Minutes</extracomment>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>in the air</source>
        <comment>logbook.inAir</comment>
        <extracomment>logbook.inAir (dialog)
ours. Beside a number of hours</extracomment>
        <translation>en el aire</translation>
    </message>
    <message>
        <source>{n} min a flight</source>
        <comment>logbook.each</comment>
        <extracomment>logbook.each (dialog)
ours</extracomment>
        <translation>{n} min por vuelo</translation>
    </message>
    <message>
        <source>Landings per airport</source>
        <comment>logbook.perAirport</comment>
        <extracomment>logbook.perAirport (title)
ours</extracomment>
        <translation>Aterrizajes por aeropuerto</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <comment>logbook.of</comment>
        <extracomment>logbook.of (dialog)
ours. Landings of flights</extracomment>
        <translation>{n} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>What ended {n} flights</source>
        <comment>logbook.ended</comment>
        <extracomment>logbook.ended (title)
One: What ended {n} flight
ours. Panel with the causes of losses</extracomment>
        <translation>
            <numerusform>Qué terminó {n} vuelo</numerusform>
            <numerusform>Qué terminó {n} vuelos</numerusform>
        </translation>
    </message>
    <message>
        <source>No flight was lost.</source>
        <comment>logbook.noLoss</comment>
        <extracomment>logbook.noLoss (dialog)
ours</extracomment>
        <translation>No se ha perdido ningún vuelo.</translation>
    </message>
    <message>
        <source>{cause}: {n}</source>
        <comment>logbook.count</comment>
        <extracomment>logbook.count (dialog)
ours. For screen readers</extracomment>
        <translation>{cause}: {n}</translation>
    </message>
    <message>
        <source>No flights yet</source>
        <comment>logbook.none</comment>
        <extracomment>logbook.none (dialog)
ours. Empty logbook</extracomment>
        <translation>Aún no hay vuelos</translation>
    </message>
    <message>
        <source>Every flight that ends is entered here, and can be replayed die by die.</source>
        <comment>logbook.noneBody</comment>
        <extracomment>logbook.noneBody (dialog)
ours. Empty logbook</extracomment>
        <translation>Cada vuelo terminado se anota aquí y puede repasarse dado a dado.</translation>
    </message>
    <message>
        <source>No flight fits.</source>
        <comment>logbook.noMatch</comment>
        <extracomment>logbook.noMatch (dialog)
ours. Nothing is left by the filter</extracomment>
        <translation>Ningún vuelo coincide.</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>logbook.replay</comment>
        <extracomment>logbook.replay (dialog)
ours. Opens the chosen flight</extracomment>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <comment>logbook.export</comment>
        <extracomment>logbook.export (dialog)
ours</extracomment>
        <translation>Exportar a CSV</translation>
    </message>
    <message>
        <source>Save the logbook as a table</source>
        <comment>logbook.exportTitle</comment>
        <extracomment>logbook.exportTitle (dialog)
ours. File dialog</extracomment>
        <translation>Guardar el diario como tabla</translation>
    </message>
    <message>
        <source>The file of this flight is gone: it cannot be replayed.</source>
        <comment>logbook.gone</comment>
        <extracomment>logbook.gone (dialog)
ours</extracomment>
        <translation>Falta el archivo de este vuelo: no se puede repasar.</translation>
    </message>
    <message>
        <source>Open a flight …</source>
        <comment>flight.open</comment>
        <extracomment>flight.open (dialog)
ours. Start screen</extracomment>
        <translation>Abrir un vuelo…</translation>
    </message>
    <message>
        <source>Open a flight</source>
        <comment>flight.openTitle</comment>
        <extracomment>flight.openTitle (dialog)
ours. File dialog</extracomment>
        <translation>Abrir un vuelo</translation>
    </message>
    <message>
        <source>Flights</source>
        <comment>flight.files</comment>
        <extracomment>flight.files (dialog)
ours. File dialog, kind of files</extracomment>
        <translation>Vuelos</translation>
    </message>
    <message>
        <source>Silence begins.</source>
        <comment>log.silence</comment>
        <extracomment>log.silence (line)
ours. Public log</extracomment>
        <translation>Empieza el silencio.</translation>
    </message>
    <message>
        <source>{name} has chosen.</source>
        <comment>log.chosen</comment>
        <extracomment>log.chosen (line)
ours. Public log; nothing is said about the marks</extracomment>
        <translation>{name} ha elegido.</translation>
    </message>
    <message>
        <source>The reroll is done. {name} is next.</source>
        <comment>log.rerolled</comment>
        <extracomment>log.rerolled (line)
ours. Public log</extracomment>
        <translation>Repetición hecha. Después va {name}.</translation>
    </message>
    <message>
        <source>The reroll is done.</source>
        <comment>log.rerolledNobody</comment>
        <extracomment>log.rerolledNobody (line)
ours. Public log</extracomment>
        <translation>Repetición hecha.</translation>
    </message>
    <message>
        <source>All dice are down. Talking is open.</source>
        <comment>log.allDown</comment>
        <extracomment>log.allDown (line)
ours. Public log</extracomment>
        <translation>Todos los dados colocados. Se puede hablar.</translation>
    </message>
    <message>
        <source>Not set: {spaces}.</source>
        <comment>log.mandatory</comment>
        <extracomment>log.mandatory (line)
ours. Public log; {spaces} = panel names joined</extracomment>
        <translation>Sin colocar: {spaces}.</translation>
    </message>
    <message>
        <source>Flight lost: {reason}.</source>
        <comment>log.lost</comment>
        <extracomment>log.lost (line)
ours. Public log; {reason} = loss.name.*</extracomment>
        <translation>Vuelo perdido: {reason}.</translation>
    </message>
    <message>
        <source>{panel} ({name})</source>
        <comment>log.panelOf</comment>
        <extracomment>log.panelOf (line)
ours. Public log: a panel and whose space of it</extracomment>
        <translation>{panel} ({name})</translation>
    </message>
    <message>
        <source>Flight lost. Not met: {list}.</source>
        <comment>log.lostFailed</comment>
        <extracomment>log.lostFailed (line)
ours. Public log; {list} = check.*.title joined</extracomment>
        <translation>Vuelo perdido. Sin cumplir: {list}.</translation>
    </message>
    <message>
        <source>Landed. All conditions hold.</source>
        <comment>log.won</comment>
        <extracomment>log.won (line)
ours. Public log</extracomment>
        <translation>En tierra. Se cumplen todas las condiciones.</translation>
    </message>
    <message>
        <source>not ready to land</source>
        <comment>loss.name.landing</comment>
        <extracomment>loss.name.landing (line)
ours</extracomment>
        <translation>sin preparar el aterrizaje</translation>
    </message>
    <message>
        <source>Pilot or Co-Pilot</source>
        <comment>a11y.both</comment>
        <extracomment>a11y.both (dialog)
ours</extracomment>
        <translation>Piloto o copiloto</translation>
    </message>
    <message>
        <source>Gear {a} or {b}</source>
        <comment>a11y.gear</comment>
        <extracomment>a11y.gear (dialog)
ours</extracomment>
        <translation>Tren {a} o {b}</translation>
    </message>
    <message>
        <source>Flap {a} or {b}</source>
        <comment>a11y.flap</comment>
        <extracomment>a11y.flap (dialog)
ours</extracomment>
        <translation>Flap {a} o {b}</translation>
    </message>
    <message>
        <source>Brake {value}</source>
        <comment>a11y.brake</comment>
        <extracomment>a11y.brake (dialog)
ours</extracomment>
        <translation>Freno {value}</translation>
    </message>
    <message>
        <source>{space} {n}</source>
        <comment>a11y.numbered</comment>
        <extracomment>a11y.numbered (dialog)
ours. Several alike: Radio 2, Concentration 3</extracomment>
        <translation>{space} {n}</translation>
    </message>
    <message numerus="yes">
        <source>legal with {n} coffees</source>
        <comment>a11y.legalCoffee</comment>
        <extracomment>a11y.legalCoffee (dialog)
One: legal with {n} coffee
ours. Visor open only</extracomment>
        <translation>
            <numerusform>permitido con {n} café</numerusform>
            <numerusform>permitido con {n} cafés</numerusform>
        </translation>
    </message>
    <message>
        <source>legal, no effect</source>
        <comment>a11y.legalNoEffect</comment>
        <extracomment>a11y.legalNoEffect (dialog)
ours</extracomment>
        <translation>permitido, sin efecto</translation>
    </message>
    <message>
        <source>{role} tray {letter}, empty</source>
        <comment>a11y.trayEmpty</comment>
        <extracomment>a11y.trayEmpty (dialog)
ours</extracomment>
        <translation>{role}, bandeja {letter}, vacía</translation>
    </message>
    <message>
        <source>{role} tray {letter}, shows {v}</source>
        <comment>a11y.trayOpen</comment>
        <extracomment>a11y.trayOpen (dialog)
ours. Only while the owner's visor is open</extracomment>
        <translation>{role}, bandeja {letter}, muestra {v}</translation>
    </message>
    <message>
        <source>marked for the reroll</source>
        <comment>a11y.trayMarked</comment>
        <extracomment>a11y.trayMarked (dialog)
ours. Only while the owner's visor is open</extracomment>
        <translation>marcado para repetir</translation>
    </message>
    <message>
        <source>lifted</source>
        <comment>a11y.lifted</comment>
        <extracomment>a11y.lifted (dialog)
ours. A die that is being moved</extracomment>
        <translation>levantado</translation>
    </message>
    <message>
        <source>Speed tape: {zones}, landing speed {limit}</source>
        <comment>a11y.tape</comment>
        <extracomment>a11y.tape (dialog)
ours. {zones} = a11y.tape.* joined</extracomment>
        <translation>Velocidad: {zones}, aterrizaje {limit}</translation>
    </message>
    <message>
        <source>hold up to {limit}</source>
        <comment>a11y.tape.hold</comment>
        <extracomment>a11y.tape.hold (dialog)
ours</extracomment>
        <translation>esperar hasta {limit}</translation>
    </message>
    <message>
        <source>one space {a} to {b}</source>
        <comment>a11y.tape.one</comment>
        <extracomment>a11y.tape.one (dialog)
ours</extracomment>
        <translation>una casilla de {a} a {b}</translation>
    </message>
    <message>
        <source>one space at {a}</source>
        <comment>a11y.tape.oneExact</comment>
        <extracomment>a11y.tape.oneExact (dialog)
ours</extracomment>
        <translation>una casilla con {a}</translation>
    </message>
    <message>
        <source>two spaces from {a}</source>
        <comment>a11y.tape.two</comment>
        <extracomment>a11y.tape.two (dialog)
ours</extracomment>
        <translation>dos casillas desde {a}</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <comment>a11y.tape.limit</comment>
        <extracomment>a11y.tape.limit (dialog)
ours</extracomment>
        <translation>hasta {limit}</translation>
    </message>
    <message>
        <source>Approach: {spaces}</source>
        <comment>a11y.approach</comment>
        <extracomment>a11y.approach (dialog)
ours. {spaces} = the parts below, joined with semicolons</extracomment>
        <translation>Aproximación: {spaces}</translation>
    </message>
    <message>
        <source>{space} {planes}</source>
        <comment>a11y.approach.part</comment>
        <extracomment>a11y.approach.part (dialog)
ours. {space} = our position, fourth space, airport</extracomment>
        <translation>{space} {planes}</translation>
    </message>
    <message>
        <source>our position</source>
        <comment>a11y.approach.own</comment>
        <extracomment>a11y.approach.own (dialog)
ours</extracomment>
        <translation>nuestra posición</translation>
    </message>
    <message>
        <source>our position over the airport</source>
        <comment>a11y.approach.ownAirport</comment>
        <extracomment>a11y.approach.ownAirport (dialog)
ours</extracomment>
        <translation>nuestra posición sobre el aeropuerto</translation>
    </message>
    <message>
        <source>{ord} space</source>
        <comment>a11y.approach.space</comment>
        <extracomment>a11y.approach.space (dialog)
ours</extracomment>
        <translation>{ord} casilla</translation>
    </message>
    <message>
        <source>airport</source>
        <comment>a11y.approach.airport</comment>
        <extracomment>a11y.approach.airport (dialog)
ours</extracomment>
        <translation>aeropuerto</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes</source>
        <comment>a11y.approach.planes</comment>
        <extracomment>a11y.approach.planes (dialog)
One: {n} plane
ours</extracomment>
        <translation>
            <numerusform>{n} avión</numerusform>
            <numerusform>{n} aviones</numerusform>
        </translation>
    </message>
    <message>
        <source>{a}; {b}</source>
        <comment>list.semicolon</comment>
        <extracomment>list.semicolon (dialog)
ours</extracomment>
        <translation>{a}; {b}</translation>
    </message>
    <message>
        <source>Axis level</source>
        <comment>a11y.axis.level</comment>
        <extracomment>a11y.axis.level (dialog)
ours</extracomment>
        <translation>Eje nivelado</translation>
    </message>
    <message numerus="yes">
        <source>Axis {n} marks toward the Pilot</source>
        <comment>a11y.axis.pilot</comment>
        <extracomment>a11y.axis.pilot (dialog)
One: Axis one mark toward the Pilot
ours</extracomment>
        <translation>
            <numerusform>Eje a una marca hacia el piloto</numerusform>
            <numerusform>Eje a {n} marcas hacia el piloto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Axis {n} marks toward the Co-Pilot</source>
        <comment>a11y.axis.copilot</comment>
        <extracomment>a11y.axis.copilot (dialog)
One: Axis one mark toward the Co-Pilot
ours</extracomment>
        <translation>
            <numerusform>Eje a una marca hacia el copiloto</numerusform>
            <numerusform>Eje a {n} marcas hacia el copiloto</numerusform>
        </translation>
    </message>
    <message>
        <source>Altitude {alt} ft, round {n} of {total}</source>
        <comment>a11y.altitude</comment>
        <extracomment>a11y.altitude (dialog)
ours</extracomment>
        <translation>Altitud {alt} ft, ronda {n} de {total}</translation>
    </message>
    <message>
        <source>Touchdown altitude, round {n} of {total}</source>
        <comment>a11y.altitudeLand</comment>
        <extracomment>a11y.altitudeLand (dialog)
ours</extracomment>
        <translation>Toma de tierra, ronda {n} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>{n} coffees on board</source>
        <comment>a11y.coffee</comment>
        <extracomment>a11y.coffee (dialog)
One: {n} coffee on board
ours</extracomment>
        <translation>
            <numerusform>{n} café a bordo</numerusform>
            <numerusform>{n} cafés a bordo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rerolls on board</source>
        <comment>a11y.reroll</comment>
        <extracomment>a11y.reroll (dialog)
One: {n} reroll on board
ours</extracomment>
        <translation>
            <numerusform>{n} repetición a bordo</numerusform>
            <numerusform>{n} repeticiones a bordo</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <comment>ordinal.1</comment>
        <extracomment>ordinal.1 (dialog)
ours. Of a space</extracomment>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>ordinal.2</comment>
        <extracomment>ordinal.2 (dialog)
ours. Of a space</extracomment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>ordinal.3</comment>
        <extracomment>ordinal.3 (dialog)
ours. Of a space</extracomment>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>ordinal.4</comment>
        <extracomment>ordinal.4 (dialog)
ours. Of a space</extracomment>
        <translation>4.ª</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>ordinal.5</comment>
        <extracomment>ordinal.5 (dialog)
ours. Of a space</extracomment>
        <translation>5.ª</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>ordinal.6</comment>
        <extracomment>ordinal.6 (dialog)
ours. Of a space</extracomment>
        <translation>6.ª</translation>
    </message>
    <message>
        <source>7th</source>
        <comment>ordinal.7</comment>
        <extracomment>ordinal.7 (dialog)
ours. Of a space</extracomment>
        <translation>7.ª</translation>
    </message>
    <message>
        <source>8th</source>
        <comment>ordinal.8</comment>
        <extracomment>ordinal.8 (dialog)
ours. Of a space</extracomment>
        <translation>8.ª</translation>
    </message>
    <message>
        <source>9th</source>
        <comment>ordinal.9</comment>
        <extracomment>ordinal.9 (dialog)
ours. Of a space</extracomment>
        <translation>9.ª</translation>
    </message>
    <message>
        <source>10th</source>
        <comment>ordinal.10</comment>
        <extracomment>ordinal.10 (dialog)
ours. Of a space</extracomment>
        <translation>10.ª</translation>
    </message>
    <message>
        <source>11th</source>
        <comment>ordinal.11</comment>
        <extracomment>ordinal.11 (dialog)
ours. Of a space</extracomment>
        <translation>11.ª</translation>
    </message>
    <message>
        <source>12th</source>
        <comment>ordinal.12</comment>
        <extracomment>ordinal.12 (dialog)
ours. Of a space</extracomment>
        <translation>12.ª</translation>
    </message>
    <message>
        <source>Name of the {role}</source>
        <comment>start.nameOf</comment>
        <extracomment>start.nameOf (dialog)
ours</extracomment>
        <translation>Nombre: {role}</translation>
    </message>
    <message>
        <source>View</source>
        <comment>start.view</comment>
        <extracomment>start.view (dialog)
ours</extracomment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Unofficial and fan-made, not connected with the game's publisher. For people who own the game.</source>
        <comment>start.unofficial</comment>
        <extracomment>start.unofficial (dialog)
ours</extracomment>
        <translation>No oficial, hecho por aficionados, sin relación con la editorial. Para quien tiene el juego.</translation>
    </message>
    <message>
        <source>Place anyway</source>
        <comment>button.placeAnyway</comment>
        <extracomment>button.placeAnyway (dialog)
ours</extracomment>
        <translation>Colocar igual</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button.done</comment>
        <extracomment>button.done (dialog)
ours</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Airport</source>
        <comment>start.col.airport</comment>
        <extracomment>start.col.airport (dialog)
ours</extracomment>
        <translation>Aeropuerto</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>start.col.rounds</comment>
        <extracomment>start.col.rounds (dialog)
ours</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Landed</source>
        <comment>start.col.landed</comment>
        <extracomment>start.col.landed (dialog)
ours</extracomment>
        <translation>En tierra</translation>
    </message>
    <message>
        <source>Flown</source>
        <comment>start.col.flown</comment>
        <extracomment>start.col.flown (dialog)
ours</extracomment>
        <translation>Volados</translation>
    </message>
    <message numerus="yes">
        <source>landed {n} times</source>
        <comment>start.landedTimes</comment>
        <extracomment>start.landedTimes (dialog)
One: landed once
ours</extracomment>
        <translation>
            <numerusform>un aterrizaje</numerusform>
            <numerusform>{n} aterrizajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flown {n} times, not landed</source>
        <comment>start.flownTimes</comment>
        <extracomment>start.flownTimes (dialog)
One: flown once, not landed
ours</extracomment>
        <translation>
            <numerusform>un vuelo, sin aterrizar</numerusform>
            <numerusform>{n} vuelos, sin aterrizar</numerusform>
        </translation>
    </message>
    <message>
        <source>not flown yet</source>
        <comment>start.notFlown</comment>
        <extracomment>start.notFlown (dialog)
ours</extracomment>
        <translation>aún sin volar</translation>
    </message>
    <message>
        <source>not landed yet</source>
        <comment>start.notLanded</comment>
        <extracomment>start.notLanded (dialog)
ours</extracomment>
        <translation>aún sin aterrizar</translation>
    </message>
    <message>
        <source>{code} {airport}, {level}, {state}</source>
        <comment>start.spoken</comment>
        <extracomment>start.spoken (dialog)
ours</extracomment>
        <translation>{code} {airport}, {level}, {state}</translation>
    </message>
    <message>
        <source>{code} {airport}, {state}</source>
        <comment>start.markName</comment>
        <extracomment>start.markName (dialog)
ours</extracomment>
        <translation>{code} {airport}, {state}</translation>
    </message>
    <message>
        <source>{n} of {total} landed</source>
        <comment>start.landedOf</comment>
        <extracomment>start.landedOf (dialog)
ours</extracomment>
        <translation>{n} de {total} logrados</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>start.europe</comment>
        <extracomment>start.europe (dialog)
ours</extracomment>
        <translation>Europa</translation>
    </message>
    <message>
        <source>{rounds} rounds, {spaces} spaces, {planes} planes.</source>
        <comment>start.summaryModules</comment>
        <extracomment>start.summaryModules (dialog)
ours</extracomment>
        <translation>{rounds} rondas, {spaces} casillas, {planes} aviones.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rerolls, at {list} ft.</source>
        <comment>start.rerolls</comment>
        <extracomment>start.rerolls (dialog)
One: One reroll, at {list} ft.
ours</extracomment>
        <translation>
            <numerusform>Una repetición, a {list} ft.</numerusform>
            <numerusform>{n} repeticiones, a {list} ft.</numerusform>
        </translation>
    </message>
    <message>
        <source>No reroll on this flight.</source>
        <comment>start.noReroll</comment>
        <extracomment>start.noReroll (dialog)
ours</extracomment>
        <translation>Sin repetición en este vuelo.</translation>
    </message>
    <message>
        <source>Planes on the approach, from the start: {list}</source>
        <comment>start.preview</comment>
        <extracomment>start.preview (dialog)
ours</extracomment>
        <translation>Aviones en la aproximación, desde la salida: {list}</translation>
    </message>
    <message>
        <source>Boarding closes the saved flight after asking.</source>
        <comment>start.boardCloses</comment>
        <extracomment>start.boardCloses (dialog)
ours</extracomment>
        <translation>Subir a bordo cierra el vuelo guardado, tras preguntar.</translation>
    </message>
    <message>
        <source>Close the saved flight?</source>
        <comment>start.boardAsk.title</comment>
        <extracomment>start.boardAsk.title (dialog)
ours</extracomment>
        <translation>¿Cerrar el vuelo guardado?</translation>
    </message>
    <message>
        <source>A flight is still under way. Boarding a new one puts it away for good.</source>
        <comment>start.boardAsk.body</comment>
        <extracomment>start.boardAsk.body (dialog)
ours</extracomment>
        <translation>Hay un vuelo en curso. Subir a otro lo retira para siempre.</translation>
    </message>
    <message>
        <source>Put the saved flight away?</source>
        <comment>start.overAsk.title</comment>
        <extracomment>start.overAsk.title (dialog)
ours</extracomment>
        <translation>¿Retirar el vuelo guardado?</translation>
    </message>
    <message>
        <source>It cannot be continued afterwards.</source>
        <comment>start.overAsk.body</comment>
        <extracomment>start.overAsk.body (dialog)
ours</extracomment>
        <translation>Después no se puede continuar.</translation>
    </message>
    <message>
        <source>Put it away</source>
        <comment>start.putAway</comment>
        <extracomment>start.putAway (dialog)
ours</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>all landed</source>
        <comment>start.mark.all</comment>
        <extracomment>start.mark.all (dialog)
ours</extracomment>
        <translation>todos logrados</translation>
    </message>
    <message>
        <source>some of its flights</source>
        <comment>start.mark.some</comment>
        <extracomment>start.mark.some (dialog)
ours</extracomment>
        <translation>algunos de sus vuelos</translation>
    </message>
    <message>
        <source>none yet</source>
        <comment>start.mark.none</comment>
        <extracomment>start.mark.none (dialog)
ours</extracomment>
        <translation>ninguno aún</translation>
    </message>
    <message>
        <source>Something follows after the end.</source>
        <comment>problem.json.more</comment>
        <extracomment>problem.json.more (dialog)
ours. Own airports</extracomment>
        <translation>Hay algo después del final.</translation>
    </message>
    <message>
        <source>There are too many values in this file.</source>
        <comment>problem.json.many</comment>
        <extracomment>problem.json.many (dialog)
ours. Own airports</extracomment>
        <translation>Este archivo tiene demasiados valores.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply here.</source>
        <comment>problem.json.deep</comment>
        <extracomment>problem.json.deep (dialog)
ours. Own airports</extracomment>
        <translation>Listas y objetos están demasiado anidados aquí.</translation>
    </message>
    <message>
        <source>This text is not written as JSON wants it.</source>
        <comment>problem.json.string</comment>
        <extracomment>problem.json.string (dialog)
ours. Own airports</extracomment>
        <translation>Este texto no está escrito como pide JSON.</translation>
    </message>
    <message>
        <source>This number is too long.</source>
        <comment>problem.json.long</comment>
        <extracomment>problem.json.long (dialog)
ours. Own airports</extracomment>
        <translation>Este número es demasiado largo.</translation>
    </message>
    <message>
        <source>A value is missing here, or it is not written as JSON wants it.</source>
        <comment>problem.json.value</comment>
        <extracomment>problem.json.value (dialog)
ours. Own airports</extracomment>
        <translation>Falta un valor aquí o no está escrito como pide JSON.</translation>
    </message>
    <message>
        <source>The file ends in the middle.</source>
        <comment>problem.json.ends</comment>
        <extracomment>problem.json.ends (dialog)
ours. Own airports</extracomment>
        <translation>El archivo termina a medias.</translation>
    </message>
    <message>
        <source>A name in double quotes is missing here.</source>
        <comment>problem.json.key</comment>
        <extracomment>problem.json.key (dialog)
ours. Own airports</extracomment>
        <translation>Falta aquí un nombre entre comillas dobles.</translation>
    </message>
    <message>
        <source>“{name}” stands here a second time.</source>
        <comment>problem.json.twice</comment>
        <extracomment>problem.json.twice (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» aparece aquí por segunda vez.</translation>
    </message>
    <message>
        <source>A colon is missing here.</source>
        <comment>problem.json.colon</comment>
        <extracomment>problem.json.colon (dialog)
ours. Own airports</extracomment>
        <translation>Faltan aquí dos puntos.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is missing here.</source>
        <comment>problem.json.comma</comment>
        <extracomment>problem.json.comma (dialog)
ours. Own airports</extracomment>
        <translation>Falta aquí una coma o un cierre.</translation>
    </message>
    <message>
        <source>The file is larger than {most}.</source>
        <comment>problem.file.large</comment>
        <extracomment>problem.file.large (dialog)
ours. Own airports</extracomment>
        <translation>El archivo supera {most}.</translation>
    </message>
    <message>
        <source>This line is not UTF-8 text.</source>
        <comment>problem.file.encoding</comment>
        <extracomment>problem.file.encoding (dialog)
ours. Own airports</extracomment>
        <translation>Esta línea no es texto UTF-8.</translation>
    </message>
    <message>
        <source>“format” says neither {airport} nor {flight}.</source>
        <comment>problem.file.unknown</comment>
        <extracomment>problem.file.unknown (dialog)
ours. Own airports</extracomment>
        <translation>«format» no dice ni {airport} ni {flight}.</translation>
    </message>
    <message>
        <source>“{name}” is missing.</source>
        <comment>problem.form.missing</comment>
        <extracomment>problem.form.missing (dialog)
ours. Own airports</extracomment>
        <translation>Falta «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is not a name that belongs here.</source>
        <comment>problem.form.extra</comment>
        <extracomment>problem.form.extra (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» no va aquí.</translation>
    </message>
    <message>
        <source>“{name}” must be one of {list}.</source>
        <comment>problem.form.choice</comment>
        <extracomment>problem.form.choice (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser uno de {list}.</translation>
    </message>
    <message>
        <source>“{name}” must be at least {bound}.</source>
        <comment>problem.form.least</comment>
        <extracomment>problem.form.least (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser al menos {bound}.</translation>
    </message>
    <message>
        <source>“{name}” must be at most {bound}.</source>
        <comment>problem.form.most</comment>
        <extracomment>problem.form.most (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser como mucho {bound}.</translation>
    </message>
    <message>
        <source>“{name}” needs at least {bound} entries.</source>
        <comment>problem.form.fewest</comment>
        <extracomment>problem.form.fewest (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» necesita al menos {bound} entradas.</translation>
    </message>
    <message>
        <source>“{name}” may have at most {bound} entries.</source>
        <comment>problem.form.many</comment>
        <extracomment>problem.form.many (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» admite {bound} entradas como mucho.</translation>
    </message>
    <message>
        <source>“{name}” must not be empty.</source>
        <comment>problem.form.empty</comment>
        <extracomment>problem.form.empty (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» no puede estar vacío.</translation>
    </message>
    <message>
        <source>“{name}” may have at most {bound} characters.</source>
        <comment>problem.form.long</comment>
        <extracomment>problem.form.long (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» admite {bound} caracteres como mucho.</translation>
    </message>
    <message>
        <source>“{name}” must be two to four capital letters or digits.</source>
        <comment>problem.form.code</comment>
        <extracomment>problem.form.code (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe tener de dos a cuatro mayúsculas o cifras.</translation>
    </message>
    <message>
        <source>“{name}” must be a number.</source>
        <comment>problem.form.kind.number</comment>
        <extracomment>problem.form.kind.number (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser un número.</translation>
    </message>
    <message>
        <source>“{name}” must be true or false.</source>
        <comment>problem.form.kind.bool</comment>
        <extracomment>problem.form.kind.bool (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser true o false.</translation>
    </message>
    <message>
        <source>“{name}” must be a text in double quotes.</source>
        <comment>problem.form.kind.text</comment>
        <extracomment>problem.form.kind.text (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser un texto entre comillas dobles.</translation>
    </message>
    <message>
        <source>“{name}” must be a list.</source>
        <comment>problem.form.kind.list</comment>
        <extracomment>problem.form.kind.list (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser una lista.</translation>
    </message>
    <message>
        <source>“{name}” must be an object in braces.</source>
        <comment>problem.form.kind.object</comment>
        <extracomment>problem.form.kind.object (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser un objeto entre llaves.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read.</source>
        <comment>problem.form.kind.other</comment>
        <extracomment>problem.form.kind.other (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» no se puede leer.</translation>
    </message>
    <message>
        <source>An airport is one object in braces.</source>
        <comment>problem.airport.object</comment>
        <extracomment>problem.airport.object (dialog)
ours. Own airports</extracomment>
        <translation>Un aeropuerto es un objeto entre llaves.</translation>
    </message>
    <message>
        <source>“{name}” must be plain text on one line.</source>
        <comment>problem.airport.plain</comment>
        <extracomment>problem.airport.plain (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» debe ser texto simple en una línea.</translation>
    </message>
    <message>
        <source>“{name}” is named twice.</source>
        <comment>problem.airport.twice</comment>
        <extracomment>problem.airport.twice (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» aparece dos veces.</translation>
    </message>
    <message>
        <source>Kerosene and its leak share the tank: take one.</source>
        <comment>problem.airport.together.tank</comment>
        <extracomment>problem.airport.together.tank (dialog)
ours. Own airports</extracomment>
        <translation>El queroseno y su fuga comparten el depósito: solo uno.</translation>
    </message>
    <message>
        <source>Wind and head wind share the ring: take one.</source>
        <comment>problem.airport.together.ring</comment>
        <extracomment>problem.airport.together.ring (dialog)
ours. Own airports</extracomment>
        <translation>El viento y el viento en cara comparten el anillo: solo uno.</translation>
    </message>
    <message>
        <source>Without engines nothing leaks.</source>
        <comment>problem.airport.together.leak</comment>
        <extracomment>problem.airport.together.leak (dialog)
ours. Own airports</extracomment>
        <translation>Sin motores no hay fuga.</translation>
    </message>
    <message>
        <source>Without engines there is no speed for the wind to change.</source>
        <comment>problem.airport.together.speed</comment>
        <extracomment>problem.airport.together.speed (dialog)
ours. Own airports</extracomment>
        <translation>Sin motores no hay velocidad que el viento cambie.</translation>
    </message>
    <message>
        <source>Kerosene, wind, intern and alarms do not all fit: the panel has three bays.</source>
        <comment>problem.airport.bays</comment>
        <extracomment>problem.airport.bays (dialog)
ours. Own airports</extracomment>
        <translation>Queroseno, viento, becario y alarmas no caben: hay tres huecos.</translation>
    </message>
    <message>
        <source>“{mark}” is set here, but “{name}” is not among the modules.</source>
        <comment>problem.airport.markAlone</comment>
        <extracomment>problem.airport.markAlone (dialog)
ours. Own airports</extracomment>
        <translation>Aquí está «{mark}», pero «{name}» no está entre los módulos.</translation>
    </message>
    <message>
        <source>“{name}” is among the modules, but no space shows it.</source>
        <comment>problem.airport.noMark.spaces</comment>
        <extracomment>problem.airport.noMark.spaces (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» está entre los módulos, pero ninguna casilla lo muestra.</translation>
    </message>
    <message>
        <source>“{name}” is among the modules, but no altitude shows it.</source>
        <comment>problem.airport.noMark.altitude</comment>
        <extracomment>problem.airport.noMark.altitude (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» está entre los módulos, pero ninguna altitud lo muestra.</translation>
    </message>
    <message>
        <source>“{name}” is among the modules, but “{field}” says nothing.</source>
        <comment>problem.airport.noNumber</comment>
        <extracomment>problem.airport.noNumber (dialog)
ours. Own airports</extracomment>
        <translation>«{name}» está entre los módulos, pero «{field}» no dice nada.</translation>
    </message>
    <message>
        <source>“{field}” goes with “{name}”, which is not among the modules.</source>
        <comment>problem.airport.numberAlone</comment>
        <extracomment>problem.airport.numberAlone (dialog)
ours. Own airports</extracomment>
        <translation>«{field}» va con «{name}», que no está entre los módulos.</translation>
    </message>
    <message>
        <source>Alarm {v} is there only once.</source>
        <comment>problem.airport.alarmTwice</comment>
        <extracomment>problem.airport.alarmTwice (dialog)
ours. Own airports</extracomment>
        <translation>La alarma {v} existe solo una vez.</translation>
    </message>
    <message>
        <source>With stuck landing gear there are only alarms 1, 4 and 6, not {v}.</source>
        <comment>problem.airport.alarmStuck</comment>
        <extracomment>problem.airport.alarmStuck (dialog)
ours. Own airports</extracomment>
        <translation>Con el tren atascado solo hay alarmas 1, 4 y 6, no {v}.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} abilities are left to choose from.</source>
        <comment>problem.airport.abilities</comment>
        <extracomment>problem.airport.abilities (dialog)
One: Only {n} ability is left to choose from.
ours. Own airports</extracomment>
        <translation>
            <numerusform>Solo queda {n} habilidad por elegir.</numerusform>
            <numerusform>Solo quedan {n} habilidades por elegir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first altitude must be {feet} ft.</source>
        <comment>problem.airport.top</comment>
        <extracomment>problem.airport.top (dialog)
ours. Own airports</extracomment>
        <translation>La primera altitud debe ser {feet} ft.</translation>
    </message>
    <message>
        <source>The next altitude must be {feet} ft.</source>
        <comment>problem.airport.steps</comment>
        <extracomment>problem.airport.steps (dialog)
ours. Own airports</extracomment>
        <translation>La siguiente altitud debe ser {feet} ft.</translation>
    </message>
    <message>
        <source>The last altitude must be 0 ft.</source>
        <comment>problem.airport.touchdown</comment>
        <extracomment>problem.airport.touchdown (dialog)
ours. Own airports</extracomment>
        <translation>La última altitud debe ser 0 ft.</translation>
    </message>
    <message>
        <source>There are {most} reroll tokens, and this is one more.</source>
        <comment>problem.airport.rerolls</comment>
        <extracomment>problem.airport.rerolls (dialog)
ours. Own airports</extracomment>
        <translation>Hay {most} fichas de repetición y esta sobra.</translation>
    </message>
    <message>
        <source>{n} planes are too many: there are {most} tokens.</source>
        <comment>problem.airport.planes</comment>
        <extracomment>problem.airport.planes (dialog)
ours. Own airports</extracomment>
        <translation>{n} aviones son demasiados: hay {most} fichas.</translation>
    </message>
    <message>
        <source>An axis mark is named twice.</source>
        <comment>problem.airport.axisTwice</comment>
        <extracomment>problem.airport.axisTwice (dialog)
ours. Own airports</extracomment>
        <translation>Una marca del eje aparece dos veces.</translation>
    </message>
    <message>
        <source>The plane never leaves the airport: no bank limit here.</source>
        <comment>problem.airport.axisLast</comment>
        <extracomment>problem.airport.axisLast (dialog)
ours. Own airports</extracomment>
        <translation>El avión nunca sale del aeropuerto: aquí no hay viraje.</translation>
    </message>
    <message>
        <source>Without engines the plane glides one space a round: this flight needs {n} spaces.</source>
        <comment>problem.airport.glide</comment>
        <extracomment>problem.airport.glide (dialog)
ours. Own airports</extracomment>
        <translation>Sin motores el avión planea una casilla por ronda: hacen falta {n} casillas.</translation>
    </message>
    <message>
        <source>With these bank limits it takes {need} rounds to the airport, and there are {n}.</source>
        <comment>problem.airport.bank</comment>
        <extracomment>problem.airport.bank (dialog)
ours. Own airports</extracomment>
        <translation>Con estos virajes hacen falta {need} rondas hasta el aeropuerto y hay {n}.</translation>
    </message>
    <message>
        <source>A landing needs {needed} dice, and only {thrown} are placed in this flight.</source>
        <comment>problem.airport.dice</comment>
        <extracomment>problem.airport.dice (dialog)
ours. Own airports</extracomment>
        <translation>Un aterrizaje exige {needed} dados y en este vuelo solo se colocan {thrown}.</translation>
    </message>
    <message>
        <source>All bank limits ask for the Pilot's side.</source>
        <comment>problem.airport.lean.pilot</comment>
        <extracomment>problem.airport.lean.pilot (dialog)
ours. Own airports</extracomment>
        <translation>Todos los virajes piden el lado del piloto.</translation>
    </message>
    <message>
        <source>All bank limits ask for the Co-Pilot's side.</source>
        <comment>problem.airport.lean.copilot</comment>
        <extracomment>problem.airport.lean.copilot (dialog)
ours. Own airports</extracomment>
        <translation>Todos los virajes piden el lado del copiloto.</translation>
    </message>
    <message numerus="yes">
        <source>Only {n} dice are left over for planes that the traffic dice add.</source>
        <comment>problem.airport.tight</comment>
        <extracomment>problem.airport.tight (dialog)
One: Only {n} die is left over for planes that the traffic dice add.
ours. Own airports</extracomment>
        <translation>
            <numerusform>Solo sobra {n} dado para los aviones de los dados de tráfico.</numerusform>
            <numerusform>Solo sobran {n} dados para los aviones de los dados de tráfico.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without engines the brakes are not needed.</source>
        <comment>problem.airport.noBrakes</comment>
        <extracomment>problem.airport.noBrakes (dialog)
ours. Own airports</extracomment>
        <translation>Sin motores no hacen falta frenos.</translation>
    </message>
    <message>
        <source>Own airports …</source>
        <comment>start.airports</comment>
        <extracomment>start.airports (label)
ours. Opens the editor</extracomment>
        <translation>Aeropuertos propios…</translation>
    </message>
    <message>
        <source>Own airport</source>
        <comment>editor.title</comment>
        <extracomment>editor.title (dialog)
ours. Own airports</extracomment>
        <translation>Aeropuerto propio</translation>
    </message>
    <message>
        <source>New</source>
        <comment>editor.new</comment>
        <extracomment>editor.new (dialog)
ours. Own airports</extracomment>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Open …</source>
        <comment>editor.open</comment>
        <extracomment>editor.open (dialog)
ours. Own airports</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>editor.save</comment>
        <extracomment>editor.save (dialog)
ours. Own airports</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as …</source>
        <comment>editor.saveAs</comment>
        <extracomment>editor.saveAs (dialog)
ours. Own airports</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Picture …</source>
        <comment>editor.export</comment>
        <extracomment>editor.export (dialog)
ours. Own airports</extracomment>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Test flight</source>
        <comment>editor.try</comment>
        <extracomment>editor.try (dialog)
ours. Own airports</extracomment>
        <translation>Vuelo de prueba</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>editor.undo</comment>
        <extracomment>editor.undo (dialog)
ours. Own airports</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>editor.redo</comment>
        <extracomment>editor.redo (dialog)
ours. Own airports</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>editor.back</comment>
        <extracomment>editor.back (dialog)
ours. Own airports</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>editor.code</comment>
        <extracomment>editor.code (dialog)
ours. Own airports</extracomment>
        <translation>Código</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>editor.name</comment>
        <extracomment>editor.name (dialog)
ours. Own airports</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>City</source>
        <comment>editor.city</comment>
        <extracomment>editor.city (dialog)
ours. Own airports</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Country</source>
        <comment>editor.country</comment>
        <extracomment>editor.country (dialog)
ours. Own airports</extracomment>
        <translation>País</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>editor.level</comment>
        <extracomment>editor.level (dialog)
ours. Own airports</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Spaces</source>
        <comment>editor.spaces</comment>
        <extracomment>editor.spaces (dialog)
ours. Own airports</extracomment>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Approach</source>
        <comment>editor.approach</comment>
        <extracomment>editor.approach (dialog)
ours. Own airports</extracomment>
        <translation>Aproximación</translation>
    </message>
    <message>
        <source>from the start to the airport</source>
        <comment>editor.approach.caption</comment>
        <extracomment>editor.approach.caption (dialog)
ours. Own airports</extracomment>
        <translation>de la salida al aeropuerto</translation>
    </message>
    <message>
        <source>start</source>
        <comment>editor.start</comment>
        <extracomment>editor.start (dialog)
ours. Own airports</extracomment>
        <translation>salida</translation>
    </message>
    <message>
        <source>airport</source>
        <comment>editor.airport</comment>
        <extracomment>editor.airport (dialog)
ours. Own airports</extracomment>
        <translation>aeropuerto</translation>
    </message>
    <message>
        <source>Space {n}</source>
        <comment>editor.spaceN</comment>
        <extracomment>editor.spaceN (dialog)
ours. Own airports</extracomment>
        <translation>Casilla {n}</translation>
    </message>
    <message>
        <source>planes</source>
        <comment>editor.planes</comment>
        <extracomment>editor.planes (dialog)
ours. Own airports</extracomment>
        <translation>aviones</translation>
    </message>
    <message>
        <source>no planes</source>
        <comment>editor.noPlanes</comment>
        <extracomment>editor.noPlanes (dialog)
ours. Own airports</extracomment>
        <translation>sin aviones</translation>
    </message>
    <message>
        <source>traffic dice</source>
        <comment>editor.dice</comment>
        <extracomment>editor.dice (dialog)
ours. Own airports</extracomment>
        <translation>dados de tráfico</translation>
    </message>
    <message>
        <source>alarms</source>
        <comment>editor.alarms</comment>
        <extracomment>editor.alarms (dialog)
ours. Own airports</extracomment>
        <translation>alarmas</translation>
    </message>
    <message>
        <source>alarms {n}</source>
        <comment>editor.alarmsN</comment>
        <extracomment>editor.alarmsN (dialog)
ours. Own airports</extracomment>
        <translation>alarmas {n}</translation>
    </message>
    <message>
        <source>no briefing</source>
        <comment>editor.trust</comment>
        <extracomment>editor.trust (dialog)
ours. Own airports</extracomment>
        <translation>sin briefing</translation>
    </message>
    <message>
        <source>briefing</source>
        <comment>editor.trustOff</comment>
        <extracomment>editor.trustOff (dialog)
ours. Own airports</extracomment>
        <translation>briefing</translation>
    </message>
    <message>
        <source>may leave at</source>
        <comment>editor.mayLeave</comment>
        <extracomment>editor.mayLeave (dialog)
ours. Own airports</extracomment>
        <translation>se sale con</translation>
    </message>
    <message>
        <source>never left</source>
        <comment>editor.neverLeft</comment>
        <extracomment>editor.neverLeft (dialog)
ours. Own airports</extracomment>
        <translation>no se sale</translation>
    </message>
    <message>
        <source>{n}</source>
        <comment>editor.mark</comment>
        <extracomment>editor.mark (dialog)
ours. Own airports</extracomment>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{name}: fewer</source>
        <comment>editor.less</comment>
        <extracomment>editor.less (dialog)
ours. Own airports</extracomment>
        <translation>{name}: menos</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <comment>editor.more</comment>
        <extracomment>editor.more (dialog)
ours. Own airports</extracomment>
        <translation>{name}: más</translation>
    </message>
    <message>
        <source>Modules</source>
        <comment>editor.modules</comment>
        <extracomment>editor.modules (dialog)
ours. Own airports</extracomment>
        <translation>Módulos</translation>
    </message>
    <message>
        <source>three bays: {n} of 3 used</source>
        <comment>editor.bays</comment>
        <extracomment>editor.bays (dialog)
ours. Own airports</extracomment>
        <translation>tres huecos: {n} de 3 usados</translation>
    </message>
    <message>
        <source>Abilities</source>
        <comment>editor.abilities</comment>
        <extracomment>editor.abilities (dialog)
ours. Own airports</extracomment>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Altitude</source>
        <comment>editor.altitude</comment>
        <extracomment>editor.altitude (dialog)
ours. Own airports</extracomment>
        <translation>Altitud</translation>
    </message>
    <message>
        <source>LAND</source>
        <comment>editor.land</comment>
        <extracomment>editor.land (dialog)
ours. Own airports</extracomment>
        <translation>PISTA</translation>
    </message>
    <message>
        <source>reroll token</source>
        <comment>editor.token</comment>
        <extracomment>editor.token (dialog)
ours. Own airports</extracomment>
        <translation>ficha de repetición</translation>
    </message>
    <message>
        <source>turbulence</source>
        <comment>editor.turbulence</comment>
        <extracomment>editor.turbulence (dialog)
ours. Own airports</extracomment>
        <translation>turbulencias</translation>
    </message>
    <message>
        <source>bad visibility</source>
        <comment>editor.visibility</comment>
        <extracomment>editor.visibility (dialog)
ours. Own airports</extracomment>
        <translation>mala visibilidad</translation>
    </message>
    <message>
        <source>How it will look</source>
        <comment>editor.look</comment>
        <extracomment>editor.look (dialog)
ours. Own airports</extracomment>
        <translation>Cómo se verá</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>editor.check</comment>
        <extracomment>editor.check (dialog)
ours. Own airports</extracomment>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Random airport</source>
        <comment>editor.random</comment>
        <extracomment>editor.random (dialog)
ours. Own airports</extracomment>
        <translation>Aeropuerto al azar</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>editor.random.easy</comment>
        <extracomment>editor.random.easy (dialog)
ours. Own airports</extracomment>
        <translation>tranquilo</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>editor.random.hard</comment>
        <extracomment>editor.random.hard (dialog)
ours. Own airports</extracomment>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>editor.random.seed</comment>
        <extracomment>editor.random.seed (dialog)
ours. Own airports</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>New random airport</source>
        <comment>editor.random.new</comment>
        <extracomment>editor.random.new (dialog)
ours. Own airports</extracomment>
        <translation>Otro aeropuerto al azar</translation>
    </message>
    <message>
        <source>Same seed</source>
        <comment>editor.random.again</comment>
        <extracomment>editor.random.again (dialog)
ours. Own airports</extracomment>
        <translation>Misma semilla</translation>
    </message>
    <message>
        <source>Difficulty, {n} of 100</source>
        <comment>editor.random.slider</comment>
        <extracomment>editor.random.slider (dialog)
ours. Own airports</extracomment>
        <translation>Dificultad, {n} de 100</translation>
    </message>
    <message>
        <source>The same seed and difficulty give the same airport.</source>
        <comment>editor.random.caption</comment>
        <extracomment>editor.random.caption (dialog)
ours. Own airports</extracomment>
        <translation>La misma semilla y dificultad dan el mismo aeropuerto.</translation>
    </message>
    <message>
        <source>{spaces} spaces can be flown in {rounds} rounds</source>
        <comment>editor.ok.rounds</comment>
        <extracomment>editor.ok.rounds (dialog)
ours. Own airports</extracomment>
        <translation>{spaces} casillas se vuelan en {rounds} rondas</translation>
    </message>
    <message>
        <source>{n} of {most} plane tokens on the track</source>
        <comment>editor.ok.planes</comment>
        <extracomment>editor.ok.planes (dialog)
ours. Own airports</extracomment>
        <translation>{n} de {most} fichas de avión puestas</translation>
    </message>
    <message>
        <source>{n} of {most} plane tokens on the track, dice add more</source>
        <comment>editor.ok.planesDice</comment>
        <extracomment>editor.ok.planesDice (dialog)
ours. Own airports</extracomment>
        <translation>{n} de {most} fichas de avión puestas, los dados añaden más</translation>
    </message>
    <message>
        <source>{thrown} dice are placed, a landing needs {needed}</source>
        <comment>editor.ok.dice</comment>
        <extracomment>editor.ok.dice (dialog)
ours. Own airports</extracomment>
        <translation>se colocan {thrown} dados, aterrizar exige {needed}</translation>
    </message>
    <message>
        <source>not with {name}</source>
        <comment>editor.apart</comment>
        <extracomment>editor.apart (dialog)
ours. Own airports</extracomment>
        <translation>no con {name}</translation>
    </message>
    <message>
        <source>all three bays are used</source>
        <comment>editor.noBay</comment>
        <extracomment>editor.noBay (dialog)
ours. Own airports</extracomment>
        <translation>los tres huecos están usados</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <comment>editor.saved</comment>
        <extracomment>editor.saved (dialog)
ours. Own airports</extracomment>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Picture saved as {name}.</source>
        <comment>editor.exported</comment>
        <extracomment>editor.exported (dialog)
ours. Own airports</extracomment>
        <translation>Imagen guardada como {name}.</translation>
    </message>
    <message>
        <source>Opened {name}.</source>
        <comment>editor.opened</comment>
        <extracomment>editor.opened (dialog)
ours. Own airports</extracomment>
        <translation>Abierto: {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <comment>editor.cannotSave</comment>
        <extracomment>editor.cannotSave (dialog)
ours. Own airports</extracomment>
        <translation>No se pudo guardar la imagen.</translation>
    </message>
    <message>
        <source>Mend what the check says first.</source>
        <comment>editor.cannotTry</comment>
        <extracomment>editor.cannotTry (dialog)
ours. Own airports</extracomment>
        <translation>Corrige antes lo que dice la comprobación.</translation>
    </message>
    <message>
        <source>Saved as {name}. It cannot be flown yet.</source>
        <comment>editor.savedWith</comment>
        <extracomment>editor.savedWith (dialog)
ours. Own airports</extracomment>
        <translation>Guardado como {name}. Aún no se puede volar.</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <comment>editor.ask.title</comment>
        <extracomment>editor.ask.title (dialog)
ours. Own airports</extracomment>
        <translation>¿Salir sin guardar?</translation>
    </message>
    <message>
        <source>The changes of this airport are lost then.</source>
        <comment>editor.ask.body</comment>
        <extracomment>editor.ask.body (dialog)
ours. Own airports</extracomment>
        <translation>Se perderán los cambios de este aeropuerto.</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>editor.ask.yes</comment>
        <extracomment>editor.ask.yes (dialog)
ours. Own airports</extracomment>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <comment>editor.ask.no</comment>
        <extracomment>editor.ask.no (dialog)
ours. Own airports</extracomment>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Start from another airport?</source>
        <comment>editor.over.title</comment>
        <extracomment>editor.over.title (dialog)
ours. Own airports</extracomment>
        <translation>¿Partir de otro aeropuerto?</translation>
    </message>
    <message>
        <source>The changes of this airport are not saved. Undo brings them back.</source>
        <comment>editor.over.body</comment>
        <extracomment>editor.over.body (dialog)
ours. Own airports</extracomment>
        <translation>Los cambios no están guardados. Deshacer los recupera.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>editor.over.yes</comment>
        <extracomment>editor.over.yes (dialog)
ours. Own airports</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <comment>editor.badFile.title</comment>
        <extracomment>editor.badFile.title (dialog)
ours. Own airports</extracomment>
        <translation>Este archivo no se puede usar</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>editor.badFile.ok</comment>
        <extracomment>editor.badFile.ok (dialog)
ours. Own airports</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Airports (*.json)</source>
        <comment>editor.files</comment>
        <extracomment>editor.files (dialog)
ours. Own airports</extracomment>
        <translation>Aeropuertos (*.json)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>editor.pictures</comment>
        <extracomment>editor.pictures (dialog)
ours. Own airports</extracomment>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>not saved</source>
        <comment>editor.unsaved</comment>
        <extracomment>editor.unsaved (dialog)
ours. Own airports</extracomment>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>{space}: may leave at {mark}</source>
        <comment>editor.spoken.mark</comment>
        <extracomment>editor.spoken.mark (dialog)
ours. Own airports</extracomment>
        <translation>{space}: se sale con {mark}</translation>
    </message>
    <message>
        <source>{n} to the Pilot</source>
        <comment>editor.spoken.pilot</comment>
        <extracomment>editor.spoken.pilot (dialog)
ours. Own airports</extracomment>
        <translation>{n} hacia el piloto</translation>
    </message>
    <message>
        <source>{n} to the Co-Pilot</source>
        <comment>editor.spoken.copilot</comment>
        <extracomment>editor.spoken.copilot (dialog)
ours. Own airports</extracomment>
        <translation>{n} hacia el copiloto</translation>
    </message>
    <message>
        <source>level</source>
        <comment>editor.spoken.level</comment>
        <extracomment>editor.spoken.level (dialog)
ours. Own airports</extracomment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>editor.undo.field</comment>
        <extracomment>editor.undo.field (dialog)
ours. Own airports</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>module {name}</source>
        <comment>editor.undo.module</comment>
        <extracomment>editor.undo.module (dialog)
ours. Own airports</extracomment>
        <translation>módulo {name}</translation>
    </message>
    <message>
        <source>random airport</source>
        <comment>editor.undo.random</comment>
        <extracomment>editor.undo.random (dialog)
ours. Own airports</extracomment>
        <translation>aeropuerto al azar</translation>
    </message>
    <message>
        <source>new airport</source>
        <comment>editor.undo.new</comment>
        <extracomment>editor.undo.new (dialog)
ours. Own airports</extracomment>
        <translation>aeropuerto nuevo</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>editor.clock</comment>
        <extracomment>editor.clock (dialog)
ours. Own airports</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Clock {n} s</source>
        <comment>editor.clockN</comment>
        <extracomment>editor.clockN (dialog)
ours. Own airports</extracomment>
        <translation>Reloj {n} s</translation>
    </message>
    <message>
        <source>Own airport</source>
        <comment>editor.card</comment>
        <extracomment>editor.card (dialog)
ours. Own airports</extracomment>
        <translation>Aeropuerto propio</translation>
    </message>
    <message>
        <source>off</source>
        <comment>editor.moduleOff</comment>
        <extracomment>editor.moduleOff (dialog)
ours. Own airports</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <comment>editor.moduleOn</comment>
        <extracomment>editor.moduleOn (dialog)
ours. Own airports</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>Kerosene</source>
        <comment>editor.module.kerosene</comment>
        <extracomment>editor.module.kerosene (dialog)
ours. Own airports</extracomment>
        <translation>Queroseno</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>editor.module.kerosene-leak</comment>
        <extracomment>editor.module.kerosene-leak (dialog)
ours. Own airports</extracomment>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>editor.module.wind</comment>
        <extracomment>editor.module.wind (dialog)
ours. Own airports</extracomment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Head wind</source>
        <comment>editor.module.headwind</comment>
        <extracomment>editor.module.headwind (dialog)
ours. Own airports</extracomment>
        <translation>Viento en cara</translation>
    </message>
    <message>
        <source>Intern</source>
        <comment>editor.module.intern</comment>
        <extracomment>editor.module.intern (dialog)
ours. Own airports</extracomment>
        <translation>Becario</translation>
    </message>
    <message>
        <source>Alarms</source>
        <comment>editor.module.alarms</comment>
        <extracomment>editor.module.alarms (dialog)
ours. Own airports</extracomment>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Ice brakes</source>
        <comment>editor.module.ice-brakes</comment>
        <extracomment>editor.module.ice-brakes (dialog)
ours. Own airports</extracomment>
        <translation>Frenos de hielo</translation>
    </message>
    <message>
        <source>No engines</source>
        <comment>editor.module.engine-loss</comment>
        <extracomment>editor.module.engine-loss (dialog)
ours. Own airports</extracomment>
        <translation>Sin motores</translation>
    </message>
    <message>
        <source>Gear stuck</source>
        <comment>editor.module.stuck-landing-gear</comment>
        <extracomment>editor.module.stuck-landing-gear (dialog)
ours. Own airports</extracomment>
        <translation>Tren atascado</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>editor.module.real-time</comment>
        <extracomment>editor.module.real-time (dialog)
ours. Own airports</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>From 5 000</source>
        <comment>editor.module.start-5000</comment>
        <extracomment>editor.module.start-5000 (dialog)
ours. Own airports</extracomment>
        <translation>Desde 5 000</translation>
    </message>
    <message>
        <source>Penguins</source>
        <comment>editor.module.penguins</comment>
        <extracomment>editor.module.penguins (dialog)
ours. Own airports</extracomment>
        <translation>Pingüinos</translation>
    </message>
    <message>
        <source>Traffic dice</source>
        <comment>editor.module.traffic</comment>
        <extracomment>editor.module.traffic (dialog)
ours. Own airports</extracomment>
        <translation>Dados de tráfico</translation>
    </message>
    <message>
        <source>Bank limits</source>
        <comment>editor.module.turns</comment>
        <extracomment>editor.module.turns (dialog)
ours. Own airports</extracomment>
        <translation>Virajes</translation>
    </message>
    <message>
        <source>Total trust</source>
        <comment>editor.module.total-trust</comment>
        <extracomment>editor.module.total-trust (dialog)
ours. Own airports</extracomment>
        <translation>Confianza total</translation>
    </message>
    <message>
        <source>Turbulence</source>
        <comment>editor.module.turbulence</comment>
        <extracomment>editor.module.turbulence (dialog)
ours. Own airports</extracomment>
        <translation>Turbulencias</translation>
    </message>
    <message>
        <source>Bad visibility</source>
        <comment>editor.module.bad-visibility</comment>
        <extracomment>editor.module.bad-visibility (dialog)
ours. Own airports</extracomment>
        <translation>Mala visibilidad</translation>
    </message>
    <message>
        <source>Abilities</source>
        <comment>editor.module.special-abilities</comment>
        <extracomment>editor.module.special-abilities (dialog)
ours. Own airports</extracomment>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Start over</source>
        <comment>button.startOver</comment>
        <extracomment>button.startOver (dialog)
ours</extracomment>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>button.back</comment>
        <extracomment>button.back (dialog)
ours</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>panel.marks</comment>
        <extracomment>panel.marks (dialog)
ours</extracomment>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Flights</source>
        <comment>panel.flights</comment>
        <extracomment>panel.flights (dialog)
ours</extracomment>
        <translation>Vuelos</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>level.green</comment>
        <extracomment>level.green (dialog)
ours</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>level.yellow</comment>
        <extracomment>level.yellow (dialog)
ours</extracomment>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>level.red</comment>
        <extracomment>level.red (dialog)
ours</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>level.black</comment>
        <extracomment>level.black (dialog)
ours</extracomment>
        <translation>Negro</translation>
    </message>
    <message numerus="yes">
        <source>{feet} · {n} planes · {phase}</source>
        <comment>resume.metaFeet</comment>
        <extracomment>resume.metaFeet (dialog)
One: {feet} · {n} plane · {phase}
ours</extracomment>
        <translation>
            <numerusform>{feet} · {n} avión · {phase}</numerusform>
            <numerusform>{feet} · {n} aviones · {phase}</numerusform>
        </translation>
    </message>
    <message>
        <source>Take your seats</source>
        <comment>boarding.title</comment>
        <extracomment>boarding.title (dialog)
ours</extracomment>
        <translation>Tomar asiento</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>boarding.go</comment>
        <extracomment>boarding.go (dialog)
ours</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Leave, flight kept</source>
        <comment>boarding.leave</comment>
        <extracomment>boarding.leave (dialog)
ours</extracomment>
        <translation>Salir, el vuelo se guarda</translation>
    </message>
    <message>
        <source>How you sit can be changed in the next briefing.</source>
        <comment>pause.modeLater</comment>
        <extracomment>pause.modeLater (dialog)
ours</extracomment>
        <translation>La forma de jugar se puede cambiar en el próximo briefing.</translation>
    </message>
    <message>
        <source>How you sit can be changed for the next flight.</source>
        <comment>pause.modeNextFlight</comment>
        <extracomment>pause.modeNextFlight (dialog)
ours. No briefing is left in this flight</extracomment>
        <translation>La forma de jugar se puede cambiar para el próximo vuelo.</translation>
    </message>
    <message>
        <source>Leave, the flight is kept</source>
        <comment>pause.leave</comment>
        <extracomment>pause.leave (dialog)
ours</extracomment>
        <translation>Salir, el vuelo se guarda</translation>
    </message>
    <message>
        <source>End this flight?</source>
        <comment>pause.endAsk</comment>
        <extracomment>pause.endAsk (dialog)
ours</extracomment>
        <translation>¿Terminar este vuelo?</translation>
    </message>
    <message>
        <source>Both hold together. The flight counts as given up.</source>
        <comment>pause.endBody</comment>
        <extracomment>pause.endBody (dialog)
ours</extracomment>
        <translation>Mantener juntos. El vuelo cuenta como abandono.</translation>
    </message>
    <message>
        <source>Keep flying</source>
        <comment>pause.keepFlying</comment>
        <extracomment>pause.keepFlying (dialog)
ours</extracomment>
        <translation>Seguir volando</translation>
    </message>
    <message>
        <source>saved at once</source>
        <comment>settings.atOnce</comment>
        <extracomment>settings.atOnce (dialog)
ours</extracomment>
        <translation>se guarda al momento</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>settings.done</comment>
        <extracomment>settings.done (dialog)
ours</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Back to the flight</source>
        <comment>settings.backToFlight</comment>
        <extracomment>settings.backToFlight (dialog)
ours</extracomment>
        <translation>Volver al vuelo</translation>
    </message>
    <message>
        <source>Every screen changes at once.</source>
        <comment>settings.language.caption</comment>
        <extracomment>settings.language.caption (dialog)
ours</extracomment>
        <translation>Todas las pantallas cambian al momento.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>settings.language.system</comment>
        <extracomment>settings.language.system (dialog)
ours; first choice, before the names of the languages</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Japanese cannot be shown: no font here has its letters.</source>
        <comment>settings.language.noFont</comment>
        <extracomment>settings.language.noFont (dialog)
ours</extracomment>
        <translation>No se puede mostrar el japonés: ninguna fuente tiene sus caracteres.</translation>
    </message>
    <message>
        <source>.</source>
        <comment>number.point</comment>
        <extracomment>number.point (dialog)
ours; between the whole number and its first decimal place</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>Dark for evenings, light for bright rooms.</source>
        <comment>settings.theme.caption</comment>
        <extracomment>settings.theme.caption (dialog)
ours</extracomment>
        <translation>Oscuro para la noche, claro para salas luminosas.</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>settings.motion</comment>
        <extracomment>settings.motion (dialog)
ours</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Reduced: movements last a fifth as long. Off: nothing moves.</source>
        <comment>settings.motion.caption</comment>
        <extracomment>settings.motion.caption (dialog)
ours</extracomment>
        <translation>Menos: duran la quinta parte. No: nada se mueve.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>settings.motion.full</comment>
        <extracomment>settings.motion.full (dialog)
ours</extracomment>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>settings.motion.reduced</comment>
        <extracomment>settings.motion.reduced (dialog)
ours</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>settings.motion.off</comment>
        <extracomment>settings.motion.off (dialog)
ours</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Press your key once to look; it closes on a second press or after 6 s.</source>
        <comment>settings.stickyLook.caption</comment>
        <extracomment>settings.stickyLook.caption (dialog)
ours</extracomment>
        <translation>Pulsa tu tecla una vez para mirar; se cierra al pulsar otra vez o tras 6 s.</translation>
    </message>
    <message>
        <source>How long both hold together to agree. Other holds follow.</source>
        <comment>settings.holdTime.caption</comment>
        <extracomment>settings.holdTime.caption (dialog)
ours</extracomment>
        <translation>Cuánto se mantiene para aceptar. Las demás esperas la siguen.</translation>
    </message>
    <message>
        <source>{s} s</source>
        <comment>settings.hold.seconds</comment>
        <extracomment>settings.hold.seconds (dialog)
ours</extracomment>
        <translation>{s} s</translation>
    </message>
    <message>
        <source>See also</source>
        <comment>help.seeAlso</comment>
        <extracomment>help.seeAlso (dialog)
ours</extracomment>
        <translation>Ver también</translation>
    </message>
    <message>
        <source>In this flight</source>
        <comment>help.inThisFlight</comment>
        <extracomment>help.inThisFlight (dialog)
ours</extracomment>
        <translation>En este vuelo</translation>
    </message>
    <message>
        <source>Now, round {n}</source>
        <comment>help.now</comment>
        <extracomment>help.now (dialog)
ours</extracomment>
        <translation>Ahora, ronda {n}</translation>
    </message>
    <message>
        <source>hold up to</source>
        <comment>help.now.hold</comment>
        <extracomment>help.now.hold (dialog)
ours</extracomment>
        <translation>esperar hasta</translation>
    </message>
    <message>
        <source>one space up to</source>
        <comment>help.now.one</comment>
        <extracomment>help.now.one (dialog)
ours</extracomment>
        <translation>una casilla hasta</translation>
    </message>
    <message>
        <source>one card up to</source>
        <comment>help.now.oneCards</comment>
        <extracomment>help.now.oneCards (dialog)
ours. Card version</extracomment>
        <translation>una carta hasta</translation>
    </message>
    <message>
        <source>brakes stop</source>
        <comment>help.now.brakes</comment>
        <extracomment>help.now.brakes (dialog)
ours</extracomment>
        <translation>los frenos paran</translation>
    </message>
    <message>
        <source>altitude</source>
        <comment>help.now.altitude</comment>
        <extracomment>help.now.altitude (dialog)
ours</extracomment>
        <translation>altitud</translation>
    </message>
    <message>
        <source>spaces to go</source>
        <comment>help.now.toGo</comment>
        <extracomment>help.now.toGo (dialog)
ours</extracomment>
        <translation>casillas que quedan</translation>
    </message>
    <message>
        <source>cards to go</source>
        <comment>help.now.toGoCards</comment>
        <extracomment>help.now.toGoCards (dialog)
ours. Card version</extracomment>
        <translation>cartas que quedan</translation>
    </message>
    <message>
        <source>planes in the way</source>
        <comment>help.now.planes</comment>
        <extracomment>help.now.planes (dialog)
ours</extracomment>
        <translation>aviones delante</translation>
    </message>
    <message>
        <source>coffee on board</source>
        <comment>help.now.coffee</comment>
        <extracomment>help.now.coffee (dialog)
ours</extracomment>
        <translation>cafés a bordo</translation>
    </message>
    <message>
        <source>rerolls on board</source>
        <comment>help.now.reroll</comment>
        <extracomment>help.now.reroll (dialog)
ours</extracomment>
        <translation>repeticiones a bordo</translation>
    </message>
    <message>
        <source>Public values only. Help never looks at covered dice.</source>
        <comment>help.publicOnly</comment>
        <extracomment>help.publicOnly (dialog)
ours</extracomment>
        <translation>Solo valores públicos. La ayuda nunca mira los dados cubiertos.</translation>
    </message>
    <message numerus="yes">
        <source>{n} places in the rules</source>
        <comment>help.places</comment>
        <extracomment>help.places (dialog)
One: {n} place in the rules
ours</extracomment>
        <translation>
            <numerusform>{n} lugar de las reglas</numerusform>
            <numerusform>{n} lugares de las reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>No place in the rules has this word.</source>
        <comment>help.noPlace</comment>
        <extracomment>help.noPlace (dialog)
ours</extracomment>
        <translation>Esta palabra no está en las reglas.</translation>
    </message>
    <message>
        <source>What happens</source>
        <comment>help.whatHappens</comment>
        <extracomment>help.whatHappens (dialog)
ours</extracomment>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>Often asked</source>
        <comment>help.oftenAsked</comment>
        <extracomment>help.oftenAsked (dialog)
ours</extracomment>
        <translation>Preguntas frecuentes</translation>
    </message>
    <message>
        <source>above blue, not above orange: advance one space</source>
        <comment>help.art.engines</comment>
        <extracomment>help.art.engines (dialog)
ours</extracomment>
        <translation>sobre el azul, no sobre el naranja: una casilla</translation>
    </message>
    <message>
        <source>above blue, not above orange: advance one card</source>
        <comment>help.art.enginesCards</comment>
        <extracomment>help.art.enginesCards (dialog)
ours. Card version</extracomment>
        <translation>sobre el azul, no sobre el naranja: una carta</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>help.art.hold</comment>
        <extracomment>help.art.hold (dialog)
ours</extracomment>
        <translation>esperar</translation>
    </message>
    <message>
        <source>advance 1</source>
        <comment>help.art.one</comment>
        <extracomment>help.art.one (dialog)
ours</extracomment>
        <translation>avanzar 1</translation>
    </message>
    <message>
        <source>advance 2</source>
        <comment>help.art.two</comment>
        <extracomment>help.art.two (dialog)
ours</extracomment>
        <translation>avanzar 2</translation>
    </message>
    <message>
        <source>gear moves blue</source>
        <comment>help.art.blue</comment>
        <extracomment>help.art.blue (dialog)
ours</extracomment>
        <translation>el tren mueve el azul</translation>
    </message>
    <message>
        <source>flaps move orange</source>
        <comment>help.art.orange</comment>
        <extracomment>help.art.orange (dialog)
ours</extracomment>
        <translation>los flaps mueven el naranja</translation>
    </message>
    <message>
        <source>difference 2: two marks toward the higher die</source>
        <comment>help.art.axis</comment>
        <extracomment>help.art.axis (dialog)
ours</extracomment>
        <translation>diferencia 2: dos marcas hacia el dado mayor</translation>
    </message>
    <message>
        <source>radio 3 clears one plane on the third space</source>
        <comment>help.art.radio</comment>
        <extracomment>help.art.radio (dialog)
ours</extracomment>
        <translation>radio 3 despeja un avión de la tercera casilla</translation>
    </message>
    <message>
        <source>radio 3 clears one plane on the third card</source>
        <comment>help.art.radioCards</comment>
        <extracomment>help.art.radioCards (dialog)
ours. Card version</extracomment>
        <translation>radio 3 despeja un avión de la tercera carta</translation>
    </message>
    <message>
        <source>4 to 2 for two coffees</source>
        <comment>help.art.coffee</comment>
        <extracomment>help.art.coffee (dialog)
ours</extracomment>
        <translation>de 4 a 2 por dos cafés</translation>
    </message>
    <message>
        <source>Pick the step to go back to.</source>
        <comment>correct.pick</comment>
        <extracomment>correct.pick (dialog)
ours</extracomment>
        <translation>Elige el paso al que volver.</translation>
    </message>
    <message>
        <source>Die {n}. {text}</source>
        <comment>correct.step</comment>
        <extracomment>correct.step (dialog)
ours</extracomment>
        <translation>Dado {n}. {text}</translation>
    </message>
    <message>
        <source>Round {n}. {text}</source>
        <comment>correct.stepOf</comment>
        <extracomment>correct.stepOf (dialog)
ours</extracomment>
        <translation>Ronda {n}. {text}</translation>
    </message>
    <message>
        <source>No step of this round to go back over yet.</source>
        <comment>correct.nothing</comment>
        <extracomment>correct.nothing (dialog)
ours</extracomment>
        <translation>Aún no hay pasos de la ronda que deshacer.</translation>
    </message>
    <message>
        <source>Back to before: {text}</source>
        <comment>correct.backTo</comment>
        <extracomment>correct.backTo (dialog)
ours</extracomment>
        <translation>Volver a antes de: {text}</translation>
    </message>
    <message>
        <source>{name} does not agree</source>
        <comment>correct.decline</comment>
        <extracomment>correct.decline (dialog)
ours</extracomment>
        <translation>{name} no está de acuerdo</translation>
    </message>
    <message>
        <source>{what}: {a} becomes {b}</source>
        <comment>correct.change</comment>
        <extracomment>correct.change (dialog)
ours</extracomment>
        <translation>{what}: {a} pasa a {b}</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice go back to {name}'s tray</source>
        <comment>correct.diceHome</comment>
        <extracomment>correct.diceHome (dialog)
One: {n} die goes back to {name}'s tray
ours</extracomment>
        <translation>
            <numerusform>{n} dado vuelve a la bandeja: {name}</numerusform>
            <numerusform>{n} dados vuelven a la bandeja: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Approach space</source>
        <comment>correct.position</comment>
        <extracomment>correct.position (dialog)
ours</extracomment>
        <translation>Casilla de aproximación</translation>
    </message>
    <message>
        <source>Approach card</source>
        <comment>correct.positionCards</comment>
        <extracomment>correct.positionCards (dialog)
ours. Card version</extracomment>
        <translation>Carta de aproximación</translation>
    </message>
    <message>
        <source>The flight goes on.</source>
        <comment>correct.fliesOn</comment>
        <extracomment>correct.fliesOn (dialog)
ours</extracomment>
        <translation>El vuelo sigue.</translation>
    </message>
    <message>
        <source>Nothing on the board changes.</source>
        <comment>correct.sameBoard</comment>
        <extracomment>correct.sameBoard (dialog)
ours</extracomment>
        <translation>Nada cambia en el panel.</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <comment>settings.keys</comment>
        <extracomment>settings.keys (dialog)
ours</extracomment>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Pilot looks</source>
        <comment>settings.key.pilot</comment>
        <extracomment>settings.key.pilot (dialog)
ours</extracomment>
        <translation>Mira el piloto</translation>
    </message>
    <message>
        <source>Co-Pilot looks</source>
        <comment>settings.key.copilot</comment>
        <extracomment>settings.key.copilot (dialog)
ours</extracomment>
        <translation>Mira el copiloto</translation>
    </message>
    <message>
        <source>both agree, hold</source>
        <comment>settings.key.both</comment>
        <extracomment>settings.key.both (dialog)
ours</extracomment>
        <translation>acuerdo, mantener</translation>
    </message>
    <message>
        <source>use reroll, hold</source>
        <comment>settings.key.reroll</comment>
        <extracomment>settings.key.reroll (dialog)
ours</extracomment>
        <translation>repetir, mantener</translation>
    </message>
    <message>
        <source>use redraw, hold</source>
        <comment>settings.key.rerollCards</comment>
        <extracomment>settings.key.rerollCards (dialog)
ours. Card version</extracomment>
        <translation>nuevo robo, mantener</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>settings.key.help</comment>
        <extracomment>settings.key.help (dialog)
ours</extracomment>
        <translation>reglas</translation>
    </message>
    <message>
        <source>correct together</source>
        <comment>settings.key.correct</comment>
        <extracomment>settings.key.correct (dialog)
ours</extracomment>
        <translation>corregir juntos</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>settings.key.full</comment>
        <extracomment>settings.key.full (dialog)
ours</extracomment>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>log and chat</source>
        <comment>settings.key.log</comment>
        <extracomment>settings.key.log (dialog)
ours</extracomment>
        <translation>registro y chat</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>settings.key.pause</comment>
        <extracomment>settings.key.pause (dialog)
ours</extracomment>
        <translation>pausa</translation>
    </message>
    <message>
        <source>laid aside</source>
        <comment>debrief.aside</comment>
        <extracomment>debrief.aside (dialog)
ours</extracomment>
        <translation>apartado</translation>
    </message>
    <message>
        <source>Round {n}, {feet}</source>
        <comment>debrief.column</comment>
        <extracomment>debrief.column (dialog)
ours</extracomment>
        <translation>Ronda {n}, {feet}</translation>
    </message>
    <message>
        <source>not placed</source>
        <comment>debrief.unplaced</comment>
        <extracomment>debrief.unplaced (dialog)
ours</extracomment>
        <translation>sin colocar</translation>
    </message>
    <message>
        <source>{name} {v} not placed</source>
        <comment>debrief.dieLeft</comment>
        <extracomment>debrief.dieLeft (dialog)
ours</extracomment>
        <translation>{name} {v} sin colocar</translation>
    </message>
    <message>
        <source>not flown</source>
        <comment>debrief.notFlown</comment>
        <extracomment>debrief.notFlown (dialog)
ours</extracomment>
        <translation>sin volar</translation>
    </message>
    <message>
        <source>axis: {state}</source>
        <comment>debrief.axis</comment>
        <extracomment>debrief.axis (dialog)
ours</extracomment>
        <translation>eje: {state}</translation>
    </message>
    <message numerus="yes">
        <source>speed {speed}, {n} spaces</source>
        <comment>debrief.moved</comment>
        <extracomment>debrief.moved (dialog)
One: speed {speed}, one space
ours</extracomment>
        <translation>
            <numerusform>velocidad {speed}, una casilla</numerusform>
            <numerusform>velocidad {speed}, {n} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>speed {speed}, {n} cards</source>
        <comment>debrief.movedCards</comment>
        <extracomment>debrief.movedCards (dialog)
One: speed {speed}, one card
ours. Card version</extracomment>
        <translation>
            <numerusform>velocidad {speed}, una carta</numerusform>
            <numerusform>velocidad {speed}, {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>landing speed {speed}</source>
        <comment>debrief.landing</comment>
        <extracomment>debrief.landing (dialog)
One: landing speed {speed}
ours</extracomment>
        <translation>
            <numerusform>velocidad al aterrizar {speed}</numerusform>
            <numerusform>velocidad al aterrizar {speed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {v} on {space}</source>
        <comment>debrief.die</comment>
        <extracomment>debrief.die (dialog)
ours</extracomment>
        <translation>{name} {v} en {space}</translation>
    </message>
    <message numerus="yes">
        <source>{n} coffees spent</source>
        <comment>debrief.coffeeSpent</comment>
        <extracomment>debrief.coffeeSpent (dialog)
One: {n} coffee spent
ours</extracomment>
        <translation>
            <numerusform>{n} café gastado</numerusform>
            <numerusform>{n} cafés gastados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rerolls spent</source>
        <comment>debrief.rerollSpent</comment>
        <extracomment>debrief.rerollSpent (dialog)
One: {n} reroll spent
ours</extracomment>
        <translation>
            <numerusform>{n} repetición gastada</numerusform>
            <numerusform>{n} repeticiones gastadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal axis dice leave the plane as it is.</source>
        <comment>debrief.idea.spin</comment>
        <extracomment>debrief.idea.spin (dialog)
ours</extracomment>
        <translation>Dados iguales en el eje dejan el avión como está.</translation>
    </message>
    <message>
        <source>A radio die before the second engine die clears the space.</source>
        <comment>debrief.idea.collision</comment>
        <extracomment>debrief.idea.collision (dialog)
ours</extracomment>
        <translation>Un dado de radio antes del segundo de motores despeja la casilla.</translation>
    </message>
    <message>
        <source>Up to speed {limit} the plane would have held.</source>
        <comment>debrief.idea.overshoot</comment>
        <extracomment>debrief.idea.overshoot (dialog)
ours</extracomment>
        <translation>Hasta velocidad {limit} el avión habría esperado.</translation>
    </message>
    <message numerus="yes">
        <source>The plane held in {n} rounds.</source>
        <comment>debrief.idea.held</comment>
        <extracomment>debrief.idea.held (dialog)
One: The plane held in one round.
ours</extracomment>
        <translation>
            <numerusform>El avión esperó una ronda.</numerusform>
            <numerusform>El avión esperó {n} rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two spaces at once save a round.</source>
        <comment>debrief.idea.slow</comment>
        <extracomment>debrief.idea.slow (dialog)
ours</extracomment>
        <translation>Dos casillas de golpe ahorran una ronda.</translation>
    </message>
    <message>
        <source>Two cards at once save a round.</source>
        <comment>debrief.idea.slowCards</comment>
        <extracomment>debrief.idea.slowCards (dialog)
ours. Card version</extracomment>
        <translation>Dos cartas de golpe ahorran una ronda.</translation>
    </message>
    <message>
        <source>Two dice a round for each of you are spoken for: Axis and Engines.</source>
        <comment>debrief.idea.mandatory</comment>
        <extracomment>debrief.idea.mandatory (dialog)
ours</extracomment>
        <translation>Dos dados por ronda y persona ya tienen destino: eje y motores.</translation>
    </message>
    <message>
        <source>Two low engine dice make a landing; coffee can lower them.</source>
        <comment>debrief.idea.fast</comment>
        <extracomment>debrief.idea.fast (dialog)
ours</extracomment>
        <translation>Dos dados bajos en motores logran el aterrizaje; el café los baja.</translation>
    </message>
    <message>
        <source>Round {n}, {feet}.</source>
        <comment>boarding.where</comment>
        <extracomment>boarding.where (dialog)
ours</extracomment>
        <translation>Ronda {n}, {feet}.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <comment>boarding.next</comment>
        <extracomment>boarding.next (dialog)
ours</extracomment>
        <translation>Después va {name}.</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <comment>error.title</comment>
        <extracomment>error.title (dialog)
ours</extracomment>
        <translation>Algo ha fallado.</translation>
    </message>
    <message>
        <source>The flight is kept and goes on. What happened is noted in {path}, without any dice.</source>
        <comment>error.body</comment>
        <extracomment>error.body (dialog)
ours</extracomment>
        <translation>El vuelo se conserva y sigue. Lo ocurrido está en {path}, sin ningún dado.</translation>
    </message>
    <message>
        <source>The flight is kept and goes on. What happened is noted in {path}, without any cards.</source>
        <comment>error.bodyCards</comment>
        <extracomment>error.bodyCards (dialog)
ours. Card version</extracomment>
        <translation>El vuelo se conserva y sigue. Lo ocurrido está en {path}, sin ninguna carta.</translation>
    </message>
    <message>
        <source>full screen</source>
        <comment>start.fullScreen</comment>
        <extracomment>start.fullScreen (dialog)
ours</extracomment>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>Step through</source>
        <comment>steps.title</comment>
        <extracomment>steps.title (dialog)
ours</extracomment>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <comment>steps.of</comment>
        <extracomment>steps.of (dialog)
ours</extracomment>
        <translation>{n} de {total}</translation>
    </message>
    <message>
        <source>The flight begins.</source>
        <comment>steps.start</comment>
        <extracomment>steps.start (dialog)
ours</extracomment>
        <translation>Empieza el vuelo.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>steps.back</comment>
        <extracomment>steps.back (dialog)
ours</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>steps.next</comment>
        <extracomment>steps.next (dialog)
ours</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>First</source>
        <comment>steps.first</comment>
        <extracomment>steps.first (dialog)
ours</extracomment>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Last</source>
        <comment>steps.last</comment>
        <extracomment>steps.last (dialog)
ours</extracomment>
        <translation>Último</translation>
    </message>
    <message>
        <source>Back to the debrief</source>
        <comment>steps.debrief</comment>
        <extracomment>steps.debrief (dialog)
ours</extracomment>
        <translation>Volver al debriefing</translation>
    </message>
    <message>
        <source>Planes in the way</source>
        <comment>correct.planes</comment>
        <extracomment>correct.planes (dialog)
ours</extracomment>
        <translation>Aviones delante</translation>
    </message>
    <message>
        <source>The flight cannot be saved right now</source>
        <comment>save.problem.1</comment>
        <extracomment>save.problem.1 (line)
ours: annunciator, once</extracomment>
        <translation>Ahora no se puede guardar el vuelo</translation>
    </message>
    <message>
        <source>You can fly on. Saving is tried again.</source>
        <comment>save.problem.2</comment>
        <extracomment>save.problem.2 (line)
ours</extracomment>
        <translation>El vuelo sigue. Se volverá a intentar.</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice were not placed.</source>
        <comment>event.notPlaced</comment>
        <extracomment>event.notPlaced (line)
One: {n} die was not placed.
ours. The stopwatch is at zero; 0 is possible</extracomment>
        <translation>
            <numerusform>{n} dado quedó sin colocar.</numerusform>
            <numerusform>{n} dados quedaron sin colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No time limit on this flight</source>
        <comment>refuse.notTimed.1</comment>
        <extracomment>refuse.notTimed.1 (line)
ours</extracomment>
        <translation>Este vuelo no tiene límite de tiempo</translation>
    </message>
    <message>
        <source>The round ends when all dice are down.</source>
        <comment>refuse.notTimed.2</comment>
        <extracomment>refuse.notTimed.2 (line)
ours</extracomment>
        <translation>La ronda acaba con todos los dados colocados.</translation>
    </message>
    <message>
        <source>{name} has drawn.</source>
        <comment>event.rolledCards</comment>
        <extracomment>event.rolledCards (line)
ours. Card version</extracomment>
        <translation>{name} ha robado.</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts {n} cards back and draws {n}.</source>
        <comment>event.exchanged</comment>
        <extracomment>event.exchanged (line)
One: {name} puts {n} card back and draws another.
ours. Card version; the number is public</extracomment>
        <translation>
            <numerusform>{name} devuelve {n} carta y roba otra.</numerusform>
            <numerusform>{name} devuelve {n} cartas y roba {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps all cards.</source>
        <comment>event.exchangedNone</comment>
        <extracomment>event.exchangedNone (line)
ours. Card version</extracomment>
        <translation>{name} se queda con todas las cartas.</translation>
    </message>
    <message>
        <source>Busy sky, but no plane is left to come.</source>
        <comment>event.skyFull</comment>
        <extracomment>event.skyFull (line)
ours. All airplane tokens are on the approach</extracomment>
        <translation>Cielo lleno, pero no quedan más aviones.</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes stand there now.</source>
        <comment>event.skyDetail</comment>
        <extracomment>event.skyDetail (line)
One: {n} plane stands there now.
ours. Second line under busy sky</extracomment>
        <translation>
            <numerusform>Ahora hay {n} avión ahí.</numerusform>
            <numerusform>Ahora hay {n} aviones ahí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference {d}, and one more: {n} marks toward the Pilot.</source>
        <comment>result.axis.pilotMore</comment>
        <extracomment>result.axis.pilotMore (line)
ours. Turbulence; {n} is 2 or more</extracomment>
        <translation>Diferencia {d}, y una más: {n} marcas hacia el piloto.</translation>
    </message>
    <message>
        <source>Difference {d}, and one more: {n} marks toward the Co-Pilot.</source>
        <comment>result.axis.copilotMore</comment>
        <extracomment>result.axis.copilotMore (line)
ours. Turbulence; {n} is 2 or more</extracomment>
        <translation>Diferencia {d}, y una más: {n} marcas hacia el copiloto.</translation>
    </message>
    <message>
        <source>Own mix</source>
        <comment>level.mix</comment>
        <extracomment>level.mix (label)
ours</extracomment>
        <translation>Mezcla propia</translation>
    </message>
    <message>
        <source>you choose</source>
        <comment>level.mix.caption</comment>
        <extracomment>level.mix.caption (label)
ours</extracomment>
        <translation>a elegir</translation>
    </message>
    <message>
        <source>Nothing is added to the approach.</source>
        <comment>level.sentence.calm</comment>
        <extracomment>level.sentence.calm (dialog)
ours. What a level does, in one sentence</extracomment>
        <translation>No se añade nada a la aproximación.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more planes come, one before each briefing at {list} ft.</source>
        <comment>level.sentence.busy</comment>
        <extracomment>level.sentence.busy (dialog)
One: One more plane comes before the briefing at {list} ft.
ours. {n} = how many altitudes {list} names</extracomment>
        <translation>
            <numerusform>Llega un avión más antes del briefing a {list} ft.</numerusform>
            <numerusform>Llegan {n} aviones más, uno antes de cada briefing a {list} ft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unequal axis values tilt the plane one mark more.</source>
        <comment>level.sentence.rough</comment>
        <extracomment>level.sentence.rough (dialog)
ours</extracomment>
        <translation>Valores distintos en el eje inclinan una marca más.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more planes come, at {list} ft, and unequal axis values tilt the plane one mark more.</source>
        <comment>level.sentence.both</comment>
        <extracomment>level.sentence.both (dialog)
One: One more plane comes at {list} ft, and unequal axis values tilt the plane one mark more.
ours</extracomment>
        <translation>
            <numerusform>Llega un avión más a {list} ft, y valores distintos en el eje inclinan una marca más.</numerusform>
            <numerusform>Llegan {n} aviones más, a {list} ft, y valores distintos en el eje inclinan una marca más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{s} seconds to place in each round; what is still in hand then is not played.</source>
        <comment>variant.stopwatch.sentence</comment>
        <extracomment>variant.stopwatch.sentence (dialog)
ours</extracomment>
        <translation>{s} segundos para colocar en cada ronda; lo que quede en mano no se juega.</translation>
    </message>
    <message>
        <source>until card {n}</source>
        <comment>silence.untilDieCards</comment>
        <extracomment>silence.untilDieCards (label, room 200 px)
ours. Card version</extracomment>
        <translation>hasta la carta {n}</translation>
    </message>
    <message>
        <source>{partner} is next. {name} plays this card.</source>
        <comment>turn.otherTrayCards</comment>
        <extracomment>turn.otherTrayCards (line)
ours. Card version</extracomment>
        <translation>Después va {partner}. Ahora juega {name}.</translation>
    </message>
    <message>
        <source>A card is already here</source>
        <comment>refuse.occupied.1Cards</comment>
        <extracomment>refuse.occupied.1Cards (line)
ours. Card version</extracomment>
        <translation>Aquí ya hay una carta</translation>
    </message>
    <message>
        <source>This card shows {v}.</source>
        <comment>refuse.number.2Cards</comment>
        <extracomment>refuse.number.2Cards (line)
ours. Card version</extracomment>
        <translation>Esta carta muestra {v}.</translation>
    </message>
    <message numerus="yes">
        <source>This card shows {v}; {n} coffees reach {to}.</source>
        <comment>refuse.number.coffee.2Cards</comment>
        <extracomment>refuse.number.coffee.2Cards (line)
One: This card shows {v}; {n} coffee reaches {to}.
ours. Card version</extracomment>
        <translation>
            <numerusform>Esta carta muestra {v}; {n} café da {to}.</numerusform>
            <numerusform>Esta carta muestra {v}; {n} cafés dan {to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{partner} plays this card</source>
        <comment>refuse.turn.1Cards</comment>
        <extracomment>refuse.turn.1Cards (line)
ours. Card version</extracomment>
        <translation>Ahora juega {partner}</translation>
    </message>
    <message>
        <source>Silence until all eight cards are down</source>
        <comment>refuse.chat.1Cards</comment>
        <extracomment>refuse.chat.1Cards (line)
ours. Card version</extracomment>
        <translation>Silencio hasta colocar las ocho cartas</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards to go. {key} for a rule error.</source>
        <comment>refuse.chat.2Cards</comment>
        <extracomment>refuse.chat.2Cards (line)
One: {n} card to go. {key} for a rule error.
ours. Card version</extracomment>
        <translation>
            <numerusform>Queda {n} carta. {key} para un error de reglas.</numerusform>
            <numerusform>Quedan {n} cartas. {key} para un error de reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards left, {n} spaces.</source>
        <comment>warn.mandatory.2Cards</comment>
        <extracomment>warn.mandatory.2Cards (line)
One: One card left, one space.
ours. Card version</extracomment>
        <translation>
            <numerusform>Queda una carta, un espacio.</numerusform>
            <numerusform>Quedan {n} cartas, {n} espacios.</numerusform>
        </translation>
    </message>
    <message>
        <source>This leaves no card for the Engines. Place anyway?</source>
        <comment>warn.leavesNone.enginesCards</comment>
        <extracomment>warn.leavesNone.enginesCards (line)
ours. Card version</extracomment>
        <translation>No queda carta para los motores. ¿Colocar igual?</translation>
    </message>
    <message>
        <source>This leaves no card for the Axis. Place anyway?</source>
        <comment>warn.leavesNone.axisCards</comment>
        <extracomment>warn.leavesNone.axisCards (line)
ours. Card version</extracomment>
        <translation>No queda carta para el eje. ¿Colocar igual?</translation>
    </message>
    <message numerus="yes">
        <source>this card shows {v}, {n} coffees on board</source>
        <comment>rail.infoCards</comment>
        <extracomment>rail.infoCards (line)
One: this card shows {v}, {n} coffee on board
ours. Card version</extracomment>
        <translation>
            <numerusform>la carta muestra {v}, {n} café a bordo</numerusform>
            <numerusform>la carta muestra {v}, {n} cafés a bordo</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>rail.rolledCards</comment>
        <extracomment>rail.rolledCards (label, room 80 px)
ours. Card version</extracomment>
        <translation>robada</translation>
    </message>
    <message>
        <source>First axis card. The second one moves the plane.</source>
        <comment>result.axis.firstCards</comment>
        <extracomment>result.axis.firstCards (line)
ours. Card version</extracomment>
        <translation>Primera carta del eje. La segunda mueve el avión.</translation>
    </message>
    <message>
        <source>First engine card. The second one sets the speed.</source>
        <comment>result.engines.firstCards</comment>
        <extracomment>result.engines.firstCards (line)
ours. Card version</extracomment>
        <translation>Primera carta de motores. La segunda fija la velocidad.</translation>
    </message>
    <message>
        <source>Every round needs both cards there.</source>
        <comment>lost.mandatory.2Cards</comment>
        <extracomment>lost.mandatory.2Cards (line)
ours. Card version</extracomment>
        <translation>Cada ronda exige ahí ambas cartas.</translation>
    </message>
    <message>
        <source>chat open until the draw</source>
        <comment>briefing.chatOpenCards</comment>
        <extracomment>briefing.chatOpenCards (label, room 240 px)
ours. Card version</extracomment>
        <translation>chat abierto hasta robar</translation>
    </message>
    <message>
        <source>Keep the redraw</source>
        <comment>goal.keepRerollCards</comment>
        <extracomment>goal.keepRerollCards (label, room 240 px)
ours. Card version</extracomment>
        <translation>Guardar el nuevo robo</translation>
    </message>
    <message>
        <source>Goals are fine. Values, high, low or best card are not.</source>
        <comment>dicetalk.bodyCards</comment>
        <extracomment>dicetalk.bodyCards (line)
ours. Card version</extracomment>
        <translation>Los objetivos valen. Valores, carta alta, baja o mejor, no.</translation>
    </message>
    <message>
        <source>Silence lasts until all eight cards are down.</source>
        <comment>roll.line2Cards</comment>
        <extracomment>roll.line2Cards (line)
ours. Card version</extracomment>
        <translation>Silencio hasta colocar las ocho cartas.</translation>
    </message>
    <message>
        <source>your seat, your cards</source>
        <comment>curtain.yourSeatCards</comment>
        <extracomment>curtain.yourSeatCards (label)
ours. Card version</extracomment>
        <translation>tu asiento, tus cartas</translation>
    </message>
    <message>
        <source>Mark cards with A to D. Enter when done.</source>
        <comment>reroll.markCards</comment>
        <extracomment>reroll.markCards (line)
ours. Card version</extracomment>
        <translation>Marca cartas con A a D. Intro al terminar.</translation>
    </message>
    <message>
        <source>New cards may be waiting.</source>
        <comment>reroll.newDiceCards</comment>
        <extracomment>reroll.newDiceCards (line)
ours. Card version</extracomment>
        <translation>Puede haber cartas nuevas.</translation>
    </message>
    <message>
        <source>cards in the order they were placed</source>
        <comment>debrief.orderCards</comment>
        <extracomment>debrief.orderCards (label)
ours. Card version</extracomment>
        <translation>cartas en el orden en que se colocaron</translation>
    </message>
    <message>
        <source>Every card is public now. Step through the flight or plan the next one.</source>
        <comment>debrief.footerCards</comment>
        <extracomment>debrief.footerCards (line)
ours. Card version</extracomment>
        <translation>Todas las cartas son visibles. Repasa el vuelo o prepara el siguiente.</translation>
    </message>
    <message>
        <source>Corrected: back to card {n} ({reason})</source>
        <comment>correct.doneCards</comment>
        <extracomment>correct.doneCards (line)
ours. Card version</extracomment>
        <translation>Corregido: vuelta a la carta {n} ({reason})</translation>
    </message>
    <message>
        <source>Corrected: back to the redraw ({reason})</source>
        <comment>correct.doneRerollCards</comment>
        <extracomment>correct.doneRerollCards (line)
ours. Card version</extracomment>
        <translation>Corregido: vuelta al nuevo robo ({reason})</translation>
    </message>
    <message>
        <source>Cards keep their values. Nothing is drawn again.</source>
        <comment>correct.honestCards</comment>
        <extracomment>correct.honestCards (line)
ours. Card version</extracomment>
        <translation>Las cartas conservan su valor. No se roba nada.</translation>
    </message>
    <message>
        <source>Time is up. Cards in hand go back.</source>
        <comment>stopwatch.zeroCards</comment>
        <extracomment>stopwatch.zeroCards (line)
ours. Card version</extracomment>
        <translation>Se acabó el tiempo. Las cartas en mano se retiran.</translation>
    </message>
    <message>
        <source>Cards are placed after the draw</source>
        <comment>refuse.phase.briefing.1Cards</comment>
        <extracomment>refuse.phase.briefing.1Cards (line)
ours. Card version</extracomment>
        <translation>Las cartas se colocan tras robar</translation>
    </message>
    <message>
        <source>Both hold together to draw.</source>
        <comment>refuse.phase.briefing.2Cards</comment>
        <extracomment>refuse.phase.briefing.2Cards (line)
ours. Card version</extracomment>
        <translation>Mantener juntos para robar.</translation>
    </message>
    <message>
        <source>The cards are drawn already</source>
        <comment>refuse.phase.placement.1Cards</comment>
        <extracomment>refuse.phase.placement.1Cards (line)
ours. Card version</extracomment>
        <translation>Las cartas ya se han robado</translation>
    </message>
    <message>
        <source>All cards of this round are down</source>
        <comment>refuse.phase.end.1Cards</comment>
        <extracomment>refuse.phase.end.1Cards (line)
ours. Card version</extracomment>
        <translation>Ya están todas las cartas de la ronda</translation>
    </message>
    <message>
        <source>The redraw is still open</source>
        <comment>refuse.pending.reroll.1Cards</comment>
        <extracomment>refuse.pending.reroll.1Cards (line)
ours. Card version</extracomment>
        <translation>El nuevo robo sigue abierto</translation>
    </message>
    <message>
        <source>The cards are still being drawn</source>
        <comment>refuse.pending.roll.1Cards</comment>
        <extracomment>refuse.pending.roll.1Cards (line)
ours. Card version</extracomment>
        <translation>Aún se están robando las cartas</translation>
    </message>
    <message>
        <source>No card lies here</source>
        <comment>refuse.noDie.1Cards</comment>
        <extracomment>refuse.noDie.1Cards (line)
ours. Card version</extracomment>
        <translation>Aquí no hay ninguna carta</translation>
    </message>
    <message>
        <source>Lift another card of this tray.</source>
        <comment>refuse.noDie.2Cards</comment>
        <extracomment>refuse.noDie.2Cards (line)
ours. Card version</extracomment>
        <translation>Levanta otra carta de esta bandeja.</translation>
    </message>
    <message>
        <source>No card goes here</source>
        <comment>refuse.noSpace.1Cards</comment>
        <extracomment>refuse.noSpace.1Cards (line)
ours. Card version</extracomment>
        <translation>Aquí no va ninguna carta</translation>
    </message>
    <message>
        <source>One of these cards still has a space</source>
        <comment>refuse.legalLeft.1Cards</comment>
        <extracomment>refuse.legalLeft.1Cards (line)
ours. Card version</extracomment>
        <translation>Una de estas cartas aún tiene espacio</translation>
    </message>
    <message>
        <source>A card is laid aside only when none fits.</source>
        <comment>refuse.legalLeft.2Cards</comment>
        <extracomment>refuse.legalLeft.2Cards (line)
ours. Card version</extracomment>
        <translation>Solo se aparta una carta cuando ninguna encaja.</translation>
    </message>
    <message>
        <source>Cards are still to be placed</source>
        <comment>refuse.diceLeft.1Cards</comment>
        <extracomment>refuse.diceLeft.1Cards (line)
ours. Card version</extracomment>
        <translation>Aún quedan cartas por colocar</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards to go.</source>
        <comment>refuse.diceLeft.2Cards</comment>
        <extracomment>refuse.diceLeft.2Cards (line)
One: {n} card to go.
ours. Card version</extracomment>
        <translation>
            <numerusform>Queda {n} carta.</numerusform>
            <numerusform>Quedan {n} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The redraw is done. {name} is next.</source>
        <comment>log.rerolledCards</comment>
        <extracomment>log.rerolledCards (line)
ours. Card version</extracomment>
        <translation>Nuevo robo hecho. Después va {name}.</translation>
    </message>
    <message>
        <source>The redraw is done.</source>
        <comment>log.rerolledNobodyCards</comment>
        <extracomment>log.rerolledNobodyCards (line)
ours. Card version</extracomment>
        <translation>Nuevo robo hecho.</translation>
    </message>
    <message>
        <source>All cards are down. Talking is open.</source>
        <comment>log.allDownCards</comment>
        <extracomment>log.allDownCards (line)
ours. Card version</extracomment>
        <translation>Todas las cartas colocadas. Se puede hablar.</translation>
    </message>
    <message>
        <source>marked for the redraw</source>
        <comment>a11y.trayMarkedCards</comment>
        <extracomment>a11y.trayMarkedCards (dialog)
ours. Card version</extracomment>
        <translation>marcada para el nuevo robo</translation>
    </message>
    <message numerus="yes">
        <source>{n} redraws on board</source>
        <comment>a11y.rerollCards</comment>
        <extracomment>a11y.rerollCards (dialog)
One: {n} redraw on board
ours. Card version</extracomment>
        <translation>
            <numerusform>{n} nuevo robo a bordo</numerusform>
            <numerusform>{n} nuevos robos a bordo</numerusform>
        </translation>
    </message>
    <message>
        <source>redraws on board</source>
        <comment>help.now.rerollCards</comment>
        <extracomment>help.now.rerollCards (dialog)
ours. Card version</extracomment>
        <translation>nuevos robos a bordo</translation>
    </message>
    <message>
        <source>Public values only. Help never looks at covered cards.</source>
        <comment>help.publicOnlyCards</comment>
        <extracomment>help.publicOnlyCards (dialog)
ours. Card version</extracomment>
        <translation>Solo valores públicos. La ayuda nunca mira las cartas cubiertas.</translation>
    </message>
    <message>
        <source>difference 2: two marks toward the higher card</source>
        <comment>help.art.axisCards</comment>
        <extracomment>help.art.axisCards (dialog)
ours. Card version</extracomment>
        <translation>diferencia 2: dos marcas hacia la carta mayor</translation>
    </message>
    <message>
        <source>Card {n}. {text}</source>
        <comment>correct.stepCards</comment>
        <extracomment>correct.stepCards (dialog)
ours. Card version</extracomment>
        <translation>Carta {n}. {text}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards go back to {name}'s tray</source>
        <comment>correct.diceHomeCards</comment>
        <extracomment>correct.diceHomeCards (dialog)
One: {n} card goes back to {name}'s tray
ours. Card version</extracomment>
        <translation>
            <numerusform>{n} carta vuelve a la bandeja: {name}</numerusform>
            <numerusform>{n} cartas vuelven a la bandeja: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} redraws spent</source>
        <comment>debrief.rerollSpentCards</comment>
        <extracomment>debrief.rerollSpentCards (dialog)
One: {n} redraw spent
ours. Card version</extracomment>
        <translation>
            <numerusform>{n} nuevo robo gastado</numerusform>
            <numerusform>{n} nuevos robos gastados</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal axis cards leave the plane as it is.</source>
        <comment>debrief.idea.spinCards</comment>
        <extracomment>debrief.idea.spinCards (dialog)
ours. Card version</extracomment>
        <translation>Cartas iguales en el eje dejan el avión como está.</translation>
    </message>
    <message>
        <source>A radio card before the second engine card clears our card.</source>
        <comment>debrief.idea.collisionCards</comment>
        <extracomment>debrief.idea.collisionCards (dialog)
ours. Card version</extracomment>
        <translation>Una carta de radio antes de la segunda de motores despeja nuestra carta.</translation>
    </message>
    <message>
        <source>Two cards a round for each of you are spoken for: Axis and Engines.</source>
        <comment>debrief.idea.mandatoryCards</comment>
        <extracomment>debrief.idea.mandatoryCards (dialog)
ours. Card version</extracomment>
        <translation>Dos cartas por ronda y persona ya tienen destino: eje y motores.</translation>
    </message>
    <message>
        <source>Two low engine cards make a landing; coffee can lower them.</source>
        <comment>debrief.idea.fastCards</comment>
        <extracomment>debrief.idea.fastCards (dialog)
ours. Card version</extracomment>
        <translation>Dos cartas bajas en motores logran el aterrizaje; el café las baja.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards were not placed.</source>
        <comment>event.notPlacedCards</comment>
        <extracomment>event.notPlacedCards (line)
One: {n} card was not placed.
ours. Card version</extracomment>
        <translation>
            <numerusform>{n} carta quedó sin colocar.</numerusform>
            <numerusform>{n} cartas quedaron sin colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends when all cards are down.</source>
        <comment>refuse.notTimed.2Cards</comment>
        <extracomment>refuse.notTimed.2Cards (line)
ours. Card version</extracomment>
        <translation>La ronda acaba con todas las cartas colocadas.</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>game.diceShort</comment>
        <extracomment>game.diceShort (label)
ours. Switch between the two games</extracomment>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>game.cardsShort</comment>
        <extracomment>game.cardsShort (label)
ours. Switch between the two games</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Twelve cards each, ace to six. Draw four every round.</source>
        <comment>game.cards.tagline</comment>
        <extracomment>game.cards.tagline (dialog)
ours</extracomment>
        <translation>Doce cartas por persona, del as al seis. Se roban cuatro por ronda.</translation>
    </message>
    <message>
        <source>plain approach</source>
        <comment>level.tile.calm</comment>
        <extracomment>level.tile.calm (label)
ours. What a level adds, beside its name</extracomment>
        <translation>sin añadidos</translation>
    </message>
    <message>
        <source>busy sky at {list}</source>
        <comment>level.tile.busy</comment>
        <extracomment>level.tile.busy (label)
ours. {list} = altitudes in feet</extracomment>
        <translation>cielo lleno a {list}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more planes come</source>
        <comment>level.tile.planes</comment>
        <extracomment>level.tile.planes (label)
One: one more plane comes
ours</extracomment>
        <translation>
            <numerusform>llega un avión más</numerusform>
            <numerusform>llegan {n} aviones más</numerusform>
        </translation>
    </message>
    <message>
        <source>turbulence</source>
        <comment>level.tile.rough</comment>
        <extracomment>level.tile.rough (label)
ours</extracomment>
        <translation>turbulencias</translation>
    </message>
    <message numerus="yes">
        <source>{n} more planes, and turbulence</source>
        <comment>level.tile.both</comment>
        <extracomment>level.tile.both (label)
One: one more plane, and turbulence
ours</extracomment>
        <translation>
            <numerusform>un avión más y turbulencias</numerusform>
            <numerusform>{n} aviones más y turbulencias</numerusform>
        </translation>
    </message>
    <message>
        <source>unequal axis values: one mark more</source>
        <comment>level.tile.roughWhat</comment>
        <extracomment>level.tile.roughWhat (label)
ours</extracomment>
        <translation>eje desigual: una marca más</translation>
    </message>
    <message>
        <source>Own mix …</source>
        <comment>start.ownMix</comment>
        <extracomment>start.ownMix (label)
ours</extracomment>
        <translation>Mezcla propia…</translation>
    </message>
    <message>
        <source>Rounds with a busy sky</source>
        <comment>mix.busySky</comment>
        <extracomment>mix.busySky (label)
ours</extracomment>
        <translation>Rondas con cielo lleno</translation>
    </message>
    <message>
        <source>Turbulence</source>
        <comment>mix.turbulence</comment>
        <extracomment>mix.turbulence (label)
ours</extracomment>
        <translation>Turbulencias</translation>
    </message>
    <message>
        <source>All cards face up. Good first flight.</source>
        <comment>mode.open.captionCards</comment>
        <extracomment>mode.open.captionCards (line)
ours. Card version</extracomment>
        <translation>Todas las cartas a la vista. Para empezar.</translation>
    </message>
    <message>
        <source>Saved cards stay sealed until each player opens their own visor.</source>
        <comment>resume.sealedCards</comment>
        <extracomment>resume.sealedCards (dialog)
ours. Card version</extracomment>
        <translation>Las cartas siguen ocultas hasta que cada cual abra su visera.</translation>
    </message>
    <message>
        <source>Saved cards stay sealed until the curtain opens for their owner.</source>
        <comment>resume.sealedCurtainCards</comment>
        <extracomment>resume.sealedCurtainCards (line)
ours. Card version, curtain</extracomment>
        <translation>Las cartas siguen ocultas hasta que la cortina se abra para su dueño.</translation>
    </message>
    <message>
        <source>Saved cards stay sealed until the flight goes on.</source>
        <comment>resume.sealedOpenCards</comment>
        <extracomment>resume.sealedOpenCards (line)
ours. Card version, open cockpit</extracomment>
        <translation>Las cartas siguen ocultas hasta que siga el vuelo.</translation>
    </message>
    <message>
        <source>{level} · {rest}</source>
        <comment>resume.level</comment>
        <extracomment>resume.level (dialog)
ours. {level} = name of the level, {rest} = where the flight stands</extracomment>
        <translation>{level} · {rest}</translation>
    </message>
    <message>
        <source>1</source>
        <comment>value.one</comment>
        <extracomment>value.one (label)
ours. The value 1 in a sentence</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>value.ace</comment>
        <extracomment>value.ace (label)
ours. Card version</extracomment>
        <translation>un as</translation>
    </message>
    <message>
        <source>1</source>
        <comment>face.one</comment>
        <extracomment>face.one (label)
ours. The value 1 as it is written on a die or card, on tags and buttons</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>A</source>
        <comment>face.ace</comment>
        <extracomment>face.ace (label)
ours. Card version</extracomment>
        <translation>A</translation>
    </message>
    <message numerus="yes">
        <source>Time. {n} dice were not placed.</source>
        <comment>event.timeUp</comment>
        <extracomment>event.timeUp (line)
One: Time. {n} die was not placed.
ours. The stopwatch is at zero</extracomment>
        <translation>
            <numerusform>Tiempo. {n} dado quedó sin colocar.</numerusform>
            <numerusform>Tiempo. {n} dados quedaron sin colocar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time. {n} cards were not placed.</source>
        <comment>event.timeUpCards</comment>
        <extracomment>event.timeUpCards (line)
One: Time. {n} card was not placed.
ours. Card version</extracomment>
        <translation>
            <numerusform>Tiempo. {n} carta quedó sin colocar.</numerusform>
            <numerusform>Tiempo. {n} cartas quedaron sin colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice behind the screens go back unseen.</source>
        <comment>event.goBack</comment>
        <extracomment>event.goBack (line)
ours. Below event.timeUp</extracomment>
        <translation>Los dados ocultos vuelven sin verse.</translation>
    </message>
    <message>
        <source>Cards in hand go back unseen.</source>
        <comment>event.goBackCards</comment>
        <extracomment>event.goBackCards (line)
ours. Card version</extracomment>
        <translation>Las cartas en mano vuelven sin verse.</translation>
    </message>
    <message>
        <source>{name} lays {v} aside.</source>
        <comment>event.asideCards</comment>
        <extracomment>event.asideCards (line)
ours. Card version</extracomment>
        <translation>{name} aparta {v}.</translation>
    </message>
    <message>
        <source>Gear {range} takes {a} or {b}</source>
        <comment>refuse.number.gear.1Cards</comment>
        <extracomment>refuse.number.gear.1Cards (line)
ours. Card version</extracomment>
        <translation>Tren {range} admite {a} o {b}</translation>
    </message>
    <message>
        <source>Flap {range} takes {a} or {b}</source>
        <comment>refuse.number.flap.1Cards</comment>
        <extracomment>refuse.number.flap.1Cards (line)
ours. Card version</extracomment>
        <translation>Flap {range} admite {a} o {b}</translation>
    </message>
    <message>
        <source>back</source>
        <comment>reroll.markBack</comment>
        <extracomment>reroll.markBack (label, room 66 px)
ours. Card version, on a card that is marked for the redraw</extracomment>
        <translation>vuelve</translation>
    </message>
    <message>
        <source>Cards in the piles: Pilot {a}, Co-Pilot {b}</source>
        <comment>a11y.piles</comment>
        <extracomment>a11y.piles (dialog)
ours. Card version</extracomment>
        <translation>Cartas en los mazos: piloto {a}, copiloto {b}</translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds left</source>
        <comment>a11y.clock</comment>
        <extracomment>a11y.clock (dialog)
One: {n} second left
ours. Stopwatch</extracomment>
        <translation>
            <numerusform>queda {n} segundo</numerusform>
            <numerusform>quedan {n} segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seconds left.</source>
        <comment>clock.warn</comment>
        <extracomment>clock.warn (line)
One: {n} second left.
ours. Stopwatch, said once when little time is left</extracomment>
        <translation>
            <numerusform>Queda {n} segundo.</numerusform>
            <numerusform>Quedan {n} segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses. Only the number is seen.</source>
        <comment>reroll.noneForCards</comment>
        <extracomment>reroll.noneForCards (line)
ours. Card version</extracomment>
        <translation>{name} elige. Solo se ve el número.</translation>
    </message>
    <message>
        <source>Drawing ends the talking.</source>
        <comment>roll.line1Cards</comment>
        <extracomment>roll.line1Cards (line)
ours. Card version</extracomment>
        <translation>Al robar se acaba la charla.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more planes came</source>
        <comment>debrief.planesCame</comment>
        <extracomment>debrief.planesCame (dialog)
One: {n} more plane came
ours</extracomment>
        <translation>
            <numerusform>llegó {n} avión más</numerusform>
            <numerusform>llegaron {n} aviones más</numerusform>
        </translation>
    </message>
    <message>
        <source>the time ran out</source>
        <comment>debrief.timeUp</comment>
        <extracomment>debrief.timeUp (dialog)
ours</extracomment>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>Rules of the</source>
        <comment>help.game</comment>
        <extracomment>help.game (dialog)
ours. Before the switch Dice or Cards</extracomment>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>Levels</source>
        <comment>help.levels</comment>
        <extracomment>help.levels (dialog)
ours</extracomment>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>help.watch</comment>
        <extracomment>help.watch (dialog)
ours</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Worked example: {name}</source>
        <comment>example.title</comment>
        <extracomment>example.title (dialog)
ours</extracomment>
        <translation>Ejemplo: {name}</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <comment>example.back</comment>
        <extracomment>example.back (dialog)
ours</extracomment>
        <translation>Volver a las reglas</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>example.play</comment>
        <extracomment>example.play (label)
ours</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>example.stop</comment>
        <extracomment>example.stop (label)
ours</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>A first round</source>
        <comment>example.fe1</comment>
        <extracomment>example.fe1 (dialog)
ours</extracomment>
        <translation>Una primera ronda</translation>
    </message>
    <message>
        <source>Anna draws ace, 3, 5 and 6, Ben 2, 3, 4 and 6. The plane holds level, clears two planes and moves one card.</source>
        <comment>example.fe1.caption</comment>
        <extracomment>example.fe1.caption (dialog)
ours</extracomment>
        <translation>Anna roba as, 3, 5 y 6, Ben 2, 3, 4 y 6. El avión sigue nivelado, despeja dos aviones y avanza una carta.</translation>
    </message>
    <message>
        <source>Touching down</source>
        <comment>example.fe3</comment>
        <extracomment>example.fe3 (dialog)
ours</extracomment>
        <translation>La toma de tierra</translation>
    </message>
    <message>
        <source>One plane waits at the airport, one flap is still in, and the axis leans one mark to the Pilot. Eight cards put it right.</source>
        <comment>example.fe3.caption</comment>
        <extracomment>example.fe3.caption (dialog)
ours</extracomment>
        <translation>Un avión espera en el aeropuerto, falta un flap y el eje se inclina una marca hacia el piloto. Ocho cartas lo arreglan.</translation>
    </message>
    <message>
        <source>Both have rolled.</source>
        <comment>steps.dealt</comment>
        <extracomment>steps.dealt (dialog)
ours</extracomment>
        <translation>Los dados están tirados.</translation>
    </message>
    <message>
        <source>Both have drawn four cards.</source>
        <comment>steps.dealtCards</comment>
        <extracomment>steps.dealtCards (dialog)
ours. Card version</extracomment>
        <translation>Cada cual ha robado cuatro cartas.</translation>
    </message>
    <message>
        <source>{name} holds {list}.</source>
        <comment>steps.hand</comment>
        <extracomment>steps.hand (dialog)
ours. For screen readers; {list} = values</extracomment>
        <translation>{name} tiene {list}.</translation>
    </message>
    <message numerus="yes">
        <source>A busy sky in none to {n} rounds, with or without turbulence.</source>
        <comment>help.ownMix</comment>
        <extracomment>help.ownMix (dialog)
One: A busy sky in none or {n} round, with or without turbulence.
ours</extracomment>
        <translation>
            <numerusform>Cielo lleno en ninguna o {n} ronda, con o sin turbulencias.</numerusform>
            <numerusform>Cielo lleno en ninguna a {n} rondas, con o sin turbulencias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Busy sky: one more plane, {n} cards ahead.</source>
        <comment>result.busySkyCards</comment>
        <extracomment>result.busySkyCards (line)
One: Busy sky: one more plane, {n} card ahead.
ours. Card version</extracomment>
        <translation>
            <numerusform>Cielo lleno: un avión más, {n} carta por delante.</numerusform>
            <numerusform>Cielo lleno: un avión más, {n} cartas por delante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed {speed}: advance {n} cards.</source>
        <comment>result.engines.advanceCards</comment>
        <extracomment>result.engines.advanceCards (line)
One: Speed {speed}: advance {n} card.
ours. Card version</extracomment>
        <translation>
            <numerusform>Velocidad {speed}: avanzar {n} carta.</numerusform>
            <numerusform>Velocidad {speed}: avanzar {n} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our plane moves to the {ord} card.</source>
        <comment>event.advancedCards</comment>
        <extracomment>event.advancedCards (line)
ours. Card version</extracomment>
        <translation>Nuestro avión avanza a la {ord} carta.</translation>
    </message>
    <message>
        <source>This is the {ord} card of the approach.</source>
        <comment>event.whereCards</comment>
        <extracomment>event.whereCards (line)
ours. Card version</extracomment>
        <translation>Es la {ord} carta de la aproximación.</translation>
    </message>
    <message>
        <source>That card is clear now.</source>
        <comment>event.clearedHereCards</comment>
        <extracomment>event.clearedHereCards (line)
ours. Card version</extracomment>
        <translation>Esa carta ya está libre.</translation>
    </message>
    <message numerus="yes">
        <source>Too short. The airport was {n} cards away.</source>
        <comment>lost.shortCards</comment>
        <extracomment>lost.shortCards (line)
One: Too short. The airport was {n} card away.
ours. Card version</extracomment>
        <translation>
            <numerusform>Corto. El aeropuerto estaba a {n} carta.</numerusform>
            <numerusform>Corto. El aeropuerto estaba a {n} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{ord} card</source>
        <comment>a11y.approach.spaceCards</comment>
        <extracomment>a11y.approach.spaceCards (dialog)
ours. Card version</extracomment>
        <translation>{ord} carta</translation>
    </message>
    <message>
        <source>one card {a} to {b}</source>
        <comment>a11y.tape.oneCards</comment>
        <extracomment>a11y.tape.oneCards (dialog)
ours. Card version</extracomment>
        <translation>una carta de {a} a {b}</translation>
    </message>
    <message>
        <source>one card at {a}</source>
        <comment>a11y.tape.oneExactCards</comment>
        <extracomment>a11y.tape.oneExactCards (dialog)
ours. Card version</extracomment>
        <translation>una carta con {a}</translation>
    </message>
    <message>
        <source>two cards from {a}</source>
        <comment>a11y.tape.twoCards</comment>
        <extracomment>a11y.tape.twoCards (dialog)
ours. Card version</extracomment>
        <translation>dos cartas desde {a}</translation>
    </message>
    <message>
        <source>Flap {range} out. One card up to speed {limit}.</source>
        <comment>result.flapCards</comment>
        <extracomment>result.flapCards (line)
ours. Card version</extracomment>
        <translation>Flap {range} fuera. Una carta hasta velocidad {limit}.</translation>
    </message>
    <message>
        <source>Gear {range} — release to turn it up</source>
        <comment>preview.gear.titleCards</comment>
        <extracomment>preview.gear.titleCards (line)
ours. Card version</extracomment>
        <translation>Tren {range} – suelta para girar</translation>
    </message>
    <message>
        <source>Flap {range} — release to turn it up</source>
        <comment>preview.flap.titleCards</comment>
        <extracomment>preview.flap.titleCards (line)
ours. Card version</extracomment>
        <translation>Flap {range} – suelta para girar</translation>
    </message>
    <message>
        <source>Brake {value} — release to turn it up</source>
        <comment>preview.brake.titleCards</comment>
        <extracomment>preview.brake.titleCards (line)
ours. Card version</extracomment>
        <translation>Freno {value} – suelta para girar</translation>
    </message>
    <message>
        <source>The card turns. Blue marker moves to {lo} | {hi}.</source>
        <comment>preview.blueCards</comment>
        <extracomment>preview.blueCards (line)
ours. Card version</extracomment>
        <translation>La carta se gira. Marcador azul a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>The card turns. Orange marker moves to {lo} | {hi}.</source>
        <comment>preview.orangeCards</comment>
        <extracomment>preview.orangeCards (line)
ours. Card version</extracomment>
        <translation>La carta se gira. Marcador naranja a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>The card turns. Red marker moves to {lo} | {hi}.</source>
        <comment>preview.redCards</comment>
        <extracomment>preview.redCards (line)
ours. Card version</extracomment>
        <translation>La carta se gira. Marcador rojo a {lo} | {hi}.</translation>
    </message>
    <message>
        <source>{name} cannot fill {spaces} any more</source>
        <comment>warn.tooFew.1</comment>
        <extracomment>warn.tooFew.1 (line)
ours. Public: follows from counts, after a die was laid aside or missed</extracomment>
        <translation>{name} ya no puede llenar {spaces}</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice left, {need} spaces.</source>
        <comment>warn.tooFew.2</comment>
        <extracomment>warn.tooFew.2 (line)
One: One die left, {need} spaces.
ours</extracomment>
        <translation>
            <numerusform>Queda un dado, {need} espacios.</numerusform>
            <numerusform>Quedan {n} dados, {need} espacios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards left, {need} spaces.</source>
        <comment>warn.tooFew.2Cards</comment>
        <extracomment>warn.tooFew.2Cards (line)
One: One card left, {need} spaces.
ours. Card version</extracomment>
        <translation>
            <numerusform>Queda una carta, {need} espacios.</numerusform>
            <numerusform>Quedan {n} cartas, {need} espacios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kerosene</source>
        <comment>panel.kerosene</comment>
        <extracomment>panel.kerosene (title, room 96 px)
ours</extracomment>
        <translation>Fuel</translation>
    </message>
    <message>
        <source>Leak</source>
        <comment>panel.leak</comment>
        <extracomment>panel.leak (title, room 96 px)
ours. Kerosene leak: the gauge</extracomment>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>panel.wind</comment>
        <extracomment>panel.wind (title, room 170 px)
ours</extracomment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Head wind</source>
        <comment>panel.headwind</comment>
        <extracomment>panel.headwind (title, room 170 px)
ours</extracomment>
        <translation>Viento en cara</translation>
    </message>
    <message>
        <source>Intern</source>
        <comment>panel.intern</comment>
        <extracomment>panel.intern (title, room 200 px)
ours</extracomment>
        <translation>Becario</translation>
    </message>
    <message>
        <source>Alarms</source>
        <comment>panel.alarms</comment>
        <extracomment>panel.alarms (title, room 100 px)
ours</extracomment>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Ice brakes</source>
        <comment>panel.iceBrakes</comment>
        <extracomment>panel.iceBrakes (title, room 200 px)
ours</extracomment>
        <translation>Frenos de hielo</translation>
    </message>
    <message>
        <source>unused: −{n}</source>
        <comment>kerosene.unused</comment>
        <extracomment>kerosene.unused (label, room 112 px)
ours. Below the kerosene space: what a round without a die costs</extracomment>
        <translation>sin usar: −{n}</translation>
    </message>
    <message>
        <source>difference</source>
        <comment>leak.difference</comment>
        <extracomment>leak.difference (label, room 108 px)
ours. First of two lines: difference plus 1</extracomment>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>plus 1</source>
        <comment>leak.plusOne</comment>
        <extracomment>leak.plusOne (label, room 108 px)
ours</extracomment>
        <translation>más 1</translation>
    </message>
    <message numerus="yes">
        <source>{n} to train</source>
        <comment>intern.toTrain</comment>
        <extracomment>intern.toTrain (label, room 150 px)
One: {n} to train
ours. Header of the intern panel</extracomment>
        <translation>
            <numerusform>faltan {n}</numerusform>
            <numerusform>faltan {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>trained</source>
        <comment>intern.trained</comment>
        <extracomment>intern.trained (label, room 150 px)
ours</extracomment>
        <translation>formado</translation>
    </message>
    <message>
        <source>not</source>
        <comment>intern.not</comment>
        <extracomment>intern.not (label, room 50 px)
ours. On a training space, above the value it does not take</extracomment>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>{n} active</source>
        <comment>alarms.active</comment>
        <extracomment>alarms.active (label, room 130 px)
One: {n} active
ours. Header of the alarm panel</extracomment>
        <translation>
            <numerusform>{n} activa</numerusform>
            <numerusform>{n} activas</numerusform>
        </translation>
    </message>
    <message>
        <source>none active</source>
        <comment>alarms.none</comment>
        <extracomment>alarms.none (label, room 150 px)
ours</extracomment>
        <translation>ninguna activa</translation>
    </message>
    <message>
        <source>{system} closed</source>
        <comment>alarms.closed</comment>
        <extracomment>alarms.closed (label, room 200 px)
ours. {system} = alarms.system.*</extracomment>
        <translation>{system}: cerrado</translation>
    </message>
    <message>
        <source>resets with a {n}</source>
        <comment>alarms.resets</comment>
        <extracomment>alarms.resets (label, room 160 px)
ours. After the letter of the seat that resets the alarm</extracomment>
        <translation>apaga con {n}</translation>
    </message>
    <message>
        <source>alarm {n}</source>
        <comment>alarms.tag</comment>
        <extracomment>alarms.tag (label, room 90 px)
ours. In the header of a closed panel</extracomment>
        <translation>alarma {n}</translation>
    </message>
    <message>
        <source>Concentration</source>
        <comment>alarms.system.1</comment>
        <extracomment>alarms.system.1 (label)
ours</extracomment>
        <translation>Concentración</translation>
    </message>
    <message>
        <source>Brakes</source>
        <comment>alarms.system.2</comment>
        <extracomment>alarms.system.2 (label)
ours</extracomment>
        <translation>Frenos</translation>
    </message>
    <message>
        <source>Landing gear</source>
        <comment>alarms.system.3</comment>
        <extracomment>alarms.system.3 (label)
ours</extracomment>
        <translation>Tren</translation>
    </message>
    <message>
        <source>Flaps</source>
        <comment>alarms.system.4</comment>
        <extracomment>alarms.system.4 (label)
ours</extracomment>
        <translation>Flaps</translation>
    </message>
    <message>
        <source>Pilot's radio</source>
        <comment>alarms.system.5</comment>
        <extracomment>alarms.system.5 (label)
ours</extracomment>
        <translation>Radio del piloto</translation>
    </message>
    <message>
        <source>Co-Pilot's radio</source>
        <comment>alarms.system.6</comment>
        <extracomment>alarms.system.6 (label)
ours</extracomment>
        <translation>Radio del copiloto</translation>
    </message>
    <message>
        <source>Stops up to speed</source>
        <comment>ice.stops</comment>
        <extracomment>ice.stops (label, room 170 px)
ours. Below the ice brakes, before a number or "none"</extracomment>
        <translation>Para hasta vel.</translation>
    </message>
    <message>
        <source>Stuck up for this flight</source>
        <comment>gear.stuck.1</comment>
        <extracomment>gear.stuck.1 (label, room 230 px)
ours</extracomment>
        <translation>Atascado en este vuelo</translation>
    </message>
    <message>
        <source>no gear dice, blue stays {lo} | {hi}</source>
        <comment>gear.stuck.2</comment>
        <extracomment>gear.stuck.2 (label, room 230 px)
ours</extracomment>
        <translation>sin dados, azul sigue en {lo} | {hi}</translation>
    </message>
    <message>
        <source>landing needs the flaps only</source>
        <comment>gear.stuck.3</comment>
        <extracomment>gear.stuck.3 (label, room 230 px)
ours</extracomment>
        <translation>para aterrizar bastan los flaps</translation>
    </message>
    <message>
        <source>No engines</source>
        <comment>engines.none.1</comment>
        <extracomment>engines.none.1 (label, room 200 px)
ours</extracomment>
        <translation>Sin motores</translation>
    </message>
    <message>
        <source>markers have no meaning</source>
        <comment>engines.none.2</comment>
        <extracomment>engines.none.2 (label, room 200 px)
ours</extracomment>
        <translation>marcadores sin efecto</translation>
    </message>
    <message>
        <source>each round</source>
        <comment>engines.glide.1</comment>
        <extracomment>engines.glide.1 (label, room 100 px)
ours. After +1: the plane glides one space</extracomment>
        <translation>cada ronda</translation>
    </message>
    <message>
        <source>after the altitude drops</source>
        <comment>engines.glide.2</comment>
        <extracomment>engines.glide.2 (label, room 200 px)
ours</extracomment>
        <translation>al bajar la altitud</translation>
    </message>
    <message>
        <source>One space up to speed</source>
        <comment>flaps.oneSpace</comment>
        <extracomment>flaps.oneSpace (label, room 170 px)
ours. Compact flaps: the orange marker</extracomment>
        <translation>Una casilla hasta</translation>
    </message>
    <message>
        <source>One card up to speed</source>
        <comment>flaps.oneSpaceCards</comment>
        <extracomment>flaps.oneSpaceCards (label, room 170 px)
ours. Card version</extracomment>
        <translation>Una carta hasta</translation>
    </message>
    <message numerus="yes">
        <source>{n} marks</source>
        <comment>axis.marks</comment>
        <extracomment>axis.marks (label, room 180 px)
One: {n} mark
ours. First of two lines beside a bay</extracomment>
        <translation>
            <numerusform>{n} marca</numerusform>
            <numerusform>{n} marcas</numerusform>
        </translation>
    </message>
    <message>
        <source>toward the Pilot</source>
        <comment>axis.side.pilot</comment>
        <extracomment>axis.side.pilot (label, room 180 px)
ours</extracomment>
        <translation>hacia el piloto</translation>
    </message>
    <message>
        <source>toward the Co-Pilot</source>
        <comment>axis.side.copilot</comment>
        <extracomment>axis.side.copilot (label, room 180 px)
ours</extracomment>
        <translation>hacia el copiloto</translation>
    </message>
    <message>
        <source>may leave</source>
        <comment>axis.mayLeave</comment>
        <extracomment>axis.mayLeave (label, room 130 px)
ours. Bank limits: this tilt is permitted</extracomment>
        <translation>puede salir</translation>
    </message>
    <message>
        <source>may not leave</source>
        <comment>axis.mayNotLeave</comment>
        <extracomment>axis.mayNotLeave (label, room 140 px)
ours. Bank limits</extracomment>
        <translation>no puede salir</translation>
    </message>
    <message numerus="yes">
        <source>{n} penguins in the way</source>
        <comment>approach.penguins</comment>
        <extracomment>approach.penguins (label, room 200 px)
One: {n} penguin in the way
ours</extracomment>
        <translation>
            <numerusform>{n} pingüino delante</numerusform>
            <numerusform>{n} pingüinos delante</numerusform>
        </translation>
    </message>
    <message>
        <source>until all six dice are down</source>
        <comment>silence.untilSix</comment>
        <extracomment>silence.untilSix (label, room 230 px)
ours. Without engines</extracomment>
        <translation>hasta colocar los seis dados</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>ability.auto</comment>
        <extracomment>ability.auto (label, room 60 px)
ours. On the tag of an ability that works by itself</extracomment>
        <translation>auto</translation>
    </message>
    <message>
        <source>used</source>
        <comment>ability.used</comment>
        <extracomment>ability.used (label, room 60 px)
ours</extracomment>
        <translation>usada</translation>
    </message>
    <message>
        <source>now</source>
        <comment>ability.now</comment>
        <extracomment>ability.now (label, room 60 px)
ours. This ability can be used at this moment</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Anticipation</source>
        <comment>ability.anticipation</comment>
        <extracomment>ability.anticipation (label, room 150 px)
ours</extracomment>
        <translation>Anticipación</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <comment>ability.adaptation</comment>
        <extracomment>ability.adaptation (label, room 150 px)
ours</extracomment>
        <translation>Adaptación</translation>
    </message>
    <message>
        <source>Mastery</source>
        <comment>ability.mastery</comment>
        <extracomment>ability.mastery (label, room 150 px)
ours</extracomment>
        <translation>Maestría</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>ability.control</comment>
        <extracomment>ability.control (label, room 150 px)
ours</extracomment>
        <translation>Control</translation>
    </message>
    <message>
        <source>Working Together</source>
        <comment>ability.working-together</comment>
        <extracomment>ability.working-together (label, room 150 px)
ours</extracomment>
        <translation>Trabajo en equipo</translation>
    </message>
    <message>
        <source>Synchronisation</source>
        <comment>ability.synchronisation</comment>
        <extracomment>ability.synchronisation (label, room 150 px)
ours</extracomment>
        <translation>Sincronización</translation>
    </message>
    <message>
        <source>once a round</source>
        <comment>ability.anticipation.use</comment>
        <extracomment>ability.anticipation.use (label, room 180 px)
ours</extracomment>
        <translation>una vez por ronda</translation>
    </message>
    <message>
        <source>once each</source>
        <comment>ability.adaptation.use</comment>
        <extracomment>ability.adaptation.use (label, room 180 px)
ours</extracomment>
        <translation>una vez cada cual</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>ability.mastery.use</comment>
        <extracomment>ability.mastery.use (label, room 180 px)
ours</extracomment>
        <translation>automática</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>ability.control.use</comment>
        <extracomment>ability.control.use (label, room 180 px)
ours</extracomment>
        <translation>automática</translation>
    </message>
    <message>
        <source>once a round</source>
        <comment>ability.working-together.use</comment>
        <extracomment>ability.working-together.use (label, room 180 px)
ours</extracomment>
        <translation>una vez por ronda</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>ability.synchronisation.use</comment>
        <extracomment>ability.synchronisation.use (label, room 180 px)
ours</extracomment>
        <translation>automática</translation>
    </message>
    <message>
        <source>Before the first die, the player who begins may reroll one die.</source>
        <comment>ability.anticipation.text</comment>
        <extracomment>ability.anticipation.text (dialog)
ours</extracomment>
        <translation>Antes del primer dado, quien empieza puede repetir un dado.</translation>
    </message>
    <message>
        <source>Turn one die to its opposite face: 1-6, 2-5, 3-4.</source>
        <comment>ability.adaptation.text</comment>
        <extracomment>ability.adaptation.text (dialog)
ours</extracomment>
        <translation>Gira un dado a su cara opuesta: 1-6, 2-5, 3-4.</translation>
    </message>
    <message>
        <source>Equal engine dice bring one reroll token.</source>
        <comment>ability.mastery.text</comment>
        <extracomment>ability.mastery.text (dialog)
ours</extracomment>
        <translation>Dados iguales en motores dan una ficha de repetición.</translation>
    </message>
    <message>
        <source>Equal axis dice bring one coffee.</source>
        <comment>ability.control.text</comment>
        <extracomment>ability.control.text (dialog)
ours</extracomment>
        <translation>Dados iguales en el eje dan un café.</translation>
    </message>
    <message>
        <source>Swap one die with your partner. Both see the two.</source>
        <comment>ability.working-together.text</comment>
        <extracomment>ability.working-together.text (dialog)
ours</extracomment>
        <translation>Intercambia un dado con tu compañero. Ambos ven los dos.</translation>
    </message>
    <message>
        <source>A gear and a flap die in one round bring a traffic die.</source>
        <comment>ability.synchronisation.text</comment>
        <extracomment>ability.synchronisation.text (dialog)
ours</extracomment>
        <translation>Un dado de tren y uno de flap en la misma ronda dan un dado de tráfico.</translation>
    </message>
    <message>
        <source>Kerosene</source>
        <comment>space.kerosene</comment>
        <extracomment>space.kerosene (line)
ours. A space in a sentence</extracomment>
        <translation>Queroseno</translation>
    </message>
    <message>
        <source>{role}'s training</source>
        <comment>space.training</comment>
        <extracomment>space.training (line)
ours. A space in a sentence</extracomment>
        <translation>Formación ({role})</translation>
    </message>
    <message>
        <source>Alarm {n}</source>
        <comment>space.alarm</comment>
        <extracomment>space.alarm (line)
ours. A space in a sentence</extracomment>
        <translation>Alarma {n}</translation>
    </message>
    <message>
        <source>Ice brakes {n}</source>
        <comment>space.ice</comment>
        <extracomment>space.ice (line)
ours. A space in a sentence</extracomment>
        <translation>Frenos de hielo {n}</translation>
    </message>
    <message>
        <source>Ice brakes {n}, upper</source>
        <comment>a11y.ice.top</comment>
        <extracomment>a11y.ice.top (dialog)
ours. A space as spoken</extracomment>
        <translation>Frenos de hielo {n}, arriba</translation>
    </message>
    <message>
        <source>Ice brakes {n}, lower</source>
        <comment>a11y.ice.bottom</comment>
        <extracomment>a11y.ice.bottom (dialog)
ours. A space as spoken</extracomment>
        <translation>Frenos de hielo {n}, abajo</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a11y.alarm.on</comment>
        <extracomment>a11y.alarm.on (dialog)
ours. State of an alarm space</extracomment>
        <translation>activa</translation>
    </message>
    <message>
        <source>not on</source>
        <comment>a11y.alarm.off</comment>
        <extracomment>a11y.alarm.off (dialog)
ours. State of an alarm space</extracomment>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>closed by alarm {n}</source>
        <comment>a11y.closed</comment>
        <extracomment>a11y.closed (dialog)
ours. State of a space</extracomment>
        <translation>cerrado por la alarma {n}</translation>
    </message>
    <message>
        <source>not {v}</source>
        <comment>a11y.notThis</comment>
        <extracomment>a11y.notThis (dialog)
ours. State of a training space</extracomment>
        <translation>salvo {v}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a11y.column.open</comment>
        <extracomment>a11y.column.open (dialog)
ours. State of an ice brake space</extracomment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>not open</source>
        <comment>a11y.column.shut</comment>
        <extracomment>a11y.column.shut (dialog)
ours. State of an ice brake space</extracomment>
        <translation>sin abrir</translation>
    </message>
    <message>
        <source>Kerosene {n}</source>
        <comment>a11y.kerosene</comment>
        <extracomment>a11y.kerosene (dialog)
ours. The gauge as spoken</extracomment>
        <translation>Queroseno {n}</translation>
    </message>
    <message>
        <source>Wind {m}</source>
        <comment>a11y.wind</comment>
        <extracomment>a11y.wind (dialog)
ours. The ring as spoken</extracomment>
        <translation>Viento {m}</translation>
    </message>
    <message>
        <source>Interns to train, from the Pilot's end: {list}</source>
        <comment>a11y.interns</comment>
        <extracomment>a11y.interns (dialog)
ours</extracomment>
        <translation>Becarios, desde el lado del piloto: {list}</translation>
    </message>
    <message>
        <source>All interns are trained</source>
        <comment>a11y.internsDone</comment>
        <extracomment>a11y.internsDone (dialog)
ours</extracomment>
        <translation>Todos los becarios están formados</translation>
    </message>
    <message>
        <source>Alarms on: {list}</source>
        <comment>a11y.alarms</comment>
        <extracomment>a11y.alarms (dialog)
ours</extracomment>
        <translation>Alarmas activas: {list}</translation>
    </message>
    <message>
        <source>No alarm is on</source>
        <comment>a11y.alarmsNone</comment>
        <extracomment>a11y.alarmsNone (dialog)
ours</extracomment>
        <translation>Ninguna alarma activa</translation>
    </message>
    <message>
        <source>Our space is left {marks}</source>
        <comment>a11y.bank</comment>
        <extracomment>a11y.bank (dialog)
ours. marks: at 1 or 2 to the Pilot</extracomment>
        <translation>De nuestra casilla se sale {marks}</translation>
    </message>
    <message>
        <source>{ability}: {state}</source>
        <comment>a11y.ability</comment>
        <extracomment>a11y.ability (dialog)
ours. A card as spoken</extracomment>
        <translation>{ability}: {state}</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a11y.ability.ready</comment>
        <extracomment>a11y.ability.ready (dialog)
ours. State of an ability card</extracomment>
        <translation>más tarde</translation>
    </message>
    <message>
        <source>possible now</source>
        <comment>a11y.ability.now</comment>
        <extracomment>a11y.ability.now (dialog)
ours. State of an ability card</extracomment>
        <translation>posible ahora</translation>
    </message>
    <message>
        <source>works by itself</source>
        <comment>a11y.ability.auto</comment>
        <extracomment>a11y.ability.auto (dialog)
ours. State of an ability card</extracomment>
        <translation>actúa sola</translation>
    </message>
    <message>
        <source>used</source>
        <comment>a11y.ability.used</comment>
        <extracomment>a11y.ability.used (dialog)
ours. State of an ability card</extracomment>
        <translation>usada</translation>
    </message>
    <message>
        <source>Traffic {v}: one plane on the {ord} space.</source>
        <comment>event.traffic</comment>
        <extracomment>event.traffic (line)
ours. Counted from our space</extracomment>
        <translation>Tráfico {v}: un avión en la {ord} casilla.</translation>
    </message>
    <message>
        <source>Traffic {v}: one plane at the airport.</source>
        <comment>event.trafficAirport</comment>
        <extracomment>event.trafficAirport (line)
ours</extracomment>
        <translation>Tráfico {v}: un avión en el aeropuerto.</translation>
    </message>
    <message>
        <source>Traffic {v}: no plane left to add.</source>
        <comment>event.trafficFull</comment>
        <extracomment>event.trafficFull (line)
ours</extracomment>
        <translation>Tráfico {v}: no quedan aviones.</translation>
    </message>
    <message>
        <source>Traffic dice: {list}.</source>
        <comment>event.trafficRolled</comment>
        <extracomment>event.trafficRolled (line)
ours</extracomment>
        <translation>Dados de tráfico: {list}.</translation>
    </message>
    <message>
        <source>Wrong bank. The axis was not right for this space.</source>
        <comment>event.bank</comment>
        <extracomment>event.bank (line)
ours</extracomment>
        <translation>Alabeo incorrecto. El eje no valía para esta casilla.</translation>
    </message>
    <message>
        <source>This space is left {marks}.</source>
        <comment>event.bankLeft</comment>
        <extracomment>event.bankLeft (line)
ours. marks: at 1 or 2 to the Pilot</extracomment>
        <translation>De esta casilla se sale {marks}.</translation>
    </message>
    <message>
        <source>at {a}</source>
        <comment>bank.at</comment>
        <extracomment>bank.at (line)
ours</extracomment>
        <translation>con {a}</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <comment>bank.or</comment>
        <extracomment>bank.or (line)
ours</extracomment>
        <translation>{a} o {b}</translation>
    </message>
    <message>
        <source>{list} to the Pilot</source>
        <comment>bank.pilot</comment>
        <extracomment>bank.pilot (line)
ours</extracomment>
        <translation>{list} hacia el piloto</translation>
    </message>
    <message>
        <source>{list} to the Co-Pilot</source>
        <comment>bank.copilot</comment>
        <extracomment>bank.copilot (line)
ours</extracomment>
        <translation>{list} hacia el copiloto</translation>
    </message>
    <message>
        <source>level</source>
        <comment>bank.level</comment>
        <extracomment>bank.level (line)
ours</extracomment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>Kerosene {n} burnt, {left} left.</source>
        <comment>event.burnt</comment>
        <extracomment>event.burnt (line)
ours</extracomment>
        <translation>Queroseno: {n} quemado, quedan {left}.</translation>
    </message>
    <message>
        <source>Kerosene {n} burnt.</source>
        <comment>event.burntOut</comment>
        <extracomment>event.burntOut (line)
ours. More than there was</extracomment>
        <translation>Queroseno: {n} quemado.</translation>
    </message>
    <message>
        <source>Not used: {n} burnt.</source>
        <comment>event.unused</comment>
        <extracomment>event.unused (line)
ours. No die on the kerosene space</extracomment>
        <translation>Sin usar: {n} quemado.</translation>
    </message>
    <message>
        <source>Kerosene {n}.</source>
        <comment>event.keroseneLeft</comment>
        <extracomment>event.keroseneLeft (line)
ours</extracomment>
        <translation>Queroseno {n}.</translation>
    </message>
    <message>
        <source>Difference {d}: {n} leaked, {left} left.</source>
        <comment>event.leak</comment>
        <extracomment>event.leak (line)
ours</extracomment>
        <translation>Diferencia {d}: {n} perdido, quedan {left}.</translation>
    </message>
    <message>
        <source>Difference {d}: {n} leaked.</source>
        <comment>event.leakOut</comment>
        <extracomment>event.leakOut (line)
ours. More than there was</extracomment>
        <translation>Diferencia {d}: {n} perdido.</translation>
    </message>
    <message>
        <source>Out of kerosene.</source>
        <comment>event.dry</comment>
        <extracomment>event.dry (line)
ours</extracomment>
        <translation>Sin combustible.</translation>
    </message>
    <message>
        <source>The gauge went below 0.</source>
        <comment>event.dryDetail</comment>
        <extracomment>event.dryDetail (line)
ours</extracomment>
        <translation>El indicador bajó de 0.</translation>
    </message>
    <message numerus="yes">
        <source>Wind {n} clicks to the Pilot: {m}.</source>
        <comment>event.windPilot</comment>
        <extracomment>event.windPilot (line)
One: Wind one click to the Pilot: {m}.
ours</extracomment>
        <translation>
            <numerusform>Viento un clic hacia el piloto: {m}.</numerusform>
            <numerusform>Viento {n} clics hacia el piloto: {m}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wind {n} clicks to the Co-Pilot: {m}.</source>
        <comment>event.windCopilot</comment>
        <extracomment>event.windCopilot (line)
One: Wind one click to the Co-Pilot: {m}.
ours</extracomment>
        <translation>
            <numerusform>Viento un clic hacia el copiloto: {m}.</numerusform>
            <numerusform>Viento {n} clics hacia el copiloto: {m}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Engines {dice}, wind {m}.</source>
        <comment>event.windBlew</comment>
        <extracomment>event.windBlew (line)
ours</extracomment>
        <translation>Motores {dice}, viento {m}.</translation>
    </message>
    <message>
        <source>One die. It needs its pair this round.</source>
        <comment>event.iceFirst</comment>
        <extracomment>event.iceFirst (line)
ours. First die of an ice brake column</extracomment>
        <translation>Un dado. Necesita su pareja en esta ronda.</translation>
    </message>
    <message>
        <source>Ice brakes {n}. Stops up to speed {n}.</source>
        <comment>event.ice</comment>
        <extracomment>event.ice (line)
ours</extracomment>
        <translation>Frenos de hielo {n}. Para hasta velocidad {n}.</translation>
    </message>
    <message>
        <source>Next are two {n}s.</source>
        <comment>event.iceNext</comment>
        <extracomment>event.iceNext (line)
ours</extracomment>
        <translation>Después, dos {n}.</translation>
    </message>
    <message>
        <source>All ice brakes are set.</source>
        <comment>event.iceAll</comment>
        <extracomment>event.iceAll (line)
ours</extracomment>
        <translation>Todos los frenos de hielo están activados.</translation>
    </message>
    <message>
        <source>Gliding: one space.</source>
        <comment>event.glide</comment>
        <extracomment>event.glide (line)
ours</extracomment>
        <translation>Planeo: una casilla.</translation>
    </message>
    <message>
        <source>Six interns to train: {list}.</source>
        <comment>event.interns</comment>
        <extracomment>event.interns (line)
ours</extracomment>
        <translation>Seis becarios por formar: {list}.</translation>
    </message>
    <message>
        <source>{name} trained: place the {v}.</source>
        <comment>event.internTaken</comment>
        <extracomment>event.internTaken (line)
ours</extracomment>
        <translation>{name} ha formado: coloca el {v}.</translation>
    </message>
    <message>
        <source>Any lit space takes it.</source>
        <comment>event.internLit</comment>
        <extracomment>event.internLit (line)
ours</extracomment>
        <translation>Vale cualquier espacio iluminado.</translation>
    </message>
    <message>
        <source>{name} places the intern's {v} on {space}.</source>
        <comment>event.internPlaced</comment>
        <extracomment>event.internPlaced (line)
ours</extracomment>
        <translation>{name} coloca el {v} del becario en {space}.</translation>
    </message>
    <message>
        <source>No space takes it: trained all the same.</source>
        <comment>event.internNowhere</comment>
        <extracomment>event.internNowhere (line)
ours</extracomment>
        <translation>Ningún espacio lo admite: formado igual.</translation>
    </message>
    <message>
        <source>Alarm {n}: {system} closed.</source>
        <comment>event.alarm</comment>
        <extracomment>event.alarm (line)
ours</extracomment>
        <translation>Alarma {n}: {system}, cerrado.</translation>
    </message>
    <message>
        <source>Alarm {n} off. Open again: {system}.</source>
        <comment>event.alarmReset</comment>
        <extracomment>event.alarmReset (line)
ours</extracomment>
        <translation>Alarma {n} apagada. Abierto de nuevo: {system}.</translation>
    </message>
    <message>
        <source>{role} resets it with a {n}.</source>
        <comment>event.resets</comment>
        <extracomment>event.resets (line)
ours</extracomment>
        <translation>{role} la apaga con un {n}.</translation>
    </message>
    <message>
        <source>A new die for {name}.</source>
        <comment>event.newDie</comment>
        <extracomment>event.newDie (line)
ours. Bad visibility</extracomment>
        <translation>Un dado nuevo para {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice still lie aside.</source>
        <comment>event.newDieLeft</comment>
        <extracomment>event.newDieLeft (line)
One: One die still lies aside.
ours</extracomment>
        <translation>
            <numerusform>Aún hay un dado aparte.</numerusform>
            <numerusform>Aún hay {n} dados aparte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No die lies aside any more.</source>
        <comment>event.newDieLast</comment>
        <extracomment>event.newDieLast (line)
ours</extracomment>
        <translation>Ya no queda ningún dado aparte.</translation>
    </message>
    <message>
        <source>Rough air: {name}'s dice rolled again.</source>
        <comment>event.rough</comment>
        <extracomment>event.rough (line)
ours. Turbulence</extracomment>
        <translation>Aire agitado: dados repetidos ({name}).</translation>
    </message>
    <message>
        <source>New values wait behind the visor.</source>
        <comment>event.newValues</comment>
        <extracomment>event.newValues (line)
ours</extracomment>
        <translation>Valores nuevos esperan tras la visera.</translation>
    </message>
    <message>
        <source>{name} used {ability}.</source>
        <comment>event.usedAbility</comment>
        <extracomment>event.usedAbility (line)
ours</extracomment>
        <translation>{name} ha usado {ability}.</translation>
    </message>
    <message>
        <source>One die was rolled again.</source>
        <comment>event.rolledOne</comment>
        <extracomment>event.rolledOne (line)
ours. Never which</extracomment>
        <translation>Se repitió un dado.</translation>
    </message>
    <message>
        <source>One die was turned over.</source>
        <comment>event.turnedOne</comment>
        <extracomment>event.turnedOne (line)
ours. Never which</extracomment>
        <translation>Se giró un dado.</translation>
    </message>
    <message>
        <source>Mastery: one reroll comes on board.</source>
        <comment>event.mastery</comment>
        <extracomment>event.mastery (line)
ours</extracomment>
        <translation>Maestría: llega una repetición a bordo.</translation>
    </message>
    <message>
        <source>Control: one coffee.</source>
        <comment>event.control</comment>
        <extracomment>event.control (line)
ours</extracomment>
        <translation>Control: un café.</translation>
    </message>
    <message>
        <source>{name} offers die {letter} for a swap.</source>
        <comment>event.swapOffered</comment>
        <extracomment>event.swapOffered (line)
ours</extracomment>
        <translation>{name} ofrece cambiar el dado {letter}.</translation>
    </message>
    <message>
        <source>{name} picks one to give.</source>
        <comment>event.swapPicks</comment>
        <extracomment>event.swapPicks (line)
ours</extracomment>
        <translation>{name} elige uno para dar.</translation>
    </message>
    <message>
        <source>Swapped: {a}'s {x} and {b}'s {y}.</source>
        <comment>event.swapped</comment>
        <extracomment>event.swapped (line)
ours. a, b: people; x, y: letters of tray places</extracomment>
        <translation>Cambio: {a} {x} y {b} {y}.</translation>
    </message>
    <message>
        <source>Both know these two values now.</source>
        <comment>event.swappedSeen</comment>
        <extracomment>event.swappedSeen (line)
ours</extracomment>
        <translation>Ambos conocen ya estos dos valores.</translation>
    </message>
    <message>
        <source>Synchronisation: a traffic die, {v}.</source>
        <comment>event.sync</comment>
        <extracomment>event.sync (line)
ours</extracomment>
        <translation>Sincronización: un dado de tráfico, {v}.</translation>
    </message>
    <message>
        <source>The traffic die rolled again: {v}.</source>
        <comment>event.syncAgain</comment>
        <extracomment>event.syncAgain (line)
ours</extracomment>
        <translation>Dado de tráfico repetido: {v}.</translation>
    </message>
    <message>
        <source>{name} places it, whatever the colour.</source>
        <comment>event.syncPlaces</comment>
        <extracomment>event.syncPlaces (line)
ours</extracomment>
        <translation>{name} lo coloca, sea cual sea el color.</translation>
    </message>
    <message>
        <source>{name} places the traffic {v} on {space}.</source>
        <comment>event.syncPlaced</comment>
        <extracomment>event.syncPlaced (line)
ours</extracomment>
        <translation>{name} coloca el {v} de tráfico en {space}.</translation>
    </message>
    <message>
        <source>No space takes the traffic die.</source>
        <comment>event.syncNowhere</comment>
        <extracomment>event.syncNowhere (line)
ours</extracomment>
        <translation>Ningún espacio admite el dado de tráfico.</translation>
    </message>
    <message>
        <source>All dice are down.</source>
        <comment>log.allDownSilent</comment>
        <extracomment>log.allDownSilent (line)
ours. Total trust: no talk</extracomment>
        <translation>Todos los dados colocados.</translation>
    </message>
    <message>
        <source>All dice are down. No talk: total trust.</source>
        <comment>roundEnd.silent</comment>
        <extracomment>roundEnd.silent (line)
ours. Total trust</extracomment>
        <translation>Todos los dados colocados. Sin hablar: confianza total.</translation>
    </message>
    <message>
        <source>{name} trained: place the {v}.</source>
        <comment>turn.token</comment>
        <extracomment>turn.token (line)
ours</extracomment>
        <translation>{name} ha formado: coloca el {v}.</translation>
    </message>
    <message>
        <source>{name} places the traffic die</source>
        <comment>turn.traffic</comment>
        <extracomment>turn.traffic (line)
ours</extracomment>
        <translation>{name} coloca el dado de tráfico</translation>
    </message>
    <message>
        <source>A {v}, any colour.</source>
        <comment>turn.trafficAny</comment>
        <extracomment>turn.trafficAny (line)
ours</extracomment>
        <translation>Un {v}, cualquier color.</translation>
    </message>
    <message>
        <source>No space takes it. Enter goes on.</source>
        <comment>turn.giveUp</comment>
        <extracomment>turn.giveUp (line)
ours</extracomment>
        <translation>Ningún espacio lo admite. Intro para seguir.</translation>
    </message>
    <message>
        <source>{name} picks a die to give</source>
        <comment>turn.swap</comment>
        <extracomment>turn.swap (line)
ours</extracomment>
        <translation>{name} elige un dado para dar</translation>
    </message>
    <message>
        <source>For {name}'s die {letter}.</source>
        <comment>turn.swapFor</comment>
        <extracomment>turn.swapFor (line)
ours</extracomment>
        <translation>Por el dado {letter} ({name}).</translation>
    </message>
    <message>
        <source>Anticipation: which die rolls again?</source>
        <comment>pick.anticipation</comment>
        <extracomment>pick.anticipation (line)
ours</extracomment>
        <translation>Anticipación: ¿qué dado se repite?</translation>
    </message>
    <message>
        <source>Adaptation: which die is turned over?</source>
        <comment>pick.adaptation</comment>
        <extracomment>pick.adaptation (line)
ours</extracomment>
        <translation>Adaptación: ¿qué dado se gira?</translation>
    </message>
    <message>
        <source>Working Together: which die is offered?</source>
        <comment>pick.working-together</comment>
        <extracomment>pick.working-together (line)
ours</extracomment>
        <translation>Trabajo en equipo: ¿qué dado se ofrece?</translation>
    </message>
    <message>
        <source>Which die is given in return?</source>
        <comment>pick.swap</comment>
        <extracomment>pick.swap (line)
ours</extracomment>
        <translation>¿Qué dado se da a cambio?</translation>
    </message>
    <message>
        <source>A to D, then Enter. Esc takes back.</source>
        <comment>pick.how</comment>
        <extracomment>pick.how (line)
ours</extracomment>
        <translation>A a D, luego Intro. Esc deshace.</translation>
    </message>
    <message>
        <source>A to D, then Enter.</source>
        <comment>pick.answer</comment>
        <extracomment>pick.answer (line)
ours</extracomment>
        <translation>A a D, luego Intro.</translation>
    </message>
    <message>
        <source>Look first: hold the own key.</source>
        <comment>pick.hold</comment>
        <extracomment>pick.hold (line)
ours. The visor is closed</extracomment>
        <translation>Mira antes: mantén tu tecla.</translation>
    </message>
    <message>
        <source>Roll it again</source>
        <comment>button.use.anticipation</comment>
        <extracomment>button.use.anticipation (label)
ours</extracomment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <comment>button.use.adaptation</comment>
        <extracomment>button.use.adaptation (label)
ours</extracomment>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Offer it</source>
        <comment>button.use.working-together</comment>
        <extracomment>button.use.working-together (label)
ours</extracomment>
        <translation>Ofrecer</translation>
    </message>
    <message>
        <source>Give it</source>
        <comment>button.use.swap</comment>
        <extracomment>button.use.swap (label)
ours</extracomment>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button.goOn</comment>
        <extracomment>button.goOn (label)
ours. No space takes a token or the traffic die</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>All interns are trained</source>
        <comment>refuse.interns.1</comment>
        <extracomment>refuse.interns.1 (line)
ours</extracomment>
        <translation>Todos los becarios están formados</translation>
    </message>
    <message>
        <source>Training is over on this flight.</source>
        <comment>refuse.interns.2</comment>
        <extracomment>refuse.interns.2 (line)
ours</extracomment>
        <translation>La formación ha acabado en este vuelo.</translation>
    </message>
    <message>
        <source>Training takes any value but {v}</source>
        <comment>refuse.training.1</comment>
        <extracomment>refuse.training.1 (line)
ours</extracomment>
        <translation>La formación admite todo menos {v}</translation>
    </message>
    <message>
        <source>Closed by alarm {n}</source>
        <comment>refuse.alarmClosed.1</comment>
        <extracomment>refuse.alarmClosed.1 (line)
ours</extracomment>
        <translation>Cerrado por la alarma {n}</translation>
    </message>
    <message>
        <source>Alarm {n} is not on</source>
        <comment>refuse.alarmOff.1</comment>
        <extracomment>refuse.alarmOff.1 (line)
ours</extracomment>
        <translation>La alarma {n} no está activa</translation>
    </message>
    <message>
        <source>A die goes there only to reset it.</source>
        <comment>refuse.alarmOff.2</comment>
        <extracomment>refuse.alarmOff.2 (line)
ours</extracomment>
        <translation>Un dado solo va ahí para apagarla.</translation>
    </message>
    <message>
        <source>Alarm {n} takes a {n}</source>
        <comment>refuse.alarmNumber.1</comment>
        <extracomment>refuse.alarmNumber.1 (line)
ours</extracomment>
        <translation>La alarma {n} solo admite {n}</translation>
    </message>
    <message>
        <source>Ice brakes {n} take a {n}</source>
        <comment>refuse.ice.1</comment>
        <extracomment>refuse.ice.1 (line)
ours</extracomment>
        <translation>Frenos de hielo {n}: solo {n}</translation>
    </message>
    <message>
        <source>Ice brakes {n} are not open yet</source>
        <comment>refuse.iceOrder.1</comment>
        <extracomment>refuse.iceOrder.1 (line)
ours</extracomment>
        <translation>Frenos de hielo {n} aún no abiertos</translation>
    </message>
    <message>
        <source>Next are two {n}s.</source>
        <comment>refuse.iceOrder.2</comment>
        <extracomment>refuse.iceOrder.2 (line)
ours</extracomment>
        <translation>Después, dos {n}.</translation>
    </message>
    <message>
        <source>Ice brakes {n} are set already</source>
        <comment>refuse.icePast.1</comment>
        <extracomment>refuse.icePast.1 (line)
ours</extracomment>
        <translation>Frenos de hielo {n} ya activados</translation>
    </message>
    <message>
        <source>All ice brakes are set.</source>
        <comment>refuse.icePast.all</comment>
        <extracomment>refuse.icePast.all (line)
ours</extracomment>
        <translation>Todos los frenos de hielo están activados.</translation>
    </message>
    <message>
        <source>No such ability on this flight</source>
        <comment>refuse.noAbility.1</comment>
        <extracomment>refuse.noAbility.1 (line)
ours</extracomment>
        <translation>Esa habilidad no está en este vuelo</translation>
    </message>
    <message>
        <source>Abilities are chosen before the flight.</source>
        <comment>refuse.noAbility.2</comment>
        <extracomment>refuse.noAbility.2 (line)
ours</extracomment>
        <translation>Las habilidades se eligen antes del vuelo.</translation>
    </message>
    <message>
        <source>No ability can be used now</source>
        <comment>refuse.abilityNow.1</comment>
        <extracomment>refuse.abilityNow.1 (line)
ours</extracomment>
        <translation>Ahora no se puede usar ninguna habilidad</translation>
    </message>
    <message>
        <source>This ability has been used</source>
        <comment>refuse.abilityUsed.1</comment>
        <extracomment>refuse.abilityUsed.1 (line)
ours</extracomment>
        <translation>Esta habilidad ya se usó</translation>
    </message>
    <message>
        <source>The card says how often it works.</source>
        <comment>refuse.abilityUsed.2</comment>
        <extracomment>refuse.abilityUsed.2 (line)
ours</extracomment>
        <translation>La carta dice cuántas veces actúa.</translation>
    </message>
    <message>
        <source>No coffee for an intern</source>
        <comment>refuse.tokenCoffee.1</comment>
        <extracomment>refuse.tokenCoffee.1 (line)
ours</extracomment>
        <translation>No hay café para un becario</translation>
    </message>
    <message>
        <source>The token keeps its value.</source>
        <comment>refuse.tokenCoffee.2</comment>
        <extracomment>refuse.tokenCoffee.2 (line)
ours</extracomment>
        <translation>La ficha conserva su valor.</translation>
    </message>
    <message>
        <source>An intern brings no coffee</source>
        <comment>refuse.tokenHere.1</comment>
        <extracomment>refuse.tokenHere.1 (line)
ours</extracomment>
        <translation>Un becario no trae café</translation>
    </message>
    <message>
        <source>Any lit space takes the token.</source>
        <comment>refuse.tokenHere.2</comment>
        <extracomment>refuse.tokenHere.2 (line)
ours</extracomment>
        <translation>Vale cualquier espacio iluminado.</translation>
    </message>
    <message>
        <source>The token is a {v}.</source>
        <comment>refuse.token.2</comment>
        <extracomment>refuse.token.2 (line)
ours</extracomment>
        <translation>La ficha es un {v}.</translation>
    </message>
    <message>
        <source>The intern has to be placed first</source>
        <comment>refuse.waits.token.1</comment>
        <extracomment>refuse.waits.token.1 (line)
ours</extracomment>
        <translation>Primero se coloca el becario</translation>
    </message>
    <message>
        <source>The traffic die has to be placed first</source>
        <comment>refuse.waits.traffic.1</comment>
        <extracomment>refuse.waits.traffic.1 (line)
ours</extracomment>
        <translation>Primero se coloca el dado de tráfico</translation>
    </message>
    <message>
        <source>A swap is open</source>
        <comment>refuse.waits.swap.1</comment>
        <extracomment>refuse.waits.swap.1 (line)
ours</extracomment>
        <translation>Hay un cambio abierto</translation>
    </message>
    <message>
        <source>{name} goes on.</source>
        <comment>refuse.waits.2</comment>
        <extracomment>refuse.waits.2 (line)
ours</extracomment>
        <translation>Sigue {name}.</translation>
    </message>
    <message>
        <source>The traffic die stays between 2 and 5</source>
        <comment>refuse.trafficRange.1</comment>
        <extracomment>refuse.trafficRange.1 (line)
ours</extracomment>
        <translation>El dado de tráfico va del 2 al 5</translation>
    </message>
    <message>
        <source>It has no 1 and no 6.</source>
        <comment>refuse.trafficRange.2</comment>
        <extracomment>refuse.trafficRange.2 (line)
ours</extracomment>
        <translation>No tiene 1 ni 6.</translation>
    </message>
    <message>
        <source>Total trust: no talk here</source>
        <comment>refuse.chatTrust.1</comment>
        <extracomment>refuse.chatTrust.1 (line)
ours</extracomment>
        <translation>Confianza total: aquí no se habla</translation>
    </message>
    <message>
        <source>{key} for a rule error.</source>
        <comment>refuse.chatTrust.2</comment>
        <extracomment>refuse.chatTrust.2 (line)
ours</extracomment>
        <translation>{key} para un error de reglas.</translation>
    </message>
    <message numerus="yes">
        <source>the traffic die is a {v}, {n} coffees on board</source>
        <comment>rail.infoTraffic</comment>
        <extracomment>rail.infoTraffic (label)
One: the traffic die is a {v}, {n} coffee on board
ours</extracomment>
        <translation>
            <numerusform>el dado de tráfico es un {v}, {n} café a bordo</numerusform>
            <numerusform>el dado de tráfico es un {v}, {n} cafés a bordo</numerusform>
        </translation>
    </message>
    <message>
        <source>Kerosene {n} left.</source>
        <comment>preview.kerosene</comment>
        <extracomment>preview.kerosene (line)
ours</extracomment>
        <translation>Queroseno: quedan {n}.</translation>
    </message>
    <message>
        <source>Corrected: back to the ability ({reason})</source>
        <comment>correct.doneAbility</comment>
        <extracomment>correct.doneAbility (line)
ours</extracomment>
        <translation>Corregido: vuelta a la habilidad ({reason})</translation>
    </message>
    <message>
        <source>Traffic dice</source>
        <comment>module.traffic</comment>
        <extracomment>module.traffic (label)
ours</extracomment>
        <translation>Dados de tráfico</translation>
    </message>
    <message>
        <source>Bank limits</source>
        <comment>module.turns</comment>
        <extracomment>module.turns (label)
ours</extracomment>
        <translation>Virajes</translation>
    </message>
    <message>
        <source>Kerosene</source>
        <comment>module.kerosene</comment>
        <extracomment>module.kerosene (label)
ours</extracomment>
        <translation>Queroseno</translation>
    </message>
    <message>
        <source>Kerosene leak</source>
        <comment>module.kerosene-leak</comment>
        <extracomment>module.kerosene-leak (label)
ours</extracomment>
        <translation>Fuga de queroseno</translation>
    </message>
    <message>
        <source>Wind</source>
        <comment>module.wind</comment>
        <extracomment>module.wind (label)
ours</extracomment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Head wind</source>
        <comment>module.headwind</comment>
        <extracomment>module.headwind (label)
ours</extracomment>
        <translation>Viento en cara</translation>
    </message>
    <message>
        <source>Intern</source>
        <comment>module.intern</comment>
        <extracomment>module.intern (label)
ours</extracomment>
        <translation>Becario</translation>
    </message>
    <message>
        <source>Real time</source>
        <comment>module.real-time</comment>
        <extracomment>module.real-time (label)
ours</extracomment>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>Ice brakes</source>
        <comment>module.ice-brakes</comment>
        <extracomment>module.ice-brakes (label)
ours</extracomment>
        <translation>Frenos de hielo</translation>
    </message>
    <message>
        <source>No engines</source>
        <comment>module.engine-loss</comment>
        <extracomment>module.engine-loss (label)
ours</extracomment>
        <translation>Fallo de motores</translation>
    </message>
    <message>
        <source>Special abilities</source>
        <comment>module.special-abilities</comment>
        <extracomment>module.special-abilities (label)
ours</extracomment>
        <translation>Habilidades especiales</translation>
    </message>
    <message>
        <source>Start at 5 000 ft</source>
        <comment>module.start-5000</comment>
        <extracomment>module.start-5000 (label)
ours</extracomment>
        <translation>Salida a 5 000 ft</translation>
    </message>
    <message>
        <source>Penguins</source>
        <comment>module.penguins</comment>
        <extracomment>module.penguins (label)
ours</extracomment>
        <translation>Pingüinos</translation>
    </message>
    <message>
        <source>Alarms</source>
        <comment>module.alarms</comment>
        <extracomment>module.alarms (label)
ours</extracomment>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Total trust</source>
        <comment>module.total-trust</comment>
        <extracomment>module.total-trust (label)
ours</extracomment>
        <translation>Confianza total</translation>
    </message>
    <message>
        <source>Turbulence</source>
        <comment>module.turbulence</comment>
        <extracomment>module.turbulence (label)
ours</extracomment>
        <translation>Turbulencias</translation>
    </message>
    <message>
        <source>Bad visibility</source>
        <comment>module.bad-visibility</comment>
        <extracomment>module.bad-visibility (label)
ours</extracomment>
        <translation>Mala visibilidad</translation>
    </message>
    <message>
        <source>Stuck landing gear</source>
        <comment>module.stuck-landing-gear</comment>
        <extracomment>module.stuck-landing-gear (label)
ours</extracomment>
        <translation>Tren atascado</translation>
    </message>
    <message>
        <source>Traffic dice bring more planes at the start of rounds.</source>
        <comment>module.traffic.one</comment>
        <extracomment>module.traffic.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Los dados de tráfico traen más aviones al empezar rondas.</translation>
    </message>
    <message>
        <source>Leave marked spaces only at the right bank.</source>
        <comment>module.turns.one</comment>
        <extracomment>module.turns.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>De las casillas marcadas solo se sale con el alabeo correcto.</translation>
    </message>
    <message>
        <source>Burn a die of kerosene each round, or lose 6.</source>
        <comment>module.kerosene.one</comment>
        <extracomment>module.kerosene.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Quema un dado de queroseno por ronda o pierde 6.</translation>
    </message>
    <message>
        <source>Uneven engine dice cost kerosene.</source>
        <comment>module.kerosene-leak.one</comment>
        <extracomment>module.kerosene-leak.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Dados desiguales en motores cuestan queroseno.</translation>
    </message>
    <message>
        <source>Your bank turns the wind, the wind changes speed.</source>
        <comment>module.wind.one</comment>
        <extracomment>module.wind.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>El alabeo gira el viento y el viento cambia la velocidad.</translation>
    </message>
    <message>
        <source>Wind from ahead: it slows you until you turn.</source>
        <comment>module.headwind.one</comment>
        <extracomment>module.headwind.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Viento de frente: frena hasta virar.</translation>
    </message>
    <message>
        <source>Train the intern: six tokens to place before landing.</source>
        <comment>module.intern.one</comment>
        <extracomment>module.intern.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Forma al becario: seis fichas antes de aterrizar.</translation>
    </message>
    <message>
        <source>60 seconds for each round.</source>
        <comment>module.real-time.one</comment>
        <extracomment>module.real-time.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>60 segundos por ronda.</translation>
    </message>
    <message>
        <source>Brake in pairs: 2, 3, 4, 5. All four are needed.</source>
        <comment>module.ice-brakes.one</comment>
        <extracomment>module.ice-brakes.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Frena por parejas: 2, 3, 4, 5. Hacen falta las cuatro.</translation>
    </message>
    <message>
        <source>No engines: you glide one space a round.</source>
        <comment>module.engine-loss.one</comment>
        <extracomment>module.engine-loss.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Sin motores: se planea una casilla por ronda.</translation>
    </message>
    <message>
        <source>Choose abilities before you board.</source>
        <comment>module.special-abilities.one</comment>
        <extracomment>module.special-abilities.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Elige habilidades antes de embarcar.</translation>
    </message>
    <message>
        <source>Start at 5 000 ft: one round less.</source>
        <comment>module.start-5000.one</comment>
        <extracomment>module.start-5000.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Salida a 5 000 ft: una ronda menos.</translation>
    </message>
    <message>
        <source>Penguins on the ice instead of planes.</source>
        <comment>module.penguins.one</comment>
        <extracomment>module.penguins.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Pingüinos en el hielo en lugar de aviones.</translation>
    </message>
    <message>
        <source>Alarms close panels until a partner resets them.</source>
        <comment>module.alarms.one</comment>
        <extracomment>module.alarms.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Las alarmas cierran paneles hasta que se apagan.</translation>
    </message>
    <message>
        <source>Some rounds have no briefing.</source>
        <comment>module.total-trust.one</comment>
        <extracomment>module.total-trust.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Algunas rondas no tienen briefing.</translation>
    </message>
    <message>
        <source>Dice in hand are rolled again after each placement.</source>
        <comment>module.turbulence.one</comment>
        <extracomment>module.turbulence.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Los dados en mano se repiten tras cada colocación.</translation>
    </message>
    <message>
        <source>Two dice in hand, two still unseen.</source>
        <comment>module.bad-visibility.one</comment>
        <extracomment>module.bad-visibility.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>Dos dados en mano, dos aún sin ver.</translation>
    </message>
    <message>
        <source>The gear is stuck: land with flaps only.</source>
        <comment>module.stuck-landing-gear.one</comment>
        <extracomment>module.stuck-landing-gear.one (dialog)
ours. What a module does, in one sentence</extracomment>
        <translation>El tren está atascado: aterriza solo con flaps.</translation>
    </message>
    <message numerus="yes">
        <source>Choose {words} abilities</source>
        <comment>start.abilities</comment>
        <extracomment>start.abilities (dialog)
One: Choose one ability
ours. {words} = the number as a word</extracomment>
        <translation>
            <numerusform>Elegir una habilidad</numerusform>
            <numerusform>Elegir {words} habilidades</numerusform>
        </translation>
    </message>
    <message>
        <source>two</source>
        <comment>number.2</comment>
        <extracomment>number.2 (label)
ours</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>number.3</comment>
        <extracomment>number.3 (label)
ours</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <comment>start.abilities.of</comment>
        <extracomment>start.abilities.of (dialog)
ours</extracomment>
        <translation>{n} de {total}</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <comment>start.abilities.draw</comment>
        <extracomment>start.abilities.draw (label)
ours</extracomment>
        <translation>Elegir al azar</translation>
    </message>
    <message numerus="yes">
        <source>{n} to choose. If you board now, they are drawn at random.</source>
        <comment>start.abilities.rest</comment>
        <extracomment>start.abilities.rest (dialog)
One: One more to choose. If you board now, it is drawn at random.
ours</extracomment>
        <translation>
            <numerusform>Falta una por elegir. Al embarcar decide el azar.</numerusform>
            <numerusform>Faltan {n} por elegir. Al embarcar decide el azar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <comment>start.ability.line</comment>
        <extracomment>start.ability.line (dialog)
ours</extracomment>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{name}: not without engines.</source>
        <comment>start.ability.notWithout</comment>
        <extracomment>start.ability.notWithout (dialog)
ours</extracomment>
        <translation>{name}: no sin motores.</translation>
    </message>
    <message>
        <source>{name}: not with stuck landing gear.</source>
        <comment>start.ability.notWithGear</comment>
        <extracomment>start.ability.notWithGear (dialog)
ours</extracomment>
        <translation>{name}: no con el tren atascado.</translation>
    </message>
    <message>
        <source>{name}: not on this flight.</source>
        <comment>start.ability.not</comment>
        <extracomment>start.ability.not (dialog)
ours</extracomment>
        <translation>{name}: no en este vuelo.</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <comment>start.ability.picked</comment>
        <extracomment>start.ability.picked (dialog)
ours</extracomment>
        <translation>{name}, elegida</translation>
    </message>
    <message>
        <source>Any module</source>
        <comment>start.filter.anyModule</comment>
        <extracomment>start.filter.anyModule (label)
ours</extracomment>
        <translation>Cualquier módulo</translation>
    </message>
    <message>
        <source>Module: {name}</source>
        <comment>start.filter.module</comment>
        <extracomment>start.filter.module (dialog)
ours</extracomment>
        <translation>Módulo: {name}</translation>
    </message>
    <message>
        <source>Not landed yet</source>
        <comment>start.filter.notLanded</comment>
        <extracomment>start.filter.notLanded (label)
ours</extracomment>
        <translation>Aún sin aterrizar</translation>
    </message>
    <message>
        <source>Difficulty: {level}</source>
        <comment>start.filter.level</comment>
        <extracomment>start.filter.level (dialog)
ours</extracomment>
        <translation>Dificultad: {level}</translation>
    </message>
    <message>
        <source>Find</source>
        <comment>start.filter.find</comment>
        <extracomment>start.filter.find (label)
ours</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find an airport, a city, a country</source>
        <comment>start.filter.findName</comment>
        <extracomment>start.filter.findName (dialog)
ours</extracomment>
        <translation>Buscar aeropuerto, ciudad o país</translation>
    </message>
    <message>
        <source>No flight has all of these.</source>
        <comment>start.filter.none</comment>
        <extracomment>start.filter.none (dialog)
ours</extracomment>
        <translation>Ningún vuelo tiene todo esto.</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>start.filter.clear</comment>
        <extracomment>start.filter.clear (label)
ours</extracomment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>{n} of {total} flights</source>
        <comment>start.filter.count</comment>
        <extracomment>start.filter.count (dialog)
ours</extracomment>
        <translation>{n} de {total} vuelos</translation>
    </message>
    <message>
        <source>Modules</source>
        <comment>start.col.modules</comment>
        <extracomment>start.col.modules (dialog)
ours</extracomment>
        <translation>Módulos</translation>
    </message>
    <message>
        <source>Abilities</source>
        <comment>start.col.abilities</comment>
        <extracomment>start.col.abilities (dialog)
ours</extracomment>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Europe, {n} airports, below</source>
        <comment>start.europeBelow</comment>
        <extracomment>start.europeBelow (dialog)
ours</extracomment>
        <translation>Europa, {n} aeropuertos, abajo</translation>
    </message>
    <message>
        <source>{n} of {total} flights landed</source>
        <comment>start.flightsLanded</comment>
        <extracomment>start.flightsLanded (dialog)
ours</extracomment>
        <translation>{n} de {total} vuelos logrados</translation>
    </message>
    <message>
        <source>space {n}: {list}</source>
        <comment>start.space</comment>
        <extracomment>start.space (dialog)
ours</extracomment>
        <translation>casilla {n}: {list}</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes</source>
        <comment>start.space.planes</comment>
        <extracomment>start.space.planes (dialog)
One: {n} plane
ours</extracomment>
        <translation>
            <numerusform>{n} avión</numerusform>
            <numerusform>{n} aviones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} traffic dice</source>
        <comment>start.space.dice</comment>
        <extracomment>start.space.dice (dialog)
One: {n} traffic die
ours</extracomment>
        <translation>
            <numerusform>{n} dado de tráfico</numerusform>
            <numerusform>{n} dados de tráfico</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} alarms</source>
        <comment>start.space.alarms</comment>
        <extracomment>start.space.alarms (dialog)
One: {n} alarm
ours</extracomment>
        <translation>
            <numerusform>{n} alarma</numerusform>
            <numerusform>{n} alarmas</numerusform>
        </translation>
    </message>
    <message>
        <source>leave {marks}</source>
        <comment>start.space.bank</comment>
        <extracomment>start.space.bank (dialog)
ours</extracomment>
        <translation>se sale {marks}</translation>
    </message>
    <message>
        <source>no briefing</source>
        <comment>start.space.trust</comment>
        <extracomment>start.space.trust (dialog)
ours</extracomment>
        <translation>sin briefing</translation>
    </message>
    <message>
        <source>Altitudes: {list}</source>
        <comment>start.altitudes</comment>
        <extracomment>start.altitudes (dialog)
ours</extracomment>
        <translation>Altitudes: {list}</translation>
    </message>
    <message>
        <source>{feet}: {list}</source>
        <comment>start.altitude</comment>
        <extracomment>start.altitude (dialog)
ours</extracomment>
        <translation>{feet}: {list}</translation>
    </message>
    <message>
        <source>a reroll</source>
        <comment>start.altitude.reroll</comment>
        <extracomment>start.altitude.reroll (dialog)
ours</extracomment>
        <translation>una repetición</translation>
    </message>
    <message>
        <source>turbulence</source>
        <comment>start.altitude.turbulence</comment>
        <extracomment>start.altitude.turbulence (dialog)
ours</extracomment>
        <translation>turbulencias</translation>
    </message>
    <message>
        <source>bad visibility</source>
        <comment>start.altitude.badVisibility</comment>
        <extracomment>start.altitude.badVisibility (dialog)
ours</extracomment>
        <translation>mala visibilidad</translation>
    </message>
    <message>
        <source>{flight}, {list}</source>
        <comment>start.spokenModules</comment>
        <extracomment>start.spokenModules (dialog)
ours</extracomment>
        <translation>{flight}, {list}</translation>
    </message>
    <message>
        <source>The keys 1 to 7 sort by a column.</source>
        <comment>start.list.keys</comment>
        <extracomment>start.list.keys (dialog)
ours. For screen readers</extracomment>
        <translation>Las teclas 1 a 7 ordenan por columna.</translation>
    </message>
    <message>
        <source>with computer</source>
        <comment>badge.solo</comment>
        <extracomment>badge.solo (label, room 120 px)
ours. Badge beside the flight's name: one person flies with a computer partner</extracomment>
        <translation>con ordenador</translation>
    </message>
    <message>
        <source>Who flies</source>
        <comment>solo.crew</comment>
        <extracomment>solo.crew (dialog)
ours. Start screen: name of the choice below</extracomment>
        <translation>Quién vuela</translation>
    </message>
    <message>
        <source>Two people</source>
        <comment>solo.two</comment>
        <extracomment>solo.two (dialog)
ours. Start screen: who flies</extracomment>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>solo.alone</comment>
        <extracomment>solo.alone (dialog)
ours. Start screen: one person flies with a computer partner; beside "Two people"</extracomment>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Alone, as Pilot</source>
        <comment>solo.asPilot</comment>
        <extracomment>solo.asPilot (dialog)
ours. Start screen: the computer is Co-Pilot</extracomment>
        <translation>Solo, como piloto</translation>
    </message>
    <message>
        <source>Alone, as Co-Pilot</source>
        <comment>solo.asCopilot</comment>
        <extracomment>solo.asCopilot (dialog)
ours. Start screen: the computer is Pilot</extracomment>
        <translation>Solo, como copiloto</translation>
    </message>
    <message>
        <source>The computer sees its own dice and the board, nothing else.</source>
        <comment>solo.learnt</comment>
        <extracomment>solo.learnt (dialog)
ours. Start screen: about the computer partner</extracomment>
        <translation>El ordenador ve sus propios dados y el panel, nada más.</translation>
    </message>
    <message>
        <source>The computer sees its own cards and the board, nothing else.</source>
        <comment>solo.learntCards</comment>
        <extracomment>solo.learntCards (dialog)
ours. Card version</extracomment>
        <translation>El ordenador ve sus propias cartas y el panel, nada más.</translation>
    </message>
    <message>
        <source>The computer has not learned this flight yet: it places its dice by chance.</source>
        <comment>solo.byChance</comment>
        <extracomment>solo.byChance (dialog)
ours. Start screen: about the computer partner on a flight with modules</extracomment>
        <translation>El ordenador aún no ha aprendido este vuelo: coloca sus dados al azar.</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>solo.name</comment>
        <extracomment>solo.name (label)
ours. Name of the computer partner</extracomment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>{name} sits here</source>
        <comment>solo.sits</comment>
        <extracomment>solo.sits (line)
ours. Boarding: the computer has taken its seat</extracomment>
        <translation>{name} está aquí</translation>
    </message>
    <message>
        <source>closed to the end</source>
        <comment>solo.ownDice</comment>
        <extracomment>solo.ownDice (label, room 230 px)
ours. Tray header of the computer partner: its dice stay covered until the debrief</extracomment>
        <translation>cerrado hasta el final</translation>
    </message>
    <message>
        <source>Ideas for two players</source>
        <comment>settings.hints</comment>
        <extracomment>settings.hints (dialog)
ours. Setting: H asks what the computer would do</extracomment>
        <translation>Ideas para dos jugadores</translation>
    </message>
    <message>
        <source>H, with your screen open: three ideas from your own dice. Always there when you fly alone.</source>
        <comment>settings.hints.caption</comment>
        <extracomment>settings.hints.caption (dialog)
ours</extracomment>
        <translation>H, con tu pantalla abierta: tres ideas a partir de tus dados. Siempre disponible si vuelas solo.</translation>
    </message>
    <message>
        <source>H, with your screen open: three ideas from your own cards. Always there when you fly alone.</source>
        <comment>settings.hints.captionCards</comment>
        <extracomment>settings.hints.captionCards (dialog)
ours. Card version</extracomment>
        <translation>H, con tu pantalla abierta: tres ideas a partir de tus cartas. Siempre disponible si vuelas solo.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <comment>hint.title</comment>
        <extracomment>hint.title (title, room 260 px)
ours. Panel with three ideas of the computer</extracomment>
        <translation>¿Qué harías tú?</translation>
    </message>
    <message>
        <source>landing chance</source>
        <comment>hint.chance</comment>
        <extracomment>hint.chance (label, room 130 px)
ours. Above the numbers of the three ideas</extracomment>
        <translation>opción de aterrizar</translation>
    </message>
    <message>
        <source>about equal</source>
        <comment>hint.equal</comment>
        <extracomment>hint.equal (label, room 130 px)
ours. The three ideas are too near to each other for a ranking</extracomment>
        <translation>casi igual</translation>
    </message>
    <message>
        <source>Looking at your dice and the board.</source>
        <comment>hint.thinking</comment>
        <extracomment>hint.thinking (line)
ours. While ideas are worked out</extracomment>
        <translation>Mirando tus dados y el panel.</translation>
    </message>
    <message>
        <source>Looking at your cards and the board.</source>
        <comment>hint.thinkingCards</comment>
        <extracomment>hint.thinkingCards (line)
ours. Card version</extracomment>
        <translation>Mirando tus cartas y el panel.</translation>
    </message>
    <message>
        <source>No ideas for this flight yet.</source>
        <comment>hint.unknown</comment>
        <extracomment>hint.unknown (line)
ours. No computer crew knows this flight</extracomment>
        <translation>Aún no hay ideas para este vuelo.</translation>
    </message>
    <message>
        <source>{n}: {what}, {chance} of 100. {why}</source>
        <comment>hint.spoken</comment>
        <extracomment>hint.spoken (dialog)
ours. For screen readers: one idea, with its chance to land</extracomment>
        <translation>{n}: {what}, {chance} de 100. {why}</translation>
    </message>
    <message>
        <source>{n}: {what}. {why}</source>
        <comment>hint.spokenPlain</comment>
        <extracomment>hint.spokenPlain (dialog)
ours. For screen readers: one idea</extracomment>
        <translation>{n}: {what}. {why}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <comment>hint.percent</comment>
        <extracomment>hint.percent (label)
ours. A chance to land</extracomment>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Reroll</source>
        <comment>hint.reroll</comment>
        <extracomment>hint.reroll (label, room 90 px)
ours. An idea: use a reroll instead of placing</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Redraw</source>
        <comment>hint.redraw</comment>
        <extracomment>hint.redraw (label, room 90 px)
ours. Card version</extracomment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>keeps flying</source>
        <comment>hint.short.safe</comment>
        <extracomment>hint.short.safe (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>sigue volando</translation>
    </message>
    <message>
        <source>levels the plane</source>
        <comment>hint.short.axis</comment>
        <extracomment>hint.short.axis (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>nivela el avión</translation>
    </message>
    <message>
        <source>fits the speed</source>
        <comment>hint.short.speed</comment>
        <extracomment>hint.short.speed (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>ajusta velocidad</translation>
    </message>
    <message>
        <source>clears the way</source>
        <comment>hint.short.radio</comment>
        <extracomment>hint.short.radio (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>despeja la ruta</translation>
    </message>
    <message>
        <source>brings gear down</source>
        <comment>hint.short.gear</comment>
        <extracomment>hint.short.gear (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>baja el tren</translation>
    </message>
    <message>
        <source>brings flaps out</source>
        <comment>hint.short.flaps</comment>
        <extracomment>hint.short.flaps (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>saca los flaps</translation>
    </message>
    <message>
        <source>readies the brakes</source>
        <comment>hint.short.brakes</comment>
        <extracomment>hint.short.brakes (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>prepara los frenos</translation>
    </message>
    <message>
        <source>keeps coffee</source>
        <comment>hint.short.coffee</comment>
        <extracomment>hint.short.coffee (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>guarda café</translation>
    </message>
    <message>
        <source>new dice may help</source>
        <comment>hint.short.redraw</comment>
        <extracomment>hint.short.redraw (label, room 150 px)
ours. Reason of an idea, at most 18 letters</extracomment>
        <translation>mejor otros dados</translation>
    </message>
    <message>
        <source>new cards may help</source>
        <comment>hint.short.redrawCards</comment>
        <extracomment>hint.short.redrawCards (label, room 150 px)
ours. Card version</extracomment>
        <translation>mejor otras cartas</translation>
    </message>
    <message>
        <source>Difficulty {mark} of {total}</source>
        <comment>hard.mark</comment>
        <extracomment>hard.mark (dialog)
ours. Start screen, for screen readers</extracomment>
        <translation>Dificultad {mark} de {total}</translation>
    </message>
    <message>
        <source>A practised crew lands {n} of 100.</source>
        <comment>hard.practised</comment>
        <extracomment>hard.practised (dialog)
ours. Start screen: measured with computer crews</extracomment>
        <translation>Una tripulación con práctica aterriza {n} de 100.</translation>
    </message>
    <message>
        <source>Beginners land {n} of 100 ({low} to {high}).</source>
        <comment>hard.beginnerRange</comment>
        <extracomment>hard.beginnerRange (dialog)
ours. Measured with computer crews, with the 95 % interval</extracomment>
        <translation>Principiantes aterrizan {n} de 100 ({low} a {high}).</translation>
    </message>
    <message>
        <source>A practised crew lands {n} of 100 ({low} to {high}).</source>
        <comment>hard.practisedRange</comment>
        <extracomment>hard.practisedRange (dialog)
ours. Measured with computer crews, with the 95 % interval</extracomment>
        <translation>Una tripulación con práctica aterriza {n} de 100 ({low} a {high}).</translation>
    </message>
    <message>
        <source>Experts land {n} of 100 ({low} to {high}).</source>
        <comment>hard.expertRange</comment>
        <extracomment>hard.expertRange (dialog)
ours. Measured with computer crews, with the 95 % interval</extracomment>
        <translation>Expertos aterrizan {n} de 100 ({low} a {high}).</translation>
    </message>
    <message>
        <source>Working out the landing chances.</source>
        <comment>account.working</comment>
        <extracomment>account.working (dialog)
ours. Replay, while the chart is not there yet</extracomment>
        <translation>Calculando las opciones de aterrizar.</translation>
    </message>
    <message>
        <source>No computer crew knows this flight yet, so there are no chances to show.</source>
        <comment>account.none</comment>
        <extracomment>account.none (dialog)
ours. Replay</extracomment>
        <translation>Ninguna tripulación del ordenador conoce aún este vuelo, así que no hay opciones que mostrar.</translation>
    </message>
    <message>
        <source>for a practised crew</source>
        <comment>account.for.practised</comment>
        <extracomment>account.for.practised (dialog)
ours. Whose landing chances the chart shows</extracomment>
        <translation>para una tripulación con práctica</translation>
    </message>
    <message>
        <source>for a crew like the computer partner</source>
        <comment>account.for.companion</comment>
        <extracomment>account.for.companion (dialog)
ours. Whose landing chances the chart shows</extracomment>
        <translation>para una tripulación como el compañero del ordenador</translation>
    </message>
    <message>
        <source>for two computers that practised together</source>
        <comment>account.for.trained</comment>
        <extracomment>account.for.trained (dialog)
ours. Whose landing chances the chart shows</extracomment>
        <translation>para dos ordenadores que han practicado juntos</translation>
    </message>
    <message>
        <source>Start {start}. Decisions {decisions}, rolls {draws}, hidden dice {hidden}. End {end}.</source>
        <comment>account.line</comment>
        <extracomment>account.line (dialog)
ours. Where the points of the landing chance went, in points of 100 with their sign</extracomment>
        <translation>Inicio {start}. Decisiones {decisions}, tiradas {draws}, dados ocultos {hidden}. Final {end}.</translation>
    </message>
    <message>
        <source>Start {start}. Decisions {decisions}, draws {draws}, hidden cards {hidden}. End {end}.</source>
        <comment>account.lineCards</comment>
        <extracomment>account.lineCards (dialog)
ours. Card version</extracomment>
        <translation>Inicio {start}. Decisiones {decisions}, robos {draws}, cartas ocultas {hidden}. Final {end}.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <comment>account.turns</comment>
        <extracomment>account.turns (title)
ours. Replay</extracomment>
        <translation>Puntos de giro</translation>
    </message>
    <message>
        <source>decision</source>
        <comment>account.decision</comment>
        <extracomment>account.decision (label)
ours. What made the landing chance fall</extracomment>
        <translation>decisión</translation>
    </message>
    <message>
        <source>roll</source>
        <comment>account.draw</comment>
        <extracomment>account.draw (label)
ours. What made the landing chance fall</extracomment>
        <translation>tirada</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>account.drawCards</comment>
        <extracomment>account.drawCards (label)
ours. Card version</extracomment>
        <translation>robo</translation>
    </message>
    <message>
        <source>hidden dice</source>
        <comment>account.hidden</comment>
        <extracomment>account.hidden (label)
ours. What made the landing chance fall: best on own knowledge</extracomment>
        <translation>dados ocultos</translation>
    </message>
    <message>
        <source>hidden cards</source>
        <comment>account.hiddenCards</comment>
        <extracomment>account.hiddenCards (label)
ours. Card version</extracomment>
        <translation>cartas ocultas</translation>
    </message>
    <message>
        <source>Another placement kept more, on what this seat knew.</source>
        <comment>account.why.decision</comment>
        <extracomment>account.why.decision (dialog)
ours. A turning point</extracomment>
        <translation>Otra colocación conservaba más, según lo que sabía este asiento.</translation>
    </message>
    <message>
        <source>Nothing to decide: it came with the dice.</source>
        <comment>account.why.draw</comment>
        <extracomment>account.why.draw (dialog)
ours. A turning point</extracomment>
        <translation>Nada que decidir: vino con los dados.</translation>
    </message>
    <message>
        <source>Nothing to decide: it came with the cards.</source>
        <comment>account.why.drawCards</comment>
        <extracomment>account.why.drawCards (dialog)
ours. Card version</extracomment>
        <translation>Nada que decidir: vino con las cartas.</translation>
    </message>
    <message>
        <source>Unlucky, not wrong: the other hand was hidden.</source>
        <comment>account.why.hidden</comment>
        <extracomment>account.why.hidden (dialog)
ours. A turning point</extracomment>
        <translation>Mala suerte, no un error: la otra mano estaba oculta.</translation>
    </message>
    <message>
        <source>{before} to {after}</source>
        <comment>account.fall</comment>
        <extracomment>account.fall (label)
ours. Landing chances before and after a turning point</extracomment>
        <translation>{before} a {after}</translation>
    </message>
    <message>
        <source>This keeps the flight going; most other choices would end it.</source>
        <comment>crew.why.safe</comment>
        <extracomment>crew.why.safe (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Mantiene el vuelo; casi todo lo demás lo acabaría.</translation>
    </message>
    <message>
        <source>This does most to keep the plane level.</source>
        <comment>crew.why.axis</comment>
        <extracomment>crew.why.axis (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Es lo que mejor mantiene nivelado el avión.</translation>
    </message>
    <message>
        <source>This gives the speed that fits the approach.</source>
        <comment>crew.why.speed</comment>
        <extracomment>crew.why.speed (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Da la velocidad que conviene a la aproximación.</translation>
    </message>
    <message>
        <source>This helps to clear the approach.</source>
        <comment>crew.why.radio</comment>
        <extracomment>crew.why.radio (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Ayuda a despejar la aproximación.</translation>
    </message>
    <message>
        <source>This brings the landing gear forward.</source>
        <comment>crew.why.gear</comment>
        <extracomment>crew.why.gear (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Adelanta el tren de aterrizaje.</translation>
    </message>
    <message>
        <source>This brings the flaps forward.</source>
        <comment>crew.why.flaps</comment>
        <extracomment>crew.why.flaps (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Adelanta los flaps.</translation>
    </message>
    <message>
        <source>This prepares the brakes for touchdown.</source>
        <comment>crew.why.brakes</comment>
        <extracomment>crew.why.brakes (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Prepara los frenos para la toma de tierra.</translation>
    </message>
    <message>
        <source>This keeps coffee at hand for later.</source>
        <comment>crew.why.coffee</comment>
        <extracomment>crew.why.coffee (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Guarda café para después.</translation>
    </message>
    <message>
        <source>New dice promise more than these.</source>
        <comment>crew.why.redraw</comment>
        <extracomment>crew.why.redraw (dialog)
ours. Computer crew: why it likes a placement</extracomment>
        <translation>Dados nuevos prometen más que estos.</translation>
    </message>
    <message>
        <source>New cards promise more than these.</source>
        <comment>crew.why.redrawCards</comment>
        <extracomment>crew.why.redrawCards (dialog)
ours. Card version</extracomment>
        <translation>Cartas nuevas prometen más que estas.</translation>
    </message>
    <message>
        <source>Modules</source>
        <comment>help.group.modules</comment>
        <extracomment>help.group.modules (dialog)
ours</extracomment>
        <translation>Módulos</translation>
    </message>
    <message>
        <source>Abilities</source>
        <comment>help.group.abilities</comment>
        <extracomment>help.group.abilities (dialog)
ours</extracomment>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>flaps {f} of 4, the gear is stuck</source>
        <comment>check.b.resultFlaps</comment>
        <extracomment>check.b.resultFlaps (label)
ours</extracomment>
        <translation>flaps {f} de 4, tren atascado</translation>
    </message>
    <message>
        <source>the highest speed the brakes stop</source>
        <comment>check.d.stops</comment>
        <extracomment>check.d.stops (label)
ours</extracomment>
        <translation>la velocidad máxima de los frenos</translation>
    </message>
    <message numerus="yes">
        <source>tokens still to train</source>
        <comment>check.e.left</comment>
        <extracomment>check.e.left (label)
One: token still to train
ours</extracomment>
        <translation>
            <numerusform>ficha por formar</numerusform>
            <numerusform>fichas por formar</numerusform>
        </translation>
    </message>
    <message>
        <source>all tokens are placed</source>
        <comment>check.e.done</comment>
        <extracomment>check.e.done (label)
ours</extracomment>
        <translation>todas las fichas colocadas</translation>
    </message>
    <message>
        <source>next pair: {value} and {value}</source>
        <comment>check.f.next</comment>
        <extracomment>check.f.next (label)
ours</extracomment>
        <translation>siguiente pareja: {value} y {value}</translation>
    </message>
    <message>
        <source>all four columns are passed</source>
        <comment>check.f.done</comment>
        <extracomment>check.f.done (label)
ours</extracomment>
        <translation>las cuatro columnas superadas</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {total} columns passed</source>
        <comment>check.f.result</comment>
        <extracomment>check.f.result (label)
One: {n} of {total} column passed
ours</extracomment>
        <translation>
            <numerusform>{n} de {total} columna superada</numerusform>
            <numerusform>{n} de {total} columnas superadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The bank at the second engine die decides. Axis dice that lie before it can still turn the plane.</source>
        <comment>debrief.idea.turn</comment>
        <extracomment>debrief.idea.turn (dialog)
ours</extracomment>
        <translation>Decide el alabeo con el segundo dado de motores. Dados del eje colocados antes aún pueden girar el avión.</translation>
    </message>
    <message>
        <source>A 1 in the tank each round is the cheapest flight; an empty space costs 6.</source>
        <comment>debrief.idea.kerosene</comment>
        <extracomment>debrief.idea.kerosene (dialog)
ours</extracomment>
        <translation>Un 1 en el depósito cada ronda es el vuelo más barato; un espacio vacío cuesta 6.</translation>
    </message>
    <message>
        <source>Equal engine dice lose 1, far apart ones up to 6.</source>
        <comment>debrief.idea.leak</comment>
        <extracomment>debrief.idea.leak (dialog)
ours</extracomment>
        <translation>Dados iguales en motores pierden 1; muy distintos, hasta 6.</translation>
    </message>
    <message numerus="yes">
        <source>{n} tokens were left. One training a round is not too many.</source>
        <comment>debrief.idea.intern</comment>
        <extracomment>debrief.idea.intern (dialog)
One: {n} token was left. One training a round is not too many.
ours</extracomment>
        <translation>
            <numerusform>Quedó {n} ficha. Una formación por ronda no es demasiado.</numerusform>
            <numerusform>Quedaron {n} fichas. Una formación por ronda no es demasiado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next column needed two dice of {value} in one round.</source>
        <comment>debrief.idea.ice</comment>
        <extracomment>debrief.idea.ice (dialog)
ours</extracomment>
        <translation>La siguiente columna pedía dos dados de {value} en una ronda.</translation>
    </message>
    <message numerus="yes">
        <source>{n} planes of the traffic dice</source>
        <comment>debrief.traffic</comment>
        <extracomment>debrief.traffic (dialog)
One: {n} plane of the traffic dice
ours</extracomment>
        <translation>
            <numerusform>{n} avión de los dados de tráfico</numerusform>
            <numerusform>{n} aviones de los dados de tráfico</numerusform>
        </translation>
    </message>
    <message>
        <source>alarm {list}</source>
        <comment>debrief.alarms</comment>
        <extracomment>debrief.alarms (dialog)
ours</extracomment>
        <translation>alarma {list}</translation>
    </message>
    <message>
        <source>alarm {list} off</source>
        <comment>debrief.alarmsOff</comment>
        <extracomment>debrief.alarmsOff (dialog)
ours</extracomment>
        <translation>alarma {list} apagada</translation>
    </message>
    <message>
        <source>kerosene {n} left</source>
        <comment>debrief.burnt</comment>
        <extracomment>debrief.burnt (dialog)
ours</extracomment>
        <translation>queroseno: quedan {n}</translation>
    </message>
    <message>
        <source>wind {n}</source>
        <comment>debrief.wind</comment>
        <extracomment>debrief.wind (dialog)
ours</extracomment>
        <translation>viento {n}</translation>
    </message>
    <message>
        <source>token {v} on {space}</source>
        <comment>debrief.token</comment>
        <extracomment>debrief.token (dialog)
ours</extracomment>
        <translation>ficha {v} en {space}</translation>
    </message>
    <message>
        <source>traffic die {v} on {space}</source>
        <comment>debrief.trafficDie</comment>
        <extracomment>debrief.trafficDie (dialog)
ours</extracomment>
        <translation>dado de tráfico {v} en {space}</translation>
    </message>
    <message>
        <source>{list} used</source>
        <comment>debrief.ability</comment>
        <extracomment>debrief.ability (dialog)
ours</extracomment>
        <translation>usado: {list}</translation>
    </message>
    <message>
        <source>kerosene {n} left</source>
        <comment>briefing.kerosene</comment>
        <extracomment>briefing.kerosene (label)
ours</extracomment>
        <translation>queroseno: quedan {n}</translation>
    </message>
    <message>
        <source>wind {n} on the engines</source>
        <comment>briefing.wind</comment>
        <extracomment>briefing.wind (label)
ours</extracomment>
        <translation>viento {n} en motores</translation>
    </message>
    <message>
        <source>to train: {list}</source>
        <comment>briefing.tokens</comment>
        <extracomment>briefing.tokens (label)
ours</extracomment>
        <translation>por formar: {list}</translation>
    </message>
    <message numerus="yes">
        <source>alarms {list} are on</source>
        <comment>briefing.alarms</comment>
        <extracomment>briefing.alarms (label)
One: alarm {list} is on
ours</extracomment>
        <translation>
            <numerusform>alarma {list} activa</numerusform>
            <numerusform>alarmas {list} activas</numerusform>
        </translation>
    </message>
    <message>
        <source>no alarm is on</source>
        <comment>briefing.alarmsOff</comment>
        <extracomment>briefing.alarmsOff (label)
ours</extracomment>
        <translation>ninguna alarma activa</translation>
    </message>
    <message>
        <source>No engines this flight</source>
        <comment>briefing.noEngines</comment>
        <extracomment>briefing.noEngines (title)
ours</extracomment>
        <translation>Vuelo sin motores</translation>
    </message>
    <message>
        <source>The plane glides one space at the end of each round.</source>
        <comment>briefing.glide</comment>
        <extracomment>briefing.glide (label)
ours</extracomment>
        <translation>El avión planea una casilla al final de cada ronda.</translation>
    </message>
    <message>
        <source>Three dice each are placed, the fourth stays.</source>
        <comment>briefing.fourth</comment>
        <extracomment>briefing.fourth (label)
ours</extracomment>
        <translation>Cada cual coloca tres dados, el cuarto se queda.</translation>
    </message>
    <message>
        <source>No talk: total trust. Hold together to go on.</source>
        <comment>roundEnd.goOnSilent</comment>
        <extracomment>roundEnd.goOnSilent (line)
ours. Total trust</extracomment>
        <translation>Sin hablar: confianza total. Mantener juntos para seguir.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>You are one crew. Both win or both lose; nobody has a score of their own.</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>Una sola tripulación: ganan o pierden ambos; nadie tiene puntos propios.</translation>
    </message>
    <message>
        <source>Seven rounds bring the plane from 6 000 ft down to the runway. In each round both of you draw four flight cards and place them one at a time.</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>Siete rondas llevan el avión de 6 000 ft a la pista. En cada una, cada cual roba cuatro cartas de vuelo y las coloca de una en una.</translation>
    </message>
    <message>
        <source>What does the talking do?</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>¿Para qué sirve hablar?</translation>
    </message>
    <message>
        <source>Before the draw you may plan. After it, the cards on the panel are the only words.</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>Antes de robar se puede planear. Después, las cartas del panel son las únicas palabras.</translation>
    </message>
    <message>
        <source>Do all four have to hold?</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>¿Deben cumplirse las cuatro?</translation>
    </message>
    <message>
        <source>Yes, at the end of the last round. The debrief names every one that did not.</source>
        <extracomment>goal (rules-help-cards)</extracomment>
        <translation>Sí, al final de la ronda final. El debriefing nombra lo que faltó.</translation>
    </message>
    <message>
        <source>Cards and piles</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Cartas y mazos</translation>
    </message>
    <message>
        <source>Twelve flight cards each, ace to six, every value twice.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Doce cartas de vuelo por persona, del as al seis, cada valor dos veces.</translation>
    </message>
    <message>
        <source>The Pilot has the twelve black cards from ace to 6, the Co-Pilot the twelve red ones. Every value is there twice; the suits mean nothing.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>El piloto tiene las doce cartas negras del as al 6; el copiloto, las doce rojas. Cada valor está dos veces; los palos no cuentan.</translation>
    </message>
    <message>
        <source>Each round begins with all twelve. You draw four, and the other eight are your pile: everybody sees how many cards lie there, nobody sees which.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Cada ronda empieza con las doce. Robas cuatro y las otras ocho son tu mazo: se ve cuántas hay, no cuáles.</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>Counts 1.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Cuenta 1.</translation>
    </message>
    <message>
        <source>a hand</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>una mano</translation>
    </message>
    <message>
        <source>Never holds three cards of one value.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Nunca tiene tres cartas del mismo valor.</translation>
    </message>
    <message>
        <source>four different</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>cuatro distintas</translation>
    </message>
    <message>
        <source>About every second hand holds four different values.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Más o menos una mano de cada dos tiene cuatro valores distintos.</translation>
    </message>
    <message>
        <source>a given value</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>un valor dado</translation>
    </message>
    <message>
        <source>Lies in 58 hands of 100.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Está en 58 manos de cada 100.</translation>
    </message>
    <message>
        <source>end of the round</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>fin de ronda</translation>
    </message>
    <message>
        <source>All cards come home; the next round draws from twelve again.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Todas las cartas vuelven; la siguiente ronda se roba otra vez de doce.</translation>
    </message>
    <message>
        <source>May I remember what I have played?</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>¿Puedo recordar lo que he jugado?</translation>
    </message>
    <message>
        <source>Yes, your own cards. The pile itself is never opened.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Sí, tus propias cartas. El mazo nunca se abre.</translation>
    </message>
    <message>
        <source>What do the coins mean?</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>¿Qué significan las monedas?</translation>
    </message>
    <message>
        <source>A coin on the approach is a plane, a coin with a cup is a coffee. There are always enough.</source>
        <extracomment>cards (rules-help-cards)</extracomment>
        <translation>Una moneda en la aproximación es un avión; con taza, un café. Siempre hay bastantes.</translation>
    </message>
    <message>
        <source>Talk, draw, eight cards in turn, end of the round.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Hablar, robar, ocho cartas por turnos, fin de ronda.</translation>
    </message>
    <message>
        <source>A round has three parts: briefing and draw, placement, end of the round.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Una ronda tiene tres partes: briefing y robo, colocación, fin de ronda.</translation>
    </message>
    <message>
        <source>From the draw until the eighth card lies nobody speaks, signs or hints. Only a mistake in the rules may be put right.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Desde el robo hasta la octava carta nadie habla, hace señas ni insinúa. Solo se corrige un error de reglas.</translation>
    </message>
    <message>
        <source>busy sky</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>cielo lleno</translation>
    </message>
    <message>
        <source>At some altitudes of the harder levels one more plane comes, before anybody talks.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>En algunas altitudes de los niveles difíciles llega un avión más antes de hablar.</translation>
    </message>
    <message>
        <source>before the draw</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>antes de robar</translation>
    </message>
    <message>
        <source>Talk about goals. A joker on this altitude comes on board first.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Habla de objetivos. Un comodín de esta altitud llega antes a bordo.</translation>
    </message>
    <message>
        <source>the draw</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>el robo</translation>
    </message>
    <message>
        <source>Both draw four of their twelve cards.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Cada cual roba cuatro de sus doce cartas.</translation>
    </message>
    <message>
        <source>placement</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>colocación</translation>
    </message>
    <message>
        <source>In turn, one card each, until all eight lie. Passing is not possible.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Por turnos, una carta cada vez, hasta las ocho. No se puede pasar.</translation>
    </message>
    <message>
        <source>who begins</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>quién empieza</translation>
    </message>
    <message>
        <source>The colour of the king or queen says it: black the Pilot, red the Co-Pilot.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Lo dice el color del rey o la dama: negro el piloto, rojo el copiloto.</translation>
    </message>
    <message>
        <source>The four mandatory cards are checked, the cards come home, the altitude drops by 1 000 ft.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Se comprueban las cuatro cartas obligatorias, vuelven las cartas y la altitud baja 1 000 ft.</translation>
    </message>
    <message>
        <source>What may be said in a briefing?</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>¿Qué se puede decir en el briefing?</translation>
    </message>
    <message>
        <source>Goals: hold here, clear that approach card, gear first. Not values, and not high, low or best card.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>Objetivos: esperar aquí, despejar esa carta de aproximación, primero el tren. Ni valores ni carta alta, baja o mejor.</translation>
    </message>
    <message>
        <source>Does the last player begin the next round?</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>¿Empieza la siguiente ronda quien jugó último?</translation>
    </message>
    <message>
        <source>No. The altitude card says who begins.</source>
        <extracomment>round (rules-help-cards)</extracomment>
        <translation>No. Lo dice la carta de altitud.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Two rounds to watch, card by card, with both hands open.</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Dos rondas para ver, carta a carta, con ambas manos abiertas.</translation>
    </message>
    <message>
        <source>Anna is the Pilot, Ben the Co-Pilot. Watch what each card does; both hands lie open, and nothing here touches your flight.</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Anna es la piloto, Ben el copiloto. Mira qué hace cada carta; ambas manos están abiertas y nada toca tu vuelo.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Izquierda, derecha</translation>
    </message>
    <message>
        <source>One card back or on.</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Una carta atrás o adelante.</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Plays by itself; once more pauses.</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Se reproduce solo; otra vez, pausa.</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the rules.</source>
        <extracomment>examples (rules-help-cards)</extracomment>
        <translation>Volver a las reglas.</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Colocar una carta</translation>
    </message>
    <message>
        <source>One card a turn, on a free space of your colour that takes its value.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Una carta por turno, en un espacio libre de tu color que admita el valor.</translation>
    </message>
    <message>
        <source>On your turn you place exactly one card, face up, on a free space that you may use. It does its work at once.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>En tu turno colocas exactamente una carta, a la vista, en un espacio libre permitido. Actúa al momento.</translation>
    </message>
    <message>
        <source>A card that lies stays where it is until the round ends.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Una carta colocada se queda hasta el fin de la ronda.</translation>
    </message>
    <message>
        <source>colour</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>color</translation>
    </message>
    <message>
        <source>Blue spaces are the Pilot's, orange ones the Co-Pilot's, split ones serve both.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Azules del piloto, naranjas del copiloto, bicolores de ambos.</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>números</translation>
    </message>
    <message>
        <source>A space with numbers takes only those. All others take any value.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Un espacio con números solo admite esos. Los demás, cualquier valor.</translation>
    </message>
    <message>
        <source>order</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>orden</translation>
    </message>
    <message>
        <source>Flaps and brakes open one after the other. Gear has no order.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Flaps y frenos se abren uno tras otro. El tren no tiene orden.</translation>
    </message>
    <message>
        <source>one card</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>A space takes one card a round.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Un espacio admite una carta por ronda.</translation>
    </message>
    <message>
        <source>Can a card be placed without any effect?</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>¿Se puede colocar una carta sin efecto?</translation>
    </message>
    <message>
        <source>Yes, on a switch that is already on, or on a radio value with no plane there. Use it to get rid of a card.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>Sí, en un interruptor ya activo o un valor de radio sin avión. Sirve para librarse de una carta.</translation>
    </message>
    <message>
        <source>What if no space fits?</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>¿Y si ningún espacio vale?</translation>
    </message>
    <message>
        <source>The card is laid aside, face up and without effect. In this flight some space always fits.</source>
        <extracomment>placing (rules-help-cards)</extracomment>
        <translation>La carta se aparta, a la vista y sin efecto. En este vuelo siempre vale algún espacio.</translation>
    </message>
    <message>
        <source>Each of you needs one card on the Axis and one on the Engines, every round.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>Cada ronda, cada cual pone una carta en el eje y una en los motores.</translation>
    </message>
    <message>
        <source>Four cards of every round are spoken for: two on the Axis, two on the Engines.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>Cuatro cartas de cada ronda tienen destino: dos en el eje, dos en los motores.</translation>
    </message>
    <message>
        <source>If one of these four spaces is empty when the round ends, the flight is lost.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>Si uno de esos cuatro espacios está vacío al acabar la ronda, el vuelo se pierde.</translation>
    </message>
    <message>
        <source>when</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>cuándo</translation>
    </message>
    <message>
        <source>At any time of the round and in any order.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>En cualquier momento de la ronda y en cualquier orden.</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>aviso</translation>
    </message>
    <message>
        <source>When your cards left are as many as your mandatory spaces left, the message line says so.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>Cuando quedan tantas cartas como espacios obligatorios, lo dice la línea de mensajes.</translation>
    </message>
    <message>
        <source>May I place a card so that I cannot fill them any more?</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>¿Puedo colocar una carta de modo que ya no pueda llenarlos?</translation>
    </message>
    <message>
        <source>The rules allow it. The game asks once before it.</source>
        <extracomment>mandatory (rules-help-cards)</extracomment>
        <translation>Las reglas lo permiten. El juego pregunta una vez antes.</translation>
    </message>
    <message>
        <source>The second card tilts the plane by the difference, toward the higher card.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>La segunda carta inclina el avión según la diferencia, hacia la carta mayor.</translation>
    </message>
    <message>
        <source>The first axis card does nothing. With the second, the plane tilts by the difference of the two, toward the player of the higher card.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>La primera carta del eje no hace nada. Con la segunda, el avión se inclina según la diferencia, hacia quien puso la mayor.</translation>
    </message>
    <message>
        <source>It starts from where it stands: the axis is never set back between rounds.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Parte de donde está: el eje nunca se reinicia entre rondas.</translation>
    </message>
    <message>
        <source>equal cards</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>cartas iguales</translation>
    </message>
    <message>
        <source>No movement.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Sin movimiento.</translation>
    </message>
    <message>
        <source>difference 1</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>diferencia 1</translation>
    </message>
    <message>
        <source>One mark toward the higher card, and so on.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Una marca hacia la carta mayor, y así.</translation>
    </message>
    <message>
        <source>third mark</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>tercera marca</translation>
    </message>
    <message>
        <source>A spin: the flight is lost at once.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Barrena: el vuelo se pierde al momento.</translation>
    </message>
    <message>
        <source>turbulence</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>turbulencias</translation>
    </message>
    <message>
        <source>On the Expert level unequal cards tilt one mark more: a difference of 2 is three marks.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>En el nivel Experto, cartas distintas inclinan una marca más: una diferencia de 2 son tres marcas.</translation>
    </message>
    <message>
        <source>landing</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>aterrizaje</translation>
    </message>
    <message>
        <source>The axis must stand at 0.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>El eje debe estar en 0.</translation>
    </message>
    <message>
        <source>Does it matter who places second?</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>¿Importa quién coloca después?</translation>
    </message>
    <message>
        <source>No. Only the two values count.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>No. Solo cuentan los dos valores.</translation>
    </message>
    <message>
        <source>Does coffee count?</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>¿Cuenta el café?</translation>
    </message>
    <message>
        <source>Yes. The changed values make the difference; turbulence adds its mark after that.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Sí. Los valores cambiados dan la diferencia; las turbulencias suman luego su marca.</translation>
    </message>
    <message>
        <source>May the axis pass 0?</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>¿Puede el eje pasar de 0?</translation>
    </message>
    <message>
        <source>Yes. From two marks toward the Pilot, a difference of 3 the other way gives one mark toward the Co-Pilot.</source>
        <extracomment>axis (rules-help-cards)</extracomment>
        <translation>Sí. Desde dos marcas hacia el piloto, una diferencia de 3 al otro lado da una marca hacia el copiloto.</translation>
    </message>
    <message>
        <source>The second card sets the speed: the sum of both. It decides how far the plane moves.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>La segunda carta fija la velocidad: la suma de ambas. Decide cuánto avanza el avión.</translation>
    </message>
    <message>
        <source>The first engine card does nothing. With the second, add both cards: that is the speed.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>La primera carta de motores no hace nada. Con la segunda se suman ambas: esa es la velocidad.</translation>
    </message>
    <message>
        <source>The speed is compared with the blue and the orange marker as they stand at that moment.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>La velocidad se compara con los marcadores azul y naranja tal como están entonces.</translation>
    </message>
    <message>
        <source>up to blue</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>hasta el azul</translation>
    </message>
    <message>
        <source>The plane holds. Planes ahead do not matter.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>El avión espera. Los aviones delante no importan.</translation>
    </message>
    <message>
        <source>blue to orange</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>del azul al naranja</translation>
    </message>
    <message>
        <source>One card.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Una carta.</translation>
    </message>
    <message>
        <source>above orange</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>sobre el naranja</translation>
    </message>
    <message>
        <source>Two cards, one after the other.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Dos cartas, una tras otra.</translation>
    </message>
    <message>
        <source>leaving a card</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>salir de una carta</translation>
    </message>
    <message>
        <source>A coin still on the card you leave is a collision. Moving onto a card with coins is fine.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Una moneda aún en la carta que dejas es una colisión. Entrar en una carta con monedas está bien.</translation>
    </message>
    <message>
        <source>at the airport</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>en el aeropuerto</translation>
    </message>
    <message>
        <source>Having to leave it is an overshoot: lost.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Tener que dejarlo es pasarse: perdido.</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>ronda final</translation>
    </message>
    <message>
        <source>No movement. The speed must be within the brakes.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Sin movimiento. La velocidad debe estar dentro de los frenos.</translation>
    </message>
    <message>
        <source>Gear after the engines, same round?</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>¿Tren después de los motores, en la misma ronda?</translation>
    </message>
    <message>
        <source>Too late for this round: markers count when the second engine card lands.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Tarde para esta ronda: los marcadores cuentan con la segunda carta de motores.</translation>
    </message>
    <message>
        <source>What happens to the card we leave?</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>¿Qué pasa con la carta que dejamos?</translation>
    </message>
    <message>
        <source>It goes away at the left end of the row; its right neighbour is where we are then.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>Desaparece por la izquierda de la fila; en su vecina derecha estamos después.</translation>
    </message>
    <message>
        <source>Where do the markers start?</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>¿Dónde empiezan los marcadores?</translation>
    </message>
    <message>
        <source>Blue between 4 and 5, orange between 8 and 9.</source>
        <extracomment>engines (rules-help-cards)</extracomment>
        <translation>El azul entre 4 y 5, el naranja entre 8 y 9.</translation>
    </message>
    <message>
        <source>Clears one plane, counted from the approach card you are on.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>Despeja un avión, contando desde la carta en la que estáis.</translation>
    </message>
    <message>
        <source>Count the approach card you are on as 1. The value of your flight card names one, and one plane leaves it at once.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>La carta de aproximación en la que estáis cuenta como 1. El valor de la carta de vuelo señala una y un avión la deja al momento.</translation>
    </message>
    <message>
        <source>The Pilot has one radio, the Co-Pilot two. Any value is allowed; an ace clears the card you are on.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>El piloto tiene una radio, el copiloto dos. Vale cualquier valor; un as despeja la carta en la que estáis.</translation>
    </message>
    <message>
        <source>One plane, never all of them.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>Un avión, nunca todos.</translation>
    </message>
    <message>
        <source>no plane there</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>sin avión ahí</translation>
    </message>
    <message>
        <source>No effect.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>Sin efecto.</translation>
    </message>
    <message>
        <source>past the airport</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>más allá del aeropuerto</translation>
    </message>
    <message>
        <source>Does the count change in a round?</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>¿Cambia la cuenta durante la ronda?</translation>
    </message>
    <message>
        <source>Yes, as soon as the plane has moved. The values are written under the approach cards.</source>
        <extracomment>radio (rules-help-cards)</extracomment>
        <translation>Sí, en cuanto el avión avanza. Los valores están bajo las cartas de aproximación.</translation>
    </message>
    <message>
        <source>Three spaces of the Pilot: 1 or 2, 3 or 4, 5 or 6. A fitting card turns that switch face up for good.</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>Tres espacios del piloto: 1 o 2, 3 o 4, 5 o 6. Una carta adecuada gira ese interruptor para siempre.</translation>
    </message>
    <message>
        <source>Each first use moves the blue marker up by one, so the plane holds at a higher speed.</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>Cada primer uso sube en uno el marcador azul: el avión espera a mayor velocidad.</translation>
    </message>
    <message>
        <source>None. Several in one round are fine.</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>Ninguno. Varios en una ronda está bien.</translation>
    </message>
    <message>
        <source>again</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>otra vez</translation>
    </message>
    <message>
        <source>A card on gear that is already down has no effect.</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>Una carta en un tren ya bajado no tiene efecto.</translation>
    </message>
    <message>
        <source>all three</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>los tres</translation>
    </message>
    <message>
        <source>Hold up to speed 7.</source>
        <extracomment>gear (rules-help-cards)</extracomment>
        <translation>Esperar hasta velocidad 7.</translation>
    </message>
    <message>
        <source>Four spaces of the Co-Pilot: 1 or 2, 2 or 3, 4 or 5, 5 or 6. They open strictly one after the other, and each switch turns face up for good.</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>Cuatro espacios del copiloto: 1 o 2, 2 o 3, 4 o 5, 5 o 6. Se abren estrictamente uno tras otro y cada interruptor queda girado.</translation>
    </message>
    <message>
        <source>Each first use moves the orange marker up by one, so two cards at once become less likely.</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>Cada primer uso sube en uno el marcador naranja: dos cartas de golpe son menos probables.</translation>
    </message>
    <message>
        <source>A flap opens when the one before it is out. Several in one round are fine if in order.</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>Un flap se abre cuando el anterior está fuera. Varios en una ronda, si van en orden.</translation>
    </message>
    <message>
        <source>A card on a flap that is already out has no effect.</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>Una carta en un flap ya fuera no tiene efecto.</translation>
    </message>
    <message>
        <source>all four</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>los cuatro</translation>
    </message>
    <message>
        <source>Orange is at 12: the plane never moves two cards any more.</source>
        <extracomment>flaps (rules-help-cards)</extracomment>
        <translation>El naranja está en 12: el avión ya nunca avanza dos cartas.</translation>
    </message>
    <message>
        <source>Are all three needed?</source>
        <extracomment>brakes (rules-help-cards)</extracomment>
        <translation>¿Hacen falta los tres?</translation>
    </message>
    <message>
        <source>No, but at least the first.</source>
        <extracomment>brakes (rules-help-cards)</extracomment>
        <translation>No, pero al menos el primero.</translation>
    </message>
    <message>
        <source>When is the speed compared?</source>
        <extracomment>brakes (rules-help-cards)</extracomment>
        <translation>¿Cuándo se compara la velocidad?</translation>
    </message>
    <message>
        <source>At the second engine card of the last round. A brake set later is too late.</source>
        <extracomment>brakes (rules-help-cards)</extracomment>
        <translation>Con la segunda carta de motores de la ronda final. Un freno posterior llega tarde.</translation>
    </message>
    <message>
        <source>A card here gives one coffee. A coffee changes a card by one as it is placed.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>Una carta aquí da un café. Un café cambia una carta en uno al colocarla.</translation>
    </message>
    <message>
        <source>Three spaces for both of you, any value. Each card there gives one coffee coin at once, three at most.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>Tres espacios para ambos, cualquier valor. Cada carta da una moneda de café al momento, tres como mucho.</translation>
    </message>
    <message>
        <source>When you place a card you may spend coffee: each coin changes the value by 1, up or down.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>Al colocar una carta puedes gastar café: cada moneda cambia el valor en 1, arriba o abajo.</translation>
    </message>
    <message>
        <source>whose</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>de quién</translation>
    </message>
    <message>
        <source>Coffee belongs to both, whoever earned it.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>El café es de ambos, lo gane quien lo gane.</translation>
    </message>
    <message>
        <source>limits</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>límites</translation>
    </message>
    <message>
        <source>Values stay between 1 and 6. A 6 does not become an ace.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>El valor queda entre 1 y 6. Un 6 no pasa a ser un as.</translation>
    </message>
    <message>
        <source>counts</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>The changed value counts for everything. The coins stay on the card until the round ends.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>El valor cambiado cuenta para todo. Las monedas se quedan en la carta hasta el fin de la ronda.</translation>
    </message>
    <message>
        <source>a full shelf</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>estante lleno</translation>
    </message>
    <message>
        <source>With three coffees a card here gives nothing.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>Con tres cafés, una carta aquí no da nada.</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>se guarda</translation>
    </message>
    <message>
        <source>Coffee that is not spent stays for later rounds.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>El café no gastado queda para rondas posteriores.</translation>
    </message>
    <message>
        <source>Can a card pay for itself with the coffee it makes?</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>¿Puede una carta pagarse con el café que da?</translation>
    </message>
    <message>
        <source>No. Coffee is paid first.</source>
        <extracomment>coffee (rules-help-cards)</extracomment>
        <translation>No. El café se paga antes.</translation>
    </message>
    <message>
        <source>Redraw</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Nuevo robo</translation>
    </message>
    <message>
        <source>A joker lets both of you put cards back once and draw as many new ones.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Un comodín permite a ambos devolver cartas una vez y robar otras tantas.</translation>
    </message>
    <message>
        <source>A joker waits at 6 000 and at 2 000 ft and comes on board when the plane gets there. It belongs to both.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Un comodín espera a 6 000 y a 2 000 ft y llega a bordo al alcanzarlas. Es de ambos.</translation>
    </message>
    <message>
        <source>Between the draw and the last card either of you may spend one, also in the partner's turn.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Entre el robo y la última carta cualquiera puede gastar uno, también en el turno del otro.</translation>
    </message>
    <message>
        <source>who redraws</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>quién roba de nuevo</translation>
    </message>
    <message>
        <source>Both choose, unseen, any number of the cards in hand, none included. They go back into the own pile, it is shuffled, and as many are drawn.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Cada cual elige sin mostrar cuántas cartas quiera, o ninguna. Vuelven a su mazo, se baraja y se roban otras tantas.</translation>
    </message>
    <message>
        <source>turn</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>turno</translation>
    </message>
    <message>
        <source>It does not change.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>No cambia.</translation>
    </message>
    <message>
        <source>placed cards</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>cartas colocadas</translation>
    </message>
    <message>
        <source>Are not in the pile: they cannot come back this round. A card put back can.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>No están en el mazo: no vuelven esta ronda. Una carta devuelta, sí puede.</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>varias</translation>
    </message>
    <message>
        <source>May be spent one after the other in a round.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Pueden gastarse una tras otra en una ronda.</translation>
    </message>
    <message>
        <source>Does the partner have to agree?</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>¿Debe estar de acuerdo el otro?</translation>
    </message>
    <message>
        <source>No, but the partner may redraw too.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>No, pero también puede robar de nuevo.</translation>
    </message>
    <message>
        <source>What do we learn?</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>¿Qué se sabe después?</translation>
    </message>
    <message>
        <source>How many cards each of you put back, and no values.</source>
        <extracomment>reroll (rules-help-cards)</extracomment>
        <translation>Cuántas cartas devuelve cada cual, y ningún valor.</translation>
    </message>
    <message>
        <source>Seven kings and queens, one for each round: 6 000 ft down to touchdown. The row grows shorter at the end of every round, whatever was done.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>Siete reyes y damas, uno por ronda: de 6 000 ft a la toma de tierra. La fila se acorta en cada ronda, pase lo que pase.</translation>
    </message>
    <message>
        <source>When it reaches touchdown and the plane is not at the airport, the flight falls short and is lost.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>Si llega a la toma de tierra y el avión no está en el aeropuerto, el vuelo queda corto y se pierde.</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>comodines</translation>
    </message>
    <message>
        <source>Lie beside 6 000 and 2 000 ft and come on board when the plane reaches that altitude.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>Junto a 6 000 y 2 000 ft; llegan a bordo al alcanzar esa altitud.</translation>
    </message>
    <message>
        <source>starts</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>empieza</translation>
    </message>
    <message>
        <source>A black card: the Pilot begins the round. A red one: the Co-Pilot.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>Carta negra: empieza el piloto. Roja: el copiloto.</translation>
    </message>
    <message>
        <source>holding</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>espera</translation>
    </message>
    <message>
        <source>At the airport too early? The remaining rounds are flown there, and any speed above blue is an overshoot.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>¿Demasiado pronto en el aeropuerto? Las rondas restantes se vuelan ahí y toda velocidad sobre el azul se pasa.</translation>
    </message>
    <message>
        <source>How many cards must be flown?</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>¿Cuántas cartas hay que volar?</translation>
    </message>
    <message>
        <source>All up to the airport within six rounds; the seventh is the landing.</source>
        <extracomment>altitude (rules-help-cards)</extracomment>
        <translation>Todas hasta el aeropuerto en seis rondas; la séptima es el aterrizaje.</translation>
    </message>
    <message>
        <source>The round at touchdown altitude with the plane at the airport is the last one. The engines no longer move the plane: their sum is the landing speed.</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>La ronda en la toma de tierra con el avión en el aeropuerto es la última. Los motores ya no lo mueven: su suma es la velocidad al aterrizar.</translation>
    </message>
    <message>
        <source>When all eight cards lie, four conditions are checked. If all hold you have landed.</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>Con las ocho cartas colocadas se comprueban cuatro condiciones. Si todas se cumplen, el aterrizaje está logrado.</translation>
    </message>
    <message>
        <source>When is D decided?</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>¿Cuándo se decide D?</translation>
    </message>
    <message>
        <source>At the second engine card. Too fast is an overrun, lost at once.</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>Con la segunda carta de motores. Demasiado rápido es salida de pista, perdido al momento.</translation>
    </message>
    <message>
        <source>Are the mandatory spaces still checked?</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>¿Se comprueban aún los espacios obligatorios?</translation>
    </message>
    <message>
        <source>Yes, as in every round.</source>
        <extracomment>landing (rules-help-cards)</extracomment>
        <translation>Sí, como en cada ronda.</translation>
    </message>
    <message>
        <source>Most losses happen at once, at the card that causes them. Three are found at the end of a round.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>Casi todas las pérdidas ocurren al momento, con la carta que las causa. Tres se ven al acabar la ronda.</translation>
    </message>
    <message>
        <source>The debrief names the cause and every condition that did not hold.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>El debriefing nombra la causa y cada condición incumplida.</translation>
    </message>
    <message>
        <source>spin</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>barrena</translation>
    </message>
    <message>
        <source>The axis reaches the third mark.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>El eje llega a la tercera marca.</translation>
    </message>
    <message>
        <source>collision</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>colisión</translation>
    </message>
    <message>
        <source>A plane is still on the card that has to be left.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>Aún hay un avión en la carta que hay que dejar.</translation>
    </message>
    <message>
        <source>overshoot</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>sobrepasado</translation>
    </message>
    <message>
        <source>The plane has to leave the airport.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>El avión tiene que dejar el aeropuerto.</translation>
    </message>
    <message>
        <source>short</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>corto</translation>
    </message>
    <message>
        <source>Touchdown altitude without the airport.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>Altitud de toma de tierra sin el aeropuerto.</translation>
    </message>
    <message>
        <source>mandatory</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>An Axis or Engines space stayed empty.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>Un espacio del eje o de motores quedó vacío.</translation>
    </message>
    <message>
        <source>overrun</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>salida de pista</translation>
    </message>
    <message>
        <source>In the last round the speed is above the brakes.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>En la ronda final la velocidad supera los frenos.</translation>
    </message>
    <message>
        <source>conditions</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>condiciones</translation>
    </message>
    <message>
        <source>A, B or C does not hold at the end.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>A, B o C no se cumple al final.</translation>
    </message>
    <message>
        <source>Can a mistake be taken back?</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>¿Se puede deshacer un error?</translation>
    </message>
    <message>
        <source>A placed card is final. A rule error can be put right together with F6; the cards keep their values.</source>
        <extracomment>losing (rules-help-cards)</extracomment>
        <translation>Una carta colocada es definitiva. Un error de reglas se corrige juntos con F6; las cartas conservan su valor.</translation>
    </message>
    <message>
        <source>At the named altitudes one more plane comes before the briefing, on one of the six cards from yours on.</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>En las altitudes indicadas llega un avión más antes del briefing, a una de las seis cartas desde la propia.</translation>
    </message>
    <message>
        <source>Unequal axis values tilt the plane by their difference and one mark more. Equal values do not tilt it.</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>Valores distintos en el eje inclinan según su diferencia y una marca más. Los iguales no inclinan.</translation>
    </message>
    <message>
        <source>Where does the new plane go?</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>¿Adónde va el avión nuevo?</translation>
    </message>
    <message>
        <source>A card of the player who begins is turned up before the talk: its value counts approach cards from the one you are on, an ace being that one. Past the airport it waits there.</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>Antes de hablar se revela una carta de quien empieza: su valor cuenta cartas de aproximación desde la propia; un as es la propia. Si pasa del aeropuerto, espera ahí.</translation>
    </message>
    <message>
        <source>May both be mixed freely?</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>¿Se pueden mezclar libremente?</translation>
    </message>
    <message>
        <source>Yes. Own mix sets the number of busy rounds and the turbulence.</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>Sí. La mezcla propia fija las rondas llenas y las turbulencias.</translation>
    </message>
    <message>
        <source>What does the stopwatch stop?</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>¿Cuándo se para el crono?</translation>
    </message>
    <message>
        <source>It runs from the draw, and stands still in Pause, in a correction and while a curtain is closed. At zero the cards in hand go back unseen; an empty Axis or Engines space loses the flight.</source>
        <extracomment>levels (rules-help-cards)</extracomment>
        <translation>Corre desde el robo y se para en la pausa, en una corrección y con la cortina cerrada. A cero, las cartas en mano vuelven sin verse; un espacio vacío del eje o de motores pierde el vuelo.</translation>
    </message>
    <message>
        <source>Hold your key to see your cards; everything else is public.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Mantén tu tecla para ver tus cartas; lo demás es público.</translation>
    </message>
    <message>
        <source>Your cards are covered until you hold your own key: Q for the Pilot, O for the Co-Pilot. Look away while your partner looks.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Tus cartas están cubiertas hasta que mantienes tu tecla: Q el piloto, O el copiloto. Aparta la vista mientras mira el otro.</translation>
    </message>
    <message>
        <source>A covered card can be lifted and placed too; it turns over as it lands. Where it would depend on its value it goes home and asks you to look first.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Una carta cubierta también se puede colocar; se descubre al caer. Donde importara su valor, vuelve y pide mirar antes.</translation>
    </message>
    <message>
        <source>A B C D</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>A B C D</translation>
    </message>
    <message>
        <source>Lift a card of the player whose turn it is.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Levantar una carta de quien tiene el turno.</translation>
    </message>
    <message>
        <source>X E R G F K N</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>X E R G F K N</translation>
    </message>
    <message>
        <source>Axis, Engines, Radio, Gear, Flaps, Brakes, Concentration; again for the next space there.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Eje, motores, radio, tren, flaps, frenos, concentración; otra vez para el siguiente espacio.</translation>
    </message>
    <message>
        <source>Enter, Esc</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Intro, Esc</translation>
    </message>
    <message>
        <source>Place, take back.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Colocar, recoger.</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Hold to spend a redraw.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Mantener para gastar un nuevo robo.</translation>
    </message>
    <message>
        <source>Q and O</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Q y O</translation>
    </message>
    <message>
        <source>Hold together to agree: draw, next round, debrief.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Mantener juntos para aceptar: robo, ronda siguiente, debriefing.</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>Put a rule error right, together.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Corregir juntos un error de reglas.</translation>
    </message>
    <message>
        <source>F11</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>F11</translation>
    </message>
    <message>
        <source>Full screen.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Pantalla completa.</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Log, and chat while talk is open.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Registro, y chat mientras se puede hablar.</translation>
    </message>
    <message>
        <source>Can the flight be put down?</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>¿Se puede dejar el vuelo?</translation>
    </message>
    <message>
        <source>Yes. Close the window or leave in Pause: the flight is kept, and its cards stay covered.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>Sí. Cierra la ventana o sal en la pausa: el vuelo se guarda y sus cartas siguen cubiertas.</translation>
    </message>
    <message>
        <source>Curtain and Open cockpit?</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>¿Cortina y cabina abierta?</translation>
    </message>
    <message>
        <source>Curtain hides the whole screen between turns. In an open cockpit all cards lie face up; good for a first flight.</source>
        <extracomment>screen (rules-help-cards)</extracomment>
        <translation>La cortina oculta toda la pantalla entre turnos. En cabina abierta todas las cartas están a la vista; bien para empezar.</translation>
    </message>
    <message>
        <source>Traffic dice</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Dados de tráfico</translation>
    </message>
    <message>
        <source>Traffic dice bring more planes at the start of rounds.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Los dados de tráfico traen más aviones al empezar rondas.</translation>
    </message>
    <message>
        <source>A yellow die printed under your own space is rolled when a round begins, before the talk. Its faces are 2, 3, 3, 4, 4 and 5.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Un dado amarillo bajo la propia casilla se tira al empezar la ronda, antes de hablar. Sus caras: 2, 3, 3, 4, 4 y 5.</translation>
    </message>
    <message>
        <source>The value counts from your own space, like a radio: a 3 puts one plane on the third space.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>El valor cuenta desde la propia casilla, como una radio: un 3 pone un avión en la tercera.</translation>
    </message>
    <message>
        <source>several dice</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>varios dados</translation>
    </message>
    <message>
        <source>One after the other, each with its own plane.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Uno tras otro, cada cual con su avión.</translation>
    </message>
    <message>
        <source>staying</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>quedarse</translation>
    </message>
    <message>
        <source>Whoever stays on a space rolls its dice again in the next round.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Quien se queda en una casilla vuelve a tirar sus dados en la ronda siguiente.</translation>
    </message>
    <message>
        <source>flying over</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>sobrevolar</translation>
    </message>
    <message>
        <source>A space you fly over in one move rolls nothing.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Una casilla sobrevolada de golpe no tira nada.</translation>
    </message>
    <message>
        <source>short approach</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>aproximación corta</translation>
    </message>
    <message>
        <source>Where the approach is too short the plane goes to the airport.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Si la aproximación es corta, el avión va al aeropuerto.</translation>
    </message>
    <message>
        <source>none left</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>no quedan</translation>
    </message>
    <message>
        <source>There are twelve planes in all. When none is left, nothing is added.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Hay doce aviones en total. Si no quedan, no se añade nada.</translation>
    </message>
    <message>
        <source>Can a plane come to my own space?</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>¿Puede llegar un avión a nuestra casilla?</translation>
    </message>
    <message>
        <source>No. Only the airport can be hit while you are there, because the approach ends there.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>No. Solo el aeropuerto, estando en él, porque ahí acaba la aproximación.</translation>
    </message>
    <message>
        <source>Do the dice roll in the first round?</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>¿Se tiran en la primera ronda?</translation>
    </message>
    <message>
        <source>Yes, if the first space shows some.</source>
        <extracomment>traffic (rules-help-modules)</extracomment>
        <translation>Sí, si la primera casilla los muestra.</translation>
    </message>
    <message>
        <source>Bank limits</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Virajes</translation>
    </message>
    <message>
        <source>Leave marked spaces only at the right bank.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>De las casillas marcadas solo se sale con el alabeo correcto.</translation>
    </message>
    <message>
        <source>Five marks under a space stand for the axis from the Pilot's side to the Co-Pilot's. Bars are permitted, dots are not.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Cinco señales bajo una casilla son el eje, del lado del piloto al del copiloto. Barra: permitido; punto: no.</translation>
    </message>
    <message>
        <source>When the plane leaves such a space with another bank the flight is lost at once.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Salir de ella con otro alabeo pierde el vuelo al momento.</translation>
    </message>
    <message>
        <source>At each step of a move, with the axis as it stands at that moment.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>En cada paso, con el eje tal como está entonces.</translation>
    </message>
    <message>
        <source>two spaces</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>dos casillas</translation>
    </message>
    <message>
        <source>The space you leave and the one you pass through are both looked at; the one you end on is not.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Se miran la casilla que dejas y la que cruzas; la de llegada, no.</translation>
    </message>
    <message>
        <source>Whoever does not move is not looked at.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Si no te mueves, no se mira.</translation>
    </message>
    <message>
        <source>At a step the airport comes first, then the bank, then planes in the way.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>En un paso, primero el aeropuerto, luego el alabeo, luego los aviones.</translation>
    </message>
    <message>
        <source>The axis dice lie after the engines. Do they count?</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Los dados del eje van después de los motores. ¿Cuentan?</translation>
    </message>
    <message>
        <source>No. What counts is the bank at the second engine die.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>No. Cuenta el alabeo con el segundo dado de motores.</translation>
    </message>
    <message>
        <source>And the marks of the airport?</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>¿Y las señales del aeropuerto?</translation>
    </message>
    <message>
        <source>They never matter: nobody leaves it.</source>
        <extracomment>turns (rules-help-modules)</extracomment>
        <translation>Nunca importan: nadie sale de él.</translation>
    </message>
    <message>
        <source>Kerosene</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>Queroseno</translation>
    </message>
    <message>
        <source>Burn a die of kerosene each round, or lose 6.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>Quema un dado de queroseno por ronda o pierde 6.</translation>
    </message>
    <message>
        <source>The tank begins at 20. One space for both of you takes one die of any value each round and burns as much as the die shows.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>El depósito empieza en 20. Un espacio común admite un dado de cualquier valor por ronda y quema lo que muestra.</translation>
    </message>
    <message>
        <source>If nobody used it, 6 are burnt at the end of the round, in the last round too.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>Si nadie lo usó, se queman 6 al acabar la ronda, también en la última.</translation>
    </message>
    <message>
        <source>cheapest</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>lo más barato</translation>
    </message>
    <message>
        <source>A 1 burns 1. Coffee can lower the die first.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>Un 1 quema 1. El café puede bajar antes el dado.</translation>
    </message>
    <message>
        <source>at 0</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>en 0</translation>
    </message>
    <message>
        <source>The plane still flies.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>El avión aún vuela.</translation>
    </message>
    <message>
        <source>below 0</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>bajo 0</translation>
    </message>
    <message>
        <source>The flight is lost at once.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>El vuelo se pierde al momento.</translation>
    </message>
    <message>
        <source>May two dice lie there?</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>¿Puede haber dos dados?</translation>
    </message>
    <message>
        <source>No, one a round.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>No, uno por ronda.</translation>
    </message>
    <message>
        <source>Does a token of the intern count?</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>¿Cuenta una ficha del becario?</translation>
    </message>
    <message>
        <source>Yes, and so does a traffic die of Synchronisation.</source>
        <extracomment>kerosene (rules-help-modules)</extracomment>
        <translation>Sí, y un dado de tráfico de Sincronización también.</translation>
    </message>
    <message>
        <source>Kerosene leak</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>Fuga de queroseno</translation>
    </message>
    <message>
        <source>Uneven engine dice cost kerosene.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>Dados desiguales en motores cuestan queroseno.</translation>
    </message>
    <message>
        <source>There is no space to burn kerosene. The leak costs the difference of the two engine dice plus 1: with 6 and 3 that is 4.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>No hay espacio de queroseno. La fuga cuesta la diferencia de los dos dados de motores más 1: con 6 y 3 son 4.</translation>
    </message>
    <message>
        <source>It is charged when the second engine die lies, before the plane moves.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>Se descuenta con el segundo dado de motores, antes de mover.</translation>
    </message>
    <message>
        <source>equal dice</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>dados iguales</translation>
    </message>
    <message>
        <source>Cost 1.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>Cuestan 1.</translation>
    </message>
    <message>
        <source>The flight is lost at once, and the plane does not move any more.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>El vuelo se pierde al momento y el avión ya no avanza.</translation>
    </message>
    <message>
        <source>Does it leak in the last round?</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>¿Hay fuga en la ronda final?</translation>
    </message>
    <message>
        <source>Yes, before the speed is compared with the brakes.</source>
        <extracomment>kerosene-leak (rules-help-modules)</extracomment>
        <translation>Sí, antes de comparar la velocidad con los frenos.</translation>
    </message>
    <message>
        <source>Wind</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Your bank turns the wind, the wind changes speed.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>El alabeo gira el viento y el viento cambia la velocidad.</translation>
    </message>
    <message>
        <source>The ring shows where the wind comes from. It begins behind the plane: +3. From ahead it is −3.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>El anillo muestra de dónde viene el viento. Empieza detrás: +3. De frente es −3.</translation>
    </message>
    <message>
        <source>When both axis dice lie the ring turns by as many clicks as the axis stands off level, to the same side. The wind is then added to the engines.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Con ambos dados del eje, el anillo gira tantos clics como se aparta el eje, al mismo lado. Luego el viento se suma a los motores.</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>nivelado</translation>
    </message>
    <message>
        <source>A level axis turns nothing.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Un eje nivelado no gira nada.</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Both engine dice plus the wind as it stands at the second engine die.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Ambos dados de motores más el viento al colocar el segundo.</translation>
    </message>
    <message>
        <source>Engines first means the old wind, axis first the new one.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Motores antes, viento viejo; eje antes, viento nuevo.</translation>
    </message>
    <message>
        <source>far round</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>vuelta entera</translation>
    </message>
    <message>
        <source>The ring has twenty clicks and goes round.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>El anillo tiene veinte clics y da la vuelta.</translation>
    </message>
    <message>
        <source>Does the wind count in the last round?</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>¿Cuenta el viento en la ronda final?</translation>
    </message>
    <message>
        <source>Yes. It can make a landing slower or faster.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Sí. Puede hacer el aterrizaje más lento o más rápido.</translation>
    </message>
    <message>
        <source>The axis did not move. Does the ring turn?</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>El eje no se movió. ¿Gira el anillo?</translation>
    </message>
    <message>
        <source>Yes, by the mark it stands on.</source>
        <extracomment>wind (rules-help-modules)</extracomment>
        <translation>Sí, según la marca en que está.</translation>
    </message>
    <message>
        <source>Head wind</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>Viento en cara</translation>
    </message>
    <message>
        <source>Wind from ahead: it slows you until you turn.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>Viento de frente: frena hasta virar.</translation>
    </message>
    <message>
        <source>The same ring as with wind, but it begins ahead of the plane: −3 on the engines.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>El mismo anillo que el viento, pero empieza delante: −3 a los motores.</translation>
    </message>
    <message>
        <source>A bank turns it to the side, and far enough round it helps.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>Un alabeo lo gira al lado y, bastante girado, ayuda.</translation>
    </message>
    <message>
        <source>A level axis leaves the ring as it is.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>Un eje nivelado deja el anillo como está.</translation>
    </message>
    <message>
        <source>Both engine dice plus the number of the ring, which is often below zero.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>Ambos dados de motores más el número del anillo, a menudo bajo cero.</translation>
    </message>
    <message>
        <source>Does a speed below zero land without brakes?</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>¿Una velocidad bajo cero aterriza sin frenos?</translation>
    </message>
    <message>
        <source>No. Without a brake no speed is stopped.</source>
        <extracomment>headwind (rules-help-modules)</extracomment>
        <translation>No. Sin freno no se para ninguna velocidad.</translation>
    </message>
    <message>
        <source>Intern</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Becario</translation>
    </message>
    <message>
        <source>Train the intern: six tokens to place before landing.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Forma al becario: seis fichas antes de aterrizar.</translation>
    </message>
    <message>
        <source>Six tokens lie in a row, 1 to 6 in any order. A die on your training space takes the token at your end of the row.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Seis fichas en fila, del 1 al 6 sin orden. Un dado en tu espacio de formación toma la ficha de tu extremo.</translation>
    </message>
    <message>
        <source>The token is placed at once like a die of its value, on any free space you may use. Then it is your partner's turn.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>La ficha se coloca al momento como un dado de su valor en un espacio libre permitido. Después juega el otro.</translation>
    </message>
    <message>
        <source>different</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>distinto</translation>
    </message>
    <message>
        <source>The training die must not show the value of the token.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>El dado de formación no puede mostrar el valor de la ficha.</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>una vez</translation>
    </message>
    <message>
        <source>Each of you trains once a round at most.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Cada cual forma una vez por ronda como mucho.</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>ficha</translation>
    </message>
    <message>
        <source>No coffee, no concentration, no reroll and no swap for it. It may fill the axis, the engines, kerosene, ice brakes and alarms.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Sin café, concentración, repetición ni cambio. Vale para eje, motores, queroseno, frenos de hielo y alarmas.</translation>
    </message>
    <message>
        <source>no space</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>sin espacio</translation>
    </message>
    <message>
        <source>A token that fits nowhere is given up and counts as trained.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Una ficha que no cabe en ningún sitio se deja y cuenta como formada.</translation>
    </message>
    <message>
        <source>No token may be left at the end: condition E.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Al final no puede quedar ninguna ficha: condición E.</translation>
    </message>
    <message>
        <source>May the token wait?</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>¿Puede esperar la ficha?</translation>
    </message>
    <message>
        <source>No, it is placed before anything else.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>No, se coloca antes que nada.</translation>
    </message>
    <message>
        <source>Do two equal values count for Mastery or Control?</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>¿Dos valores iguales cuentan para Maestría o Control?</translation>
    </message>
    <message>
        <source>Yes, even if one of them is a token.</source>
        <extracomment>intern (rules-help-modules)</extracomment>
        <translation>Sí, aunque uno sea una ficha.</translation>
    </message>
    <message>
        <source>Real time</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>60 seconds for each round.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>60 segundos por ronda.</translation>
    </message>
    <message>
        <source>The clock starts when the dice lie. It stops when the last die is placed.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>El reloj corre cuando los dados se paran. Acaba con el último colocado.</translation>
    </message>
    <message>
        <source>At zero the round ends. Dice that were not placed are out of the round.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>A cero acaba la ronda. Los dados sin colocar quedan fuera.</translation>
    </message>
    <message>
        <source>An empty mandatory space then loses, as at the end of any round.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>Un espacio obligatorio vacío pierde entonces, como en todo fin de ronda.</translation>
    </message>
    <message>
        <source>choosing</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>elegir</translation>
    </message>
    <message>
        <source>The clock runs while a reroll, a swap or a flip is decided.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>El reloj corre mientras se decide una repetición, un cambio o un giro.</translation>
    </message>
    <message>
        <source>pause</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>pausa</translation>
    </message>
    <message>
        <source>The clock stands still while a page covers the dice.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>El reloj se para mientras una página cubre los dados.</translation>
    </message>
    <message>
        <source>What of a token or a traffic die that waits?</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>¿Y una ficha o un dado de tráfico en espera?</translation>
    </message>
    <message>
        <source>It is given up.</source>
        <extracomment>real-time (rules-help-modules)</extracomment>
        <translation>Se deja.</translation>
    </message>
    <message>
        <source>Ice brakes</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Frenos de hielo</translation>
    </message>
    <message>
        <source>Brake in pairs: 2, 3, 4, 5. All four are needed.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Frena por parejas: 2, 3, 4, 5. Hacen falta las cuatro.</translation>
    </message>
    <message>
        <source>Four columns take the place of the brakes. The upper space belongs to the Pilot, the lower one to both of you, and each needs exactly the value of its column.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Cuatro columnas sustituyen a los frenos. Arriba es del piloto, abajo de ambos, y cada espacio pide el valor exacto de su columna.</translation>
    </message>
    <message>
        <source>When both spaces of the open column are filled in one round the marker moves past it, and the next column opens.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Si ambos espacios de la columna abierta se llenan en una ronda, el marcador la pasa y se abre la siguiente.</translation>
    </message>
    <message>
        <source>one die</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>un dado</translation>
    </message>
    <message>
        <source>Has no effect, and is lost at the end of the round.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>No tiene efecto y se pierde al acabar la ronda.</translation>
    </message>
    <message>
        <source>More than one column in a round is fine.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Más de una columna por ronda está bien.</translation>
    </message>
    <message>
        <source>The marker must be past the 5: condition F. It also says which speed is stopped.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>El marcador debe haber pasado el 5: condición F. También dice qué velocidad se para.</translation>
    </message>
    <message>
        <source>May the Pilot fill both spaces?</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>¿Puede el piloto llenar ambos espacios?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Sí.</translation>
    </message>
    <message>
        <source>After the engines?</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>¿Después de los motores?</translation>
    </message>
    <message>
        <source>Yes: columns count until the end of the last round. The speed is compared at the second engine die.</source>
        <extracomment>ice-brakes (rules-help-modules)</extracomment>
        <translation>Sí: las columnas cuentan hasta el final de la ronda final. La velocidad se compara con el segundo dado de motores.</translation>
    </message>
    <message>
        <source>No engines</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>Sin motores</translation>
    </message>
    <message>
        <source>No engines: you glide one space a round.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>Sin motores: se planea una casilla por ronda.</translation>
    </message>
    <message>
        <source>There are no engine spaces, and only the axis is mandatory. Each of you rolls four dice and places three; the fourth stays behind the screen.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>No hay espacios de motores y solo el eje es obligatorio. Cada cual tira cuatro dados y coloca tres; el cuarto queda tras la pantalla.</translation>
    </message>
    <message>
        <source>At the end of each round but the last, after the altitude, the plane glides one space with the usual checks.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>Al final de cada ronda menos la última, tras la altitud, el avión planea una casilla con las comprobaciones de siempre.</translation>
    </message>
    <message>
        <source>markers</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>marcadores</translation>
    </message>
    <message>
        <source>Gear and flaps still move their markers, but there is no speed.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>Tren y flaps aún mueven sus marcadores, pero no hay velocidad.</translation>
    </message>
    <message>
        <source>Condition D is left out. Gear and flaps are needed as ever.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>La condición D desaparece. Tren y flaps hacen falta como siempre.</translation>
    </message>
    <message>
        <source>reroll</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>repetición</translation>
    </message>
    <message>
        <source>It may take all dice behind the screen, the fourth too.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>Puede tomar todos los dados tras la pantalla, también el cuarto.</translation>
    </message>
    <message>
        <source>May we stay?</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>¿Se puede esperar?</translation>
    </message>
    <message>
        <source>No, the plane glides every round.</source>
        <extracomment>engine-loss (rules-help-modules)</extracomment>
        <translation>No, el avión planea cada ronda.</translation>
    </message>
    <message>
        <source>Start at 5 000 ft</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>Salida a 5 000 ft</translation>
    </message>
    <message>
        <source>Start at 5 000 ft: one round less.</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>Salida a 5 000 ft: una ronda menos.</translation>
    </message>
    <message>
        <source>The flight begins at 5 000 ft: six rounds in all, and the Co-Pilot places the first die.</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>El vuelo empieza a 5 000 ft: seis rondas en total, y el copiloto coloca el primer dado.</translation>
    </message>
    <message>
        <source>The reroll of 6 000 ft is not collected.</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>La repetición de 6 000 ft no se recibe.</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>rondas</translation>
    </message>
    <message>
        <source>Six: 5 000 ft to touchdown.</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>Seis: de 5 000 ft a la toma de tierra.</translation>
    </message>
    <message>
        <source>Are the markers further on?</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>¿Están más avanzados los marcadores?</translation>
    </message>
    <message>
        <source>No. Everything else begins as usual.</source>
        <extracomment>start-5000 (rules-help-modules)</extracomment>
        <translation>No. Lo demás empieza como siempre.</translation>
    </message>
    <message>
        <source>Penguins</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>Pingüinos</translation>
    </message>
    <message>
        <source>Penguins on the ice instead of planes.</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>Pingüinos en el hielo en lugar de aviones.</translation>
    </message>
    <message>
        <source>On this approach penguins stand in the way. They are cleared and hit like planes.</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>En esta aproximación hay pingüinos en medio. Se despejan y se golpean como aviones.</translation>
    </message>
    <message>
        <source>Nothing else is different.</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>Nada más cambia.</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>reglas</translation>
    </message>
    <message>
        <source>All as with planes.</source>
        <extracomment>penguins (rules-help-modules)</extracomment>
        <translation>Todo como con aviones.</translation>
    </message>
    <message>
        <source>Alarms</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Alarms close panels until a partner resets them.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Las alarmas cierran paneles hasta que se apagan.</translation>
    </message>
    <message>
        <source>Six alarms lie face down. A lamp under your own space turns one up when a round begins. While it lies face up its spaces are closed.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Seis alarmas están boca abajo. Una luz bajo la propia casilla descubre una al empezar la ronda. Mientras está activa, sus espacios están cerrados.</translation>
    </message>
    <message>
        <source>A die of exactly its number resets it for good.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Un dado de su número exacto la apaga para siempre.</translation>
    </message>
    <message>
        <source>1</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>Concentration. Either of you resets it.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Concentración. La apaga cualquiera.</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>Brakes. The Co-Pilot resets them.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Frenos. La apaga el copiloto.</translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>Landing gear. The Co-Pilot resets it.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Tren. La apaga el copiloto.</translation>
    </message>
    <message>
        <source>4</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>Flaps. The Pilot resets them.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Flaps. La apaga el piloto.</translation>
    </message>
    <message>
        <source>5</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>Radio of the Pilot. The Co-Pilot resets it.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Radio del piloto. La apaga el copiloto.</translation>
    </message>
    <message>
        <source>6</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>Radios of the Co-Pilot. The Pilot resets them.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Radios del copiloto. La apaga el piloto.</translation>
    </message>
    <message>
        <source>dice there</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>dados ahí</translation>
    </message>
    <message>
        <source>Dice that lie on closed spaces stay and count.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Los dados en espacios cerrados se quedan y cuentan.</translation>
    </message>
    <message>
        <source>Whoever stays on a space turns up more alarms.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Quien se queda en una casilla descubre más alarmas.</translation>
    </message>
    <message>
        <source>Must they be reset to land?</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>¿Hay que apagarlas para aterrizar?</translation>
    </message>
    <message>
        <source>No. But what is closed cannot be switched.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>No. Pero lo cerrado no se puede activar.</translation>
    </message>
    <message>
        <source>May coffee change the die?</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>¿Puede el café cambiar el dado?</translation>
    </message>
    <message>
        <source>Yes, and a token of the intern may be used.</source>
        <extracomment>alarms (rules-help-modules)</extracomment>
        <translation>Sí, y también vale una ficha del becario.</translation>
    </message>
    <message>
        <source>Total trust</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>Confianza total</translation>
    </message>
    <message>
        <source>Some rounds have no briefing.</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>Algunas rondas no tienen briefing.</translation>
    </message>
    <message>
        <source>A crossed bubble under your own space: when a round begins there it has no talk. The dice are rolled at once.</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>Un bocadillo tachado bajo la propia casilla: la ronda que empieza ahí no tiene charla. Se tira al momento.</translation>
    </message>
    <message>
        <source>The chat stays locked, and between the two rounds the flight is not talked about.</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>El chat sigue cerrado y entre las dos rondas no se habla del vuelo.</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>lo demás</translation>
    </message>
    <message>
        <source>Rerolls, traffic dice and alarms come as usual.</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>Repeticiones, dados de tráfico y alarmas llegan como siempre.</translation>
    </message>
    <message>
        <source>May we talk after that round?</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>¿Se puede hablar después de esa ronda?</translation>
    </message>
    <message>
        <source>Yes, if the next space has no such mark.</source>
        <extracomment>total-trust (rules-help-modules)</extracomment>
        <translation>Sí, si la siguiente casilla no tiene esa señal.</translation>
    </message>
    <message>
        <source>Turbulence</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Turbulencias</translation>
    </message>
    <message>
        <source>Dice in hand are rolled again after each placement.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Los dados en mano se repiten tras cada colocación.</translation>
    </message>
    <message>
        <source>It acts at altitudes with the waves. After each die that you place all your own dice behind the screen are rolled again.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Actúa en las altitudes con olas. Tras cada dado que colocas se repiten todos tus dados tras la pantalla.</translation>
    </message>
    <message>
        <source>Only you see the new values. Your partner's dice stay as they are.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Solo tú ves los valores nuevos. Los dados del otro no cambian.</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>formación</translation>
    </message>
    <message>
        <source>A die in training rolls the others once, after the token.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Un dado en formación repite los demás una vez, tras la ficha.</translation>
    </message>
    <message>
        <source>laid aside</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>apartado</translation>
    </message>
    <message>
        <source>A die laid aside counts as placed.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Un dado apartado cuenta como colocado.</translation>
    </message>
    <message>
        <source>not</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>salvo</translation>
    </message>
    <message>
        <source>A traffic die of Synchronisation rolls nothing.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>Un dado de tráfico de Sincronización no repite nada.</translation>
    </message>
    <message>
        <source>Is that the turbulence of the card game?</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>¿Son las turbulencias del juego de cartas?</translation>
    </message>
    <message>
        <source>No. There it tilts the axis.</source>
        <extracomment>turbulence (rules-help-modules)</extracomment>
        <translation>No. Ahí inclinan el eje.</translation>
    </message>
    <message>
        <source>Bad visibility</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Mala visibilidad</translation>
    </message>
    <message>
        <source>Two dice in hand, two still unseen.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Dos dados en mano, dos aún sin ver.</translation>
    </message>
    <message>
        <source>It acts at altitudes with the cloud. Each of you rolls two dice; two lie aside without a value.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Actúa en las altitudes con nube. Cada cual tira dos dados; dos quedan aparte sin valor.</translation>
    </message>
    <message>
        <source>After your first and your second die one of them is rolled and joins your hand.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Tras tu primer y tu segundo dado se tira uno de ellos y pasa a tu mano.</translation>
    </message>
    <message>
        <source>aside</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>aparte</translation>
    </message>
    <message>
        <source>They have no value: no reroll, no swap, no flip.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>No tienen valor: ni repetición, ni cambio, ni giro.</translation>
    </message>
    <message>
        <source>They count as dice left.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Cuentan como dados restantes.</translation>
    </message>
    <message>
        <source>rough air</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>aire agitado</translation>
    </message>
    <message>
        <source>With turbulence the new die comes first, then both are rolled.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Con turbulencias llega antes el dado nuevo y luego se tiran ambos.</translation>
    </message>
    <message>
        <source>How many do I place?</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>¿Cuántos coloco?</translation>
    </message>
    <message>
        <source>Four, as ever.</source>
        <extracomment>bad-visibility (rules-help-modules)</extracomment>
        <translation>Cuatro, como siempre.</translation>
    </message>
    <message>
        <source>Stuck landing gear</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>Tren atascado</translation>
    </message>
    <message>
        <source>The gear is stuck: land with flaps only.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>El tren está atascado: aterriza solo con flaps.</translation>
    </message>
    <message>
        <source>No die can be placed on the gear, and the blue marker stays where it is for the whole flight.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>No se puede colocar ningún dado en el tren y el marcador azul no se mueve en todo el vuelo.</translation>
    </message>
    <message>
        <source>Condition B asks for the flaps alone.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>La condición B solo pide los flaps.</translation>
    </message>
    <message>
        <source>Two engine dice of 4 or less together hold, in every round.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>Dos dados de motores que sumen 4 o menos esperan, en cada ronda.</translation>
    </message>
    <message>
        <source>alarms</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>alarmas</translation>
    </message>
    <message>
        <source>Only the alarms 1, 4 and 6 are in the game.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>Solo están las alarmas 1, 4 y 6.</translation>
    </message>
    <message>
        <source>abilities</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>habilidades</translation>
    </message>
    <message>
        <source>Synchronisation is not offered.</source>
        <extracomment>stuck-landing-gear (rules-help-modules)</extracomment>
        <translation>No se ofrece Sincronización.</translation>
    </message>
    <message>
        <source>Special abilities</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Habilidades especiales</translation>
    </message>
    <message>
        <source>Choose abilities before you board.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Elige habilidades antes de embarcar.</translation>
    </message>
    <message>
        <source>The crew chooses as many cards as the flight shows, or draws them at random.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>La tripulación elige tantas cartas como muestra el vuelo, o las saca al azar.</translation>
    </message>
    <message>
        <source>Some work by themselves, others with the key Y, with your visor open.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Unas actúan solas, otras con la tecla Y y la visera abierta.</translation>
    </message>
    <message>
        <source>excluded</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>excluidas</translation>
    </message>
    <message>
        <source>Without engines there is no Mastery, with stuck gear no Synchronisation.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Sin motores no hay Maestría; con el tren atascado, no hay Sincronización.</translation>
    </message>
    <message>
        <source>two cards</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>dos cartas</translation>
    </message>
    <message>
        <source>Y goes from one to the other.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Y pasa de una a otra.</translation>
    </message>
    <message>
        <source>Does my partner see what I did?</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>¿Ve el otro lo que hice?</translation>
    </message>
    <message>
        <source>That a card was used is said to both. Values are not.</source>
        <extracomment>special-abilities (rules-help-modules)</extracomment>
        <translation>Que se usó una carta se dice a ambos. Los valores, no.</translation>
    </message>
    <message>
        <source>Anticipation</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Anticipación</translation>
    </message>
    <message>
        <source>Before the first die, the player who begins may reroll one die.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Antes del primer dado, quien empieza puede repetir un dado.</translation>
    </message>
    <message>
        <source>Once a round, before the first die is placed, the player who begins may roll one of their own dice again.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Una vez por ronda, antes del primer dado, quien empieza puede repetir uno de los suyos.</translation>
    </message>
    <message>
        <source>The other player does not see it.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>El otro no lo ve.</translation>
    </message>
    <message>
        <source>After the roll, before the first placement.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Tras la tirada, antes de la primera colocación.</translation>
    </message>
    <message>
        <source>who</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>quién</translation>
    </message>
    <message>
        <source>The player who begins the round.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Quien empieza la ronda.</translation>
    </message>
    <message>
        <source>With bad visibility?</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>¿Con mala visibilidad?</translation>
    </message>
    <message>
        <source>Only a die in hand, not one that lies aside.</source>
        <extracomment>anticipation (rules-help-modules)</extracomment>
        <translation>Solo un dado en mano, no uno aparte.</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Adaptación</translation>
    </message>
    <message>
        <source>Turn one die to its opposite face: 1-6, 2-5, 3-4.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Gira un dado a su cara opuesta: 1-6, 2-5, 3-4.</translation>
    </message>
    <message>
        <source>Once in the flight each of you may turn one of your own dice behind the screen to its opposite face.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Una vez en el vuelo, cada cual puede girar uno de sus dados tras la pantalla a su cara opuesta.</translation>
    </message>
    <message>
        <source>A 1 becomes a 6, a 2 a 5, a 3 a 4, and the other way round.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Un 1 pasa a 6, un 2 a 5, un 3 a 4, y al revés.</translation>
    </message>
    <message>
        <source>Once for each of you in the whole flight.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Una vez cada cual en todo el vuelo.</translation>
    </message>
    <message>
        <source>On your own turn, before you place.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>En tu turno, antes de colocar.</translation>
    </message>
    <message>
        <source>what</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>qué</translation>
    </message>
    <message>
        <source>Your own dice in hand; no token, no traffic die.</source>
        <extracomment>adaptation (rules-help-modules)</extracomment>
        <translation>Tus dados en mano; ni ficha ni dado de tráfico.</translation>
    </message>
    <message>
        <source>Mastery</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Maestría</translation>
    </message>
    <message>
        <source>Equal engine dice bring one reroll token.</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Dados iguales en motores dan una ficha de repetición.</translation>
    </message>
    <message>
        <source>When both engine dice show the same value a reroll comes on board at once, if one is left.</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Si ambos dados de motores muestran el mismo valor, llega una repetición a bordo al momento, si queda.</translation>
    </message>
    <message>
        <source>It works by itself, before the plane moves.</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Actúa sola, antes de mover el avión.</translation>
    </message>
    <message>
        <source>supply</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>provisión</translation>
    </message>
    <message>
        <source>There are three tokens in all; spent ones can come back.</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Hay tres fichas en total; las gastadas pueden volver.</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>fichas</translation>
    </message>
    <message>
        <source>A token of the intern counts as a value.</source>
        <extracomment>mastery (rules-help-modules)</extracomment>
        <translation>Una ficha del becario cuenta como un valor.</translation>
    </message>
    <message>
        <source>Control</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>Control</translation>
    </message>
    <message>
        <source>Equal axis dice bring one coffee.</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>Dados iguales en el eje dan un café.</translation>
    </message>
    <message>
        <source>When both axis dice show the same value one coffee comes on board at once, up to three.</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>Si ambos dados del eje muestran el mismo valor, llega un café a bordo al momento, hasta tres.</translation>
    </message>
    <message>
        <source>It works by itself.</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>Actúa sola.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>lleno</translation>
    </message>
    <message>
        <source>With three coffees nothing is added.</source>
        <extracomment>control (rules-help-modules)</extracomment>
        <translation>Con tres cafés no se añade nada.</translation>
    </message>
    <message>
        <source>Working Together</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Trabajo en equipo</translation>
    </message>
    <message>
        <source>Swap one die with your partner. Both see the two.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Intercambia un dado con tu compañero. Ambos ven los dos.</translation>
    </message>
    <message>
        <source>Once a round one of you asks and picks an own die; then the other one must pick one. The two values change places.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Una vez por ronda, uno pide y elige un dado propio; el otro debe elegir uno. Los dos valores se intercambian.</translation>
    </message>
    <message>
        <source>Both of you know these two values afterwards, and nothing else.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Ambos conocen después esos dos valores y nada más.</translation>
    </message>
    <message>
        <source>Any time in the round while both of you have a die.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>En cualquier momento de la ronda mientras ambos tengan un dado.</translation>
    </message>
    <message>
        <source>taking it back</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>Until the one who asked has picked.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Hasta que elija quien pidió.</translation>
    </message>
    <message>
        <source>Whose turn it is does not change.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>El turno no cambia.</translation>
    </message>
    <message>
        <source>Which dice can be swapped?</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>¿Qué dados se pueden cambiar?</translation>
    </message>
    <message>
        <source>Dice in hand. No token, no traffic die, nothing that lies aside.</source>
        <extracomment>working-together (rules-help-modules)</extracomment>
        <translation>Los dados en mano. Ni ficha, ni dado de tráfico, ni nada aparte.</translation>
    </message>
    <message>
        <source>Synchronisation</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>Sincronización</translation>
    </message>
    <message>
        <source>A gear and a flap die in one round bring a traffic die.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>Un dado de tren y uno de flap en la misma ronda dan un dado de tráfico.</translation>
    </message>
    <message>
        <source>As soon as a die lies on the gear and one on the flaps in the same round the traffic die is rolled, once a round.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>En cuanto hay un dado en el tren y otro en los flaps en la misma ronda, se tira el dado de tráfico, una vez por ronda.</translation>
    </message>
    <message>
        <source>The Co-Pilot places it at once on any free space that takes its number, whatever the colour.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>El copiloto lo coloca al momento en un espacio libre que admita su número, sea cual sea el color.</translation>
    </message>
    <message>
        <source>coffee</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>café</translation>
    </message>
    <message>
        <source>May change it within 2 to 5.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>Puede cambiarlo entre 2 y 5.</translation>
    </message>
    <message>
        <source>effect</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>efecto</translation>
    </message>
    <message>
        <source>As that of any die on this space; a mandatory space is filled.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>Como cualquier dado en ese espacio; uno obligatorio queda lleno.</translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>después</translation>
    </message>
    <message>
        <source>Play goes on with whoever would have been next.</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>Sigue quien habría jugado después.</translation>
    </message>
    <message>
        <source>Does a die on a switch that is on already count?</source>
        <extracomment>synchronisation (rules-help-modules)</extracomment>
        <translation>¿Cuenta un dado en un interruptor ya activo?</translation>
    </message>
    <message>
        <source>The flight in short</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>El vuelo en breve</translation>
    </message>
    <message>
        <source>Land together: path clear, gear and flaps out, level, and slow enough.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>Aterrizar juntos: vía libre, tren y flaps fuera, nivelados y bastante lentos.</translation>
    </message>
    <message>
        <source>Seven rounds bring the plane from 6 000 ft down to the runway. In each round both of you roll four dice and place them one at a time.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>Siete rondas llevan el avión de 6 000 ft a la pista. En cada una, cada cual tira cuatro dados y los coloca de uno en uno.</translation>
    </message>
    <message>
        <source>clear path</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>vía libre</translation>
    </message>
    <message>
        <source>No plane is left on the approach.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>No queda ningún avión en la aproximación.</translation>
    </message>
    <message>
        <source>configuration</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>configuración</translation>
    </message>
    <message>
        <source>All three gear and all four flaps are out.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>Los tres trenes y los cuatro flaps están fuera.</translation>
    </message>
    <message>
        <source>The axis stands at 0.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>El eje está en 0.</translation>
    </message>
    <message>
        <source>braking</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>frenada</translation>
    </message>
    <message>
        <source>In the last round the brakes stop the speed.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>En la ronda final los frenos paran la velocidad.</translation>
    </message>
    <message>
        <source>Before the roll you may plan. After it, the dice on the panel are the only words.</source>
        <extracomment>goal (rules-help)</extracomment>
        <translation>Antes de la tirada se puede planear. Después, los dados del panel son las únicas palabras.</translation>
    </message>
    <message>
        <source>A round, and silence</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Una ronda y el silencio</translation>
    </message>
    <message>
        <source>Talk, roll, eight dice in turn, end of the round.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Hablar, tirar, ocho dados por turnos, fin de ronda.</translation>
    </message>
    <message>
        <source>A round has three parts: briefing and roll, placement, end of the round.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Una ronda tiene tres partes: briefing y tirada, colocación, fin de ronda.</translation>
    </message>
    <message>
        <source>From the roll until the eighth die lies nobody speaks, signs or hints. Only a mistake in the rules may be put right.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Desde la tirada hasta el octavo dado nadie habla, hace señas ni insinúa. Solo se corrige un error de reglas.</translation>
    </message>
    <message>
        <source>before the roll</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>antes de la tirada</translation>
    </message>
    <message>
        <source>Talk about goals. A reroll token on this altitude comes on board first.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Habla de objetivos. Una ficha de repetición de esta altitud llega antes a bordo.</translation>
    </message>
    <message>
        <source>the roll</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>la tirada</translation>
    </message>
    <message>
        <source>Both roll four dice behind their screen.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Cada cual tira cuatro dados tras su pantalla.</translation>
    </message>
    <message>
        <source>In turn, one die each, until all eight lie. Passing is not possible.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Por turnos, un dado cada vez, hasta los ocho. No se puede pasar.</translation>
    </message>
    <message>
        <source>The Pilot at 6 000, 4 000, 2 000 ft and on touchdown, the Co-Pilot at 5 000, 3 000 and 1 000 ft.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>El piloto a 6 000, 4 000, 2 000 ft y en la toma de tierra; el copiloto a 5 000, 3 000 y 1 000 ft.</translation>
    </message>
    <message>
        <source>The four mandatory dice are checked, the dice come home, the altitude drops by 1 000 ft.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Se comprueban los cuatro dados obligatorios, vuelven los dados y la altitud baja 1 000 ft.</translation>
    </message>
    <message>
        <source>Goals: hold here, clear that space, gear first. Not values, and not high, low or best die.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>Objetivos: esperar aquí, despejar esa casilla, primero el tren. Ni valores ni dado alto, bajo o mejor.</translation>
    </message>
    <message>
        <source>No. The altitude track says who begins.</source>
        <extracomment>round (rules-help)</extracomment>
        <translation>No. Lo dice la altitud.</translation>
    </message>
    <message>
        <source>Placing a die</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>Colocar un dado</translation>
    </message>
    <message>
        <source>One die a turn, on a free space of your colour that takes its value.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>Un dado por turno, en un espacio libre de tu color que admita el valor.</translation>
    </message>
    <message>
        <source>On your turn you place exactly one die on a free space that you may use. It does its work at once.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>En tu turno colocas exactamente un dado en un espacio libre permitido. Actúa al momento.</translation>
    </message>
    <message>
        <source>A die that lies stays where it is until the round ends.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>Un dado colocado se queda hasta el fin de la ronda.</translation>
    </message>
    <message>
        <source>A space takes one die a round.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>Un espacio admite un dado por ronda.</translation>
    </message>
    <message>
        <source>Can a die be placed without any effect?</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>¿Se puede colocar un dado sin efecto?</translation>
    </message>
    <message>
        <source>Yes, on a switch that is already on, or on a radio value with no plane there. Use it to get rid of a die.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>Sí, en un interruptor ya activo o un valor de radio sin avión. Sirve para librarse de un dado.</translation>
    </message>
    <message>
        <source>In this flight some space always fits. If a module ever leaves none, the die is laid aside.</source>
        <extracomment>placing (rules-help)</extracomment>
        <translation>En este vuelo siempre vale alguno. Si un módulo no deja ninguno, el dado se aparta.</translation>
    </message>
    <message>
        <source>Mandatory spaces</source>
        <extracomment>mandatory (rules-help)</extracomment>
        <translation>Espacios obligatorios</translation>
    </message>
    <message>
        <source>Each of you needs one die on the Axis and one on the Engines, every round.</source>
        <extracomment>mandatory (rules-help)</extracomment>
        <translation>Cada ronda, cada cual pone un dado en el eje y uno en los motores.</translation>
    </message>
    <message>
        <source>Four dice of every round are spoken for: two on the Axis, two on the Engines.</source>
        <extracomment>mandatory (rules-help)</extracomment>
        <translation>Cuatro dados de cada ronda tienen destino: dos en el eje, dos en los motores.</translation>
    </message>
    <message>
        <source>When your dice left are as many as your mandatory spaces left, the message line says so.</source>
        <extracomment>mandatory (rules-help)</extracomment>
        <translation>Cuando quedan tantos dados como espacios obligatorios, lo dice la línea de mensajes.</translation>
    </message>
    <message>
        <source>May I place a die so that I cannot fill them any more?</source>
        <extracomment>mandatory (rules-help)</extracomment>
        <translation>¿Puedo colocar un dado de modo que ya no pueda llenarlos?</translation>
    </message>
    <message>
        <source>Axis</source>
        <extracomment>axis (rules-help)</extracomment>
        <translation>Eje</translation>
    </message>
    <message>
        <source>The second die tilts the plane by the difference, toward the higher die.</source>
        <extracomment>axis (rules-help)</extracomment>
        <translation>El segundo dado inclina el avión según la diferencia, hacia el dado mayor.</translation>
    </message>
    <message>
        <source>The first axis die does nothing. With the second, the plane tilts by the difference of the two, toward the player of the higher die.</source>
        <extracomment>axis (rules-help)</extracomment>
        <translation>El primer dado del eje no hace nada. Con el segundo, el avión se inclina según la diferencia, hacia quien puso el mayor.</translation>
    </message>
    <message>
        <source>One mark toward the higher die, and so on.</source>
        <extracomment>axis (rules-help)</extracomment>
        <translation>Una marca hacia el dado mayor, y así.</translation>
    </message>
    <message>
        <source>Engines and speed</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>Motores y velocidad</translation>
    </message>
    <message>
        <source>The second die sets the speed: the sum of both. It decides how far the plane moves.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>El segundo dado fija la velocidad: la suma de ambos. Decide cuánto avanza el avión.</translation>
    </message>
    <message>
        <source>The first engine die does nothing. With the second, add both dice: that is the speed.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>El primer dado de motores no hace nada. Con el segundo se suman ambos: esa es la velocidad.</translation>
    </message>
    <message>
        <source>One space.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>Una casilla.</translation>
    </message>
    <message>
        <source>Two spaces, one after the other.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>Dos casillas, una tras otra.</translation>
    </message>
    <message>
        <source>leaving a space</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>salir de una casilla</translation>
    </message>
    <message>
        <source>A plane still on the space you leave is a collision. Moving onto a space with planes is fine.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>Un avión aún en la casilla que dejas es una colisión. Entrar en una casilla con aviones está bien.</translation>
    </message>
    <message>
        <source>Too late for this round: markers count when the second engine die lands.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>Tarde para esta ronda: los marcadores cuentan con el segundo dado de motores.</translation>
    </message>
    <message>
        <source>Two spaces with one to go?</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>¿Dos casillas cuando queda una?</translation>
    </message>
    <message>
        <source>The second step would pass the airport: overshoot.</source>
        <extracomment>engines (rules-help)</extracomment>
        <translation>El segundo paso pasaría del aeropuerto: sobrepasado.</translation>
    </message>
    <message>
        <source>Radio</source>
        <extracomment>radio (rules-help)</extracomment>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Clears one plane, counted from your own space.</source>
        <extracomment>radio (rules-help)</extracomment>
        <translation>Despeja un avión, contando desde la propia casilla.</translation>
    </message>
    <message>
        <source>Count your own space as 1. The value of the die names a space, and one plane leaves it at once.</source>
        <extracomment>radio (rules-help)</extracomment>
        <translation>La propia casilla cuenta como 1. El valor señala una casilla y un avión la deja al momento.</translation>
    </message>
    <message>
        <source>The Pilot has one radio, the Co-Pilot two. Any value is allowed.</source>
        <extracomment>radio (rules-help)</extracomment>
        <translation>El piloto tiene una radio, el copiloto dos. Vale cualquier valor.</translation>
    </message>
    <message>
        <source>Yes, as soon as the plane has moved. The values are written under the spaces.</source>
        <extracomment>radio (rules-help)</extracomment>
        <translation>Sí, en cuanto el avión avanza. Los valores están bajo las casillas.</translation>
    </message>
    <message>
        <source>Landing gear</source>
        <extracomment>gear (rules-help)</extracomment>
        <translation>Tren de aterrizaje</translation>
    </message>
    <message>
        <source>Three switches of the Pilot, in any order. Each moves the blue marker up by one.</source>
        <extracomment>gear (rules-help)</extracomment>
        <translation>Tres interruptores del piloto, sin orden. Cada uno sube en uno el marcador azul.</translation>
    </message>
    <message>
        <source>Three spaces of the Pilot: 1 or 2, 3 or 4, 5 or 6. A fitting die puts that gear down for good.</source>
        <extracomment>gear (rules-help)</extracomment>
        <translation>Tres espacios del piloto: 1 o 2, 3 o 4, 5 o 6. Un dado adecuado baja ese tren para siempre.</translation>
    </message>
    <message>
        <source>A die on gear that is already down has no effect.</source>
        <extracomment>gear (rules-help)</extracomment>
        <translation>Un dado en un tren ya bajado no tiene efecto.</translation>
    </message>
    <message>
        <source>Yes, for landing.</source>
        <extracomment>gear (rules-help)</extracomment>
        <translation>Sí, para aterrizar.</translation>
    </message>
    <message>
        <source>Flaps</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>Flaps</translation>
    </message>
    <message>
        <source>Four switches of the Co-Pilot, in order. Each moves the orange marker up by one.</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>Cuatro interruptores del copiloto, en orden. Cada uno sube en uno el marcador naranja.</translation>
    </message>
    <message>
        <source>Four spaces of the Co-Pilot: 1 or 2, 2 or 3, 4 or 5, 5 or 6. They open strictly one after the other.</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>Cuatro espacios del copiloto: 1 o 2, 2 o 3, 4 o 5, 5 o 6. Se abren estrictamente uno tras otro.</translation>
    </message>
    <message>
        <source>Each first use moves the orange marker up by one, so two spaces at once become less likely.</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>Cada primer uso sube en uno el marcador naranja: dos casillas de golpe son menos probables.</translation>
    </message>
    <message>
        <source>A die on a flap that is already out has no effect.</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>Un dado en un flap ya fuera no tiene efecto.</translation>
    </message>
    <message>
        <source>Orange is at 12: the plane never moves two spaces any more.</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>El naranja está en 12: el avión ya nunca avanza dos casillas.</translation>
    </message>
    <message>
        <source>Are all four needed?</source>
        <extracomment>flaps (rules-help)</extracomment>
        <translation>¿Hacen falta los cuatro?</translation>
    </message>
    <message>
        <source>Brakes</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Frenos</translation>
    </message>
    <message>
        <source>Three switches of the Pilot, in order: 2, then 4, then 6. They count in the last round.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Tres interruptores del piloto, en orden: 2, luego 4, luego 6. Cuentan en la ronda final.</translation>
    </message>
    <message>
        <source>Three spaces of the Pilot that take exactly a 2, a 4 and a 6, one after the other.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Tres espacios del piloto que admiten justo un 2, un 4 y un 6, uno tras otro.</translation>
    </message>
    <message>
        <source>The red marker shows the highest speed the brakes can stop in the last round.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>El marcador rojo muestra la velocidad máxima que los frenos paran en la ronda final.</translation>
    </message>
    <message>
        <source>no brake</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>sin freno</translation>
    </message>
    <message>
        <source>Nothing can be stopped.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>No se puede parar nada.</translation>
    </message>
    <message>
        <source>brake 2</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>freno 2</translation>
    </message>
    <message>
        <source>Speed 2.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Velocidad 2.</translation>
    </message>
    <message>
        <source>brakes 2 and 4</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>frenos 2 y 4</translation>
    </message>
    <message>
        <source>Up to speed 4.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Hasta velocidad 4.</translation>
    </message>
    <message>
        <source>Up to speed 6.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Hasta velocidad 6.</translation>
    </message>
    <message>
        <source>before landing</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>antes de aterrizar</translation>
    </message>
    <message>
        <source>No influence on movement.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>No influye en el movimiento.</translation>
    </message>
    <message>
        <source>At the second engine die of the last round. A brake set later is too late.</source>
        <extracomment>brakes (rules-help)</extracomment>
        <translation>Con el segundo dado de motores de la ronda final. Un freno posterior llega tarde.</translation>
    </message>
    <message>
        <source>Concentration and coffee</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>Concentración y café</translation>
    </message>
    <message>
        <source>A die here gives one coffee. A coffee changes a die by one as it is placed.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>Un dado aquí da un café. Un café cambia un dado en uno al colocarlo.</translation>
    </message>
    <message>
        <source>Three spaces for both of you, any value. Each die there gives one coffee at once, three at most.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>Tres espacios para ambos, cualquier valor. Cada dado da un café al momento, tres como mucho.</translation>
    </message>
    <message>
        <source>When you place a die you may spend coffee: each one changes the value by 1, up or down.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>Al colocar un dado puedes gastar café: cada uno cambia el valor en 1, arriba o abajo.</translation>
    </message>
    <message>
        <source>Values stay between 1 and 6. A 6 does not become a 1.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>El valor queda entre 1 y 6. Un 6 no pasa a ser un 1.</translation>
    </message>
    <message>
        <source>The changed value counts for everything.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>El valor cambiado cuenta para todo.</translation>
    </message>
    <message>
        <source>With three coffees a die here gives nothing.</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>Con tres cafés, un dado aquí no da nada.</translation>
    </message>
    <message>
        <source>Can a die pay for itself with the coffee it makes?</source>
        <extracomment>coffee (rules-help)</extracomment>
        <translation>¿Puede un dado pagarse con el café que da?</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>A token lets both of you roll any of your remaining dice once.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Una ficha permite a ambos repetir una vez los dados que les queden.</translation>
    </message>
    <message>
        <source>A reroll token waits at some altitudes and comes on board when the plane gets there. It belongs to both.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Una ficha de repetición espera en algunas altitudes y llega a bordo al alcanzarlas. Es de ambos.</translation>
    </message>
    <message>
        <source>Between the roll and the last die either of you may spend one, also in the partner's turn.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Entre la tirada y el último dado cualquiera puede gastar una, también en el turno del otro.</translation>
    </message>
    <message>
        <source>who rolls</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>quién tira</translation>
    </message>
    <message>
        <source>Both choose, unseen, any number of their dice behind the screen, none included.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Cada cual elige sin mostrar cuántos de sus dados quiera, o ninguno.</translation>
    </message>
    <message>
        <source>placed dice</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>dados colocados</translation>
    </message>
    <message>
        <source>Are never rolled again.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Nunca se repiten.</translation>
    </message>
    <message>
        <source>No, but the partner may roll too.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>No, pero también puede repetir.</translation>
    </message>
    <message>
        <source>Only that the other is done. Not how many dice, and no values.</source>
        <extracomment>reroll (rules-help)</extracomment>
        <translation>Solo que el otro ha terminado. Ni cuántos dados ni sus valores.</translation>
    </message>
    <message>
        <source>Altitude</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>Altitud</translation>
    </message>
    <message>
        <source>Drops by 1 000 ft at the end of each round. On touchdown the plane must be at the airport.</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>Baja 1 000 ft al final de cada ronda. En la toma de tierra el avión debe estar en el aeropuerto.</translation>
    </message>
    <message>
        <source>Seven spaces, one for each round: 6 000 ft down to touchdown. The altitude drops at the end of every round, whatever was done.</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>Siete casillas, una por ronda: de 6 000 ft a la toma de tierra. La altitud baja en cada ronda, pase lo que pase.</translation>
    </message>
    <message>
        <source>Tokens printed on the track come on board when the plane reaches that altitude.</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>Las fichas impresas llegan a bordo al alcanzar esa altitud.</translation>
    </message>
    <message>
        <source>The mark on the row says who begins the round.</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>La señal de la fila dice quién empieza la ronda.</translation>
    </message>
    <message>
        <source>How many spaces must be flown?</source>
        <extracomment>altitude (rules-help)</extracomment>
        <translation>¿Cuántas casillas hay que volar?</translation>
    </message>
    <message>
        <source>Touching down</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>La toma de tierra</translation>
    </message>
    <message>
        <source>In the last round the plane no longer moves. Four conditions must hold at its end.</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>En la ronda final el avión ya no avanza. Al acabar deben cumplirse cuatro condiciones.</translation>
    </message>
    <message>
        <source>When all eight dice lie, four conditions are checked. If all hold you have landed.</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>Con los ocho dados colocados se comprueban cuatro condiciones. Si todas se cumplen, el aterrizaje está logrado.</translation>
    </message>
    <message>
        <source>A, clear path</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>A, vía libre</translation>
    </message>
    <message>
        <source>B, configuration</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>B, configuración</translation>
    </message>
    <message>
        <source>All gear and all flaps are out.</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>Todo el tren y todos los flaps están fuera.</translation>
    </message>
    <message>
        <source>C, level</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>C, nivelado</translation>
    </message>
    <message>
        <source>D, braking</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>D, frenada</translation>
    </message>
    <message>
        <source>The speed was within the brakes.</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>La velocidad estuvo dentro de los frenos.</translation>
    </message>
    <message>
        <source>At the second engine die. Too fast is an overrun, lost at once.</source>
        <extracomment>landing (rules-help)</extracomment>
        <translation>Con el segundo dado de motores. Demasiado rápido es salida de pista, perdido al momento.</translation>
    </message>
    <message>
        <source>How a flight is lost</source>
        <extracomment>losing (rules-help)</extracomment>
        <translation>Cómo se pierde un vuelo</translation>
    </message>
    <message>
        <source>Spin, collision, overshoot, short, overrun, an empty mandatory space, or a landing condition.</source>
        <extracomment>losing (rules-help)</extracomment>
        <translation>Barrena, colisión, pasarse, quedar corto, salida de pista, espacio obligatorio vacío o una condición.</translation>
    </message>
    <message>
        <source>Most losses happen at once, at the die that causes them. Three are found at the end of a round.</source>
        <extracomment>losing (rules-help)</extracomment>
        <translation>Casi todas las pérdidas ocurren al momento, con el dado que las causa. Tres se ven al acabar la ronda.</translation>
    </message>
    <message>
        <source>A plane is still on the space that has to be left.</source>
        <extracomment>losing (rules-help)</extracomment>
        <translation>Aún hay un avión en la casilla que hay que dejar.</translation>
    </message>
    <message>
        <source>A placed die is final. A rule error can be put right together with F6; the dice keep their values.</source>
        <extracomment>losing (rules-help)</extracomment>
        <translation>Un dado colocado es definitivo. Un error de reglas se corrige juntos con F6; los dados conservan su valor.</translation>
    </message>
    <message>
        <source>Levels and stopwatch</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>Niveles y crono</translation>
    </message>
    <message>
        <source>A level adds planes to the approach, and at the highest one turbulence.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>Un nivel añade aviones a la aproximación y, el más alto, turbulencias.</translation>
    </message>
    <message>
        <source>A level makes the same flight harder by two things that can also be mixed freely: a busy sky and turbulence. What is chosen holds for the whole flight.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>Un nivel endurece el mismo vuelo con dos cosas que también se pueden mezclar: cielo lleno y turbulencias. Lo elegido vale todo el vuelo.</translation>
    </message>
    <message>
        <source>The stopwatch can go with any level.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>El crono vale con cualquier nivel.</translation>
    </message>
    <message>
        <source>At the named altitudes one more plane comes before the briefing, one to six spaces away.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>En las altitudes indicadas llega un avión más antes del briefing, de una a seis casillas.</translation>
    </message>
    <message>
        <source>A value from 1 to 6 is turned up before the talk and counts spaces from your own one. Past the airport it waits there.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>Antes de hablar se revela un valor de 1 a 6 que cuenta casillas desde la propia. Si pasa del aeropuerto, espera ahí.</translation>
    </message>
    <message>
        <source>It runs from the roll, and stands still in Pause, in a correction and while a curtain is closed. At zero the dice behind the screens go back unseen; an empty Axis or Engines space loses the flight.</source>
        <extracomment>levels (rules-help)</extracomment>
        <translation>Corre desde la tirada y se para en la pausa, en una corrección y con la cortina cerrada. A cero, los dados ocultos vuelven sin verse; un espacio vacío del eje o de motores pierde el vuelo.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>En esta pantalla</translation>
    </message>
    <message>
        <source>Hold your key to see your dice; everything else is public.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Mantén tu tecla para ver tus dados; lo demás es público.</translation>
    </message>
    <message>
        <source>Your dice are covered until you hold your own key: Q for the Pilot, O for the Co-Pilot. Look away while your partner looks.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Tus dados están cubiertos hasta que mantienes tu tecla: Q el piloto, O el copiloto. Aparta la vista mientras mira el otro.</translation>
    </message>
    <message>
        <source>A covered die can be lifted and placed too; it turns over as it lands. Where it would depend on its value it goes home and asks you to look first.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Un dado cubierto también se puede colocar; se descubre al caer. Donde importara su valor, vuelve y pide mirar antes.</translation>
    </message>
    <message>
        <source>Lift a die of the player whose turn it is.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Levantar un dado de quien tiene el turno.</translation>
    </message>
    <message>
        <source>Hold to spend a reroll.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Mantener para gastar una repetición.</translation>
    </message>
    <message>
        <source>Hold together to agree: roll, next round, debrief.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Mantener juntos para aceptar: tirada, ronda siguiente, debriefing.</translation>
    </message>
    <message>
        <source>Yes. Close the window or leave in Pause: the flight is kept, and its dice stay covered.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>Sí. Cierra la ventana o sal en la pausa: el vuelo se guarda y sus dados siguen cubiertos.</translation>
    </message>
    <message>
        <source>Curtain hides the whole screen between turns. In an open cockpit all dice lie face up; good for a first flight.</source>
        <extracomment>screen (rules-help)</extracomment>
        <translation>La cortina oculta toda la pantalla entre turnos. En cabina abierta todos los dados están a la vista; bien para empezar.</translation>
    </message>
</context>
</TS>
