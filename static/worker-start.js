// Starts the solver's program, which comes with the first message.

import start from "./worker.js";

const begin = async ({ data }) => {
  try {
    await start({ module_or_path: data });
  } catch (error) {
    // Thrown here it would not reach the page, thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
};
addEventListener("message", begin, { once: true });
