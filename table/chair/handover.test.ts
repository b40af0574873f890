import { expect, test } from 'vitest';
import { observer, type Outcome, type Turn } from '@impulse/engine';
import { firstSeat, handoverAfter } from './handover.js';

const turnOf = (side: string): Turn => ({ over: false, side, step: 'impulse', rule: '', prompt: '', detail: {} });
const over: Outcome = { over: true, winner: 'cw', points: 1, account: [] };
const both = ['dak', 'cw'];

test('with secrets the table is handed over behind the curtain, without them at once', () => {
  const situation = { turn: turnOf('cw'), seat: 'dak', people: both, wasSecret: true };
  expect(handoverAfter({ ...situation, secret: true })).toEqual({ seat: observer, curtain: 'cw' });
  expect(handoverAfter({ ...situation, secret: false })).toEqual({ seat: 'cw', curtain: null });
});

test('whoever goes on stays seated, unless a secret has just begun', () => {
  const situation = { turn: turnOf('cw'), seat: 'cw', people: both, secret: true };
  expect(handoverAfter({ ...situation, wasSecret: true })).toBeNull();
  expect(handoverAfter({ ...situation, wasSecret: false })).toEqual({ seat: observer, curtain: 'cw' });
});

test('at the end nobody in particular looks, and a person alone always stays', () => {
  const end = { turn: over, seat: 'cw', secret: false, wasSecret: false };
  expect(handoverAfter({ ...end, people: both })).toEqual({ seat: observer, curtain: null });
  expect(handoverAfter({ ...end, people: ['cw'] })).toBeNull();
  expect(handoverAfter({ ...end, turn: turnOf('dak'), people: ['cw'] })).toBeNull();
});

test('the only person sits down in his own seat', () => {
  expect([firstSeat(['cw']), firstSeat(both), firstSeat([])]).toEqual(['cw', observer, observer]);
});
