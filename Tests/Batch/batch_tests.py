#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests 'storypole batch' as its users run it: rows that do harm, runs that are killed, shards, CSV, schemas, and workers.
The digests of a run are compared with those of an undisturbed one. ROWS=100000 makes the runs long, ENDING=svg shorter."""

import csv
import hashlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
STORYPOLE = os.path.join(ROOT, os.environ.get("STORYPOLE_BUILD", ".build/debug"), "storypole")
BADGE = os.path.join(ROOT, "Examples", "Batch", "Badge.swift")
PEOPLE = os.path.join(ROOT, "Examples", "Batch", "people.csv")
ROWS = int(os.environ.get("ROWS", "300"))
#: png, or svg, which takes a fraction of the time: for "jobs_and_shards", "killed" and "stopped".
ENDING = os.environ.get("ENDING", "png")
NAME = "{level}/{id}." + ENDING
#: The time of an undisturbed run.
SECONDS = 0.0


def start(*arguments, program=STORYPOLE):
    command = [program] + (["batch"] if program == STORYPOLE else []) + [str(part) for part in arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE, text=True)


def run(*arguments, status=0, rows=None, program=STORYPOLE):
    process = start(*arguments, program=program)
    output, errors = process.communicate(rows, timeout=3600)
    assert process.returncode == status, (arguments, process.returncode, output[-2000:], errors[-2000:])
    return output, errors


def write(path, rows):
    with open(path, "w") as file:
        for row in rows:
            file.write((row if isinstance(row, str) else json.dumps(row)) + "\n")
    return path


def lines(path):
    with open(path) as file:
        return [json.loads(line) for line in file]


def digests(folder, ending="." + ENDING):
    """The pictures of a folder by their names. Nothing else may be there."""
    found = {}
    for place, folders, files in os.walk(folder):
        assert not any(name.startswith(".") for name in folders + files), (place, folders, files)
        for name in files:
            path = os.path.join(place, name)
            if name.endswith(ending):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
            else:
                assert name.endswith(".jsonl"), path
    return found


def listed(folder):
    """The names and digests of a folder's manifests."""
    found = {}
    for name in os.listdir(folder):
        if name.startswith("manifest"):
            for line in lines(os.path.join(folder, name)):
                if "file" in line:
                    found[line["file"]] = line["sha256"]
    return found


def people(count):
    levels = ["guest", "speaker", "crew"]
    for number in range(1, count + 1):
        yield {"id": number, "name": f"Person {number % 97}", "level": levels[number % 3],
               "company": f"Company {number % 13}" if number % 2 else None}


def undisturbed(folder):
    data = write(f"{folder}/people.jsonl", people(ROWS))
    started = time.time()
    run(BADGE, "--data", data, "-o", f"{folder}/whole", "--name", NAME, "--jobs", 4)
    global SECONDS
    SECONDS = time.time() - started
    whole = digests(f"{folder}/whole")
    # One name for each row, and each picture has a person's name, company, level and number: all differ.
    assert len(whole) == ROWS and len(set(whole.values())) == ROWS, len(whole)
    assert listed(f"{folder}/whole") == whole
    return data, whole


def test_jobs_and_shards(folder, data, whole):
    run(BADGE, "--data", data, "-o", f"{folder}/one", "--name", NAME, "--jobs", 1)
    assert digests(f"{folder}/one") == whole
    for shard in ("1/3", "2/3", "3/3"):
        run(BADGE, "--data", data, "-o", f"{folder}/shards", "--name", NAME, "--shard", shard)
    assert digests(f"{folder}/shards") == whole == listed(f"{folder}/shards")
    # From a pipe, where rows are not known before.
    with open(data) as rows:
        run(BADGE, "--data", "-", "-o", f"{folder}/pipe", "--name", NAME, rows=rows.read())
    assert digests(f"{folder}/pipe") == whole


