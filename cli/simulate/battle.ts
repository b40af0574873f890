import {
  type AccountLine,
  type Cells,
  good,
  makeRandom,
  type Options,
  type Result,
  sealedDice,
  sha256Hex,
} from '@impulse/engine';
import type { BattleId, LoadedBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';

/** One simulated battle. */

/** What fixes every battle of a run; each is played with the seed `seed/number`. */
export interface Plan {
  readonly game: BattleId;
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

/** `see` is shown the state at the start and after every action. */
export type Simulator = (number: number, see?: (state: Cells) => void) => BattleResult;

/** Checks the plan once; the simulator then plays any of its battles. */
export function makeSimulator(battle: LoadedBattle, plan: Plan): Result<Simulator> {
  const { scenario, options, data } = plan;
  const started = battle.game.start(data === undefined ? { scenario, options } : { scenario, options, data });
  if (!started.ok) return started;
  return good((number, see) => simulate(battle, plan, started.value, number, see));
}

function simulate(
  battle: LoadedBattle,
  plan: Plan,
  start: Cells,
  number: number,
  see?: (state: Cells) => void,
): BattleResult {
  const { game, opponents } = battle;
  const seed = `${plan.seed}/${number}`;
  const state = game.blank(start);
  state.cells.set(start.cells);
  const { secret, match } = sealingFor({ seed }, () => sha256Hex(seed));
  const dice = sealedDice({ secret, match, purposes: game.purposes });
  const randoms = [makeRandom(`${seed}/${game.sides[0]}`), makeRandom(`${seed}/${game.sides[1]}`)] as const;
  const actions = opponents.playOut(plan.levels, state, dice, randoms, mostActions, see);
  const end = game.turn(state);
  return {
    number,
    winner: end.over ? end.winner : null,
    points: end.over ? end.points : 0,
    account: end.over ? end.account : [],
    actions,
    turns: battle.turnNumber(state),
    lost: battle.losses(state),
  };
}
