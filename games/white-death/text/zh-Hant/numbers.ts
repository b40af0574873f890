import { signed } from '@impulse/engine';
import { quantities } from '../codes.js';
import { daysOf } from '../names.js';

/** Numbers in words: terms of a sum, dates, points. */

export const list = (items: readonly string[]): string => items.join('、');

export const term = (what: string, label: string, value: number): string =>
  `${label} ${quantities.has(what) ? value : signed(value)}`;

export const days = (turn: number): string => daysOf('zh-Hant', turn) ?? `第 ${turn} 回合`;

/** The days in brackets, where they are known. */
export const date = (turn: number | undefined): string => {
  const known = turn === undefined ? undefined : daysOf('zh-Hant', turn);
  return known === undefined ? '' : `（${known}）`;
};

export const when = (turn: number | undefined, impulse: number | undefined): string =>
  `第 ${turn ?? '?'} 回合${date(turn)}${impulse === undefined ? '' : `第 ${impulse} 行動段`}`;

export const points = (value: number): string => `${value === 0 ? 0 : signed(value)} VP`;

/** Odds of fire, or that there are none. */
export const odds = (text: string | undefined): string =>
  text === undefined ? '戰力比不明' : text === '-' ? '低於最低戰力比' : `戰力比 ${text}`;
