// SPDX-License-Identifier: Apache-2.0
// The socket to 'storypole preview'. It receives the length of a JSON text, the text, and optional
// bytes: a picture, a file.

// Moves the key from the address to storage that only pages of this origin, including its port, can
// read.
const given = new URLSearchParams(location.search).get("key");
if (given) {
  localStorage.setItem("key", given);
  history.replaceState(null, "", location.pathname + location.hash);
}

const listeners = new Map();
const questions = new Map();
let socket = null;
let lastQuestion = 0;
let pause = 250;

/** Calls `work(message, bytes)` for each message whose `is` is `kind`. */
export function on(kind, work) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(work);
}

function tell(kind, message, bytes) {
  for (const work of listeners.get(kind) ?? []) work(message, bytes);
}

/** Sends a message; returns whether the socket is open. */
export function say(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Sends a message; the promise resolves to its answer: `{ answer, bytes }`. It fails if `tile` ends. */
export function ask(message, tile = message.tile) {
  const id = ++lastQuestion;
  return new Promise((resolve, reject) => {
    questions.set(id, { resolve, reject, tile });
    if (!say({ ...message, id })) {
      questions.delete(id);
      reject(new Error("storypole preview has ended"));
    }
  });
}

/** Drops a tile's pending questions. */
export function forget(tile) {
  for (const [id, question] of questions) {
    if (tile !== undefined && question.tile !== tile) continue;
    questions.delete(id);
    question.reject(new Error("the view has ended"));
  }
}

function receive(data) {
  const length = new DataView(data).getUint32(0, true);
  const message = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, length)));
  const bytes = new Uint8Array(data, 4 + length);
  const question = message.is === "answer" && questions.get(message.id);
  if (question) {
    questions.delete(message.id);
    if (message.answer.kind === "failed") question.reject(new Error(message.answer.reason));
    else question.resolve({ answer: message.answer, bytes });
    return;
  }
  // The answer to a forgotten question concerns nobody.
  if (message.is === "answer" && message.id !== undefined) return;
  if (message.is === "ended") forget(message.tile);
  tell(message.is, message, bytes);
}

export function connect() {
  socket = new WebSocket(`ws://${location.host}/live?key=${localStorage.getItem("key") ?? ""}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    pause = 250;
    tell("connected");
  };
  socket.onmessage = (event) => receive(event.data);
  socket.onclose = () => {
    forget();
    tell("disconnected");
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 5000);
  };
}
