#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the windows of 'storypole run' through AT-SPI, as a screen reader does.

usage: run.sh, which starts a bus and this program on it

The expected tree is that of 'storypole frames --accessibility'; the roles are those of the table in Docs/Windows.md.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import Gio, GLib

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
BUILD = pathlib.Path(os.environ["STORYPOLE_BUILD"]).resolve()

ROLES = {
    "element": "label", "text": "label", "heading": "heading", "image": "image", "button": "push button",
    "link": "link", "toggle": "check box", "slider": "slider", "stepper": "spin button", "picker": "combo box",
    "menu": "push button", "textField": "text", "secureField": "text", "searchField": "entry",
    "textEditor": "text", "datePicker": "combo box", "colorPicker": "push button", "progress": "progress bar",
    "gauge": "level bar", "tab": "page tab", "group": "panel", "list": "list", "tabBar": "page tab list",
    "alert": "dialog",
}
# Of containers.
OUTER_ROLES = {**ROLES, "element": "panel", "text": "panel", "picker": "panel", "datePicker": "panel"}
FIELDS = {"textField", "searchField", "textEditor"}


def wait(condition, what, seconds=15):
    """The first true answer."""
    end = time.time() + seconds
    while True:
        try:
            if answer := condition():
                return answer
        except GLib.Error:
            pass  # The element has gone meanwhile.
        if time.time() > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.05)


def equal(got, expected, what):
    if got != expected:
        raise AssertionError(f"{what}: {got!r}, not {expected!r}")


class Screen:
    """A display without a window manager."""

    def __init__(self):
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "800x900x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        os.environ["DISPLAY"] = ":" + self.server.stdout.readline().decode().strip()

    def close(self):
        self.server.kill()
        self.server.wait()

    @staticmethod
    def keys(*names):
        subprocess.run(["xdotool", "key", "--delay", "40", *names], check=True)

    @staticmethod
    def click(x, y):
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)


