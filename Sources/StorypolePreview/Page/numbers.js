// SPDX-License-Identifier: Apache-2.0
// The numbers of the chosen view that are in its source: dragging one changes it in the file.

import { ask } from "./connection.js";
import * as settings from "./settings.js";
import { round } from "./stage.js";

const button = document.getElementById("undo");
let view = null;
let list = null;
/** Handles wait for the picture of a change. */
let isBusy = false;
let lastQuestion = 0;
/** The name of the handle that had the focus before the picture changed. */
let focused = null;
let report = () => {};

/** Calls `work(text)` with messages for the user. */
export function onReport(work) { report = work; }

/** Shows the handles of a view of the picture, or none. */
export async function show(liveView, chosen) {
  const question = ++lastQuestion;
  if (view !== liveView) clear();
  view = liveView;
  if (!view) return;
  try {
    // Without a chosen view, only the number of changes counts.
    const { bytes } = await ask({ do: "numbers", tile: view.tile, view: chosen ?? 0 });
    if (question !== lastQuestion) return;
    list = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The view has ended, which is reported elsewhere.
    return;
  }
  isBusy = false;
  button.hidden = list.undos === 0;
  draw();
}

export function clear() {
  view?.element.querySelector(".numbers")?.remove();
  view = list = null;
  lastQuestion += 1;
  isBusy = false;
  button.hidden = true;
}

function draw() {
  const old = view.element.querySelector(".numbers");
  const layer = Object.assign(document.createElement("div"), { className: "numbers" });
  if (old?.contains(document.activeElement)) focused = document.activeElement.dataset.name;
  if (old) old.replaceWith(layer);
  else view.box.append(layer);
  const { width, height } = view.picture;
  const taken = new Map();
  for (const entry of list.numbers) {
    const { x, y, isVertical } = entry.number;
    // Handles at one place are side by side.
    const place = `${Math.round(x / 8)},${Math.round(y / 8)}`;
    const beside = taken.get(place) ?? 0;
    taken.set(place, beside + 1);
    const element = handle(entry);
    const clamp = (value, side) => Math.min(Math.max(value, 0), side);
    element.style.left = `${100 * clamp(x, width) / Math.max(width, 1)}%`;
    element.style.top = `${100 * clamp(y, height) / Math.max(height, 1)}%`;
    element.style[isVertical ? "marginLeft" : "marginTop"] = `${beside * 22}px`;
    layer.append(element);
    if (element.dataset.name === focused) element.focus();
  }
  focused = null;
}

function handle(entry) {
  const { number } = entry;
  const element = document.createElement("div");
  const start = number.value;
  let value = start;
  let timer = null;
  element.className = `number ${number.isVertical ? "vertical" : "horizontal"}`;
  element.tabIndex = 0;
  element.dataset.name = `${number.name}:${number.line}`;
  element.setAttribute("role", "slider");
  element.setAttribute("aria-label", `${number.name}, line ${number.line}: drag, or use the arrow keys`);
  element.setAttribute("aria-orientation", number.isVertical ? "vertical" : "horizontal");
  element.title = `${number.name}, line ${number.line}`;
  const bubble = document.createElement("output");
  element.append(bubble);
  const set = (next) => {
    value = Math.min(Math.max(next, number.name.startsWith("frame") ? 0 : -10_000), 10_000);
    element.setAttribute("aria-valuenow", value);
    bubble.textContent = `${number.name} ${round(value)}`;
    element.classList.toggle("changed", value !== start);
  };
  const commit = () => {
    clearTimeout(timer);
    timer = null;
    if (value !== start) change(entry, value, () => set(start));
  };
  set(start);

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || isBusy) return;
    event.preventDefault();
    event.stopPropagation();
    element.focus();
    element.setPointerCapture(event.pointerId);
    element.classList.add("dragged");
    const along = (one) => number.isVertical ? one.clientY : one.clientX;
    const move = (now) => {
      const points = (along(now) - along(event)) / settings.get("zoom");
      set(start + Math.round(points) * number.factor);
    };
    const end = (last) => {
      for (const [kind, work] of Object.entries(handlers)) element.removeEventListener(kind, work);
      element.classList.remove("dragged");
      if (last.type !== "pointerup") set(start);
      commit();
    };
    const escape = (key) => { if (key.key === "Escape") { key.stopPropagation(); end(key); } };
    const handlers = { pointermove: move, pointerup: end, pointercancel: end, keydown: escape };
    for (const [kind, work] of Object.entries(handlers)) element.addEventListener(kind, work);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter") return commit();
    const steps = number.isVertical ? { ArrowDown: 1, ArrowUp: -1 } : { ArrowRight: 1, ArrowLeft: -1 };
    const step = (steps[event.key] ?? 0) * (event.shiftKey ? 10 : 1) * number.factor;
    if (step === 0 || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(value + step);
    // Several presses are one change.
    clearTimeout(timer);
    timer = setTimeout(commit, 500);
  });
  element.addEventListener("blur", () => { if (timer) commit(); });
  return element;
}

async function change({ number, text }, value, restore) {
  if (isBusy) return restore();
  isBusy = true;
  focused = `${number.name}:${number.line}`;
  const { start, end, line, name } = number;
  try {
    await ask({
      do: "edit", tile: view.tile, edit: { start, end, old: text, value, version: list.version },
    });
    report(`Line ${line}: ${name} is ${round(value)}`);
    button.hidden = false;
  } catch (error) {
    isBusy = false;
    restore();
    report(error.message);
  }
}

/** Takes back the last change of the shown file. */
export async function undo() {
  if (button.hidden || isBusy || !view) return;
  isBusy = true;
  try {
    await ask({ do: "undo", tile: view.tile });
    report("Undone");
  } catch (error) {
    report(error.message);
    isBusy = false;
    show(view, null);
  }
}
button.onclick = undo;
