#!/usr/bin/env python3
"""Makers of pictures and documents from PyPI. Usage: renderers.py RENDERER WORKLOAD RUNS

RENDERER is typst, skia, pictex, weasyprint, reportlab, reportlab-ttf or fullbleed; WORKLOAD is R1 (a card), R1-once (the
same as the whole life of a process), R2 (a hundred pages of tables), invoice or invoice@ROWS. Every run has texts that no run had
before: some of these remember what they have made. Nothing is measured but making the file's bytes.
"""
import io
import os
import sys
import tempfile

from workloads import (
    BOLD_FONT_FILE, FONT, FONT_FILE, INVOICE_HEAD, Measurement, card, expect, invoice_lines, rows_of_page,
)  # fmt: skip


class Typst:
    """Sizes in points at 96 pixels per inch: three quarters of the card's pixels."""

    def __init__(self):
        import typst

        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, "source.typ")
        with open(self.file, "w"):
            pass
        self.compiler = typst.Compiler(self.file)

    def compile(self, source, **options):
        with open(self.file, "w") as file:
            file.write(source)
        return self.compiler.compile(input=self.file, **options)

    def card(self, number):
        title, subtitle, footer = card(number)
        return self.compile(
            f"""#set page(width: 900pt, height: 472.5pt, margin: 48pt,
  fill: gradient.linear(rgb("#1E3A8A"), rgb("#9333EA"), angle: 27.7deg))
#set text(font: "{FONT}", top-edge: 1.069em, bottom-edge: -0.293em)
#set par(leading: -0.162em, spacing: 0pt)
#grid(columns: (1fr, auto), align: horizon, circle(radius: 36pt, fill: rgb("#F59E0B")),
  rect(width: 135pt, height: 33pt, radius: 16.5pt, fill: rgb("#10B981")))
#v(30pt)
#text(size: 48pt, weight: 700, fill: white)[{title}]
#v(18pt)
#text(size: 24pt, fill: rgb("#E0E7FF"))[{subtitle}]
#v(1fr)
#text(size: 18pt, fill: rgb("#C7D2FE"))[{footer}]""",
            format="png",
            ppi=96.0,
        )

    def report(self, run):
        def table(page):
            cells = ",".join(f"[{cell}]" for row in rows_of_page(page, run) for cell in row)
            return f"#table(columns: (1fr,) * 5, inset: (x: 4pt, y: 2.5pt), stroke: .5pt + gray, {cells})"

        pages = "\n#pagebreak()\n".join(table(page) for page in range(100))
        return self.compile(
            f'#set page(paper: "a4", margin: 15mm)\n#set text(font: "{FONT}", size: 9pt)\n{pages}', format="pdf"
        )

    def invoice(self, rows, run):
        head = ",".join(f"[{cell}]" for cell in INVOICE_HEAD)
        cells = ",".join(f"[{cell}]" for line in invoice_lines(rows, run) for cell in line)
        return self.compile(
            f"""#set page(paper: "a4", margin: 20mm,
  footer: context align(center)[Page #counter(page).display() of #counter(page).final().first()])
#set text(font: "{FONT}", size: 9pt, lang: "en")
#set document(title: "Invoice")
#table(columns: (40pt, 1fr, 60pt, 60pt, 60pt), align: (left, left, right, right, right), inset: (x: 4pt, y: 2pt),
  stroke: (bottom: .5pt + gray), table.header({head}), {cells})""",
            format="pdf",
        )


