import { builtInData } from './index.js';
import { provenance } from './provenance.js';

/** The data set that comes with the game, with where each value comes from. */
export const annotatedData = { ...builtInData, provenance };
