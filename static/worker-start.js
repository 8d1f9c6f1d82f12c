// Starts the solver's program. The page sends the first part at once, and the second when the program asks for it.

import start from "./worker.js";

let program;
let complete;

// The program calls this.
globalThis.addSecondPart = (then) => {
  if (complete) return;
  complete = then;
  postMessage("second part");
};

addEventListener("message", async (event) => {
  if (!(event.data instanceof WebAssembly.Module)) return;
  // The program must not take this for a question.
  event.stopImmediatePropagation();
  try {
    if (program) {
      await WebAssembly.instantiate(event.data, { app: program });
      complete();
    } else {
      program = await start({ module_or_path: event.data });
    }
  } catch (error) {
    // An error thrown here would not reach the page; thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
});
