import type { Problem } from '@impulse/engine';

export const nameTaken: Problem = {
  code: 'name-taken',
  path: 'name',
  message: 'Somebody is called this already, or nearly so.',
};
export const unknownToken: Problem = { code: 'unknown-token', path: '', message: 'This is no token of a bot.' };
