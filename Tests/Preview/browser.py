"""A headless Chromium, driven through its DevTools protocol with the standard library only."""

import atexit
import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """A WebSocket (RFC 6455), as far as DevTools and the preview need one."""

    def __init__(self, address, headers=()):
        _, rest = address.split("://", 1)
        place, _, path = rest.partition("/")
        host, port = place.split(":")
        self.connection = socket.create_connection((host, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /{path} HTTP/1.1", f"Host: {place}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers,
        ]
        self.connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.connection.recv(65536)
            if not more:
                break
            self.buffer += more
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.head = head
        self.status = int(head.split()[1]) if head else 0

    def send(self, text, opcode=1):
        data = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        head = bytes([0x80 | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)) if len(data) < 1 << 20 else data
        self.connection.sendall(head + mask + masked)

    def _take(self, count):
        while len(self.buffer) < count:
            more = self.connection.recv(1 << 20)
            if not more:
                raise ConnectionError("the socket is closed")
            self.buffer += more
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """The next message: (opcode, bytes). Opcode 8 is the end."""
        message = b""
        while True:
            first, second = self._take(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            data = self._take(length)
            opcode = first & 15
            if opcode == 9:
                self.send(data, 10)
                continue
            if opcode == 8:
                return 8, data
            message += data
            if opcode:
                kind = opcode
            if first & 0x80:
                return kind, message

    def close(self):
        self.connection.close()


class Browser:
    """A page in Chromium."""

    @staticmethod
    def program():
        return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="storypole-chromium-")
        self.process = subprocess.Popen(
            [self.program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-dev-shm-usage", "--remote-debugging-port=0", "--hide-scrollbars",
             f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        # Any end of the tests ends the browser.
        atexit.register(self.close)
        self.socket = None
        port_file = pathlib.Path(self.folder, "DevToolsActivePort")
        deadline = time.time() + 60
        while not port_file.exists() or not port_file.read_text().strip():
            if time.time() > deadline:
                raise TimeoutError("Chromium does not start")
            time.sleep(0.05)
        port = port_file.read_text().split("\n")[0]
        deadline = time.time() + 30
        while True:
            targets = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
            pages = [target for target in targets if target["type"] == "page"]
            if pages:
                break
            if time.time() > deadline:
                raise TimeoutError("Chromium has no page")
            time.sleep(0.05)
        self.socket = Socket(pages[0]["webSocketDebuggerUrl"])
        self.last = 0
        self.complaints = []
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            _, data = self.socket.receive()
            message = json.loads(data)
            self._note(message)
            if message.get("id") == self.last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def _note(self, message):
        """The errors of the page, normally none."""
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(str(parameters["exceptionDetails"].get("exception", parameters)))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.complaints.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))

    def size(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=width < 500)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def go(self, address):
        self.call("Page.navigate", url=address)

    def run(self, expression):
        """The value of a JavaScript expression, as JSON."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description"))
        return result["result"].get("value")

    def wait(self, expression, seconds=30):
        """Waits until an expression is true, and returns its value."""
        deadline = time.time() + seconds
        while True:
            # An element can't be JSON, but exists.
            value = self.run(f"(async () => {{ const value = await ({expression});"
                             " return value instanceof Node ? true : value; })()")
            if value:
                return value
            if time.time() > deadline:
                raise TimeoutError(f"never true: {expression}")
            time.sleep(0.02)

    def click(self, x, y, modifiers=0):
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, modifiers=modifiers,
                      button="none" if kind == "mouseMoved" else "left",
                      clickCount=0 if kind == "mouseMoved" else 1)

    def drag(self, start, end, steps=5):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=start[0], y=start[1])
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)

    def key(self, key, text=None, modifiers=0):
        # Sliders and similar elements use key codes.
        number = {
            "Backspace": 8, "Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
            "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
        }.get(key, 0)
        down = {
            "type": "keyDown" if text else "rawKeyDown", "key": key, "code": key, "windowsVirtualKeyCode": number,
            "modifiers": modifiers,
        }
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", **down)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers)

    def shortcut(self, letter, command):
        """Presses a letter with Control, for the browser's commands: copy, cut, paste."""
        key = {"key": letter, "code": "Key" + letter.upper(), "windowsVirtualKeyCode": ord(letter.upper()),
               "modifiers": 2}
        self.call("Input.dispatchKeyEvent", type="rawKeyDown", commands=[command], **key)
        self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        atexit.unregister(self.close)
        if self.socket:
            self.socket.close()
        # Its child processes, by their group's number.
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
