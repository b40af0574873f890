import { copyInto, type Habits, numbered } from '@impulse/engine';
import { ARTILLERY, CW, DAK } from '../context.js';
import { clockOf } from '../clock.js';
import { canAct } from '../rules/turn/activations.js';
import { ASSAULTED, cloneState, LOST, NONE, stackSize, type State, STEP, strengthLeft } from '../state.js';
import { emptyObjectives, hurtInZones } from './neglect.js';

/** Complaints about a computer opponent, as far as they can be seen on the map. */
const habitNames = [
  'units lost standing alone',
  'guns lost standing alone',
  'hurt units in enemy zones at night',
  'assaults by units with one point left',
  'activated units that do nothing',
  'threatened objectives left empty',
] as const;
const HABIT = numbered(habitNames);

export const habits: Habits<State> = {
  names: habitNames,
  watch() {
    const counts = [DAK, CW].map(() => habitNames.map(() => 0));
    let before: State | null = null;
    return {
      see(state) {
        if (before) {
          countLosses(before, state, counts);
          countAssaults(before, state, counts);
          if (clockOf(before, 'impulse') !== clockOf(state, 'impulse')) countIdle(before, counts);
          if (before.step !== STEP.night && state.step === STEP.night) countHurt(state, counts);
          copyInto(before, state);
        } else before = cloneState(state);
      },
      counts: (side) => counts[side],
    };
  },
};

type Counts = readonly number[][];

function countLosses(before: State, after: State, counts: Counts): void {
  const { context } = after;
  for (const side of [DAK, CW]) {
    for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
      const from = before.hexOf[unit];
      if (from < 0 || after.hexOf[unit] !== LOST || stackSize(before, from) > 1) continue;
      counts[side][HABIT['units lost standing alone']]++;
      if (context.kind[unit] & ARTILLERY) counts[side][HABIT['guns lost standing alone']]++;
    }
  }
}

/** 7.1. */
function countAssaults(before: State, after: State, counts: Counts): void {
  const side = before.active;
  if (side === NONE) return;
  const { context } = after;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const began = (after.flags[unit] & ~before.flags[unit] & ASSAULTED) !== 0;
    if (began && strengthLeft(before, unit) === 1) counts[side][HABIT['assaults by units with one point left']]++;
  }
}

/** As an impulse ends: 3.1 those who could have acted, 9.0 objectives that the enemy may walk into. */
function countIdle(last: State, counts: Counts): void {
  const side = last.active;
  if (side === NONE || last.step !== STEP.impulse) return;
  const { context } = last;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (canAct(last, unit)) counts[side][HABIT['activated units that do nothing']]++;
  }
  counts[side][HABIT['threatened objectives left empty']] += emptyObjectives(last, side);
}

/** 8.1. */
function countHurt(state: State, counts: Counts): void {
  for (const side of [DAK, CW]) counts[side][HABIT['hurt units in enemy zones at night']] += hurtInZones(state, side);
}
