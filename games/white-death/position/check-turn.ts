import { bad, fieldPath, type Result } from '@impulse/engine';
import { type Context, grid, SOVIET } from '../context.js';
import { sideIds, weathers } from '../data/types.js';
import { isFreeSetup } from '../rules/turn/placing.js';
import { wonOutright } from '../rules/victory/victory.js';
import { holder, NONE, pointsPerTurn, RELEASED_FORTRESS, RELEASED_TOWNS, type State, STEP } from '../state.js';
import { printedBunker } from './check-fights.js';
import { isDuringImpulse } from './check-impulse.js';
import { fliegerNames, objectiveHexes } from './heading.js';

/** What a position says of its turn: refused where no turn could have come to that. */

type Failure = Result<never>;

export const checkTurn = (state: State): Failure | null =>
  checkPoints(state) ?? checkSteps(state) ?? checkCalendar(state) ?? checkWorks(state) ?? checkHolders(state);

/** 5: every impulse takes at least one of the ten points. */
function checkPoints(state: State): Failure | null {
  // Before the battle begins there are none.
  if (state.step === STEP.setup) return null;
  for (const [side, id] of sideIds.entries()) {
    const { [side]: points } = state.points;
    const { [side]: impulses } = state.impulses;
    const now = isDuringImpulse(state) && state.active === side ? state.impulse : 0;
    const before = impulses - (now > 0 ? 1 : 0);
    if (now > 0 && impulses === 0) return bad('out-of-range', `impulses.${id}`, 'An impulse is under way.');
    const spent = pointsPerTurn - points - now;
    if (spent < before || (spent > 0 && before === 0)) {
      return bad('out-of-range', `impulses.${id}`, `${spent} points have gone into ${before} earlier impulses.`);
    }
  }
  if (isDuringImpulse(state) && state.impulse === 0) return bad('out-of-range', 'impulse', 'An impulse has a point.');
  if (state.passes > 0 && state.step !== STEP.decision) {
    return bad('out-of-range', 'passes', 'Passes are counted until somebody begins an impulse.');
  }
  return null;
}

/** What comes before the impulses of a turn, and after the last one. */
function checkSteps(state: State): Failure | null {
  const { context, step } = state;
  const [first, last] = context.scenario.turns;
  if (step === STEP.setup && (state.turn !== first || (!isFreeSetup(context) && state.deciding === SOVIET))) {
    return bad('no-decision', 'step', 'There is nothing to set up.');
  }
  if (step === STEP.isolation) {
    const isNew = state.impulses.every((count) => count === 0) && state.avoidsIsolation === 0;
    if (!isNew) return bad('no-decision', 'step', 'The fortress pays before the first impulse of a turn.');
  }
  if (step === STEP.decision && state.active !== state.deciding) {
    return bad('bad-side', 'active', 'Whoever decides on an impulse is the phasing side.');
  }
  if (step === STEP.over && state.turn !== last && !wonOutright(state)) {
    return bad('bad-turn', 'turn', `This scenario ends with turn ${last}.`);
  }
  return null;
}

const repairsFrom = 5;
const refitTurn = 10;
const releasesFrom = 2;
const releasesAll = 7;
const fliegerFrom = 12;

/** 16B, 17F, 18, 22. */
function checkCalendar(state: State): Failure | null {
  const { context, turn } = state;
  for (const [side, id] of sideIds.entries()) {
    if (turn < repairsFrom && state.repairs[side] > 0) {
      return bad('out-of-range', `repairs.${id}`, `Nothing is repaired before turn ${repairsFrom}.`);
    }
  }
  if (state.refit !== NONE) {
    const { tankBrigade } = context.formations[state.refit];
    if (!tankBrigade || turn < refitTurn) return bad('not-in-play', 'refit', 'A tank brigade refits, on turn 10.');
  }
  if (state.freshThaw && weathers[state.weather] !== 'thaw')
    return bad('not-in-play', 'freshThaw', 'It does not thaw.');
  if (turn < fliegerFrom && state.flieger > 0) {
    return bad('not-in-play', 'flieger', `Until turn ${fliegerFrom} it is ${fliegerNames[0]}.`);
  }
  return checkReleased(state);
}

function checkReleased({ context, turn, released, step }: State): Failure | null {
  const towns = (released & RELEASED_TOWNS) !== 0;
  const fortress = (released & RELEASED_FORTRESS) !== 0;
  if (!context.scenario.garrisonsFrozen || step === STEP.setup) return null;
  if (towns !== turn >= releasesFrom) {
    return bad('not-in-play', 'released.towns', `The towns are released with turn ${releasesFrom}.`);
  }
  if (fortress ? turn < releasesFrom : turn >= releasesAll) {
    return bad(
      'not-in-play',
      'released.fortress',
      `The fortress is released from turn ${releasesFrom} to ${releasesAll}.`,
    );
  }
  return null;
}

/** 19, 20: what was built and what cannot be destroyed. */
function checkWorks(state: State): Failure | null {
  const { context } = state;
  const { ground, data } = context;
  const permanent = new Set(data.map.bridges.flatMap(({ hex, permanent: lasts }) => (lasts ? [hex] : [])));
  for (const [index, hex] of ground.riverHexes.entries()) {
    const label = grid.labels[hex];
    const kind = state.bridges[index];
    const path = fieldPath('bridges', label);
    if (kind === 2 && !permanent.has(label)) return bad('impossible-place', path, 'This bridge can be destroyed.');
    if (kind !== 2 && permanent.has(label)) return bad('impossible-place', path, 'This bridge cannot be destroyed.');
  }
  const standing = state.bunkers.filter((strength) => strength > 0).length;
  if (standing + state.bunkersLost > bunkersBuilt(context)) {
    return bad(
      'out-of-range',
      'bunkersLost',
      `There are ${bunkersBuilt(context)} bunkers, of which ${standing} stand.`,
    );
  }
  return null;
}

const bunkersBuilt = (context: Context): number =>
  context.ground.city.filter((hex) => printedBunker(context, grid.labels[hex]) > 0).length;

/** Whoever stands in an objective as an impulse ends holds it. */
function checkHolders(state: State): Failure | null {
  if (state.step === STEP.setup || isDuringImpulse(state)) return null;
  for (const [index, hex] of objectiveHexes(state.context).entries()) {
    const there = holder(state, hex);
    if (there === NONE || there === state.holders[index]) continue;
    return bad('wrong-holder', fieldPath('holders', grid.labels[hex]), 'Whoever stands there holds it.');
  }
  return null;
}
