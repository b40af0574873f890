import { listWith, signed } from '@impulse/engine';
import { quantities } from '../codes.js';
import { daysOf } from '../names.js';

/** Numbers in words: terms of a sum, dates, points. */

export const list = (items: readonly string[]): string => listWith(', ', ' and ', items);

export const term = (what: string, label: string, value: number): string =>
  quantities.has(what) ? `${label} ${value}` : `${signed(value)} ${label}`;

export const days = (turn: number): string => daysOf('en', turn) ?? `turn ${turn}`;

/** ` (24–28 November)`, where the days are known. */
export const date = (turn: number | undefined): string => {
  const known = turn === undefined ? undefined : daysOf('en', turn);
  return known === undefined ? '' : ` (${known})`;
};

export const when = (turn: number | undefined, impulse: number | undefined): string =>
  `Turn ${turn ?? '?'}${date(turn)}${impulse === undefined ? '' : `, impulse ${impulse}`}`;

/** `1 supply point`, `3 supply points`. */
export const count = (number: number | undefined, one: string, many = `${one}s`): string =>
  number === 1 ? `1 ${one}` : `${number === undefined ? '?' : number} ${many}`;

export const points = (value: number): string => (value === 0 ? '0 VP' : `${signed(value)} VP`);

/** Odds of fire, or that there are none. */
export const odds = (text: string | undefined): string =>
  text === undefined ? 'unknown odds' : text === '-' ? 'below the lowest odds' : `odds ${text}`;
