"""Tiles: which one to take, whether to show it, when to spend a Portal.

A worth is in points, so that a Shard can be weighed against a space of the track.
"""

from random import Random

from penumbra.bots.leaning import best
from penumbra.bots.shamans.outlook import moon_chance, moved, prize, step_worth
from penumbra.bots.shamans.suspicion import Suspicion
from penumbra.bots.shamans.table import Table
from penumbra.games.shamans.terms import SHARDS_NEEDED, SHARDS_WIN

MOOD = 0.03
SURVIVES = 0.85  # a player with Shards before him may still be eliminated
SHOWS_PORTAL = 0.25  # how often a Shaman lays a Portal open, for the others to count on


def take(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """The lowest takes the artifact that helps him most, or hurts him least (4.4)."""
    worth = {
        action: take_worth(table, suspicion, action.removeprefix("take "))
        for action in table.view.legal
        if action.startswith("take ")
    }
    return best(worth, MOOD, luck)


def take_worth(table: Table, suspicion: Suspicion, source: str) -> float:
    """What a take from the row or the stack is worth; a stack tile can stay hidden."""
    if source == "stack":
        left = table.unseen_tiles()
        total = max(1, sum(left.values()))
        return sum(
            count / total * tile_worth(table, suspicion, tile) for tile, count in left.items()
        )
    tile = table.view.row[("left", "right").index(source)]
    return tile_worth(table, suspicion, tile) if tile else 0.0


def best_take(table: Table, suspicion: Suspicion) -> float:
    """What taking an artifact now is worth."""
    sources = ["left", "right"] if any(table.view.row) else []
    if table.view.stack:
        sources.append("stack")
    return max((take_worth(table, suspicion, source) for source in sources), default=0.0)


def tile_worth(table: Table, suspicion: Suspicion, tile: str) -> float:
    """What having one more tile of a kind is worth."""
    if tile == "shard":
        return _shard_worth(table)
    if tile == "portal":
        return 1.1 * abs(step_worth(table))
    if tile == "dagger":
        return _dagger_worth(table, suspicion)
    return _mask_worth(table)


def _shard_worth(table: Table) -> float:
    """The second Shard scores; the first may become one; a third only keeps others from theirs."""
    mine = table.my_tiles("shard")
    chance = SURVIVES * SHARDS_WIN
    if mine == SHARDS_NEEDED - 1:
        return chance
    rivals = max((table.seats[seat].open.count("shard") for seat in table.others), default=0)
    keep_away = 0.15 * rivals
    if mine >= SHARDS_NEEDED or rivals >= SHARDS_NEEDED:
        return 0.05
    tricks_left = table.seats[table.me].cards
    return keep_away + chance * 0.3 * min(1.0, tricks_left / 6)


def _dagger_worth(table: Table, suspicion: Suspicion) -> float:
    """A Dagger needs a Neutralization to come, and somebody to use it on."""
    worlds = [
        world
        for world in table.open_worlds("neutralization")
        if table.seats[table.me].cards and table.elsewhere(world) + table.mine(world)
    ]
    if not worlds or table.my_tiles("dagger"):
        return 0.05
    ritual_comes = min(0.5, 0.25 * len(worlds))
    if table.is_shadow:
        return 0.15 + ritual_comes * 0.5
    certainty = max((suspicion[seat] for seat in table.others), default=0.0)
    return 0.05 + ritual_comes * 0.8 * certainty


def _mask_worth(table: Table) -> float:
    """A Shaman unmasked leaves the Shadows fewer places to hide; a Shadow unmasked is lost."""
    if table.seats[table.me].role_open:
        return 0.0
    if table.is_shadow:
        return -0.8 * prize(True, moon_chance(table))
    return 0.3 if table.players == 3 else 0.15


def keep(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """A hidden tile leaves all doors open (S-52); a Shaman may show a Portal as a promise."""
    if table.view.drawn == "portal" and not table.is_shadow and luck.random() < SHOWS_PORTAL:
        return "keep open"
    return "keep hidden"


def stabilize(table: Table, suspicion: Suspicion, luck: Random) -> str:
    """Two spaces back, or an artifact instead (8.2)."""
    worth = {
        action: take_worth(table, suspicion, action.removeprefix("take "))
        for action in table.view.legal
        if action.startswith("take ")
    }
    worth["back"] = moved(table, -2.0)
    return best(worth, MOOD, luck)


def stabilize_worth(table: Table, suspicion: Suspicion) -> float:
    """What performing Stabilization is worth."""
    return max(moved(table, -2.0), best_take(table, suspicion))


# Portals


def portal_now(table: Table) -> str | None:
    """Spend a Portal at this moment, whatever else the table waits for, or keep it.

    A Shadow keeps it for the last spaces: no space is surer than the one before the Moon. A Shaman
    keeps it for the moment the pawn would enter the Moon, for that moment always comes (R1).
    """
    view = table.view
    kind = view.decision.kind
    about_to_fall = kind == "target" and view.decision.subject == table.me
    if table.is_shadow:
        reaches_moon = table.distance <= table.my_tiles("portal")
        wanted = "portal forward" if kind != "moon" and (reaches_moon or about_to_fall) else None
    else:
        wanted = "portal back" if kind == "moon" or about_to_fall else None
    return wanted if wanted in view.legal else None


def portal_at_will(table: Table) -> str:
    """The way a Portal helps one's team, for whoever is asked out of turn and has to answer."""
    if table.is_shadow or "portal back" not in table.view.legal:
        return "portal forward"
    return "portal back"
