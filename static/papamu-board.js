// Boards, lessons and games of this site in any other page:
//
//   <script type="module" src="https://…/papamu-board.js"></script>
//   <papamu-board position="oxo.ox" show="value parts"></papamu-board>
//
// Each element opens a frame of this site, in which the program runs: the page around needs no policy for it.
// docs/embedding.md describes attributes, properties, methods and events.

const SITE = new URL("./", import.meta.url);
const STYLE = `
  :host { display: block; height: var(--natural, 420px); }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: normal; }
`;

const wishesDark = matchMedia("(prefers-color-scheme: dark)");

// An element with a frame, and the messages between the two. Its subclasses say which link the frame opens.
class PapamuFrame extends HTMLElement {
  #frame;
  #port;
  #isReady = false;
  // What is asked for before the frame is ready.
  #waiting = [];
  #replies = new Map();
  #opened;
  #stop;
  #state = {};

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" }).append(Object.assign(document.createElement("style"), { textContent: STYLE }));
    }
    this.#frame = document.createElement("iframe");
    // A page with many boards opens those that come into sight.
    this.#frame.loading = this.getAttribute("loading") === "eager" ? "eager" : "lazy";
    this.#frame.allow = "clipboard-write; fullscreen; web-share";
    this.#name();
    this.#opened = this.frameLink();
    this.#frame.src = new URL(this.#opened, SITE);
    this.shadowRoot.append(this.#frame);
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    addEventListener("message", (event) => this.#greet(event), { signal });
    wishesDark.addEventListener("change", () => this.#tellTheme(), { signal });
    const themes = new MutationObserver(() => this.#tellTheme());
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["class", "style", "data-theme"] });
    signal.addEventListener("abort", () => themes.disconnect());
  }

  disconnectedCallback() {
    this.#stop.abort();
    this.#port?.close();
    this.#isReady = false;
    this.#frame.remove();
    for (const { reject } of this.#replies.values()) reject(new DOMException("The element has left the page.", "AbortError"));
    this.#replies.clear();
    this.#waiting = [];
  }

  attributeChangedCallback(name) {
    if (!this.#frame?.isConnected) return;
    if (name === "title" || name === "aria-label") this.#name();
    else this.#open();
  }

  #name() {
    this.#frame.title = this.getAttribute("aria-label") ?? (this.title || this.constructor.title);
  }

  // Another link of the same frame. A page that cannot change its board opens the link anew.
  #open() {
    const link = this.frameLink();
    if (link === this.#opened) return;
    this.#opened = link;
    const reopen = () => (this.#frame.src = new URL(link, SITE));
    if (!this.#isReady) reopen();
    else this.ask({ kind: "open", text: link }).catch(reopen);
  }

  // The frame says that it is ready; the answer is a port through which both speak.
  #greet({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== SITE.origin || data?.papamuFrame !== "ready") return;
    this.#port?.close();
    this.#isReady = false;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data: told }) => this.#hear(told);
    source.postMessage({ papamu: "listen" }, SITE.origin, [port2]);
    this.#tellTheme();
  }

  #tellTheme() {
    const scheme = getComputedStyle(this).colorScheme;
    const [isLight, isDark] = ["light", "dark"].map((name) => scheme.split(" ").includes(name));
    const theme = isDark && (!isLight || wishesDark.matches) ? "dark" : "light";
    this.#port?.postMessage({ kind: "theme", theme });
  }

  #hear({ kind, ...told } = {}) {
    if (kind === "size") {
      if (Number.isFinite(told.height)) this.style.setProperty("--natural", `${told.height}px`);
    } else if (kind === "ready") {
      this.#isReady = true;
      this.#waiting.splice(0).forEach((asked) => this.#port.postMessage(asked));
    } else if (kind === "reply") {
      const reply = this.#replies.get(told.number);
      this.#replies.delete(told.number);
      if (told.problem) reply?.reject(new Error(told.problem));
      else reply?.resolve(told.answer ?? undefined);
    } else if (kind === "key") {
      // Slides around go on.
      this.dispatchEvent(new KeyboardEvent("keydown", { ...told, bubbles: true, composed: true, cancelable: true }));
    } else if (["change", "jump", "value", "answer"].includes(kind)) {
      if (kind === "change") {
        this.#state = told;
        // The board may have moved on: the link that was opened then leads back.
        this.#opened = undefined;
      }
      if (kind === "value") this.#state = { ...this.#state, value: told };
      this.dispatchEvent(new CustomEvent(kind, { detail: told, bubbles: true, composed: true }));
    }
  }

  // Asks the frame for something; a promise of its reply.
  ask(wish) {
    const asked = { number: ++PapamuFrame.asked, ...wish };
    if (this.#isReady) this.#port.postMessage(asked);
    else this.#waiting.push(asked);
    return new Promise((resolve, reject) => this.#replies.set(asked.number, { resolve, reject }));
  }

  // What the frame shows: position, rules, edge, link, and the value once it is known.
  get state() {
    return this.#state;
  }

  // A picture of the position: a promise of its text.
  image(format = "svg") {
    if (format !== "svg") return Promise.reject(new TypeError(`${format}: only svg is made`));
    return this.ask({ kind: "image" });
  }

  static asked = 0;
}

const ATTRIBUTES = ["position", "rules", "edge", "show", "edit", "play"];
const LAYERS = ["parts", "reach", "left", "right"];

class PapamuBoard extends PapamuFrame {
  static title = "A Kōnane position";
  static observedAttributes = [...ATTRIBUTES, "title", "aria-label"];

  frameLink() {
    const { position, rules, edge } = this;
    const shown = (this.getAttribute("show") ?? "value parts").split(/\s+/);
    const parameters = [
      ["show", LAYERS.filter((layer) => shown.includes(layer)).join(".")],
      ...(shown.includes("value") ? [] : [["hide", "1"]]),
      ["embed", "1"],
      // Both: a press plays, and a button changes to editing.
      ...(this.edit && this.hasAttribute("play") ? [] : [["edit", this.edit ? "1" : "0"]]),
    ];
    const path = ["k1", rules, edge, position].map((part) => encodeURIComponent(part).replaceAll("%2F", "/")).join("/");
    return `#/${path}?${new URLSearchParams(parameters)}`;
  }

  get position() {
    return this.getAttribute("position") ?? "";
  }

  set position(text) {
    this.setAttribute("position", text);
  }

  get rules() {
    return this.getAttribute("rules") ?? "ancient";
  }

  set rules(name) {
    this.setAttribute("rules", name);
  }

  get edge() {
    return this.getAttribute("edge") ?? "plane";
  }

  set edge(name) {
    this.setAttribute("edge", name);
  }

  get edit() {
    return this.hasAttribute("edit");
  }

  set edit(isOn) {
    this.toggleAttribute("edit", isOn);
  }

  // Plays a jump such as "a1-c1".
  play(jump) {
    return this.ask({ kind: "play", text: jump });
  }

  undo() {
    return this.ask({ kind: "undo" });
  }
}

// A link of the site, whole or from # on.
class PapamuLinked extends PapamuFrame {
  static observedAttributes = ["src", "title", "aria-label"];

  frameLink() {
    const link = this.src.includes("#") ? this.src.slice(this.src.indexOf("#")) : `#/${this.src}`;
    return `${link}${link.includes("?") ? "&" : "?"}embed=1`;
  }

  get src() {
    return this.getAttribute("src") ?? "";
  }

  set src(link) {
    this.setAttribute("src", link);
  }
}

class PapamuLesson extends PapamuLinked {
  static title = "A lesson on Kōnane";
}

class PapamuGame extends PapamuLinked {
  static title = "A game of Kōnane";
}

const ELEMENTS = { "papamu-board": PapamuBoard, "papamu-lesson": PapamuLesson, "papamu-game": PapamuGame };
for (const [name, element] of Object.entries(ELEMENTS)) {
  // A page may load this script from two sites.
  if (!customElements.get(name)) customElements.define(name, element);
}
