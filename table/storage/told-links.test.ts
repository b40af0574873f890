import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTold, witnesses, witnessOf } from './told-links.js';

const pledge = { commitment: 'a'.repeat(64), partCommitment: 'b'.repeat(64) };
const link = (number: number): string => number.toString(16).padStart(4, '0').repeat(16);
const match = 'c'.repeat(32);

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

beforeEach(() => void vi.stubGlobal('localStorage', memory()));
afterEach(() => void vi.unstubAllGlobals());

const note = (revision: number, told = link(revision)): boolean => noteTold(match, pledge, { revision, link: told }, 1);

test('every link that was told is kept, in whatever order and with gaps', () => {
  expect(witnessOf(match)).toBeNull();
  for (const revision of [0, 1, 2, 7, 8, 5, 3, 20]) expect(note(revision)).toBe(true);
  const witness = witnessOf(match);
  expect(witness).toMatchObject(pledge);
  expect([...(witness?.links ?? [])]).toEqual([0, 1, 2, 3, 5, 7, 8, 20].map((one) => [one, link(one).slice(0, 16)]));
});

test('what was told first stays, and something else is noticed', () => {
  note(0);
  note(1);
  expect(note(1)).toBe(true);
  expect(note(1, link(9))).toBe(false);
  expect(witnessOf(match)?.links.get(1)).toBe(link(1).slice(0, 16));
  const other = { ...pledge, commitment: 'd'.repeat(64) };
  expect(noteTold(match, other, { revision: 2, link: link(2) }, 2)).toBe(false);
  expect(noteTold(match, other, null, 2)).toBe(false);
  expect(witnessOf(match)?.commitment).toBe(pledge.commitment);
});

test('what was committed to is kept before the first link', () => {
  expect(noteTold(match, pledge, null, 1)).toBe(true);
  expect(witnessOf(match)).toEqual({ ...pledge, links: new Map() });
});

test('matches of long ago are forgotten', () => {
  for (let one = 0; one < 70; one++) {
    noteTold(one.toString(16).padStart(32, '0'), pledge, { revision: 0, link: link(one) }, one);
  }
  const known = Array.from({ length: 70 }, (_, one) => witnessOf(one.toString(16).padStart(32, '0')) !== null);
  expect(witnesses().size).toBe(60);
  expect(known).toEqual(Array.from({ length: 70 }, (_, one) => one >= 10));
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem(`impulse-told-${match}`, '{"runs":[[0,"zz"]]}');
  expect(witnessOf(match)).toBeNull();
  expect(note(0)).toBe(true);
  expect(witnessOf(match)?.links.size).toBe(1);
});