def test_killed(folder, data, whole):
    """Killed at ten random moments and resumed."""
    seed = int(os.environ.get("SEED", "0")) or random.randrange(1 << 30)
    print(f"batch: killed with SEED={seed}", flush=True)
    chance = random.Random(seed)
    arguments = (BADGE, "--data", data, "-o", f"{folder}/killed", "--name", NAME, "--resume")
    # A run that begins again does what is left, so on average the tenth is killed when half of the rows are done.
    longest = max(0.3, SECONDS / 10)
    drawn = []
    for _ in range(10):
        process = start(*arguments)
        time.sleep(chance.uniform(0.05, longest))
        process.kill()
        process.communicate()
        manifest = f"{folder}/killed/manifest.jsonl"
        # The first line is the head, and the last one may be half.
        drawn.append(open(manifest).read().count("\n") - 1 if os.path.exists(manifest) else 0)
    print(f"batch: rows in the manifest after each kill: {drawn}", flush=True)
    output, _ = run(*arguments)
    assert "drawn" in output, output
    assert digests(f"{folder}/killed") == whole == listed(f"{folder}/killed"), seed
    # Again: nothing is left to draw.
    output, _ = run(*arguments)
    assert output.startswith(f"0 drawn, {ROWS:,} drawn before"), output
    # A picture that is gone, and a row that has changed, are drawn again.
    os.unlink(f"{folder}/killed/speaker/1.{ENDING}")
    changed = list(people(ROWS))
    changed[1]["name"] = "Somebody else"
    output, _ = run(BADGE, "--data", write(f"{folder}/changed.jsonl", changed), *arguments[3:])
    assert output.startswith(f"2 drawn, {ROWS - 2:,} drawn before"), output
    after = digests(f"{folder}/killed")
    assert {name for name in after if after[name] != whole[name]} == {f"crew/2.{ENDING}"}, after
    # Another option makes other pictures.
    _, errors = run(*arguments, "--dark", status=64)
    assert "cannot resume" in errors and "--force" in errors, errors


def test_each_row_is_the_first(folder):
    """A process shows one row after another in one tree of views; state and appearances begin anew with each row. A row
    with state before every other one makes a new tree for that: the pictures are the same."""
    rows = [{"id": number, "name": f"Person {number % 7}", "items": list(range(number % 4))} for number in range(1, 61)]
    spoilt = []
    for row in rows:
        spoilt += [{"id": 1000 + row["id"], "name": "state", "items": [], "counts": True}, row]
    first = os.path.join(HERE, "First.swift")
    for ending in ("png", "svg", "pdf"):
        for name, data in (("one", rows), ("new", spoilt)):
            run(first, "--data", write(f"{folder}/{name}.jsonl", data), "-o", f"{folder}/{name}-{ending}", "--name",
                "{id}." + ending, "--jobs", 1)
        one, new = digests(f"{folder}/one-{ending}", "." + ending), digests(f"{folder}/new-{ending}", "." + ending)
        states = {new.pop(f"{1000 + row['id']}.{ending}") for row in rows}
        assert one == new, [name for name in one if one[name] != new[name]]
        # Their titles differ in documents.
        assert ending != "png" or len(states) == 1, states


