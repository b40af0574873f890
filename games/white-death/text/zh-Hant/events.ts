import type { Catalogue } from '../catalogue.js';
import { fireEvents } from './events-fire.js';
import { moveEvents } from './events-move.js';
import { turnEvents } from './events-turn.js';

export const events: Catalogue['events'] = { ...turnEvents, ...moveEvents, ...fireEvents };
