#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Changes one number, alignment, font or text of an example at a time, and checks that 'storypole test' names
the changed line, and exactly the views that moved.

usage: mutations.py STORYPOLE [COUNT] [SEED]

Every round changes one line in each example and tests all of them. The views that moved come from 'storypole
explain' of both versions, where both have the same views. Changes that alter neither frames nor pixels, and those
that don't compile, don't count.
"""
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

PLACE = pathlib.Path(__file__).resolve().parent.parent.parent / "Examples"
FONTS = ["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
         "caption"]
OTHER = {"leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top", "center": "trailing",
         "firstTextBaseline": "bottom", "topLeading": "bottomTrailing", "bottomTrailing": "topLeading"}


def candidates(line):
    """All changed versions of a line, each with its kind."""
    code = line.split("//")[0]
    if "#Preview" in code:
        return
    for kind, pattern, more in [
        ("padding", r"(?<=\.padding\()(\d+)(?=\))|(?<=\.padding\(\.)\w+, (\d+)(?=\))", 5),
        ("spacing", r"(?<=[sS]pacing: )(\d+)", 7),
        ("frame", r"(?<=\bwidth: )(\d+)|(?<=\bheight: )(\d+)", 6),
        ("font", r"(?<=size: )(\d+)", 4),
    ]:
        if kind == "frame" and ".frame(" not in code:
            continue
        for found in re.finditer(pattern, code):
            group = next(i for i, text in enumerate(found.groups(), 1) if text)
            number = int(found.group(group)) + more
            yield kind, line[:found.start(group)] + str(number) + line[found.end(group):]
    for found in re.finditer(r"(?<=\.font\(\.)(\w+)", code):
        if found.group() in FONTS:
            other = FONTS[(FONTS.index(found.group()) + 4) % len(FONTS)]
            yield "font", line[:found.start()] + other + line[found.end():]
    for found in re.finditer(r"(?<=alignment: \.)(\w+)", code):
        if found.group() in OTHER:
            yield "alignment", line[:found.start()] + OTHER[found.group()] + line[found.end():]
    for found in re.finditer(r'(?<=Text\(")([^"\\]+)(?="\))', code):
        yield "text", line[:found.end()] + " mm" + line[found.end():]


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True)


def views(storypole, path):
    """Name and frames of every view: with all of its modifiers, and without."""
    result = run(storypole, "explain", str(path), "--json")
    if result.returncode:
        return None
    nodes = json.loads(result.stdout)["nodes"]
    outer = {}
    for node in nodes:
        outer.setdefault(node["view"], node["frame"])
    return [(node["name"], outer[node["id"]], node["frame"]) for node in nodes if node["view"] == node["id"]]


def moved(before, after):
    """The number of views elsewhere or of another size; None where the views differ."""
    if not before or not after or [v[0] for v in before] != [v[0] for v in after]:
        return None
    def differs(a, b):
        return any(abs(a[key] - b[key]) > 0.01 for key in a)
    return sum(differs(a[1], b[1]) or differs(a[2], b[2]) for a, b in zip(before, after))


def main():
    storypole = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    folder = pathlib.Path(tempfile.mkdtemp()) / "Examples"
    shutil.copytree(PLACE, folder, ignore=shutil.ignore_patterns("Counter", "Learn", "Tests", "__Storypole__"))
    sources = {path: path.read_text() for path in sorted(folder.glob("*.swift"))}
    recorded = run(storypole, "test", str(folder), "--record", "all")
    if recorded.returncode:
        sys.exit(f"cannot record:\n{recorded.stderr}")
    left = {}
    for path, source in sources.items():
        lines = source.split("\n")
        found = [(kind, number, text) for number, line in enumerate(lines) for kind, text in candidates(line)]
        chance.shuffle(found)
        left[path] = found
    before = {path: views(storypole, path) for path in sources}
    tried = named = exact = compared = pictures = unseen = broken = 0
    kinds = {}
    while tried < count and any(left.values()):
        changed = {}
        for path, found in left.items():
            if found:
                kind, number, text = found.pop()
                lines = sources[path].split("\n")
                lines[number] = text
                path.write_text("\n".join(lines))
                changed[path] = (kind, number + 1, text)
        report = folder.parent / "results.json"
        run(storypole, "test", str(folder), "--record", "never", "--json", str(report))
        results = json.loads(report.read_text())
        for path, (kind, line, text) in changed.items():
            tests = [test for test in results["tests"] if test["path"] == str(path) and test["status"] == "failed"]
            if any(str(path) in module["paths"] for module in results["broken"]):
                broken += 1
                continue
            if not tests:
                unseen += 1
                continue
            tried += 1
            first = tests[0]["causes"][:1]
            is_named = bool(first) and first[0].get("path") == str(path) and first[0].get("line") == line
            if not tests[0]["changes"]:
                pictures += 1
            named += is_named
            total, good = kinds.get(kind, (0, 0))
            kinds[kind] = (total + 1, good + is_named)
            if not is_named:
                where = f"{first[0].get('line')}: {first[0]['text']}" if first else tests[0]["messages"]
                print(f"{path.name}:{line} {kind}: {text.strip()}\n    named: {where}")
            number = moved(before[path], views(storypole, path))
            if number is not None:
                compared += 1
                exact += number == len(tests[0]["changes"])
                if number != len(tests[0]["changes"]):
                    print(f"{path.name}:{line} {kind}: {number} views moved, named: {len(tests[0]['changes'])}")
        for path, source in sources.items():
            path.write_text(source)
    shutil.rmtree(folder.parent)
    print(f"{tried} changes, {broken} that don't compile, {unseen} without effect, {pictures} seen only in pictures")
    for kind, (total, good) in sorted(kinds.items()):
        print(f"  {kind}: {good} of {total} lines named")
    print(f"lines named: {named} of {tried}; exactly the moved views: {exact} of {compared}")
    sys.exit(0 if tried and named >= 0.95 * tried and exact == compared else 1)


main()
