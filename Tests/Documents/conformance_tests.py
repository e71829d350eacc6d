#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests that the documents of Examples/Documents keep PDF/A-2b, PDF/A-3b and PDF/UA-1, with checkers that others have
written: page-validation, outloud, factur-x, pikepdf, qpdf and poppler."""

import os
import re
import subprocess
import sys
import tempfile

import facturx
import page
import pikepdf

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
STORYPOLE = os.path.join(ROOT, os.environ.get("STORYPOLE_BUILD", ".build/debug"), "storypole")
OUTLOUD = os.path.join(os.path.dirname(sys.executable), "outloud")
EXAMPLES = os.path.join(ROOT, "Examples", "Documents")
NAMES = sorted(name[: -len(".swift")] for name in os.listdir(EXAMPLES))
PROFILES = {
    "pdfa-2b": page.ValidationProfile.PDF_A_2B,
    "pdfa-3b": page.ValidationProfile.PDF_A_3B,
    "pdfua-1": page.ValidationProfile.PDF_UA_1,
}


def run(*command, status=0):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
    assert result.returncode == status, (command, result.returncode, result.stdout[-2000:], result.stderr[-2000:])
    return result


def render(folder, standards, names=NAMES):
    """The examples with standards, each as FOLDER/NAME.pdf."""
    os.makedirs(folder)
    option = ["--conformance", standards] if standards else []
    for name in names:
        run(STORYPOLE, "render", os.path.join(EXAMPLES, name + ".swift"), "-o", f"{folder}/{name}.pdf", *option)
    return {name: f"{folder}/{name}.pdf" for name in names}


def failures(path, standard):
    return sorted({failure.rule_id for failure in page.validate_pdf(path, profile=PROFILES[standard]).failures})


def check(path, standards):
    for standard in standards.split(","):
        assert not failures(path, standard), (path, standard, failures(path, standard))
    run("qpdf", "--check", path)


def text(path):
    return run("pdftotext", "-layout", path, "-").stdout


def elements(path):
    """The structure in reading order: the type of each element, and its depth."""
    found = []

    def visit(element, depth):
        if isinstance(element, pikepdf.Array):
            for child in element:
                visit(child, depth)
        elif isinstance(element, pikepdf.Dictionary) and "/S" in element:
            found.append((depth, str(element.S)[1:], element))
            visit(element.get("/K"), depth + 1)

    with pikepdf.open(path) as file:
        visit(file.Root.StructTreeRoot.K, 0)
        return [(depth, name, str(element.get("/Alt", ""))) for depth, name, element in found]


def kinds(path, *wanted):
    return [name for _, name, _ in elements(path) if name in wanted]


def test_plain_documents_fail(folder):
    """The checkers see a difference."""
    path = render(folder + "/plain", "", ["LetterDocument"])["LetterDocument"]
    assert failures(path, "pdfa-2b") and failures(path, "pdfua-1")


def test_archives_and_accessibility(folder):
    files = render(folder + "/a3", "pdfa-3b,pdfua-1")
    assert len(files) == 10
    for path in files.values():
        check(path, "pdfa-3b,pdfua-1")
        run(OUTLOUD, "-q", path)
        with pikepdf.open(path) as file, file.open_metadata() as data:
            assert data["dc:title"] == str(file.docinfo.Title), path
            assert (data["pdfaid:part"], data["pdfaid:conformance"]) == ("3", "B"), path
            assert data["{http://www.aiim.org/pdfua/ns/id/}part"] == "1", path
            assert file.Root.MarkInfo.Marked and file.Root.ViewerPreferences.DisplayDocTitle, path
        fonts = run("pdffonts", path).stdout.splitlines()[2:]
        # embedded, subset, with the characters of its glyphs
        assert fonts and all(re.search(r" yes yes yes +\d+ +0$", line) for line in fonts), (path, fonts)


def test_other_standards(folder):
    others = [name for name in NAMES if name != "InvoiceDocument"]
    for name, path in render(folder + "/a2", "pdfa-2b,pdfua-1", others).items():
        check(path, "pdfa-2b,pdfua-1")
    for standard in PROFILES:
        for path in render(f"{folder}/{standard}", standard, ["ReportDocument", "ArabicInvoiceDocument"]).values():
            check(path, standard)


def test_same_bytes(folder):
    for name in ["InvoiceDocument", "CatalogueDocument"]:
        contents = []
        for number in range(2):
            path = render(f"{folder}/same{name}{number}", "pdfa-3b,pdfua-1", [name])[name]
            contents.append(open(path, "rb").read())
        assert contents[0] == contents[1], name


def test_structure(folder):
    invoice = f"{folder}/a3/InvoiceDocument.pdf"
    # One row of titles and 64 lines, as in the source; each of the four pages shows the titles.
    assert kinds(invoice, "Table", "TR") == ["Table"] + ["TR"] * 65
    assert kinds(invoice, "TH", "TD") == ["TH"] * 5 + ["TD"] * 5 * 64
    assert text(invoice).count("Quantity") == 4
    assert kinds(invoice, "H1") == ["H1"]

    report = elements(f"{folder}/a3/ReportDocument.pdf")
    figures = [words for _, name, words in report if name == "Figure"]
    assert figures == ["Passengers grew from 31 million in 2020 to 81 million in 2025"], figures
    # The levels of the source, in its order.
    headings = [name for _, name, _ in report if name[0] == "H"]
    assert headings == ["H1", "H2", "H2", "H1", "H2", "H2"], headings
    assert [name for _, name, _ in report].count("Link") == 6
    assert [name for _, name, _ in report].count("TR") == 25

    form = kinds(f"{folder}/a3/FormPrintDocument.pdf", "L", "LI", "H1")
    assert form == ["H1", "L", "LI", "LI", "H1", "L", "LI", "LI", "LI", "H1", "L"] + ["LI"] * 12, form


def test_text(folder):
    """Every line once and in order."""
    lines = re.findall(r"^ *(\d+) +(?:Oak|Linseed|Brass|Sandpaper)", text(f"{folder}/a3/InvoiceDocument.pdf"), re.M)
    assert lines == [str(number) for number in range(1, 65)], lines
    tagged, plain = f"{folder}/a3/%s.pdf", f"{folder}/text/%s.pdf"
    names = ["JapaneseLetterDocument", "ArabicInvoiceDocument", "PackingSlipDocument", "ReportDocument"]
    render(folder + "/text", "", names)
    for name in names:
        assert text(tagged % name) == text(plain % name), name


def test_attachment(folder):
    path = f"{folder}/a3/InvoiceDocument.pdf"
    name, xml = facturx.get_xml_from_pdf(open(path, "rb").read(), check_xsd=True)
    assert name == "factur-x.xml" and b"<ram:ID>2026-0117</ram:ID>" in xml
    with pikepdf.open(path) as file:
        assert [str(item.AFRelationship) for item in file.Root.AF] == ["/Alternative"]
        with file.open_metadata() as data:
            level = data["{urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#}ConformanceLevel"]
            assert level == "BASIC WL", level


CARD = """
import SwiftUI
#Preview("A card of the port") {{
  VStack {{
    Text("A card").accessibilityHeading(.h1)
    Text("[The site](https://example.com) of the port").opacity(0.5)
    {view}
  }}
}}
"""


def test_views(folder):
    """A view that is no document, as one page and on paper, with what it can't keep."""
    source = folder + "/Card.swift"

    def card(view, *options, status=0):
        with open(source, "w") as file:
            file.write(CARD.format(view=view))
        standards = ["--conformance", "pdfa-2b,pdfua-1"]
        return run(STORYPOLE, "render", source, "-o", folder + "/card.pdf", *standards, *options, status=status)

    named = 'Image(systemName: "star").accessibilityLabel("A star")'
    for options in [[], ["--paper", "a4"]]:
        card(named, *options)
        check(folder + "/card.pdf", "pdfa-2b,pdfua-1")
        run(OUTLOUD, "-q", folder + "/card.pdf")
        found = [(name, words) for _, name, words in elements(folder + "/card.pdf")]
        assert found == [("Document", ""), ("H1", ""), ("P", ""), ("Link", "The site of the port"), ("Figure", "A star")], found
    os.unlink(folder + "/card.pdf")
    errors = card('Image(systemName: "star")', status=2).stderr
    assert "PDF/UA-1" in errors and 'Image "star"' in errors and ".accessibilityLabel" in errors, errors
    assert not os.path.exists(folder + "/card.pdf")
    errors = run(STORYPOLE, "render", source, "-o", folder + "/card.png", "--conformance", "pdfua-1", status=64).stderr
    assert "--conformance needs a PDF" in errors, errors
    errors = run(STORYPOLE, "render", source, "-o", folder + "/card.pdf", "--conformance", "pdfx-1", status=64).stderr
    assert "pdfa-2b, pdfa-3b, pdfua-1" in errors, errors
    invoice = os.path.join(EXAMPLES, "InvoiceDocument.swift")
    errors = run(STORYPOLE, "render", invoice, "-o", folder + "/no.pdf", "--conformance", "pdfa-2b", status=2).stderr
    assert "not both" in errors, errors


def main():
    with tempfile.TemporaryDirectory() as folder:
        for name, test in list(globals().items()):
            if name.startswith("test_"):
                test(folder)
                print(f"documents: {name[5:]}: passed", flush=True)


main()
