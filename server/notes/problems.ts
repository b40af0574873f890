import type { Problem } from '@impulse/engine';

export const tooManyNotes: Problem = {
  code: 'too-many',
  path: 'hex',
  message: 'There are too many notes; please take some off first.',
};
