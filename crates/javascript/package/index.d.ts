/// <reference lib="esnext.disposable" />

import type {
  Board,
  CalculationAnswer,
  Checked,
  Edge,
  MoveFacts,
  Outcome,
  PartFacts,
  Player,
  PositionFacts,
  Relation,
  Rules,
} from './solver.js';

export { Board } from './solver.js';
export type {
  ByPlayer,
  CalculationAnswer,
  Checked,
  Corner,
  Distance,
  Edge,
  Interval,
  IntervalEnd,
  JumpFacts,
  MoveFacts,
  OptionsFacts,
  Outcome,
  PartFacts,
  PenetrationFacts,
  Player,
  PositionFacts,
  Relation,
  Rules,
  ScaffoldFacts,
  ValueFacts,
} from './solver.js';

/** How long a question may take. */
export interface Limits {
  /** Rejects with a `TimeoutError` after so many milliseconds. */
  limit?: number;
  /** Rejects with the signal's reason when it is aborted. */
  signal?: AbortSignal;
}

/** Which game a text means. A `Board` has its own rules and edge. */
export interface Terms {
  /** `ancient` unless told: a jump may take several stones in a line. */
  rules?: Rules;
  /** What surrounds the text's rectangle; `plane` unless told. */
  edge?: Edge;
}

/** How values are written in answers; `name` unless told. */
export interface Form {
  write?: 'name' | 'unicode' | 'words' | 'latex' | 'html' | 'cgscript' | 'braces';
}

/** Rows of `x` (Left), `o` (Right) and `.`, joined by `/`; a number is a run of empty squares. */
export type Position = string | Board;

/** The value of a position, and what is known of it. */
export function value(position: Position, options?: Limits & Terms & Form): Promise<PositionFacts>;

/** Who wins; found without values, so also on boards too hard for them. */
export function outcome(position: Position, options?: Limits & Terms): Promise<Outcome>;

/** Stones that never meet others, and how far they get. */
export function parts(position: Position, options?: Limits & Terms & Form): Promise<PartFacts[]>;

/** Every jump, with the value after it. */
export function moves(position: Position, options?: Limits & Terms & Form): Promise<MoveFacts[]>;

/** How the value of one position compares with that of another. */
export function compare(
  one: Position,
  other: Position,
  options?: Limits & Terms,
): Promise<Relation>;

/** The answer to an expression of values, positions in quotation marks and functions: `"xo." + ^ > 0`. */
export function calculate(
  expression: string,
  options?: Limits & Terms & Form,
): Promise<CalculationAnswer>;

/** A position as an object; throws if the text is none. */
export function parsePosition(text: string, options?: Terms): Board;

/** A picture. `show` has some of the words `value`, `parts` (both by default) and `reach`: how far the stones of each part get. */
export function svg(
  position: Position,
  options?: Limits & Terms & { show?: string },
): Promise<string>;

/**
 * A certificate of the position's value, or of a claim such as `>= 1/2` (a sign of `=`, `!=`, `>=`, `<=`, `|>`, `<|`, a space
 * and a value), or of who wins if a player moves first.
 */
export function prove(
  position: Position,
  options?: Limits & Terms & { claim?: string; first?: Player },
): Promise<string>;

/** Checks a certificate; not on a page, which has a worker for it, without a pause. Rejects if it proves nothing. */
export function check(certificate: string): Promise<Checked>;
