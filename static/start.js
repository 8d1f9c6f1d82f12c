// Loads the page's program and starts it.

const { js, wasm } = document.querySelector("script[data-js]").dataset;

try {
  const bytes = fetch(wasm);
  const program = await import(js);
  await program.default({ module_or_path: bytes });
} catch (error) {
  const problem = document.getElementById("start-problem");
  problem.textContent = `The program could not be loaded, so the board cannot be changed. Load the page again, or try a newer browser. (${error})`;
  problem.hidden = false;
  throw error;
}
