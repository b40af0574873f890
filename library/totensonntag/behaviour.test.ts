import { keyedDice, makeRandom } from '@impulse/engine';
import { playImpulse } from '@impulse/opponent/testing/planner-tests.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { CW, DAK } from '@impulse/totensonntag/context.js';
import { victoryPoints } from '@impulse/totensonntag/rules/victory.js';
import { inEnemyZoc, OFF_MAP, stackSize, type State } from '@impulse/totensonntag/state.js';
import { hexOf, setting, type Setting, unitOf } from '@impulse/totensonntag/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { opponents } from './opponents.js';

/** Positions in which a stupid opponent is known by what it does. */

const expert = { id: 'expert', version: opponents.versionOf('expert'), make: () => opponents.make('expert') };

/** The position after an impulse of the expert, and what it did. */
function after(given: Setting, change: (state: State) => void = () => undefined): { state: State; done: Action[] } {
  const state = setting(given);
  change(state);
  return { state, done: playImpulse(totensonntag, expert, state) };
}

const placeOf = (state: State, unit: string): number => state.hexOf[unitOf(state, unit)];

describe('one impulse from the end', () => {
  const lastCouplet: Setting = {
    units: { '7ad-7h': 'J9', '7ad-2rtr': 'J9', '21-pz5-1': 'M10', '21-pz5-2': 'M10' },
    turn: 6,
    couplet: 4,
  };

  test('it sees that it can win', () => {
    const given: Setting = {
      units: { '7ad-7h': 'K8', '7ad-2rtr': 'K8', 'ari-m13-7': 'A1', 'ad-155-1': 'O12' },
      side: 'cw',
      an: 3,
      enemyAn: 5,
      turn: 6,
      couplet: 4,
    };
    expect(victoryPoints(setting(given))).toBe(0);
    expect(victoryPoints(after(given).state)).toBe(1);
  });

  test('it sees as the DAK that it can take back what it has lost', () => {
    const { state } = after(
      {
        units: { '21-pz5-1': 'J9', '21-pz5-2': 'J9', '7ad-7h': 'A1' },
        side: 'dak',
        an: 3,
        enemyAn: 5,
        turn: 6,
        couplet: 4,
      },
      (before) => {
        before.control[0] = CW;
      },
    );
    expect(state.control[0]).toBe(DAK);
  });

  test('it sees that the enemy could win, and stands in his way', () => {
    // Whoever is in M7 when the day ends has won; the Commonwealth acts first and holds the empty hex.
    const { state } = after({ ...lastCouplet, side: 'cw', an: 4, enemyAn: 3 }, (before) => {
      before.control[0] = CW;
    });
    const left = state.cells.slice();
    for (const seed of [1, 2, 3, 4]) {
      state.cells.set(left);
      opponents.playOut(['script', 'script'], state, keyedDice(seed), [makeRandom('dak'), makeRandom('cw')]);
      expect(state.control[0]).toBe(CW);
    }
  });

  test('where nobody stands in the way, the enemy wins', () => {
    const state = setting({ ...lastCouplet, side: 'dak', an: 3, enemyAn: 4 });
    state.control[0] = CW;
    opponents.playOut(['script', 'script'], state, keyedDice(1), [makeRandom('dak'), makeRandom('cw')]);
    expect(state.control[0]).toBe(DAK);
  });
});

test.each([
  { garrison: 'ad-155-1', at: 'N3', other: 'O3', enemies: ['K3', 'J3'] },
  { garrison: 'ad-155-3', at: 'M7', other: 'N8', enemies: ['J8', 'J9'] },
])('a threatened objective in $at is not left empty', ({ garrison, at, other, enemies }) => {
  const { state } = after({
    units: { [garrison]: at, 'ad-361-2': other, '7ad-7h': enemies[0], '7ad-2rtr': enemies[0], '7ad-6rtr': enemies[1] },
    side: 'dak',
    an: 2,
    enemyAn: 4,
    turn: 6,
    couplet: 4,
  });
  expect(stackSize(state, hexOf(at))).toBeGreaterThan(0);
});

/** Somebody weak is near who would walk in, and somebody weaker who is worth chasing. */
test.each([
  { side: 'dak', held: DAK, garrison: '21-mg8', prey: '7ad-60fd', thief: '7ad-kdg' },
  { side: 'cw', held: CW, garrison: '7ad-2rb', prey: '21-art155', thief: '21-rec3' },
] as const)('an objective of the $side is not left empty in the middle of a battle', ({ side, held, ...units }) => {
  const { state } = after(
    { units: { [units.garrison]: 'M7', [units.thief]: 'K6', [units.prey]: 'O10' }, side, an: 2, enemyAn: 3, turn: 3 },
    (before) => {
      before.control[0] = held;
    },
  );
  expect(stackSize(state, hexOf('M7'))).toBeGreaterThan(0);
});

