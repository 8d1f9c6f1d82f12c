// Starts the page's program, and the solver's behind it: on a slow line the board can be used before its
// value comes. Nothing else is fetched until an answer has come.

async function compile(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Not every host knows this kind of file.
  const isKnown = response.headers.get("Content-Type") === "application/wasm";
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

let solver;

// Compiled once for all workers: one that starts late needs no network and no files of another build.
function solverProgram() {
  solver ??= compile("./worker_bg.wasm");
  solver.catch(() => (solver = undefined));
  return solver;
}

// Not in another site's frame; without a secure connection browsers do not know of it.
const canKeep = top === self && "serviceWorker" in navigator;
const keepOffline = () => canKeep && import("./offline.js");

// The page's program calls this for each of its workers.
globalThis.startWorker = () => {
  const worker = new Worker("./worker-start.js", { type: "module" });
  solverProgram().then(
    (program) => worker.postMessage(program),
    (error) => worker.dispatchEvent(new ErrorEvent("error", { message: error.message, cancelable: true })),
  );
  // Its first word is that it is ready, its second an answer.
  let words = 0;
  worker.addEventListener("message", () => ++words === 2 && setTimeout(keepOffline, 1000));
  return worker;
};

try {
  const program = compile(document.querySelector("link[as=fetch]").href);
  program.then(solverProgram).then(() => setTimeout(keepOffline, 10_000), () => {});
  const { default: start } = await import(document.querySelector("link[rel=modulepreload]").href);
  await start({ module_or_path: await program });
} catch (error) {
  const problem = document.getElementById("start-problem");
  problem.textContent = `The program could not be loaded. Load the page again, or try a newer browser. (${error})`;
  problem.hidden = false;
  throw error;
}
