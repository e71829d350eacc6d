#!/usr/bin/env python3
"""Tests the site of 'make docs' in a headless Chromium, from its files: site_tests.py FOLDER [PICTURES].

All chapters in all languages, at the widths of a desk and a phone, light and dark: no error in the console, no
request outside the site, no sideways scrolling, no control without a name, and less than 300 KB per page. Then the
figures by keyboard, mouse and touch, the search, the pages on paper, and the reference. Into the folder PICTURES go pictures to look at.
"""

import base64
import http.server
import json
import pathlib
import sys
import threading
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Preview"))
from browser import Browser  # noqa: E402

LANGUAGES = ["en", "zh", "ja"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
NAMED = {"button", "link", "radio", "slider", "textbox", "searchbox", "checkbox", "DisclosureTriangle"}


class Page(Browser):
    def __init__(self, folder):
        self.folder_of_site = folder.resolve()
        self.faults = []
        # The address of the test's own server, if there is one.
        self.own = "file:"
        super().__init__()
        self.call("Accessibility.enable")

    def _note(self, message):
        super()._note(message)
        parameters = message.get("params", {})
        if message.get("method") == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("file:", "data:", "about:", self.own)):
                self.faults.append(f"asks for {url}")
        elif message.get("method") == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str(parameters["args"]))

    def open(self, path):
        address = (self.folder_of_site / path).as_uri()
        self.go(address)
        self.wait(f"document.readyState === 'complete' && location.href === {json.dumps(address)}")

    def check(self, condition, text):
        if not condition:
            self.faults.append(text)

    def press(self, key, times=1):
        for _ in range(times):
            self.key(key)

    def unnamed(self):
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [node["role"]["value"] for node in nodes if not node.get("ignored")
                and node["role"]["value"] in NAMED and not node.get("name", {}).get("value", "").strip()]


def look(page, path, name, pictures):
    for size, (width, height) in SIZES.items():
        for scheme in ["light", "dark"]:
            page.size(width, height)
            page.scheme(scheme)
            page.open(path)
            where = f"{path} ({size}, {scheme})"
            wide = page.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            page.check(wide <= 0, f"{where}: scrolls sideways by {wide}")
            unloaded = page.run("[...document.images].filter(i => !i.complete || !i.naturalWidth).length")
            page.check(unloaded == 0, f"{where}: {unloaded} pictures are missing")
            loaded = page.run("performance.getEntriesByType('resource').map(e => e.name).concat(location.href)")
            total = sum(pathlib.Path(address_path(url)).stat().st_size for url in set(loaded))
            page.check(total < 300_000 or "search" in path or "chapters" in path, f"{where}: {total} bytes")
            if scheme == "light":
                for role in page.unnamed():
                    page.faults.append(f"{where}: a {role} has no name")
            page.check(not page.complaints, f"{where}: {page.complaints}")
            page.complaints = []
            if pictures:
                page.picture(pictures / f"{name}-{size}-{scheme}.png")


def address_path(url):
    return urllib.parse.unquote(urllib.parse.urlsplit(url).path)


def figures(page, chapters):
    """With the keyboard alone."""
    page.size(*SIZES["desk"])
    page.scheme("light")
    for name in chapters:
        page.open(f"en/{name}.html")
        first = page.run("document.querySelector('.picture img').src")
        code = page.run("document.querySelector('.source pre').textContent")
        seen, views = [], 0
        for _ in range(90):
            page.press("Tab")
            active = page.run("(e => e.matches('.picture button') ? 'view ' + e.getAttribute('aria-label')"
                              " : e.matches('input') ? e.type : e.tagName)(document.activeElement)")
            if active in ("radio", "range") and active not in seen:
                page.press("ArrowRight" if page.run(
                    "document.activeElement.type !== 'range' || document.activeElement.value < document.activeElement.max")
                    else "ArrowLeft")
                page.check(page.run("document.querySelector('.picture img').src") != first,
                           f"{name}: a key changes no picture")
                page.check(page.run("document.querySelector('.source pre').textContent") != code,
                           f"{name}: a key changes no source")
            if active.startswith("view "):
                views += 1
                told = page.run("document.querySelector('#reason h2 span').textContent")
                page.check(told == active[5:], f"{name}: {active} shows the explanation of {told}")
            seen.append(active)
            if active == "PRE":
                break
        wanted = page.run("Object.values(steps)[0].v.length")
        page.check(views == wanted, f"{name}: Tab reaches {views} of {wanted} views")
        page.check("radio" in seen or "range" in seen, f"{name}: Tab reaches no control")
        # Every step has a picture.
        broken = page.run("""(async () => { const bad = []; for (const step of Object.values(steps)) for (const folder of
            ["", "dark/"]) await new Promise(done => { const i = new Image(); i.onload = done; i.onerror = () => {
            bad.push(folder + step.p); done(); }; i.src = "../pictures/" + folder + step.p; }); return bad; })()""")
        page.check(not broken, f"{name}: no pictures {broken}")
    page.check(not page.complaints, f"figures: {page.complaints}")


