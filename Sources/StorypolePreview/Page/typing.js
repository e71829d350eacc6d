// SPDX-License-Identifier: Apache-2.0
// Keys and text for one live view. While a field of the picture has the focus, an invisible field of the page
// has it too: only there do browsers compose text, with dead keys and input methods.

export const modifiers = (event) =>
  (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0)
  | (event.metaKey ? 16 : 0);

/** Combinations reserved for the browser: reload, tabs, zoom, find; v arrives as a paste event. */
const browsers = "rtwnlfpjv+-0";

export class Typing {
  constructor(canvas, send) {
    this.canvas = canvas;
    this.send = send;
    /** Whether Tab moves to another view of the picture, and whether Shift-Tab does. */
    this.tabs = [false, false];
    /** Whether a field of the picture has the focus. */
    this.isOn = false;
    this.field = document.createElement("textarea");
    this.field.className = "typing";
    this.field.tabIndex = -1;
    this.field.rows = 1;
    this.field.autocapitalize = "off";
    this.field.autocomplete = "off";
    this.field.spellcheck = false;
    this.field.setAttribute("aria-label", "Text field in the view");
  }

  /** Applies an answer: the caret, and whether Tab stays in the picture. */
  take(answer, zoom) {
    if (answer.tabs) this.tabs = answer.tabs;
    if (answer.copied !== undefined) navigator.clipboard?.writeText(answer.copied).catch(() => {});
    const { caret } = answer;
    this.isOn = caret !== undefined;
    if (caret) {
      const [x, y, , height] = caret;
      this.field.style.left = `${x * zoom}px`;
      this.field.style.top = `${y * zoom}px`;
      this.field.style.height = `${Math.max(height, 1) * zoom}px`;
      if (document.activeElement === this.canvas) this.field.focus({ preventScroll: true });
    } else if (document.activeElement === this.field && !this.isComposing) {
      this.canvas.focus({ preventScroll: true });
    }
  }

  listen(onFocus) {
    for (const element of [this.canvas, this.field]) {
      element.addEventListener("keydown", (event) => this.key(event.repeat ? "repeat" : "down", event));
      element.addEventListener("keyup", (event) => this.key("up", event));
      element.addEventListener("paste", (event) => {
        event.preventDefault();
        const typed = event.clipboardData.getData("text/plain");
        if (typed) this.send({ text: { typed: typed.slice(0, 10000) } });
      });
      element.addEventListener("focus", () => onFocus());
    }
    const { field } = this;
    field.addEventListener("compositionstart", () => { this.isComposing = true; });
    field.addEventListener("compositionupdate", (event) => {
      this.send({ compose: { text: event.data, caret: event.data.length } });
    });
    field.addEventListener("compositionend", (event) => {
      this.isComposing = false;
      field.value = "";
      this.send(event.data ? { text: { typed: event.data } } : { compose: { text: "", caret: 0 } });
    });
    field.addEventListener("input", (event) => {
      if (event.isComposing || this.isComposing || event.inputType.includes("Composition")) return;
      if (field.value) this.send({ text: { typed: field.value.slice(0, 10000) } });
      field.value = "";
    });
  }

  key(phase, event) {
    if (event.isComposing || event.key === "Process" || event.key === "Dead") return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
    if (isCommand && browsers.includes(event.key.toLowerCase())) return;
    // After the picture's last view, Tab continues through the page.
    if (event.key === "Tab" && !this.tabs[event.shiftKey ? 1 : 0]) {
      if (phase !== "up") this.send({ focus: { isOn: false } });
      return;
    }
    const isTyped = event.key.length === 1 && !isCommand;
    // The field receives the typed text and passes it on.
    if (isTyped && event.target === this.field) return;
    event.preventDefault();
    this.send({
      key: {
        name: event.key, characters: isTyped ? event.key : "", modifiers: modifiers(event), phase,
      },
    });
    // The key may leave the field: the picture determines the target of the next one.
    if (event.key === "Tab" || event.key === "Enter" || event.key === "Escape") {
      this.canvas.focus({ preventScroll: true });
    }
  }
}
