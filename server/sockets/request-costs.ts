import type { WireRequest } from '@impulse/protocol/wire/index.js';

/** As how many requests each counts: some make the rules or the store work much longer than others. */
export const requestCosts: Readonly<Record<WireRequest['do'], number>> = {
  watch: 4,
  leave: 1,
  here: 1,
  attend: 1,
  act: 1,
  undo: 1,
  resign: 1,
  propose: 1,
  reply: 1,
  reveal: 2,
  claim: 1,
  replace: 2,
  give: 2,
  vacation: 1,
  rematch: 8,
  say: 2,
  mute: 2,
  standing: 2,
  note: 2,
  notes: 2,
  since: 3,
  meanwhile: 6,
  record: 8,
};
