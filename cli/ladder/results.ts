import fs from 'node:fs';
import { bad, good, list, oneOf, optional, pair, type Read, record, type Result, text } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import type { Counted } from '../census/count.js';
import { readJson, writeText } from '../files.js';
import type { PlayedPair } from './pair.js';

/** The file in which a ladder keeps its matches, so that a second run goes on where the first one stopped. */

/** Matches are comparable only when all of this is the same. */
export interface LadderHeading {
  readonly game: (typeof battleIds)[number];
  readonly rules: string;
  /** Hash of the data. */
  readonly data: string;
}

/** Two opponents by name and version (`expert@1`), and every pair they played, from number 0 on. */
export interface LadderMatch {
  readonly scenario: string;
  readonly seed: string;
  readonly players: readonly [string, string];
  readonly pairs: readonly PlayedPair['won'][];
  /** Habits of the first player, of those pairs in which they have been counted. */
  readonly habits: readonly Counted[];
}

interface WrittenMatch extends Omit<LadderMatch, 'pairs' | 'habits'> {
  /** Two letters a pair: W where the first player won with the first side, then with the second; else L. */
  readonly pairs: string;
  /** The number of a pair and what was counted in it, one pair after the other: `0 12 3 9, 1 10 2 14`. */
  readonly habits?: string;
}

interface Results extends LadderHeading {
  readonly format: 'impulse-ladder';
  readonly version: 1;
  readonly matches: readonly WrittenMatch[];
}

const shortText = text(200);
const mostMatches = 1000;
const mostPairs = 100_000;

const readResults: Read<Results> = record<Results>({
  format: oneOf('impulse-ladder'),
  version: oneOf(1),
  game: oneOf(...battleIds),
  rules: shortText,
  data: shortText,
  matches: list(
    record<WrittenMatch>({
      scenario: shortText,
      seed: shortText,
      players: pair(shortText),
      pairs: text(2 * mostPairs + mostPairs),
      habits: optional(text(100 * mostPairs)),
    }),
    0,
    mostMatches,
  ),
});

const letters = (won: boolean): string => (won ? 'W' : 'L');
const writePairs = (pairs: LadderMatch['pairs']): string => pairs.map((won) => won.map(letters).join('')).join(' ');

function readPairs(written: string): PlayedPair['won'][] | null {
  const words = written === '' ? [] : written.split(' ');
  if (words.some((word) => !/^[WL]{2}$/.test(word))) return null;
  return words.map((word) => [word.startsWith('W'), word.endsWith('W')]);
}

const writeHabits = (habits: LadderMatch['habits']): string =>
  habits.map(({ number, counts }) => [number, ...counts].join(' ')).join(', ');

function readHabits(written: string): Counted[] | null {
  const pairs = written === '' ? [] : written.split(', ');
  if (pairs.some((pair) => !/^\d+( \d+)+$/.test(pair))) return null;
  return pairs.map((pair) => {
    const [number, ...counts] = pair.split(' ').map(Number);
    return { number, counts };
  });
}

/** The matches of a file; none when it is not there yet. One of another battle or other rules is left as it is. */
export function openLadder(file: string, heading: LadderHeading): Result<LadderMatch[]> {
  if (!fs.existsSync(file)) return good([]);
  const value = readJson(file);
  if (!value.ok) return value;
  const read = readResults(value.value, '');
  if (!read.ok) return bad(read.error.code, file, `${file}: ${read.error.path}: ${read.error.message}`);
  for (const name of Object.keys(heading) as (keyof LadderHeading)[]) {
    if (read.value[name] === heading[name]) continue;
    const other = `${name} ${read.value[name]}, not ${heading[name]}`;
    return bad('other-ladder', file, `${file} is of another ladder (${other}): name another file.`);
  }
  const matches: LadderMatch[] = [];
  for (const written of read.value.matches) {
    const pairs = readPairs(written.pairs);
    if (!pairs) return bad('bad-pairs', file, `${file}: pairs are written as WW, WL, LW or LL.`);
    const habits = readHabits(written.habits ?? '');
    if (!habits) return bad('bad-habits', file, `${file}: habits are written as numbers, a comma between two pairs.`);
    matches.push({ ...written, pairs, habits });
  }
  return good(matches);
}

export function writeLadder(file: string, heading: LadderHeading, matches: readonly LadderMatch[]): Result<null> {
  const written = matches
    .filter(({ pairs }) => pairs.length > 0)
    .map(({ habits, ...match }): WrittenMatch => ({
      ...match,
      pairs: writePairs(match.pairs),
      ...(habits.length > 0 && { habits: writeHabits(habits) }),
    }));
  const results: Results = { format: 'impulse-ladder', version: 1, ...heading, matches: written };
  return writeText(file, `${JSON.stringify(results, null, 1)}\n`);
}