def test_images(folder):
    """A changed image or string table is another template."""
    os.mkdir(f"{folder}/source")
    template = f"{folder}/source/Picture.swift"
    with open(template, "w") as file:
        file.write('import SwiftUI\nstruct Picture: View, Decodable {\n  var id: Int\n'
                   '  var body: some View { VStack { Image("logo"); Image(systemName: "mine"); Text("greeting") } }\n}\n')
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="%d"/></svg>'
    os.mkdir(f"{folder}/source/Symbols")
    files = {"logo.svg": (square % 9, square % 5), "Symbols/mine.svg": (square % 8, square % 4),
             "Localizable.strings": ('"greeting" = "Hello";', '"greeting" = "Welcome";'),
             "drawing.pdf": ("%PDF-1.5 before", "%PDF-1.5 after")}
    for name, (text, _) in files.items():
        with open(f"{folder}/source/{name}", "w") as file:
            file.write(text)
    data = write(f"{folder}/rows.jsonl", [{"id": 1}, {"id": 2}])
    arguments = (template, "--data", data, "-o", f"{folder}/out", "--name", "{id}.png")
    run(*arguments)
    output, _ = run(*arguments, "--resume")
    assert output.startswith("0 drawn, 2 drawn before"), output
    for name, (before, after) in files.items():
        with open(f"{folder}/source/{name}", "w") as file:
            file.write(after)
        _, errors = run(*arguments, "--resume", status=64)
        assert f"another '{name.split('/')[0]}'" in errors, (name, errors)
        with open(f"{folder}/source/{name}", "w") as file:
            file.write(before)
    run(*arguments, "--resume")
    # Other files beside the template are none of its images.
    for name in ("all.pdf", "new.png"):
        with open(f"{folder}/source/{name}", "w") as file:
            file.write("new")
    run(*arguments, "--resume")
    # Pictures in the folder of the template are results.
    beside = (template, "--data", data, "-o", f"{folder}/source", "--name", "{id}.png")
    run(*beside)
    output, _ = run(*beside, "--resume")
    assert output.startswith("0 drawn, 2 drawn before"), output
    # A worker has the images, too.
    run(template, "--keep-worker", f"{folder}/kept")
    with open(data) as rows:
        run("--answers", "names", "-o", f"{folder}/kept-out", "--name", "{id}.png", rows=rows.read(),
            program=f"{folder}/kept/worker")
    assert digests(f"{folder}/kept-out") == digests(f"{folder}/out")


def test_stopped(folder, data, whole):
    """A signal ends a run after the rows that are being drawn."""
    for number in (signal.SIGINT, signal.SIGTERM):
        arguments = (BADGE, "--data", data, "-o", f"{folder}/stopped{number}", "--name", NAME)
        process = start(*arguments)
        while not os.path.exists(f"{folder}/stopped{number}/speaker"):
            time.sleep(0.01)
        process.send_signal(number)
        output, errors = process.communicate(timeout=60)
        assert process.returncode == 2 and output.startswith("stopped: ") and "--resume" in errors, (output, errors)
        assert 0 < len(digests(f"{folder}/stopped{number}")) < ROWS
        run(*arguments, "--resume")
        assert digests(f"{folder}/stopped{number}") == whole


def test_idle(folder):
    """A signal also ends a run that waits for rows."""
    process = start(BADGE, "--data", "-", "-o", f"{folder}/idle", "--name", "{id}.png")
    process.stdin.write(json.dumps(next(people(1))) + "\n")
    process.stdin.flush()
    while not os.path.exists(f"{folder}/idle/1.png"):
        time.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=10)
    assert process.returncode == 2, process.returncode
    assert set(digests(f"{folder}/idle")) == {"1.png"}


