import {
  type Cells,
  type Clarity,
  type Features,
  keyedDice,
  makeRandom,
  type Policy,
  type PublicAction,
  type Random,
  type Setup,
} from '@impulse/engine';
import { resultsOf, winnerOf } from '../evaluation/result.js';
import { planner, type Planning } from '../planner/planner.js';
import { playUntil } from '../play-out.js';

/** Battles to learn an evaluation from. */

/** A position in numbers, as the first side sees it, and whether that side won, and how clearly, from 0 to 1. */
export interface LearntPosition {
  readonly features: Float64Array;
  readonly won: boolean;
  readonly result: number;
}

/** How often an impulse is played otherwise than its side would. */
const disturbances = 6;
/** One position in so many is kept; those at night, where plans are judged, are all kept. */
const thinning = 3;

/** Which battle is watched: with `simulations` every other player plans, with as many for an impulse. */
export interface WatchedBattle {
  readonly setup: Setup;
  readonly seed: string;
  readonly simulations: number;
}

/**
 * One battle between scripts that each have a style of their own, or planners. Now and then an impulse is played by another
 * plan, so that what neither would do is seen, too.
 */
export function watchBattle<S extends Cells, A extends PublicAction>(
  planning: Planning<S, A>,
  features: Features<S>,
  clarity: Clarity | undefined,
  { setup, seed, simulations }: WatchedBattle,
): LearntPosition[] {
  const { game, script, repertoire } = planning;
  const started = game.start(setup);
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const random = makeRandom(seed);
  const randoms = [random.fork('first'), random.fork('second')] as const;
  const dice = keyedDice(random.uint32());
  const usual = [0, 1].map(playerFor);
  const values = new Float32Array(features.names.length);
  const seen: Float64Array[] = [];
  let turn = game.clock(state, 'turn');
  while (game.codes.deciding(state) >= 0) {
    const players = usual.map((player, side) => disturbed(side) ?? player);
    playUntil(game, state, [players[0], players[1]], dice, randoms, 'impulse');
    dice.reseed(random.uint32());
    const isNight = game.clock(state, 'turn') !== turn;
    turn = game.clock(state, 'turn');
    if (game.codes.deciding(state) < 0 || (!isNight && random.below(thinning) > 0)) continue;
    features.read(state, 0, values);
    seen.push(Float64Array.from(values));
  }
  const won = winnerOf(game, state) === game.sides[0];
  const result = resultsOf(game, features, clarity)(state);
  return seen.map((position) => ({ features: position, won, result }));

  function playerFor(side: number): Policy<S> {
    const style = repertoire.style(state, side, random);
    const plans = simulations > 0 && random.below(2) === 0;
    return plans ? planner(planning, { id: 'learner', version: 1, budget: simulations }).make() : script.make(style);
  }

  function disturbed(side: number): Policy<S> | null {
    const deciding = game.codes.deciding(state) === side && repertoire.kindOf(state) === 'impulse';
    return deciding && random.below(disturbances) === 0 ? script.make({ moods: drawPlan(side, random) }) : null;
  }

  function drawPlan(side: number, by: Random) {
    const stances = repertoire.stances(state, side);
    const stance = stances[by.below(stances.length)];
    return repertoire.vary(state, side, repertoire.vary(state, side, stance, by), by);
  }
}
