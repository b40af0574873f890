import { areas } from './map/areas.js';
import { charts } from './charts.js';
import { entries } from './map/entries.js';
import { formations } from './units/formations.js';
import { map } from './map/map.js';
import { scenarios } from './scenarios.js';
import { turns } from './turns.js';
import type { WhiteDeathData } from './types.js';
import { germanUnits } from './units/german.js';
import { sovietUnits } from './units/soviet.js';
import { victory } from './victory.js';

/** The data set that comes with the game. */
export const builtInData: WhiteDeathData = {
  format: 'impulse-white-death-data-1',
  name: 'White Death, reconstructed values',
  map,
  formations,
  units: [...sovietUnits, ...germanUnits],
  entries,
  areas,
  charts,
  turns,
  railCapacity: 25,
  victory,
  scenarios,
};
