import { map } from './map.js';
import { coupletsPerTurn, divisions, exit, objectives, turns } from './scenario.js';
import type { TotensonntagData } from './types.js';
import { commonwealthUnits } from './units-commonwealth.js';
import { dakUnits } from './units-dak.js';
import { entries, zones } from './zones.js';

/** The data set that comes with the game. */
export const builtInData: TotensonntagData = {
  format: 'impulse-totensonntag-data-1',
  name: 'Totensonntag, reconstructed values',
  map,
  zones,
  entries,
  divisions,
  units: [...dakUnits, ...commonwealthUnits],
  objectives,
  exit,
  turns,
  coupletsPerTurn,
};
