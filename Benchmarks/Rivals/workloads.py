"""What the rivals in Python share: the words of the texts, the card, the report, and a line of JSON."""
import json
import time

WORDS = (
    "layout alpha stack the of river quick brown fox jumps over lazy dog signal paper window a in grid "
    "frame baseline guide priority view render swift linux text wrap line measure card"
).split()
FONT = "Noto Sans"
FONT_FILE = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
BOLD_FONT_FILE = "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf"

CARD_TITLE = "Building a SwiftUI-compatible layout engine for servers"
CARD_SUBTITLE = "Stacks, grids, alignment guides and text as PNG, SVG and PDF"


def words_of(number):
    return [WORDS[(number * 7 + k * 5 + (number * k) % 11) % 32] for k in range(12)]


def texts(distinct):
    """The texts of L4, or of L4u, whose words occur only once."""
    if not distinct:
        return [" ".join(words_of(n)) for n in range(1000)]
    return [" ".join(f"{w[:3]}x{n * 12 + k:x}" for k, w in enumerate(words_of(n))) for n in range(1000)]


def card(number):
    """Title, subtitle and footer; each number has texts of its own."""
    title = CARD_TITLE if number == 0 else f"{CARD_TITLE} {number}"
    return title, CARD_SUBTITLE, f"example.com \u00b7 {5 + number} min read"


def rows_of_page(page, run):
    """The 40 rows of 5 cells; names are others in each run."""
    for row in range(40):
        n = page * 40 + row
        count, price = (n * 7) % 50, (n * 37 % 10000) / 100
        name = f"Widget name {n % 97}" + (f" v{run}" if run else "")
        yield [f"{n + 1}", name, f"{count}", f"{price:.2f}", f"{count * price:.2f}"]


INVOICE_HEAD = ("No", "Work", "Hours", "Rate", "Amount")


def invoice_lines(count, run):
    """The lines of an invoice; their words are others in each run."""
    for n in range(1, count + 1):
        hours, rate = n % 7 + 1, (n * 37 % 9000) / 100
        work = f"Consulting on item {n} of the series" + (f" v{run}" if run else "")
        yield [f"{n}", work, f"{hours}", f"{rate:.2f}", f"{hours * rate:.2f}"]


class Measurement:
    def __init__(self, name):
        self.name, self.wall, self.cpu, self.more = name, [], [], {}

    def time(self, work):
        wall, cpu = time.perf_counter(), time.process_time()
        result = work()
        self.cpu.append((time.process_time() - cpu) * 1e3)
        self.wall.append((time.perf_counter() - wall) * 1e3)
        return result

    def report(self, **more):
        with open("/proc/self/status") as status:
            peak = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM:"))
        print(json.dumps({"name": self.name, "wall": self.wall, "cpu": self.cpu, "peak": peak, **more}), flush=True)


def expect(what, value, expected):
    if value != expected:
        raise SystemExit(f"wrong result: {what} is {value} instead of {expected}")
