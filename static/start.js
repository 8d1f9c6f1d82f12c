// Starts the program.

const { js, wasm } = document.querySelector("script[data-js]").dataset;
try {
  const bytes = fetch(wasm);
  await (await import(js)).default({ module_or_path: bytes });
} catch (error) {
  const problem = document.getElementById("start-problem");
  problem.textContent = `The program could not be loaded. Load the page again, or try a newer browser. (${error})`;
  problem.hidden = false;
  throw error;
}
