#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws public test files by the rule in README.md, and compiles them against the modules of Compat.

usage: sample.py draw MIRRORS          writes drawn.tsv
       sample.py check MIRRORS BUILD   compiles what drawn.tsv lists, writes outcomes.tsv and prints the totals

MIRRORS contains the newest commit of each repository as OWNER+NAME/repo, a Git folder with or without a work tree.
BUILD is Storypole's build folder, such as .build/debug, after 'swift build --build-tests'.
"""
import collections
import hashlib
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

SEED = 20
FILES, OF_EACH = 60, 5
HERE = pathlib.Path(__file__).resolve().parent
COMPAT = HERE.parent.parent.parent / "Compat/Sources"
# Modules that Storypole, Compat and Swift for Linux have.
MODULES = {
    "SwiftUI", "Combine", "UIKit", "CoreGraphics", "os", "OSLog", "UniformTypeIdentifiers", "SnapshotTesting",
    "Foundation", "FoundationNetworking", "Observation", "Dispatch", "Swift", "Synchronization", "RegexBuilder", "XCTest",
    "Testing",
}
IMPORT = re.compile(
    r"^([ \t]*(?:@\w+(?:\([^)]*\))?\s+|(?:public|internal|private|fileprivate|package)\s+)*"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?)(\w+)", re.M)
DECLARED = re.compile(
    r"\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case|associatedtype|macro)\s+`?(\w+)")
# The layout of a SwiftUI view, or a controller that hosts one.
USES = re.compile(r"\bimage\(\s*[^)]*\blayout:|\bUIHostingController\b")
CALLS = re.compile(r"\b(?:assertSnapshots?|verifySnapshot|assertInlineSnapshot|Snapshotting|SwiftUISnapshotLayout)\b")
# Functions that the library keeps to itself; test files reach them with @testable.
INTERNAL = {"snapshotView"}
APPLE = re.compile(r"^(?:UI|NS|CA|CG|XC|AV|MK|CL|WK|PH)[A-Z]\w*$")


def git(mirrors, name):
    folder = mirrors / name.replace("/", "+") / "repo"
    return ["git", "--git-dir", str(folder / ".git" if (folder / ".git").exists() else folder)]


def output(command):
    return subprocess.run(command, capture_output=True, text=True, errors="replace").stdout


def code(source):
    """The source without comments."""
    return re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", "", source, flags=re.S))


def imports(source):
    return {found.group(2) for found in IMPORT.finditer(code(source))}


def draw(mirrors):
    names = sorted(
        {name for line in (HERE / "candidates.txt").read_text().splitlines() if not line.startswith("#")
         for name in line.split()})
    pool, seen = [], set()
    for name in names:
        commit = output(git(mirrors, name) + ["rev-parse", "HEAD"]).strip()
        found = []
        for path in output(git(mirrors, name) + ["ls-tree", "-r", "--name-only", "HEAD"]).splitlines():
            if not path.endswith(".swift") or "test" not in path.lower() or "/." in "/" + path:
                continue
            source = output(git(mirrors, name) + ["show", "HEAD:" + path])
            digest = hashlib.sha256(source.encode()).digest()
            if len(source) > 100_000 or digest in seen:
                continue
            if "SnapshotTesting" in imports(source) and USES.search(code(source)):
                seen.add(digest)
                found.append(path)
        random.Random(f"{SEED}/{name}").shuffle(found)
        print(f"{name}: {len(found)}", file=sys.stderr)
        pool += [(name, commit, path) for path in found[:OF_EACH]]
    random.Random(SEED).shuffle(pool)
    rows = ["repository\tcommit\tpath"] + ["\t".join(row) for row in sorted(pool[:FILES])]
    (HERE / "drawn.tsv").write_text("\n".join(rows) + "\n")


def is_true(condition, system):
    """A condition of #if for a system, with Compat among the dependencies."""
    text = re.sub(r"canImport\((\w+)\)", lambda found: str(found.group(1) in MODULES), condition)
    text = re.sub(r"os\((\w+)\)", lambda found: str(found.group(1) == system), text)
    text = re.sub(r"(?:compiler|swift|hasFeature|hasAttribute)\([^)]*\)", "True", text)
    text = re.sub(r"targetEnvironment\(simulator\)", str(system == "iOS"), text)
    text = re.sub(r"(?:targetEnvironment|arch)\([^)]*\)", "False", text)
    text = re.sub(r"\b(?!True|False)\w+\b", lambda found: str(found.group() == "DEBUG"), text)
    try:
        return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "))
    except SyntaxError:
        return True


