#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests 'storypole serve' as clients do, and as attackers do."""
import base64
import hashlib
import hmac
import http.client
import json
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest

BUILD = os.path.abspath(os.environ["STORYPOLE_BUILD"])
STORYPOLE = BUILD + "/storypole"
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
JSON = {"Content-Type": "application/json"}


class Server:
    """A server of a folder, until close."""

    def __init__(self, *options, path=HERE + "/Templates.swift"):
        self.log = tempfile.NamedTemporaryFile(prefix="serve", suffix=".log", delete=False)
        self.process = subprocess.Popen(
            [STORYPOLE, "serve", path, "--port", "0", *options], stdout=subprocess.PIPE,
            stderr=self.log, text=True, env={**os.environ, "STORYPOLE_SECRET": "of the server"})
        self.port = None
        for line in self.process.stdout:
            if match := re.match(r"serving http://.*:(\d+)$", line):
                self.port = int(match[1])
                break
        if self.port is None:
            raise AssertionError("the server ended: " + self.messages())

    def messages(self):
        with open(self.log.name) as file:
            return file.read()

    def lines(self):
        return [json.loads(line) for line in self.messages().splitlines() if line.startswith("{")]

    def ask(self, method, target, body=None, headers=None, timeout=60):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            connection.request(method, target, body, headers or {})
            answer = connection.getresponse()
            return Answer(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def post(self, name, row, query="", headers=None):
        body = row if isinstance(row, (bytes, str)) else json.dumps(row)
        return self.ask("POST", f"/v1/{name}{query}", body, {**JSON, **(headers or {})})

    def raw(self, data, timeout=15):
        """Sends bytes; returns all that comes back."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as connection:
            connection.sendall(data)
            answer = b""
            try:
                while chunk := connection.recv(65536):
                    answer += chunk
            except (TimeoutError, ConnectionResetError):
                pass
            return answer

    def metric(self, name):
        text = self.ask("GET", "/metrics").body.decode()
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines()
                   if re.match(re.escape("storypole_" + name) + r"(\{| )", line))

    def end(self, number=signal.SIGTERM, timeout=40):
        self.process.send_signal(number)
        return self.process.wait(timeout)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.log.close()
        os.unlink(self.log.name)


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def problem(self):
        assert self.headers["Content-Type"] == "application/problem+json", self.headers
        problem = json.loads(self.body)
        assert problem["status"] == self.status and problem["title"] and problem["detail"]
        return problem

    @property
    def text(self):
        """The text of an SVG's description."""
        return re.search(r"<desc>(.*?)</desc>", self.body.decode(), re.S)[1]


def data(row):
    return base64.urlsafe_b64encode(json.dumps(row).encode()).decode().rstrip("=")


class Case(unittest.TestCase):
    options = []

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.keys = [secrets.token_hex(32), secrets.token_hex(32)]
        with open(cls.folder + "/keys", "w") as file:
            file.write("\n".join(cls.keys) + "\n")
        cls.server = Server("--keys", cls.folder + "/keys", *cls.options)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        shutil.rmtree(cls.folder)

    def sign(self, target, key=0):
        # Python's hmac is the other implementation of RFC 2104.
        digits = hmac.new(self.keys[key].encode(), target.encode(), hashlib.sha256).hexdigest()
        return f"{target}&s={digits}"

    def refused(self, answer, status, words=""):
        self.assertEqual(answer.status, status, answer.body[:300])
        self.assertIn(words, answer.problem["detail"])
        self.assertEqual(answer.headers.get("Cache-Control"), "no-store")
        self.assertNotIn("ETag", answer.headers)
        return answer.problem


class Connections(Case):
    def test_a_connection_has_many_requests(self):
        row = json.dumps({"name": "Ada"}).encode()
        post = (b"POST /v1/Badge.svg HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n" % len(row) + row)
        probe = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        missing = b"GET /v1/Nothing/schema HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
            for request, status in [(post, 200), (probe, 200), (missing, 404), (post, 200), (probe, 200)] * 3:
                connection.sendall(request)
                answer = http.client.HTTPResponse(connection)
                answer.begin()
                answer.read()
                self.assertEqual(answer.status, status)
                self.assertIsNone(answer.getheader("Connection"))


class Pictures(Case):
    def test_formats_equal_those_of_batch(self):
        row = {"name": "Badge"}
        rows = self.folder + "/rows.jsonl"
        with open(rows, "w") as file:
            file.write(json.dumps(row) + "\n")
        for kind, start in [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")]:
            answer = self.server.post("Badge." + kind, row)
            self.assertEqual(answer.status, 200)
            self.assertTrue(answer.body.startswith(start))
            subprocess.run(
                [STORYPOLE, "batch", HERE + "/Templates.swift", "--view", "Badge", "--data", rows, "-o",
                 self.folder + "/out", "--name", "{name}." + kind, "--progress", "none"],
                check=True, capture_output=True)
            with open(f"{self.folder}/out/Badge.{kind}", "rb") as file:
                self.assertEqual(file.read(), answer.body, kind)

    def test_parameters(self):
        row = {"name": "Ada"}

        def size(query):
            body = self.server.post("Badge.png", row, query).body
            return int.from_bytes(body[16:20], "big"), int.from_bytes(body[20:24], "big")

        # The frame is 200 by 100 points, and there are 2 pixels a point without --scale.
        self.assertEqual(size(""), (400, 200))
        self.assertEqual(size("?scale=1"), (200, 100))
        self.assertEqual(size("?size=300x150&scale=1"), (300, 150))
        light = self.server.post("Badge.svg", row).body
        self.assertNotEqual(light, self.server.post("Badge.svg", row, "?dark=1").body)
        # The order of parameters doesn't matter.
        one = self.server.post("Badge.svg", row, "?scale=1&dark=1").headers
        two = self.server.post("Badge.svg", row, "?dark=1&scale=1").headers
        self.assertEqual(one["ETag"], two["ETag"])
        # A parameter of one request isn't one of the next.
        self.assertEqual(light, self.server.post("Badge.svg", row).body)
        for query, words in [("?scale=5", "at most 4"), ("?scale=nan", ""), ("?size=x", ""),
                             ("?dark=2", "accepts"), ("?fonts=/etc", "unknown"),
                             ("?dark=1&dark=1", "repeated"), ("?d=e30", "body")]:
            self.refused(self.server.post("Badge.png", row, query), 400, words)
        # libsoup refuses it by itself.
        self.assertEqual(self.server.post("Badge.png", row, "?%zz=1").status, 400)

    def test_limits(self):
        self.refused(self.server.post("Badge.png", {"name": "x", "size": 3000}), 422, "pixels")
        self.assertEqual(self.server.post("Badge.svg", {"name": "x", "size": 3000}).status, 200)

    def test_schema_and_probes(self):
        schema = json.loads(self.server.ask("GET", "/v1/Badge/schema").body)
        self.assertEqual(schema["properties"]["name"], {"type": "string"})
        self.assertEqual(self.server.ask("GET", "/healthz").body, b"ok\n")
        self.assertIn(b"ready", self.server.ask("GET", "/readyz").body)
        self.assertIn(b"storypole", self.server.ask("GET", "/version").body)
        # Probes know no name.
        self.assertEqual(self.server.ask("GET", "/healthz", headers={"Host": "10.0.0.7"}).status, 200)

    def test_etag_and_cache(self):
        row = {"name": secrets.token_hex(8)}
        target = self.sign("/v1/Badge.png?d=" + data(row))
        first = self.server.ask("GET", target)
        self.assertEqual(first.status, 200)
        self.assertEqual(first.headers["Cache-Control"], "public, max-age=31536000, immutable")
        drawn, hits = (self.server.metric(name) for name in ("render_seconds_count", "cache_hits_total"))
        self.assertEqual(self.server.ask("GET", target).body, first.body)
        again = self.server.ask("GET", target, headers={"If-None-Match": first.headers["ETag"]})
        self.assertEqual((again.status, again.body), (304, b""))
        self.assertEqual(again.headers["ETag"], first.headers["ETag"])
        head = self.server.ask("HEAD", target)
        self.assertEqual((head.status, head.body), (200, b""))
        # None of these touched a worker.
        self.assertEqual(self.server.metric("render_seconds_count"), drawn)
        self.assertEqual(self.server.metric("cache_hits_total"), hits + 2)

    def test_equal_requests_share_a_picture(self):
        drawn = self.server.metric("render_seconds_count")
        row = {"mode": "slow", "value": secrets.token_hex(4)}
        answers = together(8, lambda _: self.server.post("Probe.svg", row))
        self.assertEqual({a.status for a in answers}, {200})
        self.assertEqual(len({a.body for a in answers}), 1)
        self.assertEqual(self.server.metric("render_seconds_count"), drawn + 1)

    def test_metrics_parse(self):
        text = self.server.ask("GET", "/metrics").body.decode()
        names = set()
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                names.add(line.split()[2])
            elif not line.startswith("# HELP "):
                self.assertRegex(line, r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')
                base = re.sub(r"_(bucket|sum|count)$", "", line.split("{")[0].split(" ")[0])
                self.assertTrue({base, line.split("{")[0].split(" ")[0]} & names, line)

    def test_the_log_has_no_data(self):
        name = secrets.token_hex(8)
        target = self.sign("/v1/Badge.svg?d=" + data({"name": name}))
        self.server.ask("GET", target, headers={"traceparent": "00-ab-cd-01"})
        time.sleep(0.2)
        line = self.server.lines()[-1]
        self.assertEqual((line["method"], line["path"], line["status"]), ("GET", "/v1/Badge.svg", 200))
        self.assertEqual(line["traceparent"], "00-ab-cd-01")
        self.assertNotIn(data({"name": name}), self.server.messages())


def together(count, work):
    """The results of calls at the same time."""
    results = [None] * count

    def run(index):
        try:
            results[index] = work(index)
        except Exception as error:  # noqa: BLE001: the test looks at it
            results[index] = error

    threads = [threading.Thread(target=run, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


class Explanations(Case):
    """Reasons of layouts name views, so nobody gets them who wasn't allowed to."""

    def test_off_unless_asked_for(self):
        self.refused(self.server.post("Badge/explain", {"name": "Ada"}), 404, "explains no layouts")
        self.refused(self.server.post("Badge.explain", {"name": "Ada"}), 404, "pdf, png, svg")

    def test_explanation(self):
        server = Server("--explain", "--keys", self.folder + "/keys")
        try:
            answer = server.post("Badge/explain", {"name": "Ada", "size": 120})
            self.assertEqual((answer.status, answer.headers["Content-Type"]), (200, "application/json"))
            text = json.dumps(json.loads(answer.body))
            self.assertIn("Badge", text)
            self.assertIn("120", text)
            self.assertEqual(server.post("Badge/explain", {"name": "Ada", "size": 120}).body, answer.body)
            # Pictures before and after it are the same.
            self.assertEqual(server.post("Badge.svg", {"name": "Ada"}).body, self.server.post("Badge.svg", {"name": "Ada"}).body)
            self.refused(server.post("Badge/explain", {}), 400)
            self.refused(server.post("Nothing/explain", {"name": "Ada"}), 404)
            self.refused(server.ask("GET", "/v1/Badge/explain?d=" + data({"name": "Ada"})), 401)
            signed = self.sign("/v1/Badge/explain?d=" + data({"name": "Ada", "size": 120}))
            self.assertEqual(server.ask("GET", signed).body, answer.body)
        finally:
            server.close()


class Memory(Case):
    options = ["--worker-memory", "192", "--workers", "1"]

    def test_a_worker_that_keeps_memory_is_replaced(self):
        self.assertEqual(self.server.post("Probe.svg", {"mode": "draw"}).status, 200)
        self.assertEqual(self.server.metric('worker_restarts_total'), 0)
        # It keeps 64 MiB of each row.
        for number in range(6):
            answer = self.server.post("Probe.svg", {"mode": "keep", "value": str(number)})
            self.assertEqual((answer.status, answer.text.strip()), (200, f"result: kept {number}"))
        self.assertGreater(self.server.metric("worker_restarts_total"), 0)
        self.assertIn("reason=\"memory\"} ", self.server.ask("GET", "/metrics").body.decode())


class Signatures(Case):
    def test_signatures(self):
        target = "/v1/Badge.svg?d=" + data({"name": "Ada"})
        self.assertEqual(self.server.ask("GET", self.sign(target)).status, 200)
        self.assertEqual(self.server.ask("GET", self.sign(target, key=1)).status, 200)
        printed = subprocess.run(
            [STORYPOLE, "serve", "--keys", self.folder + "/keys", "--sign", target], check=True,
            capture_output=True, text=True).stdout.strip()
        self.assertEqual(printed, self.sign(target))
        drawn = self.server.metric("render_seconds_count")
        signed = self.sign(target)
        other = self.sign("/v1/Badge.svg?d=" + data({"name": "Eve"}))
        for wrong in [
            target, target + "&s=", target + "&s=" + "0" * 64, signed[:-1], signed + "0",
            signed[:-64] + signed[-64:].upper(),
            signed.replace("svg", "png"), signed.replace("&s=", "&dark=1&s="),
            "/v1/Badge.svg?d=" + data({"name": "Eve"}) + "&s=" + signed[-64:],
            target + "&s=" + other[-64:],
        ]:
            self.refused(self.server.ask("GET", wrong), 401)
        for wrong, words in [
            (signed + "&dark=1", "last"), (self.sign(target + "&d=e30"), "repeated"),
            (signed + "&s=" + signed[-64:], "repeated"),
            (self.sign("/v1/Badge.svg?d=%21"), ""), (self.sign(target + "&e=soon"), "seconds"),
        ]:
            answer = self.server.ask("GET", wrong)
            self.assertIn(answer.status, (400, 401))
            answer.problem
        self.assertEqual(self.server.metric("render_seconds_count"), drawn)

    def test_expiry(self):
        target = "/v1/Badge.svg?d=" + data({"name": "Ada"})
        answer = self.server.ask("GET", self.sign(f"{target}&e={int(time.time()) + 100}"))
        self.assertEqual(answer.status, 200)
        seconds = int(re.match(r"public, max-age=(\d+), immutable", answer.headers["Cache-Control"])[1])
        self.assertTrue(90 <= seconds <= 100, seconds)
        self.refused(self.server.ask("GET", self.sign(target + "&e=1")), 401, "no longer")


class Strangers(Case):
    def test_rows(self):
        for row, path in [('{"nam": 1}', "name"), ('{"name": 1}', "name"), ("", None), ("{", None),
                          ("[1]", None), ("null", None), ("[" * 100_000, None),
                          ('{"name": "x", "size": "y"}', "size")]:
            problem = self.refused(self.server.post("Badge.png", row), 400)
            self.assertEqual(problem.get("path"), path, row[:40])
        self.refused(self.server.post("Badge.png", b'{"name": "\xff"}'), 400, "UTF-8")
        for size in ["1e300", "-1", "0"]:
            answer = self.server.post("Badge.png", '{"name": "x", "size": %s}' % size)
            self.assertIn(answer.status, (200, 422), size)
        self.assertEqual(self.server.post("Badge.png", {"name": "x"}).status, 200)

    def test_policy(self):
        row = json.dumps({"name": "x"})

        def post(headers, target="/v1/Badge.png", method="POST", body=row):
            return self.server.ask(method, target, body, headers)

        drawn = self.server.metric("render_seconds_count")
        self.refused(post({}), 415)
        self.refused(post({"Content-Type": "text/plain"}), 415)
        self.refused(post({"Content-Type": "application/x-www-form-urlencoded"}), 415)
        self.refused(post({**JSON, "Host": "evil.example"}), 421, "--allow-host")
        self.refused(post({**JSON, "Host": "127.0.0.1.evil.example"}), 421)
        self.refused(post({**JSON, "Origin": "http://evil.example"}), 403)
        self.refused(post({**JSON, "Origin": "null"}), 403)
        answer = post(JSON, method="PUT")
        self.refused(answer, 405)
        self.assertEqual(answer.headers["Allow"], "GET, HEAD, POST")
        for path in ["/", "/v1/", "/v1/Nothing.png", "/v1/Badge.gif", "/v1/Badge", "/v2/Badge.png",
                     "/v1/../../etc/passwd", "/v1/..%2f..%2fetc%2fpasswd", "/v1/%00.png",
                     "/etc/passwd", "/v1/Badge.png/", "//v1/Badge.png", "/v1/Badge%2epng%00"]:
            # libsoup refuses some by itself.
            self.assertIn(post(JSON, path).status, (400, 404), path)
        self.assertEqual(self.server.metric("render_seconds_count"), drawn)

    def test_malformed_requests(self):
        drawn = self.server.metric("render_seconds_count")
        for wrong in [b"nonsense\r\n\r\n", b"GET\r\n\r\n", b"\x00" * 1000 + b"\r\n\r\n",
                      b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                      b"POST /v1/Badge.png HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n"
                      b"Content-Type: application/json\r\nConnection: close\r\n\r\n",
                      b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"]:
            answer = self.server.raw(wrong, timeout=3)
            self.assertNotIn(b" 200 ", answer.split(b"\r\n")[0])
        self.assertEqual(self.server.metric("render_seconds_count"), drawn)

    def test_large_bodies(self):
        drawn = self.server.metric("render_seconds_count")
        large = json.dumps({"name": "x" * (1 << 20)})
        self.refused(self.server.post("Badge.png", large), 413, "bytes")

        def chunks():
            for _ in range(24):
                yield b"x" * 65536

        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.request("POST", "/v1/Badge.png", chunks(), JSON, encode_chunked=True)
        self.assertEqual(connection.getresponse().status, 413)
        connection.close()
        # Endless: the connection ends.
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as endless:
            endless.sendall(b"POST /v1/Badge.png HTTP/1.1\r\nHost: localhost\r\n"
                            b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
            with self.assertRaises(OSError):
                for _ in range(4096):
                    endless.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
        self.assertEqual(self.server.metric("render_seconds_count"), drawn)

    def test_slow_requests(self):
        # A byte a second is never idle, but a request has 10 seconds to arrive.
        start = time.time()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\n")
            with self.assertRaises(OSError):
                while time.time() < start + 30:
                    slow.sendall(b"X")
                    time.sleep(0.5)
        self.assertTrue(9 < time.time() - start < 16, time.time() - start)


class Harm(Case):
    options = ["--workers", "2", "--timeout", "2", "--memory", "1024"]

    def test_rows_cost_only_themselves(self):
        restarts = self.server.metric("worker_restarts_total")
        expected = {"crash": 500, "exit": 500, "memory": 500, "loop": 504, "print": 200, "close": 200}
        for mode, status in expected.items():
            answer = self.server.post("Probe.svg", {"mode": mode})
            self.assertEqual(answer.status, status, mode)
            if status >= 500:
                # The reason has paths of this machine, and is in the log.
                self.assertNotIn("/", answer.problem["detail"])
            after = self.server.post("Probe.svg", {"mode": "text", "value": mode})
            self.assertEqual(after.text, "result: " + mode)
        self.assertEqual(self.server.metric("worker_restarts_total"), restarts + 4)
        self.assertIn("as wished", self.server.messages())

    def test_isolation(self):
        if b"bubblewrap" not in self.server.ask("GET", "/readyz").body:
            self.skipTest("bubblewrap does not work here; the log has a warning")

        def result(mode, value=""):
            return self.server.post("Probe.svg", {"mode": mode, "value": value}).text

        self.assertEqual(result("read", "/etc/passwd"), "result: refused")
        self.assertEqual(result("read", self.folder + "/keys"), "result: refused")
        # The fonts' configuration is visible: the test can tell.
        self.assertRegex(result("read", "/etc/fonts/fonts.conf"), r"read \d+")
        self.assertEqual(result("write", "/usr/x"), "result: refused")
        self.assertEqual(result("write", os.path.expanduser("~/x")), "result: refused")
        self.assertEqual(result("connect", str(self.server.port)), "result: refused")
        self.assertEqual(result("secret"), "result: none")
        seconds = str(100_000 + secrets.randbelow(100_000))
        self.assertEqual(result("child", seconds), "result: started")
        find = ["pgrep", "-f", "sleep " + seconds]
        self.assertEqual(subprocess.run(find, stdout=subprocess.DEVNULL).returncode, 0)
        # Both workers are replaced, and the child with its own.
        together(4, lambda index: self.server.post("Probe.svg", {"mode": "crash", "value": str(index)}))
        time.sleep(0.5)
        self.assertEqual(subprocess.run(find, stdout=subprocess.DEVNULL).returncode, 1)


class Load(Case):
    options = ["--workers", "1", "--queue", "2"]

    def test_overload(self):
        answers = together(20, lambda i: self.server.post("Probe.svg", {"mode": "slow", "value": f"load {i}"}))
        drawn = [a for a in answers if a.status == 200]
        refused = [a for a in answers if a.status == 429]
        self.assertEqual(len(drawn) + len(refused), 20)
        # One is drawn and two wait; each place that becomes free can be taken.
        self.assertGreaterEqual(len(drawn), 3)
        self.assertGreaterEqual(len(refused), 10)
        for answer in refused:
            self.assertEqual(answer.headers["Retry-After"], "1")
            answer.problem
        self.assertEqual(self.server.metric("queue_length"), 0)

    def test_nobody_waits(self):
        """A picture of a client that is gone isn't drawn, and costs no place."""
        def begin(value):
            row = json.dumps({"mode": "slow", "value": value})
            connection = socket.create_connection(("127.0.0.1", self.server.port))
            connection.sendall((f"POST /v1/Probe.svg HTTP/1.1\r\nHost: localhost\r\n"
                                f"Content-Type: application/json\r\nContent-Length: {len(row)}\r\n\r\n{row}").encode())
            return connection

        first = begin("stays")
        time.sleep(0.05)
        gone = [begin(f"gone {i}") for i in range(2)]
        time.sleep(0.05)
        for connection in gone:
            connection.close()
        time.sleep(0.1)
        self.assertEqual(self.server.metric("queue_length"), 0)
        first.close()
        time.sleep(0.5)


class Life(unittest.TestCase):
    def test_ends_after_the_requests(self):
        server = Server("--workers", "1")
        try:
            answers = []
            thread = threading.Thread(
                target=lambda: answers.append(server.post("Probe.svg", {"mode": "slow", "value": "last"})))
            thread.start()
            time.sleep(0.15)
            self.assertEqual(server.end(), 0)
            thread.join()
            self.assertEqual(answers[0].status, 200)
            with self.assertRaises(OSError):
                server.ask("GET", "/healthz")
        finally:
            server.close()

    def test_watch(self):
        with tempfile.TemporaryDirectory() as folder:
            def save(word):
                with open(folder + "/Note.swift.new", "w") as file:
                    file.write("import SwiftUI\nstruct Note: View, Decodable {\n  let text: String\n"
                               f"  var body: some View {{ Text(\"{word} \\(text)\") }}\n}}\n")
                os.rename(folder + "/Note.swift.new", folder + "/Note.swift")

            save("first")
            server = Server("--watch", path=folder)
            try:
                self.assertEqual(server.post("Note.svg", {"text": "x"}).text, "first x")
                save("second")
                self.wait(lambda: server.post("Note.svg", {"text": "x"}).text == "second x")
                save('third" + 1 + "')
                self.wait(lambda: "the templates from before" in server.messages())
                self.assertEqual(server.post("Note.svg", {"text": "y"}).text, "second y")
            finally:
                server.close()

    def wait(self, condition):
        deadline = time.time() + 60
        while not condition():
            self.assertLess(time.time(), deadline)
            time.sleep(0.2)

    def test_token(self):
        with tempfile.TemporaryDirectory() as folder:
            token = secrets.token_hex(32)
            with open(folder + "/token", "w") as file:
                file.write(token + "\n")
            server = Server("--address", "0.0.0.0", "--token", folder + "/token")
            try:
                for wrong in [{}, {"Authorization": "Bearer " + "0" * 64}, {"Authorization": token}]:
                    answer = server.post("Badge.png", {"name": "x"}, headers=wrong)
                    self.assertEqual(answer.status, 401)
                    self.assertEqual(answer.headers["WWW-Authenticate"], "Bearer")
                right = {"Authorization": "Bearer " + token}
                self.assertEqual(server.post("Badge.png", {"name": "x"}, headers=right).status, 200)
                self.assertEqual(server.ask("GET", "/metrics").status, 401)
                self.assertEqual(server.ask("GET", "/v1/Badge/schema").status, 401)
                self.assertEqual(server.ask("GET", "/readyz").status, 200)
                # Without keys, there are no addresses of pictures.
                self.assertEqual(server.ask("GET", "/v1/Badge.png?d=" + data({"name": "x"})).status, 401)
            finally:
                server.close()

    def test_command_line(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(folder + "/short", "w") as file:
                file.write("secret\n")
            with open(folder + "/View.swift", "w") as file:
                file.write("import SwiftUI\nstruct Plain: View { var body: some View { Text(\"x\") } }\n")
            with socket.create_server(("127.0.0.1", 0)) as taken:
                port = str(taken.getsockname()[1])
                for arguments, status, words in [
                    ([HERE, "--address", "0.0.0.0"], 64, "--token FILE"),
                    ([HERE, "--token", folder + "/short"], 64, "32 characters"),
                    ([HERE, "--keys", folder + "/none"], 66, "cannot read"),
                    ([HERE, "--workers", "0"], 64, "1 to 256"),
                    ([folder + "/missing"], 66, "missing"),
                    ([folder + "/View.swift"], 65, "has no template"),
                    ([HERE + "/Templates.swift", "--port", port], 69, "cannot open port"),
                    ([HERE + "/Templates.swift", "--address", "localhost", "--open"], 69, "numerical"),
                    ([], 64, "name a Swift file or a folder"),
                    (["--sign", "/v1/a.png?d=x"], 64, "--keys"),
                ]:
                    result = subprocess.run([STORYPOLE, "serve", *arguments], capture_output=True, text=True, timeout=120)
                    self.assertEqual(result.returncode, status, (arguments, result.stderr))
                    self.assertIn(words, result.stderr, arguments)

    def test_pages(self):
        server = Server("--paper", "a4", "--page-limit", "3")
        try:
            self.assertEqual(server.post("Lines.pdf", {"count": 40}).status, 200)
            self.assertEqual(server.post("Lines.pdf", {"count": 4000}).status, 422)
            self.assertEqual(server.post("Lines.png", {"count": 4}).status, 404)
        finally:
            server.close()


class Documented(unittest.TestCase):
    def test_the_lines_of_the_guide(self):
        """Runs each 'curl' of Docs/Serve.md against the example that it starts."""
        with open(ROOT + "/Docs/Serve.md") as file:
            text = file.read()
        blocks = re.findall(r"```sh\n(.*?)```", text, re.S)
        lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()
                 if line.lstrip().startswith("curl ")]
        self.assertGreaterEqual(len(lines), 4)
        with tempfile.TemporaryDirectory() as folder:
            with open(folder + "/keys", "w") as file:
                file.write(secrets.token_hex(32) + "\n")
            server = Server("--keys", folder + "/keys", path=ROOT + "/Examples/Serve")
            try:
                for line in lines:
                    command = line.replace("localhost:8080", f"localhost:{server.port}")
                    result = subprocess.run(
                        ["bash", "-c", "set -o pipefail; " + command.replace("curl ", "curl --fail ", 1)], cwd=folder,
                        capture_output=True, text=True, env={**os.environ, "PATH": BUILD + ":" + os.environ["PATH"]})
                    self.assertEqual(result.returncode, 0, (command, result.stderr))
                self.assertTrue(os.path.exists(folder + "/card.png"))
            finally:
                server.close()


if __name__ == "__main__":
    unittest.main(verbosity=2)
