// SPDX-License-Identifier: Apache-2.0
// The numbers of the chosen view that are in its source: dragging one changes it in the file.

import { ask } from "./connection.js";
import * as settings from "./settings.js";
import { round } from "./stage.js";

const button = document.getElementById("undo");
/** The live view, the view chosen in it, and the server's last answer about it. */
let view = null;
let chosen = null;
let list = null;
/** Whether the picture doesn't show the last state of the file yet. */
let isWaiting = false;
/** The change that the user is making: `cancel()` drops it. */
let change = null;
/** Changes reach the file one after another. */
let writing = Promise.resolve();
let lastQuestion = 0;
/** The name of the handle that gets the focus when it is drawn again. */
let focused = null;
let report = () => {};
let complain = () => {};

/** Calls `work(text)` after a change of the file. */
export function onReport(work) { report = work; }
/** Calls `work(text)` with the reason why a file was not changed. */
export function onTrouble(work) { complain = work; }

/** Shows the handles of a view of the picture; without one, only whether there is something to undo. */
export function show(liveView, number) {
  if (view !== liveView) clear();
  view = liveView;
  chosen = number;
  refresh();
}

/** Asks for the numbers again: the file may have changed, without a new picture. */
export async function refresh() {
  const question = ++lastQuestion;
  if (!view) return;
  try {
    const { bytes } = await ask({ do: "numbers", tile: view.tile, view: chosen ?? 0 });
    if (question === lastQuestion) take(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // The view has ended, which is reported elsewhere.
  }
}

function take(next) {
  button.hidden = next.undos === 0;
  // The file is compiled, and others follow.
  if (next.isPending) return wait();
  if (change) {
    // The pictures of an animation leave the numbers as they are.
    if (next.version === list.version) return;
    change.cancel();
    complain("Somebody else changed the file while you dragged. Nothing was written: drag again.");
  }
  list = next;
  isWaiting = false;
  draw();
}

export function clear() {
  change?.cancel();
  layer()?.remove();
  view = chosen = list = focused = null;
  isWaiting = false;
  lastQuestion += 1;
  writing = Promise.resolve();
  button.hidden = true;
}

function layer() { return view?.element.querySelector(".numbers"); }

/** Handles rest until the picture follows the file. */
function wait() {
  isWaiting = true;
  layer()?.classList.add("waiting");
  for (const one of layer()?.children ?? []) one.setAttribute("aria-disabled", "true");
}

function draw() {
  const old = layer();
  const next = Object.assign(document.createElement("div"), { className: "numbers" });
  if (old?.contains(document.activeElement)) focused = document.activeElement.dataset.name;
  if (old) old.replaceWith(next);
  else view.box.append(next);
  next.append(...list.numbers.map(handle));
  layOut();
  for (const one of next.children) if (one.dataset.name === focused) one.focus();
  focused = null;
}

/** The distance of handles in pixels of the page. */
const apart = 22;

/** Places the handles at their edges and lines; one that would hide another moves along its edge. */
export function layOut() {
  if (!list || !layer()) return;
  const zoom = settings.get("zoom");
  const { width, height } = view.picture;
  const clamp = (value, side) => Math.min(Math.max(value, 0), side) * zoom;
  const taken = [];
  list.numbers.forEach(({ number: { x, y, isVertical } }, index) => {
    const isFree = (left, top) =>
      !taken.some((one) => Math.abs(one.left - left) < apart && Math.abs(one.top - top) < apart);
    // To the right or down, and then to the other side.
    for (let step = 0; step <= 2 * taken.length; step += 1) {
      const along = Math.ceil(step / 2) * (step % 2 ? apart : -apart);
      const left = clamp(x, width) + (isVertical ? along : 0);
      const top = clamp(y, height) + (isVertical ? 0 : along);
      if (!isFree(left, top)) continue;
      taken.push({ left, top });
      Object.assign(layer().children[index].style, { left: `${left}px`, top: `${top}px` });
      break;
    }
  });
}

function handle(entry) {
  const { number } = entry;
  const element = document.createElement("div");
  const start = number.value;
  // A number in a row, or in a view that is used several times, counts for all of them.
  const where = number.uses > 1 ? ` in ${number.uses} views` : "";
  let value = start;
  element.className = `grip ${number.isVertical ? "vertical" : "horizontal"}`;
  element.tabIndex = 0;
  element.dataset.name = `${number.name}:${number.line}`;
  element.setAttribute("role", "slider");
  element.setAttribute("aria-label", `${number.name}${where}, line ${number.line}: drag, or use the arrow keys`);
  element.setAttribute("aria-orientation", number.isVertical ? "vertical" : "horizontal");
  element.title = `${number.name}${where}, line ${number.line}`;
  const bubble = document.createElement("output");
  element.append(bubble);
  const set = (next) => {
    value = Math.min(Math.max(next, number.name.startsWith("frame") ? 0 : -10_000), 10_000);
    element.setAttribute("aria-valuenow", value);
    bubble.textContent = `${number.name} ${round(value)}${where}`;
    element.classList.toggle("changed", value !== start);
    // The handle follows the pointer; the picture follows the file.
    const way = `${(value - start) * number.factor * settings.get("zoom")}px`;
    element.style.transform = number.isVertical ? `translateY(${way})` : `translateX(${way})`;
  };
  set(start);
  const mayBegin = () => {
    if (isWaiting) report("The picture is being drawn: drag again in a moment");
    return !isWaiting;
  };
  /** Begins a change; `stop` ends its input. */
  const begin = (stop) => {
    change?.cancel();
    const own = change = {
      end() {
        if (change !== own) return;
        change = null;
        stop();
        if (value !== start) write(entry, value, where);
      },
      cancel() {
        if (change !== own) return;
        change = null;
        stop();
        set(start);
      },
    };
    return own;
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!mayBegin()) return;
    element.focus();
    element.setPointerCapture(event.pointerId);
    element.classList.add("dragged");
    const along = (one) => number.isVertical ? one.clientY : one.clientX;
    const move = (now) => {
      const points = (along(now) - along(event)) / settings.get("zoom");
      set(start + Math.round(points) * number.factor);
    };
    const handlers = {
      pointermove: move,
      pointerup: () => own.end(),
      pointercancel: () => own.cancel(),
      keydown: (key) => {
        key.stopPropagation();
        if (key.key === "Escape") own.cancel();
      },
    };
    const own = begin(() => {
      for (const [kind, work] of Object.entries(handlers)) element.removeEventListener(kind, work);
      element.classList.remove("dragged");
      if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
    });
    for (const [kind, work] of Object.entries(handlers)) element.addEventListener(kind, work);
  });

  let typed = null;
  element.addEventListener("keydown", (event) => {
    if (element.classList.contains("dragged")) return;
    if (event.key === "Enter") return typed?.end();
    if (event.key === "Escape") return typed?.cancel();
    const steps = number.isVertical ? { ArrowDown: 1, ArrowUp: -1 } : { ArrowRight: 1, ArrowLeft: -1 };
    const step = (steps[event.key] ?? 0) * (event.shiftKey ? 10 : 1) * number.factor;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!mayBegin()) return;
    typed ??= begin(() => {
      clearTimeout(typed.timer);
      typed = null;
    });
    set(value + step);
    // Several presses are one change.
    clearTimeout(typed.timer);
    typed.timer = setTimeout(typed.end, 500);
  });
  element.addEventListener("blur", () => typed?.end());
  return element;
}

function write({ number, text }, value, where) {
  const { start, end, line, name } = number;
  focused = `${name}:${line}`;
  const edit = { start, end, old: text, value, version: list.version };
  send({ do: "edit", edit }, `Line ${line}: ${name} is ${round(value)}${where}`);
}

/** Takes back the change that the user is making, or else the last one of the shown file. */
export function undo() {
  if (change) return change.cancel();
  if (view && !button.hidden) send({ do: "undo" }, "Undone");
}
button.onclick = undo;

function send(message, done) {
  const { tile } = view;
  wait();
  writing = writing.then(async () => {
    if (view?.tile !== tile) return;
    try {
      // The change concerns the file: a new picture of the view doesn't end the wait for the answer.
      await ask({ ...message, tile }, null);
      button.hidden = false;
      report(done);
    } catch (error) {
      complain(error.message);
      refresh();
    }
  });
}
