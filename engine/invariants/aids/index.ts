import type { PublicAction } from '../../game.js';
import type { Cells } from '../../state/state.js';
import type { RandomRun } from '../random-run.js';
import { checkArrivals } from './arrivals.js';
import { checkAttacks } from './attacks.js';
import { checkDrafts } from './drafts.js';
import { checkReach } from './reach.js';
import { checkGroups, checkLeft, checkProspects, checkReady } from './ready.js';
import { checkShown, checkTrue } from './shown.js';
import { checkDeed, checkSpots } from './spots.js';
import { checkWays } from './ways.js';
import { checkWhyNot } from './why-not.js';

export { knownFromAids } from './known.js';
export { checkTold } from './told.js';

/** Spots are looked at in every step; everything else costs more, and is asked in one step of this many. */
const oneStepIn = 8;

/** What the aids promise is what the rules then do. */
export function checkAids<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, side: string): void {
  const { aids } = run.checks;
  if (!aids) return;
  const asked = { run, aids, side };
  checkSpots(asked);
  if (run.asking.below(oneStepIn) > 0) return;
  checkDeed(asked);
  checkReady(asked);
  checkGroups(asked);
  checkReach(asked);
  checkWays(asked);
  checkAttacks(asked);
  checkShown(asked);
  checkArrivals(asked);
  checkWhyNot(asked);
  checkLeft(asked);
  checkProspects(asked);
  checkDrafts(asked);
  checkTrue(asked);
}