/** In its battles it used to leave M7 open on the first day, when the enemy was still an impulse away. */
test.each([
  { side: 'dak', held: DAK, friends: ['ad-155-2', 'ad-361-1'], foes: ['7ad-4sac', '7ad-2rb'] },
  { side: 'cw', held: CW, friends: ['7ad-2rb', '7ad-1krrc'], foes: ['21-rec3', '21-mg8'] },
] as const)('an empty objective of the $side is manned before the enemy is near', ({ side, held, friends, foes }) => {
  const { state } = after(
    {
      units: { [friends[0]]: 'O5', [friends[1]]: 'O6', [foes[0]]: 'H7', [foes[1]]: 'G7' },
      side,
      an: 2,
      enemyAn: 3,
      turn: 3,
    },
    (before) => {
      before.control[0] = held;
    },
  );
  expect(stackSize(state, hexOf('M7'))).toBeGreaterThan(0);
});

test.each([
  { side: 'cw', hurt: '7ad-7h', enemies: ['21-pz5-1', '21-pz5-2'] },
  { side: 'dak', hurt: '21-pz5-1', enemies: ['7ad-7h', '7ad-2rtr'] },
] as const)('a hurt unit of the $side leaves the enemy zone before night falls', ({ side, hurt, enemies }) => {
  const { state } = after({
    units: { [hurt]: { at: 'G9', hits: 2 }, [enemies[0]]: 'G10', [enemies[1]]: 'G10' },
    side,
    an: 4,
    enemyAn: 5,
    couplet: 4,
  });
  expect(placeOf(state, hurt)).toBeGreaterThanOrEqual(0);
  expect(inEnemyZoc(state, side === 'cw' ? CW : DAK, placeOf(state, hurt))).toBe(false);
});

test.each([
  { side: 'cw', weak: '7ad-kdg', strong: ['21-pz5-1', '21-pz5-2', '15-pz8-1'] },
  { side: 'dak', weak: 'ari-ber-3', strong: ['7ad-7h', '7ad-2rtr', '7ad-6rtr'] },
] as const)('the $side does not assault where nothing can be won', ({ side, weak, strong }) => {
  const { done } = after({
    units: { [weak]: { at: 'G9', hits: 1 }, [strong[0]]: 'G10', [strong[1]]: 'G10', [strong[2]]: 'G10' },
    side,
    an: 2,
    enemyAn: 5,
    turn: 2,
  });
  expect(done.filter(({ type }) => type === 'assault')).toEqual([]);
});

test.each([
  { side: 'cw', guns: '7ad-60fd', friends: ['7ad-1krrc', '7ad-7h'], tanks: ['21-pz5-1', '21-pz5-2'] },
  { side: 'dak', guns: '21-art155', friends: ['21-mg8', '21-pz5-1'], tanks: ['7ad-7h', '7ad-2rtr'] },
] as const)('guns of the $side are not left alone beside tanks', ({ side, guns, friends, tanks }) => {
  const { state } = after({
    units: { [guns]: 'G9', [friends[0]]: 'E9', [tanks[0]]: 'G10', [tanks[1]]: 'G10', [friends[1]]: 'E9' },
    side,
    an: 3,
    enemyAn: 2,
    turn: 2,
  });
  const at = placeOf(state, guns);
  const isAlone = stackSize(state, at) === 1;
  expect(isAlone && inEnemyZoc(state, side === 'cw' ? CW : DAK, at)).toBe(false);
});

describe('reinforcements', () => {
  test.each([
    { side: 'cw', units: ['sa-1deo', 'sa-1rnc', 'sa-1ts', 'sa-4fd', 'sa-3sac'], enemy: 'ari-m13-7' },
    { side: 'dak', units: ['15-pz8-1', '15-pz8-2', '15-115-I', '15-115-II', '15-art33'], enemy: '7ad-7h' },
  ] as const)('of the $side all come on', ({ side, units, enemy }) => {
    const { state } = after({
      units: { ...Object.fromEntries(units.map((unit) => [unit, 'off'])), [enemy]: 'A1' },
      side,
      an: 2,
      turn: 3,
    });
    expect(units.filter((unit) => placeOf(state, unit) === OFF_MAP)).toEqual([]);
  });
});
