#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts the views of Tests/Agents, each with one fault, to 'storypole mcp': one call names the line and the fault, and the
edit that it offers, applied to a copy, removes the fault. The lines are those of the faults in the files, and the sentences
were read by people: recorded from ourselves. That an edit removes a fault is checked by compiling and drawing the copy.

The views of Tests/Agents/Layouts are at the wrong place, which no lint can know. 'explain' tries edits of the calls that
decide about the named view, and tells its frame after each."""

import os
import re
import shutil
import tempfile

import client

FAULTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Agents")

# The line and a part of the message.
EXPECTED = {
    "Alone": (8, "moves nothing"),
    "Badge": (10, "lies on"),
    "BigFont": (9, "is cut off"),
    "Clipped": (8, "clips it to 50 × 24"),
    "Contrast": (6, "contrast"),
    "Cut": (9, "is cut off"),
    "FixedHeight": (10, "is cut off"),
    "FixedSize": (9, "clips it to 320 × 120"),
    "Label": (6, "name of its image"),
    "LineLimit": (9, "is cut off"),
    "ListRow": (7, "of it are visible"),
    "NegativePadding": (7, "of it are visible"),
    "Offset": (9, "of it are visible"),
    "Opacity": (6, "contrast"),
    "Pages": (8, "no height is proposed"),
    "Position": (9, "of it are visible"),
    "Rows": (6, "clips it to 200 × 240"),
    "Sibling": (7, "is cut off"),
    "Spacing": (6, "lies on"),
    "Stacked": (6, "lies on"),
    "Target": (6, "can be hit"),
    "TinyText": (7, "has letters of only 3.6 pt"),
    "WrongGuide": (9, "is ignored"),
}


# The named view, the line, the old and the new text, and the beginning of the view's frame after the edit, as far as it
# follows from the numbers in the file (derived): the leading edge, the paddings of 16 and 12, the phone's safe area of 59.
LAYOUTS = {
    "Alignment": ("12 pages", 6, "VStack(alignment: .trailing, spacing: 4)", "VStack(alignment: .leading, spacing: 4)",
                  "at 0, "),
    "AspectRatio": ("Color", 9, ".aspectRatio(1, contentMode: .fill)", ".aspectRatio(1, contentMode: .fit)", "160 × 60"),
    "Baseline": ("degrees", 6, "HStack(alignment: .top)", "HStack(alignment: .firstTextBaseline)", "at "),
    "ClippedHeight": ("Berlin", 10, ".frame(height: 36)", "", "at 0, 0"),
    "Corners": ("Badge", 8, ".clipShape(RoundedRectangle(cornerRadius: 12)) .background(.orange)",
                ".background(.orange) .clipShape(RoundedRectangle(cornerRadius: 12))", "then includes '.background'"),
    "Divided": ("Left", 12, "}", "}.fixedSize(horizontal: false, vertical: true)", "at 0, 31.309"),
    "FixedFrame": ("Reservations", 9, ".frame(width: 60, height: 20)", "", ", 16, "),
    "Geometry": ("60 percent done", 9, "}", "}.frame(height: 8)", "at "),
    "GridColumns": ("Oslo", 8, 'Text("Shipping address of the order")',
                    'Text("Shipping address of the order").gridCellColumns(2)', "at "),
    "OverlayText": ("Messages", 10, 'Text("Messages")', 'Text("Messages").fixedSize()', "at "),
    "PaddingOrder": ("Continue", 8, ".background(.blue) .padding(12)", ".padding(12) .background(.blue)",
                     "then includes '.padding'"),
    "Priority": ("Departure platform", 9, ".layoutPriority(1)", "", "at "),
    "Reader": ("Center me", 7, 'Text("Center me")', 'Text("Center me").frame(maxWidth: .infinity, maxHeight: .infinity)',
               "at 0, 0, 393 × 759"),
    "Resizable": ("Image", 7, 'Image(systemName: "star.fill")', 'Image(systemName: "star.fill").resizable()',
                  "then fills the size"),
    "RowInsets": ("Milk", 8, ".listRowInsets(EdgeInsets(top: 0, leading: -40, bottom: 0, trailing: 0))", "", "at 16, "),
    "SafeArea": ("Welcome", 13, ".ignoresSafeArea()", "", ", 59, "),
    "SpacerBefore": ("Name", 7, 'Spacer() Text("Name")', 'Text("Name") Spacer()', "at 0, 0"),
    "ZIndex": ("On sale", 9, ".zIndex(1)", "", "the view stays"),
}

FOUND = re.compile(r"^\S+\.swift:(\d+): (?:error|warning): (.*)")
EDIT = re.compile(r"^  edit: \S+\.swift:(\d+): `(.*?)` → (?:`(.*)`|nothing): (\d+|no) faults? (?:is|are) left")


def lints(server, path, edits):
    """The faults that an agent reads: line, message and edit; numbers in messages change with the view."""
    answer = server.call("lint", path=path, edits=edits)
    text = client.text(answer)
    assert not answer.get("isError"), text
    found = []
    for line in text.splitlines():
        if match := FOUND.match(line):
            found.append([int(match[1]), match[2], None])
        elif match := EDIT.match(line):
            found[-1][2] = match.groups()
    return found


def applied(edit, source):
    """The source with the edit, whose texts are on one line each."""
    line, old, new, _ = edit
    lines = source.split("\n")
    head, rest = lines[:int(line) - 1], "\n".join(lines[int(line) - 1:])
    pattern = r"\s*".join(map(re.escape, old.split()))
    rest, count = re.subn(pattern, lambda _: new or "", rest, count=1)
    assert count == 1, f"line {line} does not contain {old!r}"
    return "\n".join([*head, rest])


def subject(message):
    """The view and the kind of the fault, without its numbers."""
    return re.sub(r"-?[\d.]+", "#", message.split(":")[0]), message.rpartition(" [")[2], ", at " in message


def check(server, folder, name):
    line, words = EXPECTED[name]
    path = os.path.join(folder, name + ".swift")
    found = [lint for lint in lints(server, path, True) if lint[0] == line and words in lint[1]]
    assert found, f"{name}: no fault of line {line} with '{words}'"
    _, message, edit = found[0]
    if edit is None:
        print(f"{name}: no edit removes: {message}")
        return False
    with open(path) as file:
        source = applied(edit, file.read())
    copy = os.path.join(folder, name + "Edited.swift")
    with open(copy, "w") as file:
        file.write(source)
    left = lints(server, copy, False)
    assert subject(message) not in [subject(other) for _, other, _ in left], f"{name}: the edit leaves {left}"
    assert len(left) == int(edit[3].replace("no", "0")), f"{name}: {left} are left, not {edit[3]}"
    return True


def explain(server, name):
    """The edit of a view at the wrong place is among those that 'explain' tried."""
    view, line, old, new, place = LAYOUTS[name]
    answer = server.call("explain", path=f"Layouts/{name}.swift", view=view, edits=True)
    text = client.text(answer)
    assert not answer.get("isError"), text
    start = f"{name}.swift:{line}: `{old}` → " + (f"`{new}`: " if new else "nothing: ")
    found = [one.partition("; the view ")[2] or one for one in text.splitlines() if start in one]
    assert len(found) == 1 and place in ("the view " + found[0] if found[0] == "stays" else found[0]), f"{name}: {text}"


def main():
    names = {os.path.splitext(name)[0] for name in os.listdir(FAULTS) if name.endswith(".swift")}
    assert names == set(EXPECTED), names ^ set(EXPECTED)
    layouts = {os.path.splitext(name)[0] for name in os.listdir(os.path.join(FAULTS, "Layouts"))}
    assert layouts == set(LAYOUTS), layouts ^ set(LAYOUTS)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            shutil.copy(os.path.join(FAULTS, name + ".swift"), folder)
        shutil.copytree(os.path.join(FAULTS, "Layouts"), os.path.join(folder, "Layouts"))
        server = client.Client(folder)
        server.initialize()
        repaired = sum(check(server, folder, name) for name in sorted(names))
        for name in sorted(layouts):
            explain(server, name)
        assert server.close() == 0
    assert repaired >= 15, repaired
    print(f"edits: {len(names)} faults named with their lines in one call each, {repaired} removed by the offered edit; "
          f"{len(layouts)} views at the wrong place, each with an edit that moves it")


if __name__ == "__main__":
    main()
