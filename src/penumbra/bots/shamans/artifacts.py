"""Tiles: which one to take, whether to show it, when to spend a Portal.

A worth is in points, so that a Shard can be weighed against a space of the track.
"""

from random import Random

from penumbra.bots.leaning import best
from penumbra.bots.shamans.outlook import moon_chance, moved, prize, step_worth
from penumbra.bots.shamans.situation import Situation
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.games.shamans.terms import SHARDS_NEEDED, SHARDS_WIN

MOOD = 0.03
SURVIVES = 0.85  # a player with Shards before him may still be eliminated
SHOWS_PORTAL = 0.25  # how often a Shaman lays a Portal open, for the others to count on


def take(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """The lowest takes the artifact that helps him most, or hurts him least (4.4)."""
    worth = {
        action: take_worth(situation, suspicion, action.removeprefix("take "))
        for action in situation.view.legal
        if action.startswith("take ")
    }
    return best(worth, MOOD, luck)


def take_worth(situation: Situation, suspicion: Suspicion, source: str) -> float:
    """What a take from the row or the stack is worth; a stack tile can stay hidden."""
    if source == "stack":
        left = situation.unseen_tiles()
        total = max(1, sum(left.values()))
        return sum(
            count / total * tile_worth(situation, suspicion, tile) for tile, count in left.items()
        )
    tile = situation.view.row[("left", "right").index(source)]
    return tile_worth(situation, suspicion, tile) if tile else 0.0


def best_take(situation: Situation, suspicion: Suspicion) -> float:
    """What taking an artifact now is worth."""
    sources = ["left", "right"] if any(situation.view.row) else []
    if situation.view.stack:
        sources.append("stack")
    return max((take_worth(situation, suspicion, source) for source in sources), default=0.0)


def tile_worth(situation: Situation, suspicion: Suspicion, tile: str) -> float:
    """What having one more tile of a kind is worth."""
    if tile == "shard":
        return _shard_worth(situation)
    if tile == "portal":
        return 1.1 * abs(step_worth(situation))
    if tile == "dagger":
        return _dagger_worth(situation, suspicion)
    return _mask_worth(situation)


def _shard_worth(situation: Situation) -> float:
    """The second Shard scores; the first may become one; a third only keeps others from theirs."""
    mine = situation.my_tiles("shard")
    chance = SURVIVES * SHARDS_WIN
    if mine == SHARDS_NEEDED - 1:
        return chance
    rivals = max(
        (situation.seats[seat].open.count("shard") for seat in situation.others), default=0
    )
    keep_away = 0.15 * rivals
    if mine >= SHARDS_NEEDED or rivals >= SHARDS_NEEDED:
        return 0.05
    tricks_left = situation.seats[situation.me].cards
    return keep_away + chance * 0.3 * min(1.0, tricks_left / 6)


def _dagger_worth(situation: Situation, suspicion: Suspicion) -> float:
    """A Dagger needs a Neutralization to come, and somebody to use it on."""
    worlds = [
        world
        for world in situation.open_worlds("neutralization")
        if situation.seats[situation.me].cards
        and situation.elsewhere(world) + situation.mine(world)
    ]
    if not worlds or situation.my_tiles("dagger"):
        return 0.05
    ritual_comes = min(0.5, 0.25 * len(worlds))
    if situation.is_shadow:
        return 0.15 + ritual_comes * 0.5
    certainty = max((suspicion[seat] for seat in situation.others), default=0.0)
    return 0.05 + ritual_comes * 0.8 * certainty


def _mask_worth(situation: Situation) -> float:
    """A Shaman unmasked leaves the Shadows fewer places to hide; a Shadow unmasked is lost."""
    if situation.seats[situation.me].role_open:
        return 0.0
    if situation.is_shadow:
        return -0.8 * prize(True, moon_chance(situation))
    return 0.3 if situation.players == 3 else 0.15


def keep(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """A hidden tile leaves all doors open (S-52); a Shaman may show a Portal as a promise."""
    if (
        situation.view.drawn == "portal"
        and not situation.is_shadow
        and luck.random() < SHOWS_PORTAL
    ):
        return "keep open"
    return "keep hidden"


def stabilize(situation: Situation, suspicion: Suspicion, luck: Random) -> str:
    """Two spaces back, or an artifact instead (8.2)."""
    worth = {
        action: take_worth(situation, suspicion, action.removeprefix("take "))
        for action in situation.view.legal
        if action.startswith("take ")
    }
    worth["back"] = moved(situation, -2.0)
    return best(worth, MOOD, luck)


def stabilize_worth(situation: Situation, suspicion: Suspicion) -> float:
    """What performing Stabilization is worth."""
    return max(moved(situation, -2.0), best_take(situation, suspicion))


# Portals


def portal_now(situation: Situation) -> str | None:
    """Spend a Portal at this moment, whatever else the table waits for, or keep it.

    A Shadow keeps it for the last spaces: no space is surer than the one before the Moon. A Shaman
    keeps it for the moment the pawn would enter the Moon, for that moment always comes (R1).
    """
    view = situation.view
    kind = view.decision.kind
    about_to_fall = kind == "target" and view.decision.subject == situation.me
    if situation.is_shadow:
        reaches_moon = situation.distance <= situation.my_tiles("portal")
        wanted = "portal forward" if kind != "moon" and (reaches_moon or about_to_fall) else None
    else:
        wanted = "portal back" if kind == "moon" or about_to_fall else None
    return wanted if wanted in view.legal else None


def portal_at_will(situation: Situation) -> str:
    """The way a Portal helps one's team, for whoever is asked out of turn and has to answer."""
    if situation.is_shadow or "portal back" not in situation.view.legal:
        return "portal forward"
    return "portal back"
