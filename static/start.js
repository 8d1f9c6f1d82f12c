// Starts the page's program, and after it loads the solver's: on a slow line the reader can use the board before its
// value comes. Nothing else is fetched until the first question is answered.

async function compile(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Not every host knows the type of this file.
  const isKnown = response.headers.get("Content-Type") === "application/wasm";
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// The names of the files of this build. `trunk serve` leaves the table empty: there every file has its own name.
const NAMES = JSON.parse(document.querySelector("meta[name=names]").content);
const isBuilt = "start.js" in NAMES;

// The address of a file; nothing if the site has none of this name. The page's program calls this too.
globalThis.addressOf = (file) => (isBuilt && !NAMES[file] ? undefined : `./${NAMES[file] ?? file}`);
const { addressOf } = globalThis;

// Each has a file, except English, which is in the program.
const LANGUAGES = ["pt"];

// The browser stores the reader's own choice, like the theme. The choice in a link holds for this tab, and is removed
// from the address.
const LANGUAGE = "language";

const TAB = "sessionStorage";

// Returns the language that the link asks for, if there is a file for it.
function takeLinked() {
  const [, tag] = /[?&]lang=(\w+)/.exec(location.hash) ?? [];
  const known = tag?.toLowerCase();
  if (known !== "en" && !LANGUAGES.includes(known)) return false;
  remember(LANGUAGE, known, TAB);
  const link = location.hash.replace(/([?&])lang=[^&]*(&|$)/, (_, before, after) => after && before);
  history.replaceState(history.state, "", link || "#");
  return known;
}

const language = takeLinked() || remembered(LANGUAGE, TAB) || remembered(LANGUAGE);
const languageText = LANGUAGES.includes(language)
  ? fetch(addressOf(`${language}.txt`)).then((answer) => (answer.ok ? answer.text() : "")).catch(() => "")
  : "";
addEventListener("hashchange", () => {
  const linked = takeLinked();
  if (linked && linked !== document.documentElement.lang) location.reload();
});

// The language menu of the page calls this.
globalThis.chooseLanguage = (tag) => {
  remember(LANGUAGE, tag);
  remember(LANGUAGE, "", TAB);
  location.reload();
};

const SOLVER = "worker_bg.wasm";
// Its other part: everything that the worker does except the analysis of a position.
const SOLVER_REST = "worker-for-rest.wasm";
const solver = {};

// Compiled once for all workers, so that a worker that starts later needs no network, and no files of another build.
function solverProgram(file) {
  solver[file] ??= compile(addressOf(file));
  solver[file].catch(() => delete solver[file]);
  return solver[file];
}

// Not in a frame of another site, nor in a package, which has no such file. Without a secure connection browsers hide
// `serviceWorker`.
const canKeep = "offline.js" in NAMES && top === self && "serviceWorker" in navigator;
// It does not come without a network, or if the reader leaves at this moment: the next visit tries again.
const keepOffline = () => canKeep && import(addressOf("offline.js")).catch(() => {});

let tellStarted;
// The exports of the program.
const started = new Promise((resolve) => (tellStarted = resolve));

// The parts of the program that are not needed at once, by the pages that cannot do without them.
const PARTS = { gallery: "gallery", learn: "learn", play: "play", sums: "rest", teach: "teach", proof: "rest" };
// Links of lists from earlier open lessons.
PARTS.list = PARTS.teach;

// The name of a file of a part says which parts need it. Without a build in release there is none.
const FILES = Object.keys(NAMES).flatMap((file) => {
  const [, parts] = /^app-for-([a-z-]+)\.wasm$/.exec(file) ?? [];
  return parts ? [{ file, parts: parts.split("-") }] : [];
});
const added = {};

// The functions of all files call each other, and they share one memory.
function add(file) {
  added[file] ??= Promise.all([compile(addressOf(file)), started])
    .then(([program, app]) => WebAssembly.instantiate(program, { __wasm_split: app }))
    .catch((error) => {
      delete added[file];
      throw String(error);
    });
  return added[file];
}

let cards;

// A package has no other parts than its lesson needs.
const ABSENT = {
  en: "This package has only the pages of its lesson.",
  pt: "Este pacote só tem as páginas da sua lição.",
};

// The page's program calls this when a page or a dialog of the part opens.
globalThis.loadPart = async (part) => {
  const files = FILES.filter(({ parts }) => parts.includes(part));
  if (FILES.length && !files.length) throw ABSENT[language] ?? ABSENT.en;
  await Promise.all(files.map(({ file }) => add(file)));
  if (part === "learn") cards ??= started.then((app) => app.beginCards());
};

let isRestAsked = false;

// The page's program calls this whenever a worker has ended a question.
globalThis.loadRest = () => {
  // A page may have many frames, and few of them need more than they show.
  if (isRestAsked || parent !== self) return;
  isRestAsked = true;
  // Waits until the answer is on the screen, which may take several turns. Not every browser has `requestIdleCallback`.
  const load = () => {
    for (const part of new Set(Object.values(PARTS))) loadPart(part).catch(() => {});
    solverProgram(SOLVER_REST);
  };
  (globalThis.requestIdleCallback ?? setTimeout)(load, { timeout: 5000 });
  setTimeout(keepOffline, 1000);
};

// The address of a script for a worker, with those of the files that it needs.
function addressFor(script, files) {
  return `${addressOf(script)}?${new URLSearchParams(files.map((file) => [file, addressOf(file)]))}`;
}

// Browsers do not report every end of a worker, but they free the lock that it held: then the page gets the lock, and the
// program is told. A worker may work for long without a word.
function watch(worker, tellEnd) {
  worker.addEventListener("message", (event) => {
    const { held } = event.data;
    if (!held) return;
    // The page's program must not take this for an answer.
    event.stopImmediatePropagation();
    navigator.locks?.request(held, () => tellEnd()).catch(() => {});
  });
  return worker;
}

function start(script, files, tellEnd) {
  const name = `${script} ${Date.now()} ${Math.random()}`;
  return watch(new Worker(addressFor(script, files), { type: "module", name }), tellEnd);
}

const fail = (worker, { message }) => worker.dispatchEvent(new ErrorEvent("error", { message, cancelable: true }));

// The frames of this site on one page share a worker, where the browser has shared ones. The worker learns of the end of a
// frame by the lock that the frame held; browsers that refuse locks to a frame refuse it shared workers, too.
const frame = `frame ${Date.now()} ${Math.random()}`;
const hasLock = () =>
  new Promise((tell) => {
    const hold = () => (tell(true), new Promise(() => {}));
    navigator.locks.request(frame, hold).catch(() => tell(false));
  });
let isSharing = parent !== self && "locks" in navigator && "SharedWorker" in self && (await hasLock());

// A port to the shared worker, which does what a worker does.
function share(tellEnd) {
  const worker = new SharedWorker(addressFor("worker-start.js", ["worker.js", SOLVER, SOLVER_REST]), { type: "module" });
  const { port } = worker;
  const failed = (error) => {
    isSharing = false;
    fail(port, error);
  };
  worker.onerror = failed;
  port.addEventListener("error", (event) => port.onerror?.(event));
  port.addEventListener("message", (event) => {
    if (!event.data.error) return;
    event.stopImmediatePropagation();
    failed({ message: event.data.error });
  });
  port.postMessage({ frame });
  port.terminate = () => {
    // A worker that does not stop in time would keep this frame waiting.
    isSharing = false;
    port.postMessage({ isGone: true });
  };
  return watch(port, tellEnd);
}

// The page's program calls this for each of its workers.
globalThis.startWorker = (tellEnd) => {
  if (isSharing) return share(tellEnd);
  const worker = start("worker-start.js", ["worker.js"], tellEnd);
  worker.addEventListener("message", (event) => {
    const file = event.data;
    if (typeof file !== "string") return;
    event.stopImmediatePropagation();
    solverProgram(file).then((program) => worker.postMessage(program), (error) => fail(worker, error));
  });
  // While the worker's own script comes, so does its program.
  solverProgram(SOLVER).catch((error) => fail(worker, error));
  return worker;
};

// The page's program calls this for each certificate.
globalThis.startChecker = (tellEnd) =>
  start("program-start.js", ["checker-worker.js", "checker-worker_bg.wasm"], tellEnd);

// The page's program calls this to have the pictures of a camera read, and calls what it gets to end that.
globalThis.watchByCamera = (video, name, isForCodes, tell) => {
  const reader = isForCodes ? "codes-worker" : "cards-worker";
  const starts = (tellEnd) => start("program-start.js", [`${reader}.js`, `${reader}_bg.wasm`], tellEnd);
  const watching = import(addressOf("camera.js")).then(({ watch }) => watch(video, name, starts, tell));
  watching.catch(() => tell({ problem: "failed" }));
  return () => watching.then((stop) => stop(), () => {});
};

// The page's program calls these two to pack a lesson for a school's system, and to have the package saved.
globalThis.packLesson = async (...about) => (await import(addressOf("package.js"))).pack(...about);
globalThis.saveFile = (file, name) => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

// The page's program calls this to have a text saved as a file.
globalThis.saveText = async (text, name, isPacked) => {
  const file = new Blob([text], { type: "text/plain" });
  const pack = () => new Response(file.stream().pipeThrough(new CompressionStream("gzip"))).blob();
  saveFile(isPacked ? await pack() : file, isPacked ? `${name}.gz` : name);
};

// Its text says that a script is missing: all of them are there if this one has come so far.
const problem = document.getElementById("start-problem");
problem.hidden = true;
delete problem.dataset.late;

try {
  const program = compile(document.querySelector("link[as=fetch]").href);
  // If the link opens another page than the board, its part is needed at once, and then what the page asks for.
  const part = PARTS[/^#\/(\w*)/.exec(location.hash)?.[1].toLowerCase()];
  if (part === "learn") {
    const crossOrigin = "anonymous";
    const href = addressOf("lessons-en.txt");
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin, href }));
  }
  const opened = part ? loadPart(part).then(() => new Promise((resolve) => setTimeout(resolve, 1000))) : program;
  if (part) opened.then(loadRest, () => {});
  opened.then(() => isSharing || solverProgram(SOLVER)).then(() => setTimeout(keepOffline, 10_000), () => {});
  const { href } = document.querySelector("link[rel=modulepreload]");
  // WebKit goes on missing a script that was missing once, also when the page is loaded again.
  const { default: startPage } = await import(href).catch(() => import(`${href}?again`));
  const text = await languageText;
  globalThis.languageFile = () => text;
  tellStarted(await startPage({ module_or_path: await program }));
  // A package is in a frame, too, and has no such file.
  if (parent !== self && addressOf("frame.js")) import(addressOf("frame.js"));
} catch (error) {
  const words = {
    en: "The program could not be loaded. Load the page again, or try a newer browser.",
    pt: "Não foi possível carregar o programa. Recarregue a página, ou experimente um navegador mais recente.",
  };
  problem.textContent = `${words[language] ?? words.en} (${error})`;
  problem.hidden = false;
  throw error;
}
