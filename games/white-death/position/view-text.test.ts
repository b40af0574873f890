import { ActionCodes, keyedDice, makeRandom, observer } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { type ScenarioId, sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { cloneState, type State } from '../state.js';
import { begun } from '../testing/start.js';
import { makeView } from './view.js';
import { viewText } from './view-text.js';

/** The fast text and the readable object are one view. */

const seats = [...sideIds, observer];

/** Compared as one, because comparing is slower than both. */
const isView = (state: State, seat: string): boolean => viewText(state, seat) === JSON.stringify(makeView(state, seat));

function expectView(state: State, seat: string): void {
  if (!isView(state, seat)) expect(viewText(state, seat)).toBe(JSON.stringify(makeView(state, seat)));
}

/** Plays a scenario to its end, or for `longest` actions, mostly fighting; tells of every position. */
function playRandomly(scenario: ScenarioId, seed: string, longest: number, tell: (state: State) => void): void {
  const { codes } = whiteDeath;
  const state = begun(scenario);
  const random = makeRandom(seed);
  const dice = keyedDice(random.below(1000));
  const actors = new Int16Array(512);
  const listed = new ActionCodes();
  tell(state);
  for (let event = 0; event < longest && codes.deciding(state) >= 0; event++) {
    const count = codes.actors(state, actors);
    if (count > 0 && random.below(20) > 0) codes.listOf(state, actors[random.below(count)], listed);
    else codes.listGeneral(state, listed);
    if (listed.length === 0) codes.listGeneral(state, listed);
    // Assaults come last among the actions of a unit.
    const choice = random.below(3) === 0 ? listed.length - 1 : random.below(listed.length);
    dice.begin(event);
    codes.play(state, listed, choice, dice, null);
    tell(state);
  }
}

describe('the text is the JSON of the view', () => {
  test.each<ScenarioId>(['scenario-1', 'scenario-3', 'scenario-5'])(
    'at every step of random %s, for every seat',
    (id) => {
      let count = 0;
      playRandomly(id, `views of ${id}`, 1200, (state) => {
        count++;
        for (const seat of seats) expectView(state, seat);
      });
      expect(count).toBeGreaterThan(100);
    },
  );

  test('when a seat is shown only some of the positions', () => {
    const random = makeRandom('now and then');
    playRandomly('campaign', 'now and then', 2500, (state) => {
      if (random.below(5) === 0) expectView(state, seats[random.below(3)]);
    });
  });

  test('when the state jumps to any other position, as undo and loading make it do', () => {
    const positions: State[] = [];
    playRandomly('scenario-2', 'jumps', 1500, (state) => void positions.push(cloneState(state)));
    const state = cloneState(positions[0]);
    const random = makeRandom('jumps');
    for (let i = 0; i < 300; i++) {
      state.cells.set(positions[random.below(positions.length)].cells);
      for (const seat of seats) expectView(state, seat);
    }
  });
});
