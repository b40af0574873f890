import { signed } from '@impulse/engine';

/** Numbers in words: terms of a sum, dates, points. */

export const term = (what: string, label: string, value: number): string =>
  what === 'strength' ? `${label} ${value}` : `${signed(value)} ${label}`;

/** Turn 1 is 19 November 1941. */
export const day = (turn: number): string => `${18 + turn} November`;

export const date = (turn: number | undefined): string => (turn === undefined ? '' : ` (${day(turn)})`);

export const when = (turn: number | undefined, couplet: number | undefined): string =>
  `Turn ${turn ?? '?'}${date(turn)}, couplet ${couplet ?? '?'}`;

/** What two dice must show. */
export function needed(total: number | undefined): string {
  if (total === undefined) return 'needs an unknown roll';
  if (total <= 2) return 'cannot miss';
  return total > 12 ? 'cannot hit' : `needs ${total} or more with two dice`;
}

export const points = (value: number): string => (value === 0 ? '0 VP' : `${signed(value)} VP`);

export const victoryPoints = (value: number): string =>
  value === 1 ? '1 victory point' : `${value < 0 ? signed(value) : value} victory points`;
