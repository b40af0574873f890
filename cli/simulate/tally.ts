import type { AccountLine } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import type { BattleResult } from './battle.js';

/** Many battles in a few numbers. */

export interface Share {
  readonly count: number;
  readonly share: number;
  /** 95 % interval after Wilson. */
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

export interface Tally {
  readonly battles: number;
  readonly unfinished: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly points: Spread;
  /** How often each line of the victory account brought or cost points, and how many on average. */
  readonly account: readonly (Share & { readonly id: string; readonly name: string; readonly points: number })[];
  readonly lost: Readonly<Record<string, Spread>>;
  readonly actions: Spread;
  readonly turns: Spread;
}

const z = 1.959963984540054;

export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const centre = share + (z * z) / (2 * of);
  const scale = 1 + (z * z) / of;
  return {
    count,
    share,
    low: count === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: count === of ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0, least: 0, most: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    least: values.reduce((a, b) => Math.min(a, b)),
    most: values.reduce((a, b) => Math.max(a, b)),
  };
}

export function tallyUp(battle: LoadedBattle, results: readonly BattleResult[]): Tally {
  const { sides } = battle.game;
  const over = results.filter(({ winner }) => winner !== null);
  const bySide = <T>(value: (side: string, index: number) => T) =>
    Object.fromEntries(sides.map((side, index) => [side, value(side, index)]));
  return {
    battles: results.length,
    unfinished: results.length - over.length,
    wins: bySide((side) => wilson(over.filter(({ winner }) => winner === side).length, over.length)),
    points: spreadOf(over.map(({ points }) => points)),
    account: accountOf(battle, over),
    lost: bySide((_, index) => spreadOf(results.map(({ lost }) => lost[index]))),
    actions: spreadOf(results.map(({ actions }) => actions)),
    turns: spreadOf(results.map(({ turns }) => turns)),
  };
}

function accountOf(battle: LoadedBattle, results: readonly BattleResult[]): Tally['account'] {
  const lines = new Map<string, { line: AccountLine; scored: number; points: number }>();
  for (const line of results.flatMap(({ account }) => account)) {
    const id = battle.accountId(line);
    const sum = lines.get(id) ?? { line, scored: 0, points: 0 };
    if (line.points !== 0) sum.scored++;
    sum.points += line.points;
    lines.set(id, sum);
  }
  return [...lines].map(([id, { line, scored, points }]) => ({
    id,
    name: battle.accountName(line, 'en'),
    ...wilson(scored, results.length),
    points: points / results.length,
  }));
}
