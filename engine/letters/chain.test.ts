import { expect, test } from 'vitest';
import { chainLength, chainLink, earlierLink } from './chain.js';
import { sittingSecret } from './sitting-secret.js';

const seed = 'ab'.repeat(32);

test('every link is the hash of the next, and the last is the seed', () => {
  expect(chainLink(seed, chainLength)).toBe(seed);
  const links = [0, 1, 2, 3].map((number) => chainLink(seed, number));
  expect(new Set(links).size).toBe(4);
  expect(earlierLink(links[3], 1)).toBe(links[2]);
  expect(earlierLink(links[3], 3)).toBe(links[0]);
  expect(earlierLink(links[0], 0)).toBe(links[0]);
});

test('the secret of a sitting depends on both links, the match and its number', () => {
  const links = { host: 'a', guest: 'b' };
  const secrets = [
    sittingSecret('m', 2, links),
    sittingSecret('n', 2, links),
    sittingSecret('m', 3, links),
    sittingSecret('m', 2, { host: 'b', guest: 'a' }),
    sittingSecret('m', 2, { host: 'a', guest: 'c' }),
  ];
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
});
