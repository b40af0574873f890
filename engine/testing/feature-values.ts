import type { Features } from '../features.js';
import { makeRandom } from '../dice/random.js';
import type { Game, PublicAction, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** Features by name. */
export function featuresOf<S>(features: Features<S>, state: S, side: number): Readonly<Record<string, number>> {
  const into = new Float32Array(features.names.length).fill(NaN);
  features.read(state, side, into);
  return Object.fromEntries(features.names.map((name, index) => [name, into[index]]));
}

/** Names of the features of a side that are others once everything a seat may not know has been made up. */
export function hiddenFeatures<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  features: Features<S>,
  state: S,
  side: number,
  seat: Seat,
): string[] {
  const known = game.blank(state);
  game.redact(state, seat, makeRandom(`features of ${seat}`), known);
  const truth = featuresOf(features, state, side);
  const made = featuresOf(features, known, side);
  return features.names.filter((name) => truth[name] !== made[name]);
}
