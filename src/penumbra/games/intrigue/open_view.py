"""The table with all roles open, for replays: a spectator's view, filled in from what seats see.

Nothing here may be asked of a game that is still played.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from penumbra.games.intrigue.view import View


def opened(table: View, seen: Sequence[View]) -> View:
    """Everybody's role, and what every interrogator saw."""
    return replace(
        table,
        seats=[replace(seat, role=seen[s].seats[s].role) for s, seat in enumerate(table.seats)],
        interrogations=[
            seen[each.interrogator].interrogations[k] for k, each in enumerate(table.interrogations)
        ],
    )
