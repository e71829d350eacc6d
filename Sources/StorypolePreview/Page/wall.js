// SPDX-License-Identifier: Apache-2.0
// All previews as pictures, requested when they become visible.

import { on, say } from "./connection.js";
import * as settings from "./settings.js";

const wall = document.getElementById("wall");
// Live views have numbers from 1.
let nextTile = 1_000_000;
let tiles = [];
let choose = () => {};

/** Calls `work(file, number)` when a preview is chosen. */
export function onChoose(work) { choose = work; }

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const tile = tiles.find((tile) => tile.element === entry.target);
    if (entry.isIntersecting && tile && !tile.isAsked) ask(tile);
  }
}, { root: wall, rootMargin: "400px" });

function ask(tile) {
  tile.isAsked = true;
  say({
    do: "open", tile: tile.number, file: tile.preview.file, preview: tile.preview.number,
    isStill: true, settings: settings.forServer({ room: "fits", scale: "2" }),
  });
}

/** Shows these previews; keeps existing pictures, unless all are to be redrawn. */
export function show(previews, isAnew = false) {
  if (isAnew) hide();
  const before = tiles;
  const same = (tile, preview) =>
    tile.preview.file === preview.file && tile.preview.number === preview.number
    && tile.preview.name === preview.name;
  tiles = previews.map((preview) => {
    const known = before.find((tile) => same(tile, preview));
    if (known) return known;
    const element = document.createElement("button");
    element.className = "tile";
    const picture = document.createElement("span");
    picture.className = "picture";
    picture.textContent = "…";
    const name = document.createElement("span");
    name.className = "name";
    const file = preview.fileName.replace(/\.swift$/, "");
    name.textContent = preview.name.startsWith("Preview ") ? file : `${file} · ${preview.name}`;
    element.append(picture, name);
    element.onclick = () => choose(preview.file, preview.number);
    return { number: nextTile++, preview, element, picture };
  });
  forget(before.filter((tile) => !tiles.includes(tile)));
  wall.replaceChildren(...tiles.map((tile) => tile.element));
  wall.hidden = false;
  for (const tile of tiles) sight.observe(tile.element);
}

export function hide() {
  sight.disconnect();
  forget(tiles);
  tiles = [];
  wall.replaceChildren();
  wall.hidden = true;
}

function forget(gone) {
  for (const tile of gone) {
    sight.unobserve(tile.element);
    if (tile.url) URL.revokeObjectURL(tile.url);
  }
  const asked = gone.filter((tile) => tile.isAsked).map((tile) => tile.number);
  if (asked.length) say({ do: "close", tiles: asked });
}

/** After a reconnection, requests the pictures again. */
export function askAgain() { for (const tile of tiles) if (tile.isAsked) ask(tile); }

on("answer", (message, bytes) => {
  const tile = tiles.find((tile) => tile.number === message.tile);
  if (!tile) return;
  if (message.answer.kind === "failed") return fail(tile, message.answer.reason);
  if (message.answer.kind !== "picture") return;
  const url = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  const image = new Image();
  image.src = url;
  image.alt = "";
  image.width = message.answer.picture.width;
  tile.picture.replaceChildren(image);
  tile.element.dataset.pictures = Number(tile.element.dataset.pictures ?? 0) + 1;
  if (tile.url) URL.revokeObjectURL(tile.url);
  tile.url = url;
});

on("ended", (message) => {
  const tile = tiles.find((tile) => tile.number === message.tile);
  if (tile) fail(tile, message.message);
});

on("build", (message) => {
  if (message.state !== "failed") return;
  for (const tile of tiles) {
    if (message.files.includes(tile.preview.file) && !tile.url) fail(tile, "does not compile");
  }
});

function fail(tile, reason) {
  const text = document.createElement("span");
  text.className = "failed";
  text.textContent = reason;
  tile.picture.replaceChildren(text);
}
