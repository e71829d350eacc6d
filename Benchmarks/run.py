#!/usr/bin/env python3
"""Compares Storypole with its rivals: see README.md. Needs only Python.

usage: run.py [--quick] [--rounds N] [--only WORKLOAD,…] [--rivals NAME,…] [--json FILE] [--picture FILE]
"""
import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bars import BARS, ONCE, PLAN

HERE = Path(__file__).resolve().parent
RIVALS = HERE / ".rivals"
sys.path.insert(0, str(HERE / "Rivals"))
import chromium  # noqa: E402

OURS = HERE / ".build/release/Benchmarks"
PYTHON = RIVALS / "venv/bin/python"
RENDERERS = ("typst", "skia", "pictex", "weasyprint", "reportlab", "reportlab-ttf", "fullbleed")
PACKAGES = {"skia": "skia-python", "reportlab-ttf": "reportlab"}


class Program:
    """A program that prints a line of JSON for each measurement."""

    def __init__(self, name, *command, version=""):
        self.name, self.command, self.version = name, [str(part) for part in command], version

    def measure(self, workload, runs):
        if workload == "R1-once":
            return [self.once(workload, runs)]
        done = subprocess.run([*self.command, workload, str(runs)], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{self.name} {workload} ended with {done.returncode}: {done.stderr.strip()[-300:]}")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def once(self, workload, runs):
        """A whole process, from its start to its end."""
        wall, cpu, peak = [], [], 0
        for _ in range(runs):
            start = time.perf_counter()
            process = subprocess.Popen([*self.command, workload, "1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            wall.append((time.perf_counter() - start) * 1e3)
            process.returncode = status
            if status:
                raise RuntimeError(f"{self.name} {workload} ended with {status}")
            cpu.append((usage.ru_utime + usage.ru_stime) * 1e3)
            peak = max(peak, usage.ru_maxrss / 1024)
        return {"name": workload, "wall": wall, "cpu": cpu, "peak": peak}

    def close(self):
        pass


class Ours(Program):
    """Storypole's programs: the one for invoices loads libraries that others don't need."""

    def measure(self, workload, runs):
        self.command = [str(OURS.with_name("Invoices" if workload.startswith("invoice") else OURS.name))]
        return super().measure(workload, runs)


class Browser:
    """Chromium, one process for all workloads of a round."""

    def __init__(self, path, version):
        self.name, self.path, self.version, self.browser = "chromium", path, version, None

    def measure(self, workload, runs):
        if workload == "R1-once":
            wall = []
            with tempfile.TemporaryDirectory() as folder:
                for _ in range(runs):
                    start = time.perf_counter()
                    chromium.once(self.path, os.path.join(folder, "card.png"))
                    wall.append((time.perf_counter() - start) * 1e3)
            return [{"name": workload, "wall": wall, "peak": 0.0}]
        if self.browser is None:
            self.browser = chromium.Chromium(self.path)
        return self.browser.measure(workload, runs)

    def close(self):
        if self.browser:
            self.browser.close()
        self.browser = None


def output(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def find_programs(chosen):
    """Ours, the rivals that are installed, and the names of the others."""
    found, missing = {}, []
    for name in chosen:
        version = command = None
        if name in ("qt", "gtk") and (RIVALS / name).exists():
            display = ["xvfb-run", "-a"] if name == "gtk" and not os.environ.get("DISPLAY") else []
            command = [*display, RIVALS / name]
            version = output(*command, "--version")
        elif name == "chromium" and (path := shutil.which("chromium") or shutil.which("chromium-browser")):
            found[name] = Browser(path, output(path, "--version"))
            continue
        elif name == "taffy":
            command, package = [PYTHON, HERE / "Rivals/taffy.py"], "stretchable"
        elif name in RENDERERS:
            command, package = [PYTHON, HERE / "Rivals/renderers.py", name], PACKAGES.get(name, name)
        if command and command[0] == PYTHON:
            version = output(PYTHON, "-c", f"from importlib.metadata import version; print(version({package!r}))")
        if version:
            found[name] = Program(name, *command, version=version)
        else:
            missing.append(name)
    return found, missing


class Results:
    """What every program took, round by round."""

    def __init__(self):
        self.rounds = {}

    def add(self, program, measurements):
        for measurement in measurements:
            self.rounds.setdefault((program, measurement["name"]), []).append(measurement)

    def value(self, program, key, clock="cpu"):
        """The median of the rounds' medians, or a field as `name/field`; None where nothing was measured."""
        name, _, field = key.partition("/")
        rounds = self.rounds.get((program, name))
        if not rounds:
            return None
        if field:
            values = [one[field] for one in rounds if field in one]
            return max(values) if values else None
        if any(clock not in one for one in rounds):
            return None
        return statistics.median(statistics.median(one[clock]) for one in rounds)

    def spread(self, program, name, clock):
        medians = [statistics.median(one[clock]) for one in self.rounds[program, name]]
        return [min(medians), max(medians)]

    def clock(self, program, name):
        """Processor time where a program can tell it; Typst makes many pages in several threads."""
        is_parallel = (program, name) == ("typst", "R2")
        return "wall" if is_parallel or self.value(program, name, "cpu") is None else "cpu"


def number(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def table(results):
    """Rows of text, and the bars that were missed."""
    rows, missed, shown = [], [], set()

    def row(title, program, ours_key, theirs_key, limit=None, unit="", fails=True):
        clock = ""
        if "/" in ours_key:
            ours = results.value("storypole", ours_key)
            theirs = results.value(program, theirs_key) if theirs_key else None
        else:
            clock = results.clock(program, theirs_key or ours_key)
            ours = results.value("storypole", ours_key, clock)
            theirs = results.value(program, theirs_key, clock) if theirs_key else None
        if ours is None or (theirs_key and theirs is None):
            return
        value = ours / theirs if theirs_key else ours
        met = "" if limit is None else "yes" if value <= limit else "NO"
        if met == "NO" and fails:
            missed.append(title)
        name = theirs_key if program == "storypole" else program
        memory = [results.value(who, f"{key.partition('/')[0]}/peak") for who, key in (("storypole", ours_key), (program, theirs_key))]
        rows.append(
            [title, f"{number(ours)}{' ' + unit if unit else ''}", name, number(theirs), f"{value:.3g}" if theirs_key else "",
             f"≤ {limit:g}" if limit is not None else "", met, clock, number(memory[0]), number(memory[1])]
        )  # fmt: skip

    for bar in BARS:
        row(bar.title, bar.rival, bar.ours, bar.theirs, bar.limit, bar.unit, not bar.depends_on_machine)
        shown.add((bar.rival, bar.ours, bar.theirs))
    for program, name in sorted(results.rounds, key=lambda key: (key[1], key[0])):
        if program != "storypole" and (program, name, name) not in shown:
            row(name, program, name, name)
    for name in ("update-structs", "update-objects@50000", "L1 build"):
        row(name, "storypole", name, "", unit="ms")
    return rows, missed


def markdown(rows):
    head = ["Workload", "Storypole", "Rival", "its", "ratio", "bar", "met", "clock", "MiB", "its"]
    rows = [head, *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]])


def machine():
    with open("/proc/cpuinfo") as file:
        model = next((line.partition(":")[2].strip() for line in file if line.startswith("model name")), platform.machine())
    with open("/proc/meminfo") as file:
        memory = int(file.readline().split()[1]) / 1024
    return {"processor": model, "cores": os.cpu_count(), "MiB": round(memory), "system": platform.platform()}


def measure(programs, options):
    results = Results()

    def take(works, turn):
        for work in works:
            if (options.quick and work.slow) or (options.only and work.name.partition("@")[0] not in options.only):
                continue
            turns = [("storypole", work.runs), *((name, runs) for name, runs in work.rivals.items() if name in programs)]
            for name, runs in turns if turn % 2 == 0 else reversed(turns):
                runs = max(1, runs // 2) if options.quick else runs
                try:
                    results.add(name, programs[name].measure(work.name, runs))
                except (RuntimeError, OSError) as error:
                    print(f"{name} failed at {work.name}: {error}", file=sys.stderr)
                    if name == "storypole":
                        raise SystemExit(1) from error
        for program in programs.values():
            program.close()

    for turn in range(options.rounds):
        print(f"round {turn + 1} of {options.rounds}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
        take(PLAN, turn)
    take(ONCE, 0)
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer rounds, only Qt and Chromium, no slow workloads")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--rivals", type=lambda text: text.split(","))
    parser.add_argument("--json", default=HERE / "bench.json")
    parser.add_argument("--picture", default=HERE / "growth.svg")
    options = parser.parse_args()
    options.rounds = options.rounds or (3 if options.quick else 5)
    chosen = options.rivals or (["qt", "chromium"] if options.quick else ["qt", "gtk", "taffy", "chromium", *RENDERERS])
    if not OURS.exists():
        raise SystemExit(f"{OURS} is missing: run make bench, or swift build -c release --package-path Benchmarks")
    rivals, missing = find_programs(chosen)
    commit = output("git", "-C", HERE, "describe", "--always", "--dirty")
    programs = {"storypole": Ours("storypole", OURS, version=commit), **rivals}
    start = time.time()
    results = measure(programs, options)
    rows, missed = table(results)
    print(markdown(rows))
    for name in missing:
        print(f"\nSkipped, because it is not installed: {name} (try make bench-rivals)")
    record = {
        "machine": machine(),
        "load": os.getloadavg(),
        "seconds": round(time.time() - start),
        "rounds": options.rounds,
        "versions": {name: program.version for name, program in programs.items()},
        "measurements": [
            {
                "program": program, "name": name, "clock": (clock := results.clock(program, name)),
                "median": results.value(program, name, clock), "spread": results.spread(program, name, clock),
                "wall": results.value(program, name, "wall"), "peak": results.value(program, f"{name}/peak"),
                **{key: value for key, value in rounds[-1].items() if key not in ("name", "wall", "cpu", "peak")},
            }
            for (program, name), rounds in sorted(results.rounds.items())
        ],
        "missed": missed,
    }  # fmt: skip
    Path(options.json).write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n")
    print(f"\n{options.json} contains all results, with spreads and versions.")
    if not options.quick and not options.only:
        subprocess.run([OURS, "growth", options.json, options.picture], check=True)
        print(f"{options.picture} shows how time grows with the number of rows and the depth.")
    if missed:
        raise SystemExit(f"Bars missed: {', '.join(missed)}")


main()
