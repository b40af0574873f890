import { bad, fieldPath, type Result } from '@impulse/engine';
import { type Context, grid, hexCount, SOVIET } from '../context.js';
import { sideIds } from '../data/types.js';
import { isVacated, nextTarget } from '../rules/assault/targets.js';
import { DEFENDED, holder, NONE, pointsPerTurn, RESOLVED, SHELLED, type State, STEP, TARGET } from '../state.js';

/** What a position says of the impulse under way, its targets and the bunkers: refused where it could not be. */

type Failure = Result<never>;

export const checkFights = (state: State): Failure | null =>
  checkPoints(state) ?? checkBunkers(state) ?? checkTargets(state) ?? checkFireStep(state);

/** 5: an impulse takes its points from the ten of the turn. */
function checkPoints(state: State): Failure | null {
  const { active, impulse, points } = state;
  if (active === NONE || impulse + points[active] <= pointsPerTurn) return null;
  return bad(
    'out-of-range',
    'impulse',
    `With those left the ${sideIds[active]} side has more than ${pointsPerTurn} points.`,
  );
}

/** 19: the strength that the bunker of this hex has when nothing has hit it; 0 where there is none. */
export const printedBunker = ({ data }: Context, label: string): number =>
  Math.max(0, ...data.scenarios.flatMap(({ bunkers }) => bunkers.map((one) => (one.hex === label ? one.strength : 0))));

/** 19, ruling 23: bunkers only lose strength, and a Soviet unit that enters destroys them. */
function checkBunkers(state: State): Failure | null {
  const { ground } = state.context;
  for (const [index, hex] of ground.city.entries()) {
    if (state.bunkers[index] === 0) continue;
    const label = grid.labels[hex];
    const path = fieldPath('bunkers', label);
    const printed = printedBunker(state.context, label);
    if (printed === 0) return bad('impossible-place', path, 'No bunker was built in this hex.');
    if (state.bunkers[index] > printed) {
      return bad('too-strong', path, `The bunker in this hex has ${printed} strength points at most.`);
    }
    if (holder(state, hex) === SOVIET || state.holders[index] === SOVIET) {
      return bad('impossible-place', path, 'No bunker stands in a hex that the Soviets have taken.');
    }
  }
  return null;
}

/** 5.2: an assault goes against somebody, until it is resolved or shells have emptied the hex (ruling 53). */
function checkTargets(state: State): Failure | null {
  const { marks, step } = state;
  for (let hex = 0; hex < hexCount; hex++) {
    if ((marks[hex] & (TARGET | RESOLVED)) !== TARGET) continue;
    const emptied = step === STEP.barrage && (marks[hex] & SHELLED) !== 0 && isVacated(state, hex);
    const defended = !isVacated(state, hex) && holder(state, hex) !== state.active;
    if (!emptied && !defended)
      return bad('no-target', fieldPath('marks', grid.labels[hex]), 'Nobody defends this hex.');
  }
  return null;
}

/** 5.4, 5.5: there is a hex to fire from, or to fire into. */
function checkFireStep(state: State): Failure | null {
  const { step } = state;
  if (step !== STEP.defence && step !== STEP.assault) return null;
  if (nextTarget(state, step === STEP.defence ? DEFENDED : RESOLVED) !== NONE) return null;
  return bad('no-decision', 'step', 'No hex under assault is left to be fired at.');
}