class Skia:
    """Drawn at places found beforehand; only the title is broken into lines."""

    def __init__(self):
        import skia

        self.skia = skia
        self.regular, self.bold = (skia.Typeface.MakeFromFile(path) for path in (FONT_FILE, BOLD_FONT_FILE))

    def card(self, number):
        skia, (title, subtitle, footer) = self.skia, card(number)
        surface = skia.Surface(1200, 630)

        def paint(color):
            return skia.Paint(Color=0xFF000000 | color, AntiAlias=True)

        with surface as canvas:
            background = skia.Paint()
            ends = [(142.5, -142.5), (1057.5, 772.5)]
            background.setShader(skia.GradientShader.MakeLinear(ends, [0xFF1E3A8A, 0xFF9333EA]))
            canvas.drawPaint(background)
            canvas.drawCircle(112, 112, 48, paint(0xF59E0B))
            canvas.drawRoundRect(skia.Rect.MakeXYWH(956, 90, 180, 44), 22, 22, paint(0x10B981))
            font, line, baseline = skia.Font(self.bold, 64), "", 268.4
            for word in title.split():
                longer = f"{line} {word}".strip()
                if line and font.measureText(longer) > 1072:
                    canvas.drawString(line, 64, baseline, font, paint(0xFFFFFF))
                    line, baseline = word, baseline + 87.2
                else:
                    line = longer
            canvas.drawString(line, 64, baseline, font, paint(0xFFFFFF))
            canvas.drawString(subtitle, 64, 432.6, skia.Font(self.regular, 32), paint(0xE0E7FF))
            canvas.drawString(footer, 64, 559, skia.Font(self.regular, 24), paint(0xC7D2FE))
        return bytes(surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kPNG, 100))


class Pictex:
    def __init__(self):
        import pictex

        self.pictex = pictex

    def card(self, number):
        p, (title, subtitle, footer) = self.pictex, card(number)
        head = p.Row(
            p.Row().size(96, 96).background_color("#F59E0B").border_radius("50%"),
            p.Row().size(180, 44).background_color("#10B981").border_radius(22),
        )
        column = p.Column(
            head.size("100%", 96).justify_content("space-between").align_items("center"),
            p.Text(title).font_family(BOLD_FONT_FILE).font_size(64).color("#FFFFFF").size("100%").margin(40, 0, 0, 0),
            p.Text(subtitle).font_family(FONT_FILE).font_size(32).color("#E0E7FF").margin(24, 0, 0, 0),
            p.Row().flex_grow(1),
            p.Text(footer).font_family(FONT_FILE).font_size(24).color("#C7D2FE"),
        )
        gradient = p.LinearGradient(["#1E3A8A", "#9333EA"], start_point=(0, 0), end_point=(1, 1))
        picture = p.Canvas().render(column.size(1200, 630).padding(64).background_color(gradient))
        data = io.BytesIO()
        picture.to_pillow().save(data, "PNG")
        return data.getvalue()


class Weasyprint:
    def __init__(self):
        import weasyprint
        from weasyprint.text.fonts import FontConfiguration

        self.html, self.fonts = weasyprint.HTML, FontConfiguration()

    def report(self, run):
        from chromium import report_page

        return self.html(string=report_page(run)).write_pdf(font_config=self.fonts)

    def invoice(self, rows, run):
        return self.html(string=invoice_html(rows, run)).write_pdf(font_config=self.fonts)


def invoice_html(rows, run):
    def row(cells, kind):
        return "<tr>" + "".join(f"<{kind}>{cell}</{kind}>" for cell in cells) + "</tr>"

    style = (
        "@page{size:A4;margin:20mm;@bottom-center{content:'Page ' counter(page) ' of ' counter(pages)}}"
        f"body{{font:9pt '{FONT}'}}table{{width:100%;border-collapse:collapse}}"
        "td,th{padding:2pt 4pt;border-bottom:.5pt solid #888;text-align:right;width:60pt}"
        "td:nth-child(1),th:nth-child(1){text-align:left;width:40pt}td:nth-child(2),th:nth-child(2){text-align:left;width:auto}"
    )
    body = "".join(row(line, "td") for line in invoice_lines(rows, run))
    return (
        f"<html lang=en><title>Invoice</title><style>{style}</style>"
        f"<table><thead>{row(INVOICE_HEAD, 'th')}</thead><tbody>{body}</tbody></table></html>"
    )


class Fullbleed:
    def __init__(self):
        import fullbleed

        self.engine = fullbleed.PdfEngine(page_width="210mm", page_height="297mm", margin="20mm")

    def invoice(self, rows, run):
        return self.engine.render_pdf(invoice_html(rows, run), "")


