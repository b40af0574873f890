import { rulesHash } from '@impulse/engine';
import type { WhiteDeathData } from './types.js';

/** Fields that no rule reads. */
const forPeople = new Set(['name', 'model', 'dates', 'provenance']);

/** Names a data set in the record of a battle. */
export const dataHash = (data: WhiteDeathData): string => rulesHash(data, forPeople);
