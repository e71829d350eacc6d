"""The workloads of each program, and the bars that Storypole must meet."""
from dataclasses import dataclass, field


@dataclass
class Work:
    """A workload, how often a program runs it in a round, and the rivals that run it too."""

    name: str
    runs: int
    rivals: dict = field(default_factory=dict)
    #: Left out of the quick run.
    slow: bool = False


PLAN = [
    Work("L1", 7, {"qt": 7, "gtk": 2, "taffy": 2, "chromium": 3}),
    Work("cold-views", 5),
    Work("L1r", 20, {"qt": 20, "gtk": 5, "taffy": 3, "chromium": 6}),
    Work("L2", 7, {"qt": 7, "gtk": 3, "taffy": 3, "chromium": 7}),
    Work("L2a", 7, {"chromium": 3}),
    Work("L3a", 100, {"qt": 100, "gtk": 10, "taffy": 10, "chromium": 10}),
    Work("L3a@50000", 100, {"qt": 20}),
    Work("L3b", 100, {"qt": 100, "gtk": 10, "taffy": 10, "chromium": 10}),
    Work("L4", 3, {"qt": 2, "gtk": 2, "chromium": 5}),
    Work("L4u", 3, {"qt": 2, "gtk": 2, "chromium": 5}),
    Work("L5", 7, {"taffy": 3, "chromium": 3}),
    Work("update-objects", 30),
    Work("update-objects@1000", 30),
    Work("update-objects@50000", 30, slow=True),
    Work("update-structs", 5, slow=True),
    Work("R1", 20, {"typst": 10, "skia": 10, "pictex": 5, "chromium": 5}),
    Work("R1-once", 3, {"typst": 3, "skia": 2, "pictex": 2, "chromium": 2}),
    Work("R1-svg", 20),
    Work("badge", 50),
    Work("letters", 3),
    Work("R2", 3, {"reportlab": 2, "typst": 2, "chromium": 1}, slow=True),
    Work("invoice", 5, {"reportlab": 3, "reportlab-ttf": 3, "typst": 3, "fullbleed": 2}, slow=True),
    Work("invoice@20", 50, {"reportlab": 30, "reportlab-ttf": 30, "typst": 10, "fullbleed": 20}, slow=True),
    Work("L1@100", 20, {"qt": 20, "taffy": 10, "gtk": 10, "chromium": 10}, slow=True),
    Work("L1@1000", 10, {"qt": 10, "taffy": 5, "gtk": 5, "chromium": 5}, slow=True),
    Work("L1@50000", 1, {"qt": 2, "taffy": 1, "gtk": 1, "chromium": 1}, slow=True),
]

#: Too slow for every round: run once, after the others.
ONCE = [
    Work("R2", 1, {"weasyprint": 1}, slow=True),
    Work("cards", 1, slow=True),
    Work("invoice", 1, {"weasyprint": 1}, slow=True),
    Work("invoice@20", 10, {"weasyprint": 5}, slow=True),
    Work("invoice@10000", 2, slow=True),
    Work("invoice@100000", 1, slow=True),
]


@dataclass
class Bar:
    """`ours` divided by `theirs` has to be at most `limit`: measurements as `name` or `name/field`.

    Without `theirs`, `ours` itself has to be at most `limit`.
    """

    title: str
    ours: str
    limit: float
    rival: str = "storypole"
    theirs: str = ""
    unit: str = ""

    @property
    def depends_on_machine(self):
        """Times alone say more about the machine than about a program."""
        return self.unit == "ms"


BARS = [
    Bar("L1", "L1", 1.5, "qt", "L1"),
    Bar("L1 build", "L1 build", 8, "qt", "L1 build"),
    Bar("cold views", "cold-views", 0.15, "chromium", "L1"),
    Bar("L1r", "L1r", 1.5, "qt", "L1r"),
    Bar("L2, 10 levels", "L2@10", 3, "qt", "L2@10"),
    Bar("L2, 100 levels to 50", "L2@100", 2.2, theirs="L2@50"),
    Bar("L2, 200 levels to 100", "L2@200", 2.2, theirs="L2@100"),
    Bar("L2a, 100 levels to 50", "L2a@100", 2.2, theirs="L2a@50"),
    Bar("L2a, 200 levels to 100", "L2a@200", 2.2, theirs="L2a@100"),
    Bar("L3a", "L3a", 0.2, "qt", "L3a"),
    Bar("L3a, 50,000 rows to 10,000", "L3a@50000", 2, theirs="L3a"),
    Bar("L3b", "L3b", 1, "qt", "L3b"),
    Bar("L4", "L4", 0.3, "chromium", "L4"),
    Bar("L4r", "L4r", 0.08, "chromium", "L4r"),
    Bar("L4u", "L4u", 0.5, "chromium", "L4u"),
    Bar("L4ur", "L4ur", 0.1, "chromium", "L4ur"),
    Bar("L5 to L1", "L5", 1.3, theirs="L1"),
    Bar("update (objects)", "update-objects", 0.5, unit="ms"),
    Bar("update, 50,000 rows to 1,000", "update-objects@50000", 1.5, theirs="update-objects@1000"),
    Bar("update (structs)", "update-structs", 30, unit="ms"),
    Bar("R1 warm", "R1", 0.2, "typst", "R1"),
    Bar("badge to R1", "badge", 0.25, theirs="R1"),
    Bar("R1 as SVG to R1", "R1-svg", 0.4, theirs="R1"),
    Bar("letter in a PDF to R1", "letters", 0.25, theirs="R1"),
    Bar("R1 cold", "R1-once", 0.09, "typst", "R1-once"),
    Bar("R1, size of the file", "R1/KiB", 130, unit="KiB"),
    Bar("R2", "R2", 0.8, "reportlab", "R2"),
    Bar("R2, peak of memory", "R2/peak", 100, unit="MiB"),
    Bar("invoice", "invoice", 1, "reportlab", "invoice"),
    Bar("invoice to one with a TrueType font and n of m", "invoice", 1, "reportlab-ttf", "invoice"),
    Bar("invoice", "invoice", 0.35, "typst", "invoice"),
    Bar("invoice of 20 lines", "invoice@20", 2.5, "reportlab", "invoice@20"),
    Bar("invoice, 10,000 lines to 1,000", "invoice@10000", 11, theirs="invoice"),
    Bar("invoice, 100,000 lines to 10,000", "invoice@100000", 11, theirs="invoice@10000"),
    Bar("invoice of 100,000 lines, peak of memory", "invoice@100000/peak", 1024, unit="MiB"),
    Bar("invoice, size of the file", "invoice/KiB", 220, unit="KiB"),
    Bar("invoice of 20 lines, size of the file", "invoice@20/KiB", 30, unit="KiB"),
    Bar("L1, peak of memory", "L1/peak", 45, unit="MiB"),
    Bar("memory of a row of L1", "L1/row", 2000, unit="bytes"),
    Bar("memory after 10,000 cards to 100", "cards/after", 1.1, theirs="cards/after100"),
]
