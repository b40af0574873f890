import type { UnitData } from './types.js';
import { armyUnits } from './units-soviet-army.js';
import { brigadeUnits } from './units-soviet-brigades.js';
import { divisionUnits } from './units-soviet-divisions.js';

/** The Soviet order of battle. */
export const sovietUnits: readonly UnitData[] = [...divisionUnits, ...brigadeUnits, ...armyUnits];
