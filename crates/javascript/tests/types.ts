// What a program in TypeScript may say; the compiler judges it.

import { Board, calculate, check, compare, moves, outcome, parsePosition, parts, prove, value } from 'papamu';
import type { Corner, Outcome, Relation } from 'papamu';

const signal: AbortSignal = new AbortController().signal;
const facts = await value('xo', { rules: 'modern', edge: 'walls', limit: 100, signal, write: 'latex' });
const names: string[] = [facts.name, facts.ascii, facts.html, facts.stops.left, facts.parts[0].corner];
const corners: Corner[] = facts.thermograph.right;
const winner: Outcome = await outcome(parsePosition('xo'));
const board: Board = parsePosition('xo').play((await moves('xo'))[0].name);
const relation: Relation = await compare(board, 'xo');
const reach: number | undefined = (await parts(board))[0].penetration?.up.atMost;
const proved: string[] = (await check(await prove('xo', { claim: '>= 0' }))).proved;
const answer = await calculate('1 > 0');
if (answer !== null && typeof answer === 'object' && 'difference' in answer) {
  const difference: Outcome = answer.difference;
  console.log(difference);
}

// @ts-expect-error These are no rules.
await value('xo', { rules: 'medieval' });
// @ts-expect-error A value has no such property.
facts.colour;

console.log(names, corners, winner, relation, reach, proved);
