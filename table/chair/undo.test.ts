import { expect, test } from 'vitest';
import { UndoGroups } from './undo.js';

test('actions given together are taken back together', () => {
  const groups = new UndoGroups();
  for (let action = 0; action < 4; action++) groups.add(1);
  groups.join(3);
  expect(groups.next(4)).toBe(3);
  groups.takenBack();
  expect(groups.next(1)).toBe(1);
});

test('never more than can be taken back, and at least one, to hear why not', () => {
  const groups = new UndoGroups();
  for (let action = 0; action < 3; action++) groups.add(1);
  groups.join(3);
  expect(groups.next(2)).toBe(2);
  expect(groups.next(0)).toBe(1);
  groups.forget();
  expect(groups.next(5)).toBe(1);
});

test('counts how often something can be taken back', () => {
  const groups = new UndoGroups();
  expect(groups.times(0)).toBe(0);
  expect(groups.times(3)).toBe(3);
  for (let action = 0; action < 5; action++) groups.add(1);
  groups.join(3);
  expect(groups.times(5)).toBe(3);
  expect(groups.times(7)).toBe(5);
  expect(groups.times(2)).toBe(1);
});
