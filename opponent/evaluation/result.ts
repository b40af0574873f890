import type { Cells, Clarity, Features, Game, PublicAction } from '@impulse/engine';
import { logistic } from './logistic.js';

/** What a battle that is over counts for the first side: 1 for a victory, 0 for a defeat, or less clearly so. */
export function resultsOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  features: Features<S>,
  clarity: Clarity | undefined,
): (state: S) => number {
  if (!clarity) return (state) => (winnerOf(game, state) === game.sides[0] ? 1 : 0);
  const values = new Float32Array(features.names.length);
  const at = features.names.indexOf(clarity.feature);
  if (at < 0) throw new RangeError(`${game.id} has no feature ${clarity.feature} to tell how clear a victory is`);
  return (state) => {
    features.read(state, 0, values);
    return logistic(values[at] / clarity.scale);
  };
}

export function winnerOf<S extends Cells, A extends PublicAction>(game: Game<S, A>, state: S): string {
  const end = game.turn(state);
  if (!end.over) throw new Error('The battle is not over');
  return end.winner;
}