def test_harm(folder):
    """Rows of seven kinds that end, stop or disturb their process, among sound ones, cost only themselves."""
    harm = {5: ("trap", "crash"), 15: ("loop", "timeout"), 25: ("wait", "timeout"), 35: ("exit", "crash"),
            45: ("close", "crash"), 55: ("recurse", "crash"), 65: ("allocate", "crash")}
    rows = [{"id": number, "deed": harm.get(number, ("nothing",))[0]} for number in range(1, 91)]
    # These print, or leave a process, and are drawn all the same.
    rows[74]["deed"] = "flood"
    rows[79]["deed"] = "child"
    broken = os.path.join(HERE, "Broken.swift")
    output, errors = run(
        broken, "--data", write(f"{folder}/harm.jsonl", rows), "-o", f"{folder}/harm", "--jobs", 3, "--timeout", 1,
        "--memory", "2G", status=2)
    faults = {line["row"]: line["kind"] for line in lines(f"{folder}/harm/errors.jsonl")}
    assert faults == {row: kind for row, (_, kind) in harm.items()}, faults
    assert set(digests(f"{folder}/harm")) == {f"{number}.png" for number in range(1, 91) if number not in harm}
    assert output.startswith("83 drawn, 7 failed"), output
    assert len(errors) < 200_000, len(errors)
    with open(broken) as source:
        line = next(number for number, text in enumerate(source, 1) if "case .trap" in text)
    trap = next(fault for fault in lines(f"{folder}/harm/errors.jsonl") if fault["row"] == 5)
    assert "Broken" in trap["message"] and "row 5" in trap["message"] and f"Broken.swift:{line}:" in trap["message"], trap
    found = subprocess.run(["pgrep", "-f", "sleep 4711"], capture_output=True, text=True).stdout
    assert not found, f"a child process is left: {found}"


def test_faults(folder):
    """Rows that can't be decoded or drawn: the kind and the path of each."""
    rows = {
        '{"id": 1': ("row", None),
        "[1]": ("decode", None),
        "null": ("decode", None),
        '{"deed": "trap"}': ("decode", "id"),
        '{"id": "x"}': ("decode", "id"),
        '{"id": 1.5}': ("decode", None),  # Foundation's error has no path
        '{"id": null}': ("decode", "id"),
        '{"id": 1, "deed": "dance"}': ("decode", "deed"),
        '{"id": 1, "items": [{"price": 1}, {"price": "x"}]}': ("decode", "items[1].price"),
        '{"id": 1, "items": [{}]}': ("decode", "items[0].price"),
        '{"id": 1, "day": "tomorrow"}': ("decode", "day"),
        '{"id": 1, "width": 1e300}': ("view", None),
        '{"id": 1, "width": NaN}': ("row", None),
        '{"id": 1, "width": 1e999}': ("row", None),
        '{"id": 1, "width": -5}': None,
        '{"id": 1, "day": "2026-03-01"}': None,
        '{"id": 1, "day": "2026-03-01T10:00:00Z"}': None,
        '{"id": 1, "day": "2026-03-01T10:00:00.250+01:00"}': None,
        '{"id": 1, "text": "' + "x" * (17 << 20) + '"}': ("row", None),
        '{"id": 1, "other": {"deep": []}}': None,
    }
    run(os.path.join(HERE, "Broken.swift"), "--data", write(f"{folder}/faults.jsonl", rows), "-o", f"{folder}/faults",
        status=2)
    found = {line["row"]: (line["kind"], line.get("path")) for line in lines(f"{folder}/faults/errors.jsonl")}
    expected = {number: fault for number, fault in enumerate(rows.values(), 1) if fault}
    assert found == expected, [(row, found.get(row), expected.get(row)) for row in sorted(found | expected)
                               if found.get(row) != expected.get(row)]
    # Bytes that are no UTF-8, blank lines and a mark of the encoding.
    with open(f"{folder}/bytes.jsonl", "wb") as file:
        file.write(b'\xef\xbb\xbf{"id": 1}\r\n\n  \n{"id": 2, "\xff": 1}\n{"id": 3}')
    run(os.path.join(HERE, "Broken.swift"), "--data", f"{folder}/bytes.jsonl", "-o", f"{folder}/bytes", status=2)
    assert [(line["row"], line["kind"]) for line in lines(f"{folder}/bytes/errors.jsonl")] == [(2, "row")]
    assert set(digests(f"{folder}/bytes")) == {"1.png", "3.png"}


