import { hexOn, list, matching, record, text } from '@impulse/engine';
import { grid } from '../map/grid.js';
import type { BilingualName } from '../types.js';

/** What the fields of all parts of a data file are made of. */

export const title = text(80);
export const id = matching(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'bad-id', 'An id of letters, digits and hyphens');
export const name = record<BilingualName>({ en: title, 'zh-Hant': title });
export const hex = hexOn(grid);
export const hexes = list(hex, 1, grid.size);
export const ids = list(id, 0, 500);
