import type { Problem, Result } from '@impulse/engine';
import { mapProblems } from './check-map.js';
import { setupProblems } from './check-setup.js';
import { divisionProblems, unitProblems } from './check-units.js';
import { readData } from './schema.js';
import type { TotensonntagData } from './types.js';

/**
 * Checks a data file of a player's own: same map size and order of battle, any values that make a playable game. The
 * result is a copy made of known fields only; the first problem found is given with the path of its field.
 */
export const checkData = (value: unknown): Result<TotensonntagData> => {
  const read = readData(value, '');
  if (!read.ok) return read;
  for (const error of problems(read.value)) return { ok: false, error };
  return read;
};

/** In the order in which they can be looked for: set-ups make sense only once map, zones and units do. */
function* problems(data: TotensonntagData): Generator<Problem> {
  yield* mapProblems(data);
  yield* unitProblems(data);
  yield* divisionProblems(data);
  yield* setupProblems(data);
}
