#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts load on 'storypole serve' for TIME=600 seconds (20 in 'make serve'): 2 % of the rows crash or never end, then there
are ten times as many clients as the server has room for, then pictures that it or the client already has."""
import http.client
import json
import os
import random
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

from serve_tests import JSON, Server, data

TIME = float(os.environ.get("TIME", "600"))
WORKERS = os.cpu_count()
QUEUE = 2 * WORKERS
# Times are judged in long runs on demand: beside other work, a short run doesn't tell.
JUDGES_TIMES = TIME >= 60


class Client(threading.Thread):
    """Sends one request after another on a connection, and notes their statuses and times."""

    def __init__(self, server, request, end):
        super().__init__(daemon=True)
        self.server, self.request, self.end = server, request, end
        self.answers, self.lost = [], []
        self.start()

    def run(self):
        connection = None
        while time.time() < self.end:
            method, target, body, headers, expected = self.request()
            start = time.perf_counter()
            try:
                connection = connection or http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
                connection.request(method, target, body, headers)
                answer = connection.getresponse()
                content = answer.read()
            except (OSError, http.client.HTTPException) as error:
                self.lost.append(repr(error))
                connection = None
                continue
            seconds = time.perf_counter() - start
            self.answers.append((answer.status, seconds))
            if answer.status not in expected:
                self.lost.append(f"{answer.status} instead of {expected}: {content[:200]}")
            if answer.status == 429:
                time.sleep(0.01)


def load(server, clients, seconds, request):
    """The answers and the lost requests of clients at the same time."""
    end = time.time() + seconds
    running = [Client(server, request, end) for _ in range(clients)]
    for client in running:
        client.join()
    return [answer for client in running for answer in client.answers], [one for client in running for one in client.lost]


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def memory(pid):
    """The memory of a process in MiB."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:")) / 1024


def badge():
    """A row that was never drawn."""
    return "POST", "/v1/Badge.svg", json.dumps({"name": secrets.token_hex(6)}), JSON, {200}


def mixed():
    """2 % of the rows do harm."""
    chance = random.random()
    if chance < 0.01:
        return "POST", "/v1/Probe.svg", json.dumps({"mode": "crash", "value": secrets.token_hex(4)}), JSON, {500}
    if chance < 0.02:
        return "POST", "/v1/Probe.svg", json.dumps({"mode": "loop", "value": secrets.token_hex(4)}), JSON, {504}
    return badge()


def test_faults(server):
    """No request is lost, and the parents' memory stays flat."""
    parents = [server.process.pid, *children(server.process.pid, "storypole-serve")]
    load(server, WORKERS, min(10, TIME / 10), badge)
    before = [memory(pid) for pid in parents]
    # As many clients as workers and places in the queue: nobody is refused.
    answers, lost = load(server, WORKERS + QUEUE, TIME, mixed)
    after = [memory(pid) for pid in parents]
    counts = {status: sum(1 for answer in answers if answer[0] == status) for status in {a[0] for a in answers}}
    print(f"serve: {len(answers)} requests with {counts}; MiB of the parents {before} before, {after} after", flush=True)
    assert not lost, lost[:5]
    assert counts.get(500, 0) + counts.get(504, 0) > 0, counts
    restarts = server.metric("worker_restarts_total")
    assert restarts == counts.get(500, 0) + counts.get(504, 0), (restarts, counts)
    for first, last in zip(before, after):
        # The cache of pictures fills meanwhile.
        assert last < first * 1.05 + 8 + server.metric("cache_bytes") / (1 << 20) * 1.5, (before, after)


def test_overload(server):
    """Ten times as many clients as there is room for: some are refused at once, the others wait a bounded time."""
    seconds = max(5, TIME / 20)

    def slow():
        return "POST", "/v1/Lines.svg", json.dumps({"count": 100 + random.randrange(10), "x": secrets.token_hex(4)}), JSON, {
            200, 429, *([] if JUDGES_TIMES else [504])}

    answers, lost = load(server, 10 * (WORKERS + QUEUE), seconds, slow)
    assert not lost, lost[:5]
    accepted = [seconds for status, seconds in answers if status == 200]
    refused = [seconds for status, seconds in answers if status == 429]
    half, most = quantile(accepted, 0.5), quantile(accepted, 0.99)
    print(f"serve: overload: {len(accepted)} accepted, p50 {half * 1e3:.0f} ms, p99 {most * 1e3:.0f} ms; "
          f"{len(refused)} refused, p99 {quantile(refused, 0.99) * 1e3:.0f} ms", flush=True)
    assert refused and accepted
    assert not JUDGES_TIMES or most <= 4 * half, (half, most)


def test_hits(server):
    """Pictures that the cache or the client has."""
    target = "/v1/Badge.png?d=" + data({"name": "hit"})
    tag = server.ask("GET", target).headers["ETag"]
    for name, headers, status in (("hits", {}, 200), ("304", {"If-None-Match": tag}, 304)):
        # One client, whose own work is not the server's time.
        answers, lost = load(server, 1, max(2, min(10, TIME / 20)), lambda: ("GET", target, None, headers, {status}))
        assert not lost, lost[:5]
        most = quantile([seconds for _, seconds in answers], 0.99)
        print(f"serve: {len(answers)} {name}, p50 {statistics.median(s for _, s in answers) * 1e3:.2f} ms, "
              f"p99 {most * 1e3:.2f} ms", flush=True)
        assert not JUDGES_TIMES or most <= 0.002, most


def test_metrics(server):
    """Prometheus' own check, where Debian's package is installed."""
    if not shutil.which("promtool"):
        print("serve: SKIPPED: checking metrics needs promtool (apt install prometheus)", flush=True)
        return
    text = server.ask("GET", "/metrics").body
    done = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr


def children(pid, name):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        found = [int(part) for part in file.read().split()]
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/children") as file:
            found += [int(part) for part in file.read().split()]
    return [child for child in sorted(set(found)) if name in open(f"/proc/{child}/cmdline").read()]


def main():
    chosen = sys.argv[1:]
    server = Server("--timeout", "1", "--unsigned", "--cache", "16", "--queue", str(QUEUE))
    try:
        for name, test in [(name, test) for name, test in globals().items() if name.startswith("test_")]:
            if chosen and name[5:] not in chosen:
                continue
            start = time.time()
            test(server)
            print(f"serve: {name[5:]} passed in {time.time() - start:.1f} s", flush=True)
        assert server.end() == 0
    finally:
        server.close()


if __name__ == "__main__":
    main()
