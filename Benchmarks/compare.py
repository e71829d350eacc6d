#!/usr/bin/env python3
"""Compares Storypole's benchmarks of this tree with those of another commit, by the instructions that they execute:
counts don't depend on other load. Needs git, valgrind and strip.

usage: compare.py REF [--limit PERCENT] [--only WORKLOAD,…]

Exits with 1 if a workload executes more than PERCENT (3) more instructions than at REF.
"""
import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OURS = HERE / ".build/release/Benchmarks"

# With rows and levels so small that all of them take two minutes under callgrind, which is 50 times slower. The repetitions
# are enough that starting the process counts little.
WORKLOADS = {
    "L1@500": 20, "L1r@500": 20, "cold-views@500": 5, "L2@50": 20, "L2a@50": 20, "L3a@500": 100, "L3b@500": 100,
    "L4@100": 3, "L4u@100": 3, "L5@500": 10, "update-objects@300": 20, "update-structs@300": 10, "R1": 2,
}


def run(*command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode:
        # Swift prints a compiler's errors on standard output.
        printed = (done.stdout.strip() + "\n" + done.stderr.strip())[-2000:]
        sys.exit(f"compare: {' '.join(map(str, command))} ended with {done.returncode}:\n{printed}")
    return done.stdout


def built(reference):
    """The program of a commit, built in its own worktree. Only the newest worktree is kept."""
    commit = run("git", "-C", ROOT, "rev-parse", "--verify", "--short", f"{reference}^{{commit}}").strip()
    # The Benchmarks pass the folder's name to the compiler as the package's, which has to be an identifier.
    tree = HERE / f".build/compare/c{commit}"
    program = tree / "Benchmarks/.build/release/Benchmarks"
    if not program.exists():
        print(f"compare: building {commit}", file=sys.stderr)
        if not (tree / ".git").exists():
            for other in tree.parent.glob("*"):
                shutil.rmtree(other)
            run("git", "-C", ROOT, "worktree", "prune")
            run("git", "-C", ROOT, "worktree", "add", "--detach", "--force", tree, commit)
        run("swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", tree / "Benchmarks")
    return commit, stripped(program)


def stripped(program):
    """Valgrind can't read the debug information of Swift's compiler."""
    run("strip", "-o", f"{program}.stripped", program)
    return f"{program}.stripped"


def instructions(program, workload, runs):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, workload, str(runs)],
        capture_output=True, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not counted:
        return None
    return int(counted[1])


def main():
    parser = argparse.ArgumentParser(description="Compares the benchmarks of this tree with those of another commit.")
    parser.add_argument("reference", metavar="REF")
    parser.add_argument("--limit", type=float, default=3, metavar="PERCENT")
    parser.add_argument("--only", metavar="WORKLOAD,…")
    arguments = parser.parse_args()
    names = arguments.only.split(",") if arguments.only else list(WORKLOADS)
    if unknown := [name for name in names if name not in WORKLOADS]:
        sys.exit(f"compare: no workload {', '.join(unknown)}; there are {', '.join(WORKLOADS)}")
    for tool in ("git", "valgrind", "strip"):
        if not shutil.which(tool):
            sys.exit(f"compare: {tool} is missing: apt install {'binutils' if tool == 'strip' else tool}")
    commit, theirs = built(arguments.reference)
    ours = stripped(OURS)
    slower = []
    print(f"{'Workload':20} {commit:>16} {'this tree':>16}  change")
    for name in names:
        before, after = (instructions(program, name, WORKLOADS[name]) for program in (theirs, ours))
        if before is None and after is None:
            print(f"{name:20} {'–':>16} {'–':>16}  fails in both: 'make bench' reports the reason")
            continue
        if after is None:
            sys.exit(f"compare: {name} fails in this tree: 'make bench' reports the reason")
        if before is None:
            print(f"{name:20} {'–':>16} {after:16,}  new")
            continue
        change = (after / before - 1) * 100
        if change > arguments.limit:
            slower.append(name)
        print(f"{name:20} {before:16,} {after:16,}  {change:+.1f} %{'  slower' if name in slower else ''}", flush=True)
    if slower:
        sys.exit(f"compare: more than {arguments.limit:g} % slower: {', '.join(slower)}")


if __name__ == "__main__":
    main()
