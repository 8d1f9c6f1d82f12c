// Loads the solver's program and starts it. What follows the question mark in the address keeps the
// files of another build in the browser's cache out.

try {
  const bytes = fetch(`worker_bg.wasm${location.search}`);
  const program = await import(`./worker.js${location.search}`);
  await program.default({ module_or_path: bytes });
} catch (error) {
  // Thrown here it would not reach the page, thrown from a timer it does.
  setTimeout(() => {
    throw error;
  });
}
