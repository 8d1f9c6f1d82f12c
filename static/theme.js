// Sets before the first frame what would otherwise change before the reader's eyes: the theme, and the frame around the
// board. The theme is the reader's choice; without one, the system's wish for more contrast counts. The page's menu
// stores the choice and sends a storage event, as browsers send to other tabs.

// Other pages may share this origin and its storage, so each name gets a prefix. If there is nothing under the prefixed
// name, `remembered` reads what earlier versions stored under the bare name. An empty text removes an item.
const ownName = (name) => `papamu-${name}`;

// The page's program and the other scripts call these two. A browser may refuse to store anything.
globalThis.remembered = (name, store = "localStorage") => {
  try {
    return self[store].getItem(ownName(name)) ?? self[store].getItem(name);
  } catch {
    return null;
  }
};
globalThis.remember = (name, text, store = "localStorage") => {
  try {
    if (text) self[store].setItem(ownName(name), text);
    else [ownName(name), name].forEach((known) => self[store].removeItem(known));
    return true;
  } catch {
    return false;
  }
};

// The names of what this page has stored that begin like this.
globalThis.rememberedNames = (start) => {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(ownName(start)));
    return names.map((name) => name.slice(ownName("").length));
  } catch {
    return [];
  }
};

const wish = matchMedia("(prefers-contrast: more)");

function show() {
  let theme = globalThis.remembered("theme");
  if (!["light", "dark", "contrast"].includes(theme)) theme = wish.matches ? "contrast" : "auto";
  // In a frame, `frame.js` knows the colours of the page around.
  if (theme !== "contrast") theme = globalThis.themeAround ?? theme;
  document.documentElement.dataset.theme = theme;
}

// The program sets this again whenever it changes.
const shown = new URLSearchParams(location.hash.split("?")[1]);
const isOn = (name) => shown.has(name) && shown.get(name) !== "0";
const view = isOn("projector") ? "projected" : isOn("embed") ? "embedded" : "usual";
document.documentElement.dataset.view = view;

// Only the bare address is sure to open the first board, for which `index.html` shows a skeleton.
document.documentElement.toggleAttribute("data-bare", location.hash.length < 2);

// Such a frame belongs to no site, and the browser lets it load no module and start no worker of this one.
if (globalThis.origin === "null" && top !== self) {
  addEventListener("DOMContentLoaded", () => {
    const language = shown.get("lang")?.toLowerCase() === "pt" ? "pt" : "en";
    const words = {
      en: "The frame around this board has a sandbox without allow-same-origin, in which the program cannot run. Open the board by itself:",
      pt: "A moldura deste tabuleiro tem um sandbox sem allow-same-origin, no qual o programa não pode correr. Abra o tabuleiro à parte:",
    };
    const link = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", textContent: location.href });
    const problem = document.getElementById("start-problem");
    problem.lang = language;
    delete problem.dataset.late;
    problem.replaceChildren(words[language], " ", link);
  });
}

wish.addEventListener("change", show);
addEventListener("storage", show);
show();
