// Starts the program of a door when the door opens: first the one that the address names. The files of
// the others come while the reader reads, so that they open at once, and without a network.

const { js, wasm } = document.querySelector("script[data-js]").dataset;
const { build } = document.documentElement.dataset;
const programs = {
  board: { js, wasm },
  gallery: { js: `./gallery.js?${build}`, wasm: `./gallery_bg.wasm?${build}` },
  room: { js: `./room.js?${build}`, wasm: `./room_bg.wasm?${build}` },
};
const problem = document.getElementById("start-problem");
const opening = document.getElementById("opening");

async function start(program) {
  opening.hidden = false;
  try {
    const bytes = program.bytes ?? fetch(program.wasm);
    await (await import(program.js)).default({ module_or_path: bytes });
  } catch (error) {
    program.started = undefined;
    problem.textContent = `The program could not be loaded. Load the page again, or try a newer browser. (${error})`;
    problem.hidden = false;
    throw error;
  } finally {
    opening.hidden = true;
  }
}

function open(door) {
  problem.hidden = true;
  for (const link of document.querySelectorAll("[data-programs]")) {
    const isOpen = link.dataset.programs.split(" ").includes(door);
    isOpen ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
  }
  return (programs[door].started ??= start(programs[door]));
}

async function fetchAhead(program) {
  program.bytes = fetch(program.wasm, { priority: "low" }).then((answer) => {
    if (!answer.ok) throw answer;
    return answer.arrayBuffer();
  });
  try {
    await Promise.all([program.bytes, import(program.js)]);
  } catch {
    // Its door will try again, and say so.
    program.bytes = undefined;
  }
}

// A program that hears of another door's address calls for it.
for (const door in programs) addEventListener(`open-${door}`, () => open(door));

const guess = /^#(?:\/|%2f)*gallery(\/habitat|\/penetration)?/i.exec(location.hash);
const first = guess ? (guess[1] ? "room" : "gallery") : "board";
if (first !== "board") document.getElementById("board").replaceChildren();
await open(first);
if (!navigator.connection?.saveData) {
  // One by one: the solver's files come first.
  for (const door in programs) if (!programs[door].started) await fetchAhead(programs[door]);
}
