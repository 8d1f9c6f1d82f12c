// Starts a program that replies to each message of the page with one of its own: the checker of certificates, or the reader
// of a camera's pictures.

// start.js has put the addresses here.
const [script, program] = new URLSearchParams(location.search).values();

async function begin() {
  const { default: start, reply } = await import(script);
  await start({ module_or_path: program });
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
