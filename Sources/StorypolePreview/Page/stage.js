// SPDX-License-Identifier: Apache-2.0
// One live view: its picture, the user's input, its handles and marks.

import { ask, forget, say } from "./connection.js";
import * as settings from "./settings.js";
import { Elements } from "./elements.js";
import { modifiers, Typing } from "./typing.js";

let lastTile = 0;
const open = new Map();

/** Delivers a message to its view. */
export function deliver(message, bytes) { open.get(message.tile)?.receive(message, bytes); }

const svg = (name, attributes = {}) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export class View {
  /**
   * @param preview `{ file, number, name }`
   * @param caption distinguishes it from others beside it
   * @param changes differences from the settings
   */
  constructor(preview, caption, changes) {
    this.tile = ++lastTile;
    this.preview = preview;
    this.changes = changes;
    this.picture = null;
    this.explanation = null;
    this.number = 0;
    /** The question whose answer is awaited, or whose picture is being decoded; nil while there is none. */
    this.asked = null;
    /** Later questions. */
    this.waiting = [];
    /** Whether the user has restarted the view and its first picture is not on screen yet. */
    this.isRestarting = false;
    /** Called with this view when its picture changes or disappears. */
    this.onPicture = () => {};
    this.onFocus = () => {};
    this.onEnd = () => {};
    /** Called with a point instead of a click, while the user chooses views. */
    this.onPick = null;
    this.isPicking = () => false;
    this.build(caption);
    open.set(this.tile, this);
    this.open();
  }

  build(caption) {
    this.element = document.createElement("figure");
    this.element.className = "view";
    this.box = document.createElement("div");
    this.box.className = "box";
    this.canvas = document.createElement("canvas");
    this.canvas.tabIndex = 0;
    // The content changes with the view, which also receives keys.
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-roledescription", "live view");
    this.canvas.setAttribute("aria-label", `${this.preview.name}: not drawn yet`);
    this.canvas.width = this.canvas.height = 1;
    this.typing = new Typing(this.canvas, (question) => this.send(question));
    this.marks = svg("svg", { class: "marks", "aria-hidden": "true" });
    this.elements = new Elements(({ x, y }) => {
      const pointer = { x, y, count: 1, modifiers: 0, isTouch: false };
      for (const phase of ["down", "up"]) this.send({ pointer: { phase, ...pointer } });
    });
    this.box.append(this.canvas, this.typing.field, this.marks, this.elements.layer);
    for (const edge of ["right", "bottom", "corner"]) this.box.append(this.handle(edge));
    this.element.append(this.box);
    this.label = document.createElement("figcaption");
    this.captionText = caption;
    this.element.append(this.label);
    this.listen();
  }

  open() {
    this.asked = {};
    const { file, number } = this.preview;
    say({
      do: "open", tile: this.tile, file, preview: number,
      settings: settings.forServer(this.changes),
    });
  }

  close() {
    open.delete(this.tile);
    clearTimeout(this.timer);
    forget(this.tile);
    say({ do: "close", tile: this.tile });
    this.element.remove();
  }

  /** Restarts all views of the same preview. Returns whether the server can hear it. */
  restart() { return say({ do: "restart", tile: this.tile }); }

  /** The server restarts the view. Later input waits for the new view. */
  beginRestart() {
    this.asked = {};
    this.waiting = [];
    this.isRestarting = true;
    this.canvas.setAttribute("aria-busy", "true");
  }

  endRestart() {
    this.isRestarting = false;
    this.canvas.removeAttribute("aria-busy");
  }

  /** Applies changed settings. */
  async change() {
    const question = this.asked = {};
    try {
      const { answer, bytes } = await ask({
        do: "change", tile: this.tile, settings: settings.forServer(this.changes),
      });
      await this.take(question, answer, bytes);
    } catch {
      if (this.asked === question) this.asked = null;
    }
  }

  ask(question) { return ask({ do: "ask", tile: this.tile, question }); }

  // ---- Messages

  receive(message, bytes) {
    if (message.is === "ended") {
      this.endRestart();
      this.asked = null;
      this.waiting = [];
      this.onEnd(message);
    } else if (message.answer.kind === "changed") {
      this.send({ frame: {} });
    } else if (message.answer.kind === "failed") {
      this.endRestart();
      this.asked = null;
      this.onEnd({ message: message.answer.reason, help: [] });
    } else {
      // The first picture of a new view: earlier questions are void.
      forget(this.tile);
      if (!this.isRestarting) this.waiting = [];
      this.asked = {};
      this.take(this.asked, message.answer, bytes);
    }
  }

  /** Applies the answer to a question, unless a later one has replaced it. */
  async take(question, answer, bytes) {
    if (this.asked !== question) return;
    if (answer.kind === "picture") {
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      if (this.asked !== question) return image.close();
      this.picture = answer.picture;
      this.image?.close();
      this.image = image;
      this.canvas.width = image.width;
      this.canvas.height = image.height;
      this.canvas.getContext("2d").drawImage(image, 0, 0);
      this.number += 1;
      this.canvas.dataset.number = this.number;
      const words = answer.picture.texts.slice(0, 100).join(", ");
      this.canvas.setAttribute("aria-label", `${this.preview.name}: ${words || "without text"}`);
      this.layOut();
      this.onPicture(this, answer);
    }
    if (answer.elements && this.picture) this.elements.show(answer.elements, answer.moreElements, this.picture);
    this.typing.take(answer, settings.get("zoom"));
    if (this.isRestarting) this.endRestart();
    this.asked = null;
    this.isMoving = answer.isMoving;
    clearTimeout(this.timer);
    if (this.waiting.length) {
      this.next();
    } else if (answer.isMoving) {
      requestAnimationFrame(() => { if (!this.asked) this.send({ frame: {} }); });
    } else if (answer.deadline !== undefined) {
      this.timer = setTimeout(
        () => this.send({ frame: {} }), Math.min(Math.max(answer.deadline * 1000, 15), 1e8));
    }
  }

  layOut() {
    if (!this.picture) return;
    const zoom = settings.get("zoom");
    const { width, height } = this.picture;
    this.box.style.width = `${width * zoom}px`;
    this.box.style.height = `${height * zoom}px`;
    this.marks.setAttribute("viewBox", `0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`);
    this.fit();
    const text = `${round(width)} × ${round(height)}`;
    this.label.replaceChildren(this.captionText ? `${this.captionText}  ` : "", small(text));
  }

  /** Browsers skip pixels of a picture that is scaled down, so that lines vanish. Averaging keeps them. */
  async fit() {
    const { image, canvas } = this;
    const pixels = (side) => Math.max(Math.round(side * settings.get("zoom") * devicePixelRatio), 1);
    const [width, height] = [pixels(this.picture.width), pixels(this.picture.height)];
    const isSmaller = settings.get("zoom") < 1 && width < image.width && height < image.height;
    const [w, h] = isSmaller ? [width, height] : [image.width, image.height];
    if (canvas.width === w && canvas.height === h) return;
    const drawn = isSmaller
      ? await createImageBitmap(image, { resizeWidth: w, resizeHeight: h, resizeQuality: "high" }).catch(() => null)
      : image;
    // The picture or the zoom may have changed meanwhile.
    if (!drawn || image !== this.image) return;
    canvas.width = w;
    canvas.height = h;
    canvas.getContext("2d").drawImage(drawn, 0, 0);
    if (drawn !== image) drawn.close();
  }

  // ---- User input

  /** Sends one question at a time; of waiting movements, keeps only the last. */
  send(question) {
    const last = this.waiting.at(-1);
    const isMove = question.pointer?.phase === "move";
    if (isMove && last?.pointer?.phase === "move") this.waiting.pop();
    if (question.scroll && last?.scroll) {
      question.scroll.dx += last.scroll.dx;
      question.scroll.dy += last.scroll.dy;
      this.waiting.pop();
    }
    if (question.frame && last) return;
    if (this.waiting.length < 500) this.waiting.push(question);
    if (!this.asked) this.next();
  }

  async next() {
    const question = this.waiting.shift();
    if (!question) return;
    this.asked = question;
    try {
      const { answer, bytes } = await this.ask(question);
      // If the view doesn't scroll, the page does.
      if (question.scroll && answer.kind === "same") {
        this.element.parentElement?.scrollBy(-question.scroll.dx, -question.scroll.dy);
      }
      await this.take(question, answer, bytes);
    } catch {
      // The first picture of a new view ends the wait.
      if (this.asked !== question) return;
      this.asked = null;
      this.waiting = [];
    }
  }

  /** An event's position, in points of the picture. */
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const zoom = settings.get("zoom");
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  }

  listen() {
    const canvas = this.canvas;
    const pointer = (phase, event) => this.send({
      pointer: {
        phase, ...this.place(event), count: Math.max(event.detail || this.clicks || 1, 1),
        modifiers: modifiers(event), isTouch: event.pointerType === "touch",
      },
    });
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (this.isPicking(event)) {
        event.preventDefault();
        canvas.focus();
        this.onPick?.(this, this.place(event));
        return;
      }
      // Browsers count clicks only on release.
      const isNext = event.timeStamp - (this.lastDown ?? -1e9) < 400;
      this.clicks = isNext ? this.clicks + 1 : 1;
      this.lastDown = event.timeStamp;
      canvas.setPointerCapture(event.pointerId);
      this.isDown = true;
      pointer("down", event);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.isPicking(event)) return;
      if (event.pointerType === "touch" && !this.isDown) return;
      pointer("move", event);
    });
    canvas.addEventListener("pointerup", (event) => {
      if (!this.isDown) return;
      this.isDown = false;
      pointer("up", event);
    });
    canvas.addEventListener("pointercancel", (event) => {
      if (!this.isDown) return;
      this.isDown = false;
      pointer("cancel", event);
    });
    canvas.addEventListener("pointerleave", () => { if (!this.isDown) this.send({ leave: {} }); });
    canvas.addEventListener("wheel", (event) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const line = event.deltaMode === 1 ? 16 : 1;
      this.send({
        scroll: { ...this.place(event), dx: -event.deltaX * line, dy: -event.deltaY * line },
      });
    }, { passive: false });
    this.typing.listen(() => this.onFocus(this));
  }

  // ---- Handles

  handle(edge) {
    const handle = document.createElement("button");
    handle.className = `handle ${edge}`;
    handle.type = "button";
    const names = { right: "Width", bottom: "Height", corner: "Size" };
    handle.setAttribute("aria-label", `${names[edge]} of the view: drag, or use the arrow keys`);
    const resize = (width, height) => {
      const size = this.picture ?? { width: 100, height: 100 };
      const clamp = (value) => Math.round(Math.min(Math.max(value, 0), 4096));
      settings.set({
        isDragged: true, room: "size", width: clamp(edge === "bottom" ? size.width : width),
        height: clamp(edge === "right" ? size.height : height),
      });
    };
    handle.addEventListener("pointerdown", (event) => {
      if (!this.picture) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const { width, height } = this.picture;
      const zoom = settings.get("zoom");
      // The view stays centered on the board, so that its edge moves half as far.
      const move = (now) => resize(
        width + (now.clientX - event.clientX) / zoom * this.reach(),
        height + (now.clientY - event.clientY) / zoom);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("lostpointercapture", () => {
        handle.removeEventListener("pointermove", move);
      }, { once: true });
    });
    handle.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1;
      const [dx, dy] = {
        ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step],
      }[event.key] ?? [0, 0];
      if (!this.picture || (dx === 0 && dy === 0)) return;
      event.preventDefault();
      resize(this.picture.width + dx, this.picture.height + dy);
    });
    return handle;
  }

  /** The change of width for each point that the right edge is dragged. */
  reach() { return this.element.parentElement?.children.length === 1 ? 2 : 1; }

  // ---- Marks

  /** Draws rectangles and lines: `{ rect, kind, isStrong }`, `{ line: [x1, y1, x2, y2], kind, isStrong }`. */
  mark(marks) {
    this.marks.replaceChildren(...marks.flatMap((mark) => (mark.isStrong ? ["under", mark.kind] : [mark.kind]).map((kind) => {
      if (mark.rect) {
        const { x, y, width, height } = mark.rect;
        return svg("rect", { x, y, width, height, class: kind });
      }
      const [x1, y1, x2, y2] = mark.line;
      return svg("line", { x1, y1, x2, y2, class: kind });
    })));
  }
}

export function round(value) {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded).replace("-", "−");
}

function small(text) {
  return Object.assign(document.createElement("small"), { textContent: text });
}