def listen(is_on):
    """Tells programs that an assistive technology is in use, as screen readers do."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on))), None, 0, -1)


class Window:
    """A program of 'storypole run', with its elements."""

    def __init__(self, source, *options):
        self.process = subprocess.Popen(
            [str(BUILD / "storypole"), "run", str(source), *options], stderr=subprocess.PIPE, text=True)
        self.area = wait(self.find_area, f"the window of {source}", 180)

    @staticmethod
    def find_area():
        for app in pyatspi.Registry.getDesktop(0):
            for frame in app or []:
                for child in frame or []:
                    if child.getRoleName() == "panel":
                        return child
        return None

    def close(self):
        """Closes the window: nothing of GTK may complain."""
        try:
            perform(self.area.parent, "window.close")
        except GLib.Error:
            pass  # The program may end before it answers.
        equal(self.process.wait(20), 0, "the exit status")
        said = self.process.stderr.read()
        assert "WARNING" not in said and "CRITICAL" not in said, said
        wait(lambda: self.find_area() is None, "the end of the program")

    def all(self, inside=None):
        """The elements in reading order."""
        found = []
        for child in inside or self.area:
            if child is None:
                continue  # It has gone meanwhile.
            found.append(child)
            found += self.all(child) if child.childCount else []
        return found

    def find(self, name, role=None):
        return wait(
            lambda: next((one for one in self.all() if one.name == name and role in (None, one.getRoleName())), None),
            f"the element '{name}'")

    def focused(self):
        """All elements with the focus; between two answers it may move."""
        return [one for one in [self.area, *self.all()] if has(one, pyatspi.STATE_FOCUSED)]

    def awaitFocus(self, name):
        """The element with a name, as soon as it alone has the focus."""
        def answer():
            found = self.focused()
            return found[0] if [one.name for one in found] == [name] else None
        try:
            return wait(answer, f"the focus on '{name}'")
        except AssertionError as error:
            raise AssertionError(f"{error}: it is on {[one.name for one in self.focused()]}") from None


def has(element, state):
    return element.getState().contains(state)


def actions(element):
    try:
        query = element.queryAction()
    except NotImplementedError:
        return []
    return [query.getName(index) for index in range(query.nActions)]


def perform(element, name):
    names = actions(element)
    assert name in names, f"'{element.name}' has no action '{name}', only {names}"
    assert element.queryAction().doAction(names.index(name))


def frame(element):
    box = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return [box.x, box.y, box.width, box.height]


def compare(expected, accessible, origin):
    """An element of 'frames --accessibility' with one that a reader gets."""
    name = f"{expected['role']} '{expected.get('label', '')}'"
    children = expected["children"]
    roles = OUTER_ROLES if children else ROLES
    equal(accessible.getRoleName(), roles[expected["role"]], f"the role of {name}")
    equal(accessible.name, expected.get("label") or "", f"the name of {name}")
    value, hint = expected.get("value"), expected.get("hint")
    if expected["role"] in FIELDS:
        equal(accessible.queryText().getText(0, -1), value or "", f"the characters of {name}")
        value = None
    elif expected["role"] == "toggle":
        equal(has(accessible, pyatspi.STATE_CHECKED), value == "On", f"the state of {name}")
        value = None
    elif expected["role"] in ("slider", "progress", "gauge") and value and value.endswith("%"):
        number = accessible.queryValue()
        equal(round(number.currentValue * 100), int(value[:-1]), f"the number of {name}")
        equal((number.minimumValue, number.maximumValue), (0, 1), f"the range of {name}")
    equal(accessible.description, ", ".join(word for word in (value, hint) if word), f"the description of {name}")
    equal(has(accessible, pyatspi.STATE_SENSITIVE), expected["isEnabled"], f"whether {name} is enabled")
    equal(has(accessible, pyatspi.STATE_SELECTED), "isSelected" in expected["traits"], f"whether {name} is selected")
    for action in expected["actions"]:
        named = {"activate", "increment", "decrement", "showMenu"}
        assert (action if action in named else "action." + action) in actions(accessible), f"no {action} of {name}"
    # Both edges are rounded.
    x, y = expected["x"], expected["y"]
    edges = [x, y, x + expected["width"], y + expected["height"]]
    left, top, width, height = frame(accessible)
    got = [left - origin[0], top - origin[1], left - origin[0] + width, top - origin[1] + height]
    assert all(abs(a - b) <= 0.5001 for a, b in zip(got, edges)), f"the frame of {name}: {got}, not {edges}"
    equal(accessible.childCount, len(children), f"the elements in {name}")
    for one, other in zip(children, accessible):
        compare(one, other, origin)


def tree_tests():
    """Names, roles, values, states, order and frames of whole apps."""
    for source, view, size in [
        (FOLDER / "Form.swift", "Content()", "400x800"),
        (ROOT / "Examples/Player.swift", None, "390x844"),
        (ROOT / "Examples/PackingList.swift", None, "390x844"),
        (ROOT / "Examples/FerryTabs.swift", None, "390x844"),
    ]:
        named = ["--view", view] if view else []
        printed = subprocess.run(
            [str(BUILD / "storypole"), "frames", str(source), *named, "--size", size, "--canvas", "--scale", "1",
             "--accessibility", "--json"], check=True, capture_output=True, text=True).stdout
        tree = json.loads(printed)
        elements = (tree[0] if isinstance(tree, list) else tree)["elements"]
        window = Window(source, "--size", size)
        wait(lambda: window.area.childCount, f"the elements of {source.name}")
        time.sleep(0.3)
        origin = frame(window.area)[:2]
        equal([child.name for child in window.area], [one.get("label") or "" for one in elements], source.name)
        for one, other in zip(elements, window.area):
            compare(one, other, origin)
        window.close()


def focus_tests(window):
    """The focus follows the keyboard; keys and the pointer reach the views as before."""
    Screen.keys("Tab")
    window.awaitFocus("Add")
    Screen.keys("space")
    window.find("Pressed 2 times")
    for name in ["Wi-Fi", "Volume", "Copies", "Name"]:
        Screen.keys("Tab")
        window.awaitFocus(name)
    # Characters, the caret and the selection of a field. Tab selects all.
    text = window.find("Name").queryText()
    wait(lambda: text.getNSelections() == 1 and text.getSelection(0) == (0, 3), "the selection")
    Screen.keys("End", "b", "eacute", "Left")
    wait(lambda: (text.getText(0, -1), text.caretOffset) == ("Annb\u00e9", 4), "the typed characters")
    Screen.keys("Tab")
    # Secret characters are not read.
    secret = window.awaitFocus("Secret")
    equal(secret.description, "", "the words of a secret field")
    assert "Text" not in pyatspi.listInterfaces(secret)
    Screen.keys("shift+Tab", "shift+Tab", "shift+Tab", "Right")
    slider = window.awaitFocus("Volume")
    wait(lambda: slider.queryValue().currentValue > 0.25, "the slider's move by a key")
    # A row has the focus as a whole.
    x, y, width, height = frame(window.find("One"))
    Screen.click(x + width // 2, y + height // 2)
    row = window.awaitFocus("One")
    wait(lambda: row.description == "first" and has(row, pyatspi.STATE_SELECTED), "the selected row")
    x, y, width, height = frame(window.find("Add"))
    Screen.click(x + width // 2, y + height // 2)
    window.find("Pressed 3 times")
    Screen.keys("Down")
    window.awaitFocus("Two")
    wait(lambda: window.find("One").description == "", "the end of the row's words")


def event_tests(window):
    """A reader is told of the focus, of characters and of changed words, without asking."""
    heard = set()
    kinds = ["object:state-changed:focused", "object:text-changed", "object:property-change:accessible-name"]

    def hear(event):
        kind = str(event.type)
        name = event.source.name if event.source else None
        heard.add((kind.split(":")[-1] if "focused" in kind else kind, name, event.detail1, str(event.any_data or "")))

    for kind in kinds:
        pyatspi.Registry.registerEventListener(hear, kind)

    def expect(condition, what):
        def answer():
            while GLib.MainContext.default().iteration(False):
                pass
            return any(condition(*event) for event in heard)
        try:
            wait(answer, what, 5)
        except AssertionError as error:
            raise AssertionError(f"{error}; heard {heard}") from None

    perform(window.find("Name"), "activate")
    expect(lambda kind, name, on, data: kind == "focused" and name == "Name" and on == 1, "the event of the focus")
    Screen.keys("End", "z")
    expect(lambda kind, name, on, data: "text-changed" in kind and data == "z", "the event of a character")
    perform(window.find("Add"), "activate")
    expect(lambda kind, name, on, data: "accessible-name" in kind and data.startswith("Pressed"),
           "the event of changed words")
    for kind in kinds:
        pyatspi.Registry.deregisterEventListener(hear, kind)


def action_tests(window):
    """Actions of a reader change the views."""
    perform(window.find("Add"), "activate")
    window.find("Pressed 4 times")
    perform(window.find("Pressed 4 times"), "action.Start again")
    window.find("Pressed 0 times")
    perform(window.find("Copies"), "increment")
    window.find("Pressed 1 times")
    toggle = window.find("Wi-Fi")
    perform(toggle, "activate")
    wait(lambda: not has(toggle, pyatspi.STATE_CHECKED), "the toggle's change")
    slider = window.find("Volume")
    slider.queryValue().currentValue = 0.75
    wait(lambda: slider.description == "75%", "the slider's move")
    perform(slider, "decrement")
    wait(lambda: slider.queryValue().currentValue < 0.75, "the slider's step")
    # Nobody sets a measure.
    progress = window.find("Loading")
    progress.queryValue().currentValue = 0.9
    wait(lambda: progress.queryValue().currentValue == 0.5, "the return of a measure")
    equal(actions(window.find("Off")), [], "actions of a disabled button")
    perform(window.find("Two"), "activate")
    wait(lambda: has(window.find("Two"), pyatspi.STATE_SELECTED), "the selection of a row")
    perform(window.find("Name"), "activate")
    window.awaitFocus("Name")


def presentation_tests(window):
    """Menus, alerts and sheets; the elements behind them are not read."""
    perform(window.find("Size"), "activate")
    perform(window.find("Small"), "activate")
    wait(lambda: window.find("Size").description == "Small", "the choice of a menu")
    perform(window.find("Ask"), "activate")
    alert = window.find("Sure?", "dialog")
    assert has(alert, pyatspi.STATE_MODAL)
    equal([one.name for one in alert], ["No", "Yes"], "the buttons of the alert")
    equal(window.area.childCount, 1, "elements beside an alert")
    perform(window.find("Yes"), "activate")
    window.find("Pressed 100 times")
    perform(window.find("Sheet"), "activate")
    window.find("In the sheet")
    wait(lambda: [one.name for one in window.all()] == ["In the sheet", "Done"], "the sheet alone")
    Screen.keys("Escape")
    window.find("Pressed 100 times")


def status_tests(window):
    """Without an assistive technology there are no elements, and the window works."""
    listen(False)
    wait(lambda: window.area.childCount == 0, "the end of the elements")
    Screen.keys("Escape", "Tab", "space")
    time.sleep(0.3)
    listen(True)
    window.find("Pressed 101 times")


HOSTILE = """import SwiftUI
struct ContentView: View {
  var body: some View {
    VStack {
      Text("End")
      Color.red.frame(width: 20, height: 20).accessibilityLabel(String(repeating: "long ", count: 100_000))
      Color.red.frame(width: 20, height: 20).accessibilityLabel("a\\u{0}b\\u{202E}c\\u{7}\\nd")
      Color.red.frame(width: 20, height: 20).accessibilityLabel("Actions")
        .accessibilityAction(named: "") {}.accessibilityAction(named: "a.b c\\u{0}") { print("performed") }
        .accessibilityAction(named: Text(String(repeating: "x", count: 5_000))) {}
      Color.red.frame(width: 20, height: 20).accessibilityLabel("Far").offset(x: 1e30)
      TextEditor(text: .constant(String(repeating: "e\\u{301}", count: 100_000))).frame(height: 40)
      ScrollView {
        LazyVStack { ForEach(0..<100_000) { Text("Row \\($0)") } }
      }
      .frame(height: 200)
    }
  }
}
"""


def hostile_tests(folder):
    """Labels and fields of any length, and elements outside of the window."""
    source = folder / "Hostile.swift"
    source.write_text(HOSTILE)
    window = Window(source)
    window.find("End")
    names = [one.name for one in window.all()]
    equal(max(len(name) for name in names), 1_001, "the longest name")
    assert "a\ufffdb\u202ec\u0007\nd" in names, names
    assert "Far" not in names
    editor = next(one for one in window.all() if "Text" in pyatspi.listInterfaces(one))
    equal(editor.queryText().characterCount, 10_001, "the characters of a field")
    assert all(len(name) <= 108 for name in actions(window.find("Actions"))), actions(window.find("Actions"))
    perform(window.find("Actions"), "action.a.b c\ufffd")
    rows = [name for name in names if name.startswith("Row")]
    assert "Row 0" in rows and len(rows) < 60, len(rows)
    x, y, width, height = frame(window.find("Row 1"))
    subprocess.run(["xdotool", "mousemove", str(x + width // 2), str(y + height // 2), "click", "--repeat", "20",
                    "--delay", "20", "5"], check=True)
    wait(lambda: not any(one.name == "Row 0" for one in window.all()), "the end of the first row")
    window.close()


def main():
    screen = Screen()
    try:
        with tempfile.TemporaryDirectory() as folder:
            plain = Window(FOLDER / "Form.swift")
            time.sleep(0.5)
            equal(plain.area.childCount, 0, "elements before anybody listens")
            listen(True)
            wait(lambda: plain.area.childCount, "the elements")
            focus_tests(plain)
            action_tests(plain)
            presentation_tests(plain)
            status_tests(plain)
            event_tests(plain)
            plain.close()
            tree_tests()
            hostile_tests(pathlib.Path(folder))
    finally:
        screen.close()
    print("readers: 7 passed, 0 failed")


if __name__ == "__main__":
    main()
