#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of 'storypole mcp' over its pipes: the protocol, limits, hostile files, and the end of processes."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from client import FILES, PROGRAM, Client, pictures, png_size, text

TOOLS = ["inspect", "list_previews", "render", "frames", "explain", "diff", "lint", "test", "check",
         "describe_api"]


class Server(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = os.path.realpath(tempfile.mkdtemp())
        cls.root = os.path.join(cls.folder, "project")
        os.mkdir(cls.root)
        for name, source in FILES.items():
            with open(os.path.join(cls.root, name), "w") as file:
                file.write(source)
        with open(os.path.join(cls.folder, "Outside.swift"), "w") as file:
            file.write(FILES["Card.swift"])
        os.symlink("../Outside.swift", os.path.join(cls.root, "Link.swift"))
        os.symlink("..", os.path.join(cls.root, "Up"))
        os.mkdir(os.path.join(cls.root, "Sub"))
        os.symlink("../../Outside.swift", os.path.join(cls.root, "Sub/Link.swift"))

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def setUp(self):
        self.client = Client(self.root, "--timeout", "5")

    def tearDown(self):
        self.client.close()
        self.client.process.stdout.close()
        self.client.process.stderr.close()


class Protocol(Server):
    def test_handshakes(self):
        # https://modelcontextprotocol.io/specification: the server answers with the version of the client, or with the
        # newest that it knows.
        for asked, answered in [
            ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
            ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
        ]:
            result = self.client.initialize(asked)
            self.assertEqual(result["protocolVersion"], answered)
            self.assertEqual(result["capabilities"], {"tools": {}})
            self.assertEqual(result["serverInfo"]["name"], "storypole")
        self.assertEqual(self.client.ask("ping")["result"], {})

    def test_without_a_handshake(self):
        meta = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}
        result = self.client.ask("server/discover", meta)["result"]
        self.assertIn("2026-07-28", result["supportedVersions"])
        self.assertEqual(result["resultType"], "complete")
        result = self.client.ask("tools/list", meta)["result"]
        self.assertEqual((result["resultType"], result["cacheScope"]), ("complete", "public"))
        self.assertGreater(result["ttlMs"], 0)
        info = result["_meta"]["io.modelcontextprotocol/serverInfo"]
        self.assertEqual(info["name"], "storypole")
        meta = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2099-01-01"}}
        error = self.client.ask("tools/list", meta)["error"]
        self.assertEqual((error["code"], error["data"]["requested"]), (-32022, "2099-01-01"))
        # Results of earlier versions have none of it.
        self.assertNotIn("resultType", self.client.ask("tools/list")["result"])

    def test_errors(self):
        # Codes of https://www.jsonrpc.org/specification.
        self.assertEqual(self.client.ask("resources/list")["error"]["code"], -32601)
        for params in [{}, {"name": 3}, {"name": "nothing"}, {"name": "render", "arguments": []},
                       {"name": "render", "_meta": {"progressToken": {}}}]:
            self.assertEqual(self.client.ask("tools/call", params)["error"]["code"], -32602, params)
        self.assertEqual(self.client.ask("tools/list", [1])["error"]["code"], -32602)
        self.assertEqual(self.client.ask("initialize", {})["error"]["code"], -32602)
        for line, code in [
            (b"{", -32700), (b"\xff\xfe", -32700), (b'{"a": "\\ud800"}', -32700),
            (b"[" * 100_000, -32700), (b"[]", -32600), (b"3", -32600), (b'{"id": 1}', -32600),
            (b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', -32600),
            (b'{"jsonrpc": "2.0", "id": [1], "method": "ping"}', -32600),
            (b'{"jsonrpc": "1.0", "id": 7, "method": "ping"}', -32600),
            (b'{"jsonrpc": "2.0", "id": 7, "method": 5}', -32600),
        ]:
            self.client.write(line + b"\n")
            self.assertEqual(self.client.next()["error"]["code"], code, line[:40])
        # Neither is answered.
        self.client.send({"jsonrpc": "2.0", "method": "nothing"})
        self.client.send({"jsonrpc": "2.0", "id": 5, "result": {}})
        self.client.write(b"\n \r\n")
        self.assertEqual(self.client.ask("ping", id="a")["id"], "a")

    def test_lines_of_any_length(self):
        self.client.write(b'{"jsonrpc": "2.0", "id": 1, "method": "' + b"x" * (20 << 20) + b'"}\n')
        self.assertEqual(self.client.next()["error"]["code"], -32700)
        self.assertEqual(self.client.ask("ping")["result"], {})
        # A line in many pieces.
        for byte in b'{"jsonrpc": "2.0", "id": 99, "method": "ping"}\n':
            self.client.write(bytes([byte]))
        self.assertEqual(self.client.answer(99)["result"], {})

    def test_batches(self):
        batch = [
            {"jsonrpc": "2.0", "id": 1, "method": "ping"},
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            {"jsonrpc": "2.0", "id": 2, "method": "nothing"},
            {"jsonrpc": "2.0", "id": 3, "method": "tools/call",
             "params": {"name": "describe_api", "arguments": {"name": "VStack"}}},
        ]
        self.client.initialize("2025-03-26")
        self.client.send(batch)
        answers = self.client.find(lambda message: isinstance(message, list))
        self.assertEqual({answer["id"] for answer in answers}, {1, 2, 3})
        self.client.initialize("2025-06-18")
        self.client.send(batch)
        self.assertEqual(self.client.find(lambda m: m.get("id") is None)["error"]["code"], -32600)

    def test_descriptions_of_tools(self):
        tools = self.client.ask("tools/list")["result"]["tools"]
        self.assertEqual([tool["name"] for tool in tools], TOOLS)
        for tool in tools:
            schema = tool["inputSchema"]
            self.assertEqual((schema["type"], schema["additionalProperties"]), ("object", False))
            runs = tool["name"] not in ["list_previews", "check", "describe_api"]
            self.assertEqual(tool["annotations"]["readOnlyHint"], not runs)
            self.assertIn("runs its code" if runs else "Runs no code", tool["description"])

    def test_end_of_input_ends_all_processes(self):
        pid = self.client.process.pid
        self.client.request("tools/call", {"name": "render", "arguments": {"path": "Hangs.swift"}})
        time.sleep(1)
        below = descendants(pid)
        self.assertTrue(below)
        self.assertEqual(self.client.close(), 0)
        self.assertTrue(wait_for_end(below))

    def test_a_client_that_is_gone(self):
        below = []
        self.client.ask("ping")
        below = descendants(self.client.process.pid)
        self.client.process.send_signal(signal.SIGTERM)
        self.client.process.wait(10)
        self.assertTrue(wait_for_end(below))


class Tools(Server):
    def test_answers(self):
        self.assertIn("'Two'  line 14", text(self.client.call("list_previews", path=".")))
        self.assertIn("compiles", text(self.client.call("check", path="Card.swift")))
        render = self.client.call("render", path="Card.swift", preview=["One"], scale=1, size="200x100")
        # 200 × 100 points at 1 pixel per point.
        self.assertEqual(png_size(pictures(render)[0]), (200, 100))
        # The padding is 8 on each side (arithmetic): 8 + 40 + 10 = 58 is the circle's left edge.
        frames = text(self.client.call("frames", path="Card.swift", preview=["One"]))
        self.assertIn("Circle  58, 13  20 × 20", frames)
        inspect = self.client.call("inspect", path="Card.swift", preview=["One"], views=["dot"])
        self.assertEqual(len(pictures(inspect)), 1)
        self.assertRegex(text(inspect), r"#\d+ Circle  58, 13  20 × 20")
        self.assertIn("after a gap of 10", text(inspect))
        explain = text(self.client.call("explain", path="Card.swift", preview=["One"], view="dot"))
        self.assertIn("(line 7)", explain)
        diff = self.client.call("diff", path="Wide.swift", before="Card.swift", preview=["One"], picture=True)
        # The padding grows from 8 to 20, so the circle moves by 12 (arithmetic).
        self.assertIn("Circle: 12 to the right, 12 down", text(diff))
        self.assertEqual(len(pictures(diff)), 1)
        against = self.client.call("diff", path="Card.swift", against={"type_size": "xxxLarge"}, preview=["One"])
        self.assertIn('Text "Hello"', text(against))
        self.assertIn("works", text(self.client.call("describe_api", name="VStack")))
        self.assertIn("Metal", text(self.client.call("describe_api", name="distortionEffect")))

    def test_faults_with_edits(self):
        path = os.path.join(self.root, "Cut.swift")
        source = 'import SwiftUI\n#Preview { Text("Delivery by Friday").frame(width: 80, height: 21) }\n'
        with open(path, "w") as file:
            file.write(source)
        for tool in ["lint", "inspect"]:
            answer = text(self.client.call(tool, path="Cut.swift", edits=True))
            self.assertIn("Cut.swift:2: error: Text \"Delivery by Friday\" is cut off", answer)
            self.assertRegex(answer, r"edit: Cut.swift:2: `.*` → .*: no fault is left")
            self.assertNotIn("edit:", text(self.client.call(tool, path="Cut.swift")))
        # Without the frame, the text takes its own size.
        answer = text(self.client.call("explain", path="Cut.swift", view="Text", edits=True))
        self.assertIn("`.frame(width: 80, height: 21)` → nothing: no fault is left", answer)
        with open(path) as file:
            self.assertEqual(file.read(), source)
        self.assertLessEqual(len(text(self.client.call("lint", path="Long.swift")).encode()), 25_000)

    def test_goldens_are_written_only_if_allowed(self):
        def files():
            return sorted(name for _, _, names in os.walk(self.root) for name in names)

        before = files()
        self.client.call("test", path="Card.swift")
        result = self.client.call("test", path="Card.swift", record="all")
        self.assertTrue(result["isError"])
        self.assertIn("--allow-write", text(result))
        self.assertEqual(files(), before)
        writer = Client(self.root, "--allow-write")
        writer.call("test", path="Card.swift")
        self.assertEqual(files(), before)
        self.assertFalse(writer.call("test", path="Card.swift", record="all")["isError"])
        self.assertNotEqual(files(), before)
        self.assertFalse(writer.call("test", path="Card.swift")["isError"])
        writer.close()
        writer.process.stdout.close()
        writer.process.stderr.close()

    def test_errors_with_advice(self):
        result = self.client.call("check", path="Wrong.swift")
        self.assertTrue(result["isError"])
        self.assertIn("Wrong.swift:3:3: error: cannot find 'Txet' in scope", text(result))
        self.assertIn("'Txet' is perhaps 'Text'", text(result))
        self.assertIn("'distortionEffect', which is not on Linux", text(self.client.call("check", path="Absent.swift")))
        for tool, arguments, words in [
            ("render", {}, "needs the argument 'path'"), ("render", {"pth": "x"}, "Did you mean 'path'"),
            ("render", {"path": 3}, "'path' must be a string"),
            ("render", {"path": "Card.swift", "scale": 0}, "'scale' needs a number"),
            ("render", {"path": "Card.swift", "scale": 1e300}, "'scale' needs a number"),
            ("render", {"path": "Card.swift", "size": "big"}, "'size' needs two lengths"),
            ("render", {"path": "Card.swift", "preview": ["Onne"]}, "Did you mean 'One'"),
            ("explain", {"path": "Card.swift", "view": "dott"}, "dot"),
            ("diff", {"path": "Card.swift"}, "either 'before' or 'against'"),
            ("diff", {"path": "Card.swift", "against": {"x": 1}}, "no member 'x'"),
            ("render", {"path": "None.swift"}, "no such file"), ("render", {"path": "a\0b"}, "no such file"),
            ("describe_api", {"name": "()"}, "not a name"),
        ]:
            result = self.client.call(tool, **arguments)
            self.assertIn(words, text(result))

    def test_paths_stay_in_the_folder(self):
        for path in ["../Outside.swift", "Link.swift", "Up", "Up/Outside.swift", "/etc/passwd", "Sub",
                     os.path.join(self.folder, "Outside.swift")]:
            for tool in ["render", "check", "list_previews"]:
                result = self.client.call(tool, path=path)
                self.assertTrue(result["isError"], (tool, path))
                self.assertIn("is outside the server's folder", text(result))
        result = self.client.call("diff", path="Card.swift", before="../Outside.swift")
        self.assertIn("is outside", text(result))
        self.assertFalse(self.client.call("check", path=os.path.join(self.root, "Card.swift"))["isError"])

    def test_answers_are_small(self):
        frames = self.client.call("frames", path="Long.swift")
        self.assertLessEqual(len(text(frames).encode()), 25_000)
        self.assertIn("… Cut at", text(frames))
        noise = self.client.call("render", path="Noise.swift", scale=4)
        self.assertLessEqual(len(pictures(noise)[0]), 300_000)
        self.assertIn("reduced from 4", text(noise))
        long = self.client.call("render", path="Long.swift")
        self.assertLessEqual(max(png_size(pictures(long)[0])), 2000)

    def test_hostile_files(self):
        for file, words in [
            ("Prints.swift", "Printed on the way"), ("Closes.swift", "9.5"), ("Floods.swift", "flood"),
            ("Crashes.swift", "Crashes.swift:2:"), ("Exits.swift", "does it call exit?"),
            ("Hangs.swift", "did not finish"),
        ]:
            result = self.client.call("render", path=file)
            self.assertIn(words, text(result), file)
            self.assertLessEqual(len(text(result).encode()), 25_000)
            self.assertEqual(self.client.ask("ping")["result"], {})

    def test_two_at_once_and_cancelled(self):
        hanging = self.client.request("tools/call", {
            "name": "render", "arguments": {"path": "Hangs.swift"}, "_meta": {"progressToken": "t"}})
        other = self.client.call("frames", path="Card.swift", preview=["Two"])
        self.assertIn("World", text(other))
        progress = self.client.find(lambda m: m.get("method") == "notifications/progress")
        self.assertEqual(progress["params"]["progressToken"], "t")
        before = set(descendants(self.client.process.pid))
        self.client.send({"jsonrpc": "2.0", "method": "notifications/cancelled",
                          "params": {"requestId": hanging}})
        self.client.ask("ping")
        left = set(descendants(self.client.process.pid))
        self.assertTrue(before - left, "the cancelled call left its processes")
        # Another id can be used again; the cancelled one has no answer.
        self.client.call("describe_api", name="Text")
        self.assertFalse([m for m in self.client.kept if m.get("id") == hanging])


class Watching(Server):
    def test_draws_after_a_change(self):
        source = os.path.join(self.root, "Card.swift")
        process = subprocess.Popen(
            [PROGRAM, "watch", "Card.swift", "--preview", "One", "-o", "out.png"], cwd=self.root,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

        def wait_for(words):
            for line in process.stderr:
                if words in line:
                    return line
            self.fail(f"watch ended without '{words}'")

        try:
            wait_for("done; watching")
            before = size_of(os.path.join(self.root, "out.png"))
            replace(source, "padding(8)", "padding(20)")
            wait_for("after a change of Card.swift")
            wait_for("done; watching")
            after = size_of(os.path.join(self.root, "out.png"))
            # 12 points more on each of two sides, at 2 pixels per point.
            self.assertEqual((after[0] - before[0], after[1] - before[1]), (48, 48))
            replace(source, "padding(20)", "paddign(8)")
            self.assertIn("Card.swift:", wait_for("error:"))
            wait_for("failed; watching")
            replace(source, "paddign(8)", "padding(8)")
            wait_for("done; watching")
        finally:
            process.terminate()
            process.wait(10)
            process.stderr.close()


def size_of(path):
    with open(path, "rb") as file:
        return png_size(file.read())


def replace(path, old, new):
    """Saves a file as editors do: under another name, which replaces it."""
    with open(path) as file:
        source = file.read()
    assert old in source
    with open(path + "~", "w") as file:
        file.write(source.replace(old, new))
    os.rename(path + "~", path)


def descendants(pid):
    """The processes that a process has started, and those that they have started."""
    found = []
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children") as file:
                for child in file.read().split():
                    found += [int(child)] + descendants(int(child))
    except OSError:
        pass
    return found


def wait_for_end(pids, seconds=10):
    deadline = time.time() + seconds
    while time.time() < deadline:
        if not [pid for pid in pids if os.path.exists(f"/proc/{pid}")]:
            return True
        time.sleep(0.05)
    return False


if __name__ == "__main__":
    unittest.main(verbosity=2)
