// Answers the questions of a page.

import * as papamu from './answers.js';

/** What ends each question that is being answered. */
const running = new Map();

function unpacked(text) {
  return typeof text?.named === 'string'
    ? papamu.Board.fromNamed(text.named, text.rules, text.edge)
    : text;
}

addEventListener('message', async ({ data: { number, question, texts, options } }) => {
  if (!question) {
    running.get(number)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(number, controller);
  try {
    const { signal } = controller;
    const answer = await papamu[question](...texts.map(unpacked), { ...options, signal });
    postMessage({ number, answer });
  } catch (error) {
    postMessage({ number, error });
  }
  running.delete(number);
});
postMessage('ready');