class Reportlab:
    """Tables whose columns and rows have lengths given beforehand."""

    def __init__(self):
        from reportlab.pdfbase import pdfmetrics
        from reportlab.pdfbase.ttfonts import TTFont

        pdfmetrics.registerFont(TTFont("Noto", FONT_FILE))

    def report(self, run):
        from reportlab.lib.pagesizes import A4
        from reportlab.platypus import PageBreak, SimpleDocTemplate, Table

        look = [("FONT", (0, 0), (-1, -1), "Noto", 9), ("GRID", (0, 0), (-1, -1), 0.5, "#888888")]
        data, story = io.BytesIO(), []
        for page in range(100):
            rows = list(rows_of_page(page, run))
            story += [Table(rows, colWidths=[102.2] * 5, rowHeights=17.3, style=look), PageBreak()]
        SimpleDocTemplate(data, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=42, bottomMargin=42).build(story)
        return data.getvalue()

    def invoice(self, rows, run):
        """As it comes: a font that isn't in the file, and pages without numbers."""
        from reportlab.platypus import LongTable, SimpleDocTemplate

        data = io.BytesIO()
        table = LongTable([INVOICE_HEAD, *invoice_lines(rows, run)], repeatRows=1)
        SimpleDocTemplate(data).build([table])
        return data.getvalue()


class ReportlabTTF(Reportlab):
    """With an embedded TrueType font and "Page n of m", for which the canvas keeps the pages until the end."""

    def invoice(self, rows, run):
        from reportlab.lib.pagesizes import A4
        from reportlab.pdfgen.canvas import Canvas
        from reportlab.platypus import LongTable, SimpleDocTemplate

        class Numbered(Canvas):
            def __init__(self, *arguments, **options):
                super().__init__(*arguments, **options)
                self.kept = []

            def showPage(self):
                self.kept.append(dict(self.__dict__))
                self._startPage()

            def save(self):
                for page in self.kept:
                    self.__dict__.update(page)
                    self.setFont("Noto", 9)
                    self.drawCentredString(A4[0] / 2, 42, f"Page {self._pageNumber} of {len(self.kept)}")
                    super().showPage()
                super().save()

        look = [
            ("FONT", (0, 0), (-1, -1), "Noto", 9), ("ALIGN", (2, 0), (-1, -1), "RIGHT"),
            ("LINEBELOW", (0, 0), (-1, -1), 0.5, "#888888"), ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ]  # fmt: skip
        data = io.BytesIO()
        table = LongTable([INVOICE_HEAD, *invoice_lines(rows, run)], repeatRows=1, style=look)
        SimpleDocTemplate(data, pagesize=A4, title="Invoice").build([table], canvasmaker=Numbered)
        return data.getvalue()


def check(workload, data):
    if workload == "R2" or workload.startswith("invoice"):
        expect("the beginning of the file", data[:5], b"%PDF-")
    else:
        expect("the size in pixels", [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)], [1200, 630])


def main(renderer, workload, runs):
    makers = {
        "typst": Typst, "skia": Skia, "pictex": Pictex, "weasyprint": Weasyprint, "reportlab": Reportlab,
        "reportlab-ttf": ReportlabTTF, "fullbleed": Fullbleed,
    }  # fmt: skip
    maker = makers[renderer]()
    name, _, rows = workload.partition("@")
    if name == "invoice":
        rows = int(rows or 1000)
        maker.invoice(1, -1)
        make = lambda run: maker.invoice(rows, run)  # noqa: E731
    else:
        make = maker.report if workload == "R2" else maker.card
    if workload == "R1-once":
        check(workload, make(0))
        return
    measurement = Measurement(workload)
    if workload == "R1":
        for number in range(5):
            check(workload, make(number))
    for run in range(runs):
        data = measurement.time(lambda: make(5 + run if workload == "R1" else run))
        data = data[0] if isinstance(data, list) else data
        check(workload, data)
    if keep := os.environ.get("STORYPOLE_BENCH_KEEP"):
        with open(keep, "wb") as file:
            file.write(data)
    measurement.report(KiB=len(data) / 1024)


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
