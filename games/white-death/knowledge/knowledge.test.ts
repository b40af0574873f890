import { keyedDice, type Log, makeRandom, mayRead, type Random } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { unitCount } from '../context.js';
import { type ScenarioId, sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { strayAction } from '../invariants/stray.js';
import { knows } from './knowledge.js';
import type { Position } from '../position/position.js';
import { mayStand } from '../rules/terrain/costs.js';
import { stackIsLegal } from '../rules/stacking/stacking.js';
import { cloneState, NONE, stackOf, type State, STEP, steps } from '../state.js';
import { fight } from '../testing/combat.js';
import { battle, playRandomly } from '../testing/play.js';
import { setting, unitOf } from '../testing/setting.js';
import type { View } from '../position/view.js';

const seats = [...sideIds, 'observer'] as const;
const positionFor = (state: State, seat: string): Position => (whiteDeath.view(state, seat) as View).position;
const seen = (state: State, seat: string, ...ids: readonly string[]) =>
  ids.map((id) => (positionFor(state, seat).units[id] === '?' ? '?' : id));

function act(state: State, side: string, action: Action): Log {
  const refusal = whiteDeath.refuse(state, side, action);
  if (refusal) throw new Error(`${refusal.rule} ${refusal.reason}`);
  const log: Log = [];
  const dice = keyedDice(7);
  dice.begin(0);
  whiteDeath.play(state, side, action, dice, log);
  return log;
}

const units = {
  '9grd-18g': '3026',
  '9grd-smg': '3026',
  '9grd-at': '3026',
  '9grd-22g': '3027',
  '46grd-135g': '3127',
  '46grd-smg': '3127',
  '83id-ii-251': { at: '2927', strength: 2 },
  '83id-14-251': '2927',
  '83id-i-251': '2923',
  '83id-13-251': '2923',
} as const;

describe('4C what a side may look at', () => {
  test('4C of an enemy stack the top with its strength, and how many lie below it', () => {
    const state = setting({ units });
    const { units: shown, stacks } = positionFor(state, 'soviet');
    expect(shown['83id-ii-251']).toEqual({ at: '2927', strength: 2 });
    expect(shown['83id-14-251']).toBe('?');
    expect(stacks['2927']).toEqual(['83id-ii-251', '?']);
    expect(stacks['3026']).toEqual(['9grd-18g', '9grd-smg', '9grd-at']);
    expect(positionFor(state, 'german').stacks['3026']).toEqual(['9grd-18g', '?', '?']);
  });

  test('4C an observer sees what both sides see', () => {
    const { stacks } = positionFor(setting({ units }), 'observer');
    expect(stacks).toEqual({
      '2923': ['83id-i-251', '?'],
      '2927': ['83id-ii-251', '?'],
      '3026': ['9grd-18g', '?', '?'],
      '3127': ['46grd-135g', '?'],
    });
  });

  test('4C, 5.2 a declared assault opens the hex to the side that declares it, and nothing else', () => {
    const state = setting({ units });
    const log = act(state, 'soviet', { type: 'assault', unit: '9grd-22g', target: '2927' });
    expect(seen(state, 'soviet', '83id-14-251', '83id-13-251')).toEqual(['83id-14-251', '?']);
    expect(seen(state, 'german', '9grd-smg', '9grd-at', '46grd-smg')).toEqual(['?', '?', '?']);
    expect(positionFor(state, 'german').marks).toEqual({});
    expect(positionFor(state, 'german').units['9grd-22g']).toEqual({ at: '3027' });
    const told = log.filter((event) => mayRead(event, 'german')).map(({ type }) => type);
    expect(told).toEqual([]);
  });

  test('4C, 15A1 the payment for a declared assault is open when the assault is, and not before', () => {
    const state = setting({ units, supply: [5, 2, 2] });
    act(state, 'soviet', { type: 'assault', unit: '9grd-22g', target: '2927' });
    expect(positionFor(state, 'soviet')).toMatchObject({ supply: { soviet: 4 }, paid: { soviet: 1 } });
    for (const seat of ['german', 'observer'] as const) {
      expect(positionFor(state, seat)).toMatchObject({ supply: { soviet: 5 }, paid: { soviet: 0 } });
    }
    const log = act(state, 'soviet', { type: 'done' });
    const told = log.filter((event) => mayRead(event, 'german')).find(({ type }) => type === 'supply-spent');
    expect(told?.detail).toEqual({ pool: 'soviet', purpose: 'assault', points: 1, left: 4 });
    expect(positionFor(state, 'german')).toMatchObject({ supply: { soviet: 4 }, paid: { soviet: 1 } });
  });

  test('4C, 5.4 when defensive fire begins the defender sees who assaults, and no others beside them', () => {
    const state = fight('2927', ['9grd-smg'], 'defence', { units });
    expect(seen(state, 'german', '9grd-smg', '9grd-at', '46grd-smg')).toEqual(['9grd-smg', '?', '?']);
    expect(positionFor(state, 'german').marks).toEqual({ '2927': { flags: ['target'] } });
    expect(positionFor(state, 'german').units['9grd-smg']).toMatchObject({ target: '2927' });
  });

  test('rule standing-orders are nobody else’s business', () => {
    const state = setting({ units });
    const log = act(state, 'soviet', { type: 'orders', retreat: 'cover', reserve: 2 });
    expect(log.map(({ seats: only }) => only)).toEqual([['soviet']]);
    expect(positionFor(state, 'soviet').standing).toMatchObject({ soviet: { retreat: 'cover' }, german: '?' });
    expect(positionFor(state, 'german').standing).toMatchObject({ soviet: '?' });
    expect(positionFor(state, 'observer').standing).toEqual({ soviet: '?', german: '?' });
  });

  test('4C, rule 8 strength that went by rail unseen is not told', () => {
    const state = setting({ units });
    state.railed[0] = 7;
    expect(positionFor(state, 'soviet').railed).toEqual({ soviet: 7, german: '?' });
    expect(positionFor(state, 'german').railed).toEqual({ soviet: '?', german: 0 });
    expect(positionFor(state, 'observer').railed).toEqual({ soviet: '?', german: '?' });
  });

  test('ruling 58 units lost and units to come are open to everybody', () => {
    const state = setting({ units: { ...units, '83id-iii-251': 'lost' } });
    state.strength[unitOf(state, '83id-iii-251')] = 0;
    for (const seat of seats) {
      expect(positionFor(state, seat).lost).toEqual(['83id-iii-251']);
      expect(positionFor(state, seat).units['8pz-i-8']).toMatchObject({ at: 'off' });
    }
  });

  test('4C when the battle is over everything is laid open', () => {
    const state = setting({ units });
    state.step = STEP.over;
    state.deciding = NONE;
    state.active = NONE;
    for (const seat of seats) expect(positionFor(state, seat)).toEqual(whiteDeath.position(state));
  });

  test('4C what moved, and how far, is not told of the enemy', () => {
    const state = setting({ units });
    state.spent[unitOf(state, '9grd-22g')] = 12;
    expect(positionFor(state, 'soviet').units['9grd-22g']).toMatchObject({ spent: 12 });
    expect(positionFor(state, 'german').units['9grd-22g']).toEqual({ at: '3027' });
  });
});

/** Exchanges places, strengths and conditions of two units that a viewer cannot see; undefined when it cannot be. */
function exchanged(state: State, viewer: number, random: Random): State | undefined {
  const hidden: number[] = [];
  for (let unit = 0; unit < unitCount; unit++) if (!knows(state, viewer, unit)) hidden.push(unit);
  for (let tries = 0; tries < 60 && hidden.length > 1; tries++) {
    const one = hidden[random.below(hidden.length)];
    const other = hidden[random.below(hidden.length)];
    if (one === other || state.context.side[one] !== state.context.side[other]) continue;
    const altered = cloneState(state);
    swap(altered, one, other);
    const [here, there] = [altered.hexOf[one], altered.hexOf[other]];
    const fits = mayStand(altered, one, here) && mayStand(altered, other, there);
    if (fits && stackIsLegal(altered, here) && stackIsLegal(altered, there)) return altered;
  }
  return undefined;
}

function swap(state: State, one: number, other: number): void {
  const stacks = [...new Set([state.hexOf[one], state.hexOf[other]])].map((hex) => [hex, stackOf(state, hex)] as const);
  for (const cells of [state.hexOf, state.spent, state.flags, state.target]) {
    [cells[one], cells[other]] = [cells[other], cells[one]];
  }
  const { fullStrength } = state.context;
  state.strength[one] = 1 + ((state.strength[one] + 1) % fullStrength[one]);
  state.strength[other] = 1 + ((state.strength[other] + 1) % fullStrength[other]);
  for (const [hex, stack] of stacks) {
    const now = stack.map((unit) => (unit === one ? other : unit === other ? one : unit));
    for (const [at, unit] of now.entries()) state.below[unit] = now[at + 1] ?? NONE;
    state.top[hex] = now[0];
  }
}

/** Everything a seat can ask, as text. */
function answers(
  state: State,
  seat: string,
  asked: readonly Action[],
  units: readonly string[],
): Record<string, string> {
  const plays = seat !== 'observer';
  return {
    view: JSON.stringify(whiteDeath.view(state, seat)),
    turn: JSON.stringify(whiteDeath.turn(state)),
    legal: JSON.stringify(plays ? units.map((unit) => whiteDeath.legal(state, seat, unit)) : []),
    refusals: JSON.stringify(plays ? asked.map((action) => whiteDeath.refuse(state, seat, action)) : []),
    forecasts: JSON.stringify(asked.map((action) => whiteDeath.forecast(state, seat, action))),
  };
}

describe('4C nothing a seat is shown or told depends on what it may not know', () => {
  test.each(['scenario-1', 'scenario-3', 'scenario-5'] satisfies ScenarioId[])('along a battle of %s', (scenario) => {
    const random = makeRandom(`exchange ${scenario}`);
    const acting = new Int16Array(1024);
    const met = new Map<string, number>();
    playRandomly(`knowledge ${scenario}`, scenario, (state, event) => {
      const step = steps[state.step];
      const often = met.get(step) ?? 0;
      if (event % (step === 'movement' ? 60 : often < 10 ? 1 : 8) !== 0) return event < 2500;
      const deciding = whiteDeath.codes.deciding(state);
      const count = whiteDeath.codes.actors(state, acting);
      const units = Array.from(
        { length: Math.min(4, count) },
        () => state.context.unitIds[acting[random.below(count)]],
      );
      for (const seat of seats) {
        const viewer = sideIds.indexOf(seat as (typeof sideIds)[number]);
        const altered = exchanged(state, viewer, random);
        if (!altered) continue;
        const asked = Array.from({ length: 8 }, () => strayAction(state, random));
        if (viewer === deciding)
          asked.push(...units.flatMap((unit) => whiteDeath.legal(state, seat, unit)).slice(0, 40));
        expect(answers(altered, seat, asked, units), `${step} ${seat} ${event}`).toEqual(
          answers(state, seat, asked, units),
        );
        met.set(step, (met.get(step) ?? 0) + 1);
      }
      return event < 2500;
    });
    for (const step of ['decision', 'movement', 'barrage', 'defence', 'assault']) {
      expect(met.get(step) ?? 0, step).toBeGreaterThan(2);
    }
  });

  test('4C what a seat imagines looks to it as what it sees', () => {
    const state = battle('scenario-4');
    const random = makeRandom('imagine');
    for (const seat of seats) {
      const imagined = cloneState(state);
      whiteDeath.redact(state, seat, random, imagined);
      expect(JSON.stringify(whiteDeath.view(imagined, seat))).toBe(JSON.stringify(whiteDeath.view(state, seat)));
    }
  });
});
