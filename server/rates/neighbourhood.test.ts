import { expect, test } from 'vitest';
import { neighbourhoodOf } from './neighbourhood.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['a proxy', 'a proxy'],
])('%s is counted as %s', (address, expected) => expect(neighbourhoodOf(address)).toBe(expected));

test('a household is one, however many addresses it uses, and its neighbours are others', () => {
  const household = Array.from({ length: 100 }, (_, i) => neighbourhoodOf(`2001:db8:1:2:${i.toString(16)}::${i}`));
  expect(new Set(household).size).toBe(1);
  expect(neighbourhoodOf('2001:db8:1:3::1')).not.toBe(household[0]);
});
