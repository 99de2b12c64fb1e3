"""JSON Schema of everything the table says and hears, for clients in other languages.

Views and events are written once, as bytes, and travel through messages, replays and lessons as
`Raw`; which types they have is declared there (`messages.GameView`, `GameEvents`), and here the
schema of those types, game by game, is put in their place. Names are those of the page's types.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from penumbra.games import GAMES
from penumbra.table.messages import Commands, Hello, Messages, Numbered
from penumbra.table.terms import CODES

MESSAGES = "#/$defs/"
OPENAPI = "#/components/schemas/"

Document = dict[str, Any]


def messages() -> Document:
    """Everything said on a socket."""
    (client, server, of_stream), components = _schemas([Hello | Commands, Messages, Numbered])
    named = {"ClientMessage": client, "ServerMessage": server, "NumberedMessage": of_stream}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": components | named | _games(),
        "codes": CODES,
    }


def _games() -> Document:
    """What every game shows and tells, and `GameView` and `GameEvents` of any of them."""
    components: Document = {}
    views, events = [], []
    for name, game in GAMES.items():
        prefix = name.capitalize()
        (view,), seen = _schemas([game.view_type], prefix)
        (event,), told = _schemas([game.event_type], prefix, "Event")
        components |= seen | told | {f"{prefix}Event": event}
        views.append(view)
        events.append({"type": "array", "items": {"$ref": f"{MESSAGES}{prefix}Event"}})
    return components | {"GameView": {"anyOf": views}, "GameEvents": {"anyOf": events}}


def _schemas(types: list[Any], prefix: str = "", suffix: str = "") -> tuple[list[Any], Document]:
    """The schemas of types, and of the structs in them under their own names."""
    template = f"{MESSAGES}{prefix}{{name}}{suffix}"
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=lambda _: {}, ref_template=template
    )
    return [*schemas], {f"{prefix}{name}{suffix}": each for name, each in components.items()}


class OpenApi(JsonRenderPlugin):
    """The OpenAPI description, in which msgspec describes answers that are written as bytes.

    Litestar's own description does not look into what is `Raw`.
    """

    def __init__(self, *answers: type[Struct]) -> None:
        super().__init__()
        _, components = _schemas([*answers])
        self._components = _moved(components | _games())

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """The document, with everything the answers consist of."""
        components = openapi_schema["components"]
        schemas = components["schemas"] | self._components
        whole = openapi_schema | {"components": components | {"schemas": schemas}}
        return super().render(request, whole)


def _moved(schema: Any) -> Any:
    """References of the messages' document as those of the OpenAPI description."""
    if isinstance(schema, dict):
        return {key: _moved(value) for key, value in schema.items()}
    if isinstance(schema, list):
        return [_moved(value) for value in schema]
    return schema.replace(MESSAGES, OPENAPI) if isinstance(schema, str) else schema
