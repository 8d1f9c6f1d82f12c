// Keeps the files of one build in the browser, so that every page opens without a network. A page gets the files of its
// own build: this script looks for their addresses in the cache of this build first, then in those of earlier builds,
// whose pages may still be open.

// The build writes two lines before the first: BUILD, its name, and FILES, the path of each file with the beginning of its
// SHA-256.

// Other sites may have the same origin, and so the same caches.
const SITE = registration.scope;
const [ALL, END] = ["papamu ", ` ${SITE}`];
const OWN = ALL + BUILD + END;

const addressOf = (path) => new URL(path, SITE).href;

// The list lacks the files of this folder, since they are many and a page needs few. This keeps each that a page asks for.
const ON_DEMAND = addressOf("dictionary/");

// What a file keeps of its headers: without its policy a kept script of a worker could do more than a sent one.
const HEADERS = ["content-type", "content-security-policy"];

async function digestOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// While a new build is uploaded, a host may send files of both. So this takes only files whose digest is in the list:
// from the cache of an earlier build, from the browser's own cache, or from the host.
async function listed(address, digest) {
  const places = [() => kept(address), () => fetch(address), () => fetch(address, { cache: "reload" })];
  for (const place of places) {
    const response = await place();
    if (!response?.ok) continue;
    const body = await response.arrayBuffer();
    if (!(await digestOf(body)).startsWith(digest)) continue;
    const headers = [...response.headers].filter(([name]) => HEADERS.includes(name));
    return new Response(body, { headers });
  }
  throw new Error(`${address} is not of build ${BUILD}`);
}

// Completes the cache of this build.
async function keep() {
  try {
    const cache = await caches.open(OWN);
    const add = async ([path, digest]) => {
      const address = addressOf(path);
      if (!(await cache.match(address))) await cache.put(address, await listed(address, digest));
    };
    await Promise.all(FILES.map(add));
  } catch (error) {
    // Not a network error: the browser has no room, or its owner forbids storing.
    if (error instanceof DOMException) for (const page of await pages()) page.postMessage("refused");
    throw error;
  }
}

async function builds() {
  return (await caches.keys()).filter((name) => name.startsWith(ALL) && name.endsWith(END));
}

async function kept(address) {
  for (const cacheName of [OWN, ...(await builds())]) {
    const response = await caches.match(address, { cacheName });
    if (response) return response;
  }
}

async function pages() {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((page) => page.url.startsWith(SITE));
}

// Removes earlier builds, unless a second page is open: it may belong to one of them, and start a worker later. A build
// that is installing or waiting is not an earlier one.
async function sweep() {
  if (registration.installing || registration.waiting || (await pages()).length > 1) return;
  await Promise.all((await builds()).filter((name) => name !== OWN).map((name) => caches.delete(name)));
}

async function answer(request) {
  const address = new URL(request.url);
  address.search = address.hash = "";
  const file = address.href === SITE ? addressOf("index.html") : address.href;
  const isOnDemand = file.startsWith(ON_DEMAND);
  // A page asks so for a file that arrived damaged.
  const isAskedAgain = isOnDemand && request.cache === "reload";
  const known = isAskedAgain ? undefined : await kept(file).catch(() => {});
  if (known) return known;
  const response = await fetch(request);
  if (isOnDemand && response.ok) {
    const copy = response.clone();
    // A browser without room goes on without the copy.
    await caches.open(OWN).then((cache) => cache.put(file, copy)).catch(() => {});
  }
  return response;
}

// After a failed installation WebKit finds files in the cache that it has lost, so the next attempt begins anew.
async function install() {
  try {
    await keep();
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

const on = (event, act) => addEventListener(event, (event) => event.waitUntil(act(event)));

on("install", install);
on("activate", () => Promise.all([clients.claim(), sweep()]));
on("message", async ({ data }) => {
  if (data === "take over") await skipWaiting();
  // Restores files that the reader has cleared. Without a network the next visit does.
  if (data === "settled") await keep().then(sweep, () => {});
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SITE)) event.respondWith(answer(event.request));
});
