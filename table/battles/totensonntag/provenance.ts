import { builtInData } from '@impulse/totensonntag/data/index.js';

/** Where every reconstructed value comes from. */
export const { provenance } = builtInData;
