// Starts the solver's program. The page sends its first part when this script asks for it, and the second when the program
// does.

// start.js has put the address here.
const script = import(new URLSearchParams(location.search).get("worker.js"));
// Below, where the script is needed, a failure reaches the page.
script.catch(() => {});

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
      await WebAssembly.instantiate(event.data, { __wasm_split: program });
      complete();
    } else {
      const { default: start } = await script;
      program = await start({ module_or_path: event.data });
    }
  } catch (error) {
    // An error thrown here would not reach the page; thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
});

// Holds a lock as long as the worker lives, so that the page learns of its end. Without a secure connection browsers have no
// locks, and frames without an origin may not use them.
const ask = () => postMessage("first part");
const held = navigator.locks?.request(name, () => {
  postMessage("held");
  ask();
  return new Promise(() => {});
});
if (held) held.catch(ask);
else ask();
