import { list, oneOf, optional, record, text, whole, type Read } from '@impulse/engine';
import { title } from './schema/basics.js';
import { readCharts, readTurns, readVictory } from './schema/charts.js';
import { readAreas, readEntries, readMap } from './schema/map.js';
import { readScenarios } from './schema/scenarios.js';
import { readFormations, readUnits } from './schema/units.js';
import type { ProvenanceNote, WhiteDeathData } from './types.js';

/** Every field of a data file with the values it may have by itself; check.ts looks at them together. */
export const readData: Read<WhiteDeathData> = record<WhiteDeathData>({
  format: oneOf('impulse-white-death-data-1'),
  name: title,
  map: readMap,
  formations: readFormations,
  units: readUnits,
  entries: readEntries,
  areas: readAreas,
  charts: readCharts,
  turns: readTurns,
  railCapacity: whole(0, 999),
  victory: readVictory,
  scenarios: readScenarios,
  provenance: optional(
    list(
      record<ProvenanceNote>({ subject: title, status: oneOf('known', 'inferred', 'reconstructed'), note: text(2000) }),
      0,
      500,
    ),
  ),
});
