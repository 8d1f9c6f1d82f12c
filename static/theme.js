// What must be known before anything is drawn, lest it change before the reader's eyes: the theme, and
// what stands around the board. The theme is the one that the reader has chosen; without a choice the system's
// wish for more contrast counts. The page's switch keeps the choice and says so by a storage event, as
// the browser does to other tabs.

const wish = matchMedia("(prefers-contrast: more)");

function show() {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // A browser may refuse; then the system decides.
  }
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
