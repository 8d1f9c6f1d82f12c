// Starts the checker of certificates, which replies to each message of the page with one of its own.

import start, { reply } from "./checker-worker.js";

const started = start({ module_or_path: "./checker-worker_bg.wasm" });

addEventListener("message", async ({ data }) => {
  try {
    await started;
    postMessage(reply(data));
  } catch (error) {
    // An error thrown here would not reach the page; thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
});
