import { viewTextsFrom } from '@impulse/engine';
import { viewParts } from './view.js';

/** The view of a seat as JSON text, fast. */
export const viewText = viewTextsFrom(viewParts);
