#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks 'storypole test' under conditions that unit tests don't have: another user, home, language and time zone,
processors with fewer instructions, previews that crash, hang, print without end or take 4 GB, and a constant that
40 previews use.

usage: conditions.py STORYPOLE
"""
import getpass
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

EXAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / "Examples"
STORYPOLE = str(pathlib.Path(sys.argv[1]).resolve())
work = pathlib.Path(tempfile.mkdtemp())
faults = []


def run(*arguments, prefix=(), **environment):
    """The exit status and the results."""
    report = work / "results.json"
    report.unlink(missing_ok=True)
    done = subprocess.run([*prefix, STORYPOLE, "test", *arguments], capture_output=True, text=True,
                          env={**os.environ, **environment}, cwd=work)
    return done


def expect(condition, text, done=None):
    print(("ok    " if condition else "FAULT ") + text, flush=True)
    if not condition:
        faults.append(text)
        if done is not None:
            print(done.stdout[-2000:] + done.stderr[-2000:])


def conditions():
    folder = work / "Examples"
    shutil.copytree(EXAMPLES, folder, ignore=shutil.ignore_patterns("Counter", "Learn", "Tests", "__Storypole__"))
    done = run(str(folder), "--record", "all")
    expect(done.returncode == 0, "the examples are recorded", done)
    goldens = {path: path.read_bytes() for path in folder.rglob("__Storypole__/**/*") if path.is_file()}
    home = work / "home"
    home.mkdir()
    cases = [
        ("in a second process", (), {}),
        ("with another home, language and time zone", (),
         {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8",
          "LANGUAGE": "ar", "TZ": "Pacific/Kiritimati"}),
        ("without MMX, SSE2 and SSSE3 in Pixman", (), {"PIXMAN_DISABLE": "mmx sse2 ssse3"}),
        ("without AVX2 and FMA in the C library", (), {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"}),
    ]
    if getpass.getuser() == "root" and shutil.which("setpriv"):
        other = work / "other"
        other.mkdir()
        os.chown(other, 65534, 65534)
        for place in [work, *folder.rglob("*"), folder]:
            place.chmod(0o755 if place.is_dir() else 0o644)
        cases.append((
            "as another user",
            ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"),
            {"HOME": str(other), "XDG_CACHE_HOME": str(other / "cache"), "USER": "nobody", "TMPDIR": str(other)}))
    for name, prefix, environment in cases:
        done = run(str(folder), "--record", "never", prefix=prefix, **environment)
        expect(done.returncode == 0 and " 0 failed" in done.stdout, f"equal {name}: {done.stdout.splitlines()[-1:]}",
               done)
    done = run(str(folder), "--record", "all")
    now = {path: path.read_bytes() for path in folder.rglob("__Storypole__/**/*") if path.is_file()}
    expect(done.returncode == 0 and now == goldens, "recording all again writes nothing", done)


HOSTILE = {
    "Crash": "let numbers: [Int] = []; return Text(\"\\(numbers[3])\")",
    "Hang": "while true { sleep(1) }; return Text(\"\")",
    "Spin": "var n = 0; while n >= 0 { n = n == 5 ? 0 : n + 1 }; return Text(\"\\(n)\")",
    "Print": "while true { print(String(repeating: \"x\", count: 1000)) }; return Text(\"\")",
    "Memory": "var all: [[UInt8]] = []; for i in 0..<64 { all.append([UInt8](repeating: UInt8(i + 1), count: 64 << 20)) }; "
              "return Text(\"\\(all.count)\")",
    "Recursion": "func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + n }; return Text(\"\\(deep(0))\")",
}


def hostile():
    folder = work / "Hostile"
    folder.mkdir()
    parts = ["import SwiftUI", "import Foundation"]
    for name, body in HOSTILE.items():
        parts.append(f"struct {name}: View {{ var body: some View {{ make() }}\n  func make() -> Text {{ {body} }} }}")
        parts.append(f'#Preview("before {name}") {{ Text("before {name}").padding() }}')
        parts.append(f'#Preview("{name}") {{ {name}() }}')
    parts.append('#Preview("last") { Text("last") }')
    (folder / "Hostile.swift").write_text("\n".join(parts) + "\n")
    report = work / "hostile.json"
    done = run(str(folder), "--record", "missing", "--json", str(report), "--timeout", "5")
    if not report.exists():
        return expect(False, "hostile previews are reported", done)
    tests = json.loads(report.read_text())["tests"]
    states = {test["preview"]: test for test in tests}
    for name in HOSTILE:
        test = states.get(name, {"status": "not there", "messages": []})
        expect(test["status"] == "broken", f"{name}: {test['status']}: {test['messages'][:1]}", done)
    others = [test["status"] for test in tests if test["preview"] not in HOSTILE]
    expect(others == ["recorded"] * (len(HOSTILE) + 1), f"the {len(others)} others are recorded", done)
    expect(done.returncode == 3, f"the exit status is 3: {done.returncode}", done)


def constants():
    folder = work / "Constants"
    folder.mkdir()
    theme = folder / "Theme.swift"
    text = "import SwiftUI\n\nenum Theme {\n  static let inset: CGFloat = 16\n}\n"
    theme.write_text(text)
    for number in range(40):
        (folder / f"Card{number}.swift").write_text(f"""import SwiftUI

struct Card{number}: View {{
  var body: some View {{
    VStack(alignment: .leading) {{
      Text("Card {number}").font(.headline)
      Text("The text of card {number}")
    }}
    .padding(Theme.inset)
  }}
}}

#Preview("Card {number}") {{ Card{number}() }}
""")
    done = run(str(folder), "--together", "--record", "all")
    expect(done.returncode == 0, "40 cards are recorded", done)
    theme.write_text(text.replace("16", "20"))
    done = run(str(folder), "--together", "--record", "never")
    lines = done.stdout.splitlines()
    groups = [line for line in lines if line.strip().endswith("goldens have this cause")]
    expect(done.returncode == 1 and len(groups) == 1 and groups[0].split()[0] == "40",
           f"one cause of 40: {lines[:2]}", done)
    expect("Theme.swift:4: inset is 20, was 16" in lines[0] if lines else False, "it names the constant", done)


try:
    constants()
    hostile()
    conditions()
finally:
    shutil.rmtree(work, ignore_errors=True)
print(f"{len(faults)} faults")
sys.exit(1 if faults else 0)
