"""However a client's frames are cut up on their way, the table hears the same messages.

And the libraries below are inside as `wire.py` knows them.
"""

import asyncio
import inspect
import random
from hashlib import sha256
from importlib.metadata import version

import msgspec
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from tests.table.people import run
from tests.table.server import Server
from tests.table.stranger import BINARY, MORE, PING, PONG, TEXT, frame, knock

KNOWN_INSIDE = "2aa28a8f4b5e107d"
"""Of the classes that `wire.py` and `doorstep.py` derive from, and of what they call besides. Whole
classes: a list of methods would have to be kept in step with what is overridden."""
MESSAGES = 60
A_READ = 0.002  # seconds after which the server has read what was sent


def ways_to_send(name: str, luck: random.Random) -> list[list[bytes]]:
    """The frames of a message that is answered with its name: whole, as bytes, in pieces."""
    text = msgspec.json.encode({"type": "ping", "id": name}) + b" " * luck.choice((0, 90, 300))
    cut = luck.randrange(1, len(text))
    key = luck.randbytes(4)
    return [
        [frame(text, TEXT, key=key)],
        [frame(text, BINARY, key=key)],
        [frame(b"still here", PONG, key=key), frame(text, TEXT, key=key)],
        [
            frame(text[:cut], TEXT, fin=False, key=key),
            frame(b"between the pieces", PING, key=key),
            frame(text[cut:], MORE, key=key),
        ],
    ]


@pytest.mark.parametrize("torn", [0.0, 0.1, 1.0], ids=["never torn", "seldom torn", "often torn"])
def test_frames_may_come_whole_several_at_once_or_torn(server: Server, torn: float) -> None:
    luck = random.Random(f"wire {torn}")
    names = [f"{k}" for k in range(MESSAGES)]

    async def send_and_listen() -> None:
        async with server.client() as house:
            ticket = await house.open("Ada", game="shamans", players=3)
        async with await knock(server.port, ticket.code) as ada:
            await ada.hello(ticket.token)
            waiting = b""
            for name in names:
                sent = waiting + b"".join(luck.choice(ways_to_send(name, luck)))
                cut = luck.randrange(len(sent)) if luck.random() < torn else len(sent)
                if luck.random() < 0.7:
                    await ada.write(sent[:cut])
                    await asyncio.sleep(A_READ)
                    sent = sent[cut:]
                waiting = sent
            await ada.write(waiting)
            assert [(await ada.answer())["re"] for _ in names] == names

    run(send_and_listen())


def test_the_end_of_a_frame_that_looks_like_one_is_none(server: Server) -> None:
    inside = frame(b'{"type":"ping","id":"inside"}')
    around = frame(b"a frame lies in this: " + inside, BINARY)

    async def send_in_two_parts() -> None:
        async with server.client() as house:
            ticket = await house.open("Ada", game="shamans", players=3)
        async with await knock(server.port, ticket.code) as ada:
            await ada.hello(ticket.token)
            await ada.write(around.removesuffix(inside))
            await asyncio.sleep(A_READ)
            await ada.write(inside)
            assert (await ada.answer())["code"] == "bad_message"
            assert (await ada.ask({"type": "ping", "id": "after"}))["re"] == "after"

    run(send_in_two_parts())


def test_uvicorn_and_websockets_are_inside_as_the_wire_knows_them() -> None:
    leaned_on = (
        WebSocketsSansIOProtocol,
        HttpToolsProtocol,
        RequestResponseCycle,
        Protocol.__init__,
        Protocol.receive_data,
        Protocol.events_received,
    )
    sources = "".join(inspect.getsource(each) for each in leaned_on)
    inside = sha256(sources.encode()).hexdigest()[:16]
    assert inside == KNOWN_INSIDE, (
        f"uvicorn {version('uvicorn')} or websockets {version('websockets')} has changed inside: "
        "compare what wire.py and doorstep.py override and call with their new code, run "
        "test_wire.py, test_doorstep.py, test_limits_at_the_door.py and test_fuzz.py, and only "
        f"then raise the bounds in pyproject.toml and write {inside!r} into KNOWN_INSIDE."
    )
