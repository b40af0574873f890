import { signed } from '@impulse/engine';

/** Numbers in words: terms of a sum, dates, points. */

export const term = (what: string, label: string, value: number): string =>
  `${label} ${what === 'strength' ? value : signed(value)}`;

/** Turn 1 is 19 November 1941. */
export const day = (turn: number): string => `11 月 ${18 + turn} 日`;

export const date = (turn: number | undefined): string => (turn === undefined ? '' : `（${day(turn)}）`);

export const when = (turn: number | undefined, couplet: number | undefined): string =>
  `第 ${turn ?? '?'} 回合${date(turn)}第 ${couplet ?? '?'} 輪次`;

/** What two dice must show. */
export function needed(total: number | undefined): string {
  if (total === undefined) return '所需點數不明';
  if (total <= 2) return '必定命中';
  return total > 12 ? '不可能命中' : `2d6 須擲出 ${total} 以上`;
}

export const points = (value: number): string => `${value === 0 ? 0 : signed(value)} VP`;

export const victoryPoints = (value: number): string => `${value < 0 ? signed(value) : value} 分`;
