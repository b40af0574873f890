import { describe, expect, test } from 'vitest';
import { script } from '../opponent/index.js';
import { outcome } from '../rules/victory/victory.js';
import { begin, watch as playBattle } from '../testing/scripted-battle.js';
import { watch, watchBattle } from './chronicler.js';
import { history } from './history.js';
import { readEnding } from './reading.js';

describe('a battle that is watched', () => {
  const state = begin('scenario-4');
  const watcher = watchBattle();
  const chronicler = watch();
  playBattle(script, state, 5, (decision) => {
    watcher.see(decision.state);
    chronicler.see(decision.state);
  });
  watcher.see(state);
  chronicler.see(state);
  const { beginning, moments, ending } = watcher.chronicle();

  test('begins with what stands on the map', () => {
    expect(beginning).toMatchObject({ scenario: 'scenario-4', pockets: 0 });
    expect(Math.min(...beginning.strength)).toBeGreaterThan(200);
    expect(moments[0]).toMatchObject({ turn: 10, cityHexes: 4, lost: [0, 0] });
  });

  test('is told impulse by impulse, in the turns of the scenario', () => {
    expect(new Set(moments.map(({ turn }) => turn))).toEqual(new Set([10, 11]));
    for (const [index, { turn, lost }] of moments.slice(1).entries()) {
      const before = moments[index];
      expect(turn).toBeGreaterThanOrEqual(before.turn);
      expect(lost[0] + lost[1]).toBeGreaterThanOrEqual(before.lost[0] + before.lost[1]);
    }
  });

  test('ends as the rules say', () => {
    const { winner, points } = outcome(state);
    expect(ending).toMatchObject({ sovietWin: winner === 'soviet', net: points, railTowns: state.railTowns });
    expect(ending.lead).toBe(points - state.context.scenario.thresholds[1]);
    expect(moments[moments.length - 1].lost[1]).toBe(state.losses[2] + state.losses[3]);
  });

  test('has a figure for every measure of its scenario, and for no other', () => {
    const own = history.measures.filter(({ scenario }) => scenario === 'scenario-4').map(({ id }) => id);
    const figures = chronicler.figures();
    expect(Object.keys(figures).toSorted()).toEqual(own.toSorted());
    expect(figures['net']).toBe(ending.net);
  });
});

test('what is won outright, no points would have lost', () => {
  const campaign = begin('campaign');
  campaign.railTowns = campaign.context.scenario.extras.railTownImpulses! - 1;
  expect(readEnding(campaign).lead).toBe(outcome(campaign).points - campaign.context.scenario.thresholds[1]);
  campaign.railTowns++;
  expect(readEnding(campaign)).toMatchObject({ sovietWin: true, lead: null });
});

test('a battle that is not over has no figures', () => {
  const chronicler = watch();
  chronicler.see(begin('scenario-4'));
  expect(() => chronicler.figures()).toThrow('not over');
});
