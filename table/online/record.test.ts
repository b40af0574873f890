import { expect, test } from 'vitest';
import { type BattleRecord, commitment, partCommitment } from '@impulse/engine';
import type { HeldSeat } from '../storage/held-seats.js';
import { keepsPromise } from './record.js';

const [match, secret, host, guest] = ['m', '1'.repeat(64), '2'.repeat(64), '3'.repeat(64)];
const record = { match, secret, parts: { host, guest } } as BattleRecord;
const seen = { match, commitment: commitment(secret, match), partCommitment: partCommitment(host) };
const ofGuest = { ...seen, part: guest } as HeldSeat;
const ofHost = { ...seen, part: host, invitation: 'k' } as HeldSeat;

test('a record keeps the promise when its secret and both parts are those that were committed to', () => {
  expect(keepsPromise(record, ofGuest)).toBe(true);
  expect(keepsPromise(record, ofHost)).toBe(true);
});

test('a browser that has not drawn the part judges by the commitments alone', () => {
  expect(keepsPromise(record, seen as HeldSeat)).toBe(true);
  expect(keepsPromise({ ...record, secret: '4'.repeat(64) }, seen as HeldSeat)).toBe(false);
});

test.each([
  ['another secret', { ...record, secret: '4'.repeat(64) }],
  ['no secret', { ...record, secret: null }],
  ["another part of the host's", { ...record, parts: { host: guest, guest } }],
  ["another part of the guest's", { ...record, parts: { host, guest: host } }],
])('%s is noticed by the guest', (_, other) => {
  expect(keepsPromise(other, ofGuest)).toBe(false);
});
