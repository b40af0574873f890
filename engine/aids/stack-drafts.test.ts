import { expect, test } from 'vitest';
import type { Cells } from '../state/state.js';
import { stackDrafts } from './stack-drafts.js';

interface StackAction {
  readonly type: 'stack';
  readonly hex: string;
  readonly order: readonly string[];
}

const state: Cells = { cells: new Int16Array(0) };
const stacks: Readonly<Record<string, readonly string[]>> = { A1: ['top', 'middle', 'bottom'], B1: ['alone'] };

const drafting = stackDrafts<Cells, StackAction>({
  hexOf: (_, __, unit) => Object.keys(stacks).find((hex) => stacks[hex].includes(unit)) ?? null,
  ownStack: (_, seat, hex) => (seat === 'west' ? (stacks[hex] ?? []) : []),
  make: (hex, order) => ({ type: 'stack', hex, order }),
});

test('units come to the top in the order of their ticks', () => {
  const draft = drafting.begin(state, 'west', ['bottom'], null)!;
  const both = drafting.toggle(state, 'west', draft, 'middle');
  expect(drafting.action(state, 'west', both)).toEqual({
    type: 'stack',
    hex: 'A1',
    order: ['bottom', 'middle', 'top'],
  });
  expect(drafting.toggle(state, 'west', both, 'middle')).toEqual(draft);
  expect(drafting.set(state, 'west', draft, 'order', ['bottom', 'middle'])).toEqual(both);
});

test('there is nothing to arrange of one unit, or of somebody else', () => {
  expect(drafting.begin(state, 'west', ['alone'], null)).toBeNull();
  expect(drafting.begin(state, 'east', [], 'A1')).toBeNull();
});
