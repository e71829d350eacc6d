#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the problem matcher of Examples/Editor with the output of 'storypole watch'."""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.abspath(os.environ.get("STORYPOLE_BUILD", ".build/debug") + "/storypole")
SETTINGS = ROOT / "Examples/Editor/.vscode"

GOOD = "import SwiftUI\n\n#Preview { Text(\"Hello\") }\n"
# Line 4 has the error and line 3 the warning; the columns are the compiler's.
WRONG = "import SwiftUI\n\nfunc old() { let x = 1 }\n#Preview { Text(\"Hello\").paddng(8) }\n"
WARNED = "import SwiftUI\n\nfunc old() { let x = 1 }\n#Preview { Text(\"Hello\") }\n"


class Matcher(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(os.path.realpath(tempfile.mkdtemp()))
        self.addCleanup(shutil.rmtree, self.folder)
        tasks = json.loads((SETTINGS / "tasks.json").read_text())["tasks"]
        self.task = next(task for task in tasks if task["label"] == "storypole watch")
        self.matcher = self.task["problemMatcher"]

    def start(self, name, text):
        """Runs the task as VS Code would, with its variables; its lines arrive in `self.lines`."""
        (self.folder / name).write_text(text)
        variables = {"${file}": str(self.folder / name), "${workspaceFolder}": str(self.folder)}
        arguments = []
        for argument in self.task["args"]:
            for variable, value in variables.items():
                argument = argument.replace(variable, value)
            self.assertNotIn("${", argument)
            arguments.append(argument)
        self.assertEqual(self.task["command"], "storypole")
        process = subprocess.Popen(
            [PROGRAM, *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, **self.task["options"]["env"]})
        self.lines = []
        reader = threading.Thread(target=self.read, args=[process], daemon=True)
        reader.start()

        def end():
            process.send_signal(signal.SIGINT)
            process.wait(20)
            reader.join(20)
            process.stdout.close()
        self.addCleanup(end)

    def read(self, process):
        for line in process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait_for_end(self, count):
        """The lines up to the end of drawing number `count`."""
        limit = time.time() + 120
        ends = re.compile(self.matcher["background"]["endsPattern"])
        while time.time() < limit:
            found = [place for place, line in enumerate(list(self.lines)) if ends.search(line)]
            if len(found) >= count:
                return self.lines[found[count - 2] + 1 if count > 1 else 0:found[count - 1] + 1]
            time.sleep(0.05)
        self.fail("no end of drawing: " + "\n".join(self.lines))

    def problems(self, lines):
        pattern = self.matcher["pattern"]
        found = []
        for line in lines:
            match = re.search(pattern["regexp"], line)
            if match:
                fields = ["file", "line", "column", "severity", "message"]
                found.append(tuple(match.group(pattern[field]) for field in fields))
        return found

    def check(self, lines, begins, ends):
        """One line begins a drawing and one ends it."""
        background = self.matcher["background"]
        self.assertEqual([line for line in lines if re.search(background["beginsPattern"], line)], [begins])
        self.assertEqual([line for line in lines if re.search(background["endsPattern"], line)], [ends])

    def test_errors_warnings_beginnings_and_ends(self):
        name = "My Card.swift"
        self.start(name, WRONG)
        lines = self.wait_for_end(1)
        self.check(lines, "storypole: drawing …", "storypole: failed; watching")
        problems = self.problems(lines)
        errors = [problem for problem in problems if problem[3] == "error"]
        self.assertEqual([(pathlib.Path(file).name, line) for file, line, *_ in errors], [(name, "4")], lines)
        self.assertEqual(errors[0][4], "value of type 'Text' has no member 'paddng'")
        # A path that VS Code finds: absolute, or from the workspace.
        self.assertTrue((self.folder / errors[0][0]).exists(), errors)
        begins = f"storypole: drawing after a change of {name} …"
        (self.folder / name).write_text(WARNED)
        lines = self.wait_for_end(2)
        self.check(lines, begins, "storypole: done; watching")
        problems = self.problems(lines)
        self.assertEqual([(line, severity) for _, line, _, severity, _ in problems], [("3", "warning")], lines)
        self.assertTrue(list((self.folder / ".storypole").glob("*.png")), lines)
        (self.folder / name).write_text(GOOD)
        lines = self.wait_for_end(3)
        self.check(lines, begins, "storypole: done; watching")
        self.assertEqual(self.problems(lines), [])
        # Its own pictures don't wake it.
        time.sleep(1)
        self.assertEqual(len([line for line in self.lines if "drawing" in line]), 3)

    def test_settings_are_valid(self):
        """Valid JSON without comments, and the fields that VS Code requires of a task."""
        for file in SETTINGS.iterdir():
            json.loads(file.read_text())
        tasks = json.loads((SETTINGS / "tasks.json").read_text())
        self.assertEqual(tasks["version"], "2.0.0")
        for task in tasks["tasks"]:
            self.assertEqual(task["type"], "process")
            commands = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True).stdout
            self.assertRegex(commands, rf"(?m)^ +{task['args'][0]} ")
            self.assertIn("problemMatcher", task)


if __name__ == "__main__":
    unittest.main()
