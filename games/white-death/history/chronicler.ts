import type { Chronicler } from '@impulse/engine';
import { clockOf } from '../clock.js';
import { type State, STEP } from '../state.js';
import type { Beginning, Course, Ending, Moment } from './course.js';
import { measures } from './measures.js';
import { readBeginning, readEnding, readMoment } from './reading.js';

/** Watches a battle and writes its course. */
export function watchCourse(): { see(state: State): void; course(): Course } {
  const moments: Moment[] = [];
  let beginning: Beginning | null = null;
  let ending: Ending | null = null;
  let clock = -1;
  let turn = 0;
  return {
    see(state) {
      beginning ??= readBeginning(state);
      const now = clockOf(state, 'impulse');
      const isOver = state.step === STEP.over;
      // The last action of a turn leads into the next one, and still belongs to its own.
      if (now !== clock || isOver) moments.push(readMoment(state, moments.length === 0 ? state.turn : turn));
      if (isOver) ending = readEnding(state);
      clock = now;
      turn = state.turn;
    },
    course() {
      if (!beginning || !ending) throw new Error('The battle is not over');
      return { beginning, moments, ending };
    },
  };
}

/** The same, told in figures. */
export function watch(): Chronicler<State> {
  const watcher = watchCourse();
  return {
    see: (state) => watcher.see(state),
    figures() {
      const told = watcher.course();
      const own = measures.filter(({ scenario }) => scenario === told.beginning.scenario);
      return Object.fromEntries(own.map(({ id, read }) => [id, read(told)]));
    },
  };
}
