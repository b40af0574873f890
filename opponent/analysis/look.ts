import { type Aids, type Cells, makeRandom, mix, type PublicAction, scriptedDice } from '@impulse/engine';
import type { Planning } from '../planner/planner.js';
import { type Better, betterPlan } from './better.js';
import { luckOf } from './luck.js';
import { outlook } from './outlook.js';
import { millionths } from './share.js';
import type { CutBattle, Stretch } from './stretches.js';

/** How closely a battle is looked at. The same depth and seed give the same analysis on every machine. */
export interface Depth {
  /** Play-outs for the chance at the beginning of a stretch, and how many turns they go on for. */
  readonly samples: number;
  readonly turns: number;
  /** Play-outs for each outcome of a throw; 0: the evaluation alone weighs it. */
  readonly throws: number;
  /** Simulations for a better plan. */
  readonly budget: number;
  readonly seed: number;
}

/** What was found out about one stretch; chances are those of the first side, in millionths. */
export interface StretchFindings<A> {
  /** When it began. */
  readonly chance: number;
  /** What the dice of each throw changed, against what was to be expected of them. */
  readonly throws: readonly ThrowLuck[];
  /** The best that was found for it, its gain being that of the side that decided; null where nothing was planned. */
  readonly better: (Better<A> & { readonly gain: number }) | null;
}

export interface ThrowLuck {
  /** How many actions of the battle had been played, with this one. */
  readonly frame: number;
  readonly luck: number;
}

/** Looks at stretch number `index`, whatever was looked at before. */
export function lookAt<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  aids: Aids<S, A>,
  cut: CutBattle<S, A>,
  index: number,
  depth: Depth,
): StretchFindings<A> {
  const { game } = planning;
  const { budget, seed } = depth;
  const stretch = cut.stretches[index];
  const own = mix(seed, index, 0, 0);
  const state = game.blank(cut.like);
  state.cells.set(stretch.cells);
  const chance = millionths(outlook(planning, state, depth));
  const known = game.blank(state);
  game.redact(state, stretch.side, makeRandom([own, 2, 0, 0]), known);
  const better = betterPlan(planning, aids, known, budget, own);
  return {
    chance,
    throws: throwsOf(planning, state, stretch, depth),
    better: better && { ...better, gain: millionths(better.gain) },
  };
}

/** Plays the stretch on `state` and weighs its dice. */
function throwsOf<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  state: S,
  { side, from, steps }: Stretch<A>,
  { throws: samples, turns, seed }: Depth,
): ThrowLuck[] {
  const { game } = planning;
  const throws: ThrowLuck[] = [];
  const before = game.blank(state);
  for (const [at, { action, dice }] of steps.entries()) {
    before.cells.set(state.cells);
    const fallen = scriptedDice(dice);
    fallen.begin(0);
    game.play(state, side, action, fallen, null);
    if (dice.length === 0) continue;
    const luck = millionths(luckOf(planning, before, side, action, state, { samples, turns, seed }));
    throws.push({ frame: from + at + 1, luck });
  }
  return throws;
}

/** The chance of the first side where people ended the battle. */
export function lookAtEnd<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  { like, cells }: CutBattle<S, A>,
  depth: Depth,
): number {
  const state = planning.game.blank(like);
  state.cells.set(cells);
  return millionths(outlook(planning, state, depth));
}
