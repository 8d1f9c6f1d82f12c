// Starts the solver's program. The page sends its first part at once, and its second when the program needs it.

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
  // It is no question to the program.
  event.stopImmediatePropagation();
  try {
    if (program) {
      await WebAssembly.instantiate(event.data, { app: program });
      complete();
    } else {
      program = await start({ module_or_path: event.data });
    }
  } catch (error) {
    // Thrown here it would not reach the page, thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
});
