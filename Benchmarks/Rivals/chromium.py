"""Chromium without a window, steered through pipes by its DevTools protocol. Layout is measured in the
page, by reading a height that makes the browser lay out: what the wall's clock says there, in steps of
0.1 ms, and what the browser counts of its thread's time for style and layout. Pictures and documents are
measured from here."""
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

from workloads import FONT, card, expect, rows_of_page, texts

ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
]  # fmt: skip

SCRIPT = r"""
const div = (style, ...children) => {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.append(...children);
  return element;
};
const fixed = (width, height) => div(`flex: none; width: ${width}px; height: ${height}px`);
const column = (width, children) => {
  const element = div(`display: flex; flex-direction: column; width: ${width}px`);
  for (const child of children) element.appendChild(child);
  return element;
};
let middle;
const numbers = count => Array.from({length: count}, (_, index) => index);
const wide = rows => column(400, numbers(rows).map(index => {
  const last = fixed(40, 20);
  if (index === rows >> 1) middle = last;
  return div('display: flex', fixed(20, 20), div('flex: 1 1 0'), last);
}));
const baselines = rows => column(400, numbers(rows).map(index => div('display: flex; align-items: baseline',
  fixed(20, 10 + index % 7), fixed(30, 20), fixed(40, 12 + index % 5))));
const deep = (depth, isRow, isSized) => {
  const flex = isSized ? 'flex: 1 1 auto' : 'flex: 1 1 0; min-width: 0; min-height: 0';
  const leaf = isSized ? div(flex, 'lorem ipsum dolor sit amet') : div(flex);
  if (depth === 0) return leaf;
  return div(`${flex}; display: flex; flex-direction: ${isRow ? 'row' : 'column'}`, leaf, deep(depth - 1, !isRow, isSized));
};
const paragraphs = texts => {
  const element = column(300, texts.map(text => div('', text)));
  element.style.font = "16px 'FONT'";
  return element;
};
const show = element => {
  document.body.replaceChildren();
  document.body.offsetHeight;
  document.body.appendChild(element);
  return element;
};
const laidOut = element => {
  const start = performance.now();
  const height = element.getBoundingClientRect().height;
  return {time: performance.now() - start, height};
};
let shown;
const first = element => laidOut(shown = show(element));
const changed = change => {
  change(shown.style, middle && middle.style);
  return laidOut(shown);
};
""".replace("FONT", FONT)


def card_page(number):
    title, subtitle, footer = card(number)
    return f"""<!doctype html><meta charset="utf-8"><style>
* {{ margin: 0; box-sizing: border-box }}
body {{ width: 1200px; height: 630px; padding: 64px; display: flex; flex-direction: column; font-family: '{FONT}';
  background: linear-gradient(135deg, #1E3A8A, #9333EA) }}
.head {{ display: flex; justify-content: space-between; align-items: center; margin-bottom: 40px }}
.circle {{ width: 96px; height: 96px; border-radius: 48px; background: #F59E0B }}
.badge {{ width: 180px; height: 44px; border-radius: 22px; background: #10B981 }}
h1 {{ font-size: 64px; margin-bottom: 24px; color: #fff }}
.subtitle {{ font-size: 32px; color: #E0E7FF }}
.footer {{ font-size: 24px; color: #C7D2FE; margin-top: auto }}
</style><div class="head"><div class="circle"></div><div class="badge"></div></div>
<h1>{title}</h1><p class="subtitle">{subtitle}</p><p class="footer">{footer}</p>"""


def report_page(run):
    def table(page):
        rows = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows_of_page(page, run))
        return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"

    return f"""<!doctype html><meta charset="utf-8"><style>
@page {{ size: A4; margin: 15mm }}
* {{ margin: 0 }}
body {{ font: 9pt '{FONT}' }}
table {{ width: 100%; border-collapse: collapse; table-layout: fixed; break-after: page }}
td {{ border: 0.5pt solid #888; padding: 2pt 4pt }}
</style>""" + "".join(table(page) for page in range(100))


