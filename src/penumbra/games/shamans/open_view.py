"""The table with all cards open, for replays: a spectator's view, filled in from what seats see.

Nothing here may be asked of a game that is still played.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from penumbra.games.shamans.view import View


def opened(table: View, seen: Sequence[View]) -> View:
    """What lies on the table and in everybody's hidden places, but for the hands."""
    own = [view.seats[seat] for seat, view in enumerate(seen)]
    return replace(
        table,
        seats=[
            replace(seat, role=o.role, hidden_tiles=o.hidden_tiles, aside_cards=o.aside_cards)
            for seat, o in zip(table.seats, own, strict=True)
        ],
        drawn=next((view.drawn for view in seen if view.drawn is not None), None),
        given=[seen[gift.giver].given[k] for k, gift in enumerate(table.given)],
    )
