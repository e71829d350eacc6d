#!/usr/bin/env python3
"""Taffy, the flexbox of Rust, through the wheel `stretchable`. Usage: taffy.py WORKLOAD[@SIZE] RUNS

The wheel's own classes spend more on a node than Taffy does on its layout: trees are made through its
binding, with styles that nodes share, and only the call that lays out is measured.
"""
import sys

from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, AlignItems, FlexDirection, Style
from stretchable.style.geometry.length import MAX_CONTENT
from stretchable.style.geometry.size import SizeAvailableSpace

from workloads import Measurement, expect

POINTER = taffy._ptr
ANY_SPACE = SizeAvailableSpace(MAX_CONTENT, MAX_CONTENT).to_dict()
taffy.use_rounding = False
styles = {}


def style(**values):
    key = repr(sorted(values.items(), key=lambda item: item[0]))
    if key not in styles:
        styles[key] = Style(**values).to_dict()
    return styles[key]


def node(style, *children):
    made = taffylib.node_create(POINTER, style)
    for child in children:
        taffylib.node_add_child(POINTER, made, child)
    return made


def column_style(width):
    return style(flex_direction=FlexDirection.COLUMN, size=(width, AUTO))


def wide(rows):
    lines, middle = [], None
    for index in range(rows):
        last = node(style(size=(40, 20)))
        if index == rows // 2:
            middle = last
        lines.append(node(style(flex_direction=FlexDirection.ROW), node(style(size=(20, 20))), node(style(flex_grow=1)), last))
    return node(column_style(400), *lines), middle


def baselines(rows):
    def line(index):
        heights = (20, 10 + index % 7), (30, 20), (40, 12 + index % 5)
        return node(style(align_items=AlignItems.BASELINE), *(node(style(size=size)) for size in heights))

    return node(column_style(400), *(line(index) for index in range(rows)))


def deep(depth, is_row, is_root=True):
    leaf = node(style(flex_grow=1, flex_basis=0))
    if depth == 0:
        return leaf
    values = {"flex_grow": 1, "flex_basis": 0, "flex_direction": FlexDirection.ROW if is_row else FlexDirection.COLUMN}
    if is_root:
        values["size"] = (1000, 1000)
    return node(style(**values), leaf, deep(depth - 1, not is_row, False))


def lay_out(root):
    taffylib.node_compute_layout_with_measure(POINTER, root, ANY_SPACE, lambda *_: (0.0, 0.0))


def height(root):
    frame = taffylib.PyLayout()
    taffylib.node_get_layout(POINTER, root, frame)
    return frame.height


def main(full, runs):
    name, _, size = full.partition("@")
    rows = int(size or 10_000)
    layout = Measurement(full)
    if name in ("L1", "L5"):
        build = Measurement(full + " build")
        for _ in range(runs):
            root = build.time(lambda: wide(rows)[0] if name == "L1" else baselines(rows))
            layout.time(lambda: lay_out(root))
            expect("the height", height(root), 20 * rows)
    elif name in ("L1r", "L3a", "L3b"):
        root, middle = wide(rows)
        lay_out(root)
        for run in range(runs):
            even = run % 2 == 0
            if name == "L1r":
                changed, values = root, column_style(500 if even else 400)
            else:
                size = (60 if even else 40, 20) if name == "L3a" else (40, 30 if even else 20)
                changed, values = middle, style(size=size)

            def change():
                taffylib.node_set_style(POINTER, changed, values)
                lay_out(root)

            layout.time(change)
            expect("the height", height(root), 20 * rows + (10 if name == "L3b" and even else 0))
    elif name == "L2":
        for depth in (5, 10, 20, 50, 100, 200):
            layout = Measurement(f"L2@{depth}")
            for _ in range(runs * 5):
                root = deep(depth, True)
                layout.time(lambda: lay_out(root))
            layout.report()
        return
    else:
        raise SystemExit(64)
    layout.report()


main(sys.argv[1], int(sys.argv[2]))
