import type { Problem } from '@impulse/engine';

export const nameTaken: Problem = { code: 'name-taken', path: 'name', message: 'Another bot has this name.' };
export const unknownToken: Problem = { code: 'unknown-token', path: '', message: 'This is no token of a bot.' };
