import type { UnitData } from '../types.js';
import { armyUnits } from './soviet-army.js';
import { brigadeUnits } from './soviet-brigades.js';
import { divisionUnits } from './soviet-divisions.js';

/** The Soviet order of battle. */
export const sovietUnits: readonly UnitData[] = [...divisionUnits, ...brigadeUnits, ...armyUnits];
