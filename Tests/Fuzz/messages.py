#!/usr/bin/env python3
"""Sends invalid messages to the server of 'storypole preview', and checks that it and its views survive."""

import http.client
import json
import math
import pathlib
import random
import sys
import threading
import time

import session

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Preview"))
from browser import Socket  # noqa: E402
from server import Server  # noqa: E402

VIEW = """import SwiftUI

#Preview("Panel") { Panel() }
struct Panel: View {
  @State private var text = ""
  @State private var number = 0.0
  var body: some View {
    ScrollView {
      VStack {
        TextField("Name", text: $text).frame(width: 100)
        Button("Press") { withAnimation { number += 1 } }
        Slider(value: $number, in: 0...10)
        Text("drag").offset(x: number).gesture(DragGesture().onChanged { number = $0.translation.width })
        List { ForEach(0..<30) { Text("row \\($0)") } }.frame(height: 90)
      }
    }
  }
}
"""
MEMORY = 1 << 30

WHOLE = [0, 1, 2, -1, 5, 2**31, 2**63 - 1, -(2**63)]
POINT = [0, 1, -1, 50, 90, 200, 1e9, 1e308, -1e308, 5e-324, 2**31]
ODD = [*WHOLE, 2**64, 1e400, math.nan, None, True, "", "x", "\0", "\ud800", "a" * 3000, [], {}, [[]], 0.5]
ACTIONS = ["hello", "open", "close", "change", "ask", "restart", "source", "nonsense", 5, None]


class Sender:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def settings(self):
        pick = self.random.choice
        settings = {"scale": 1, "isDark": False, "isRightToLeft": False}
        for name in ["scale", "width", "height", "typeSize", "locale", "isDark", "isPhone"]:
            if self.random.random() < 0.2:
                settings[name] = pick([1, 2, 100, 300, "de", "ar", "large", True, *ODD])
        return settings

    def question(self):
        pick = self.random.choice
        point = {name: pick(POINT) for name in ["x", "y"]}
        name, body = pick([
            ("frame", {}), ("leave", {}), ("explain", {}), ("scene", {}),
            ("pointer", {**point, "phase": pick(["down", "move", "up", "cancel", "x"]), "count": pick(WHOLE),
                         "modifiers": pick(WHOLE), "isTouch": pick([True, False])}),
            ("scroll", {**point, "dx": pick(POINT), "dy": pick(POINT)}),
            ("key", {"name": pick(["a", "ArrowUp", "Enter", "", "\0", "ß", "Backspace", "Tab", "Home"]),
                     "characters": pick(["", "a", "\0", "x" * 5000]), "modifiers": pick(WHOLE),
                     "phase": pick(["down", "repeat", "up", "x"])}),
            ("text", {"typed": pick(["a", "\0", "\u202e", "e\u0301" * 200, "\n" * 50])}),
            ("focus", {"isOn": pick([True, False])}),
            ("tell", {"view": pick(WHOLE), "language": pick(["en", "zh", "ja", "xx", ""])}),
            ("measure", {"entry": pick(WHOLE), "width": pick([None, *POINT]), "height": pick([None, *POINT])}),
            ("export", {"format": pick(["png", "svg", "pdf", "frames", "explanation", "../x", ""])}),
            ("change", {"_0": {}}), ("nonsense", {}),
        ])
        if body and self.random.random() < 0.1:
            body[pick(list(body))] = pick(ODD)
        return {name: body}

    def message(self, number):
        pick = self.random.choice
        kind = self.random.randrange(10)
        if kind < 6:
            message = {"do": "ask", "tile": 1, "id": number, "question": self.question()}
        elif kind < 8:
            message = {"do": pick(ACTIONS), "tile": pick([1, 2, 3, *ODD]), "settings": self.settings(),
                       "file": pick(["./Panel.swift", "../x", "/etc/passwd", "", None, 5]),
                       "preview": pick([0, 0, -1, 2**63 - 1, None]), "question": self.question()}
            if pick([True, False]):
                message["tiles"] = pick([[1], [2, 3], WHOLE, ODD])
        else:
            message = pick(ODD)
        data = json.dumps(message).encode("utf-8", "surrogatepass")
        if self.random.random() < 0.15:
            data = bytearray(data)
            for _ in range(self.random.randrange(1, 5)):
                data[self.random.randrange(len(data))] = self.random.randrange(256)
            data = bytes(data[:self.random.randrange(1, len(data) + 1)])
        if self.random.random() < 0.01:
            data = data[:1] * self.random.choice([60_000, 64 << 10, 70_000])
        return data, self.random.choice([1] * 20 + [2, 9, 10])


class Page:
    """A connection, and the answers to its questions."""

    def __init__(self, server):
        host = f"127.0.0.1:{server.port}"
        http_connection = http.client.HTTPConnection(host, timeout=20)
        http_connection.request("GET", f"/?key={server.key}")
        cookie = http_connection.getresponse().getheader("Set-Cookie").split(";")[0]
        http_connection.close()
        self.socket = Socket(
            f"ws://{host}/live?key={server.key}", [f"Cookie: {cookie}", f"Origin: http://{host}"])
        if self.socket.status != 101:
            raise ConnectionError(f"the server answers {self.socket.status}")
        self.heads = []
        self.is_open = True
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        try:
            while True:
                kind, data = self.socket.receive()
                if kind == 8:
                    break
                if kind != 2:
                    continue  # The answer to a ping.
                length = int.from_bytes(data[:4], "little")
                self.heads.append(json.loads(data[4:4 + length]))
                del self.heads[:-200]
        except (OSError, ValueError):
            pass
        self.is_open = False

    def say(self, message):
        self.socket.send(json.dumps(message))

    def wait(self, wanted, seconds):
        end = time.time() + seconds
        while time.time() < end:
            for head in list(self.heads):
                if wanted(head):
                    return head
            time.sleep(0.02)
        return None


def open_page(server):
    page = Page(server)
    page.say({"do": "hello"})
    page.say({"do": "open", "tile": 1, "file": "./Panel.swift", "preview": 0,
              "settings": {"scale": 1, "isDark": False, "isRightToLeft": False}})
    if not page.wait(lambda head: head["is"] == "answer", 120):
        raise RuntimeError(f"the view is not shown: {page.heads[-3:]}")
    return page


def run(seed, count, end):
    """The number of messages, and the failure or None."""
    sender = Sender(seed)
    server = Server({"Panel.swift": VIEW})
    sent = 0
    try:
        page = open_page(server)
        while (sent < count) if count else (time.time() < end):
            try:
                for _ in range(50):
                    data, opcode = sender.message(sent)
                    page.socket.send(data, opcode)
                    sent += 1
                    time.sleep(0.005)
            except OSError:
                pass  # Refused, as may be: another page is opened.
            for head in list(page.heads):
                if head["is"] == "ended":
                    return sent, f"a view's process ended: {json.dumps(head)[:300]}"
            if server.process.poll() is not None:
                return sent, f"the server ended with {server.process.returncode}: {''.join(server.said)[-600:]}"
            if server.memory() > MEMORY:
                return sent, f"the server and its views take {server.memory() >> 20} MB"
            # The server must still serve a well-behaved page.
            if sent % 500 < 50 or not page.is_open:
                page.socket.close()
                page = open_page(server)
        return sent, None
    except (RuntimeError, OSError) as error:
        return sent, f"{error!r}: {''.join(server.said)[-600:]}"
    finally:
        server.close()


session.main("messages", "messages", run)
