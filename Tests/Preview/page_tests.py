#!/usr/bin/env python3
"""Tests the page of 'storypole preview' in Chromium: user actions, and forbidden requests.

Names of tests may follow. STORYPOLE_PICTURES=DIR keeps pictures of the page there."""

import http.client
import json
import os
import pathlib
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser, Socket  # noqa: E402
from server import BUILD, Server  # noqa: E402

PICTURES = os.environ.get("STORYPOLE_PICTURES")

# The first rectangle's leading guide is at 30, the second one's at 0: the first begins 30 farther left, so the stack is
# 130 wide (derived).
GUIDES = """import SwiftUI

#Preview("Guides") {
  VStack(alignment: .leading) {
    Rectangle().fill(.red).frame(width: 100, height: 40)
      .alignmentGuide(.leading) { _ in 30 }
    Rectangle().fill(.blue).frame(width: 100, height: 40)
  }
}

#Preview("Counter") { Counter() }

struct Counter: View {
  @State private var count = 0
  var body: some View {
    Button { count += 1 } label: { Text("count \\(count)").frame(width: 120, height: 40) }
  }
}
"""

CRASHING = """import SwiftUI

struct Broken: View {
  let values: [Int] = []
  var body: some View { Text("\\(values[3])") }
}
struct Endless: View {
  var body: some View {
    while true {}
    return Text("never")
  }
}
struct Greedy: View {
  var body: some View {
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }
    return Text("\\(all.count)")
  }
}
#Preview("greedy") { Greedy() }
#Preview("fine") { Text("I am fine") }
#Preview("crash") { Broken() }
#Preview("hang") { Endless() }
"""

# The stack is as deep as its deepest view, 50; the red one's front is there: 50 − 20 = 30 (derived). The guide's name
# is one that a page must not take for markup.
DEEP = """import SwiftUI

enum `&lt;b&gt;`: DepthAlignmentID {
  static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context[.front] }
}

#Preview("Deep") {
  HStackLayout(spacing: 10).depthAlignment(DepthAlignment(`&lt;b&gt;`.self)) {
    Color.blue.frame(width: 60, height: 60).frame(depth: 50)
    Color.red.frame(width: 40, height: 40).frame(depth: 20)
  }
}

#Preview("Flat") { Text("flat") }
"""

# A field, two buttons and another field, for use with only the keyboard.
TYPING = """import SwiftUI

struct Entry: View {
  @State private var name = ""
  @State private var note = ""
  @State private var taps = 0
  var body: some View {
    VStack(spacing: 20) {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Text("name <\\(name)> note <\\(note)> taps \\(taps)")
      Button("One") { taps += 1 }
      Button("Ten") { taps += 10 }
      TextField("Note", text: $note).onSubmit { taps += 100 }.textFieldStyle(.roundedBorder)
    }
    .frame(width: 320)
  }
}
struct Tabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("at home") }
      Tab("Away", systemImage: "star") { Text("far away") }
    }
  }
}
struct Secret: View {
  @State private var word = ""
  var body: some View {
    VStack {
      SecureField("Word", text: $word).textFieldStyle(.roundedBorder).frame(width: 320)
      Text("secret \\(word.count)")
    }
  }
}
// Its label changes, and none of its pixels.
struct Quiet: View {
  @State private var taps = 0
  var body: some View {
    Color.red.frame(width: 80, height: 40)
      .onTapGesture { taps += 1 }
      .accessibilityLabel("pressed \\(taps)")
      .accessibilityAddTraits(.isButton)
  }
}
struct Many: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<600) { Color.red.frame(width: 20, height: 1).accessibilityLabel("line \\($0)") }
    }
  }
}
#Preview("Quiet") { Quiet() }
#Preview("Many") { Many() }
#Preview("Entry") { Entry() }
#Preview("Tabs") { Tabs() }
#Preview("Secret") { Secret() }
"""

PICTURE = "Number(document.querySelector('canvas')?.dataset.number ?? 0)"
TEXTS = "(document.querySelector('canvas')?.getAttribute('aria-label') ?? '')"


def is_alive(pid):
    """Whether a process runs; a zombie does not."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class PageCase(unittest.TestCase):
    files = {"Guides.swift": GUIDES}
    options = ()
    path = "Guides.swift"

    @classmethod
    def setUpClass(cls):
        cls.server = Server(cls.files, *cls.options, path=cls.path)
        cls.addClassCleanup(cls.server.close)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)
        cls.browser.size(1440, 900)
        cls.browser.go(cls.server.address)

    def setUp(self):
        self.browser.complaints = []

    def tearDown(self):
        self.assertEqual(self.browser.complaints, [], "errors in the page")

    def open(self, name):
        self.browser.wait("document.querySelector('#list button')")
        self.browser.run(
            "[...document.querySelectorAll('#list button')]"
            f".find((button) => button.textContent.includes({json.dumps(name)})).click()")
        self.browser.wait(f"{PICTURE} > 0 && {TEXTS}.startsWith({json.dumps(name)})")

    def set(self, name, value):
        self.browser.run(
            f"(() => {{ const inputs = [...document.querySelectorAll('[name={name}]')];"
            f" const input = inputs.find((one) => one.value === {json.dumps(value)}) ?? inputs[0];"
            f" if (input.type === 'radio') input.click(); else {{ input.value = {json.dumps(value)};"
            " input.dispatchEvent(new Event('input', { bubbles: true })); } })()")

    def place(self, x, y):
        """A point of the picture in the page's coordinates; scrolls to it."""
        box = self.browser.run(
            "(() => { const canvas = document.querySelector('canvas'), seen = () => canvas.getBoundingClientRect();"
            f" const at = seen().y + {y} * seen().height;"
            " if (at < 0 || at > innerHeight) canvas.scrollIntoView({ block: at < 0 ? 'start' : 'end' });"
            " const box = seen(); return [box.x, box.y, box.width, box.height]; })()")
        return box[0] + x * box[2], box[1] + y * box[3]

    def pixel(self, x, y):
        """The color at a point of the picture, in fractions of its sides."""
        return self.browser.run(
            "(() => { const canvas = document.querySelector('canvas');"
            f" const x = Math.floor(canvas.width * {x}), y = Math.floor(canvas.height * {y});"
            " return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data].slice(0, 3); })()")

    def size(self):
        return self.browser.run("document.querySelector('figcaption small')?.textContent")

    def keep(self, name):
        if PICTURES:
            pathlib.Path(PICTURES).mkdir(parents=True, exist_ok=True)
            self.browser.picture(f"{PICTURES}/{name}.png")


