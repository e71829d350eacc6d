#!/usr/bin/env python3
"""Draws public files and apps by the rule in README.md, renders them, and records the outcomes.

usage: sample.py order                     prints the repositories in the order of the shuffle
       sample.py draw MIRRORS CHECKOUTS    checks them out and writes drawn.tsv
       sample.py run CHECKOUTS PICTURES    renders what drawn.tsv lists and writes outcomes.tsv
       sample.py report PICTURES           writes outcomes.tsv and prints the totals

MIRRORS contains the newest commit of each repository as OWNER+NAME/repo, a Git folder with or without a work tree.
Nothing in CHECKOUTS and PICTURES belongs into this project.
"""

import hashlib
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

SEED = 18
REPOSITORIES, FILES, REPRESENTABLES, APPS = 100, 300, 60, 20
LIMIT = 60  # seconds for each file and app

HERE = pathlib.Path(__file__).resolve().parent
# Apple's modules that Storypole has, and those that Swift for Linux has under the same names.
MODULES = {
    "SwiftUI", "Combine", "UIKit", "CoreGraphics", "os", "OSLog", "UniformTypeIdentifiers", "Foundation",
    "Observation", "Dispatch", "Swift", "Synchronization", "RegexBuilder",
}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|internal|private|fileprivate|package)\s+)*"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)
VIEW = re.compile(r"\bstruct\s+\w+(?:<[^{]*>)?\s*:\s*[^{]*\bView\b")
APP = re.compile(r"\bstruct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b")
REPRESENTABLE = re.compile(r"\bUIView(?:Controller)?Representable\b")
OTHERS = {"Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "Vendor"}


def order():
    names = [
        name for line in (HERE / "candidates.txt").read_text().splitlines() if not line.startswith("#")
        for name in line.split()
    ]
    names = sorted(set(names))
    random.Random(SEED).shuffle(names)
    return names[:REPOSITORIES]


def code(source):
    """The source without comments."""
    return re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", "", source, flags=re.S))


def imports(source):
    return set(IMPORT.findall(code(source)))


def sources(folder):
    """The Swift files below a folder that are no tests, no manifests and no copies of other projects."""
    for path in sorted(folder.rglob("*.swift")):
        parts = path.relative_to(folder).parts
        if path.is_symlink() or not path.is_file() or path.stat().st_size > 100_000:
            continue
        if any(part.startswith(".") or part in OTHERS for part in parts):
            continue
        if any(part.endswith("Tests") for part in parts[:-1]) or path.name.endswith("Tests.swift"):
            continue
        if path.name != "Package.swift":
            yield path


def read(path):
    return path.read_text(errors="replace")


def app_folder(path, top):
    """The folder of the target: the child of the folder with the Xcode project, or the project's folder."""
    folder = path.parent
    below = folder
    while True:
        if folder.suffix == ".swiftpm":
            return folder
        if any(folder.glob("*.xcodeproj")):
            return below
        if folder == top:
            return None
        below, folder = folder, folder.parent


def is_whole(folder):
    files = list(sources(folder))
    texts = [read(file) for file in files]
    return (
        2 <= len(files) <= 60 and all(imports(text) <= MODULES for text in texts)
        and sum("@main" in code(text) for text in texts) == 1)


def check_out(git, top):
    """Writes the files of the newest commit. Snapshots lack their largest files; those stay away."""
    listing = subprocess.run(git + ["ls-tree", "-r", "-z", "HEAD"], capture_output=True).stdout.decode()
    entries = [entry.split("\t", 1) for entry in listing.split("\0") if entry.startswith("100")]
    blobs = [(entry[0].split()[2], entry[1]) for entry in entries]
    asked = "".join(blob + "\n" for blob, _ in blobs).encode()
    with tempfile.TemporaryFile() as queries:
        queries.write(asked)
        queries.seek(0)
        with subprocess.Popen(git + ["cat-file", "--batch"], stdin=queries, stdout=subprocess.PIPE) as contents:
            for _, path in blobs:
                header = contents.stdout.readline().split()
                if not header or header[-1] == b"missing":
                    continue
                data = contents.stdout.read(int(header[2]))
                contents.stdout.read(1)
                file = top / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)


