import type { Widen } from '../widen.js';
import type { learn as english } from '../en/learn.js';

export const learn: Widen<typeof english> = {};
