#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts the views of Tests/Agents, each with one fault, to 'storypole mcp': one call names the line and the fault, and the
edit that it offers, applied to a copy, removes the fault. The lines are those of the faults in the files, and the sentences
were read by people: recorded from ourselves. That an edit removes a fault is checked by compiling and drawing the copy."""

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
    "BigFont": (10, "is cut off"),
    "Clipped": (8, "clips it to 50 × 24"),
    "Contrast": (6, "contrast"),
    "Cut": (9, "is cut off"),
    "FixedHeight": (10, "is cut off"),
    "FixedSize": (9, "clips it to 320 × 120"),
    "Label": (6, "name of its image"),
    "LineLimit": (9, "is cut off"),
    "NegativePadding": (7, "of it are visible"),
    "Offset": (9, "of it are visible"),
    "Opacity": (6, "contrast"),
    "Position": (9, "of it are visible"),
    "Rows": (6, "clips it to 200 × 240"),
    "Sibling": (7, "is cut off"),
    "Spacing": (6, "lies on"),
    "Stacked": (6, "lies on"),
    "Target": (6, "can be hit"),
    "WrongGuide": (9, "is ignored"),
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


def main():
    names = {os.path.splitext(name)[0] for name in os.listdir(FAULTS)}
    assert names == set(EXPECTED), names ^ set(EXPECTED)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            shutil.copy(os.path.join(FAULTS, name + ".swift"), folder)
        server = client.Client(folder)
        server.initialize()
        repaired = sum(check(server, folder, name) for name in sorted(names))
        assert server.close() == 0
    assert repaired >= 15, repaired
    print(f"edits: {len(names)} faults named with their lines in one call each, {repaired} removed by the offered edit")


if __name__ == "__main__":
    main()
