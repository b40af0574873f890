import type { AttackInSeries, Dice, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { totensonntag } from '../game.js';
import { cloneState, stackOf, type State, STEP } from '../state.js';
import { crowdedBy, plan, type Planned } from './crowding.js';
import { chanceOf, stepsOf } from './drafts/alternatives.js';
import { spotOf } from './spots.js';

/** 7.1, 7.5: assaults and overruns of several units on one hex, one after the other, until another adds little. */

/** By how much an attack has to raise the chance that the hex is emptied, and how many there are at most. */
const worthwhile = 0.02;
const most = 6;

/** How a hex may stand after some attacks, and how likely that is. */
interface Course {
  readonly state: State;
  readonly probability: number;
}

export function seriesOn(state: State, seat: Seat, hex: string): AttackInSeries<Action>[] {
  const target = grid.parse(hex);
  if (state.step !== STEP.impulse || target < 0) return [];
  const waiting = withRoom(state, likeliestOfEachUnit(state, seat, hex, oneByOne));
  const series: AttackInSeries<Action>[] = [];
  let courses: readonly Course[] = [{ state, probability: 1 }];
  let emptied = 0;
  for (const action of waiting.slice(0, most)) {
    const after = courses.flatMap((course) => attacked(course, seat, action));
    const raised = emptiedIn(after, target);
    if (series.length > 0 && raised < emptied + worthwhile && emptied > 0) break;
    series.push({ action, hit: hitIn(courses, seat, action), emptied: raised });
    courses = merged(after, target);
    emptied = raised;
  }
  return series;
}

const oneByOne: ReadonlySet<Action['type']> = new Set(['assault', 'move']);

/** 4.0: each from a hex where there is room beside those before it, if it has the choice. */
function withRoom(state: State, attacks: readonly LikelyAttacks[]): Action[] {
  const planned: Planned = new Map();
  return attacks.map(({ actions }) => {
    const action = actions.find((one) => crowdedBy(state, one, planned) === null) ?? actions[0];
    plan(state, action, planned);
    return action;
  });
}

interface LikelyAttacks {
  /** All that are as likely, the shortest approach first. */
  readonly actions: readonly Action[];
  readonly chance: number;
}

interface LikelyAttack {
  readonly action: Action;
  readonly chance: number;
}

/** The likeliest attack of each unit by an action of these types, the likeliest first. */
export const bestOfEachUnit = (
  state: State,
  seat: Seat,
  hex: string,
  types: ReadonlySet<Action['type']>,
): readonly LikelyAttack[] =>
  likeliestOfEachUnit(state, seat, hex, types).map(({ actions, chance }) => ({ action: actions[0], chance }));

function likeliestOfEachUnit(
  state: State,
  seat: Seat,
  hex: string,
  types: ReadonlySet<Action['type']>,
): readonly LikelyAttacks[] {
  const best = new Map<string, LikelyAttacks>();
  for (const action of totensonntag.legal(state, seat)) {
    if (!types.has(action.type)) continue;
    const { manner, hex: at, units } = spotOf(state, seat, action);
    if (manner !== 'attack' || at !== hex) continue;
    const chance = chanceOf(totensonntag.forecast(state, seat, action));
    const known = best.get(units[0]);
    if (!known || chance > known.chance) best.set(units[0], { actions: [action], chance });
    else if (chance === known.chance) {
      const actions = [...known.actions, action].toSorted((a, b) => stepsOf(a) - stepsOf(b));
      best.set(units[0], { actions, chance });
    }
  }
  return [...best.values()].toSorted((a, b) => b.chance - a.chance);
}

/** 7.2: two dice hit or miss; nothing else depends on what they show. */
const highest: Dice = { begin: () => {}, roll: () => 6 };
const lowest: Dice = { begin: () => {}, roll: () => 1 };

/** What may come of an attack; where it is not legal any more, everything stays as it is. */
function attacked(course: Course, seat: Seat, action: Action): Course[] {
  const { state, probability } = course;
  if (totensonntag.refuse(state, seat, action)) return [course];
  const hit = chanceOf(totensonntag.forecast(state, seat, action));
  return [
    { dice: highest, part: hit },
    { dice: lowest, part: 1 - hit },
  ].flatMap(({ dice, part }) => {
    if (part <= 0) return [];
    const then = cloneState(state);
    totensonntag.play(then, seat, action, dice, null);
    return [{ state: then, probability: probability * part }];
  });
}

/** How likely it hits, if it is made at all. */
function hitIn(courses: readonly Course[], seat: Seat, action: Action): number {
  const made = courses.filter(({ state }) => totensonntag.refuse(state, seat, action) === null);
  const all = made.reduce((sum, { probability }) => sum + probability, 0);
  const hits = made.reduce(
    (sum, { state, probability }) => sum + probability * chanceOf(totensonntag.forecast(state, seat, action)),
    0,
  );
  return all === 0 ? 0 : hits / all;
}

function emptiedIn(courses: readonly Course[], target: number): number {
  return courses.reduce(
    (sum, { state, probability }) => sum + (stackOf(state, target).length === 0 ? probability : 0),
    0,
  );
}

/** Courses in which the same units stand in the hex with the same losses are one. */
function merged(courses: readonly Course[], target: number): Course[] {
  const byStand = new Map<string, Course>();
  for (const { state, probability } of courses) {
    const stand = stackOf(state, target)
      .map((unit) => `${unit}:${state.hits[unit]}`)
      .join(' ');
    byStand.set(stand, { state, probability: probability + (byStand.get(stand)?.probability ?? 0) });
  }
  return [...byStand.values()];
}
