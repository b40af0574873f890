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
import type { Planning } from '../planner/planner.js';
import { playUntil } from '../play-out.js';

/** Battles to learn an evaluation from. */

/** A position in numbers, as the first side sees it, and whether that side won, and how clearly, from 0 to 1. */
export interface LearntPosition {
  readonly features: Float64Array;
  readonly won: boolean;
  readonly result: number;
}

/** How often an impulse is played otherwise than its side's style would. */
const disturbances = 6;
/** One position in so many is kept; those at night, where plans are judged, are all kept. */
const thinning = 3;

/**
 * One battle between two scripts, each with a style of its own. Now and then an impulse is played by another plan, so that
 * what no script would do is seen, too.
 */
export function watchBattle<S extends Cells, A extends PublicAction>(
  { game, script, repertoire }: Omit<Planning<S, A>, 'evaluation'>,
  features: Features<S>,
  clarity: Clarity | undefined,
  setup: Setup,
  seed: string,
): LearntPosition[] {
  const started = game.start(setup);
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const random = makeRandom(seed);
  const randoms = [random.fork('first'), random.fork('second')] as const;
  const dice = keyedDice(random.uint32());
  const styles = [0, 1].map((side) => script.make(repertoire.style(state, side, random)));
  const values = new Float32Array(features.names.length);
  const seen: Float64Array[] = [];
  let turn = game.clock(state, 'turn');
  while (game.codes.deciding(state) >= 0) {
    const players = styles.map((style, side) => disturbed(side) ?? style);
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
