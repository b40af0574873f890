import { expect, test } from 'vitest';
import { rulesHash } from './data-hash.js';
import { sha256Hex } from '../dice/sha256.js';

const forPeople = new Set(['name', 'notes']);
const data = { name: 'One', units: [{ id: 'a', name: 'A', strength: 3 }], notes: ['guessed'], turns: 6 };

test('the hash is that of sorted JSON without the fields for people, at any depth', () => {
  expect(rulesHash(data, forPeople)).toBe(sha256Hex('{"turns":6,"units":[{"id":"a","strength":3}]}'));
  expect(rulesHash(data, new Set())).not.toBe(rulesHash(data, forPeople));
});

test('names, notes and the order of fields change nothing; values and the order of lists do', () => {
  const hash = rulesHash(data, forPeople);
  const { name, ...rest } = data;
  expect(rulesHash({ ...rest, name: `${name} and more`, notes: [] }, forPeople)).toBe(hash);
  expect(rulesHash({ ...data, units: [{ id: 'a', strength: 3, name: 'B' }] }, forPeople)).toBe(hash);
  expect(rulesHash({ ...data, turns: 7 }, forPeople)).not.toBe(hash);
  const two = [data.units[0], { id: 'b', name: 'B', strength: 2 }];
  const hashOf = (units: typeof two): string => rulesHash({ ...data, units }, forPeople);
  expect(hashOf(two)).not.toBe(hashOf(two.toReversed()));
});
