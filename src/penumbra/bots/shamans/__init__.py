"""Bots for Shamans: Wanderers and Seekers play by rules of thumb, Sages search.

`counting` lays an information state out, `suspicion` says who is probably a Shadow, `outlook` what
a space of the track is worth; `trick`, `artifacts` and `rituals` put a worth on every action, and
`thumb` is these rules as one compiled policy. `natures` says how characters differ, `hearsay` how
far words are believed. A Sage weighs worlds by what was done in them (`evidence` with `temptation`,
`deeds`, `belief`), plays them out (`playouts`) and minds what others read (`reading`); `explain`
says what he thinks. Nothing is remembered.
"""

from penumbra.bots.shamans.explain import Explainer
from penumbra.bots.shamans.sage import Sage
from penumbra.bots.shamans.seeker import Seeker, Wanderer
from penumbra.bots.shamans.sparring import SPARRING
from penumbra.bots.shamans.thumb import thumb, wander

__all__ = ["EXPLAIN", "LEVELS", "POLICIES", "SPARRING"]

LEVELS = {"wanderer": Wanderer, "seeker": Seeker, "sage": Sage}

EXPLAIN = Explainer

POLICIES = {"wanderer": wander, "seeker": thumb}
"""Levels that compiled loops can play by themselves."""
