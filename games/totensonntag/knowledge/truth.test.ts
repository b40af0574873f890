import { makeRandom, observer, truth } from '@impulse/engine';
import { expect, test } from 'vitest';
import { aids } from '../aids/index.js';
import { sideIds } from '../data/types.js';
import { totensonntag } from '../game.js';
import type { View } from '../position/view.js';
import { cloneState } from '../state.js';
import { optionsOf, playRandomly } from '../testing/play.js';
import { setting, unitOf } from '../testing/setting.js';

test('the truth is shown everything and may do nothing', () => {
  let secrets = 0;
  for (let number = 0; number < 2; number++) {
    playRandomly(number, optionsOf(number), 'historical', (state) => {
      if (!totensonntag.hasSecrets(state) && state.turn > 1) return;
      secrets += totensonntag.hasSecrets(state) ? 1 : 0;
      const view = totensonntag.view(state, truth) as View;
      expect(view.position).toEqual(totensonntag.position(state));
      expect(view.legal).toBeNull();
    });
  }
  expect(secrets).toBeGreaterThan(20);
});

test('a view of the truth is sampled as the same state', () => {
  let sampledStates = 0;
  playRandomly(3, optionsOf(0), 'historical', (state) => {
    if (!totensonntag.hasSecrets(state)) return;
    sampledStates++;
    const view: unknown = JSON.parse(JSON.stringify(totensonntag.view(state, truth)));
    const sampled = totensonntag.sample(state, view, makeRandom('truth'));
    expect(sampled.ok && sampled.value.cells).toEqual(state.cells);
    const redacted = cloneState(state);
    totensonntag.redact(state, truth, makeRandom('truth'), redacted);
    expect(redacted.cells).toEqual(state.cells);
  });
  expect(sampledStates).toBeGreaterThan(20);
});

test('planned flights and secret numbers are told to the truth, and to no observer', () => {
  const planning = setting({ side: 'cw', step: 'air-plan', options: { aircraft: 'on' }, units: {} });
  planning.hexOf[unitOf(planning, 'lw-ju87')] = 0;
  const whereabouts = (seat: string) => aids.unit(planning, seat, 'lw-ju87')?.where;
  expect([truth, observer, ...sideIds].map(whereabouts)).toEqual(['map', 'unknown', 'map', 'unknown']);
  const choosing = setting({ side: 'cw', step: 'choose-an', enemyAn: 4, previous: { cw: 6 }, units: {} });
  const number = (seat: string) =>
    aids.tracks(choosing, seat).find(({ code, side }) => code === 'activation' && side === 'dak')?.value;
  expect([truth, observer, ...sideIds].map(number)).toEqual([4, null, 4, null]);
});
