// What must be known before anything is drawn, so that it does not change before the reader's eyes: what this browser
// remembers, the theme, and what stands around the board. The theme is the one that the reader has chosen; without a
// choice the system's wish for more contrast counts. The page's switch keeps the choice and says so by a storage
// event, as the browser does to other tabs.

// Other pages may share this address and its storage, so each name begins with the page's own. What earlier versions
// kept under the bare name is read until something else is kept. An empty text is none.
const ownName = (name) => `papamu-${name}`;

// The page's program and the other scripts call these two. A browser may refuse.
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

const wish = matchMedia("(prefers-contrast: more)");

function show() {
  let theme = globalThis.remembered("theme");
  if (!["light", "dark", "contrast"].includes(theme)) theme = wish.matches ? "contrast" : "auto";
  document.documentElement.dataset.theme = theme;
}

// The program says so again whenever it changes.
const shown = new URLSearchParams(location.hash.split("?")[1]);
const isOn = (name) => shown.has(name) && shown.get(name) !== "0";
const view = isOn("projector") ? "projected" : isOn("embed") ? "embedded" : "usual";
document.documentElement.dataset.view = view;

// The bare address alone is sure to open the first board, whose places the page shows until then.
document.documentElement.toggleAttribute("data-bare", location.hash.length < 2);

wish.addEventListener("change", show);
addEventListener("storage", show);
show();
