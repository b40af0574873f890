import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { KIND, Order } from '../../actions/actions.js';
import { type State, STEP } from '../../state.js';
import { eventsOf, hexOf, setting, type Setting, unitOf } from '../../testing/setting.js';
import { defend, detailsOf, fight, fire, whyNotFire } from '../../testing/combat.js';
import { allocate, spentDownhill, worthOf } from './allocation.js';
import { playAssault } from '../assault/assault.js';
import { ANTITANK, CONVENTIONAL, FirePlan } from './plan.js';
import { NO_COLUMN, pointsFor } from './odds.js';

function planOf(state: State, hex: string, defensive: boolean): FirePlan {
  const order = new Order();
  order.reset(defensive ? KIND.defend : KIND.fire);
  order.hex = hexOf(hex);
  const plan = new FirePlan();
  plan.prepare(state, order);
  return plan;
}

const worth = (state: State, plan: FirePlan): number => {
  let sum = 0;
  for (let target = 0; target < plan.count; target++) sum += worthOf(state, plan, target, plan.tableOf(state, target));
  return sum;
};

/** 9C3, 12B and the amount of fire, looked at naively. */
function isAllowed(plan: FirePlan): boolean {
  for (const kind of [CONVENTIONAL, ANTITANK] as const) {
    let factors = plan.factors[kind];
    for (let i = 0; i < plan.weapons; i++) if (plan.weaponKind[i] === kind) factors += plan.weaponFire[kind][i];
    let down = 0;
    let flat = 0;
    for (let target = 0; target < plan.count; target++) {
      if (plan.kinds[target] !== kind) continue;
      if (plan.downhill[target]) down += plan.points[target];
      else flat += plan.points[target];
    }
    if (spentDownhill(down, factors) + flat > factors + plan.fixed[kind]) return false;
  }
  for (let a = 0; a < plan.count; a++) {
    if (!plan.isWeapons[a] || plan.points[a] === 0) continue;
    for (let b = 0; b < plan.count; b++) {
      const personnel = plan.kinds[b] === CONVENTIONAL && !plan.isWeapons[b] && plan.hexes[a] === plan.hexes[b];
      if (personnel && (plan.points[b] === 0 || plan.columns[b] < plan.columns[a])) return false;
    }
  }
  return true;
}

/** The best worth of all divisions and all choices of weapons units. */
function bruteForce(state: State, plan: FirePlan): number {
  let best = -Infinity;
  const divide = (target: number): void => {
    if (target === plan.count) {
      if (isAllowed(plan)) best = Math.max(best, worth(state, plan));
      return;
    }
    const table = plan.tableOf(state, target);
    for (let column = NO_COLUMN; column < table.columns; column++) {
      plan.aim(state, target, column === NO_COLUMN ? 0 : pointsFor(table, column, plan.defence[target]));
      divide(target + 1);
    }
  };
  const choose = (weapon: number): void => {
    if (weapon === plan.weapons) {
      divide(0);
      return;
    }
    for (const kind of [CONVENTIONAL, ANTITANK]) {
      plan.weaponKind[weapon] = kind;
      choose(weapon + 1);
    }
  };
  choose(0);
  return best;
}

const settings: readonly (readonly [name: string, hex: string, assaulters: readonly string[], given: Setting])[] = [
  [
    'personnel and weapons',
    '1413',
    ['9grd-18g', '9grd-smg'],
    {
      units: {
        '83id-i-277': '1413',
        '83id-14-277': '1413',
        '83id-ii-277': '1413',
        '9grd-18g': '1514',
        '9grd-smg': '1514',
      },
    },
  ],
  [
    'weapons alone',
    '1413',
    ['9grd-smg'],
    { units: { '83id-i-183': '1413', '83id-14-277': '1413', '9grd-smg': '1514' } },
  ],
  [
    'tanks and infantry',
    '1413',
    ['33tb-t34', '9grd-18g'],
    {
      units: {
        '83id-i-277': '1413',
        '83id-14-277': '1413',
        'lix-286-flak': '1413',
        '33tb-t34': '1514',
        '9grd-18g': '1513',
      },
    },
  ],
  [
    'a slope',
    '1723',
    ['9grd-18g', '46grd-135g', '46grd-smg'],
    {
      units: {
        '83id-i-277': '1723',
        '83id-14-277': '1723',
        '9grd-18g': '1722',
        '46grd-135g': '1623',
        '46grd-smg': '1623',
      },
    },
  ],
  [
    'a bunker on its own',
    '2619',
    ['257rd-943', '33tb-t70', '257rd-smg'],
    {
      units: {
        '83id-i-183': { at: '2619', strength: 1 },
        '257rd-943': '2719',
        '257rd-smg': '2719',
        '33tb-t70': '2720',
      },
      bunkers: { '2619': 5 },
    },
  ],
];

