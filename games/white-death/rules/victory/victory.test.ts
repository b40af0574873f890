import type { AccountLine } from '@impulse/engine';
import { expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../../context.js';
import { builtInData } from '../../data/index.js';
import { type State, STEP } from '../../state.js';
import { eventsOf, hexOf, type Setting, setting, scripted, momentOf } from '../../testing/setting.js';
import { logOf } from '../../testing/start.js';
import { endImpulse } from '../turn/impulses.js';
import { claimObjectives, netScore, outcome, scoreRailTowns, victoryAccount } from './victory.js';

/** A battle that has ended like this. */
function ended(given: Setting, change?: (state: State) => void): State {
  const state = setting(given);
  state.step = STEP.over;
  state.deciding = -1;
  change?.(state);
  return state;
}

const lines = (state: State, item: string): AccountLine[] => victoryAccount(state).filter((line) => line.item === item);
const points = (state: State, item: string): number => netScore(lines(state, item));

test('rule victory five points for each town of the trunk railway with Soviets in it as their impulse ends', () => {
  const state = setting({ units: { '31rb-1': '0912', '31rb-2': '0915', '31rb-3': '1013', '83id-i-277': '0802' } });
  const log = logOf((into) => endImpulse(state, scripted(), into));
  expect(state.railTowns).toBe(2);
  expect(points(state, 'rail-towns')).toBe(10);
  expect(eventsOf(log, 'rail-towns')[0].detail).toEqual({ hexes: ['0912', '0915'], points: 10, total: 2 });
  scoreRailTowns(state, null);
  expect(points(state, 'rail-towns')).toBe(20);
});

test('rule victory, ruling 101 an impulse of one or two points scores no towns unless it was all the Soviets had left', () => {
  const short = setting({ impulse: 2, left: [5, 5], units: { '31rb-1': '0912' } });
  endImpulse(short, scripted(), null);
  expect(short.railTowns).toBe(0);
  const last = setting({ impulse: 2, left: [0, 5], units: { '31rb-1': '0912' } });
  endImpulse(last, scripted(), null);
  expect(last.railTowns).toBe(1);
});

test('rule victory German impulses and passes score no towns', () => {
  const state = setting({ side: 'german', left: [5, 5], units: { '31rb-1': '0912' } });
  endImpulse(state, scripted(), null);
  expect(state.railTowns).toBe(0);
});

test('rule victory strength lost: one a German point, two an AFV; one for two Soviet points, one an AFV', () => {
  const state = setting({ units: {} });
  state.losses.set([7, 3, 5, 2]);
  expect(points(state, 'german-losses')).toBe(5);
  expect(points(state, 'german-afv-losses')).toBe(4);
  expect(points(state, 'soviet-losses')).toBe(-3);
  expect(points(state, 'soviet-afv-losses')).toBe(-3);
});

test('rule victory three points for a bunker put out of action', () => {
  const state = setting({ units: {} });
  state.bunkersLost = 2;
  expect(points(state, 'bunkers')).toBe(6);
});

test('rule victory a city hex is worth five to its holder, ten to the Germans with a path of supply out of it', () => {
  const cut = { '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320' };
  const state = setting({ units: { '83id-i-277': '2419', ...cut } });
  claimObjectives(state, null);
  const city = Object.fromEntries(lines(state, 'city-hex').map(({ detail, points: worth }) => [detail['hex'], worth]));
  expect(city['2419']).toBe(-5);
  expect(city['2520']).toBe(5);
  expect(city['2619']).toBe(-10);
});

test('rule victory whoever stood in a hex last holds it', () => {
  const state = setting({ units: { '31rb-1': '2419' } });
  const log = logOf((into) => claimObjectives(state, into));
  expect(log).toEqual([{ type: 'objective-taken', rule: 'victory', detail: { hex: '2419', side: 'soviet' } }]);
  const later = setting({ units: {} });
  later.holders.set(state.holders);
  claimObjectives(later, null);
  expect(later.holders[later.context.ground.cityIndex[hexOf('2419')]]).toBe(SOVIET);
});

test('rule victory two points a strength point of the garrison out of the city, west of the river and not cut off', () => {
  const units = { '83id-i-277': '1521', '83id-ii-277': { at: '1020', strength: 1 }, '83id-i-251': '1522' };
  expect(points(ended({ units }), 'rescued')).toBe(-2 * (3 + 1));
});

test('ruling 93 those still in the city are not rescued, nor those east of the river or cut off', () => {
  const units = {
    '83id-i-277': '2219',
    '83id-ii-277': '3025',
    '83id-iii-277': '1521',
    '31rb-1': '1520',
    '31rb-2': '1422',
    '31rb-3': '1621',
  };
  expect(points(ended({ units }), 'rescued')).toBe(0);
});

test('ruling 58 before the battle ends no line tells of hidden strength', () => {
  const running = setting({ scenario: 'scenario-5', units: { '83id-i-277': '1521', '803-9': '1522' } });
  expect(lines(running, 'rescued')[0]).toMatchObject({ points: 0, detail: { count: null, each: 5 } });
  expect(lines(running, 'brandenburg')[0]).toMatchObject({ points: 0, detail: { count: null } });
});

test('rule victory scenario I: twenty points to the Soviets for a fortress that is cut off', () => {
  const cut = { '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320', '83id-i-277': '2419' };
  const change = (state: State) => state.holders.fill(SOVIET);
  expect(points(ended({ scenario: 'scenario-1', units: cut }, change), 'fortress-isolated')).toBe(20);
  expect(points(ended({ scenario: 'scenario-1', units: { '83id-i-277': '2419' } }), 'fortress-isolated')).toBe(0);
});

test('ruling 94 a city that has fallen counts as cut off', () => {
  const change = (state: State) => state.holders.fill(SOVIET);
  expect(points(ended({ scenario: 'scenario-1', units: {} }, change), 'fortress-isolated')).toBe(20);
});

test('rule victory scenario II: ten points for each of two towns, two a strength point out of the pockets', () => {
  const state = ended({ scenario: 'scenario-2', units: { '83id-i-251': '0720', '83id-ii-251': 'lost' } }, (change) => {
    change.holders[8] = GERMAN;
    change.holders[9] = SOVIET;
  });
  expect(points(state, 'town')).toBe(-10);
  expect(points(state, 'pockets')).toBe(-6);
});

const besieged = { '83id-i-277': '2419', '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320' } as const;

test('rule victory scenarios III and IV: forty points for a path to the fortress, else for a stack near it', () => {
  for (const scenario of ['scenario-3', 'scenario-4'] as const) {
    const reliefWith = (units: Setting['units'], change?: (state: State) => void) =>
      points(ended({ scenario, units }, change), 'relief');
    const alone = (state: State) => state.holders.fill(SOVIET);
    expect(reliefWith({ '83id-i-277': '2419' })).toBe(-40);
    expect(reliefWith({ ...besieged, '83id-i-251': '2118' }, alone)).toBe(-20);
    expect(reliefWith({ ...besieged, '83id-i-251': '1918' }, alone)).toBe(-10);
    expect(reliefWith({ ...besieged, '83id-i-251': '1517' }, alone)).toBe(0);
    expect(reliefWith({ '83id-i-251': '2118' }, alone)).toBe(0);
  }
});

test('rule victory scenario V: five a rescued point, five a Brandenburger, ten more to the Soviets for a city hex', () => {
  const state = ended({ scenario: 'scenario-5', units: { '83id-i-277': '1521', '803-9': '1020' } }, (change) =>
    change.holders.fill(SOVIET),
  );
  expect(points(state, 'rescued')).toBe(-15);
  expect(points(state, 'brandenburg')).toBe(-5 * state.strength[state.context.unitNumber.get('803-9')!]);
  expect(points(state, 'city-hex')).toBe(8 * 15);
});

test('rule victory the net score is read on the scenario’s scale', () => {
  const level = (losses: number) => {
    const {
      winner,
      points: net,
      account,
    } = outcome(
      ended({ scenario: 'scenario-1', units: { '83id-i-277': '2419' } }, (state) => {
        state.losses[2] = losses + 80;
      }),
    );
    return [net, winner, account.at(-1)!.detail['level']];
  };
  const [decisive, marginal, german] = builtInData.scenarios.find(({ id }) => id === 'scenario-1')!.thresholds;
  expect(level(decisive)).toEqual([decisive, 'soviet', 'decisive']);
  expect(level(decisive - 1)).toEqual([decisive - 1, 'soviet', 'marginal']);
  expect(level(marginal)).toEqual([marginal, 'soviet', 'marginal']);
  expect(level(marginal - 1)).toEqual([marginal - 1, 'german', 'marginal']);
  expect(level(german)).toEqual([german, 'german', 'marginal']);
  expect(level(german - 1)).toEqual([german - 1, 'german', 'decisive']);
});

test('rule victory campaign: so many towns counted end it at once, as a decisive Soviet victory', () => {
  const state = setting({ turn: 4, left: [5, 5], units: { '31rb-1': '0912' } });
  state.railTowns = state.context.scenario.extras.railTownImpulses! - 1;
  endImpulse(state, scripted(), null);
  expect(momentOf(state)).toBe('4 over nobody');
  const { winner, account } = outcome(state);
  expect(winner).toBe('soviet');
  expect(account.at(-1)!.detail).toMatchObject({ level: 'decisive', outright: true });
  const scenario = setting({ scenario: 'scenario-1', turn: 4, left: [5, 5], units: { '31rb-1': '0912' } });
  scenario.railTowns = 999;
  endImpulse(scenario, scripted(), null);
  expect(momentOf(scenario)).toBe('4 decision german');
});
