import { expect, test } from 'vitest';
import { stateKind } from '../state/state.js';
import { secondThoughts } from './second-thoughts.js';

const kind = stateKind({ turn: 1, hits: 2 });
type One = ReturnType<typeof kind.create<string>>;

test('a position is thought over once, and another one anew', () => {
  const thought: string[] = [];
  const ask = secondThoughts<One, string[]>(
    kind.clone,
    () => thought,
    (memory, state) => memory.push(`${state.context} ${state.turn}`),
  );
  const here = kind.create('here');
  expect(ask(here)).toBe(thought);
  ask(here);
  ask(kind.clone(here));
  here.turn = 1;
  ask(here);
  ask(kind.create('there'));
  expect(thought).toEqual(['here 0', 'here 1', 'there 0']);
});

test('what was thought about does not change with the state', () => {
  const here = kind.create('here');
  const ask = secondThoughts<One, One[]>(
    kind.clone,
    () => [],
    (memory, state) => memory.push(state),
  );
  const kept = ask(here);
  here.turn = 7;
  expect(kept.map(({ turn }) => turn)).toEqual([0]);
});
