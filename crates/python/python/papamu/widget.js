// A board of a site in a cell of a notebook, for anywidget: what changes on one side changes on the other.

const SHARED = ["position", "rules", "edge", "show"];

async function render({ model, el }) {
  await import(new URL("papamu-board.js", model.get("site")));
  const board = document.createElement("papamu-board");
  // Both: a press plays, and a button changes to editing.
  board.setAttribute("play", "");
  board.edit = true;
  const open = () => SHARED.forEach((name) => board.setAttribute(name, model.get(name)));
  const tell = (told) => {
    for (const [name, value] of Object.entries(told)) model.set(name, value);
    model.save_changes();
  };

  let shown;
  board.addEventListener("change", ({ detail: { position, rules, edge } }) => {
    const before = shown;
    shown = [rules, edge, position].join(" ");
    tell({ position, rules, edge, ...(shown !== before && { value: null }) });
  });
  board.addEventListener("jump", ({ detail: { jump } }) => tell({ jump }));
  board.addEventListener("value", ({ detail: { ascii } }) => tell({ value: ascii }));

  // What the board itself told is on it already.
  const follow = (name) => () => board.state[name] === model.get(name) || open();
  const listeners = SHARED.map((name) => [`change:${name}`, follow(name)]);
  for (const [event, listener] of listeners) model.on(event, listener);
  open();
  el.append(board);
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
  };
}

export default { render };
