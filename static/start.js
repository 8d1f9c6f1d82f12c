// Starts the page's program, and the solver's behind it: on a slow line the board can be used before its
// value comes. Nothing else is fetched until the first question is answered.

async function compile(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Not every host knows this kind of file.
  const isKnown = response.headers.get("Content-Type") === "application/wasm";
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// Written by tools/finish.sh: the file of each language but English, which is in the program.
const LANGUAGES = {};

// The reader's own choice is kept as the theme is. One of a link is for this tab, and leaves the address.
const LANGUAGE = "language";

const TAB = "sessionStorage";

// Whether the link asks for a language that there is.
function takeLinked() {
  const [, tag] = /[?&]lang=(\w+)/.exec(location.hash) ?? [];
  const known = tag?.toLowerCase();
  if (known !== "en" && !Object.hasOwn(LANGUAGES, known)) return false;
  remember(LANGUAGE, known, TAB);
  const link = location.hash.replace(/([?&])lang=[^&]*(&|$)/, (_, before, after) => after && before);
  history.replaceState(history.state, "", link || "#");
  return known;
}

const language = takeLinked() || remembered(LANGUAGE, TAB) || remembered(LANGUAGE);
const languageText = Object.hasOwn(LANGUAGES, language)
  ? fetch(LANGUAGES[language]).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "")
  : "";
addEventListener("hashchange", () => {
  const linked = takeLinked();
  if (linked && linked !== document.documentElement.lang) location.reload();
});

// The page's switch calls this.
globalThis.chooseLanguage = (tag) => {
  remember(LANGUAGE, tag);
  remember(LANGUAGE, "", TAB);
  location.reload();
};

const SOLVER = "./worker_bg.wasm";
// Its second part: everything that it does but the analysis of a position.
const SOLVER_REST = "./worker_lazy.wasm";
const solver = {};

// Compiled once for all workers: one that starts late needs no network and no files of another build.
function solverProgram(file) {
  solver[file] ??= compile(file);
  solver[file].catch(() => delete solver[file]);
  return solver[file];
}

// Not in another site's frame; without a secure connection browsers do not know of it.
const canKeep = top === self && "serviceWorker" in navigator;
const keepOffline = () => canKeep && import("./offline.js");

let tellStarted;
// What the program exports.
const started = new Promise((resolve) => (tellStarted = resolve));

let second;

// The program's second part has the pages that are not needed at once. Its functions and the first part's call each
// other, and work on the same memory. The page's program calls this when such a page is opened.
globalThis.loadSecondPart = () => {
  second ??= Promise.all([compile("./second.wasm"), started])
    .then(async ([part, app]) => {
      await WebAssembly.instantiate(part, { app });
      app.beginCards();
    })
    .catch((error) => {
      second = undefined;
      throw String(error);
    });
  return second;
};
const loadSecondPart = () => globalThis.loadSecondPart().catch(() => {});

let isRestAsked = false;

// The page's program calls this whenever a worker has answered all that it was asked.
globalThis.loadRest = () => {
  if (isRestAsked) return;
  isRestAsked = true;
  // What was answered is drawn first, which may take several turns. Not every browser knows when it is idle.
  const load = () => {
    loadSecondPart();
    solverProgram(SOLVER_REST);
  };
  (globalThis.requestIdleCallback ?? setTimeout)(load, { timeout: 5000 });
  setTimeout(keepOffline, 1000);
};

// The page's program calls this for each of its workers.
globalThis.startWorker = () => {
  const worker = new Worker("./worker-start.js", { type: "module" });
  const give = (file) =>
    solverProgram(file).then(
      (program) => worker.postMessage(program),
      (error) => worker.dispatchEvent(new ErrorEvent("error", { message: error.message, cancelable: true })),
    );
  worker.addEventListener("message", (event) => {
    if (event.data !== "second part") return;
    // It is no answer to the page's program.
    event.stopImmediatePropagation();
    give(SOLVER_REST);
  });
  give(SOLVER);
  return worker;
};

try {
  const program = compile(document.querySelector("link[as=fetch]").href);
  // A link to another page than the board: what it shows comes at once.
  if (/^#\/(?!k1|board)\w/.test(location.hash)) program.then(loadSecondPart, () => {});
  program.then(() => solverProgram(SOLVER)).then(() => setTimeout(keepOffline, 10_000), () => {});
  const { default: start } = await import(document.querySelector("link[rel=modulepreload]").href);
  const text = await languageText;
  globalThis.languageFile = () => text;
  tellStarted(await start({ module_or_path: await program }));
} catch (error) {
  const problem = document.getElementById("start-problem");
  const words = {
    en: "The program could not be loaded. Load the page again, or try a newer browser.",
    pt: "Não foi possível carregar o programa. Recarregue a página, ou experimente um navegador mais recente.",
  };
  problem.textContent = `${words[language] ?? words.en} (${error})`;
  problem.hidden = false;
  throw error;
}
