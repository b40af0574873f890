import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { cloneState, type State } from '../state.js';
import { optionsOf, playRandomly } from '../testing/play.js';
import { makeView } from './view.js';
import { viewText } from './view-text.js';

/** The fast text and the readable object are one view. */

const seats = ['dak', 'cw', 'observer'];

/** Compared as one, because comparing is slower than both. */
const isView = (state: State, seat: string): boolean => viewText(state, seat) === JSON.stringify(makeView(state, seat));

function expectView(state: State, seat: string): void {
  if (!isView(state, seat)) expect(viewText(state, seat)).toBe(JSON.stringify(makeView(state, seat)));
}

const scenarioOf = (seed: number) => (seed % 2 === 0 ? 'historical' : 'free');

describe('the text is the JSON of the view', () => {
  test.each([0, 1, 2, 3, 4, 5])('at every step of random battle %i, for every seat', (seed) => {
    let count = 0;
    playRandomly(seed, optionsOf(seed), scenarioOf(seed), (state) => {
      count++;
      for (const seat of seats) expectView(state, seat);
    });
    expect(count).toBeGreaterThan(100);
  });

  test('when a seat is shown only some of the positions', () => {
    const random = makeRandom('now and then');
    playRandomly(6, optionsOf(0), 'historical', (state) => {
      if (random.below(5) === 0) expectView(state, seats[random.below(3)]);
    });
  });

  test('when the state jumps to any other position, as undo and loading make it do', () => {
    const positions: State[] = [];
    for (const seed of [7, 8]) {
      playRandomly(seed, optionsOf(0), 'historical', (state) => void positions.push(cloneState(state)));
    }
    const state = cloneState(positions[0]);
    const random = makeRandom('jumps');
    for (let i = 0; i < 1000; i++) {
      state.cells.set(positions[random.below(positions.length)].cells);
      for (const seat of seats) expectView(state, seat);
    }
  });
});
