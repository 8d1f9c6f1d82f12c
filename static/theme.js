// Shows the theme that the reader has chosen, before anything is drawn; without a choice the system's
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

wish.addEventListener("change", show);
addEventListener("storage", show);
show();
