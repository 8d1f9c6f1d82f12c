// Loads the solver's program and starts it.

try {
  const bytes = fetch("worker_bg.wasm");
  const program = await import("./worker.js");
  await program.default({ module_or_path: bytes });
} catch (error) {
  // Thrown here it would not reach the page, thrown from a timer it does.
  setTimeout(() => {
    throw error;
  });
}
