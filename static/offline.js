// Has sw.js keep the site for use without a network. Says when a new version waits, and when the
// browser refuses.

// Where the reader has been told that this browser refuses.
const TOLD = "offline-refused";

const notice = document.getElementById("notice");

function say(words, ...buttons) {
  const paragraph = document.createElement("p");
  paragraph.textContent = words;
  const row = buttons.map(([label, act]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", act);
    return button;
  });
  notice.replaceChildren(paragraph, ...row);
}

const dismiss = () => notice.replaceChildren();

function tellRefused() {
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, "yes");
  } catch {
    // Then it is said on every visit.
  }
  say("This browser did not save Papamū for use without a network: it has no space left, or does not allow it. Everything else works.", ["Dismiss", dismiss]);
}

function offer(registration) {
  const reload = () => {
    // Other open pages go on with the version they have.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  };
  say("A new version is ready.", ["Reload", reload], ["Later", dismiss]);
}

async function keep() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => data === "refused" && tellRefused());
  const registration = await serviceWorker.register("./sw.js");
  // The very first has nothing to wait for.
  const look = () => registration.waiting && registration.active && offer(registration);
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  watch();
  look();
  serviceWorker.controller?.postMessage("settled");
}

keep().catch((error) => {
  // Other errors are the network's: the next visit will do.
  if (error instanceof DOMException) tellRefused();
});
