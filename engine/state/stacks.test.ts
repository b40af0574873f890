import { describe, expect, test } from 'vitest';
import { arrangeStack, pullUnit, pushUnit, type Stacks, stackOf, stackSize } from './stacks.js';
import { NONE } from './state.js';

const LOST = -2;

const empty = (): Stacks => ({
  hexOf: new Int16Array(4).fill(NONE),
  below: new Int16Array(4).fill(NONE),
  top: new Int16Array(3).fill(NONE),
});

/** Units 0, 1 and 2 in hex 1, the last of them on top. */
function three(): Stacks {
  const state = empty();
  for (const unit of [0, 1, 2]) pushUnit(state, unit, 1);
  return state;
}

describe('a stack', () => {
  test('grows at the top', () => {
    const state = three();
    expect(stackOf(state, 1)).toEqual([2, 1, 0]);
    expect(stackSize(state, 1)).toBe(3);
    expect(stackSize(state, 0)).toBe(0);
    expect([...state.hexOf]).toEqual([1, 1, 1, NONE]);
  });

  test.each([
    [2, [1, 0]],
    [1, [2, 0]],
    [0, [2, 1]],
  ])('loses unit %i and keeps its order', (unit, rest) => {
    const state = three();
    pullUnit(state, unit, LOST);
    expect(stackOf(state, 1)).toEqual(rest);
    expect(state.hexOf[unit]).toBe(LOST);
    expect(state.below[unit]).toBe(NONE);
  });

  test('is empty when its last unit goes', () => {
    const state = empty();
    pushUnit(state, 3, 2);
    pullUnit(state, 3, NONE);
    expect(state).toEqual(empty());
  });

  test('is rearranged, from a buffer that may be longer', () => {
    const state = three();
    arrangeStack(state, 1, [1, 0, 2]);
    expect(stackOf(state, 1)).toEqual([1, 0, 2]);
    arrangeStack(state, 1, Int16Array.of(0, 2, 1, 3, 3), 3);
    expect(stackOf(state, 1)).toEqual([0, 2, 1]);
    expect(state.below[3]).toBe(NONE);
  });
});
