"""pydantic models of the bundled flights. Tests run them; the program reads the checked files as plain JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Difficulty = Literal["green", "yellow", "red", "black"]
Die = Annotated[int, Field(ge=1, le=6)]
AxisMark = Annotated[int, Field(ge=-2, le=2)]
TOKENS = 12
NUMBER_OF = {
    "kerosene": "kerosene_start",
    "kerosene-leak": "kerosene_start",
    "wind": "wind_start_modifier",
    "headwind": "wind_start_modifier",
    "intern": "intern_tokens",
    "real-time": "real_time_seconds",
    "alarms": "alarm_tokens",
    "special-abilities": "special_abilities",
}
"""The number of a flight that a module needs, and that makes no sense without one of its modules."""

ICON_OF = {"traffic": "traffic_dice", "turns": "axis", "alarms": "alarms", "total-trust": "total_trust"}
"""What is printed on the approach for a module: it is there if and only if the module is."""

NOT_TOGETHER = (
    ({"kerosene", "kerosene-leak"}, "there is one kerosene gauge"),
    ({"wind", "headwind"}, "there is one wind"),
    ({"engine-loss", "kerosene-leak"}, "without engines nothing leaks"),
    ({"engine-loss", "wind"}, "without engines there is no speed for the wind to change"),
    ({"engine-loss", "headwind"}, "without engines there is no speed for the wind to change"),
)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ApproachSpace(_Strict):
    """One space of the approach, counted from 1 at the start (R4)."""

    index: int = Field(ge=1)
    traffic: int = Field(ge=0, le=TOKENS)
    traffic_dice: int = Field(ge=0, le=4)
    axis: Annotated[list[AxisMark], Field(min_length=1)] | None
    alarms: int = Field(ge=0, le=6)
    total_trust: bool
    airport: bool


class AltitudeEntry(_Strict):
    """One space of an altitude track (R3, R5)."""

    round: int = Field(ge=1, le=7)
    feet: int = Field(ge=0, le=6000, multiple_of=1000)
    starts: Literal["pilot", "co-pilot"]
    reroll_token: int = Field(ge=0, le=1)
    bad_visibility: bool
    turbulence: bool
    touchdown: bool


class AltitudeTrack(_Strict):
    """Altitude spaces from the top to touchdown."""

    difficulties: list[Difficulty]
    expansion: str
    spaces: list[AltitudeEntry]

    @model_validator(mode="after")
    def steps_down(self) -> AltitudeTrack:
        """Every space is 1000 ft lower than the one before, the last is touchdown, the starters alternate (R3)."""
        for number, space in enumerate(self.spaces):
            if space.feet != 6000 - 1000 * number or space.touchdown != (space.feet == 0):
                raise ValueError(f"space {number + 1} does not stand at {6000 - 1000 * number} ft")
            if (space.starts == "pilot") != (number % 2 == 0):
                raise ValueError(f"space {number + 1} breaks the alternation of starters")
        return self


class ScenarioEntry(_Strict):
    """One flight."""

    id: str
    number: int
    iata: str | None
    icao: str | None
    airport: str
    city: str
    country: str
    difficulty: Difficulty
    set: str
    altitude_track: str
    start_altitude_ft: int
    rounds: int
    modules: list[str]
    special_abilities: Annotated[int, Field(ge=0, le=6)]
    excluded_abilities: list[str]
    real_time_seconds: Annotated[int, Field(ge=1, le=3600)] | None
    alarm_tokens: list[Die]
    kerosene_start: Annotated[int, Field(ge=1, le=20)] | None
    wind_start_modifier: int | None
    intern_tokens: Annotated[int, Field(ge=0, le=6)]
    track_length: int
    traffic_total: int
    spaces: list[ApproachSpace]

    @model_validator(mode="after")
    def adds_up(self) -> ScenarioEntry:
        """Length, airport and tokens agree with the spaces."""
        if [s.index for s in self.spaces] != list(range(1, self.track_length + 1)):
            raise ValueError("the spaces are not numbered from 1 to the track length")
        if [s.airport for s in self.spaces] != [False] * (self.track_length - 1) + [True]:
            raise ValueError("only the last space is the airport")
        if sum(s.traffic for s in self.spaces) != self.traffic_total or self.traffic_total > TOKENS:
            raise ValueError("the airplane tokens do not add up")
        return self

    @model_validator(mode="after")
    def modules_make_sense(self) -> ScenarioEntry:
        """Every module has its number and its icons, none is there without it, and none contradicts another."""
        modules = set(self.modules)
        if len(modules) != len(self.modules):
            raise ValueError("a module is named twice")
        for pair, why in NOT_TOGETHER:
            if pair <= modules:
                raise ValueError(f"{' and '.join(sorted(pair))} do not go together: {why}")
        for field in dict.fromkeys(NUMBER_OF.values()):
            users = {name for name, wanted in NUMBER_OF.items() if wanted == field}
            if bool(getattr(self, field)) != bool(users & modules):
                raise ValueError(f"{field} goes with {' or '.join(sorted(users))}, and only with it")
        for name, icon in ICON_OF.items():
            if any(getattr(space, icon) for space in self.spaces) != (name in modules):
                raise ValueError(f"{icon} on the approach goes with {name}, and only with it")
        if len(set(self.alarm_tokens)) != len(self.alarm_tokens):
            raise ValueError("an alarm token is there once")
        return self

    @model_validator(mode="after")
    def starts_where_it_says(self) -> ScenarioEntry:
        """6000 ft, or 5000 ft with the module of that name; one round for each altitude (R10, ST1)."""
        if self.start_altitude_ft != (5000 if "start-5000" in self.modules else 6000):
            raise ValueError("the flight starts at 6000 ft, or at 5000 ft with start-5000")
        if self.rounds != self.start_altitude_ft // 1000 + 1:
            raise ValueError("there is one round for each altitude")
        return self


class LevelEntry(_Strict):
    """One level (F82)."""

    id: str = Field(pattern="^[a-z]+$")
    busy_sky: list[int]
    axis_turbulence: bool


class MixChoices(_Strict):
    """What an own mix can be made of: altitudes by the number of busy rounds."""

    busy_sky: list[list[int]]


class GameEntry(_Strict):
    """One game: the flights it can be flown on (null: all that are built), and those that have levels."""

    id: str
    flights: list[str] | None
    levels_at: list[str]


class LevelFile(_Strict):
    """`content/data/levels.json`."""

    about: dict[str, str]
    levels: list[LevelEntry] = Field(min_length=1)
    mix: MixChoices
    stopwatch: list[Annotated[int, Field(ge=1, le=3600)]] = Field(min_length=1)
    games: list[GameEntry] = Field(min_length=1)

    @model_validator(mode="after")
    def makes_sense(self) -> LevelFile:
        """Ids are used once, none is `mix`; a busy round has an altitude of its own, the last is not touchdown."""
        ids = [level.id for level in self.levels]
        if len(set(ids)) != len(ids) or "mix" in ids:
            raise ValueError("the levels need ids of their own, and `mix` is taken")
        for number, altitudes in enumerate(self.mix.busy_sky):
            if len(altitudes) != number:
                raise ValueError(f"a mix with {number} busy rounds needs as many altitudes")
        for altitudes in (*self.mix.busy_sky, *(level.busy_sky for level in self.levels)):
            if sorted(set(altitudes), reverse=True) != altitudes or any(a % 1000 or a < 0 for a in altitudes):
                raise ValueError("altitudes go down by thousands")
        return self


class Constants(BaseModel):
    """Numbers of the box that modules read; those of the base game stand in the rules and are here for people."""

    traffic_token_supply: Literal[12]
    traffic_die_faces: Annotated[list[Die], Field(min_length=1)]
    kerosene_start: Annotated[int, Field(ge=1)]
    kerosene_no_die_loss: Annotated[int, Field(ge=1)]
    bad_visibility_dice: Annotated[int, Field(ge=1, le=4)]
    ice_brake_values: Annotated[list[Die], Field(min_length=1)]
    intern_tokens: Annotated[list[Die], Field(min_length=1)]


class WindTables(BaseModel):
    """What the wind adds to the speed by distance from the start direction, 0 to half the ring (WI1, HW1)."""

    ring_positions: Annotated[int, Field(ge=2, multiple_of=2)]
    tailwind_modifier_by_distance: dict[str, int]
    headwind_modifier_by_distance: dict[str, int]

    @model_validator(mode="after")
    def goes_round(self) -> WindTables:
        """A number for every distance."""
        for table in (self.tailwind_modifier_by_distance, self.headwind_modifier_by_distance):
            if [*table] != [str(far) for far in range(self.ring_positions // 2 + 1)]:
                raise ValueError("the wind needs a number for every distance on the ring")
        return self

    def at_start(self, modules: list[str]) -> int | None:
        """The modifier that a flight with these modules starts with; None without a wind."""
        if "wind" in modules:
            return self.tailwind_modifier_by_distance["0"]
        return self.headwind_modifier_by_distance["0"] if "headwind" in modules else None


class AlarmEntry(_Strict):
    """An alarm token: what it closes, and who resets it with which value (AL2, AL3)."""

    token: Die
    blocks: str
    blocked_spaces: Annotated[list[str], Field(min_length=1)]
    reset_value: Die
    reset_by: Annotated[list[Literal["pilot", "co-pilot"]], Field(min_length=1)]


class ScenarioFile(BaseModel):
    """`content/data/scenarios.json`."""

    constants: Constants
    wind: WindTables
    alarms: list[AlarmEntry]
    altitude_tracks: dict[str, AltitudeTrack]
    modules: list[str]
    scenarios: list[ScenarioEntry]

    @model_validator(mode="after")
    def refers_to_what_is_there(self) -> ScenarioFile:
        """Tracks and modules that a flight names exist; ids are used once."""
        ids = [s.id for s in self.scenarios]
        if len(set(ids)) != len(ids):
            raise ValueError("an id is used twice")
        for one in self.scenarios:
            if one.altitude_track not in self.altitude_tracks:
                raise ValueError(f"{one.id}: there is no altitude track {one.altitude_track!r}")
            unknown = set(one.modules) - set(self.modules)
            if unknown:
                raise ValueError(f"{one.id}: unknown modules {sorted(unknown)}")
            if one.wind_start_modifier != self.wind.at_start(one.modules):
                raise ValueError(f"{one.id}: the wind does not start as its table says")
            flown = [
                space
                for space in self.altitude_tracks[one.altitude_track].spaces
                if space.feet <= one.start_altitude_ft
            ]
            for name, mark in (("bad-visibility", "bad_visibility"), ("turbulence", "turbulence")):
                if any(getattr(space, mark) for space in flown) != (name in one.modules):
                    raise ValueError(f"{one.id}: {mark} on the altitude track goes with {name}, and only with it")
        return self
