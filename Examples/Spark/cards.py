#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws a SwiftUI view for every row of a Parquet file, on Apache Spark.

    storypole batch ../Batch/Badge.swift --keep-worker badge && tar -czf badge.tar.gz badge
    python3 cards.py --worker badge.tar.gz --rows people.parquet --out /mnt/cards --report /mnt/report

Every task runs one worker, a program that reads rows and draws them. A name follows from its row, and a picture appears
under its name when it is whole, so a task that runs twice does no harm. The report is a Parquet file with the name, size and
digest of every picture, or the fault of its row. Faults of rows don't stop the job; a fault of the template does.
"""

import argparse
import base64
import decimal
import json
import os
import shlex
import subprocess
import sys
import tempfile
import threading

from pyspark.sql import SparkSession

REPORT = "file string, bytes long, sha256 string, kind string, path string, message string"


def arguments():
    parser = argparse.ArgumentParser(description="Draws a SwiftUI view for every row of a Parquet file, on Apache Spark.")
    parser.add_argument("--worker", required=True, help="the .tar.gz of a folder of 'storypole batch --keep-worker'")
    parser.add_argument("--rows", required=True, help="the rows, as Parquet")
    parser.add_argument("--out", required=True, help="a folder that all machines share; with --method arrow also a URI, "
                        "such as s3://bucket/cards")
    parser.add_argument("--report", required=True, help="where the report is written, as Parquet")
    parser.add_argument("--name", default="{id}.png", help="the names of the pictures, with {fields} (default: {id}.png)")
    parser.add_argument("--method", choices=["pipe", "arrow"], default="pipe",
                        help="pipe: RDD.pipe. arrow: mapInArrow, which also works with Spark Connect")
    parser.add_argument("--partitions", type=int, help="tasks; some hundred rows each or more (default: as in the file)")
    parser.add_argument("--master", help="Spark's master, such as local[4] (default: as configured)")
    return parser.parse_args()


def check(archive, name):
    """Starts the worker without rows, so that a damaged template, or a wrong pattern, is reported before the job."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "-xzf", archive, "-C", folder], check=True)
        (root,) = os.listdir(folder)
        worker = [os.path.join(folder, root, "worker"), "--dry-run", "--name", name, "--progress", "none", "--data", "-"]
        done = subprocess.run(worker, input="", capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"cards: the worker failed:\n{done.stderr}")
        return root


def reported(line):
    """An answer of the worker as a row of the report."""
    answer = json.loads(line)
    fault = answer.get("error") or {}
    return (answer.get("file"), answer.get("bytes"), answer.get("sha256"), fault.get("kind"), fault.get("path"),
            fault.get("message"))


def piped(spark, rows, root, out, name):
    """Every task pipes its rows through a worker, a line each."""
    command = [f"worker/{root}/worker", "--answers", "names", "--jobs", "1", "--progress", "none", "-o", out, "--name", name]
    # Without checkCode errors would be silent, and without env the worker would have no environment.
    answers = rows.toJSON().pipe(shlex.join(command), env=dict(os.environ), checkCode=True)
    return spark.createDataFrame(answers.map(reported), REPORT)


def plain(value):
    """A value of Arrow that JSON lacks, as the worker decodes it."""
    if isinstance(value, decimal.Decimal):
        return float(value)
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value.isoformat() if hasattr(value, "isoformat") else str(value)


def arrow(rows, root, out, name):
    """Every task feeds a worker, and writes the pictures that it answers through a file system of pyarrow."""

    def draw(batches):
        import pyarrow
        from pyarrow import fs

        system, folder = fs.FileSystem.from_uri(out) if "://" in out else (fs.LocalFileSystem(), out)
        is_local = isinstance(system, fs.LocalFileSystem)
        command = [f"worker/{root}/worker", "--answers", "data", "--jobs", "1", "--progress", "none", "--name", name]
        errors = tempfile.TemporaryFile("w+")
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True)

        def feed():
            try:
                for batch in batches:
                    for row in batch.to_pylist():
                        worker.stdin.write(json.dumps(row, default=plain) + "\n")
                worker.stdin.close()
            except BrokenPipeError:
                pass  # The worker's exit status has the reason.

        def write(file, data):
            path = f"{folder}/{file}"
            if not is_local:
                # An object of a store appears when its stream is closed.
                with system.open_output_stream(path) as stream:
                    stream.write(data)
                return
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=os.path.dirname(path), prefix=".", delete=False) as picture:
                picture.write(data)
            os.chmod(picture.name, 0o644)
            os.rename(picture.name, path)

        feeder = threading.Thread(target=feed)
        feeder.start()
        report = []

        def batch():
            names = [part.split()[0] for part in REPORT.split(", ")]
            types = [pyarrow.int64() if "long" in part else pyarrow.string() for part in REPORT.split(", ")]
            columns = zip(*report) if report else [[] for _ in names]
            made = pyarrow.RecordBatch.from_arrays(
                [pyarrow.array(list(column), type) for column, type in zip(columns, types)], names)
            report.clear()
            return made

        for line in worker.stdout:
            data = json.loads(line).get("data")
            if data:
                write(json.loads(line)["file"], base64.b64decode(data))
            report.append(reported(line))
            if len(report) == 1000:
                yield batch()
        feeder.join()
        if worker.wait():
            errors.seek(0)
            raise RuntimeError(f"the worker failed:\n{errors.read()[-2000:]}")
        yield batch()

    return rows.mapInArrow(draw, REPORT)


def main():
    options = arguments()
    root = check(options.worker, options.name)
    session = SparkSession.builder.appName("cards")
    if options.master:
        session = session.master(options.master)
    spark = session.getOrCreate()
    # Spark unpacks the archive on every executor, into a folder of this name.
    spark.addArtifact(f"{options.worker}#worker", archive=True)
    rows = spark.read.parquet(options.rows)
    if options.partitions:
        rows = rows.repartition(options.partitions)
    if options.method == "pipe":
        report = piped(spark, rows, root, options.out, options.name)
    else:
        report = arrow(rows, root, options.out, options.name)
    report.write.mode("overwrite").parquet(options.report)
    written = spark.read.parquet(options.report)
    failed = written.where("kind is not null").count()
    print(f"{written.count() - failed} drawn, {failed} failed")
    spark.stop()


if __name__ == "__main__":
    main()
