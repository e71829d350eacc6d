// SPDX-License-Identifier: Apache-2.0
// A view with depth, as a scene that can be rotated: pictures of flat parts, boxes, and planes of guides, placed by
// CSS transforms.

import * as settings from "./settings.js";

const standard = { yaw: 30, pitch: 20 };

const make = (className, text = "") =>
  Object.assign(document.createElement("div"), { className, textContent: text });

/** A box with six faces, or one if it is flat. */
function solid({ matrix, size: [width, height, depth] }, className) {
  const box = make(`solid ${className}`);
  box.style.transform = `matrix3d(${matrix.join()})`;
  const faces = [[width, height, ""]];
  if (depth > 0) {
    faces.push(
      [width, height, `translateZ(${depth}px)`],
      [depth, height, "rotateY(-90deg)"], [depth, height, `translateX(${width}px) rotateY(-90deg)`],
      [width, depth, "rotateX(90deg)"], [width, depth, `translateY(${height}px) rotateX(90deg)`]);
  }
  box.append(...faces.map(([across, down, transform]) => {
    const face = make("face");
    Object.assign(face.style, { width: `${across}px`, height: `${down}px`, transform });
    return face;
  }));
  return box;
}

/** The corners of a box in the scene. */
function corners({ matrix: m, size }) {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
    const [x, y, z] = size.map((side, axis) => (number >> axis) & 1 ? side : 0);
    return [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row]);
  });
}

export class Space {
  constructor() {
    this.element = document.createElement("figure");
    this.element.className = "space";
    this.room = make("room");
    this.turning = make("turning");
    this.room.append(this.turning);
    this.room.setAttribute("role", "img");
    const controls = make("controls");
    this.sliders = {};
    for (const [name, label, most] of [["yaw", "Turn", 90], ["pitch", "Tilt", 90]]) {
      const slider = Object.assign(document.createElement("input"), {
        type: "range", min: -most, max: most, step: 1, id: `space-${name}`,
      });
      slider.oninput = () => this.turn({ [name]: Number(slider.value) });
      this.sliders[name] = slider;
      const field = document.createElement("label");
      field.append(label, slider);
      controls.append(field);
    }
    for (const [text, place] of [["Front", { yaw: 0, pitch: 0 }], ["Reset", standard]]) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: text });
      button.onclick = () => this.turn(place);
      controls.append(button);
    }
    this.element.append(this.room, controls);
    /** Called with the number of a view that the user chooses in the scene. */
    this.onChoose = () => {};
    this.room.addEventListener("pointerdown", (event) => this.drag(event));
    this.turn(standard);
  }

  /** Shows the server's scene. */
  async show({ parts, views, isCut, margin }) {
    this.scene = { parts, views };
    const all = parts.flatMap(({ place }) => corners(place));
    const middle = [0, 1, 2].map((axis) => {
      const values = all.map((corner) => corner[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
    // The radius of the scene from any side.
    const far = Math.max(...all.map((corner) => Math.hypot(...corner.map((value, axis) => value - middle[axis]))), 10);
    this.middle = middle;
    this.side = 2 * far;
    const elements = await Promise.all(parts.map(async (part) => {
      const element = part.kind === "sheet" ? await this.sheet(part, margin) : solid(part.place, part.kind);
      element.dataset.view = part.view;
      if (part.guide) element.firstChild.append(make("name", part.guide));
      return element;
    }));
    this.chosen = make("solid");
    this.turning.replaceChildren(...elements, this.chosen);
    const count = (kind) => parts.filter((part) => part.kind === kind).length;
    this.room.setAttribute("aria-label", `${count("box")} boxes, ${count("sheet")} flat views, `
      + `${count("plane")} planes of guides${isCut ? "; not all of them are shown" : ""}`);
    this.element.classList.toggle("cut", isCut);
    this.layOut();
    this.mark(this.marked);
  }

  async sheet({ place, picture }, margin) {
    const sheet = solid(place, "sheet");
    if (!picture) return sheet;
    const canvas = document.createElement("canvas");
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    image.close();
    const [width, height] = place.size.map((side) => `${side + 2 * margin}px`);
    Object.assign(canvas.style, { left: `${-margin}px`, top: `${-margin}px`, width, height });
    sheet.prepend(canvas);
    return sheet;
  }

  /** Marks one view's box. */
  mark(view) {
    this.marked = view;
    const found = this.scene?.views.find((one) => one.view === view);
    if (!this.chosen) return;
    const chosen = found ? solid(found.place, "chosen") : make("solid");
    this.chosen.replaceWith(chosen);
    this.chosen = chosen;
  }

  layOut() {
    if (!this.side) return;
    const zoom = settings.get("zoom");
    const side = `${this.side * zoom}px`;
    Object.assign(this.room.style, { width: side, height: side });
    this.draw();
  }

  turn(changes) {
    Object.assign(this, changes);
    for (const [name, slider] of Object.entries(this.sliders)) {
      this[name] = Math.min(Math.max(this[name], Number(slider.min)), Number(slider.max));
      slider.value = this[name];
      slider.setAttribute("aria-valuetext", `${Math.round(this[name])}°`);
    }
    this.draw();
  }

  draw() {
    if (!this.middle) return;
    const [x, y, z] = this.middle;
    this.turning.style.transform = `scale(${settings.get("zoom")}) rotateX(${-this.pitch}deg) `
      + `rotateY(${-this.yaw}deg) translate3d(${-x}px, ${-y}px, ${-z}px)`;
  }

  /** The part under a pointer: flat parts before boxes, which are transparent, and the innermost of these. */
  hit({ clientX, clientY }) {
    const parts = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-view]"))
      .filter((part) => part && this.turning.contains(part));
    const boxes = [...this.turning.children].filter((part) => parts.includes(part));
    return parts.find((part) => part.classList.contains("sheet")) ?? boxes.at(-1);
  }

  drag(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    const { yaw, pitch } = this;
    const target = this.hit(event);
    let isMoved = false;
    this.room.setPointerCapture(event.pointerId);
    const move = (now) => {
      const [dx, dy] = [now.clientX - event.clientX, now.clientY - event.clientY];
      isMoved ||= Math.hypot(dx, dy) > 3;
      // The dragged side follows the pointer.
      if (isMoved) this.turn({ yaw: yaw - dx / 2, pitch: pitch + dy / 2 });
    };
    this.room.addEventListener("pointermove", move);
    this.room.addEventListener("lostpointercapture", () => {
      this.room.removeEventListener("pointermove", move);
      if (!isMoved && target) this.onChoose(Number(target.dataset.view));
    }, { once: true });
  }
}