def compiled(source, system):
    """The lines that are compiled for a system."""
    stack, lines = [], []
    for line in code(source).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "#if":
            stack.append([is_true(rest, system)] * 2)
        elif word == "#elseif" and stack:
            now = not stack[-1][1] and is_true(rest, system)
            stack[-1] = [now, stack[-1][1] or now]
        elif word == "#else" and stack:
            stack[-1] = [not stack[-1][1], True]
        elif word == "#endif" and stack:
            stack.pop()
        elif all(now for now, _ in stack):
            lines.append(line)
    return "\n".join(lines)


def target(path):
    """The folder of the test target: the outermost folder whose name ends with "Tests", or the file's."""
    parts = pathlib.PurePosixPath(path).parts
    for index, part in enumerate(parts[:-1]):
        if part.endswith("Tests") and part != "Tests":
            return "/".join(parts[:index + 1])
    return "/".join(parts[:-1])


def flags(build, folder):
    """Compiles the modules of Compat, and returns the compiler's options."""
    options = ["-I", str(build / "Modules"), "-I", str(folder), "-module-cache-path", str(folder / "cache")]
    for place in (HERE.parent.parent.parent / "Sources", build):
        for module in sorted(place.glob("*/include/module.modulemap")) + sorted(place.glob("C*/module.modulemap")):
            options += ["-Xcc", f"-fmodule-map-file={module}"]
    for module in sorted(build.glob("C*.build/module.modulemap")):
        options += ["-Xcc", f"-fmodule-map-file={module}"]
    libraries = ["gdk-pixbuf-2.0", "librsvg-2.0", "pangocairo", "pangoft2", "libpng"]
    for flag in output(["pkg-config", "--cflags", *libraries]).split():
        options += ["-Xcc", flag]
    for name in ("CoreGraphics", "UIKit", "os", "OSLog", "UniformTypeIdentifiers", "SnapshotTesting"):
        done = subprocess.run(
            ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6",
             "-enable-testing", "-o", str(folder / f"{name}.swiftmodule"), *options,
             *map(str, sorted((COMPAT / name).glob("*.swift")))], capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stderr)
    plugin = build / "StorypoleMacros-tool"
    return options + ["-load-plugin-executable", f"{plugin}#StorypoleMacros"]


def plugins():
    """The compiler's folder of macros, such as those of Swift Testing."""
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    return compiler.parent.parent / "lib/swift/host/plugins"


ERROR = re.compile(r"^(.+?):(\d+):\d+: error: (.+)$", re.M)


def judge(message, own, others):
    """Why an error is about names of the project; "" where it counts against Storypole."""
    quoted = re.findall(r"'([^']+)'", message)
    names = [re.sub(r"^[\w.]*\.", "", re.split(r"[(<]", text)[0]) for text in quoted]
    if message.startswith("no such module"):
        return f"module {names[0]}" if names[0] not in MODULES else ""
    name = names[-1] if "no member" in message and names else names[0] if names else ""
    if not re.match(r"cannot find|no type named|.* has no member|unknown attribute|cannot infer contextual base|"
                    r"extra|incorrect argument|missing argument|no macro named|.*does not override", message):
        return ""
    if name in INTERNAL:
        return ""
    if name in own:
        return f"{name} of the project"
    if others and message.startswith("cannot find") and not APPLE.match(name):
        return f"{name} of another module"
    return ""


def extract(command, commit, path, folder):
    """Writes the Swift files of the test target; returns them, the file itself, and the missing modules that it imports."""
    subprocess.run(["rm", "-rf", str(folder)])
    files, original = [], ""
    for file in output(command + ["ls-tree", "-r", "--name-only", commit, "--", target(path)]).splitlines():
        if not file.endswith(".swift") or file.endswith("Package.swift"):
            continue
        source = output(command + ["show", f"{commit}:{file}"])
        if file == path:
            original = source
        # Modules that aren't there would hide every other error.
        source = IMPORT.sub(lambda m: m.group() if m.group(2) in MODULES else "// " + m.group(), source)
        written = folder / file
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(source)
        files.append(file)
    (folder / "Package.swift").write_text("// swift-tools-version: 6.0\n")
    return files, original, imports(original) - MODULES


