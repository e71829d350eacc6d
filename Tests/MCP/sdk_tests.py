# SPDX-License-Identifier: Apache-2.0
"""Uses 'storypole mcp' with the Python package mcp, before or since version 2, as an agent would. Needs that package."""

import asyncio
import base64
import importlib.metadata
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from client import FILES, PROGRAM, png_size

import mcp
from mcp.client.stdio import StdioServerParameters, stdio_client

VERSION = importlib.metadata.version("mcp")
CALLS = [
    ("list_previews", {"path": "."}), ("check", {"path": "Card.swift"}),
    ("inspect", {"path": "Card.swift", "preview": ["One"], "views": ["dot"]}),
    ("render", {"path": "Card.swift"}), ("frames", {"path": "Card.swift"}),
    ("explain", {"path": "Card.swift", "view": "dot"}),
    ("diff", {"path": "Wide.swift", "before": "Card.swift", "picture": True}),
    ("lint", {"path": "Card.swift", "edits": True}), ("test", {"path": "Card.swift"}),
    ("describe_api", {"name": "padding"}),
]


async def use(session):
    """Calls every tool, decodes the pictures, cancels a call, and makes two at once."""
    tools = await session.list_tools()
    assert {tool.name for tool in tools.tools} == {name for name, _ in CALLS}
    drawn = 0
    for name, arguments in CALLS:
        result = await session.call_tool(name, arguments)
        assert not error(result), (name, result)
        for block in result.content:
            if block.type == "image":
                width, height = png_size(base64.b64decode(block.data))
                assert width > 20 and height > 20
                drawn += 1
    assert drawn >= 4, drawn
    hanging = asyncio.create_task(session.call_tool("render", {"path": "Hangs.swift"}))
    one, two = await asyncio.gather(
        session.call_tool("frames", {"path": "Card.swift"}),
        session.call_tool("describe_api", {"name": "HStack"}))
    assert not error(one) and not error(two)
    hanging.cancel()
    try:
        await hanging
    except asyncio.CancelledError:
        pass
    assert error(await session.call_tool("render", {"path": "Crashes.swift"}))
    assert not error(await session.call_tool("describe_api", {"name": "Text"}))


def error(result):
    return result.isError if hasattr(result, "isError") else result.is_error


async def run(folder):
    server = StdioServerParameters(command=PROGRAM, args=["mcp", "--root", folder, "--timeout", "20"])
    if VERSION.startswith("1."):
        async with stdio_client(server) as (read, write), mcp.ClientSession(read, write) as session:
            await session.initialize()
            await use(session)
        print(f"sdk: mcp {VERSION}: passed")
        return
    from mcp.client import Client

    for mode in ["auto", "legacy"]:
        async with Client(stdio_client(server), mode=mode) as client:
            await use(client)
            print(f"sdk: mcp {VERSION}, mode {mode}, protocol {client.protocol_version}: passed")


with tempfile.TemporaryDirectory() as folder:
    for name, source in FILES.items():
        with open(os.path.join(folder, name), "w") as file:
            file.write(source)
    asyncio.run(asyncio.wait_for(run(folder), 300))
