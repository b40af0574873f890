import { expect, test } from 'vitest';
import { progressOf, quietTime } from './progress.js';

const choice = { side: 'dak', cadence: 0, decision: null, told: 0, due: null };
const asked = { revision: 7, decides: 'dak', handedOver: 7, isHere: false };
const now = 1_000_000;

test('a decision that was handed over is told of after a quiet minute', () => {
  expect(progressOf(choice, asked, now)).toEqual({ looked: 7, decision: 7, told: 0, due: now + quietTime });
});

test('more of it within that minute puts nothing off', () => {
  const waiting = { ...choice, decision: 7, due: now + 20_000 };
  expect(progressOf(waiting, { ...asked, revision: 9, handedOver: 9 }, now)).toMatchObject({
    decision: 9,
    due: now + 20_000,
  });
});

test('what the seat does itself is no new decision', () => {
  const told = { ...choice, decision: 7, told: 1, due: null };
  expect(progressOf(told, { ...asked, revision: 9 }, now)).toEqual({ looked: 9, decision: 7, told: 1, due: null });
});

test('whoever is at the table has been told, and is reminded later if that is wanted', () => {
  const here = { ...asked, isHere: true };
  expect(progressOf(choice, here, now)).toMatchObject({ told: 1, due: null });
  expect(progressOf({ ...choice, cadence: 5_000 }, here, now)).toMatchObject({ told: 1, due: now + 5_000 });
});

test('the other side owes it: nothing is due', () => {
  const told = { ...choice, decision: 7, told: 2, due: now };
  expect(progressOf(told, { ...asked, decides: 'cw' }, now)).toMatchObject({ decision: null, told: 0, due: null });
});

test('the other side owes it, and its time runs: it is looked after when that is over', () => {
  const running = { ...asked, decides: 'cw', runsOut: now + 500_000 };
  expect(progressOf(choice, running, now)).toMatchObject({ decision: null, due: now + 500_000 });
});

test('before the battle begins it is looked after again', () => {
  const before = { ...asked, revision: -1, decides: null };
  expect(progressOf(choice, before, now)).toMatchObject({ due: now + quietTime });
});
