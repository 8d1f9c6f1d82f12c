// Long questions: they are cancelled, given up, and hold up nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { calculate, outcome, prove, value } from 'papamu';

import { printed } from './running.mjs';

/** Nobody has valued it. */
const endless =
  'xoxoxoxo/oxoxoxox/xoxoxoxo/oxo..xox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox';
const walls = { edge: 'walls' };

/** The next turn of the event loop, which comes when a slice has ended. */
const turn = () => new Promise((resume) => setTimeout(resume, 0));

const questions = {
  value: (options) => value(endless, options),
  calculate: (options) => calculate(`"${endless}"`, options),
  prove: (options) => prove(endless, options),
};

for (const [name, ask] of Object.entries(questions)) {
  test(`an aborted ${name} rejects with the reason`, async () => {
    const { signal, abort } = controller();
    const answer = ask({ ...walls, signal });
    let isOver = false;
    answer.catch(() => {}).finally(() => (isOver = true));
    for (let turns = 0; turns < 10; turns += 1) {
      await turn();
    }
    assert.ok(!isOver);
    const reason = new Error('no longer needed');
    abort(reason);
    await turn();
    await turn();
    assert.ok(isOver, 'a slice or two later');
    await assert.rejects(answer, reason);
  });

  test(`a ${name} is given up after its limit`, async () => {
    const answer = ask({ ...walls, limit: 50 });
    await assert.rejects(answer, { name: 'TimeoutError', message: 'no answer within 50 ms' });
  });
}

function controller() {
  const made = new AbortController();
  return { signal: made.signal, abort: (reason) => made.abort(reason) };
}

test('a signal that is aborted already asks nothing', async () => {
  const signal = AbortSignal.abort('too late');
  await assert.rejects(value('xo', { signal }), (reason) => reason === 'too late');
});

test('slices are short', async () => {
  const { signal, abort } = controller();
  const answers = ['ancient', 'modern'].map((rules) => outcome(endless, { ...walls, rules, signal }));
  const slices = [];
  for (let turns = 0; turns < 60; turns += 1) {
    // What this process has worked, whatever else the machine does.
    const before = process.cpuUsage();
    await turn();
    slices.push(process.cpuUsage(before).user / 1000);
  }
  abort();
  await Promise.allSettled(answers);
  slices.sort((one, other) => one - other);
  // Now and then a table grows, or the engine compiles.
  assert.ok(slices[45] <= 40, `three of four within 40 ms: ${slices}`);
});

test('short questions are answered while long ones are sought', async () => {
  const { signal, abort } = controller();
  const long = [value(endless, { ...walls, signal }), prove(endless, { ...walls, signal })];
  assert.equal((await value('oxo.ox')).name, '1/2');
  abort();
  assert.deepEqual((await Promise.allSettled(long)).map((it) => it.status), ['rejected', 'rejected']);
  // A proof has gone, so the next has room.
  assert.match(await prove('xo'), /^papamu proof 1\n/);
});

test('hundreds of questions take turns', async () => {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns += 1) {
      await new Promise((resume) => setImmediate(resume));
    }
  })();
  const answers = await Promise.all([
    ...Array.from({ length: 200 }, () => value('oxo.ox')),
    ...Array.from({ length: 200 }, (_, number) => calculate(`${number} + 1`)),
  ]);
  isOver = true;
  await counting;
  assert.deepEqual(
    answers.map((it) => it.name ?? it),
    [...Array(200).fill('1/2'), ...Array.from({ length: 200 }, (_, number) => `${number + 1}`)],
  );
  assert.ok(turns >= 400, `${turns} turns`);
});

test('the process ends when the last answer is there', async () => {
  const code = "import { value } from 'papamu'; console.log((await value('xo')).name);";
  assert.equal(await printed(code), '*\n');
});
