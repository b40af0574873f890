import { rulesHash } from '@impulse/engine';
import type { TotensonntagData } from './types.js';

/** Fields that no rule reads. */
const forPeople = new Set(['name', 'formation', 'model', 'places', 'tracks', 'provenance']);

/** Names a data set in the record of a battle. */
export const dataHash = (data: TotensonntagData): string => rulesHash(data, forPeople);
