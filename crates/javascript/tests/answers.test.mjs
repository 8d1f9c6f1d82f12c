// What the installed package answers. The values are those of papers and of other programs, in tests/data.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import {
  Board,
  calculate,
  check,
  compare,
  moves,
  outcome,
  parsePosition,
  parts,
  prove,
  svg,
  value,
} from 'papamu';

import { printed } from './running.mjs';

const file = (path) => readFileSync(`${process.env.PAPAMU_ROOT}/${path}`, 'utf8');

/** The lines of a table whose value has one name in every program. */
function lines(path) {
  const rows = file(path).split('\n').map((line) => line.split('\t'));
  const known = rows.filter((row) => /^(-?\d+(\/\d+)?|[v^]?\*|[v^])$/.test(row.at(-1)));
  return known.map((row) => {
    const [rules, edge, position] = row;
    return { position, rules, edge: edge === 'board' ? 'walls' : 'plane', name: row.at(-1) };
  });
}

test('values are those of tables', async () => {
  const known = [...lines('tests/data/gallery.tsv'), ...lines('tests/data/values.tsv')];
  const some = known.filter(({ position }) => position.replace(/[^xo]/g, '').length <= 12);
  assert.ok(some.length >= 100, `${some.length} lines`);
  // All at once.
  const found = await Promise.all(some.map((it) => value(it.position, it)));
  assert.deepEqual(found.map((it) => it.name), some.map((it) => it.name));
  const outcomes = await Promise.all(some.map((it) => outcome(it.position, it)));
  assert.deepEqual(found.map((it) => it.outcome), outcomes);
});

test('a value is written in every way', async () => {
  // Ernst's tiny-1.
  const tiny = 'ox/..x/.x.x';
  const { name, ascii, unicode, latex, html } = await value(tiny);
  assert.deepEqual(
    [name, ascii, unicode, latex, html],
    ['Tiny(1)', 'Tiny(1)', '⧾₁', '{\\boldsymbol{+}}_{1}', '⧾<sub>1</sub>'],
  );
  assert.equal((await value(tiny, { write: 'words' })).name, 'tiny one');
  assert.equal((await value(tiny, { write: 'braces' })).name, '{0|{0|-1}}');
});

test('a value has its facts', async () => {
  const facts = await value('xoxox');
  const wall = [{ temperature: '-1', value: '-2' }];
  assert.deepEqual(facts.stops, { left: '-2', right: '-2' });
  assert.deepEqual(facts.thermograph, { left: wall, right: wall });
  assert.deepEqual([facts.mean, facts.temperature], ['-2', '-1']);
  assert.deepEqual([facts.isNumber, facts.isInfinitesimal, facts.isHot], [true, false, false]);
  assert.deepEqual(facts.parts, [{ text: 'xoxox', corner: 'c3', value: '-2' }]);
  assert.equal((await value('xo')).isNimber, true);
});

test('thermographs have corners', async () => {
  // Each move in {4|1} is worth 3/2, and its mean is 5/2.
  const foot = { temperature: '3/2', value: '5/2' };
  assert.deepEqual(await calculate('Thermograph({4|1})'), {
    left: [{ temperature: '-1', value: '5' }, foot],
    right: [{ temperature: '-1', value: '0' }, foot],
  });
});

test('jumps have values and fates', async () => {
  // Ernst's half: Left can move to 0, Right to 1.
  const found = await moves('oxo.ox');
  const move = (name) => found.find((it) => it.name === name);
  const best = move('h3-f3');
  assert.deepEqual(best, {
    player: 'Left',
    name: 'h3-f3',
    from: 'h3',
    to: 'f3',
    taken: 1,
    value: '0',
    wins: true,
    fate: 'undominated',
  });
  assert.equal(move('g3-i3').value, '1');
  assert.equal(move('d3-f3').fate, 'dominated by move 1, reverses through 0');
});

