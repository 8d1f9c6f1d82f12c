// Has sw.js keep the site for use without a network. Says when a new version waits, and when the browser refuses to
// keep it.

// Stored once the reader has read that this browser refuses.
const TOLD = "offline-refused";

const notice = document.getElementById("notice");
// The program has put its words there, in the reader's language.
const words = notice.dataset;

function say(sentence, ...buttons) {
  const paragraph = document.createElement("p");
  paragraph.textContent = sentence;
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
  if (remembered(TOLD)) return;
  // If the browser stores nothing, the notice shows on every visit.
  remember(TOLD, "yes");
  say(words.refused, [words.dismiss, dismiss]);
}

function offer(registration) {
  const reload = () => {
    // Other open pages keep their version.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  };
  say(words.new, [words.reload, reload], [words.later, dismiss]);
}

async function keep() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => data === "refused" && tellRefused());
  const registration = await serviceWorker.register("./sw.js");
  // The first version has no earlier one to replace.
  const look = () => registration.waiting && registration.active && offer(registration);
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  watch();
  look();
  serviceWorker.controller?.postMessage("settled");
}

keep().catch((error) => {
  // Other errors come from the network: the next visit tries again.
  if (error instanceof DOMException) tellRefused();
});
