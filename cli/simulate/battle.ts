import { type AccountLine, good, makeRandom, type Options, type Result, sealedDice, sha256Hex } from '@impulse/engine';
import { playOut, type Policy } from '@impulse/opponent';
import type { Cells } from '@impulse/engine';
import { findVolume } from '../library.js';
import { sealingFor } from '../protocol/sealing.js';
import type { Volume } from '../volume.js';

/** One simulated battle. */

/** What fixes every battle of a run; each is played with the seed `seed/number`. */
export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly data?: unknown;
  readonly seed: string;
  /** The opponents of the two sides, in the order of the sides. */
  readonly levels: readonly [string, string];
}

export interface BattleResult {
  readonly number: number;
  /** Null when the battle went on for ever. */
  readonly winner: string | null;
  readonly points: number;
  readonly account: readonly AccountLine[];
  readonly actions: number;
  readonly turns: number;
  readonly lost: readonly [number, number];
}

/** More decisions than any battle needs. */
const mostActions = 100_000;

export type Simulator = (number: number) => BattleResult;

/** Checks the plan once; the simulator then plays any of its battles. */
export function makeSimulator(plan: Plan): Result<Simulator> {
  const volume = findVolume(plan.game)!;
  const { game, opponents } = volume;
  const { scenario, options, data } = plan;
  const started = game.start(data === undefined ? { scenario, options } : { scenario, options, data });
  if (!started.ok) return started;
  const policies = plan.levels.map((level) => opponents.get(level)!) as [Policy<Cells>, Policy<Cells>];
  return good((number) => simulate(volume, plan.seed, started.value, policies, number));
}

function simulate(
  { game, turn, losses }: Volume,
  planSeed: string,
  start: Cells,
  policies: readonly [Policy<Cells>, Policy<Cells>],
  number: number,
): BattleResult {
  const seed = `${planSeed}/${number}`;
  const state = game.blank(start);
  state.cells.set(start.cells);
  const { secret, match } = sealingFor({ seed }, () => sha256Hex(seed));
  const dice = sealedDice({ secret, match, purposes: game.purposes });
  const randoms = [makeRandom(`${seed}/${game.sides[0]}`), makeRandom(`${seed}/${game.sides[1]}`)] as const;
  const actions = playOut(game, state, policies, dice, randoms, mostActions);
  const end = game.turn(state);
  return {
    number,
    winner: end.over ? end.winner : null,
    points: end.over ? end.points : 0,
    account: end.over ? end.account : [],
    actions,
    turns: turn(state),
    lost: losses(state),
  };
}
