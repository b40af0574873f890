import { type Cells, type Language, observer, type PublicAction, truth } from '@impulse/engine';
import { certain, type JudgedStretch, type PlannedAction, turningPoints } from '@impulse/opponent';
import type { LoadedBattle } from '../loaded-battle.js';
import type { Analysed } from './analysis.js';
import { percent, signedPercent } from './figures.js';
import { analysisWords } from './words/index.js';

/** An analysis in words, in one language. */
export interface ToldAnalysis<A> {
  readonly title: string;
  readonly outcome: string;
  /** What the chance is made of; the last line is the result. */
  readonly account: readonly (readonly [what: string, share: string])[];
  readonly turningPoints: readonly ToldStretch<A>[];
  readonly judged: readonly ToldStretch<A>[];
}

export interface ToldStretch<A> {
  readonly stretch: JudgedStretch<A>;
  /** The turn, the side, and the steps of the battle. */
  readonly when: string;
  /** What it changed, in a sentence: as a turning point, and as a decision. */
  readonly turningPoint: string;
  readonly cost: string;
  /** What was done, and what would have been better, as far as the two differ. */
  readonly played: readonly string[];
  readonly better: readonly string[];
  readonly orders: readonly PlannedAction<A>[];
  /** Who stands where, as it began. */
  readonly stand: Readonly<Record<string, readonly string[]>>;
}

const mostTurningPoints = 6;

export function tellAnalysis<S extends Cells, A extends PublicAction>(
  battle: LoadedBattle<S, A>,
  { cut, balance }: Analysed<S, A>,
  language: Language,
): ToldAnalysis<A> {
  const { game, aids } = battle;
  const words = analysisWords[language];
  const say = battle.phrases[language];
  const state = game.blank(cut.like);

  const outcome = (): string => {
    state.cells.set(cut.cells);
    const { winner, ended } = cut;
    return battle.texts[language].turn(
      ended ? { over: true, winner, points: 0, account: [], ended } : game.turn(state),
    );
  };

  const standNow = (): Record<string, string[]> => {
    const sideOf = new Map(aids.units(state, observer).map(({ id, side }) => [id, side]));
    const stand: Record<string, string[]> = {};
    for (const [hex, [top]] of aids.stacks(state, truth)) {
      const side = top === null || top === undefined ? undefined : sideOf.get(top);
      if (side !== undefined) (stand[side] ??= []).push(hex);
    }
    return stand;
  };

  const tell = (stretch: JudgedStretch<A>): ToldStretch<A> => {
    const { side, from, to, before, after, luck, loss, orders } = stretch;
    const found = cut.stretches.find((one) => one.from === from);
    state.cells.set(found?.cells ?? cut.cells);
    const own = (share: number): number => (side === game.sides[0] ? share : certain - share);
    const turn = battle.turnNumber(state);
    const when = `${words.turn(turn, say.date(turn))} · ${say.side(side)} · ${words.steps(from + 1, to)}`;
    const change = words.change(percent(own(before)), percent(own(after)));
    const dice = signedPercent(side === game.sides[0] ? luck : -luck);
    const done = new Set((found?.steps ?? []).map(({ action }) => JSON.stringify(action)));
    const better = orders.filter(({ action }) => !done.has(JSON.stringify(action)));
    const wanted = new Set(orders.map(({ action }) => JSON.stringify(action)));
    const played = (found?.steps ?? []).filter(({ action }) => !wanted.has(JSON.stringify(action)));
    return {
      stretch,
      when,
      turningPoint: words.turningPoint(when, change, dice),
      cost: words.cost(change, percent(loss ?? 0), dice),
      played: played.map(({ action }) => say.order(action)),
      better: better.map(({ action }) => say.order(action)),
      orders: better,
      stand: standNow(),
    };
  };

  return {
    title: game.name[language],
    outcome: outcome(),
    account: [
      [words.start, percent(balance.start)],
      ...game.sides.map((side) => [words.decisions(say.side(side)), signedPercent(balance.decisions[side])] as const),
      ...game.sides.map((side) => [words.luck(say.side(side)), signedPercent(balance.luck[side])] as const),
      ...(balance.ending === 0 ? [] : [[words.ending, signedPercent(balance.ending)] as const]),
      [words.result, percent(balance.result)],
    ],
    turningPoints: turningPoints(balance, mostTurningPoints)
      .toSorted((one, other) => one.from - other.from)
      .map(tell),
    judged: balance.stretches.filter(({ verdict }) => verdict !== null).map(tell),
  };
}