class Chromium:
    def __init__(self, program):
        self.folder = tempfile.mkdtemp()
        their_input, ours = os.pipe()
        theirs, our_input = os.pipe()
        # The protocol's pipes are the file descriptors 3 and 4.
        redirect = f'exec "$@" 3<&{their_input} 4>&{our_input}'
        self.process = subprocess.Popen(
            ["bash", "-c", redirect, "bash", program, *ARGUMENTS, "--remote-debugging-pipe",
             f"--user-data-dir={self.folder}", "about:blank"],
            pass_fds=(their_input, our_input), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(their_input)
        os.close(our_input)
        self.output, self.input = os.fdopen(ours, "wb"), os.fdopen(theirs, "rb")
        self.session, self.number, self.rest, self.runs, self.has_script = None, 0, b"", 0, False
        while not (pages := [t for t in self("Target.getTargets")["targetInfos"] if t["type"] == "page"]):
            time.sleep(0.05)
        self.session = self("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        self("Page.enable")

    def __call__(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        self.output.flush()
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            data = self.input.read1(1 << 20)
            if not data:
                raise RuntimeError("Chromium has ended")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, script):
        result = self("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def show(self, page):
        frame = self("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self("Page.setDocumentContent", frameId=frame, html=page)

    def close(self):
        try:
            self.session = None
            self("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        self.output.close()
        self.input.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def memory(self):
        """What all processes of the browser hold, shared pages divided among them, in MiB."""
        parents = {}
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{process}/stat") as file:
                    parents[int(process)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                pass
        family, total = [self.process.pid], 0
        for process in family:
            family += [child for child, parent in parents.items() if parent == process]
            try:
                with open(f"/proc/{process}/smaps_rollup") as file:
                    total += next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
            except OSError:
                pass
        return total / 1024

    def measure(self, full, runs):
        """The measurements of one workload, as the other rivals print them."""
        name, _, size = full.partition("@")
        rows = int(size or 10_000)
        if name == "R1":
            return [self.cards(runs)]
        if name == "R2":
            return [self.reports(runs)]
        self.show("<!doctype html><style>* { margin: 0 }</style><body></body>")
        if not self.has_script:
            self("Performance.enable", timeDomain="threadTicks")
            self.evaluate(SCRIPT + ";0")
            self.has_script = True
        if name in ("L1", "L5"):
            make = f"first({'wide' if name == 'L1' else 'baselines'}({rows}))"
            return [self.series(full, [make] * runs, [20 * rows])]
        if name == "L1r":
            self.evaluate(f"first(wide({rows})).height")
            return [self.series(full, self.changes(runs, "width", "500px", "400px"), [20 * rows])]
        if name in ("L3a", "L3b"):
            self.evaluate(f"first(wide({rows})).height")
            change = ("width", "60px", "40px") if name == "L3a" else ("height", "30px", "20px")
            heights = [20 * rows + (10 if name == "L3b" else 0), 20 * rows]
            return [self.series(full, self.changes(runs, *change, style="leaf"), heights)]
        if name in ("L2", "L2a"):
            sized = "true" if name == "L2a" else "false"
            make = "first(Object.assign(deep({}, true, " + sized + "), {{style: 'display: flex; width: 1000px; height: 1000px'}}))"
            return [self.series(f"{name}@{d}", [make.format(d)] * runs, []) for d in (5, 10, 20, 50, 100, 200)]
        if name in ("L4", "L4u"):
            steps = []
            for _ in range(runs):
                column = json.dumps(texts(name == "L4u"))
                if name == "L4u":
                    # Words that the browser has never shaped: another letter in the place of the x.
                    self.runs += 1
                    column = column.replace("x", chr(0x100 + self.runs % 200))
                steps += [f"first(paragraphs({column}))", "changed(column => column.width = '280px')"]
            both = self.series(name, steps, [2037 * 22, 2178 * 22] if name == "L4" else [])
            return [
                {**both, "name": name + suffix, **{clock: both[clock][at::2] for clock in ("wall", "cpu")}}
                for suffix, at in (("", 0), ("r", 1))
            ]
        raise ValueError(full)

    @staticmethod
    def changes(runs, key, *values, style="column"):
        return [f"changed((column, leaf) => {style}.{key} = '{values[run % 2]}')" for run in range(runs)]

    def series(self, name, steps, heights):
        """Layout and style of each step, by the page's clock and in processor time of its thread."""

        def layout_time():
            metrics = {metric["name"]: metric["value"] for metric in self("Performance.getMetrics")["metrics"]}
            return (metrics["LayoutDuration"] + metrics["RecalcStyleDuration"]) * 1e3

        wall, cpu = [], []
        for index, step in enumerate(steps):
            before = layout_time()
            result = json.loads(self.evaluate(f"JSON.stringify({step})"))
            cpu.append(layout_time() - before)
            wall.append(result["time"])
            if heights:
                expect("the height", result["height"], heights[index % len(heights)])
        return {"name": name, "wall": wall, "cpu": cpu, "peak": self.memory}

    def cards(self, runs):
        self("Emulation.setDeviceMetricsOverride", width=1200, height=630, deviceScaleFactor=1, mobile=False)
        times = []
        for number in range(2 + runs):
            start = time.perf_counter()
            self.show(card_page(number))
            self.evaluate("document.fonts.ready.then(() => 0)")
            data = base64.b64decode(self("Page.captureScreenshot", format="png")["data"])
            times.append((time.perf_counter() - start) * 1e3)
        expect("the size in pixels", [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)], [1200, 630])
        return {"name": "R1", "wall": times[2:], "peak": self.memory, "KiB": len(data) / 1024}

    def reports(self, runs):
        times = []
        for run in range(runs):
            start = time.perf_counter()
            self.show(report_page(run))
            data = base64.b64decode(self("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"])
            times.append((time.perf_counter() - start) * 1e3)
        return {"name": "R2", "wall": times, "peak": self.memory, "KiB": len(data) / 1024}


def once(program, file):
    """Makes one card as the whole life of a browser."""
    folder = tempfile.mkdtemp()
    try:
        page = os.path.join(folder, "card.html")
        with open(page, "w") as out:
            out.write(card_page(0))
        subprocess.run(
            [program, *ARGUMENTS, f"--user-data-dir={folder}", "--window-size=1200,630", f"--screenshot={file}", page],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    finally:
        shutil.rmtree(folder, ignore_errors=True)
