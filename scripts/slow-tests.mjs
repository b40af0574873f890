// The test files that take longest: whole battles by the dozen, and servers that are ended and started again.
import path from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './repository.mjs';

/** The longest first. `npm test -- fast` leaves them out. */
export const slowTests = [
  'games/white-death/random-play.test.ts',
  'server/faults/kill.test.ts',
  'games/totensonntag/random-play.test.ts',
  'cli/fit/fit.test.ts',
  'cli/census/census.test.ts',
  'cli/calibrate/calibrate.test.ts',
  'cli/play/white-death.test.ts',
  'cli/ladder/ladder.test.ts',
  'cli/play/secrecy.test.ts',
  'games/white-death/aids/redactions.test.ts',
  'games/white-death/opponent/script.test.ts',
  'games/totensonntag/invariants/aids.test.ts',
  'games/white-death/invariants/aids.test.ts',
  'games/white-death/position/delta.test.ts',
  'library/white-death/policies.test.ts',
  'library/totensonntag/policies.test.ts',
  'library/totensonntag/opponents.test.ts',
  'cli/shared/shared-work.test.ts',
  'cli/play/helpers.test.ts',
  'cli/balance/balance.test.ts',
  'server/sockets/slow-client.test.ts',
  'server/sockets/hindsight.test.ts',
  'server/notices/two-processes.test.ts',
  'games/white-death/opponent/policy.test.ts',
  'games/totensonntag/opponent/script.test.ts',
  'library/totensonntag/comparing-plans.test.ts',
  'protocol/spoilt/trial.test.ts',
  'protocol/secrecy.test.ts',
  'server/sockets/secrecy.test.ts',
  'table/parts/luck.test.ts',
];

const placeOf = (file) => {
  const place = slowTests.indexOf(path.relative(root, file).split(path.sep).join('/'));
  return place < 0 ? slowTests.length : place;
};

/** Begins with the files that take longest, so that no thread is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
