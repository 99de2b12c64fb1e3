"""Bots for Shamans: Wanderers and Seekers play by rules of thumb, Sages search.

`counting` lays an information state out, `suspicion` says who is probably a Shadow, `outlook` what
a space of the track is worth; `trick`, `artifacts` and `rituals` put a worth on every action, and
`thumb` is these rules as one compiled policy. `natures` says how characters differ. Nothing is
remembered.
"""

from penumbra.bots.shamans.seeker import Seeker, Wanderer

LEVELS = {"wanderer": Wanderer, "seeker": Seeker}
