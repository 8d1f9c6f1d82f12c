// Starts the checker of certificates, which replies to each message of the page with one of its own.

// start.js has put the addresses here.
const addresses = new URLSearchParams(location.search);

async function begin() {
  const { default: start, reply } = await import(addresses.get("checker-worker.js"));
  await start({ module_or_path: addresses.get("checker-worker_bg.wasm") });
  return reply;
}

const started = begin();
// Below, where the program is needed, a failure reaches the page.
started.catch(() => {});

// Holds a lock as worker-start.js does.
const isWatched = new Promise((watched) => {
  const held = navigator.locks?.request(name, () => {
    postMessage({ held: name });
    watched();
    return new Promise(() => {});
  });
  if (held) held.catch(watched);
  else watched();
});

addEventListener("message", async ({ data }) => {
  try {
    const reply = await started;
    await isWatched;
    postMessage(reply(data));
  } catch (error) {
    // An error thrown here would not reach the page; thrown from a timer it does.
    setTimeout(() => {
      throw error;
    });
  }
});
