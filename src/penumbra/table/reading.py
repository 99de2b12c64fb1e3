"""What a client has sent, read: its first `hello`, or a command; refused if it is neither."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from penumbra.table.messages import ClientId, Commands, Hello, Refused

_command_decoder: msgspec.json.Decoder[Commands] = msgspec.json.Decoder(Commands)
# One of several, so that the type must be named: alone it could be left out.
_hello_decoder: msgspec.json.Decoder[Hello | Commands] = msgspec.json.Decoder(Hello | Commands)
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def command(data: bytes | str) -> Commands:
    """A client's message; Refused if it is none."""
    try:
        return _command_decoder.decode(data)
    except _UNREADABLE as error:
        raise _unreadable(error) from None


def hello(data: bytes | str) -> Hello:
    """A client's first message; Refused if it is none."""
    try:
        first = _hello_decoder.decode(data)
    except _UNREADABLE as error:
        raise _unreadable(error) from None
    if not isinstance(first, Hello):
        raise Refused("hello_first")
    return first


def _unreadable(error: Exception) -> Refused:
    return Refused("bad_message", why=str(error)[:200])


class _Envelope(Struct):
    id: ClientId


_envelope_decoder = msgspec.json.Decoder(_Envelope)


def id_of(data: bytes | str) -> str | UnsetType:
    """The id of a message that is no command, so that its sender can match the error."""
    try:
        return _envelope_decoder.decode(data).id
    except _UNREADABLE:
        return UNSET
