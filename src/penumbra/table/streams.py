"""What each viewer of a table is told, numbered without a gap.

A seat and the spectators have a stream each. Its numbers count only what that viewer is told: a
pass in a window, which nobody else may notice, leaves no gap in anybody else's stream. As streams
follow from the journal alone, they come out the same after a restart.
"""

from collections import deque
from itertools import islice

import msgspec
from msgspec import Struct

from penumbra.table.messages import Body

_encode = msgspec.json.Encoder().encode


class Parcel(Struct, frozen=True, gc=False):
    """A message without its number: JSON without braces, shared by all who are told the same."""

    body: bytes
    turn: int | None


class Stream:
    """One viewer's messages: how many there were, and the last of them for catching up."""

    __slots__ = ("_tail", "begun", "seq", "turn")

    def __init__(self, history: int) -> None:
        self.seq = 0
        self.turn = 0
        self.begun = 0  # the last number before the present game
        self._tail: deque[Parcel] = deque(maxlen=history)

    def add(self, body: bytes, turn: int | None = None) -> tuple[int, Parcel]:
        """One message more, and its number."""
        self.seq += 1
        parcel = Parcel(body, turn)
        self._tail.append(parcel)
        return self.seq, parcel

    def skip(self, most: int) -> None:
        """Leave out so many numbers, and the turn of an act: nobody can catch up across them."""
        self.seq += most
        self.turn += 1
        self._tail.clear()

    def copy(self) -> "Stream":
        """The same for another viewer, who has been told the same until now."""
        other = Stream(self._tail.maxlen or 0)
        other.seq, other.turn, other.begun = self.seq, self.turn, self.begun
        other._tail.extend(self._tail)
        return other

    @property
    def earliest(self) -> int:
        """From here on the present game can be told: from its beginning, if that is at hand."""
        return max(self.begun, self.seq - len(self._tail))

    def since(self, seq: int) -> list[bytes] | None:
        """The messages after number `seq`; None if they are not all at hand any more."""
        missing = self.seq - seq
        if not 0 <= missing <= len(self._tail):
            return None
        recent = islice(self._tail, len(self._tail) - missing, None)
        return [sealed(seq + k, parcel) for k, parcel in enumerate(recent, start=1)]


def body_of(message: Body) -> bytes:
    """The JSON of a message that has no number yet, without its braces."""
    return _encode(message)[1:-1]


def sealed(
    seq: int,
    parcel: Parcel,
    re: str | None = None,
    view: bytes | None = None,
    clock: int | None = None,
) -> bytes:
    """A message as it goes over the wire. With a view it is the newest, and tells the clock."""
    head = b'{"seq":%d,' % seq
    if parcel.turn is not None:
        head = b'{"seq":%d,"turn":%d,' % (seq, parcel.turn)
    if re is not None:
        head += b'"re":%b,' % _encode(re)
    if view is None:
        return b"".join((head, parcel.body, b"}"))
    return b"".join((head, parcel.body, b',"view":', view, b',"clock":', _encode(clock), b"}"))
