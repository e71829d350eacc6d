"""Runs the command 'storypole preview' with temporary files."""

import atexit
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("STORYPOLE_BUILD", ROOT / ".build/debug")).resolve()


class Server:
    def __init__(self, files, *options, path="."):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="storypole-preview-"))
        for name, text in files.items():
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        environment = dict(os.environ, XDG_CACHE_HOME=f"{tempfile.gettempdir()}/storypole-tests-{os.getuid()}")
        self.process = subprocess.Popen(
            [BUILD / "storypole", "preview", path, *options], cwd=self.folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        atexit.register(self.close)
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"no address: {line}{self.process.stderr.read()}")
        self.address = line[line.index("http://"):].strip()
        self.key = self.address.split("key=")[1]
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.said = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        for line in self.process.stderr:
            self.said.append(line)

    def write(self, name, text):
        """Replaces a file with a new one, as editors do."""
        file = self.folder / name
        new = file.with_name(f".{file.name}.new")
        new.write_text(text)
        os.replace(new, file)

    def processes(self):
        """The ids of the command's descendant processes, but the compiler's, which may run in the background."""
        found, waiting = [], [self.process.pid]
        while waiting:
            parent = waiting.pop()
            for thread in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
                try:
                    children = [int(child) for child in thread.read_text().split()]
                except OSError:
                    continue
                children = [child for child in children if not self._compiles(child)]
                found += children
                waiting += children
        return found

    @staticmethod
    def _compiles(process):
        try:
            return pathlib.Path(f"/proc/{process}/comm").read_text().strip() in ("swift-frontend", "ld.lld")
        except OSError:
            return False

    def memory(self):
        """The private memory of the command and its processes, in bytes."""
        total = 0
        for pid in [self.process.pid, *self.processes()]:
            try:
                for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                    if line.startswith("Pss:"):
                        total += int(line.split()[1]) * 1024
            except OSError:
                pass
        return total

    def close(self):
        atexit.unregister(self.close)
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pipe in [self.process.stdout, self.process.stderr]:
            pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)