test('parts stand apart and say how far they get', async () => {
  const found = await parts('oxo.ox/5/5/xoxox');
  assert.deepEqual(found.map((it) => [it.text, it.corner, it.value]), [
    ['oxo.ox', 'd7', '1/2'],
    ['xoxox', 'd4', '-2'],
  ]);
  const one = { atLeast: 1, atMost: 1 };
  const none = { atLeast: 0, atMost: 0 };
  assert.deepEqual(found[0].penetration, { up: none, down: none, left: one, right: one });
});

test('positions compare', async () => {
  assert.equal(await compare('oxo.ox', 'xoxox'), '>');
  assert.equal(await compare('xoxox', 'oxo.ox'), '<');
  assert.equal(await compare('xo', 'ox'), '=');
  assert.equal(await compare('xo', 'x'), '||');
  const walls = parsePosition('xo.', { edge: 'walls' });
  assert.equal(await compare(walls, 'x'), '>');
  await assert.rejects(compare(walls, 'x', { rules: 'modern' }), /different rules/);
});

test('the calculator knows values, positions and functions', async () => {
  assert.equal(await calculate('{0|*} + 1/2 - ^*'), '1/2*');
  assert.equal(await calculate('"oxo.ox" + "xoxox"'), '-3/2');
  assert.equal(await calculate('"x.xo"', { rules: 'modern' }), '^');
  assert.deepEqual(await calculate('^ <> *'), { true: true, difference: 'Next' });
  assert.deepEqual(await calculate('Canonical(^)'), { left: ['0'], right: ['*'] });
  assert.equal(await calculate('Tiny(1)', { write: 'unicode' }), '⧾₁');
  // No number is confused with 1/2.
  assert.equal(await calculate('ConfusionInterval(1/2)'), null);
});

test('boards play', () => {
  const board = parsePosition('..xo.o.', { edge: 'walls' });
  assert.deepEqual(
    [board.text, board.rules, board.edge, board.rows, board.columns, `${board}`],
    ['..xo.o.', 'ancient', 'walls', 1, 7, '..xo.o.'],
  );
  const names = (it) => it.jumps().map(({ player, name }) => `${player} ${name}`);
  assert.deepEqual(names(board), ['Left c1-e1', 'Left c1-g1', 'Right d1-b1']);
  const after = board.play('c1-g1');
  assert.ok(after instanceof Board);
  assert.deepEqual([after.text, board.text], ['......x', '..xo.o.']);
  assert.throws(() => board.play('c1-f1'), { message: 'c1-f1 is no jump here' });
  assert.throws(() => board.play('nowhere'), { message: 'nowhere is no jump here' });
  assert.equal(parsePosition('..xo.o.', { edge: 'walls', rules: 'modern' }).jumps().length, 2);
});

test('squares keep their names in a line of play', async () => {
  const board = parsePosition('oxo.ox');
  const after = board.play('h3-f3');
  assert.deepEqual(after.jumps().map((it) => it.name), (await moves(after)).map((it) => it.name));
  assert.equal((await parts(board))[0].corner, 'c3');
  assert.equal((await value(after)).name, '0');
});

test('what is wrong has its place', async () => {
  const place = { name: 'SyntaxError', message: 'character 5: expected x, o, . or a number, found “?”' };
  for (const ask of [value, outcome, moves, parts, prove]) {
    await assert.rejects(ask('xo/x?'), place);
  }
  assert.throws(() => parsePosition('xo/x?'), place);
  await assert.rejects(value('x0x0'), /character 2: .* Did you mean xoxo\?$/);
  await assert.rejects(calculate('1 + "xox?"'), {
    name: 'SyntaxError',
    message: 'character 9: expected x, o, . or a number, found “?”',
  });
  await assert.rejects(calculate('{0|'), { name: 'SyntaxError', message: /^character 4: expected / });
  await assert.rejects(value('xo', { rules: 'medieval' }), /is none of ancient, modern/);
  await assert.rejects(value('xo', { edge: 'torus' }), /is none of plane, walls/);
  await assert.rejects(value('xo', { write: 'runes' }), /no way to write values/);
  for (const nonsense of [undefined, null, 7, {}, []]) {
    await assert.rejects(value(nonsense));
    await assert.rejects(calculate(nonsense));
    await assert.rejects(check(nonsense));
  }
  // The program lives on.
  assert.equal((await value('xo')).name, '*');
});

