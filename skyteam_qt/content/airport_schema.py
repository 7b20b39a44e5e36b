"""pydantic models of an airport file, and its JSON Schema. Imported only when needed: it brings pydantic."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .airport import FEET_TOP

Count = Annotated[int, Field(ge=0)]
Die = Annotated[int, Field(ge=1, le=6)]
Line = Annotated[str, Field(max_length=40)]
Ability = Literal["anticipation", "adaptation", "mastery", "synchronisation", "working-together", "control"]
Module = Literal[
    "traffic", "turns", "kerosene", "kerosene-leak", "wind", "headwind", "intern", "real-time", "ice-brakes",
    "engine-loss", "special-abilities", "start-5000", "penguins", "alarms", "total-trust", "turbulence",
    "bad-visibility", "stuck-landing-gear",
]  # fmt: skip
ABOUT = "A flight of your own for skyteam-qt. airports.md says what everything means."


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SpaceEntry(_Strict):
    """One space of the approach, from the start to the airport."""

    traffic: Annotated[int, Field(ge=0, le=12, description="airplane tokens that lie here at the beginning")] = 0
    traffic_dice: Annotated[int, Field(ge=0, le=4, description="traffic dice rolled when a round begins here")] = 0
    axis: Annotated[
        list[Annotated[int, Field(ge=-2, le=2)]] | None,
        Field(
            min_length=1,
            max_length=5,
            description="axis marks this space may be left at; below 0 to the Pilot's side; null: no limit",
        ),
    ] = None
    alarms: Annotated[int, Field(ge=0, le=6, description="alarms turned up when a round begins here")] = 0
    total_trust: Annotated[bool, Field(description="no briefing in rounds that begin here")] = False


class AltitudeEntry(_Strict):
    """One altitude, which is one round; from the top down."""

    feet: Annotated[int, Field(ge=0, le=FEET_TOP)]
    reroll_token: Annotated[int, Field(ge=0, le=1)] = 0
    turbulence: Annotated[bool, Field(description="dice behind a screen are rolled again after each placement")] = False
    bad_visibility: Annotated[bool, Field(description="two dice at first, the others one by one")] = False


class GeneratedEntry(_Strict):
    """Where a drawn airport came from."""

    seed: Count
    difficulty: Annotated[float, Field(ge=0, le=1)]


class AirportEntry(_Strict):
    """The whole file."""

    schema_: Annotated[str, Field(alias="$schema", max_length=200, description="for text editors; not read")] = ""
    format: Literal["skyteam-airport"]
    version: Literal[1]
    code: Annotated[str, Field(pattern="^[A-Z0-9]{2,4}$", description="the airport's code, two to four characters")]
    airport: Annotated[str, Field(min_length=1, max_length=40)]
    city: Line = ""
    country: Line = ""
    difficulty: Literal["green", "yellow", "red", "black"]
    modules: Annotated[list[Module], Field(max_length=18)] = []
    special_abilities: Annotated[int, Field(ge=0, le=2, description="how many ability cards the crew chooses")] = 0
    excluded_abilities: Annotated[list[Ability], Field(max_length=6)] = []
    real_time_seconds: Annotated[int, Field(ge=20, le=600)] | None = None
    alarm_tokens: Annotated[list[Die], Field(max_length=6, description="the alarms that can be turned up")] = []
    generated: GeneratedEntry | None = None
    altitude: Annotated[list[AltitudeEntry], Field(min_length=6, max_length=7)]
    spaces: Annotated[list[SpaceEntry], Field(min_length=5, max_length=8)]


def json_schema() -> dict[str, Any]:
    """The JSON Schema of an airport file; `data/airport.schema.json` is this."""
    found = AirportEntry.model_json_schema(by_alias=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **found,
        "title": "Airport",
        "description": ABOUT,
    }
