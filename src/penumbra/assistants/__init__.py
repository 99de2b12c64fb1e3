"""Seats for assistants: tools by which a language model in a chat program plays at a table.

`penumbra mcp` offers them over the Model Context Protocol (docs/assistants.md). A `Desk` has the
tools and keeps a `Place` for each seat, `server` puts them behind the protocol's two transports. A
place knows what the table tells its seat, and nothing else.
"""