describe('rule default-actions the best division is found', () => {
  test.each(settings)('rule default-actions %s', (_, hex, assaulters, given) => {
    for (const step of ['defence', 'assault'] as const) {
      const state = fight(hex, assaulters, step, given);
      const plan = planOf(state, hex, step === 'defence');
      const best = bruteForce(state, planOf(state, hex, step === 'defence'));
      expect(allocate(state, plan, false)).toBe(true);
      expect(isAllowed(plan)).toBe(true);
      expect(worth(state, plan)).toBeCloseTo(best, 9);
    }
  });

  test('rule default-actions at any strength', () => {
    const random = makeRandom('allocation');
    for (let round = 0; round < 40; round++) {
      const [, hex, assaulters, given] = settings[round % settings.length];
      const state = fight(hex, assaulters, round % 2 ? 'defence' : 'assault', given);
      for (let unit = 0; unit < state.strength.length; unit++) {
        if (state.hexOf[unit] >= 0) state.strength[unit] = 1 + random.below(state.context.fullStrength[unit]);
      }
      const plan = planOf(state, hex, round % 2 === 1);
      const best = bruteForce(state, planOf(state, hex, round % 2 === 1));
      expect(allocate(state, plan, false)).toBe(true);
      expect(isAllowed(plan)).toBe(true);
      expect(worth(state, plan)).toBeCloseTo(best, 9);
    }
  });
});

/** Is there a choice of weapons units with which the whole allocation is allowed? */
function someChoiceAllows(plan: FirePlan, weapon = 0): boolean {
  if (weapon === plan.weapons) return isAllowed(plan);
  return [CONVENTIONAL, ANTITANK].some((kind) => {
    plan.weaponKind[weapon] = kind;
    return someChoiceAllows(plan, weapon + 1);
  });
}

test('9C3, 10D every division that the rules allow is accepted, and no other', () => {
  const random = makeRandom('divisions');
  let accepted = 0;
  for (let round = 0; round < 400; round++) {
    const [, hex, assaulters, given] = settings[round % settings.length];
    const defensive = round % 2 === 1;
    const state = fight(hex, assaulters, defensive ? 'defence' : 'assault', given);
    const plan = planOf(state, hex, defensive);
    const allocation: Record<string, number> = {};
    for (let target = 0; target < plan.count; target++) {
      const points = random.below(4) === 0 ? 0 : random.below(16 * 4);
      allocation[state.context.unitIds[plan.units[target]]] = points / 4;
      plan.aim(state, target, points);
    }
    const reason = whyNotFire(state, defensive ? 'defend' : 'fire', { target: hex, allocation });
    expect(reason === null).toBe(someChoiceAllows(plan));
    if (reason === null) accepted++;
  }
  expect(accepted).toBeGreaterThan(40);
});

test('rule default-actions, ruling 73 fire that an order names stays as it is', () => {
  const [, hex, assaulters, given] = settings[0];
  const log = fire(
    fight(hex, assaulters, 'assault', given),
    { target: hex, allocation: { '83id-i-277': 5 } },
    6,
    6,
    1,
    6,
  );
  expect(detailsOf(log, 'conventional-fire')).toContainEqual(expect.objectContaining({ unit: '83id-i-277', fire: 5 }));
});

test('rule default-actions nothing is fired at where nothing can fire', () => {
  const state = fight('1413', ['9grd-18g'], 'defence', { units: { '83id-i-277': '1413', '9grd-18g': '1514' } });
  state.flags[unitOf(state, '83id-i-277')] = 512;
  const log = defend(state, { target: '1413' });
  expect(eventsOf(log, 'conventional-fire')).toEqual([]);
});

test('eight targets in three hexes, weapons among them, are divided among lawfully', () => {
  const ids = ['9grd-18g', '9grd-smg', '9grd-at', '46grd-135g', '46grd-smg', '257rd-943', '257rd-smg', '257rd-at'];
  const state = setting({
    side: 'soviet',
    units: {
      '83id-i-277': '1413',
      '83id-ii-277': '1413',
      '83id-iii-277': '1413',
      '83id-14-277': '1413',
      '9grd-18g': '1514',
      '9grd-smg': '1514',
      '9grd-at': '1514',
      '46grd-135g': '1513',
      '46grd-smg': '1513',
      '257rd-943': '1412',
      '257rd-smg': '1412',
      '257rd-at': '1412',
    },
  });
  const order = new Order();
  for (const id of ids) {
    order.reset(KIND.assault);
    order.unit = unitOf(state, id);
    order.hex = hexOf('1413');
    playAssault(state, order, null);
  }
  state.step = STEP.defence;
  const plan = planOf(state, '1413', true);
  expect(plan.count).toBe(8);
  expect(allocate(state, plan, false)).toBe(true);
  expect(isAllowed(plan)).toBe(true);
});