def test_names(folder):
    def names(rows, pattern, status=0, *more):
        data = write(f"{folder}/names.jsonl", rows)
        return run(BADGE, "--data", data, "--dry-run", "--name", pattern, *more, status=status)

    def person(**values):
        return {"id": 1, "name": "A", "level": "crew"} | values

    output, _ = names([person(id=1), person(id=2)], "{id}")
    assert output.startswith("2 decoded"), output
    # Equal names, also where a file system ignores case or forms of Unicode.
    for first, second in (("a", "a"), ("Ä", "ä"), ("e\u0301", "\u00e9")):
        _, errors = names([person(name=first), person(name=second)], "{name}.png", 64)
        assert "rows 1, 2" in errors, errors
    # The same through a pipe, where the second row comes too late.
    rows = "".join(json.dumps(person(name=name)) + "\n" for name in ("a", "A"))
    _, errors = run(BADGE, "--data", "-", "--dry-run", "--name", "{name}.png", rows=rows, status=2)
    assert "row 2: an earlier row has the name" in errors, errors
    # Names that lead elsewhere.
    for name in ("../x", "a/b", "..", "", "a\\b", "\u0000", "x" * 300, ".hidden"):
        _, errors = names([person(name=name)], "{name}.png", 2)
        assert "row 1: " in errors, (name, errors)
    for name in ({}, [], None):
        _, errors = names([person(company=name)], "{company}.png", 2)
        assert "row 1: company: " in errors, (name, errors)
    for pattern in ("{id", "{}", "same.png", "/tmp/{id}.png", "../{id}.png", "{id}.bmp", "a//{id}.png"):
        names([person()], pattern, 64)


def test_csv(folder):
    run(BADGE, "--data", PEOPLE, "-o", f"{folder}/csv", "--name", "{id}.svg")
    assert len(digests(f"{folder}/csv", ".svg")) == 8
    # The same rows as JSON have the same pictures.
    with open(PEOPLE, newline="") as file:
        rows = [row | {"id": int(row["id"]), "company": row["company"] or None} for row in csv.DictReader(file)]
    run(BADGE, "--data", write(f"{folder}/csv.jsonl", rows), "-o", f"{folder}/json", "--name", "{id}.svg")
    assert digests(f"{folder}/json", ".svg") == digests(f"{folder}/csv", ".svg")
    cases = {
        "": 66, "id,id\n1,2\n": 66, "id,name,level\n1,A\n": 2, "id,name,level\nx,A,crew\n": 2,
        'id,name,level\n1,"A"B,crew\n': 66, 'id,name,level\n1,"A,crew\n': 66, "id,name,level\n": 0,
        'id,name,level\r\n1,"A\r\nB",crew\r\n\r\n': 0, "\ufeffid,name,level\n1,A,crew": 0,
        "id,name,level\n1,\"\",crew\n": 0, "id,name,level\n1,,crew\n": 0, "id,name,level\n,A,crew\n": 2,
    }
    for number, (text, status) in enumerate(cases.items()):
        with open(f"{folder}/{number}.csv", "w", newline="") as file:
            file.write(text)
        run(BADGE, "--data", f"{folder}/{number}.csv", "-o", f"{folder}/csv{number}", status=status)