test('what is too large says so', async () => {
  await assert.rejects(calculate('Heat(^2000000000, 1)'), { name: 'RangeError', message: /^no answer: / });
  // Its canonical form has 16,384 numbers.
  const switches = Array.from({ length: 14 }, (_, power) => `+-${3 ** power}`).join(' + ');
  await assert.rejects(calculate(switches), { name: 'RangeError', message: /too large/ });
});

test('certificates prove what they claim', async () => {
  const claims = async (options) => (await check(await prove('oxo.ox', options))).proved;
  assert.deepEqual(await claims({}), ['claim 1oxo1ox1 = 2']);
  assert.equal((await claims({ claim: '>= 0' })).length, 1);
  assert.equal((await claims({ claim: '!= 1' })).length, 1);
  assert.equal((await claims({ first: 'Right' })).length, 1);
  await assert.rejects(prove('oxo.ox', { claim: '>= 1' }), { message: 'the claim is not true' });
  await assert.rejects(prove('oxo.ox', { claim: '= 1/3' }), { name: 'SyntaxError' });
  await assert.rejects(prove('oxo.ox', { claim: 'large' }), /no sign, a space and a value/);
  await assert.rejects(prove('oxo.ox', { claim: '~ 1' }), /the sign is =, .* not “~”/);
  assert.deepEqual((await check(file('check/vectors/right-five.txt'))).proved, ['claim 1xoxox1 = 2']);
  await assert.rejects(check(file('README.md')), { message: /^refused: line 1: / });
});

test('it is small on the way to a page', () => {
  const folder = 'node_modules/papamu';
  const sizes = ['index.js', 'answers.js', 'worker.js', 'solver.js', 'solver_bg.wasm'].map(
    (name) => brotliCompressSync(readFileSync(`${folder}/${name}`)).length,
  );
  const all = sizes.reduce((sum, size) => sum + size);
  assert.ok(all <= 350_000, `${all} bytes: ${sizes}`);
});

test('the example of the README says what it prints', async () => {
  const code = file('crates/javascript/package/README.md').split('```js\n')[1].split('```')[0];
  const comments = code.split('\n').filter((line) => line.startsWith('// '));
  assert.equal(await printed(code), comments.map((line) => `${line.slice(3)}\n`).join(''));
});

test('pictures show what is asked for', async () => {
  const whole = await svg('oxo.ox...oxo.ox');
  assert.match(whole, /^<svg [^]*<\/svg>\s*$/);
  // Ernst's half, twice.
  assert.match(whole, /aria-label="Kōnane position, value 1: Left wins"/);
  const count = (picture, what) => picture.split(what).length - 1;
  assert.equal(count(whole, 'href="#black"') + count(whole, 'href="#white"'), 10);
  const bare = await svg('oxo.ox...oxo.ox', { show: '' });
  assert.doesNotMatch(bare, /value/);
  assert.equal(count(whole, 'fill-opacity=".14"'), 2);
  assert.equal(count(bare, 'fill-opacity=".14"'), 0);
  assert.equal(count(whole, 'stroke-dasharray="2 7"'), 0);
  const far = await svg('oxo.ox...oxo.ox', { show: 'parts reach' });
  assert.equal(count(far, 'stroke-dasharray="2 7"'), 2);
  await assert.rejects(svg('oxo.ox', { show: 'colour' }), { name: 'Error' });
});