def center(page, expression):
    """The middle of an element on the screen, after scrolling to it."""
    return page.run(f"(e => {{ e.scrollIntoView({{block: 'center', behavior: 'instant'}}); const r = e.getBoundingClientRect();"
                    f" return [r.x + r.width / 2, r.y + r.height / 2]; }})({expression})")


def pointers(page, chapters):
    """With the mouse at a desk, and with a finger on a phone."""
    for size in SIZES:
        page.size(*SIZES[size])
        page.call("Emulation.setTouchEmulationEnabled", enabled=size == "phone")

        def press(x, y):
            if size == "desk":
                page.click(x, y)
            else:
                page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
                page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

        for name in chapters:
            page.open(f"en/{name}.html")
            where = f"{name} ({size})"
            # A view in front can cover the middle of another.
            last = "[...document.querySelectorAll('.picture button')].at(-1)"
            title = page.run(f"{last}.getAttribute('aria-label')")
            press(*center(page, last))
            try:
                page.wait(f"document.querySelector('#reason h2 span').textContent === {json.dumps(title)}", 3)
            except TimeoutError:
                page.check(False, f"{where}: pressing {title} doesn't show its explanation")
            first = page.run("document.querySelector('.picture img').src")
            control = "document.querySelector('.controls input[type=radio]:not(:checked), .controls input[type=range]')"
            if page.run(f"{control}.type === 'radio'"):
                press(*center(page, f"{control}.closest('label')"))
            else:
                box = page.run(f"(e => {{ e.scrollIntoView({{block: 'center', behavior: 'instant'}}); const r ="
                               f" e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height,"
                               f" e.value < e.max]; }})({control})")
                press(box[0] + (box[2] - 3 if box[4] else 3), box[1] + box[3] / 2)
            try:
                page.wait(f"document.querySelector('.picture img').src !== {json.dumps(first)}", 3)
            except TimeoutError:
                page.check(False, f"{where}: pressing a control changes no picture")
        page.call("Emulation.setTouchEmulationEnabled", enabled=False)
    page.check(not page.complaints, f"pointers: {page.complaints}")


def searches(page):
    for language, word, wanted in [("en", "baseline", "Baselines of containers"), ("zh", "参考线", "参考线是函数"),
                                   ("ja", "ベースライン", "コンテナのベースライン"), ("en", "zzzzqq", None)]:
        page.open(f"{language}/search.html")
        page.run(f"query.value = {json.dumps(word)}; query.dispatchEvent(new Event('input'))")
        found = page.run("[...document.querySelectorAll('#results a')].map(a => a.textContent)")
        page.check((wanted in found) if wanted else not found, f"search for {word}: {found[:10]}")
        page.check(page.run("document.getElementById('count').textContent") != "", "the search reports no count")
        links = page.run("[...document.querySelectorAll('#results a')].map(a => a.href)")
        for link in links:
            file = pathlib.Path(address_path(link))
            page.check((file / "index.html" if link.endswith("/") else file).is_file(), f"search: {link} does not exist")


def reference(page, folder):
    """DocC's pages read their content from a server, and find it by their address."""

    class Files(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments, **others):
            super().__init__(*arguments, directory=folder, **others)

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page.own = f"http://127.0.0.1:{server.server_port}/"
    page.complaints = []
    page.go(page.own + "reference.html")
    page.wait("document.querySelector('a[href$=\"/documentation/storypole/view/\"]')")
    page.run("document.querySelector('a[href$=\"/documentation/storypole/view/\"]').click()")
    try:
        page.wait("document.title.startsWith('View')")
    except TimeoutError:
        page.faults.append("the reference of View does not open")
    page.check(not page.complaints, f"reference: {page.complaints}")
    server.shutdown()


def paper(page, pictures):
    page.open("en/07-ExplicitValues.html")
    data = page.call("Page.printToPDF", printBackground=False)["data"]
    page.check(len(data) > 20_000, "nothing is printed")
    if pictures:
        (pictures / "paper.pdf").write_bytes(base64.b64decode(data))


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    if not Browser.program():
        print("site: SKIPPED: the tests of the site need Chromium (apt-get install chromium)", file=sys.stderr)
        return
    folder = pathlib.Path(sys.argv[1])
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    chapters = sorted(path.stem for path in (folder / "en").glob("[0-9]*.html"))
    page = Page(folder)
    try:
        paths = ["index.html", "guides/index.html"]
        paths += [f"guides/{path.name}" for path in sorted((folder / "guides").glob("*.html")) if path.stem != "index"]
        paths += [path.name for path in folder.glob("reference.html")]
        for language in LANGUAGES:
            paths += [f"{language}/{name}.html" for name in ["index", "chapters", "glossary", "search", *chapters]]
        for path in paths:
            look(page, path, path.replace("/", "-").removesuffix(".html"), pictures)
        figures(page, chapters)
        pointers(page, chapters)
        searches(page)
        paper(page, pictures)
        if (folder / "reference.html").exists():
            reference(page, folder)
    finally:
        page.close()
    for fault in page.faults:
        print(f"site: {fault}", file=sys.stderr)
    print(f"site: {len(paths)} pages, {len(page.faults)} faults")
    sys.exit(1 if page.faults or not chapters else 0)


main()
