import type { UnitData } from './types.js';
import { corpsUnits } from './units-german-corps.js';
import { decemberUnits } from './units-german-december.js';
import { januaryUnits } from './units-german-january.js';

/** The German order of battle. */
export const germanUnits: readonly UnitData[] = [...corpsUnits, ...decemberUnits, ...januaryUnits];
