// In a frame of another page: talks with the element around it, if one answers. `papamu-board.js` has the other side, and
// docs/embedding.md says what both say. Only the window around this one is heard, through a port that it sends.

const root = document.documentElement;
let port;

// The page's program calls this.
globalThis.tellAround = (kind, told) => port?.postMessage({ kind, ...told });

// The page's program calls this with a key that it does not use, and with its number, by which some slides know it.
globalThis.passKey = (key, keyCode) => {
  if (port) tellAround("key", { key, keyCode });
  else parent.postMessage({ papamu: key }, "*");
};

// The page's program does the rest.
function hear(asked) {
  if (asked?.kind !== "theme") return dispatchEvent(new MessageEvent("papamu-asked", { data: asked }));
  if (["light", "dark"].includes(asked.theme)) globalThis.themeAround = asked.theme;
  return dispatchEvent(new Event("storage"));
}

// From this width on the value is beside the board.
const BESIDE = 560;
// As low as a frame should get, whatever is in it.
const LEAST = 280;
// Above the value, the board gets at least this share of its width; the last row of buttons takes so much.
const [FLATTEST, ROW] = [0.55, 44];
// As high as a page without a board in the middle should be: some fill whatever they get.
const PAGE = [640, 1200];

// How high a frame of this width shows everything: the board with squares of at most 56 px, its value below or beside it.
function naturalHeight() {
  const page = document.querySelector("[data-layout]");
  const [side, bed] = [".side", ".bed"].map((name) => page?.querySelector(name));
  if (page?.dataset.layout !== "board" || !side || !bed) return Math.min(Math.max(page?.scrollHeight ?? 0, PAGE[0]), PAGE[1]);
  const [columns, rows] = ["--columns", "--rows"].map((name) => 56 * Number(getComputedStyle(page).getPropertyValue(name)) + 43);
  const isBeside = innerWidth >= BESIDE;
  const room = innerWidth - 16 - (isBeside ? side.clientWidth + 8 : 0);
  const board = Math.min(room, columns) * (rows / columns);
  const under = bed.closest(".work").scrollHeight - bed.clientHeight;
  const answer = Array.from(side.children).reduce((height, child) => height + child.scrollHeight, 0);
  if (isBeside) return 16 + Math.max(board + under, answer);
  return 24 + Math.max(board, innerWidth * FLATTEST) + under + Math.min(answer, LEAST) + ROW;
}

let told = 0;
function tellSize() {
  const height = Math.round(Math.max(naturalHeight(), LEAST));
  if (Math.abs(height - told) < 2) return;
  told = height;
  tellAround("size", { height });
}

async function begin(opened) {
  port = opened;
  port.onmessage = ({ data }) => hear(data);
  const sizes = new ResizeObserver(tellSize);
  new MutationObserver(() => {
    sizes.disconnect();
    sizes.observe(root);
    document.querySelectorAll("[data-layout], .side > *").forEach((part) => sizes.observe(part));
    tellSize();
  }).observe(document.getElementById("page"), { childList: true, subtree: true });
  sizes.observe(root);
  // The part of the program that talks.
  await loadPart("rest");
  root.toggleAttribute("data-heard", true);
  dispatchEvent(new Event("papamu-heard"));
}

addEventListener("message", ({ source, data, ports: [opened] }) => {
  if (source === parent && data?.papamu === "listen" && opened && !port) begin(opened);
});
parent.postMessage({ papamuFrame: "ready" }, "*");
