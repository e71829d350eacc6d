# SPDX-License-Identifier: Apache-2.0
"""A client of 'storypole mcp' with the standard library only, and the files that the tests use."""

import json
import os
import queue
import subprocess
import threading

BUILD = os.path.abspath(os.environ.get("STORYPOLE_BUILD", ".build/debug"))
PROGRAM = os.path.join(BUILD, "storypole")

CARD = """import SwiftUI
struct Card: View {
  var title: String
  var body: some View {
    HStack(spacing: 10) {
      Rectangle().fill(.blue).frame(width: 40, height: 30)
      Circle().fill(.red).frame(width: 20, height: 20).id("dot")
      Text(title)
    }
    .padding(WIDTH)
  }
}
#Preview("One") { Card(title: "Hello") }
#Preview("Two") { Card(title: "World") }
"""

FILES = {
    "Card.swift": CARD.replace("WIDTH", "8"),
    "Wide.swift": CARD.replace("WIDTH", "20"),
    "Wrong.swift": 'import SwiftUI\nstruct A: View { var body: some View {\n  Txet("a").paddign(3)\n} }\n#Preview { A() }\n',
    "Absent.swift": 'import SwiftUI\n#Preview { Text("a").distortionEfect() }\n',
    "Prints.swift": 'import SwiftUI\n#Preview("P") { let _ = print("{\\"jsonrpc\\": \\"2.0\\"}\\nhello"); Text("a") }\n',
    "Closes.swift": 'import SwiftUI\nimport Foundation\n#Preview("C") { let _ = (0...2).map { close($0) }; Text("a") }\n',
    "Floods.swift": 'import SwiftUI\n#Preview("F") { let _ = { for _ in 0..<200_000 { print("flood flood flood flood") } }(); Text("a") }\n',
    "Crashes.swift": 'import SwiftUI\nstruct Bad: View { var body: some View { let x: [Int] = []; Text("\\(x[1])") } }\n#Preview("B") { Bad() }\n',
    "Hangs.swift": 'import SwiftUI\n#Preview("H") { let _ = { while true {} }(); Text("a") }\n',
    "Exits.swift": 'import SwiftUI\nimport Foundation\n#Preview("E") { let _ = exit(0); Text("a") }\n',
    "Noise.swift": (
        "import SwiftUI\n#Preview(\"N\") { Canvas { c, s in var x: UInt64 = 1\n"
        "  for i in 0..<30000 { x = x &* 6364136223846793005 &+ 1442695040888963407\n"
        "    let r = CGRect(x: Double(i % 200) * 3, y: Double(i / 200) * 3, width: 3, height: 3)\n"
        "    c.fill(Path(r), with: .color(Color(red: Double((x >> 33) & 255) / 255,"
        " green: Double((x >> 41) & 255) / 255, blue: Double((x >> 49) & 255) / 255))) } }\n"
        "  .frame(width: 600, height: 450) }\n"
    ),
    "Long.swift": 'import SwiftUI\n#Preview("L") { VStack { ForEach(0..<900, id: \\.self) { Text("row number \\($0)") } } }\n',
}


class Client:
    """One server process; answers are found by their ids."""

    def __init__(self, folder, *options, environment=None):
        self.process = subprocess.Popen(
            [PROGRAM, "mcp", *options], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=dict(os.environ, **(environment or {})))
        self.lines = queue.Queue()
        self.kept = []
        self.errors = b""
        self.number = 0
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors = (self.errors + line)[-100_000:]

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.write(json.dumps(message).encode() + b"\n")

    def request(self, method, params=None, id=None):
        if id is None:
            self.number += 1
            id = self.number
        message = {"jsonrpc": "2.0", "id": id, "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)
        return id

    def next(self, timeout=120):
        line = self.lines.get(timeout=timeout)
        # Every line is one message: text of a view never gets between them.
        return None if line is None else json.loads(line)

    def find(self, matches, timeout=120):
        for message in self.kept:
            if matches(message):
                self.kept.remove(message)
                return message
        while True:
            message = self.next(timeout)
            assert message is not None, f"the server ended: {self.errors.decode()}"
            if matches(message):
                return message
            self.kept.append(message)

    def answer(self, id, timeout=120):
        return self.find(lambda m: isinstance(m, dict) and m.get("id") == id and "method" not in m, timeout)

    def ask(self, method, params=None, id=None):
        return self.answer(self.request(method, params, id))

    def initialize(self, version="2025-11-25"):
        answer = self.ask("initialize", {
            "protocolVersion": version, "capabilities": {},
            "clientInfo": {"name": "tests", "version": "1"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer["result"]

    def call(self, tool, **arguments):
        answer = self.ask("tools/call", {"name": tool, "arguments": arguments})
        assert "result" in answer, answer
        return answer["result"]

    def close(self, timeout=10):
        self.process.stdin.close()
        # The threads see the ends of their pipes.
        status = self.process.wait(timeout)
        return status


def text(result):
    return "\n".join(block["text"] for block in result["content"] if block["type"] == "text")


def pictures(result):
    import base64
    return [base64.b64decode(block["data"], validate=True)
            for block in result["content"] if block["type"] == "image"]


def png_size(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n", data[:8]
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
