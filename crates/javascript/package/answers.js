// The solver is a program of WebAssembly. A question is answered in slices; between two of them everything else on the page,
// or in the process, gets its turn.

import load, { Board, Job, check as checkAtOnce } from './solver.js';

const program = new URL('solver_bg.wasm', import.meta.url);
if (program.protocol === 'file:') {
  // Node does not fetch files. A bundler for browsers is to leave this alone.
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
  await load({ module_or_path: await readFile(program) });
} else {
  await load({ module_or_path: program });
}

/** Calls it when everything else that waits has had its turn. */
function afterOthers(call) {
  if (globalThis.setImmediate) {
    setImmediate(call);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}

/** Who waits for a slice. */
const waiting = [];

function next() {
  waiting.shift()();
  if (waiting.length > 0) {
    afterOthers(next);
  }
}

/** One slice at a time, however many questions there are. */
function turn() {
  return new Promise((begin) => {
    if (waiting.push(begin) === 1) {
      afterOthers(next);
    }
  });
}

/** The job with a memory of its own: there is room for one. */
let alone;

async function answer({ limit = Infinity, signal }, begin, isAlone = false) {
  const end = performance.now() + limit;
  let job;
  try {
    for (;;) {
      await turn();
      signal?.throwIfAborted();
      if (performance.now() > end) {
        throw new DOMException(`no answer within ${limit} ms`, 'TimeoutError');
      }
      if (isAlone && alone !== undefined && alone !== job) {
        continue;
      }
      job ??= begin();
      if (isAlone) {
        alone = job;
      }
      const found = job.work();
      if (found !== undefined) {
        return found;
      }
    }
  } finally {
    if (alone === job) {
      alone = undefined;
    }
    job?.free();
  }
}

/** What the program would take for an empty text, if it is none. */
function text(it) {
  if (typeof it !== 'string') {
    throw new TypeError(`${it} is no text`);
  }
  return it;
}

function boardOf(position, { rules = 'ancient', edge = 'plane' }) {
  return position instanceof Board ? position : new Board(text(position), text(rules), text(edge));
}

function about(question) {
  return (position, options = {}) =>
    answer(options, () =>
      Job.position(question, boardOf(position, options), text(options.write ?? 'name')),
    );
}

export { Board };
export const value = about('value');
export const outcome = about('outcome');
export const parts = about('parts');
export const moves = about('moves');

export function svg(position, options = {}) {
  const show = text(options.show ?? 'value parts');
  return answer(options, () => Job.picture(boardOf(position, options), show));
}

export function compare(one, other, options = {}) {
  return answer(options, () => Job.comparison(boardOf(one, options), boardOf(other, options)));
}

export async function calculate(expression, options = {}) {
  const { rules = 'ancient', edge = 'plane', write = 'name' } = options;
  const texts = [expression, rules, edge, write];
  return answer(options, () => Job.calculation(...texts.map(text)), true);
}

export function parsePosition(position, options = {}) {
  return boardOf(position, options);
}

export async function prove(position, options = {}) {
  const { claim = '', first } = options;
  const begin = () =>
    Job.proof(boardOf(position, options), text(claim), first === undefined ? first : text(first));
  return answer(options, begin, true);
}

export async function check(certificate) {
  return checkAtOnce(text(certificate));
}
