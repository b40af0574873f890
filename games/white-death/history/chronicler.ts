import type { Chronicler } from '@impulse/engine';
import { clockOf } from '../clock.js';
import { type State, STEP } from '../state.js';
import type { ChronicleStart, Chronicle, ChronicleEnd, ChronicleMoment } from './chronicle.js';
import { measures } from './measures.js';
import { readBeginning, readEnding, readMoment } from './reading.js';

/** Watches a battle and writes its chronicle. */
export function watchBattle(): { see(state: State): void; chronicle(): Chronicle } {
  const moments: ChronicleMoment[] = [];
  let beginning: ChronicleStart | null = null;
  let ending: ChronicleEnd | null = null;
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
    chronicle() {
      if (!beginning || !ending) throw new Error('The battle is not over');
      return { beginning, moments, ending };
    },
  };
}

/** The same, told in figures. */
export function watch(): Chronicler<State> {
  const watcher = watchBattle();
  return {
    see: (state) => watcher.see(state),
    figures() {
      const told = watcher.chronicle();
      const own = measures.filter(({ scenario }) => scenario === told.beginning.scenario);
      return Object.fromEntries(own.map(({ id, read }) => [id, read(told)]));
    },
  };
}
