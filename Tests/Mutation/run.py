#!/usr/bin/env python3
"""Breaks each rule that Tests/Mutation/rules lists, one after another, and checks that the named test fails.

All mutations are compiled into one build of the tests, in .build/mutation, and the environment variable
STORYPOLE_MUTATION chooses one of them. Exits with 0 if the tests catch every mutation.

"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Kept between runs, so that builds are incremental.
COPY = ROOT / ".build/mutation"
TESTS = COPY / ".build/debug/storypolePackageTests.xctest"
# The slowest test compiles a file and draws it, which takes seconds.
LIMIT = 180
# Some tests read documents and examples.
PARTS = ["Package.swift", "Sources", "Tests", "Docs", "Examples"]

Rule = collections.namedtuple("Rule", "number name test crashes file before old new after statement")

# Glibc alone, because the macros don't link Foundation.
HELPER = """\
import Glibc

private let chosen = getenv("STORYPOLE_MUTATION").flatMap { Int(String(cString: $0)) }

@usableFromInline func isMutated(_ number: Int) -> Bool { chosen == number }
"""

# The compiler starts a macro plugin without an environment: that of the compiler itself counts.
MACRO_HELPER = HELPER.replace('getenv("STORYPOLE_MUTATION")', "variable()") + """
private func variable() -> UnsafeMutablePointer<CChar>? {
  guard let file = fopen("/proc/\\(getppid())/environ", "r") else { return nil }
  var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
  let name = "STORYPOLE_MUTATION="
  while getdelim(&line, &capacity, 0, file) > 0 {
    if let line, strncmp(line, name, name.utf8.count) == 0 { return line + name.utf8.count }
  }
  return nil
}
"""


def read_rules():
    rules, file = [], None
    for line in (ROOT / "Tests/Mutation/rules").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            file = line.strip("[]")
        elif not line.startswith(" "):
            number, name, test = line.split(" | ")
        else:
            parts = re.fullmatch(r"\s*(.*)\{\{(.+?) =>(.*?)\}\}(.*)", line)
            if not parts:
                sys.exit(f"mutate: mutation {number} needs {{{{from => to}}}} in its source")
            before, old, new, after = parts.groups()
            statement = old.endswith(";")
            old, new = old.removesuffix(";"), new.strip().removesuffix(";")
            crashes = test.endswith(" crashes")
            test = test.removesuffix(" crashes")
            rules.append(Rule(int(number), name, test, crashes, file, before, old, new, after, statement))
    numbers = [rule.number for rule in rules]
    for number in set(numbers):
        if numbers.count(number) > 1:
            sys.exit(f"mutate: two mutations have the number {number}; {max(numbers) + 1} is free")
    return rules


def pattern(text):
    """Matches the text with any space between its words, so that a rule can cross lines."""
    return r"\s+".join(map(re.escape, re.split(r"\s+", text)))


def mutated(source, rules, problems):
    """The source with all its mutations; rules that don't fit become problems."""
    places = []
    for rule in rules:
        found = list(re.finditer(f"{pattern(rule.before)}({pattern(rule.old)}){pattern(rule.after)}", source))
        if len(found) != 1:
            problems[rule] = f"the source occurs {len(found)} times in {rule.file}, and must occur once"
        elif not re.search(r'[\w"]', rule.old):
            problems[rule] = f"{rule.old} is no expression"
        else:
            places.append((*found[0].span(1), rule))
    for start, end, rule in sorted(places, reverse=True):
        old, condition = source[start:end], f"isMutated({rule.number})"
        if not rule.statement:
            text = f"({condition} ? ({rule.new}) : ({old}))"
        elif rule.new:
            text = f"if {condition} {{ {rule.new} }} else {{ {old} }}"
        else:
            text = f"if !{condition} {{ {old} }}"
        source = source[:start] + text + source[end:]
    return source


