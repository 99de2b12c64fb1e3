"""What is worth counting in a game of Shamans: who refuses though he could follow."""

from penumbra.games.shamans import View
from penumbra.games.shamans.terms import ROLES


def counted(view: View, action: str) -> tuple[str, bool] | None:
    """A case that a choice is one of, and whether it went that way; None: nothing to count."""
    if view.destination is None or view.viewer is None or not action.startswith("play "):
        return None
    follows = f"{view.destination}-"
    if not any(card.startswith(follows) for card in view.hand):
        return None
    role = view.seats[view.viewer].role or ROLES[0]
    return f"{role} refuses", not action.removeprefix("play ").startswith(follows)