def test_input(folder):
    """Faults of the command line: the exit status, and a part of the advice."""
    empty = write(f"{folder}/empty.jsonl", [])
    output, _ = run(BADGE, "--data", empty, "-o", f"{folder}/empty")
    assert output.startswith("0 drawn"), output
    plain = f"{folder}/Plain.swift"
    with open(plain, "w") as file:
        file.write('import SwiftUI\nstruct Plain: View { var body: some View { Text("a") } }\n')
    wrong = f"{folder}/Wrong.swift"
    with open(wrong, "w") as file:
        file.write("import SwiftUI\nstruct Wrong: View, Decodable { var body: some View { Txt() } }\n")
    file = f"{folder}/file"
    open(file, "w").close()
    shapes = os.path.join(HERE, "Shapes.swift")
    for arguments, status, part in (
        ((BADGE,), 64, "--data"),
        ((BADGE, "--data", empty), 64, "-o DIR"),
        ((BADGE, "--data", f"{folder}/none.jsonl", "-o", folder), 66, "none.jsonl"),
        ((BADGE, "--data", folder, "-o", folder), 66, "folder"),
        ((BADGE, "--data", empty, "-o", file), 73, "cannot create"),
        ((BADGE, "--data", empty, "-o", "/proc/x"), 73, "cannot create"),
        ((BADGE, "--data", empty, "-o", folder, "--shard", "4/3"), 64, "--shard"),
        ((BADGE, "--data", empty, "-o", folder, "--jobs", "0"), 64, "--jobs"),
        ((BADGE, "--data", empty, "-o", folder, "--limit", "x"), 64, "--limit"),
        ((BADGE, "--data", empty, "-o", folder, "--view", "Bage"), 65, "Badge"),
        ((plain, "--data", empty, "-o", folder), 65, "Decodable"),
        ((shapes, "--data", empty, "-o", folder), 65, "--view"),
        ((wrong, "--data", empty, "-o", folder), 1, "Txt"),
        ((BADGE, "--keep-worker", folder), 73, "is no worker"),
    ):
        _, errors = run(*arguments, status=status)
        assert part in errors, (arguments, errors)
    # A full disk ends the run, with the rows that are done.
    if os.path.exists("/dev/full"):
        data = write(f"{folder}/few.jsonl", people(3))
        _, errors = run(BADGE, "--data", data, "-o", f"{folder}/full", "--manifest", "/dev/full", status=73)
        assert "No space left" in errors, errors


def pages(path):
    """The number of pages, and the entries of the outline: Cairo doesn't compress their objects."""
    with open(path, "rb") as file:
        document = file.read()
    assert document.startswith(b"%PDF") and document.endswith(b"%%EOF\n"), path
    titles = re.findall(rb"<< /Title \((.*?)\)\n", document)
    return len(re.findall(rb"/Type /Page\b(?!s)", document)), [title.decode() for title in titles]


def test_document(folder):
    """All rows in one document, in their order; those that fail are left out."""
    data = write(f"{folder}/people.jsonl", people(60))
    output, _ = run(BADGE, "--data", data, "-o", f"{folder}/all.pdf", "--name", "No {id}", "--jobs", 3)
    assert "60 pages" in output, output
    assert pages(f"{folder}/all.pdf") == (60, [f"No {number}" for number in range(1, 61)])
    with open(data) as rows:
        run(BADGE, "--data", "-", "-o", f"{folder}/two.pdf", "--name", "No {id}", rows=rows.read())
    with open(f"{folder}/all.pdf", "rb") as first, open(f"{folder}/two.pdf", "rb") as second:
        # The document's title is its name.
        assert first.read().replace(b"(all)", b"(two)") == second.read()
    # Entries may be equal.
    output, _ = run(BADGE, "--data", data, "-o", f"{folder}/levels.pdf", "--name", "{level}")
    assert "60 pages" in output, output
    rows = [{"id": 1}, {}, {"id": 3, "deed": "trap"}, {"id": 4, "deed": "later", "trace": f"{folder}/trace"},
            {"id": 5, "width": 1e300}, {"id": 6}, "{", {"id": 8, "deed": "exit"}]
    broken = os.path.join(HERE, "Broken.swift")
    output, _ = run(broken, "--data", write(f"{folder}/rows.jsonl", rows), "-o", f"{folder}/few.pdf", "--name", "{row}",
                    status=2)
    assert "2 pages, 6 failed" in output, output
    assert pages(f"{folder}/few.pdf") == (2, ["1", "6"])
    faults = sorted((line["row"], line["kind"]) for line in lines(f"{folder}/few.errors.jsonl"))
    assert faults == [(2, "decode"), (3, "crash"), (4, "crash"), (5, "view"), (7, "row"), (8, "crash")], faults
    # Rows of several pages: 60 lines of 20 points, and 59 gaps of 8, on pages of 842 - 2 × 20 mm (113.4) = 728.6 points.
    # A page holds 26 lines: 26 × 20 + 25 × 8 = 720. So 60 lines need 3 pages, and 1 line needs 1.
    tall = f"{folder}/Tall.swift"
    with open(tall, "w") as file:
        file.write("import SwiftUI\nstruct Tall: View, Decodable {\n  var count: Int\n  var body: some View {\n"
                   "    VStack(spacing: 8) { ForEach(0..<count, id: \\.self) { Text(\"Line \\($0)\").frame(height: 20) } }\n"
                   "  }\n}\n")
    output, _ = run(tall, "--data", write(f"{folder}/tall.jsonl", [{"count": 60}, {"count": 1}]), "-o",
                    f"{folder}/tall.pdf", "--paper", "a4", "--name", "{count}")
    assert "4 pages" in output and pages(f"{folder}/tall.pdf") == (4, ["60", "1"]), output
    run(BADGE, "--data", data, "-o", folder, "--paper", "a4", status=64)
    # No row at all leaves an earlier document as it is.
    run(broken, "--data", write(f"{folder}/none.jsonl", [{}]), "-o", f"{folder}/few.pdf", status=2)
    assert pages(f"{folder}/few.pdf")[0] == 2
    for option in (("--resume",), ("--answers", "names"), ("--format", "png")):
        run(BADGE, "--data", data, "-o", f"{folder}/all.pdf", *option, status=64)
    assert not [name for name in os.listdir(folder) if name.startswith(".")], os.listdir(folder)


