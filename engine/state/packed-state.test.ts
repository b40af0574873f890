import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { keyedDice } from '../dice/dice.js';
import { duel, type DuelState } from '../testing/duel.js';
import type { Setup } from '../game.js';
import { packState, type PackedState, unpackState } from './packed-state.js';
import { sameCells } from './state.js';

function begin(setup: Partial<Setup> = {}): DuelState {
  const started = duel.start({ scenario: 'plain', ...setup });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

function played(setup?: Partial<Setup>): DuelState {
  const state = begin(setup);
  duel.play(state, 'west', { type: 'pick', value: 3 }, keyedDice(1), null);
  return state;
}

/** As it arrives in another worker. */
function sent(packed: PackedState): PackedState {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(packed, [packed.cells]);
  const { message } = receiveMessageOnPort(port2) as { message: PackedState };
  port1.close();
  return message;
}

describe('a packed state', () => {
  test('is the same state where the data are the same', () => {
    const state = played();
    const packed = packState(duel, state);
    const arrived = sent(packed);
    expect(packed.cells.byteLength).toBe(0);
    const unpacked = unpackState(duel, arrived, begin());
    expect(unpacked.ok && sameCells(unpacked.value, state)).toBe(true);
    expect(state.picks[0]).toBe(3);
  });

  test('shares nothing with the state it was made from', () => {
    const state = played();
    const packed = packState(duel, state);
    state.picks[0] = 1;
    const unpacked = unpackState(duel, packed, begin());
    expect(unpacked.ok && unpacked.value.picks[0]).toBe(3);
  });

  test.each<[string, PackedState, string]>([
    ['other data', packState(duel, played({ data: { name: 'mine' } })), 'other-data'],
    ['other options', packState(duel, played({ options: { length: 'long' } })), 'other-options'],
    ['another battle', { ...packState(duel, played()), game: 'brawl' }, 'other-game'],
    ['other rules', { ...packState(duel, played()), rules: '0' }, 'other-rules'],
    ['another scenario', { ...packState(duel, played()), scenario: 'night' }, 'other-scenario'],
    ['too few cells', { ...packState(duel, played()), cells: new ArrayBuffer(3) }, 'other-length'],
  ])('is refused with %s', (_, packed, code) => {
    expect(unpackState(duel, packed, begin())).toMatchObject({ ok: false, error: { code } });
  });
});