def draw(mirrors, checkouts):
    rows, pool, holders, apps, seen = [], [], [], [], set()
    for name in order():
        mirror = mirrors / name.replace("/", "+") / "repo"
        if (mirror / ".git").exists():
            mirror = mirror / ".git"
        git = ["git", "--git-dir", str(mirror)]
        answer = subprocess.run(git + ["rev-parse", "HEAD"], capture_output=True, text=True)
        if answer.returncode:
            print("no snapshot:", name, file=sys.stderr)
            continue
        commit = answer.stdout.strip()
        top = checkouts / name.replace("/", "+")
        if not top.exists():
            top.mkdir(parents=True)
            check_out(git, top)
            subprocess.run(["git", "init", "-q", str(top)])  # as a clone would look
        chance = random.Random(f"{SEED}/{name}")
        plain, held, whole = [], [], []
        for path in sources(top):
            text = read(path)
            digest = hashlib.sha256(text.encode()).digest()
            names = imports(text)
            if digest in seen:
                continue
            seen.add(digest)
            if "@main" in code(text) and APP.search(code(text)):
                folder = app_folder(path, top)
                if folder and is_whole(folder) and folder not in whole:
                    whole.append(folder)
            if "SwiftUI" in names and names <= MODULES and VIEW.search(code(text)):
                plain.append(path)
            if names <= MODULES and REPRESENTABLE.search(code(text)):
                held.append(path)
        row = lambda path: (name, commit, str(path.relative_to(top)))
        for found, most, target in [(plain, 5, pool), (held, 12, holders), (whole, 2, apps)]:
            chance.shuffle(found)
            target += [row(path) for path in found[:most]]
    drawn = set()
    for kind, found, count in [("file", pool, FILES), ("representable", holders, REPRESENTABLES), ("app", apps, APPS)]:
        random.Random(f"{SEED}/{kind}").shuffle(found)
        chosen = [row for row in found if row not in drawn][:count]
        drawn.update(chosen)
        print(kind, "of", len(found), "drawn", len(chosen), file=sys.stderr)
        rows += [(kind,) + row for row in chosen]
    with open(HERE / "drawn.tsv", "w") as file:
        file.write("kind\trepository\tcommit\tpath\n")
        file.writelines("\t".join(row) + "\n" for row in rows)


def drawn():
    for line in (HERE / "drawn.tsv").read_text().splitlines()[1:]:
        yield line.split("\t")


def run(checkouts, pictures, only):
    command = os.environ.get("STORYPOLE", ".build/debug/storypole")
    log = pictures / "log"
    log.mkdir(parents=True, exist_ok=True)
    for index, (kind, name, commit, path) in enumerate(drawn()):
        record = log / f"{index:03}.txt"
        if record.exists() or only not in (None, kind):
            continue
        target = checkouts / name.replace("/", "+") / path
        output = pictures / f"{index:03}"
        output.mkdir(exist_ok=True)
        began = time.time()
        try:
            done = subprocess.run(
                [command, "render", str(target), "-o", str(output)], capture_output=True, timeout=LIMIT)
            status, text = done.returncode, (done.stdout + done.stderr).decode(errors="replace")
        except subprocess.TimeoutExpired as expired:
            status, text = "timeout", (expired.stderr or b"").decode(errors="replace")
        text = text.replace(str(checkouts) + "/", "")
        temporary = record.with_suffix(".part")
        temporary.write_text(f"{status}\t{time.time() - began:.1f}\t{len(list(output.rglob('*.png')))}\n{text}")
        temporary.rename(record)
        print(index, kind, status, f"{time.time() - began:.1f}", name, path, flush=True)


ERROR = re.compile(r"^\S.*?:\d+:\d+: error: (.*)$", re.M)
ABSENT = re.compile(r"error: no such module '(\w+)")
CRASH = re.compile(r"(?:Fatal error: |error: )(.*)$", re.M)


def outcome(record, judged):
    """The outcome, whether the file counts, and the reason."""
    if not record.exists():
        return "not run", "", ""
    head, _, text = record.read_text().partition("\n")
    status, _, pictures = head.split("\t")
    if judged:
        return ("fails", *judged)
    if status == "0":
        return "rendered", "yes", ""
    if status == "65":
        return "compiled, no preview", "yes", ""
    if status == "2":
        found = [line for line in CRASH.findall(text) if not line.endswith("crashed")]
        return "compiled, not all rendered", "yes", found[0] if found else ""
    absent = [name for name in ABSENT.findall(text) if name not in MODULES]
    if absent:
        return "needs other modules", "no", ", ".join(dict.fromkeys(absent))
    if status == "timeout":
        return "fails", "yes", "timeout"
    found = ERROR.findall(text) or re.findall(r"error: (.*)", text)
    return "fails", "yes", found[0] if found else status


def report(pictures):
    judged = {}
    for line in (HERE / "judged.tsv").read_text().splitlines():
        repository, path, counts, reason = line.split("\t")
        judged[repository, path] = (counts, reason)
    totals = {}
    with open(HERE / "outcomes.tsv", "w") as file:
        file.write("kind\trepository\tpath\toutcome\tcounts\treason\n")
        for index, (kind, name, _, path) in enumerate(drawn()):
            result = outcome(pictures / "log" / f"{index:03}.txt", judged.get((name, path)))
            file.write("\t".join((kind, name, path) + result) + "\n")
            key = (kind,) + result[:2]
            totals[key] = totals.get(key, 0) + 1
    for key, count in sorted(totals.items()):
        print(count, *key, sep="\t")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["order"]:
            print("\n".join(order()))
        case ["draw", mirrors, checkouts]:
            draw(pathlib.Path(mirrors), pathlib.Path(checkouts))
        case ["run", checkouts, pictures, *kind]:
            run(pathlib.Path(checkouts), pathlib.Path(pictures), kind[0] if kind else None)
        case ["report", pictures]:
            report(pathlib.Path(pictures))
        case _:
            sys.exit(__doc__)
