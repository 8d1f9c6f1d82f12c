// In a package for a school's system: opens the lesson where the student left it, and hands the system what the student
// does. Nothing goes into the browser's storage, since many students use one computer there.

// What the versions of SCORM name differently.
const SCORM_2004 = {
  initialize: "Initialize", finish: "Terminate", get: "GetValue", set: "SetValue", commit: "Commit",
  name: "cmi.learner_name", place: "cmi.location", exit: "cmi.exit", time: "cmi.session_time",
  score: "cmi.score", status: "cmi.completion_status", answer: "learner_response", wrong: "incorrect", longest: 4000, scaled: "cmi.score.scaled",
  duration: (seconds) => `PT${seconds}S`,
};
const SCORM_12 = {
  initialize: "LMSInitialize", finish: "LMSFinish", get: "LMSGetValue", set: "LMSSetValue", commit: "LMSCommit",
  name: "cmi.core.student_name", place: "cmi.core.lesson_location", exit: "cmi.core.exit", time: "cmi.core.session_time",
  score: "cmi.core.score", status: "cmi.core.lesson_status", answer: "student_response", wrong: "wrong", longest: 255,
  duration: (seconds) => [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((it) => `${Math.floor(it)}`.padStart(2, "0")).join(":"),
};
const SYSTEMS = { API_1484_11: SCORM_2004, API: SCORM_12 };
const MOST_PARENTS = 10;

// The system's object stands in one of the windows around this one, or around the one that opened this.
function findSystem() {
  for (const start of [self, opener]) {
    for (let [place, left] = [start, MOST_PARENTS]; place && left; [place, left] = [place.parent === place ? null : place.parent, left - 1]) {
      try {
        for (const [name, words] of Object.entries(SYSTEMS)) if (place[name]) return { api: place[name], ...words };
      } catch {
        // A window of another site.
      }
    }
  }
  return null;
}

const found = findSystem();
const system = found?.api[found.initialize]("") === "true" ? found : null;
const get = (name) => (system ? String(system.api[system.get](name) ?? "") : "");
const set = (name, value) => system.api[system.set](name, String(value)) === "true";

const opened = Date.now();
const suspended = get("cmi.suspend_data");
const metas = document.head.querySelectorAll("meta[name=lesson], meta[name=lang]");
const { lesson, lang } = Object.fromEntries(Array.from(metas, ({ name, content }) => [name, content]));

// Instead of the browser's storage. The program keeps in it what a student did in a lesson.
const memory = new Map([["language", lang]]);
globalThis.remembered = (name) => memory.get(name) ?? (name.startsWith("quiz-") && suspended ? suspended : null);
globalThis.remember = (name, text) => !!memory.set(name, text);
globalThis.rememberedNames = () => [];

// By its number, how often each question was answered: what the student did in earlier visits is told already.
let told = suspended ? null : {};

// The questions of a record with how they stand, as docs/lessons.md describes it.
const questions = (record) =>
  Array.from(record.matchAll(/^(\d+) (\S+) (\d+) \d+ (\d+)((?:\n= ?.*)*)/gm), ([, number, state, tries, seconds, answers]) => ({
    number, tries: Number(tries), seconds: Number(seconds),
    answer: answers.split(/\n= ?/).pop(),
    isRight: state.includes("s") && !state.includes("t"),
  }));

function tellAnswer({ number, answer, isRight, seconds }) {
  const name = `cmi.interactions.${get("cmi.interactions._count") || 0}`;
  set(`${name}.id`, `item-${number}`);
  set(`${name}.type`, "fill-in");
  set(`${name}.${system.answer}`, answer.slice(0, system.longest));
  set(`${name}.result`, isRight ? "correct" : system.wrong);
  set(`${name}.latency`, system.duration(seconds));
}

function tellPlace() {
  const [, at] = /[?&]at=(\w+)/.exec(location.hash) ?? [];
  if (at) set(system.place, at);
}

// The page's program calls this whenever a student's record has changed, and at first. Returns whether the system took it.
globalThis.tellSchool = (record, code, right, asked, isOver) => {
  if (!system) return false;
  const now = questions(record);
  for (const question of told ? now : []) {
    if (question.tries > (told[question.number] ?? 0)) tellAnswer(question);
  }
  told = Object.fromEntries(now.map(({ number, tries }) => [number, tries]));
  set(`${system.score}.min`, 0);
  set(`${system.score}.max`, 100);
  const share = asked ? right / asked : 1;
  set(`${system.score}.raw`, Math.round(100 * share));
  if (system.scaled) set(system.scaled, share);
  set(system.status, isOver ? "completed" : "incomplete");
  tellPlace();
  const isTaken = set("cmi.suspend_data", code);
  return system.api[system.commit]("") === "true" && isTaken;
};

// The lesson, with the student for whom boards are drawn, at the item that was open last.
const parameters = { seed: get(found?.name), at: get(found?.place) };
const given = Object.entries(parameters).filter(([, text]) => text).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
history.replaceState(null, "", [lesson, given.join("&")].filter(Boolean).join("?"));
const { documentElement: root } = document;
root.toggleAttribute("data-bare", false);
root.toggleAttribute("data-packaged", true);

let hasLeft = false;
addEventListener("pagehide", () => {
  if (!system || hasLeft) return;
  hasLeft = true;
  tellPlace();
  set(system.time, system.duration(Math.round((Date.now() - opened) / 1000)));
  set(system.exit, "suspend");
  system.api[system.commit]("");
  system.api[system.finish]("");
});
