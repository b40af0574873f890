import type { Problem, Result } from '@impulse/engine';
import { areaProblems } from './checks/areas.js';
import { chartProblems, turnProblems } from './checks/charts.js';
import { mapProblems } from './checks/map.js';
import { scenarioProblems } from './checks/scenarios.js';
import { setupProblems } from './checks/setup.js';
import { formationProblems, unitProblems } from './checks/units.js';
import { makePassability } from './checks/passability.js';
import { readData } from './schema.js';
import type { WhiteDeathData } from './types.js';

/**
 * Checks a data file of a player's own: same map size and order of battle, any values that make a playable game. The
 * result is a copy made of known fields only; the first problem found is given with the path of its field.
 */
export const checkData = (value: unknown): Result<WhiteDeathData> => {
  const read = readData(value, '');
  if (!read.ok) return read;
  for (const error of problems(read.value)) return { ok: false, error };
  return read;
};

/** In the order in which they can be looked for: set-ups make sense only once map, areas and units do. */
function* problems(data: WhiteDeathData): Generator<Problem> {
  yield* mapProblems(data.map);
  yield* chartProblems(data.charts);
  yield* turnProblems(data.turns);
  const ways = makePassability(data.map, data.charts);
  yield* areaProblems(data, ways);
  yield* formationProblems(data);
  yield* unitProblems(data, ways);
  yield* setupProblems(data, ways);
  yield* scenarioProblems(data);
}
