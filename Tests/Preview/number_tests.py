#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests numbers of a source that are dragged in the page of 'storypole preview', in Chromium and with forbidden messages."""

import json
import os
import pathlib
import signal
import tempfile
import time
import unittest

from browser import Socket
from page_tests import PageCase
from server import Server

# In lines: 5 a frame and a padding, 7 a guide, 8 an offset. The widest is 100 + 8 + 8 = 116 (derived).
NUMBERS = """import SwiftUI

#Preview("Numbers") {
  VStack(alignment: .leading, spacing: 10) {
    Rectangle().fill(.red).frame(width: 100, height: 40).padding(8)
    Rectangle().fill(.blue).frame(width: 60, height: 40)
      .alignmentGuide(.leading) { d in d[.leading] - 4 }
    Rectangle().fill(.green).frame(width: 60, height: 20).offset(x: 6)
  }
}
"""


class DraggingTests(PageCase):
    files = {"Numbers.swift": NUMBERS}
    path = "Numbers.swift"
    options = ("--times",)

    @classmethod
    def setUpClass(cls):
        cls.start = time.time()
        super().setUpClass()

    def setUp(self):
        super().setUp()
        if self.source() != NUMBERS:
            self.server.write("Numbers.swift", NUMBERS)
        self.open("Numbers")
        self.wait_for_size("116 × 136")
        self.rest()

    def source(self):
        return (self.server.folder / "Numbers.swift").read_text()

    def wait_for_size(self, size):
        self.browser.wait(f"document.querySelector('figcaption small')?.textContent === {json.dumps(size)}")

    def choose(self, title, name):
        """Chooses a view in the tree; returns the place of one of its handles."""
        self.browser.wait("document.querySelectorAll('#tree .row').length === 4")
        row = ["VStack", "Rectangle 1", "Rectangle 2", "Rectangle 3"].index(title)
        self.browser.run(f"document.querySelectorAll('#tree .row')[{row}].click()")
        return self.handle(name)

    def handle(self, name):
        return self.browser.wait(
            f"(() => {{ const box = document.querySelector('[data-name=\"{name}\"]')?.getBoundingClientRect();"
            " return box && [box.x + box.width / 2, box.y + box.height / 2]; })()")

    def drag(self, place, x, y):
        self.browser.drag(place, (place[0] + x, place[1] + y))

    def wait_for_source(self, old, new):
        """The file with exactly one change."""
        expected = NUMBERS.replace(old, new)
        self.assertNotEqual(expected, NUMBERS)
        self.wait_for(expected)

    def wait_for(self, source):
        deadline = time.time() + 30
        while self.source() != source and time.time() < deadline:
            time.sleep(0.02)
        self.assertEqual(self.source(), source)

    def rest(self):
        """Waits until the handles belong to the file as it is."""
        self.browser.wait("document.querySelector('.numbers:not(.waiting)')")

    def press_undo(self):
        self.browser.wait("!document.getElementById('undo').hidden")
        box = self.browser.run("(() => { const box = document.getElementById('undo').getBoundingClientRect();"
                               " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.click(*box)

    def undo(self):
        self.press_undo()
        self.wait_for(NUMBERS)
        self.wait_for_size("116 × 136")
        self.rest()

    def mouse(self, kind, place, **rest):
        self.browser.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1,
                          **rest)

    def trouble(self, words):
        """Waits for a reason why nothing was written."""
        self.browser.wait("!document.getElementById('trouble').hidden"
                          f" && document.getElementById('trouble').textContent.includes({json.dumps(words)})")

    def test_an_edge_is_dragged_and_taken_back(self):
        x, y = self.choose("Rectangle 1", "frame width:5")
        self.mouse("mousePressed", (x, y))
        self.mouse("mouseMoved", (x + 20, y), buttons=1)
        self.assertEqual(
            self.browser.run("document.querySelector('.grip.dragged output').textContent"), "frame width 120")
        # The handle is under the pointer.
        self.assertAlmostEqual(self.handle("frame width:5")[0], x + 20, delta=0.5)
        self.keep("dragged")
        # Nothing is written before the release.
        self.assertEqual(self.source(), NUMBERS)
        self.mouse("mouseMoved", (x + 30, y), buttons=1)
        self.mouse("mouseReleased", (x + 30, y))
        self.wait_for_source("width: 100, height: 40", "width: 130, height: 40")
        self.wait_for_size("146 × 136")
        self.undo()
        self.browser.wait("document.getElementById('undo').hidden")

    def test_heights_paddings_spacings_guides_and_offsets(self):
        for title, name, x, y, old, new in [
                ("Rectangle 1", "frame height:5", 0, 12, "width: 100, height: 40", "width: 100, height: 52"),
                ("Rectangle 1", "padding:5", 5, 0, "padding(8)", "padding(13)"),
                ("Rectangle 2", "spacing:4", 0, 7, "spacing: 10", "spacing: 17"),
                # The guide is at −4; six points farther right it is at 2 = 0 − −2 (derived).
                ("Rectangle 2", "guide leading:7", 6, 0, "- 4", "- -2"),
                ("Rectangle 3", "offset x:8", -9, 0, "x: 6", "x: -3")]:
            with self.subTest(name):
                place = self.choose(title, name)
                self.drag(place, x, y)
                self.wait_for_source(old, new)
                self.undo()

    def test_later_drags_need_no_compiler(self):
        place = self.choose("Rectangle 1", "frame width:5")
        self.drag(place, 10, 0)
        self.wait_for_source("width: 100", "width: 110")
        self.wait_for_size("126 × 136")
        self.rest()
        # The source is compiled once more in the background, for any values of its literals.
        images = pathlib.Path(tempfile.gettempdir(), f"storypole-tests-{os.getuid()}", "storypole/images")

        def is_ready():
            # The third rectangle's and its neighbor's numbers, which no test changes.
            return any(
                json.loads(file.read_text())["values"][4:8] == ["60", "40", "60", "20"]
                for file in images.glob("*.literals") if file.stat().st_mtime >= self.start)

        deadline = time.time() + 60
        while not is_ready() and time.time() < deadline:
            time.sleep(0.05)
        self.assertTrue(is_ready())
        count = len(self.server.said)
        for name, change, old, new, size in [
                ("frame width:5", (23, 0), "width: 100", "width: 133", "149 × 136"),
                ("padding:5", (4, 0), "padding(8)", "padding(12)", "157 × 144")]:
            self.drag(self.handle(name), *change)
            self.wait_for_size(size)
            self.rest()
        said = "".join(self.server.said[count:])
        self.assertIn("picture", said)
        self.assertNotIn("compile", said)
        for size in ["149 × 136", "126 × 136", "116 × 136"]:
            self.press_undo()
            self.wait_for_size(size)
            self.rest()
        self.assertEqual(self.source(), NUMBERS)

    def test_a_stack_has_its_spacing(self):
        place = self.choose("VStack", "spacing:4")
        self.drag(place, 0, -10)
        self.wait_for_source("spacing: 10", "spacing: 0")
        self.undo()

    def test_arrow_keys_and_control_z(self):
        self.choose("Rectangle 1", "padding:5")
        self.browser.run("document.querySelector('[data-name=\"padding:5\"]').focus()")
        for _ in range(3):
            self.browser.key("ArrowRight")
        self.assertEqual(self.browser.run("document.activeElement.getAttribute('aria-valuenow')"), "11")
        self.wait_for_source("padding(8)", "padding(11)")
        self.wait_for_size("122 × 142")
        # The new handle has the focus.
        self.browser.wait("document.activeElement.dataset.name === 'padding:5'"
                          " && document.activeElement.getAttribute('aria-valuenow') === '11'")
        self.browser.key("z", modifiers=2)
        self.wait_for(NUMBERS)
        self.wait_for_size("116 × 136")

    def test_several_changes_are_undone_at_once(self):
        place = self.choose("Rectangle 1", "frame width:5")
        self.drag(place, 10, 0)
        self.wait_for_source("width: 100", "width: 110")
        self.wait_for_size("126 × 136")
        self.rest()
        self.drag(self.handle("frame height:5"), 0, 20)
        # Before the picture follows.
        self.press_undo()
        self.press_undo()
        self.wait_for(NUMBERS)
        self.wait_for_size("116 × 136")
        self.rest()
        self.browser.wait("document.getElementById('undo').hidden")
        # The handles work again.
        self.drag(self.handle("frame width:5"), -10, 0)
        self.wait_for_source("width: 100", "width: 90")
        self.undo()

    def test_escape_changes_nothing(self):
        x, y = self.choose("Rectangle 1", "frame width:5")
        self.mouse("mousePressed", (x, y))
        self.mouse("mouseMoved", (x + 25, y), buttons=1)
        self.browser.key("Escape")
        self.assertEqual(self.browser.run("document.querySelectorAll('.grip.changed, .grip.dragged').length"), 0)
        self.mouse("mouseReleased", (x + 25, y))
        self.browser.run("document.querySelector('[data-name=\"padding:5\"]').focus()")
        self.browser.key("ArrowRight")
        self.browser.key("Escape")
        # Longer than the pause after which keys change the file.
        time.sleep(0.8)
        self.assertEqual(self.source(), NUMBERS)

    def test_a_change_of_somebody_else_is_not_lost(self):
        place = self.choose("Rectangle 1", "frame width:5")
        self.drag(place, 10, 0)
        self.wait_for_source("width: 100", "width: 110")
        self.wait_for_size("126 × 136")
        mine = NUMBERS.replace("width: 100", "width: 90")
        self.server.write("Numbers.swift", mine)
        self.wait_for_size("106 × 136")
        self.press_undo()
        self.trouble("Somebody else has changed the file since")
        self.assertEqual(self.source(), mine)
        # What can't be undone isn't offered again.
        self.browser.wait("document.getElementById('undo').hidden")

    def test_a_change_of_somebody_else_ends_a_drag(self):
        mine = NUMBERS.replace("width: 100", "width: 90")
        x, y = self.choose("Rectangle 1", "frame width:5")
        self.mouse("mousePressed", (x, y))
        self.mouse("mouseMoved", (x + 20, y), buttons=1)
        self.server.write("Numbers.swift", mine)
        self.trouble("Somebody else changed the file while you dragged")
        self.wait_for_size("106 × 136")
        self.mouse("mouseMoved", (x + 40, y), buttons=1)
        self.mouse("mouseReleased", (x + 40, y))
        time.sleep(0.3)
        self.assertEqual(self.source(), mine)
        # Released before the picture: the file is compared again.
        x, y = self.handle("frame width:5")
        self.mouse("mousePressed", (x, y))
        self.mouse("mouseMoved", (x + 20, y), buttons=1)
        (self.server.folder / "Numbers.swift").write_text(NUMBERS + "// mine\n")
        self.mouse("mouseReleased", (x + 20, y))
        self.trouble("Somebody else")
        self.assertEqual(self.source(), NUMBERS + "// mine\n")

    def test_a_file_that_does_not_compile_has_no_handles(self):
        self.choose("Rectangle 1", "frame width:5")
        self.server.write("Numbers.swift", NUMBERS.replace("Rectangle", "Rectangel", 1))
        self.browser.wait("document.getElementById('trouble').textContent.includes('Does not compile')"
                          " && document.querySelectorAll('.grip').length === 0")
        self.server.write("Numbers.swift", NUMBERS)
        self.handle("frame width:5")

    def test_a_protected_file_stays(self):
        file = self.server.folder / "Numbers.swift"
        file.chmod(0o444)
        try:
            place = self.choose("Rectangle 1", "frame width:5")
            self.drag(place, 10, 0)
            self.trouble("is read-only")
            self.assertEqual(self.source(), NUMBERS)
            self.browser.wait(
                "document.querySelector('[data-name=\"frame width:5\"]').getAttribute('aria-valuenow') === '100'")
            self.rest()
            self.assertEqual(os.listdir(self.server.folder), ["Numbers.swift"])
        finally:
            file.chmod(0o644)
        self.drag(self.handle("frame width:5"), 10, 0)
        self.wait_for_source("width: 100", "width: 110")
        self.browser.wait("document.getElementById('trouble').hidden")
        self.undo()

    def test_handles_have_names(self):
        self.choose("Rectangle 1", "frame width:5")
        unnamed = self.browser.run(
            "[...document.querySelectorAll('.grip')].filter((one) => !one.getAttribute('aria-label')"
            " || one.getAttribute('role') !== 'slider' || !one.hasAttribute('aria-valuenow')).length")
        self.assertEqual(unnamed, 0)
        self.keep("numbers")


