import type { UnitData } from '../types.js';
import { corpsUnits } from './german-corps.js';
import { decemberUnits } from './german-december.js';
import { januaryUnits } from './german-january.js';

/** The German order of battle. */
export const germanUnits: readonly UnitData[] = [...corpsUnits, ...decemberUnits, ...januaryUnits];
