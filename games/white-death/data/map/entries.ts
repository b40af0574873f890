import { columns, rows } from './grid.js';
import type { EntryData, SideId } from '../types.js';

/** 17A, 17B: the entry areas, each a stretch of the map edge. */

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const range = (first: number, last: number, label: (place: string) => string): string[] =>
  Array.from({ length: last - first + 1 }, (_, step) => label(twoDigits(first + step)));

const north = (first: number, last: number): string[] => range(first, last, (column) => `${column}01`);
const south = (first: number, last: number): string[] => range(first, last, (column) => `${column}${twoDigits(rows)}`);
const west = (first: number, last: number): string[] => range(first, last, (row) => `01${row}`);
const east = (first: number, last: number): string[] => range(first, last, (row) => `${twoDigits(columns)}${row}`);

const entry = (id: string, side: SideId, en: string, zh: string, hexes: readonly string[]): EntryData => ({
  id,
  side,
  name: { en, 'zh-Hant': zh },
  hexes,
});

export const entries: readonly EntryData[] = [
  entry('ne', 'soviet', 'Northeastern Entry Area', '東北進入區', north(30, 40)),
  entry('e', 'soviet', 'Eastern Entry Area', '東部進入區', east(1, 43)),
  // Ruling 37: the third Soviet area, which the rule counts but does not describe.
  entry('se', 'soviet', 'Southeastern Entry Area', '東南進入區', south(37, 40)),
  entry('s', 'german', 'Southern Entry Area', '南部進入區', south(21, 30)),
  entry('sw', 'german', 'Southwestern Entry Area', '西南進入區', west(33, 39)),
  entry('w', 'german', 'Western Entry Area', '西部進入區', west(14, 22)),
  entry('nw', 'german', 'Northwestern Entry Area', '西北進入區', north(4, 12)),
];