def mutated_files(rules, problems):
    """The files of the package with their mutations, by path. Mutations without a place in their source are problems."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *PARTS],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = {name: (ROOT / name).read_bytes() for name in listed.split("\0") if name and (ROOT / name).exists()}
    by_file = collections.defaultdict(list)
    for rule in rules:
        by_file[f"Sources/{rule.file}"].append(rule)
    for name, its_rules in by_file.items():
        files[name] = mutated(files.get(name, b"").decode(), its_rules, problems).encode()
        target = name.split("/")[1]
        helper = MACRO_HELPER if target == "StorypoleMacros" else HELPER
        files[f"Sources/{target}/Mutation.swift"] = helper.encode()
    return files


def write_copy(files):
    """Writes only files that changed, so that only these are built again."""
    (COPY / "logs").mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        for path in (COPY / part).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in files:
                path.unlink()
    for name, content in files.items():
        path = COPY / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def run_tests(tests, mutation=0):
    """Runs suites ('Suite') and tests ('Suite/test'), and returns the exit status and the output."""
    names = [f"(^|[./]){re.escape(test)}" + (r"\(" if "/" in test else "/") for test in sorted(set(tests))]
    command = [TESTS, "--testing-library", "swift-testing", "--filter", "|".join(names)]
    # A separate folder, because the command keeps compiled files there, which a mutation may change.
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TMPDIR": folder, "STORYPOLE_MUTATION": str(mutation)}
        try:
            run = subprocess.run(
                command, cwd=COPY, env=environment, timeout=LIMIT * (1 if mutation else 10),
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        except subprocess.TimeoutExpired:
            return "hangs", ""
        # Without colors.
        return run.returncode, re.sub(r"\x1b\[\d+m", "", run.stdout.decode(errors="replace"))


def result(rule):
    status, output = run_tests([rule.test], rule.number)
    (COPY / "logs" / f"{rule.number}.log").write_text(output)
    finished = re.search(r"Test run with (\d+) tests?.* (passed|failed)", output)
    if finished and int(finished[1]) == 0:
        return "NOT TRIED: no such test"
    if finished and finished[2] == "failed" and "recorded an issue" in output:
        return "ok"
    if finished and finished[2] == "passed":
        return "NOT CAUGHT"
    # A negative status is the signal that ended the process.
    if rule.crashes and isinstance(status, int) and status < 0 and "Fatal error" in output:
        return "ok"
    return f"NOT CAUGHT: the test {'hangs' if status == 'hangs' else 'crashes'}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "word", nargs="?", default="", help="run only the mutations whose name, file or test contains WORD")
    parser.add_argument("--fit", action="store_true", help="only check that each mutation fits its source")
    options = parser.parse_args()
    start, word = time.monotonic(), options.word
    rules, problems = read_rules(), {}
    files = mutated_files(rules, problems)
    if options.fit:
        for rule, problem in problems.items():
            print(f"{rule.number} {rule.name} ({rule.file}): {problem}")
        print(f"{len(rules) - len(problems)} of {len(rules)} mutations fit their sources")
        sys.exit(1 if problems else 0)
    write_copy(files)
    print("Building the tests with all mutations …", flush=True)
    with open(COPY / "logs/build.log", "w") as log:
        command = ["swift", "build", "--build-tests", "-debug-info-format", "none"]
        if subprocess.run(command, cwd=COPY, stdout=log, stderr=log).returncode != 0:
            sys.exit(f"mutate: the tests or a mutation don't compile; see {log.name}")
    print(f"Built ({time.monotonic() - start:.0f} s). Running the named suites without a mutation …", flush=True)
    chosen = [rule for rule in rules if any(word in text for text in (rule.name, rule.file, rule.test))]
    status, output = run_tests(rule.test.split("/")[0] for rule in chosen)
    if status != 0:
        (COPY / "logs/unchanged.log").write_text(output)
        print("\n".join(line for line in output.splitlines() if "recorded an issue" in line or "rror:" in line))
        sys.exit(f"mutate: the named suites fail without a mutation; see {COPY}/logs/unchanged.log")
    print(f"They pass ({time.monotonic() - start:.0f} s).\n", flush=True)

    print(f"{'':3} {'rule':41} {'caught by':58} result")
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = pool.map(lambda rule: f"NOT TRIED: {problems[rule]}" if rule in problems else result(rule), chosen)
        for rule, outcome in zip(chosen, outcomes):
            failed += outcome != "ok"
            print(f"{rule.number:3} {rule.name:41} {rule.test:58} {outcome}", flush=True)
    print(f"\n{len(chosen)} mutations, {len(chosen) - failed} caught, in {time.monotonic() - start:.0f} s.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
