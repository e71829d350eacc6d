#!/usr/bin/env python3
"""Clicks, drags, scrolls and types at random in the windows of a program, on a virtual display."""

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

import session

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("STORYPOLE_BUILD", ROOT / ".build/debug")).resolve()
WIDTH, HEIGHT = 800, 900
KEYS = ["a", "Z", "5", "space", "Return", "Tab", "shift+Tab", "Escape", "BackSpace", "Delete", "Left", "Right", "Up",
        "Down", "Home", "End", "Page_Down", "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x", "ctrl+z", "shift+Left", "F10",
        "adiaeresis", "dead_acute", "alt+F10", "super+a", "Menu"]

PROGRAM = """import SwiftUI

@main struct Program: App {
  var body: some Scene {
    WindowGroup("First") { Panel() }.defaultSize(width: 380, height: 800)
    WindowGroup("Second", id: "second", for: Int.self) { number in
      List(0..<200, id: \\.self) { Text("row \\($0) of \\(number.wrappedValue ?? 0)") }
    }
    .defaultSize(width: 300, height: 300)
  }
}

struct Panel: View {
  @Environment(\\.openWindow) private var openWindow
  @State private var text = "text"
  @State private var number = 0
  @State private var amount = 3.0
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isOn = false
  @State private var selection: Int?
  @State private var items = Array(0..<20)

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      TextEditor(text: $text).frame(height: 50)
      SecureField("Secret", text: $text)
      HStack {
        Button("Press \\(number)") { withAnimation(.bouncy) { number += 1 } }
        Button("Window") { openWindow(id: "second", value: number % 3) }
        Menu("Menu") { Button("First") { number = 1 }; Menu("More") { Button("Second") { number = 2 } } }
      }
      Stepper("Number", value: $number)
      Slider(value: $amount, in: 0...10)
      Picker("Choice", selection: $choice) { Text("one").tag(1); Text("two").tag(2) }.pickerStyle(.segmented)
      DatePicker("Date", selection: $date)
      Toggle("Sheet", isOn: $isOn.animation(.spring))
      Color.blue.frame(width: 60 + amount * 10, height: 30)
        .overlay { if isOn { Text("on").transition(.scale) } }
        .gesture(DragGesture().onChanged { amount = max(0, $0.translation.width / 10) })
      List(selection: $selection) {
        ForEach(items, id: \\.self) { Text("row \\($0)") }.onDelete { items.remove(atOffsets: $0) }
      }
    }
    .sheet(isPresented: $isOn) { VStack { TextField("Name", text: $text); Button("Close") { isOn = false } } }
    .contextMenu { Button("Zero") { number = 0 } }
  }
}
"""


class Screen:
    """An Xvfb, and the program on it."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="storypole-fuzz-"))
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.display = ":" + self.server.stdout.readline().strip()
        file = self.folder / "Program.swift"
        file.write_text(PROGRAM)
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")}
        self.environment = dict(
            environment, DISPLAY=self.display, GDK_BACKEND="x11", GTK_A11Y="none",
            XDG_CACHE_HOME=f"{tempfile.gettempdir()}/storypole-tests-{os.getuid()}")
        self.errors = (self.folder / "errors").open("w+")
        self.program = None
        self.file = file

    def start(self):
        """Starts the program."""
        self.program = subprocess.Popen(
            [BUILD / "storypole", "run", self.file], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=self.errors)
        for _ in range(600):
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "First"],
                                   env=self.environment, capture_output=True)
            if found.stdout.strip():
                return
            if self.program.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"there is no window: {self.said()}")

    def act(self, lines):
        subprocess.run(["xdotool", "-"], input="\n".join(lines) + "\n", text=True, env=self.environment,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120, check=False)

    def comes_to_rest(self):
        """Whether the program, without input, becomes idle within half a minute."""
        for _ in range(30):
            before = self.ticks()
            time.sleep(1)
            if self.ticks() - before < 50:
                return True
        return False

    def ticks(self):
        """The processor time of the command and its child processes, in hundredths of a second."""
        total = 0
        for task in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = task.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if self.program.pid in (int(task.parent.name), int(fields[1])):
                total += int(fields[11]) + int(fields[12])
        return total

    def said(self):
        self.errors.flush()
        return pathlib.Path(self.errors.name).read_text()[-3000:]

    def close(self):
        for process in [self.program, self.server]:
            if process:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def action(source):
    """The xdotool lines of one action."""
    x, y = source.randrange(WIDTH), source.randrange(HEIGHT)
    move = f"mousemove {x} {y}"
    kind = source.randrange(20)
    if kind < 9:
        return [move, f"click {source.choice([1, 1, 1, 1, 2, 3])}"]
    if kind < 10:
        return [move, "click --repeat 2 --delay 20 1"]
    if kind < 12:
        return [move, f"click --repeat {source.randrange(1, 6)} --delay 5 {source.choice([4, 5, 6, 7])}"]
    if kind < 14:
        return [move, "mousedown 1", f"mousemove {source.randrange(WIDTH)} {source.randrange(HEIGHT)}", "mouseup 1"]
    return [f"key {source.choice(KEYS)}"]


def run(seed, count, end):
    """The number of clicks and keys, and the failure or None."""
    source = random.Random(seed)
    screen = Screen()
    done = 0
    try:
        screen.start()
        while (done < count) if count else (time.time() < end):
            lines = []
            for _ in range(50):
                lines += action(source)
                done += 1
            screen.act([line for one in lines for line in (one, "sleep 0.01")])
            status = screen.program.poll()
            if status == 0:
                # A click or a key may close the last window.
                screen.start()
            elif status is not None:
                return done, f"the program ended with {status}: {screen.said()}"
        return done, None if screen.comes_to_rest() else f"the program calculates without end: {screen.said()}"
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        return done, f"{error}: {screen.said()}"
    finally:
        screen.close()


for tool in ["Xvfb", "xdotool"]:
    if not shutil.which(tool):
        print(f"fuzz: SKIPPED: windows need {tool} (./setup)", file=sys.stderr)
        sys.exit(0)
if not (BUILD / "storypole-window").exists():
    print(f"fuzz: SKIPPED: {BUILD}/storypole-window is missing", file=sys.stderr)
    sys.exit(0)
session.main("windows", "clicks and keys", run)
