"""pydantic models of the bundled flights. Tests run them; the program reads the checked files as plain JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Difficulty = Literal["green", "yellow", "red", "black"]
AxisMark = Annotated[int, Field(ge=-2, le=2)]
TOKENS = 12


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ApproachSpace(_Strict):
    """One space of the approach, counted from 1 at the start (R4)."""

    index: int = Field(ge=1)
    traffic: int = Field(ge=0, le=TOKENS)
    traffic_dice: int = Field(ge=0, le=4)
    axis: list[AxisMark] | None
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
    special_abilities: int
    excluded_abilities: list[str]
    real_time_seconds: int | None
    alarm_tokens: list[int]
    kerosene_start: int | None
    wind_start_modifier: int | None
    intern_tokens: int
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


class ScenarioFile(BaseModel):
    """`content/data/scenarios.json`, as far as the base game reads it."""

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
        return self