def test_limits(folder):
    data = write(f"{folder}/few.jsonl", [{"id": number} if number % 2 else {} for number in range(1, 21)])
    broken = os.path.join(HERE, "Broken.swift")
    run(broken, "--data", data, "-o", f"{folder}/limit", "--limit", 3, status=2)
    assert set(digests(f"{folder}/limit")) == {"1.png", "3.png"}
    run(broken, "--data", data, "-o", f"{folder}/stop", "--stop-after-errors", 2, "--jobs", 1, status=2)
    assert set(digests(f"{folder}/stop")) == {"1.png", "3.png"}
    _, errors = run(broken, "--data", data, "-o", f"{folder}/quiet", "--progress", "none", status=2)
    assert not errors.strip() or "compiling" in errors, errors
    _, errors = run(broken, "--data", data, "-o", f"{folder}/json", "--progress", "json", status=2)
    summary = json.loads(errors.strip().splitlines()[-1])
    assert (summary["done"], summary["failed"], summary["total"], summary["isFinished"]) == (10, 10, 20, True), summary


def test_schema(folder):
    def schema(path, *more):
        output, errors = run(path, "--schema", *more)
        return json.loads(output), errors

    shapes = os.path.join(HERE, "Shapes.swift")
    found, errors = schema(shapes, "--view", "Shapes")
    assert not errors.replace("storypole: compiling Shapes.swift …\n", ""), errors
    properties = found["properties"]
    assert properties["day"] == {"type": "string", "format": "date-time"}, found
    assert properties["byte"] == {"type": "integer", "minimum": 0, "maximum": 255}, found
    assert properties["level"] == {"enum": ["low", "high"]}, found
    assert properties["addresses"]["items"]["required"] == ["city"], found
    assert properties["prices"]["additionalProperties"] == {"type": "number"}, found
    assert "note" not in found["required"] and "text" in found["required"], found
    hidden, errors = schema(shapes, "--view", "Hidden")
    assert hidden["properties"]["color"] == {"type": "string"} and "color" in errors, (hidden, errors)
    tree, errors = schema(shapes, "--view", "Tree")
    assert tree["properties"]["parts"]["items"] == {} and "itself" in errors, (tree, errors)
    trap, errors = schema(shapes, "--view", "Trap")
    assert "properties" not in trap and "failed" in errors, (trap, errors)
    badge, _ = schema(BADGE)
    try:
        import jsonschema
    except ImportError:
        print("batch: SKIPPED: checking schemas needs the Python package jsonschema")
        return
    for value in (found, hidden, tree, trap, badge):
        jsonschema.Draft202012Validator.check_schema(value)
    validator = jsonschema.Draft202012Validator(badge)
    # The schema accepts the rows that decode, and no others.
    rows = list(people(6)) + [{"id": "1", "name": "A", "level": "crew"}, {"id": 1, "level": "crew"}, [],
                              {"id": 1, "name": "A", "level": "boss"}, {"id": 1.5, "name": "A", "level": "crew"}]
    _, errors = run(BADGE, "--data", "-", "--dry-run", rows="".join(json.dumps(row) + "\n" for row in rows), status=2)
    for number, row in enumerate(rows, 1):
        assert validator.is_valid(row) == (f"row {number}: " not in errors), (row, errors)


