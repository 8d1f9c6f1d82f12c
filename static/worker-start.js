// Starts the solver's program: for one page, or for all frames on a page, which share it. start.js has put the addresses
// here.

const addresses = new URLSearchParams(location.search);
const script = import(addresses.get("worker.js"));
// Below, where the script is needed, a failure reaches the page.
script.catch(() => {});

// A shared worker has a port to each frame. In a page's own worker the worker itself is the port.
const isShared = "onconnect" in globalThis;
const ports = new Set(isShared ? [] : [globalThis]);

let program;
let complete;

async function take(part) {
  try {
    if (program) {
      await WebAssembly.instantiate(await part, { __wasm_split: program });
      complete();
    } else {
      const { default: start } = await script;
      program = await start({ module_or_path: part });
    }
  } catch (error) {
    // An error thrown here would not reach the page; thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
}

async function read(file) {
  const answer = await fetch(addresses.get(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}

// A page has compiled the program for all its workers. Compiled programs do not reach shared workers.
const ask = (file) => (isShared ? take(read(file)) : postMessage(file));

// The program calls this.
globalThis.addSecondPart = (then) => {
  if (complete) return;
  complete = then;
  ask("worker-for-rest.wasm");
};

// The program calls this to meet each port, also those that come later.
let meet;
globalThis.meetPorts = (each) => {
  meet = each;
  ports.forEach(meet);
};

// Holds a lock as long as the worker lives, so that pages learn of its end. Without a secure connection browsers have no
// locks, and frames without an origin may not use them.
const lock = `${name} ${Math.random()}`;
const isWatched = new Promise((tell) => {
  const held = navigator.locks?.request(lock, () => {
    tell(true);
    return new Promise(() => {});
  });
  if (held) held.catch(() => tell(false));
  else tell(false);
});
const greet = async (port) => (await isWatched) && port.postMessage({ held: lock });

let failure;
if (isShared) {
  addEventListener("connect", ({ ports: [port] }) => {
    // The program hears an empty message then.
    const leave = () => ports.delete(port) && port.dispatchEvent(new MessageEvent("message"));
    port.addEventListener("message", (event) => {
      const { frame, isGone } = event.data ?? {};
      if (!frame && !isGone) return;
      // The program must not take this for a question.
      event.stopImmediatePropagation();
      // The frame holds this lock as long as it lives.
      if (frame) navigator.locks.request(frame, leave);
      else leave();
    });
    ports.add(port);
    greet(port);
    if (failure) port.postMessage(failure);
    else meet?.(port);
  });
  // No frame would hear of it otherwise. Those on their way to this worker still do; later ones get another.
  addEventListener("error", ({ message }) => {
    failure = { error: message };
    ports.forEach((port) => port.postMessage(failure));
    setTimeout(close, 5000);
  });
} else {
  addEventListener("message", (event) => {
    if (!(event.data instanceof WebAssembly.Module)) return;
    event.stopImmediatePropagation();
    take(event.data);
  });
}
ports.forEach(greet);
isWatched.then(() => ask("worker_bg.wasm"));
