#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of 'storypole editor-setup' with the toolchain's sourcekit-lsp: diagnostics, completion and bad input."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lsp import Server

PROGRAM = os.path.abspath(os.environ.get("STORYPOLE_BUILD", ".build/debug") + "/storypole")

CARD = """import SwiftUI

struct Card: View {
  var body: some View { Text("Hello").padding(8) }
}

#Preview { Card() }
"""
PAGE = "import SwiftUI\n\nstruct Page: View {\n  var body: some View { Card().padding() }\n}\n"
WRONG = PAGE + "\nlet number: Int = \"text\"\n"
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "P", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
"""


class Setup(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(os.path.realpath(tempfile.mkdtemp()))
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, **files):
        for name, text in files.items():
            self.put(name + ".swift", text)

    def put(self, name, text=""):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def run_setup(self, *arguments, status=0, **environment):
        result = subprocess.run(
            [PROGRAM, "editor-setup", *arguments], cwd=self.folder, capture_output=True, text=True,
            env={**os.environ, **environment}, timeout=300)
        self.assertEqual(result.returncode, status, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def messages(self, server, name):
        path = self.folder / name
        server.open(path)
        return [(item["range"]["start"]["line"] + 1, item["message"])
                for item in server.diagnostics(path)]

    def check_understood(self, card, page, wrong):
        """A file and one that uses it have no errors, a wrong one has its own; `.padd` is completed."""
        with Server(self.folder) as server:
            self.assertEqual(self.messages(server, card), [])
            self.assertEqual(self.messages(server, page), [])
            errors = self.messages(server, wrong)
            self.assertEqual([line for line, _ in errors], [7], errors)
            self.assertIn("Cannot convert", errors[0][1])
            lines = (self.folder / card).read_text().split("\n")
            row = next(n for n, line in enumerate(lines) if ".padding" in line)
            column = lines[row].index(".padding") + len(".padd")
            labels = server.completions(self.folder / card, row, column)
            self.assertTrue([label for label in labels if label.startswith("padding(")], labels[:20])

    def test_nothing_works_without_it(self):
        self.write(Card=CARD)
        with Server(self.folder) as server:
            self.assertEqual(self.messages(server, "Card.swift"), [(1, "No such module 'SwiftUI'")])

    def test_folder(self):
        self.write(Card=CARD, Page=PAGE, Wrong=WRONG.replace("Page", "Wrong"))
        text = self.run_setup()
        self.assertIn("wrote .sourcekit-lsp/config.json", text)
        self.assertIn("rm -r .sourcekit-lsp\n", text)
        self.check_understood("Card.swift", "Page.swift", "Wrong.swift")
        ignored = subprocess.run(
            "git init -q . && git status --porcelain", shell=True, cwd=self.folder,
            capture_output=True, text=True).stdout
        self.assertNotIn("sourcekit", ignored)

    def test_file(self):
        self.write(Card=CARD, Page=PAGE, Wrong=WRONG.replace("Page", "Wrong"))
        self.put("Sub/Other.swift", CARD)
        self.run_setup("Card.swift")
        self.check_understood("Card.swift", "Page.swift", "Wrong.swift")
        database = (self.folder / ".sourcekit-lsp/compile_commands.json").read_text()
        self.assertNotIn("Other.swift", database)

    def test_xcode_project(self):
        self.put("My App.xcodeproj/project.pbxproj")
        self.put("App/Card.swift", CARD)
        self.put("App/Views/Page.swift", PAGE)
        self.put("App/Wrong.swift", WRONG.replace("Page", "Wrong"))
        # xcode-build-server leaves this file on a Mac.
        self.put("buildServer.json", "{}")
        self.run_setup("App/Card.swift")
        self.check_understood("App/Card.swift", "App/Views/Page.swift", "App/Wrong.swift")

    def test_package(self):
        self.put("Package.swift", MANIFEST)
        self.put("Sources/Kit/Card.swift", CARD.replace("struct", "public struct").replace(
            "var body", "public init() {}\n  public var body"))
        self.put("Sources/App/Page.swift", PAGE.replace("SwiftUI\n", "SwiftUI\nimport Kit\n"))
        self.put("Sources/App/Wrong.swift", "import SwiftUI\nlet number: Int = \"text\"\n")
        # The package around the named folder.
        self.run_setup("Sources/App")
        with Server(self.folder) as server:
            page, wrong = "Sources/App/Page.swift", "Sources/App/Wrong.swift"
            self.messages(server, page)
            self.messages(server, wrong)
            # The server loads the package and builds Kit meanwhile.
            end = time.time() + 90
            while time.time() < end:
                answers = [server.diagnostics(self.folder / name) for name in (page, wrong)]
                if not answers[0] and answers[1]:
                    break
                time.sleep(1)
            self.assertEqual(answers[0], [])
            self.assertEqual(len(answers[1]), 1, answers)

    def test_package_that_has_swiftui(self):
        self.put("Package.swift", '.product(name: "SwiftUI", package: "storypole")')
        self.put("Sources/App/Card.swift", CARD)
        self.assertIn("nothing to write", self.run_setup())
        self.assertFalse((self.folder / ".sourcekit-lsp").exists())

    def test_files_of_somebody_else(self):
        self.write(Card=CARD)
        config = self.put(".sourcekit-lsp/config.json", '{"logging": {}}')
        self.assertIn("--force", self.run_setup(status=73))
        self.assertEqual(config.read_text(), '{"logging": {}}')
        self.assertEqual(os.listdir(config.parent), ["config.json"])
        self.put(".sourcekit-lsp/notes.txt", "mine")
        text = self.run_setup("--force")
        # The folder isn't Storypole's alone.
        self.assertIn("rm -r .sourcekit-lsp/", text)
        self.assertNotIn("notes.txt", text)
        # Its own files are replaced, unless somebody changed them.
        self.run_setup()
        config.write_text("{}")
        self.run_setup(status=73)
        self.assertEqual(config.read_text(), "{}")

    def test_bad_input(self):
        self.assertIn("no such file or folder", self.run_setup("missing", status=66))
        self.assertIn("no Swift files", self.run_setup(status=66))
        self.put("notes.txt")
        self.assertIn("not a Swift file", self.run_setup("notes.txt", status=66))
        self.write(Card=CARD)
        self.put(".sourcekit-lsp")
        self.assertIn("is a file", self.run_setup(status=73))
        (self.folder / ".sourcekit-lsp").unlink()
        self.run_setup("a", "b", status=64)
        # A toolchain without the server.
        compiler = self.put("bin/swiftc", f'#!/bin/sh\nexec {shutil.which("swiftc")} "$@"\n')
        compiler.chmod(0o755)
        text = self.run_setup(status=69, PATH=f"{compiler.parent}:/nowhere")
        self.assertIn("cannot find sourcekit-lsp", text)
        self.assertFalse((self.folder / ".sourcekit-lsp").exists())

    def test_read_only_folder(self):
        self.write(Card=CARD)
        # Permissions don't stop root; a mount does.
        command = (
            'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" || exit 99\n'
            'exec "$2" editor-setup "$1"')
        result = subprocess.run(
            ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", command, "sh",
             str(self.folder), PROGRAM], capture_output=True, text=True)
        if result.returncode in (1, 99, 127):
            self.skipTest("this system allows no mounts: " + result.stderr)
        self.assertEqual(result.returncode, 73, result.stderr)
        self.assertIn("cannot create", result.stderr)
        self.assertEqual(os.listdir(self.folder), ["Card.swift"])


if __name__ == "__main__":
    unittest.main()