def test_worker(folder, data, whole):
    """A worker needs no compiler, and no file of the template."""
    copy = f"{folder}/source/Badge.swift"
    os.mkdir(os.path.dirname(copy))
    with open(BADGE) as source, open(copy, "w") as target:
        target.write(source.read())
    run(copy, "--keep-worker", f"{folder}/kept")
    run(copy, "--keep-worker", f"{folder}/kept")  # replaces it
    os.rename(f"{folder}/kept", f"{folder}/moved")
    os.unlink(copy)
    worker = f"{folder}/moved/worker"
    few = write(f"{folder}/worker.jsonl", list(people(20)) + [{"id": 1}])
    with open(few) as file:
        rows = file.read()
    output, _ = run(
        "--answers", "names", "-o", f"{folder}/answers", "--name", NAME, rows=rows, program=worker)
    answers = [json.loads(line) for line in output.splitlines()]
    assert len(answers) == 21, output
    good = {answer["file"]: answer["sha256"] for answer in answers if "error" not in answer}
    assert good == {name: digest for name, digest in whole.items() if name in good} and len(good) == 20
    assert [answer["error"]["kind"] for answer in answers if "error" in answer] == ["name"], output
    # Pictures in the answers, and no folder.
    output, _ = run("--answers", "data", "--name", NAME, rows=rows, program=worker)
    import base64
    for answer in map(json.loads, output.splitlines()):
        if "error" not in answer:
            assert hashlib.sha256(base64.b64decode(answer["data"])).hexdigest() == whole[answer["file"]], answer
    # Somebody who waits for an answer before the next row.
    process = start("--answers", "names", "-o", f"{folder}/dialog", "--name", "{id}.png", program=worker)
    for row in people(3):
        process.stdin.write(json.dumps(row) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["file"] == f"{row['id']}.png"
    process.communicate()
    assert process.returncode == 0
    # The command continues the run of a worker.
    run("--data", data, "-o", f"{folder}/both", "--name", NAME, "--limit", 10, program=worker)
    output, _ = run(BADGE, "--data", data, "-o", f"{folder}/both", "--name", NAME, "--resume", "--force")
    assert "10 drawn before" in output and digests(f"{folder}/both") == whole, output
    os.unlink(f"{folder}/moved/worker.json")
    _, errors = run("--version", program=worker)


def main():
    with tempfile.TemporaryDirectory() as folder:
        data, whole = undisturbed(folder)
        for name, test in list(globals().items()):
            if not name.startswith("test_") or sys.argv[1:] and name[5:] not in sys.argv[1:]:
                continue
            started = time.time()
            sub = f"{folder}/{name}"
            os.mkdir(sub)
            test(sub, data, whole) if "whole" in test.__code__.co_varnames[: test.__code__.co_argcount] else test(sub)
            print(f"batch: {name[5:]} passed in {time.time() - started:.1f} s", flush=True)


if __name__ == "__main__":
    main()
