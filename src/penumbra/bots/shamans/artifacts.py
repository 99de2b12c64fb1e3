"""Tiles: which one to take, whether to show it, when to spend a Portal.

A worth is in points, so that a Shard can be weighed against a space of the track.
"""

from penumbra.bots.shamans.counting import (
    ALL_WORLDS,
    IS_SHADOW,
    LEFT_TILES,
    ME,
    MOON_NOW,
    STEP,
    SUSPICION,
    WORTH,
    Room,
    about_to_fall,
    asked,
    cards_of,
    distance,
    elsewhere,
    is_open,
    may_come,
    mine,
    my_tiles,
    others,
)
from penumbra.bots.shamans.natures import SHARDS, Nature
from penumbra.bots.shamans.outlook import moved, prize
from penumbra.games.compiled import called
from penumbra.games.shamans.packed import tiles, tiles_of
from penumbra.games.shamans.state import (
    DRAWN,
    HEIGHT,
    MOON_WINDOW,
    OPEN,
    PLAYERS,
    SLOT,
    TARGET_WINDOW,
    Row,
)
from penumbra.games.shamans.terms import (
    BACK,
    DAGGER,
    FORWARD,
    FROM_STACK,
    GO_BACK,
    KEEP_HIDDEN,
    KEEP_OPEN,
    LEFT,
    MASK,
    NEUTRALIZATION,
    NO_TILE,
    PORTAL,
    RIGHT,
    SHARD,
    SHARDS_NEEDED,
    SHARDS_WIN,
)

SURVIVES = 0.85  # a player with Shards before him may still be eliminated
SELDOM = -0.954  # in moods: one of four times something worth that much less is done all the same
NEVER = -100.0
AT_ONCE = 100.0


@called
def weigh_takes(seen: Row, room: Room, actions: int, nature: Nature) -> None:
    """The lowest takes the artifact that helps him most, or hurts him least (4.4)."""
    for source in (LEFT, RIGHT, FROM_STACK):
        if actions >> source & 1:
            room[WORTH + source] = take_worth(seen, room, source, nature)


@called
def take_worth(seen: Row, room: Room, source: int, nature: Nature) -> float:
    """What a take from the row or the stack is worth; a stack tile can stay hidden."""
    if source != FROM_STACK:
        tile = seen[SLOT + source]
        return tile_worth(seen, room, tile, nature) if tile != NO_TILE else 0.0
    left = seen[LEFT_TILES]
    total = max(1, tiles(left))
    worth = 0.0
    for kind in range(DAGGER, MASK + 1):
        worth += tiles_of(left, kind) / total * tile_worth(seen, room, kind, nature)
    return worth


@called
def best_take(seen: Row, room: Room, nature: Nature) -> float:
    """What taking an artifact now is worth."""
    row = seen[SLOT + LEFT] != NO_TILE or seen[SLOT + RIGHT] != NO_TILE
    if not row and seen[HEIGHT] == 0:
        return 0.0
    best = NEVER
    for source in (LEFT, RIGHT, FROM_STACK):
        if seen[HEIGHT] > 0 if source == FROM_STACK else row:
            best = max(best, take_worth(seen, room, source, nature))
    return best


@called
def tile_worth(seen: Row, room: Room, tile: int, nature: Nature) -> float:
    """What having one more tile of a kind is worth."""
    if tile == SHARD:
        return float(nature[SHARDS] * shard_worth(seen))
    if tile == PORTAL:
        return float(1.1 * abs(room[STEP]))
    if tile == DAGGER:
        return dagger_worth(seen, room)
    return mask_worth(seen, room)


@called
def shard_worth(seen: Row) -> float:
    """The second Shard scores; the first may become one; a third only keeps others from theirs."""
    own = my_tiles(seen, SHARD)
    chance = SURVIVES * SHARDS_WIN
    if own == SHARDS_NEEDED - 1:
        return chance
    rivals = 0
    for seat in range(seen[PLAYERS]):
        if others(seen) >> seat & 1:
            rivals = max(rivals, tiles_of(seen[OPEN + seat], SHARD))
    if own >= SHARDS_NEEDED or rivals >= SHARDS_NEEDED:
        return 0.05
    tricks_left = cards_of(seen, seen[ME])
    return 0.15 * rivals + chance * 0.3 * min(1.0, tricks_left / 6)


@called
def dagger_worth(seen: Row, room: Room) -> float:
    """A Dagger needs a Neutralization to come, and somebody to use it on."""
    worlds = 0
    if cards_of(seen, seen[ME]) > 0:
        for world in range(ALL_WORLDS):
            if may_come(seen, world, NEUTRALIZATION):
                worlds += elsewhere(seen, world) + mine(seen, world) > 0
    if worlds == 0 or my_tiles(seen, DAGGER):
        return 0.05
    ritual_comes = min(0.5, 0.25 * worlds)
    if seen[IS_SHADOW]:
        return 0.15 + ritual_comes * 0.5
    certainty = 0.0
    for seat in range(seen[PLAYERS]):
        if others(seen) >> seat & 1:
            certainty = max(certainty, room[SUSPICION + seat])
    return 0.05 + ritual_comes * 0.8 * certainty


@called
def mask_worth(seen: Row, room: Room) -> float:
    """A Shaman unmasked leaves the Shadows fewer places to hide; a Shadow unmasked is lost."""
    if is_open(seen, seen[ME]):
        return 0.0
    if seen[IS_SHADOW]:
        return -0.8 * prize(1, room[MOON_NOW])
    return 0.3 if seen[PLAYERS] == 3 else 0.15


@called
def weigh_keeping(seen: Row, room: Room, mood: float) -> None:
    """A hidden tile leaves all doors open (S-52); a Shaman may show a Portal as a promise."""
    promise = seen[DRAWN] == PORTAL and not seen[IS_SHADOW]
    room[WORTH + KEEP_HIDDEN] = 0.0
    room[WORTH + KEEP_OPEN] = SELDOM * mood if promise else NEVER


@called
def weigh_stabilizing(seen: Row, room: Room, actions: int, nature: Nature) -> None:
    """Two spaces back, or an artifact instead (8.2)."""
    weigh_takes(seen, room, actions, nature)
    room[WORTH + GO_BACK] = moved(seen, room, -2.0)


@called
def stabilize_worth(seen: Row, room: Room, nature: Nature) -> float:
    """What performing Stabilization is worth."""
    return max(moved(seen, room, -2.0), best_take(seen, room, nature))


# Portals


@called
def weigh_portals(seen: Row, room: Room, actions: int) -> None:
    """Spend a Portal at this moment, whatever else the table waits for, or keep it.

    A Shadow keeps it for the last spaces: no space is surer than the one before the Moon. A Shaman
    keeps it for the moment the pawn would enter the Moon, for that moment always comes (R1).
    """
    if actions & (1 << FORWARD | 1 << BACK) == 0:
        return
    kind = asked(seen)
    falls = kind == TARGET_WINDOW and about_to_fall(seen) == seen[ME]
    forward = NEVER
    back = NEVER
    if seen[IS_SHADOW]:
        reaches_moon = distance(seen) <= my_tiles(seen, PORTAL)
        if kind != MOON_WINDOW and (reaches_moon or falls):
            forward = AT_ONCE
        back -= 1.0  # asked out of turn one still knows where one's team wants the pawn
    else:
        if kind == MOON_WINDOW or falls:
            back = AT_ONCE
        forward -= 1.0
    room[WORTH + FORWARD] = forward
    room[WORTH + BACK] = back