def isolation(command, commit, path):
    """The default isolation of the targets in the package around the file."""
    for folder in pathlib.PurePosixPath(path).parents:
        manifest = output(command + ["show", f"{commit}:{folder}/Package.swift" if str(folder) != "." else
                                     f"{commit}:Package.swift"])
        if manifest:
            return ["-default-isolation", "MainActor"] if ".defaultIsolation(MainActor.self)" in manifest else []
    return []


def errors(folder, files, path, options):
    """The errors in the file `path`, with their lines."""
    arguments = []
    for file in files:
        arguments += (["-primary-file"] if file == path else []) + [str(folder / file)]
    done = subprocess.run(
        ["swiftc", "-frontend", "-typecheck", "-module-name", "SampleTests", "-swift-version", "5",
         "-enable-testing", "-D", "DEBUG", "-plugin-path", str(plugins()), *options, *arguments],
        capture_output=True, text=True)
    found = [(int(line), text) for file, line, text in ERROR.findall(done.stderr) if file == str(folder / path)]
    return found + [(0, "the compiler crashed")] * ("Stack dump" in done.stderr)


def check(mirrors, build):
    rows = [line.split("\t") for line in (HERE / "drawn.tsv").read_text().splitlines()[1:]]
    judged = {}
    for line in (HERE / "judged.tsv").read_text().splitlines():
        name, path, system, *outcome = line.split("\t")
        for each in ("Linux", "iOS") if system == "*" else (system,):
            judged[name, path, each] = outcome
    results = ["repository\tpath\tconditions\toutcome\treason"]
    counts = collections.Counter()
    declared = {}
    with tempfile.TemporaryDirectory() as temporary:
        place = pathlib.Path(temporary)
        options = flags(build, place)
        for name, commit, path in rows:
            command = git(mirrors, name)
            if name not in declared:
                listing = output(command + ["grep", "-h", "-E",
                                            r"\b(struct|class|enum|protocol|actor|typealias|func|var|let|case|macro)\b",
                                            commit, "--", "*.swift"])
                declared[name] = set(DECLARED.findall(listing))
            folder = place / "target"
            files, original, others = extract(command, commit, path, folder)
            own = isolation(command, commit, path)
            printed = output([str(build / "storypole"), "conditions", str(folder)]).split()
            for system, more in (("Linux", []), ("iOS", [word for word in printed if word != "-Xswiftc"])):
                found = errors(folder, files, path, options + own + more)
                against = [(line, text) for line, text in found if not judge(text, declared[name], others)]
                left = compiled(original, system)
                if not CALLS.search(left) and not USES.search(left):
                    outcome, reason = "fails", f"its calls are not compiled for {system}"
                elif against and (name, path, system) in judged:
                    outcome, reason = judged[name, path, system]
                elif against:
                    outcome, reason = "fails", f"{against[0][0]}: {against[0][1]}"
                elif found:
                    outcome, reason = "compiles", "but for " + judge(found[0][1], declared[name], others)
                else:
                    outcome, reason = "compiles", ""
                counts[system, outcome] += 1
                results.append("\t".join([name, path, system, outcome, reason]))
                print(system, outcome, name, path, reason, file=sys.stderr, flush=True)
                for line, text in against:
                    print(f"    {line}: {text}", file=sys.stderr)
    (HERE / "outcomes.tsv").write_text("\n".join(results) + "\n")
    for system in ("Linux", "iOS"):
        print(f"conditions of {system}: {counts[system, 'compiles']} of {len(rows)} compile")


if __name__ == "__main__" and sys.argv[1:2] == ["draw"] and len(sys.argv) == 3:
    draw(pathlib.Path(sys.argv[2]))
elif __name__ == "__main__" and sys.argv[1:2] == ["check"] and len(sys.argv) == 4:
    check(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]).resolve())
else:
    sys.exit(__doc__)
