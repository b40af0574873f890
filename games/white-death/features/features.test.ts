import { featuresOf, hiddenFeatures } from '@impulse/engine/testing/feature-values.js';
import { describe, expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../context.js';
import { whiteDeath } from '../game.js';
import { script } from '../opponent/index.js';
import { knows } from '../knowledge/knowledge.js';
import { netScore, victoryAccount } from '../rules/victory/victory.js';
import { cloneState, type State } from '../state.js';
import { begin, watch } from '../testing/scripted-battle.js';
import { features } from './features.js';

/** Every so many positions of a scripted battle. */
function positions(every: number, look: (state: State) => void): void {
  watch(script, begin('scenario-1'), 3, ({ state, number }) => {
    if (number % every === 0) look(state);
  });
}

const read = (state: State, side: number) => featuresOf(features, state, side);

describe('features', () => {
  test('have names of their own, and every one is a number at every time', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
    const values = new Map(features.names.map((name) => [name, new Set<number>()]));
    positions(25, (state) => {
      for (const [name, value] of Object.entries(read(state, SOVIET))) {
        expect(Number.isFinite(value), name).toBe(true);
        values.get(name)!.add(value);
      }
    });
    // Enough of them for an evaluation to go by.
    expect(features.names.filter((name) => values.get(name)!.size > 1).length).toBeGreaterThan(25);
  });

  test('tell neither side what it may not know', () => {
    positions(25, (state) => {
      for (const side of [SOVIET, GERMAN]) {
        expect(hiddenFeatures(whiteDeath, features, state, side, whiteDeath.sides[side])).toEqual([]);
      }
    });
  });

  test('do not count what a hidden unit has lost, but what one of its own has', () => {
    const state = cloneState(begin('scenario-1'));
    const isHidden = (unit: number): boolean => state.hexOf[unit] >= 0 && !knows(state, GERMAN, unit);
    const unit = state.hexOf.findIndex((_, one) => isHidden(one) && state.strength[one] > 1);
    const [german, soviet] = [read(state, GERMAN), read(state, SOVIET)];
    state.strength[unit]--;
    expect(read(state, GERMAN)).toEqual(german);
    expect(read(state, SOVIET)).not.toEqual(soviet);
  });
});

test('3, 4C, 15C features count units, zones and those cut off', () => {
  const state = begin('scenario-1');
  const soviet = read(state, SOVIET);
  const german = read(state, GERMAN);
  const onMap = (side: number): number =>
    state.hexOf.reduce((count, hex, unit) => count + (hex >= 0 && state.context.side[unit] === side ? 1 : 0), 0);
  expect(soviet['own-units']).toBe(onMap(SOVIET));
  expect(german['own-units']).toBe(onMap(GERMAN));
  expect(german['enemy-units']).toBe(soviet['own-units']);
  expect(german['enemy-in-zones']).toBe(soviet['own-in-zones']);
  expect(german['own-city'] + german['enemy-city']).toBe(state.context.ground.city.length);
  expect(german['turns-left']).toBe(1);
});

test('rule victory features tell who would win, and by how much', () => {
  const state = begin('scenario-1');
  const wins = (): boolean => read(state, SOVIET)['lead'] > 0;
  const missing = state.context.scenario.thresholds[1] - netScore(victoryAccount(state));
  state.losses[2] += missing - 1;
  expect(wins()).toBe(false);
  state.losses[2]++;
  expect(wins()).toBe(true);
  expect(read(state, GERMAN)['lead']).toBe(-0.5);
});