ROWS = """import SwiftUI

#Preview("Rows") {
  VStack(spacing: 4) {
    ForEach(0..<3, id: \\.self) { _ in
      HStack(spacing: 6) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 50, height: 20)
      }
    }
  }
}
"""


class RowTests(PageCase):
    files = {"Rows.swift": ROWS}
    path = "Rows.swift"

    def test_a_number_of_several_views_counts_them(self):
        self.open("Rows")
        # 20 + 6 + 50 = 76, and 3 · 20 + 2 · 4 = 68 (derived).
        self.browser.wait("document.querySelector('figcaption small')?.textContent === '76 × 68'")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 10")
        for row, name in [(2, "frame width:7"), (1, "spacing:6")]:
            self.browser.run(f"document.querySelectorAll('#tree .row')[{row}].click()")
            self.browser.wait(f"document.querySelector('[data-name=\"{name}\"]')?.title.includes('in 3 views')")
        x, y = self.browser.run(
            "(() => { const box = document.querySelector('[data-name=\"spacing:6\"]').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.drag((x, y), (x + 4, y))
        self.browser.wait("document.querySelector('figcaption small').textContent === '80 × 68'")
        self.assertEqual((self.server.folder / "Rows.swift").read_text(), ROWS.replace("spacing: 6", "spacing: 10"))


class Client:
    """The page's messages, without the page."""

    def __init__(self, server):
        self.connection = Socket(
            f"ws://127.0.0.1:{server.port}/live?key={server.key}", [f"Origin: http://127.0.0.1:{server.port}"])
        self.last = 0

    def say(self, **message):
        self.connection.send(json.dumps(message))

    def receive(self):
        _, data = self.connection.receive()
        length = int.from_bytes(data[:4], "little")
        return json.loads(data[4:4 + length]), data[4 + length:]

    def ask(self, **message):
        self.last += 1
        self.say(id=self.last, tile=1, **message)
        while True:
            answer, data = self.receive()
            if answer["is"] == "trouble" or answer.get("id") == self.last:
                return answer, data

    def open(self, file, preview=0):
        self.say(do="open", tile=1, file=file, preview=preview,
                 settings={"scale": 1, "isDark": False, "isRightToLeft": False})
        while self.receive()[0]["is"] != "answer":
            pass

    def numbers(self):
        """Of the first view that has any."""
        for view in range(1, 9):
            found = json.loads(self.ask(do="numbers", view=view)[1] or b'{"numbers": []}')
            if any(one["number"]["name"] == "frame width" for one in found["numbers"]):
                return found
        return found


class WritingTests(unittest.TestCase):
    """Changes of files without a browser, most of them forbidden."""

    def start(self, *options):
        server = Server({"Numbers.swift": NUMBERS}, *options, path="Numbers.swift")
        self.addCleanup(server.close)
        client = Client(server)
        self.addCleanup(client.connection.close)
        client.open("Numbers.swift")
        return server, client

    def test_only_numbers_of_the_shown_version(self):
        server, client = self.start()
        file = server.folder / "Numbers.swift"
        file.chmod(0o640)
        found = client.numbers()
        width = next(one for one in found["numbers"] if one["number"]["name"] == "frame width")
        good = {"start": width["number"]["start"], "end": width["number"]["end"], "old": width["text"], "value": 120,
                "version": found["version"]}
        self.assertEqual(NUMBERS.encode()[good["start"]:good["end"]], b"100")
        word = NUMBERS.index("Rectangle")
        for wrong in [
                {"version": "0" * 64}, {"version": ""}, {"old": "99"}, {"start": 0, "end": 6, "old": "import"},
                {"start": word, "end": word + 9, "old": "Rectangle"}, {"end": good["end"] - 1, "old": "10"},
                {"start": -1}, {"end": 1 << 60}, {"start": good["end"], "end": good["start"]}, {"value": 1e300},
                {"value": 10_001}, {"value": "120"}, {"value": None}]:
            with self.subTest(wrong):
                answer, _ = client.ask(do="edit", edit={**good, **wrong})
                self.assertTrue(answer["is"] == "trouble" or answer["answer"]["kind"] == "failed", answer)
                self.assertEqual(file.read_text(), NUMBERS)
        # Another file can't be named, and no tile that isn't open.
        client.say(do="edit", tile=7, file="/etc/passwd", edit=good)
        self.assertEqual(client.ask(do="undo")[0]["answer"]["kind"], "failed")
        self.assertEqual(file.read_text(), NUMBERS)
        answer, _ = client.ask(do="edit", edit=good)
        self.assertEqual(answer["answer"]["kind"], "done", answer)
        self.assertEqual(file.read_text(), NUMBERS.replace("width: 100", "width: 120"))
        self.assertEqual(file.stat().st_mode & 0o777, 0o640)
        self.assertEqual(sorted(os.listdir(server.folder)), ["Numbers.swift"])
        # The version is spent.
        self.assertEqual(client.ask(do="edit", edit=good)[0]["answer"]["kind"], "failed")
        self.assertEqual(client.ask(do="undo")[0]["answer"]["kind"], "done")
        self.assertEqual(file.read_text(), NUMBERS)

    def test_a_changed_file_is_not_written(self):
        server, client = self.start()
        file = server.folder / "Numbers.swift"
        found = client.numbers()
        width = next(one for one in found["numbers"] if one["number"]["name"] == "frame width")["number"]
        mine = NUMBERS.replace("10", "11", 1)
        file.write_text(mine)
        answer, _ = client.ask(do="edit", edit={
            "start": width["start"], "end": width["end"], "old": "100", "value": 1, "version": found["version"]})
        self.assertEqual(answer["answer"]["kind"], "failed")
        self.assertIn("Somebody else has changed the file", answer["answer"]["reason"])
        self.assertEqual(file.read_text(), mine)

    def test_a_link_stays_a_link(self):
        server, client = self.start()
        file = server.folder / "Numbers.swift"
        target = server.folder / "folder"
        target.mkdir()
        os.rename(file, target / "Real.txt")
        file.symlink_to("folder/Real.txt")
        found = client.numbers()
        width = next((one["number"] for one in found["numbers"] if one["number"]["name"] == "frame width"), None)
        while width is None:
            found = client.numbers()
            width = next((one["number"] for one in found["numbers"] if one["number"]["name"] == "frame width"), None)
        answer, _ = client.ask(do="edit", edit={
            "start": width["start"], "end": width["end"], "old": "100", "value": 7.5, "version": found["version"]})
        self.assertEqual(answer["answer"]["kind"], "done", answer)
        self.assertTrue(file.is_symlink())
        self.assertEqual((target / "Real.txt").read_text(), NUMBERS.replace("width: 100", "width: 7.5"))

    def test_read_only(self):
        server, client = self.start("--read-only")
        self.assertEqual(client.numbers()["numbers"], [])
        at = NUMBERS.index("100")
        for message in [{"do": "edit", "edit": {"start": at, "end": at + 3, "old": "100", "value": 1, "version": ""}},
                        {"do": "undo"}]:
            answer, _ = client.ask(**message)
            self.assertEqual(answer["answer"]["kind"], "failed")
            self.assertIn("--read-only", answer["answer"]["reason"])
        self.assertEqual((server.folder / "Numbers.swift").read_text(), NUMBERS)

    def test_other_pages_cannot_write(self):
        """The socket is the only way to write; it needs the key, and the page's own origin."""
        server, _ = self.start()
        here = f"http://127.0.0.1:{server.port}"
        for path, headers in [
                (f"/live?key={server.key}", ["Origin: http://evil.example"]), (f"/live?key={server.key}", []),
                ("/live", [f"Origin: {here}"]), ("/live?key=" + "0" * 64, [f"Origin: {here}"]),
                (f"/live?key={server.key}", [f"Origin: http://127.0.0.1:{server.port + 1}"])]:
            connection = Socket(f"ws://127.0.0.1:{server.port}{path}", headers)
            self.addCleanup(connection.close)
            self.assertEqual(connection.status, 403, (path, headers))
        self.assertEqual((server.folder / "Numbers.swift").read_text(), NUMBERS)


if __name__ == "__main__":
    # As with Ctrl-C: child processes end as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    unittest.main(verbosity=2)
