// On a page a worker answers: however long a slice lasts, it holds up nothing there. Elsewhere, and where a page may not
// have the worker, this thread does.

import * as here from './answers.js';

export const { Board, parsePosition } = here;

/** Who waits for an answer of the worker, by the numbers of their questions. */
const waiting = new Map();
let asked = 0;

function hear({ data: { number, answer, error } }) {
  const { resolve, reject } = waiting.get(number) ?? {};
  waiting.delete(number);
  if (error) {
    reject?.(error);
  } else {
    resolve?.(answer);
  }
}

let worker;

/** The worker, or nothing if there is none. */
function helper() {
  worker ??= new Promise((resolve) => {
    if (!('document' in globalThis)) {
      resolve();
      return;
    }
    try {
      const started = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      started.onmessage = () => {
        started.onmessage = hear;
        resolve(started);
      };
      started.onerror = (event) => {
        event.preventDefault();
        resolve();
      };
    } catch {
      resolve();
    }
  });
  return worker;
}

/** Boards do not cross to the worker, their texts do. */
function packed(input) {
  return input instanceof Board
    ? { named: input.named, rules: input.rules, edge: input.edge }
    : input;
}

function asks(question, inputs = 1) {
  return async (...given) => {
    const { signal, ...options } = given[inputs] ?? {};
    const answering = await helper();
    if (!answering) {
      return here[question](...given);
    }
    signal?.throwIfAborted();
    asked += 1;
    const number = asked;
    const giveUp = () => {
      hear({ data: { number, error: signal.reason } });
      answering.postMessage({ number });
    };
    signal?.addEventListener('abort', giveUp);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        const texts = given.slice(0, inputs).map(packed);
        answering.postMessage({ number, question, texts, options });
      });
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

export const value = asks('value');
export const outcome = asks('outcome');
export const parts = asks('parts');
export const moves = asks('moves');
export const svg = asks('svg');
export const compare = asks('compare', 2);
export const calculate = asks('calculate');
export const prove = asks('prove');
export const check = asks('check');
