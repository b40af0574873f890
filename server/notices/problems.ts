import type { Problem } from '@impulse/engine';

export const tooManyQuestions: Problem = {
  code: 'too-many-attempts',
  path: 'address',
  message: 'Too many addresses have been asked from here today; please try again tomorrow.',
};
export const notSent: Problem = {
  code: 'not-sent',
  path: 'address',
  message: 'No letter could be sent to this address.',
};
