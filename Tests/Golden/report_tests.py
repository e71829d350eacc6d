#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Uses the page of 'storypole test --report' in Chromium, from its file, with mouse and keyboard.

usage: report_tests.py STORYPOLE [FOLDER]

With FOLDER, pictures of the page go there.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Preview"))
import browser  # noqa: E402

SOURCE = """import SwiftUI
struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Total").font(.title)
      Text("12 km").padding(8)
    }
  }
}
#Preview("Card") { Card() }
#Preview("<img src=x onerror=document.title='taken'></script><script>document.title='taken'</script>") { Card() }
"""


def main():
    storypole = str(pathlib.Path(sys.argv[1]).resolve())
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as place:
        source = pathlib.Path(place, "Card.swift")
        source.write_text(SOURCE)
        subprocess.run([storypole, "test", "--record", "all"], cwd=place, check=True, capture_output=True)
        source.write_text(SOURCE.replace("padding(8)", "padding(20)") + '#Preview("New") { Text("new") }\n')
        run = subprocess.run([storypole, "test", "--record", "never", "--report", "out"], cwd=place,
                             capture_output=True, text=True)
        assert run.returncode == 1, run.stdout + run.stderr
        page = browser.Browser()

        def look(name):
            if pictures:
                pictures.mkdir(parents=True, exist_ok=True)
                page.picture(pictures / f"{name}.png")

        def heading():
            return page.run("document.querySelector('main h2').textContent")

        for width, height, scheme in [(1280, 800, "light"), (390, 844, "dark")]:
            page.size(width, height)
            page.scheme(scheme)
            page.go(pathlib.Path(place, "out/index.html").as_uri())
            page.wait("document.querySelectorAll('main img').length == 2 && "
                      "[...document.images].every(image => image.complete && image.naturalWidth)")
            assert page.run("document.title") == "storypole test: 0 passed, 3 failed, 0 skipped"
            assert heading() == "Card"
            # Nothing is wider than the window.
            assert page.run("document.documentElement.scrollWidth <= innerWidth")
            # Frames of the text before and after, and an arrow: it moves by 12 to the right and down.
            page.wait("document.querySelectorAll('main svg rect.is').length > 0")
            assert page.run("document.querySelectorAll('main svg polygon').length > 0")
            look(f"side-{scheme}")
            for number, kind in [("2", "clipPath"), ("3", "opacity")]:
                page.key(number)
                page.wait(f"document.querySelector('.frame img + img').style.{kind} != ''")
                look(f"{kind}-{scheme}")
            page.key("5")
            page.wait("getComputedStyle(document.querySelector('.frame img + img')).mixBlendMode == 'difference'")
            page.key("m")
            page.wait("document.querySelectorAll('main svg').length == 0")
            page.key("j")
            assert heading().startswith("<img src=x onerror="), heading()
            look(f"difference-{scheme}")
            # The missing golden, by the mouse.
            x, y = json.loads(page.run(
                "(() => { const button = [...document.querySelectorAll('nav button')].pop();"
                " button.scrollIntoView(); const box = button.getBoundingClientRect();"
                " return JSON.stringify([box.x + 20, box.y + box.height / 2]); })()"))
            page.click(x, y)
            page.wait("document.querySelector('main h2').textContent == 'New'")
            page.key("m")
            assert page.run("document.title").startswith("storypole test:")
            assert page.run("document.querySelectorAll('img[src=x]').length") == 0
        assert page.complaints == [], page.complaints
        # The policy forbids scripts that are not the page's own.
        page.run("(() => { const script = document.createElement('script'); script.textContent ="
                 " 'document.title = \"taken\"'; document.body.append(script); })()")
        assert page.run("document.title") != "taken"
        page.close()
    print("report: passed")


if not browser.Browser.program():
    print("report: SKIPPED: it needs Chromium (apt-get install chromium)", file=sys.stderr)
    sys.exit(0)
main()
