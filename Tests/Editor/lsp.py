# SPDX-License-Identifier: Apache-2.0
"""A small client of the Language Server Protocol, for the toolchain's sourcekit-lsp."""
import json
import os
import pathlib
import subprocess
import threading


class Server:
    """sourcekit-lsp in a workspace folder. Closes with its `with` block."""

    def __init__(self, folder, program="sourcekit-lsp", log=None):
        self.folder = pathlib.Path(folder)
        with open(log or os.devnull, "wb") as errors:
            self.process = subprocess.Popen(
                [program], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        self.answers = {}
        self.arrived = threading.Condition()
        self.isOpen = True
        self.number = 0
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.ask("initialize", {
            "processId": os.getpid(),
            "rootUri": self.folder.as_uri(),
            "workspaceFolders": [{"uri": self.folder.as_uri(), "name": self.folder.name}],
            "capabilities": {
                "textDocument": {
                    "diagnostic": {},
                    "completion": {"completionItem": {"snippetSupport": False}},
                },
                "workspace": {"workspaceFolders": True},
            },
        })
        self.tell("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.ask("shutdown", None, 10)
            self.tell("exit", None)
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        self.reader.join(10)
        self.process.stdin.close()
        self.process.stdout.close()

    def open(self, path, text=None):
        path = pathlib.Path(path)
        text = path.read_text() if text is None else text
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": path.as_uri(), "languageId": "swift", "version": 1, "text": text}})

    def diagnostics(self, path):
        """Errors and warnings of an open file, as the editor asks for them."""
        answer = self.ask(
            "textDocument/diagnostic", {"textDocument": {"uri": pathlib.Path(path).as_uri()}})
        return answer["items"]

    def completions(self, path, line, column):
        """The labels at a place, with line and column counted from 0."""
        answer = self.ask("textDocument/completion", {
            "textDocument": {"uri": pathlib.Path(path).as_uri()},
            "position": {"line": line, "character": column}})
        items = answer["items"] if isinstance(answer, dict) else answer
        return [item["label"] for item in items]

    # MARK: Messages

    def tell(self, method, params):
        self._send({"method": method, "params": params})

    def ask(self, method, params, seconds=120):
        self.number += 1
        number = self.number
        self._send({"id": number, "method": method, "params": params})
        with self.arrived:
            self.arrived.wait_for(lambda: number in self.answers or not self.isOpen, seconds)
            answer = self.answers.pop(number, None)
        if answer is None:
            raise RuntimeError(f"no answer to {method}")
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer.get("result")

    def _send(self, message):
        text = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
        self.process.stdin.flush()

    def _read(self):
        output = self.process.stdout
        while True:
            length = None
            while (line := output.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                break
            message = json.loads(output.read(length))
            if "method" in message:
                # A request of the server, such as the registration of a capability.
                if "id" in message:
                    self._send({"id": message["id"], "result": None})
                continue
            with self.arrived:
                self.answers[message["id"]] = message
                self.arrived.notify_all()
        with self.arrived:
            self.isOpen = False
            self.arrived.notify_all()
