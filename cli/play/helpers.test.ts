import { keyedDice, makeRandom, type PublicAction } from '@impulse/engine';
import { loadBattle, type Sitter } from '@impulse/library';
import { describe, expect, test } from 'vitest';
import { startHelpers } from './helpers.js';

const id = 'totensonntag';
const setup = { scenario: 'historical' };
const level = 'veteran';
const decisions = 2;

/** The threads are those of the compiled program. */
describe('threads that help to think', () => {
  test('change nothing in what a computer does: one, two and four, and none', async () => {
    const { game, opponents } = await loadBattle(id);
    const started = game.start(setup);
    if (!started.ok) throw new Error(started.error.message);
    const start = started.value;
    type Think = Sitter<typeof start, PublicAction>['think'];

    /** What a computer does first in a battle with itself. */
    async function opening(
      think: (...asked: Parameters<Think>) => ReturnType<Think> | Promise<ReturnType<Think>>,
      isOver: (actions: number) => boolean,
    ): Promise<PublicAction[]> {
      const state = game.blank(start);
      state.cells.set(start.cells);
      const dice = keyedDice(5);
      const actions: PublicAction[] = [];
      while (!isOver(actions.length)) {
        const seat = game.sides[game.codes.deciding(state)];
        const { action } = await think(state, seat, makeRandom(`${actions.length}`));
        dice.begin(actions.length);
        game.play(state, seat, action, dice, null);
        actions.push(action);
      }
      return actions;
    }

    /** Until help has been called for so many decisions. */
    function helped(threads: number): Promise<PublicAction[]> {
      const helpers = startHelpers({ game: id, setup, level }, threads - 1);
      const sitter = opponents.sit(level);
      let called = 0;
      const call = () => {
        called++;
        return helpers;
      };
      return opening(
        (...asked) => sitter.thinkTogether(...asked, { callHelpers: call }),
        () => called === decisions,
      );
    }

    const two = await helped(2);
    expect(two.length).toBeGreaterThanOrEqual(decisions);
    expect(await helped(1)).toEqual(two);
    expect(await helped(4)).toEqual(two);
    const sitter = opponents.sit(level);
    const alone = await opening(
      (...asked) => sitter.think(...asked),
      (actions) => actions === two.length,
    );
    expect(alone).toEqual(two);
  });
});