class UsingTests(PageCase):
    def test_choosing_a_view_shows_its_explanation(self):
        self.open("Guides")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 3")
        # Alt and a click, on the first rectangle.
        x, y = self.place(0.3, 0.2)
        self.browser.click(x, y, modifiers=1)
        said = self.browser.wait("document.querySelector('#reasons h2')?.textContent === 'Rectangle 1'"
                                 " && document.getElementById('sentences').textContent")
        self.assertIn("30 pt left", said)
        self.assertIn("line 6", said)
        row = self.browser.run("document.querySelector('#reasons tr.decides')?.textContent")
        self.assertIn("leading", row)
        self.assertIn("30", row)
        self.assertIn("explicit", row)
        self.keep("chosen")
        # The line links to the source.
        self.browser.run("document.querySelector('#sentences .line').click()")
        self.browser.wait("!document.getElementById('source').hidden")
        self.assertIn("alignmentGuide", self.browser.run("document.querySelector('.code li.found').textContent"))
        # A line of the source links to the view.
        self.browser.run("document.querySelector('.code li[data-line=\"7\"]').click()")
        self.browser.wait("document.querySelector('#reasons h2').textContent === 'Rectangle 2'")
        self.keep("source")
        self.browser.run("document.getElementById('tab-reasons').click()")

    def test_tree_is_walked_with_keys(self):
        self.open("Guides")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 3")
        self.browser.run("document.getElementById('tab-tree').click();"
                         "document.querySelector('#tree [aria-selected=true]').focus()")
        self.browser.key("Home")
        self.browser.key("ArrowDown")
        self.browser.key("ArrowDown")
        self.browser.wait("document.activeElement.closest('#tree') && "
                          "document.querySelector('#reasons h2').textContent === 'Rectangle 2'")
        self.browser.run("document.getElementById('tab-reasons').click()")

    def test_slider_shows_the_answer(self):
        self.open("Guides")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 3")
        x, y = self.place(0.9, 0.8)
        self.browser.click(x, y, modifiers=1)
        self.browser.wait("document.querySelector('#reasons h2')?.textContent === 'Rectangle 2'")
        self.browser.run("(() => { const slider = document.getElementById('probe-width'); slider.value = 250;"
                         " slider.dispatchEvent(new Event('input')); })()")
        # A fixed frame returns its own length for every proposal (documented).
        self.browser.wait("/^250 × .* 100 × 40$/.test(document.getElementById('answer').textContent)")

    def test_size_changes_by_number_and_by_handle(self):
        self.open("Counter")
        self.set("room", "size")
        self.set("width", "300")
        self.set("height", "200")
        self.browser.wait("document.querySelector('figcaption small').textContent === '300 × 200'")
        box = self.browser.run("(() => { const box = document.querySelector('.handle.right').getBoundingClientRect();"
                               " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.drag(box, [box[0] + 40, box[1]])
        # The view stays in the middle: 40 on both sides.
        self.browser.wait("document.querySelector('figcaption small').textContent === '380 × 200'")
        self.set("room", "fits")
        self.browser.wait("document.querySelector('figcaption small').textContent === '120 × 40'")

    def test_dragged_size_is_that_of_one_preview(self):
        self.open("Guides")
        self.set("room", "fits")
        self.browser.wait("document.querySelector('figcaption small').textContent === '130 × 88'")
        box = self.browser.run("(() => { const box = document.querySelector('.handle.right').getBoundingClientRect();"
                               " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.drag(box, [box[0] + 20, box[1]])
        self.browser.wait("document.querySelector('figcaption small').textContent === '170 × 88'")
        kept = "JSON.parse(localStorage.getItem('storypole.settings')).room"
        self.assertEqual(self.browser.run(kept), "fits")
        self.open("Counter")
        self.browser.wait("document.querySelector('figcaption small').textContent === '120 × 40'")

    def test_smaller_pictures_have_the_pixels_of_the_screen(self):
        self.open("Guides")
        self.browser.run("document.getElementById('zoom-out').click()")
        # 130 points at three quarters, in pixels of a screen with one for each point (derived).
        self.browser.wait("document.querySelector('canvas').width ==="
                          " Math.round(130 * 0.75 * devicePixelRatio)")
        self.browser.run("document.getElementById('zoom-in').click()")
        self.browser.wait("document.querySelector('canvas').width === 260")

    def test_inspector_uses_the_chosen_language(self):
        self.open("Guides")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 3")
        choose = ("(() => {{ const select = document.getElementById('language'); select.value = '{}';"
                  " select.dispatchEvent(new Event('change')); }})()")
        self.browser.run(choose.format("zh"))
        self.browser.wait("[...document.querySelectorAll('#reasons h3')].some(one => one.textContent === '参考线')")
        shown = self.browser.run("[...document.querySelectorAll('#reasons h3, #reasons th[scope=col]')]"
                                 ".map(one => one.textContent).join('')")
        self.assertFalse(any("a" <= letter.lower() <= "z" for letter in shown), shown)
        self.browser.run(choose.format("en"))
        self.browser.wait("[...document.querySelectorAll('#reasons h3')].some(one => one.textContent === 'Guides')")

    def test_direction_and_scheme(self):
        self.open("Guides")
        self.browser.wait(f"document.querySelector('figcaption small').textContent.startsWith('130 ×')")
        # The blue one begins 30 farther right, and in the other direction 30 farther left.
        self.assertEqual(self.pixel(0.05, 0.9), [255, 255, 255])
        self.set("scheme", "dark")
        self.browser.wait("document.querySelector('canvas').getContext('2d')"
                          ".getImageData(4, document.querySelector('canvas').height - 8, 1, 1).data[0] === 0")
        self.set("direction", "rtl")
        self.browser.wait("document.querySelector('canvas').getContext('2d')"
                          ".getImageData(4, document.querySelector('canvas').height - 8, 1, 1).data[2] > 200")
        self.set("scheme", "light")
        self.set("direction", "ltr")
        self.browser.wait("document.querySelector('canvas').getContext('2d')"
                          ".getImageData(4, document.querySelector('canvas').height - 8, 1, 1).data[0] === 255")

    def test_tapping_a_button_keeps_state_through_settings(self):
        self.open("Counter")
        self.browser.run("document.getElementById('restart').click()")
        self.browser.wait(f"{TEXTS}.includes('count 0')")
        x, y = self.place(0.5, 0.5)
        self.browser.click(x, y)
        self.browser.wait(f"{TEXTS}.includes('count 1')")
        self.set("scheme", "dark")
        self.set("scale", "3")
        self.browser.wait("document.querySelector('canvas').width === 360")
        self.assertIn("count 1", self.browser.run(TEXTS))
        # With the keyboard: focus, then a space.
        self.browser.run("document.querySelector('canvas').focus()")
        self.browser.run("document.getElementById('restart').click()")
        self.browser.wait(f"{TEXTS}.includes('count 0')")
        self.set("scheme", "light")
        self.set("scale", "2")
        self.browser.wait("document.querySelector('canvas').width === 240")

    def test_variants_are_side_by_side(self):
        self.open("Guides")
        self.set("variants", "schemes")
        self.browser.wait("document.querySelectorAll('canvas[data-number]').length === 2")
        self.keep("variants")
        # They share a process, and restart together.
        self.browser.run("document.getElementById('restart').click()")
        self.browser.wait("[...document.querySelectorAll('canvas')].every((one) => one.dataset.number > 1)")
        self.set("variants", "")
        self.browser.wait("document.querySelectorAll('canvas[data-number]').length === 1")

    def test_everything_has_a_name(self):
        self.open("Guides")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 3")
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        roles = {"button", "textbox", "searchbox", "slider", "combobox", "radio", "tab", "treeitem", "spinbutton",
                 "Application", "application", "link"}
        found = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
                 if not node.get("ignored") and node.get("role", {}).get("value") in roles]
        self.assertGreater(len(found), 30)
        self.assertEqual([role for role, name in found if not name.strip()], [])

    def test_phone(self):
        self.open("Guides")
        self.addCleanup(self.browser.size, 1440, 900)
        self.browser.size(390, 844, 2)
        for room in ["files", "view", "why"]:
            self.browser.run(f"document.querySelector('[data-goes={room}]').click()")
            self.browser.wait(f"document.body.dataset.room === '{room}'")
            # No element makes the page wider than the screen.
            self.browser.wait("visualViewport.scale === 1 && document.documentElement.scrollWidth === 390")
            self.keep(f"phone-{room}")
        self.browser.run("document.querySelector('[data-goes=view]').click()")

    def test_exports(self):
        self.open("Guides")
        self.browser.run("window.kept = []; URL.createObjectURL = ((old) => (blob) =>"
                         " { kept.push(blob); return old.call(URL, blob); })(URL.createObjectURL)")
        starts = {"png": "\x89PNG", "svg": "<svg", "pdf": "%PDF", "frames": "{", "explanation": "{"}
        for format, start in starts.items():
            self.browser.run(f"kept = []; document.querySelector('[data-format={format}]').click()")
            text = self.browser.wait("kept[0]?.slice(0, 200).arrayBuffer().then((bytes) =>"
                                     " String.fromCharCode(...new Uint8Array(bytes)))")
            self.assertIn(start, text, format)


class Typing(PageCase):
    """Typing into a picture's fields, key by key, and keyboard navigation."""
    files = {"Typing.swift": TYPING}
    path = "Typing.swift"

    def setUp(self):
        super().setUp()
        self.open("Entry")
        self.restart()
        self.expect("name <> note <> taps 0")

    def restart(self):
        # The last test's view may be on screen until the new view's first picture arrives.
        self.browser.run("document.getElementById('restart').click()")
        self.browser.wait("!document.querySelector('canvas').hasAttribute('aria-busy')")

    def expect(self, text):
        self.browser.wait(f"{TEXTS}.includes({json.dumps(text)})")

    def click(self, x, y):
        self.browser.click(*self.place(x, y))

    def into_the_name(self):
        # The field is the first of five vertically stacked parts.
        self.click(0.5, 0.08)
        self.browser.wait("document.activeElement.matches('.typing')")

    def type(self, text):
        for character in text:
            self.browser.key(character, character)

    def test_screen_readers_find_the_elements_over_the_picture(self):
        self.open("Entry")
        self.browser.wait("document.querySelectorAll('.elements [role=button]').length === 2")
        # As Chromium tells assistive technologies: roles and names, in reading order.
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        seen = [(node["role"]["value"], node["name"]["value"]) for node in nodes
                if not node.get("ignored") and "name" in node]
        own = [pair for pair in seen if pair in
               [("textbox", "Name"), ("button", "One"), ("button", "Ten"), ("textbox", "Note")]]
        self.assertEqual(own, [("textbox", "Name"), ("button", "One"), ("button", "Ten"), ("textbox", "Note")])
        # An element lies over its view, and the press of a screen reader reaches that.
        middle = self.browser.run(
            "(() => { const box = document.querySelector('.elements [role=button]').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.run("[...document.querySelectorAll('.elements [role=button]')][1].click()")
        self.browser.wait(f"{TEXTS}.includes('taps 10')")
        self.browser.click(*middle)
        self.browser.wait(f"{TEXTS}.includes('taps 11')")
        # The elements follow the view.
        self.browser.wait("document.querySelector('.elements').textContent.includes('taps 11')")

    def test_screen_readers_learn_a_label_that_changes_no_pixel(self):
        self.open("Quiet")
        self.browser.wait("document.querySelector('.elements [role=button]')?.ariaLabel === 'pressed 0'")
        number = self.browser.run(PICTURE)
        self.browser.run("document.querySelector('.elements [role=button]').click()")
        self.browser.wait("document.querySelector('.elements [role=button]').ariaLabel === 'pressed 1'")
        self.assertEqual(self.browser.run(PICTURE), number)

    def test_the_page_tells_that_it_leaves_elements_out(self):
        # 500 is the limit (ours).
        self.open("Many")
        self.browser.wait("document.querySelectorAll('.elements [role=group]').length === 500")
        self.assertEqual(self.browser.run("document.querySelector('.elements').lastChild.textContent"),
                         "and 100 more elements, which this page leaves out")

    def test_characters(self):
        self.into_the_name()
        self.type("Ada d r i 1é")
        self.expect("name <Ada d r i 1é>")
        # Meanwhile, the bare letters are not shortcuts.
        self.assertNotEqual(self.browser.run("document.querySelector('[name=scheme]:checked')?.value"), "dark")
        self.browser.run("document.activeElement.blur()")
        self.type("d")
        self.expect("name <Ada d r i 1é>")
        self.assertNotEqual(self.browser.run("document.querySelector('[name=scheme]:checked')?.value"), "dark")
        self.keep("typing")

    def test_typing_at_once(self):
        # Before the page knows that the picture has a field.
        self.click(0.5, 0.08)
        self.type("quick")
        self.expect("name <quick>")

    def test_typing_during_a_restart(self):
        self.browser.run(
            "document.getElementById('restart').click(); document.querySelector('canvas').focus()")
        self.browser.key("Tab")
        self.type("quick")
        self.expect("name <quick>")

    def test_editing(self):
        self.into_the_name()
        self.type("abcd")
        self.expect("name <abcd>")
        self.browser.key("Backspace")
        self.expect("name <abc>")
        self.browser.key("ArrowLeft")
        self.browser.key("ArrowLeft")
        self.type("X")
        self.expect("name <aXbc>")
        self.browser.key("Home")
        self.browser.key("Delete")
        self.expect("name <Xbc>")
        self.browser.key("ArrowRight", modifiers=8)
        self.type("Y")
        self.expect("name <Ybc>")
        self.browser.key("a", modifiers=2)
        self.type("Z")
        self.expect("name <Z>")

    def clipboard(self):
        # The page may write to the clipboard, but only the test reads it.
        self.browser.call("Browser.setPermission", permission={"name": "clipboard-read"}, setting="granted")
        self.browser.call("Emulation.setFocusEmulationEnabled", enabled=True)
        return self.browser.run("navigator.clipboard.readText()")

    def wait_for_the_clipboard(self, text):
        deadline = time.time() + 10
        while self.clipboard() != text:
            self.assertLess(time.time(), deadline, f"the clipboard has {self.clipboard()!r}, not {text!r}")
            time.sleep(0.02)

    def test_copy_cut_and_paste(self):
        self.into_the_name()
        self.type("Adé 日")
        self.browser.key("a", modifiers=2)
        self.browser.shortcut("c", "copy")
        self.wait_for_the_clipboard("Adé 日")
        self.browser.key("End")
        self.browser.shortcut("v", "paste")
        self.expect("name <Adé 日Adé 日> note <>")
        # A part, selected with Shift and an arrow; without a selection nothing is copied.
        self.browser.key("Home")
        self.browser.key("ArrowRight", modifiers=8)
        self.browser.shortcut("x", "cut")
        self.expect("name <dé 日Adé 日>")
        self.wait_for_the_clipboard("A")
        self.browser.shortcut("c", "copy")
        self.browser.key("a", modifiers=2)
        self.browser.shortcut("x", "cut")
        self.expect("name <> note <>")
        self.wait_for_the_clipboard("dé 日Adé 日")
        # Into the other field.
        self.click(0.5, 0.92)
        self.browser.shortcut("v", "paste")
        self.expect("name <> note <dé 日Adé 日>")
        self.browser.shortcut("z", "undo")
        self.expect("name <> note <>")

    def test_pasting_what_others_copied(self):
        self.clipboard()
        self.into_the_name()
        self.browser.run("navigator.clipboard.writeText('<b>&amp; \U0001f600 מ')")
        self.browser.shortcut("v", "paste")
        self.expect("name <<b>&amp; \U0001f600 מ>")
        self.browser.key("a", modifiers=2)
        self.browser.run("navigator.clipboard.writeText('x'.repeat(100000))")
        self.browser.shortcut("v", "paste")
        # As much as the page sends in one message.
        self.browser.wait(f"{TEXTS}.includes('name <' + 'x'.repeat(10000) + '>')")

    def test_passwords_are_not_copied(self):
        self.clipboard()
        self.open("Secret")
        self.browser.run("navigator.clipboard.writeText('before')")
        self.click(0.5, 0.2)
        self.browser.wait("document.activeElement.matches('.typing')")
        self.type("abc")
        self.expect("secret 3")
        self.browser.key("a", modifiers=2)
        for letter, command in [("c", "copy"), ("x", "cut")]:
            self.browser.shortcut(letter, command)
        self.type("d")
        self.expect("secret 1")
        self.assertEqual(self.clipboard(), "before")

    def test_composing(self):
        self.into_the_name()
        # A dead key, and an input method.
        self.browser.call("Input.imeSetComposition", text="´", selectionStart=1, selectionEnd=1)
        self.browser.call("Input.insertText", text="é")
        self.expect("name <é>")
        self.browser.call("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        self.browser.call("Input.imeSetComposition", text="にほん", selectionStart=3, selectionEnd=3)
        self.browser.call("Input.insertText", text="日本")
        self.expect("name <é日本>")
        self.type("!")
        self.expect("name <é日本!>")

    def test_keys_lead_through_the_picture(self):
        self.browser.run("document.querySelector('canvas').focus()")
        self.browser.key("Tab")
        self.type("n")
        self.expect("name <n>")
        self.browser.key("Tab")
        self.browser.key(" ", " ")
        self.expect("taps 1")
        self.browser.key("Enter", "\r")
        self.expect("taps 2")
        self.browser.key("Tab")
        self.browser.key(" ", " ")
        self.expect("taps 12")
        self.browser.key("Tab", modifiers=8)
        self.browser.key(" ", " ")
        self.expect("taps 13")
        self.browser.key("Tab")
        self.browser.key("Tab")
        self.type("z")
        self.expect("note <z>")
        self.browser.key("Enter", "\r")
        self.expect("taps 113")
        # After the last view, Tab continues through the page: the focus is never trapped.
        self.browser.wait("document.activeElement.matches('.typing')")
        self.browser.key("Tab")
        self.browser.wait("!document.activeElement.matches('.typing, .view canvas')")

    def test_tabs_are_chosen(self):
        self.open("Tabs")
        self.expect("at home")
        # The second of two tabs, 43 right of the middle, above the lower edge.
        width, height = self.browser.run(
            "(() => { const { style } = document.querySelector('.view .box');"
            " return [parseFloat(style.width), parseFloat(style.height)]; })()")
        self.click(0.5 + 43 / width, 1 - 45 / height)
        self.expect("far away")


class SpaceTests(PageCase):
    files = {"Deep.swift": DEEP}
    path = "Deep.swift"

    def box(self, size):
        """The width and height on the page of a box with this size: [width, height, depth]."""
        return self.browser.run(
            "(() => { const rects = [...document.querySelectorAll('.solid.box')].find((box) => { const [a, b, c] ="
            " [box.children[0], box.children[0], box.children[2]].map((face, index) =>"
            f" parseFloat(index === 1 ? face.style.height : face.style.width)); return [a, b, c].join() === '{size}'; }})"
            ".querySelectorAll('.face'); const all = [...rects].map((face) => face.getBoundingClientRect());"
            " const span = (low, high) => Math.max(...all.map((one) => one[high])) - Math.min(...all.map((one) => one[low]));"
            " return [span('left', 'right'), span('top', 'bottom')]; })()")

    def turn(self, name, value):
        self.browser.run(f"(() => {{ const slider = document.getElementById('space-{name}'); slider.value = {value};"
                         " slider.dispatchEvent(new Event('input')); })()")

    def angles(self):
        return self.browser.run("['yaw', 'pitch'].map((name) => Number(document.getElementById('space-' + name).value))")

    def assertNear(self, found, expected):
        for one, other in zip(found, expected):
            self.assertAlmostEqual(one, other, delta=0.6)

    def show(self):
        self.open("Deep")
        self.browser.wait("!document.getElementById('turn').hidden")
        if not self.browser.run("document.querySelector('.space') !== null"):
            self.browser.run("document.getElementById('turn').click()")
        self.browser.wait("document.querySelectorAll('.solid.box').length === 3")
        self.browser.run("[...document.querySelectorAll('.controls button')].at(-1).click()")

    def test_only_what_has_depth_is_turned(self):
        self.open("Flat")
        self.browser.wait("document.querySelectorAll('#tree .row').length === 1")
        self.assertTrue(self.browser.run("document.getElementById('turn').hidden"))
        self.show()
        self.open("Flat")
        self.browser.wait("document.getElementById('turn').hidden && !document.querySelector('.space')")

    def test_boxes_are_where_layout_placed_them(self):
        self.show()
        # The stack's, the two frames'; two flat views, and one plane.
        label = self.browser.run("document.querySelector('.space .room').getAttribute('aria-label')")
        self.assertEqual(label, "3 boxes, 2 flat views, 1 planes of guides")
        self.browser.run("[...document.querySelectorAll('.controls button')][0].click()")
        self.assertEqual(self.angles(), [0, 0])
        # From the front: the sizes in the source; an edge of a face is drawn inside it.
        self.assertNear(self.box("60,60,50"), [60, 60])
        self.assertNear(self.box("40,40,20"), [40, 40])
        # From the right the depth is visible, also from above.
        self.turn("yaw", 90)
        self.assertNear(self.box("60,60,50"), [50, 60])
        self.assertNear(self.box("40,40,20"), [20, 40])
        self.assertNear(self.box("110,60,50"), [50, 60])
        self.turn("yaw", 0)
        self.turn("pitch", 90)
        self.assertNear(self.box("40,40,20"), [40, 20])
        # By 30°: 40·cos 30 + 20·sin 30 = 44.64.
        self.turn("pitch", 0)
        self.turn("yaw", 30)
        self.assertNear(self.box("40,40,20"), [44.64, 40])

    def test_turned_by_dragging_and_by_keys(self):
        self.show()
        self.assertEqual(self.angles(), [30, 20])
        self.keep("space")
        middle = self.browser.run("(() => { const box = document.querySelector('.space .room').getBoundingClientRect();"
                                  " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        # Half a degree per point.
        self.browser.drag(middle, [middle[0] - 40, middle[1] + 20])
        self.assertEqual(self.angles(), [50, 30])
        self.browser.run("document.getElementById('space-yaw').focus()")
        self.browser.key("ArrowLeft")
        self.assertEqual(self.angles(), [49, 30])
        self.browser.run("[...document.querySelectorAll('.controls button')].at(-1).click()")
        self.assertEqual(self.angles(), [30, 20])
        # No farther than from the side.
        self.browser.drag(middle, [middle[0] - 400, middle[1]])
        self.assertEqual(self.angles()[0], 90)

    def test_reasons_in_depth(self):
        self.show()
        self.browser.run("[...document.querySelectorAll('#tree .row')].at(-1).click()")
        self.browser.wait("document.getElementById('sentences')?.textContent.includes('50 − 20 = 30')")
        place = self.browser.run("document.querySelector('#reasons .place').textContent")
        self.assertIn("z 30 depth 20", place)
        rows = self.browser.run("[...document.querySelectorAll('#reasons tr')].map((row) => row.textContent)")
        self.assertIn("⤢ back0default", rows)
        self.assertIn("⤢ `&lt;b&gt;`20default", rows)
        self.assertEqual(self.browser.run("document.querySelector('.plane .name').textContent"), "`&lt;b&gt;`")
        # Its box is marked: 20 deep.
        self.browser.wait("document.querySelector('.solid.chosen')?.children[2]?.style.width === '20px'")
        self.keep("space-chosen")
        for language, said in [("zh", "它的深度为 20"), ("ja", "奥行きは 20")]:
            self.browser.run(f"(() => {{ const select = document.getElementById('language'); select.value = '{language}';"
                             " select.dispatchEvent(new Event('change')); })()")
            self.browser.wait(f"document.getElementById('sentences').textContent.includes('{said}')")
        self.browser.run("(() => { const select = document.getElementById('language'); select.value = 'en';"
                         " select.dispatchEvent(new Event('change')); })()")

    def test_clicking_a_box_chooses_it(self):
        self.show()
        self.browser.run("[...document.querySelectorAll('.controls button')][0].click()")
        x, y = self.browser.run(
            "(() => { const box = [...document.querySelectorAll('.solid.sheet .face')].at(-1).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        self.browser.click(x, y)
        self.browser.wait("document.querySelector('#reasons h2')?.textContent === 'Color 2'")

    def test_changes_are_followed(self):
        self.show()
        self.server.write("Deep.swift", DEEP.replace("depth: 20", "depth: 25"))
        self.browser.wait("[...document.querySelectorAll('.solid.box')].some((box) =>"
                          " box.children[2].style.width === '25px')")
        self.server.write("Deep.swift", DEEP)
        self.browser.wait("[...document.querySelectorAll('.solid.box')].some((box) =>"
                          " box.children[2].style.width === '20px')")

    def test_everything_has_a_name(self):
        self.show()
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        found = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes
                 if not node.get("ignored") and node.get("role", {}).get("value") in ("slider", "button", "image", "img")]
        self.assertIn(("slider", "Turn"), found)
        self.assertEqual([role for role, name in found if not name.strip()], [])

    def test_phone(self):
        self.show()
        self.addCleanup(self.browser.size, 1440, 900)
        self.browser.size(390, 844, 2)
        self.browser.run("document.querySelector('[data-goes=view]').click()")
        self.browser.wait("visualViewport.scale === 1 && document.documentElement.scrollWidth === 390")
        self.keep("space-phone")


class SavingTests(PageCase):
    def test_break_and_mend(self):
        self.open("Guides")
        before = self.browser.run(PICTURE)
        size = self.size()
        self.server.write("Guides.swift", GUIDES.replace("width: 100, height: 40)\n      .align", "width: nothing, height: 40)\n      .align"))
        told = self.browser.wait("!document.getElementById('trouble').hidden"
                                 " && document.getElementById('trouble').textContent")
        self.assertIn("Guides.swift:5:", told)
        self.assertIn("nothing", told)
        # The last good picture remains.
        self.assertEqual(self.browser.run(PICTURE), before)
        self.assertEqual(self.size(), size)
        self.keep("broken")
        self.server.write("Guides.swift", GUIDES.replace("in 30", "in 50"))
        self.browser.wait("document.querySelector('figcaption small').textContent.startsWith('150 ×')")
        self.browser.wait("document.getElementById('trouble').hidden")
        self.server.write("Guides.swift", GUIDES)
        self.browser.wait("document.querySelector('figcaption small').textContent.startsWith('130 ×')")

    def test_save_to_picture(self):
        self.open("Counter")
        times = []
        for number in range(11):
            before = self.browser.run(PICTURE)
            text = GUIDES.replace('"count', f'"{number} count')
            start = time.time()
            self.server.write("Guides.swift", text)
            self.browser.wait(f"{PICTURE} > {before} && {TEXTS}.includes('{number} count')")
            times.append(time.time() - start)
            time.sleep(0.8)
        times.sort()
        median = times[len(times) // 2]
        print(f"\nsave to picture: median {median * 1000:.0f} ms, {times[0] * 1000:.0f} to {times[-1] * 1000:.0f} ms")
        # A busy machine takes longer: the limit is 0.5 s on two idle cores.
        self.assertLess(median, float(os.environ.get("STORYPOLE_SAVE_LIMIT", "3")))
        self.server.write("Guides.swift", GUIDES)


# Names, texts and messages that would be elements if parsed as markup.
IMAGE = "<img src=x onerror=alert(1)>"
MARKUP = {
    f"{IMAGE}.swift": f'''import SwiftUI

struct Marked: View {{
  @State private var taps = 0
  var body: some View {{
    VStack {{
      Text("{IMAGE}<script>alert(2)</script>").id("{IMAGE}")
      Button("{IMAGE}") {{ taps += 1 }}
    }}
  }}
}}
let one = 1
#Preview("Marked {IMAGE}") {{ Marked() }}
#Preview("Ends {IMAGE}") {{ Text("{{}}").onAppear {{ fatalError("{IMAGE}") }} }}
''',
    # Repeats the other file's declarations: they cannot be one module.
    "Broken.swift": f'''import SwiftUI
let one = 1
#Preview("Broken {IMAGE}") {{ Marked(`{IMAGE}`: "{IMAGE}") }}
''',
}


class MarkupTests(PageCase):
    files = MARKUP
    path = "."

    def choose(self, name):
        self.browser.wait("document.querySelector('#list button')")
        self.browser.run("[...document.querySelectorAll('#list button')]"
                         f".find((button) => button.textContent.startsWith('{name}')).click()")

    def assertHarmless(self):
        self.assertEqual(self.browser.run(
            "[...document.querySelectorAll('[onerror], [src=x], script:not([src])')].map((one) => one.outerHTML)"), [])

    def told(self):
        return self.browser.wait("!document.getElementById('trouble').hidden"
                                 " && document.getElementById('trouble').textContent")

    def test_names_and_texts_are_text(self):
        self.choose("Marked")
        self.browser.wait(f"{PICTURE} > 0 && {TEXTS}.includes({json.dumps(IMAGE)})")
        self.browser.wait("document.querySelectorAll('#tree .row').length > 2")
        x, y = self.place(0.5, 0.2)
        self.browser.click(x, y, modifiers=1)
        self.browser.wait("document.querySelector('#reasons h2')?.textContent.includes('<img')")
        for tab in ["tree", "reasons", "source"]:
            self.browser.run(f"document.getElementById('tab-{tab}').click()")
            self.browser.wait(f"!document.getElementById('{tab}').hidden")
            self.assertHarmless()
        self.browser.run("document.getElementById('tab-reasons').click()")
        self.keep("markup")

    def test_ends_are_text(self):
        self.choose("Ends")
        self.assertIn(IMAGE, self.told())
        self.assertHarmless()

    def test_errors_are_text_and_name_the_other_file(self):
        self.choose("Broken")
        told = self.told()
        self.assertIn("cannot find 'Marked' in scope", told)
        self.assertIn(f"'Marked': declared in", told)
        self.assertIn(f"{IMAGE}.swift", told)
        self.assertIn("--together", told)
        self.assertHarmless()


class ReloadTests(PageCase):
    def test_a_hundred_reloads_leave_nothing(self):
        def memory():
            status = pathlib.Path(f"/proc/{self.server.process.pid}/status").read_text()
            return int(status.split("VmRSS:")[1].split()[0]) // 1024

        def load(count):
            for _ in range(count):
                self.browser.run("document.querySelector('canvas')?.remove()")
                self.browser.call("Page.reload")
                self.browser.wait(f"document.readyState === 'complete' && {PICTURE} > 0")

        def wait_for_the_processes():
            # The page's server, the live view, and one that is started ahead, after the picture has come.
            deadline = time.time() + 30
            while len(self.server.processes()) != 3 and time.time() < deadline:
                time.sleep(0.1)
            self.assertEqual(len(self.server.processes()), 3)

        self.open("Guides")
        load(10)
        wait_for_the_processes()
        before = memory()
        load(90)
        wait_for_the_processes()
        # In megabytes: memory that an allocator keeps, but no picture for each reload.
        self.assertLess(memory() - before, 60)


class EndingTests(PageCase):
    files = {"Ends.swift": CRASHING}
    path = "Ends.swift"
    options = ("--timeout", "5", "--memory", "1500")

    def open_ending(self, name):
        self.browser.wait("document.querySelector('#list button')")
        self.browser.run("[...document.querySelectorAll('#list button')]"
                         f".find((button) => button.textContent === '{name}').click()")

    def test_crash_names_the_view_and_ends_no_other(self):
        self.open_ending("crash")
        told = self.browser.wait("document.getElementById('trouble').dataset.kind === 'crash'"
                                 " && !document.getElementById('trouble').hidden"
                                 " && document.getElementById('trouble').textContent")
        self.assertIn("Broken", told)
        self.assertIn("Ends.swift:5", told)
        self.keep("crash")
        self.open_ending("fine")
        self.browser.wait(f"{TEXTS}.includes('I am fine')")
        # Once fixed, it appears again.
        self.open_ending("crash")
        self.browser.wait("!document.getElementById('trouble').hidden")
        self.server.write("Ends.swift", CRASHING.replace("values[3]", "values.count"))
        self.browser.wait(f"document.getElementById('trouble').hidden && {TEXTS}.includes('0')")

    def test_hang_is_stopped(self):
        self.open_ending("hang")
        told = self.browser.wait("document.getElementById('trouble').textContent.includes('Endless')"
                                 " && document.getElementById('trouble').textContent")
        # In processor time, or three times as long by the clock on a busy machine.
        self.assertRegex(told, "did not finish in (5|15) s")

    def test_excessive_memory_is_stopped(self):
        self.open_ending("greedy")
        told = self.browser.wait("document.getElementById('trouble').textContent.includes('Greedy')"
                                 " && document.getElementById('trouble').textContent")
        self.assertIn("out of memory", told)
        self.assertIn("Ends.swift:", told)
        # Restarted, it ends again; the others are unchanged.
        self.browser.run("[...document.querySelectorAll('#trouble button')].at(-1).click()")
        self.browser.wait("document.getElementById('trouble').hidden")
        self.browser.wait("!document.getElementById('trouble').hidden")
        self.open_ending("fine")
        self.browser.wait(f"{TEXTS}.includes('I am fine')")

    def test_nothing_is_left(self):
        server = Server({"Ends.swift": CRASHING}, path="Ends.swift")
        started = server.processes()
        self.assertGreaterEqual(len(started), 1)
        server.close()
        deadline = time.time() + 5
        while any(map(is_alive, started)) and time.time() < deadline:
            time.sleep(0.05)
        self.assertEqual([pid for pid in started if is_alive(pid)], [])


class TargetTests(PageCase):
    """A package's target is one module with its folder's current files."""
    files = {
        "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/App/Row.swift": 'import SwiftUI\nstruct Row: View { var body: some View { Text("a row") } }\n',
        "Sources/App/Rows.swift": 'import SwiftUI\n#Preview("Rows") { VStack { Row(); Row() } }\n',
    }
    path = "."

    def test_files_of_a_target_see_one_another(self):
        self.browser.wait("document.querySelectorAll('#list button:enabled').length === 1")
        self.open("Rows")
        self.assertIn("a row, a row", self.browser.run(TEXTS))
        # Saves another file of the module.
        self.server.write("Sources/App/Row.swift", self.files["Sources/App/Row.swift"].replace("a row", "one"))
        self.browser.wait(f"{TEXTS}.includes('one, one')")
        # Adds a file.
        self.server.write("Sources/App/New.swift", 'import SwiftUI\n#Preview("New") { Text("new") }\n')
        self.browser.wait("[...document.querySelectorAll('#list button')].some((one) => one.textContent.includes('New'))")


class PackageTests(PageCase):
    """A target sees the others of its package, also when they change."""
    files = {
        "Package.swift": '''// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "Kit"), .target(name: "Main", dependencies: ["Kit"])])
''',
        "Sources/Kit/Kit.swift": 'public let text = "one"\n',
        "Sources/Main/Main.swift": 'import Kit\nimport SwiftUI\n#Preview("Main") { Text(text) }\n',
    }
    path = "."

    def test_targets_that_import_one_another(self):
        self.browser.wait("document.querySelectorAll('#list button:enabled').length === 1")
        self.open("Main")
        self.browser.wait(f"{TEXTS}.includes('one')")
        self.server.write("Sources/Kit/Kit.swift", 'public let text = "two"\n')
        self.browser.wait(f"{TEXTS}.includes('two')")


class ProjectTests(PageCase):
    """A folder of an Xcode project that doesn't compile as a whole shows the files that do."""
    files = {
        "App.xcodeproj/project.pbxproj": "",
        "App/Row.swift": 'import SwiftUI\nstruct Row: View { var body: some View { Text("a row") } }\n',
        "App/Rows.swift": 'import SwiftUI\n#Preview("Rows") { VStack { Row(); Row() } }\n',
        "App/Map.swift": 'import Nowhere\nimport SwiftUI\n#Preview("Map") { Text("map") }\n',
    }
    path = "."

    def test_files_see_those_that_they_use(self):
        self.browser.wait("document.querySelectorAll('#list button:enabled').length >= 1")
        self.open("Rows")
        self.assertIn("a row, a row", self.browser.run(TEXTS))
        # Saves a file that is compiled with it.
        self.server.write("App/Row.swift", self.files["App/Row.swift"].replace("a row", "one"))
        self.browser.wait(f"{TEXTS}.includes('one, one')")


class CrowdTests(PageCase):
    files = {
        f"Many{number:02}.swift": "import SwiftUI\n" + "".join(
            f'#Preview("Number {number}-{part}") {{ Text("picture {number}-{part}").padding() }}\n'
            for part in range(10))
        for number in range(10)
    }
    path = "."

    def test_a_hundred_previews(self):
        self.browser.wait("document.querySelectorAll('.tile').length === 100")
        # All of them become visible.
        self.browser.run("Object.assign(document.getElementById('wall').style,"
                         " { gridTemplateColumns: 'repeat(20, 1fr)', gridAutoRows: '4rem' })")
        self.browser.wait("document.querySelectorAll('.tile img').length === 100", 120)
        self.keep("wall")
        memory = self.server.memory()
        # One by one: each page closes before the next opens.
        for number in range(3):
            self.open(f"Number {number}-3")
        self.assertLessEqual(len(self.server.processes()), 3)
        # A hundred live ones in other pages at the same time: the oldest processes end.
        host = f"127.0.0.1:{self.server.port}"
        page = Socket(f"ws://{host}/live?key={self.server.key}", [f"Origin: http://{host}"])
        self.addCleanup(page.close)
        settings = {"scale": 2, "isDark": False, "isRightToLeft": False}

        def head():
            while True:
                _, data = page.receive()
                length = int.from_bytes(data[:4], "little")
                message = json.loads(data[4:4 + length])
                if message["is"] in ("answer", "ended"):
                    return message

        for number in range(100):
            page.send(json.dumps({"do": "open", "tile": number, "file": f"./Many{number // 10:02}.swift",
                                  "preview": number % 10, "settings": settings}))
            self.assertEqual(head()["answer"]["kind"], "picture")
        processes = len(self.server.processes())
        live = self.server.memory()
        print(f"\na hundred still pictures: {memory >> 20} MiB; a hundred live ones: "
              f"{live >> 20} MiB in {processes} processes")
        # The page's server, a spare one and eight.
        self.assertLessEqual(processes, 10)
        self.assertLess(live, 2 << 30)
        # An ended one restarts when it is used.
        page.send(json.dumps({"do": "ask", "tile": 3, "id": 1, "question": {"frame": {}}}))
        self.assertEqual(head()["tile"], 3)
        # The page is as quick as before.
        start = time.time()
        self.open("Number 9-5")
        self.assertLess(time.time() - start, 10)


class RefusalTests(unittest.TestCase):
    """Requests without a browser."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server({"Guides.swift": GUIDES}, path="Guides.swift")
        cls.addClassCleanup(cls.server.close)
        answer = cls.ask(cls.server.address[cls.server.address.index("/?"):])
        cls.live = f"/live?key={cls.server.key}"
        cls.cookie = answer.getheader("Set-Cookie").split(";")[0]

    @classmethod
    def ask(cls, path, method="GET", headers=None, skip_host=False):
        connection = http.client.HTTPConnection("127.0.0.1", cls.server.port, timeout=20)
        connection.putrequest(method, path, skip_host=skip_host)
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        connection.close()
        return answer

    def with_cookie(self, **headers):
        return {"Cookie": self.cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}

    def socket(self, *headers, path="/live"):
        connection = Socket(f"ws://127.0.0.1:{self.server.port}{path}", headers)
        self.addCleanup(connection.close)
        return connection

    def test_the_key_becomes_a_cookie(self):
        answer = self.ask(self.server.address[self.server.address.index("/?"):])
        self.assertEqual(answer.status, 200)
        cookie = answer.getheader("Set-Cookie")
        # Cookies go to every port of this machine: this one opens no view.
        self.assertNotIn(self.server.key, cookie)
        origin = f"Origin: http://127.0.0.1:{self.server.port}"
        self.assertEqual(self.socket(f"Cookie: {self.cookie}", origin).status, 403)
        self.assertIn("HttpOnly", cookie)
        self.assertIn("SameSite=Strict", cookie)
        page = self.ask("/", headers=self.with_cookie())
        self.assertEqual(page.status, 200)
        self.assertIn("default-src 'none'", page.getheader("Content-Security-Policy"))
        self.assertEqual(page.getheader("X-Content-Type-Options"), "nosniff")
        self.assertEqual(page.getheader("Referrer-Policy"), "no-referrer")
        self.assertIsNone(page.getheader("Server"))

    def test_wrong_keys(self):
        self.assertEqual(self.ask("/").status, 403)
        self.assertEqual(self.ask("/page.js").status, 403)
        self.assertEqual(self.ask("/?key=").status, 403)
        self.assertEqual(self.ask("/?key=" + "0" * 64).status, 403)
        name = self.cookie.split("=")[0]
        self.assertEqual(self.ask("/", headers={"Cookie": f"{name}={'0' * 64}"}).status, 403)
        host = f"Origin: http://127.0.0.1:{self.server.port}"
        self.assertEqual(self.socket(host).status, 403)
        self.assertEqual(self.socket(host, f"Cookie: {name}={'f' * 64}").status, 403)

    def test_many_reloads(self):
        # Thirty-seven reloads request ten files each; a stranger may make 200 requests at once.
        for _ in range(370):
            self.assertEqual(self.ask("/page.js", headers=self.with_cookie()).status, 200)

    def test_other_hosts(self):
        for host in ["evil.example", f"evil.example:{self.server.port}", "127.0.0.1.evil.example", "",
                     f"127.0.0.1:{self.server.port}@evil.example", "localhost:x"]:
            answer = self.ask("/", headers=self.with_cookie(Host=host), skip_host=True)
            self.assertIn(answer.status, [400, 421], host)
        # The local end of a tunnel has another port.
        self.assertEqual(self.ask("/", headers=self.with_cookie(Host="localhost:9"), skip_host=True).status, 200)

    def test_other_origins(self):
        for origin in ["http://evil.example", "null", f"http://localhost:{self.server.port}",
                       f"https://127.0.0.1:{self.server.port}", f"http://127.0.0.1:{self.server.port}.evil.example"]:
            self.assertEqual(self.ask("/", headers=self.with_cookie(Origin=origin)).status, 403, origin)
            self.assertEqual(self.socket(f"Origin: {origin}", path=self.live).status, 403, origin)
        good = f"Origin: http://127.0.0.1:{self.server.port}"
        for path in [self.live, f"/live/x?key={self.server.key}", f"/livex?key={self.server.key}"]:
            self.assertEqual(self.socket(path=path).status, 403, path)
        self.assertEqual(self.socket(good, path=self.live).status, 101)

    def test_paths(self):
        for path in ["/../Guides.swift", "/..%2fGuides.swift", "/%2e%2e/%2e%2e/etc/passwd", "/Guides.swift",
                     "//etc/passwd", "/./page.js/../../etc/passwd", "/page.js/", "/index.html", "/PAGE.JS",
                     "/page.js%00", "/a" * 2000]:
            answer = self.ask(path, headers=self.with_cookie())
            self.assertIn(answer.status, [400, 404], path)
            self.assertNotIn("import SwiftUI", answer.text)

    def test_methods_and_bodies(self):
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"]:
            self.assertEqual(self.ask("/", method, self.with_cookie(Content_Length="0")).status, 405, method)
        # A gigabyte: refused before it is sent, and only a little of it is received.
        before = self.server.memory()
        for headers in [["Content-Length: 1073741824"], ["Transfer-Encoding: chunked"]]:
            connection = socket.create_connection(("127.0.0.1", self.server.port), timeout=20)
            lines = [f"GET / HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", f"Cookie: {self.cookie}", *headers]
            connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            chunk = b"x" * (1 << 16)
            if "chunked" in headers[0]:
                chunk = b"10000\r\n" + chunk + b"\r\n"
            sent = 0
            try:
                while sent < 1 << 30:
                    connection.sendall(chunk)
                    sent += len(chunk)
            except OSError:
                pass
            connection.close()
            self.assertLess(sent, 64 << 20, headers)
        self.assertLess(self.server.memory() - before, 32 << 20)
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)

    def test_messages(self):
        good = [f"Origin: http://127.0.0.1:{self.server.port}"]

        def answer(connection):
            _, data = connection.receive()
            length = int.from_bytes(data[:4], "little")
            return json.loads(data[4:4 + length])

        connection = self.socket(*good, path=self.live)
        for text in ["", "no JSON", "[]", '{"do":"format the disk"}',
                     '{"do":"source","file":"/etc/passwd"}', '{"do":"source","file":"../../etc/passwd"}',
                     '{"do":"open","tile":1,"file":"/etc/passwd","preview":0,"settings":{"scale":2,"isDark":false,"isRightToLeft":false}}',
                     '{"do":"open","tile":1,"file":"Guides.swift","preview":0,"settings":{"scale":1e9,"isDark":false,"isRightToLeft":false}}',
                     '{"do":"open","tile":1,"file":"Guides.swift","preview":0,"settings":{"scale":2,"width":1e9,"height":1,"isDark":false,"isRightToLeft":false}}']:
            connection.send(text)
            self.assertEqual(answer(connection)["is"], "trouble", text)
        # A message over the limit ends the connection, and so does a flood.
        connection.send(b"x" * (1 << 17), 1)
        self.assertRaises((ConnectionError, AssertionError), lambda: self.assertNotEqual(connection.receive()[0], 8))
        connection = self.socket(*good, path=self.live)
        with self.assertRaises(OSError):
            for _ in range(5000):
                connection.send('{"do":"hello"}')
            while connection.receive()[0] != 8:
                pass
            raise ConnectionError
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)

    def test_a_message_without_end(self):
        # SECURITY.md allows 64 KiB; frames of 60,000 bytes are below that, their message is not.
        good = f"Origin: http://127.0.0.1:{self.server.port}"
        connection = self.socket(good, path=self.live)
        before = self.server.memory()
        sent = 0
        # The page ends the connection; data sent in the meantime is discarded.
        with self.assertRaises(ConnectionError):
            for number in range(5000):
                head = bytes([0 if number else 1, 0x80 | 126]) + (60000).to_bytes(2, "big") + bytes(4)
                connection.connection.sendall(head + b"a" * 60000)
                sent += 60000
            while connection.connection.recv(1 << 16):
                pass
            raise ConnectionError
        self.assertLess(self.server.memory() - before, 200 << 20)
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)
        # A short message that is long when decompressed: compression is not negotiated.
        packed = self.socket(good, "Sec-WebSocket-Extensions: permessage-deflate", path=self.live)
        self.assertNotIn(b"permessage-deflate", packed.head)

    def test_idle_connections_block_no_others(self):
        # More than the default limit of open files, 1,024.
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4096), most))
        idle = []
        for _ in range(1100):
            connection = socket.create_connection(("127.0.0.1", self.server.port), timeout=20)
            connection.sendall(b"GET / HTTP/1.1\r\nX-a: ")
            idle.append(connection)
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)
        for connection in idle:
            connection.close()
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)

    def test_requests_without_a_key_use_no_quota(self):
        # Of 300 requests at once, some of a stranger's are refused (429); the page loads as before.
        self.assertIn(429, [self.ask("/").status for _ in range(300)])
        self.assertEqual(self.ask("/", headers=self.with_cookie()).status, 200)
        # For the following tests: the limit grows by 50 requests per second.
        time.sleep(4)

    def test_a_negative_length_ends(self):
        connection = socket.create_connection(("127.0.0.1", self.server.port), timeout=60)
        connection.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nContent-Length: -1\r\n\r\n".encode())
        start = time.time()
        while connection.recv(4096):
            pass
        self.assertLess(time.time() - start, 40)
        connection.close()

    def test_a_shown_file_is_deleted(self):
        server = Server({"Gone.swift": GUIDES, "Stay.swift": GUIDES})
        self.addCleanup(server.close)
        host = f"127.0.0.1:{server.port}"
        page = Socket(f"ws://{host}/live?key={server.key}", [f"Origin: http://{host}"])
        self.addCleanup(page.close)

        def head(wanted):
            while True:
                _, data = page.receive()
                message = json.loads(data[4:4 + int.from_bytes(data[:4], "little")])
                if message["is"] in wanted:
                    return message

        settings = {"scale": 2, "isDark": False, "isRightToLeft": False}
        page.send(json.dumps({"do": "open", "tile": 1, "file": "./Gone.swift", "preview": 0, "settings": settings}))
        self.assertEqual(head(["answer", "ended"])["is"], "answer")
        (server.folder / "Gone.swift").unlink()
        self.assertEqual(len(head(["project"])["files"]), 1)
        page.send(json.dumps({"do": "restart", "tile": 1}))
        self.assertIn("no longer exists", head(["answer", "ended"])["message"])
        page.send(json.dumps({"do": "open", "tile": 2, "file": "./Stay.swift", "preview": 0, "settings": settings}))
        self.assertEqual(head(["answer", "ended"])["is"], "answer")

    def test_the_key_is_in_no_log(self):
        self.assertNotIn(self.server.key, "".join(self.server.said))

    def test_only_this_machine(self):
        addresses = pathlib.Path("/proc/net/tcp").read_text() + pathlib.Path("/proc/net/tcp6").read_text()
        listening = [line.split()[1] for line in addresses.splitlines() if line.split()[3:4] == ["0A"]
                     and line.split()[1].endswith(f":{self.server.port:04X}")]
        self.assertEqual(listening, [f"0100007F:{self.server.port:04X}"])


class CommandLineTests(unittest.TestCase):
    def run_command(self, *arguments):
        result = subprocess.run([BUILD / "storypole", "preview", *arguments], capture_output=True, text=True,
                                timeout=60, stdin=subprocess.DEVNULL)
        return result.returncode, result.stderr

    def test_bad_input(self):
        self.assertEqual(self.run_command()[0], 64)
        self.assertEqual(self.run_command("--port", "70000", "x.swift")[0], 64)
        status, said = self.run_command("nothing.swift")
        self.assertEqual(status, 66)
        self.assertIn("nothing.swift", said)
        with tempfile.TemporaryDirectory() as folder:
            status, said = self.run_command(folder)
            self.assertEqual(status, 66)
            self.assertIn("no Swift file", said)
            file = pathlib.Path(folder, "A.swift")
            file.write_text("import SwiftUI\n")
            # A port that another process uses.
            with socket.create_server(("127.0.0.1", 0)) as taken:
                port = taken.getsockname()[1]
                status, said = self.run_command(str(file), "--port", str(port))
            self.assertEqual(status, 69)
            self.assertIn(f"port {port}", said)
            self.assertIn("Leave out --port", said)

    def test_help(self):
        result = subprocess.run([BUILD / "storypole", "preview", "--help"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0)
        self.assertIn("--port", result.stdout)


if __name__ == "__main__":
    # As with Ctrl-C: child processes end as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    unittest.main(verbosity=2)
