#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs Examples/Spark on real executor processes, and compares its pictures with those of 'storypole batch': with an executor
that is killed in the middle, with speculation, with rows that fail, and with a template that can't be loaded. ROWS=50000 makes
the run long; MEASURE=1 also reports the throughput beside that of 'storypole batch --jobs 2'."""

import collections
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import pyarrow
import pyarrow.fs
import pyarrow.parquet
import pyspark

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
STORYPOLE = os.path.join(ROOT, os.environ.get("STORYPOLE_BUILD", ".build/debug"), "storypole")
CARDS = os.path.join(ROOT, "Examples", "Spark", "cards.py")
BADGE = os.path.join(ROOT, "Examples", "Batch", "Badge.swift")
ROWS = int(os.environ.get("ROWS", "2000"))
NAME = "{level}/{id}.png"
# One row in a hundred fails, in the order of these kinds.
KINDS = ["decode", "name"]


def people():
    """The rows; a name that is missing can't be decoded, and a level with a slash can't be in a path."""
    levels = ["guest", "speaker", "crew"]
    for number in range(1, ROWS + 1):
        row = {"id": number, "name": f"Person {number % 97}", "level": levels[number % 3],
               "company": f"Company {number % 13}" if number % 2 else None}
        if number % 100 == 0:
            if KINDS[number // 100 % 2] == "decode":
                row["name"] = None
            else:
                row["level"] = "no/where"
        yield row


def run(*command, status=0, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    assert done.returncode == status, (command, done.returncode, done.stdout[-1000:], done.stderr[-4000:])
    return done


def digests(folder):
    found = {}
    for place, folders, files in os.walk(folder):
        assert not any(name.startswith(".") for name in folders + files), (place, folders, files)
        for name in files:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def report(path):
    """The digests of a report by names, and the kinds of its faults."""
    rows = pyarrow.parquet.read_table(path).to_pylist()
    good = [row for row in rows if row["kind"] is None]
    assert len({row["file"] for row in good}) == len(good), "a name is reported twice"
    kinds = collections.Counter(row["kind"] for row in rows if row["kind"])
    return {row["file"]: row["sha256"] for row in good}, kinds


def executors():
    found = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend"], capture_output=True, text=True).stdout
    return [int(line) for line in found.split()]


def kill_one(killed, out):
    """Kills an executor when a third of the pictures exist."""
    while not killed:
        time.sleep(0.2)
        if sum(len(files) for _, _, files in os.walk(out)) >= ROWS / 3:
            running = executors()
            if running:
                os.kill(running[0], 9)
                killed.append(running[0])


def cards(folder, method, worker, rows, kills=False, status=0, target=None):
    out, listed = f"{folder}/{method}", f"{folder}/{method}-report"
    environment = os.environ | {
        # Executors in processes of their own, which start and end like those of a cluster.
        "PYSPARK_SUBMIT_ARGS": "--master local-cluster[2,1,1024] --conf spark.ui.enabled=false "
        "--conf spark.speculation=true --conf spark.speculation.multiplier=1.2 --conf spark.speculation.interval=50ms "
        "--conf spark.executor.memory=1g pyspark-shell",
        "PYSPARK_PYTHON": sys.executable,
    }
    killed = []
    if kills:
        threading.Thread(target=kill_one, args=(killed, out), daemon=True).start()
    started = time.time()
    try:
        done = run(sys.executable, CARDS, "--worker", worker, "--rows", rows, "--out", target or out, "--report", listed,
                   "--name", NAME, "--method", method, "--partitions", 16, env=environment, cwd=folder, status=status)
    finally:
        # Executors of this kind leave their logs and archives in Spark's own folder.
        shutil.rmtree(os.path.join(os.path.dirname(pyspark.__file__), "work"), ignore_errors=True)
    if kills:
        assert killed, "no executor was killed"
    return done, out, listed, time.time() - started


def store(folder, worker, whole):
    """Pictures in an object store: that of the Python package moto, which imitates S3."""
    port = "50734"
    server = subprocess.Popen([os.path.join(os.path.dirname(sys.executable), "moto_server"), "-p", port],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        uri = f"s3://key:secret@cards/all?endpoint_override=127.0.0.1:{port}&scheme=http&allow_bucket_creation=true"
        system, path = pyarrow.fs.FileSystem.from_uri(uri)
        for _ in range(100):
            try:
                system.create_dir("cards")
                break
            except OSError:
                time.sleep(0.2)
        few = pyarrow.parquet.read_table(f"{folder}/people.parquet").slice(0, 300)
        pyarrow.parquet.write_table(few, f"{folder}/few.parquet")
        _, _, listed, _ = cards(folder, "arrow", worker, f"{folder}/few.parquet", target=uri)
        good, kinds = report(listed)
        assert good == {name: whole[name] for name in good} and len(good) == 297 and sum(kinds.values()) == 3, kinds
        found = {}
        for info in system.get_file_info(pyarrow.fs.FileSelector(path, recursive=True)):
            if info.type == pyarrow.fs.FileType.File:
                with system.open_input_stream(info.path) as stream:
                    found[os.path.relpath(info.path, path)] = hashlib.sha256(stream.read()).hexdigest()
        assert found == good, (len(found), len(good))
    finally:
        server.kill()
    print("spark: arrow: the same objects in a store")


def rate(folder):
    """Pictures a second, from the first one's end to the last one's: the start of an engine is left out."""
    times = [os.stat(os.path.join(place, name)).st_mtime for place, _, files in os.walk(folder) for name in files]
    return len(times) / (max(times) - min(times))


def kept(folder, source, name):
    run(STORYPOLE, "batch", source, "--keep-worker", f"{folder}/{name}")
    run("tar", "-czf", f"{name}.tar.gz", name, cwd=folder)
    return f"{folder}/{name}.tar.gz"


def main():
    with tempfile.TemporaryDirectory() as folder:
        data = list(people())
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(data), f"{folder}/people.parquet")
        with open(f"{folder}/people.jsonl", "w") as file:
            # As Spark writes a row: without the columns that are null.
            for row in data:
                file.write(json.dumps({key: value for key, value in row.items() if value is not None}) + "\n")
        # The undisturbed run, in one process after another.
        started = time.time()
        run(STORYPOLE, "batch", BADGE, "--data", f"{folder}/people.jsonl", "-o", f"{folder}/local", "--name", NAME,
            "--jobs", 2, "--manifest", f"{folder}/manifest.jsonl", "--errors", f"{folder}/errors.jsonl", status=2)
        local = time.time() - started
        whole = digests(f"{folder}/local")
        with open(f"{folder}/errors.jsonl") as file:
            kinds = collections.Counter(json.loads(line)["kind"] for line in file)
        assert len(whole) == ROWS - ROWS // 100 and set(kinds) == set(KINDS), (len(whole), kinds)
        worker = kept(folder, BADGE, "badge")
        for method in ("pipe", "arrow"):
            _, out, listed, seconds = cards(folder, method, worker, f"{folder}/people.parquet", kills=True)
            assert digests(out) == whole, method
            assert report(listed) == (whole, kinds), method
            print(f"spark: {method}: {len(whole)} pictures as of 'storypole batch', with an executor killed, in "
                  f"{seconds:.0f} s; batch --jobs 2 takes {local:.0f} s", flush=True)
        store(folder, worker, whole)
        if "MEASURE" in os.environ:
            for method in ("pipe", "arrow"):
                shutil.rmtree(f"{folder}/{method}")
                _, out, *_ = cards(folder, method, worker, f"{folder}/people.parquet")
                print(f"spark: {method}: {rate(out):.0f} pictures a second, {rate(out) / rate(f'{folder}/local'):.2f} of "
                      "'storypole batch --jobs 2'", flush=True)
        # A template that can't be loaded ends the job with its message.
        with open(f"{folder}/Broken.swift", "w") as file:
            file.write("import SwiftUI\nimport StorypoleBatch\nstruct Broken: View, Decodable {\n"
                       "  var id: Int\n  var body: some View { Text(\"\\(id)\") }\n}\n")
        broken = kept(folder, f"{folder}/Broken.swift", "broken")
        run("tar", "-xzf", broken, cwd=folder)
        with open(f"{folder}/broken/template.so", "w") as file:
            file.write("no template")
        run("tar", "-czf", "broken.tar.gz", "broken", cwd=folder)
        done, *_ = cards(folder, "pipe", broken, f"{folder}/people.parquet", status=1)
        assert "the worker failed" in done.stderr and "template.so" in done.stderr, done.stderr[-2000:]
        print("spark: a template that can't be loaded ends the job with its message")


if __name__ == "__main__":
    main()
