import { keyedDice, makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions/actions.js';
import { grid } from './context.js';
import { type SideId, sideIds } from './data/types.js';
import { totensonntag } from './game.js';
import { makePosition } from './position/position.js';
import { cloneState, NONE, type State, STEP, steps } from './state.js';
import { centres, melee, pick, randomBattle } from './testing/random.js';
import { around, permutations, Rulebook } from './testing/rulebook.js';
import { offered, shortly, stackAt } from './testing/setting.js';

const everyOption = {
  overruns: 'many',
  adjacentBarrage: 'yes',
  reconSupport: 'on',
  aircraft: 'on',
  outpost: 'L10',
  birElGubi: 'open',
} as const;

const sideOf = (state: State): SideId => sideIds[state.deciding];
const accepts = (state: State, action: Action): boolean => totensonntag.refuse(state, sideOf(state), action) === null;
const listed = (state: State): Action[] => totensonntag.legal(state, sideOf(state));

/** Every action of the families that can be written down whole, sensible or not. */
function* smallFamilies(state: State): Generator<Action> {
  const units = state.context.unitIds;
  for (let value = -2; value <= 8; value++) yield { type: 'choose-an', value };
  for (let delta = -3; delta <= 3; delta++) yield { type: 'adjust-an', delta };
  for (const type of ['roll-an', 'done', 'place-rest', 'recover-all'] as const) yield { type };
  for (const unit of units) {
    for (const type of ['stay', 'destroy-excess', 'recover'] as const) yield { type, unit };
    for (const hex of grid.labels) {
      yield { type: 'place', unit, hex };
      yield { type: 'advance', unit, hex };
      yield { type: 'assault', unit, target: hex };
    }
  }
  for (const hex of grid.labels) {
    const stack = stackAt(state, hex);
    if (stack.length <= 3) for (const order of permutations(stack)) yield { type: 'stack', hex, order };
  }
}

const small = new Set([
  'choose-an',
  'adjust-an',
  'roll-an',
  'done',
  'place-rest',
  'recover-all',
  'stay',
  'destroy-excess',
]);
for (const type of ['recover', 'place', 'advance', 'assault', 'stack']) small.add(type);
const isSmall = (action: Action): boolean => small.has(action.type) && !('support' in action && action.support);

const usualSteps = ['setup', 'choose-an', 'adjust-an', 'impulse', 'advance', 'night'];

/** Larger stacks take more orders than are listed: each unit to the top is enough to offer. */
const overfull = (action: Action): boolean => action.type === 'stack' && action.order.length > 3;

function expectFamiliesListed(state: State): void {
  const accepted: string[] = [];
  for (const action of smallFamilies(state)) if (accepts(state, action)) accepted.push(shortly(action));
  const offers = listed(state).filter((action) => isSmall(action) && !overfull(action));
  expect(accepted.toSorted()).toEqual(offers.map(shortly).toSorted());
}

describe('3.0, 4.0, 6.0, 10.0 legal actions and refusals agree', () => {
  test.each([
    ['the standard rules', {}],
    ['every option', everyOption],
  ])('no listed action is refused, and the other side is offered nothing: %s', (name, options) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      randomBattle(`${name} ${seed}`, options, 40, (state) => {
        seen.add(steps[state.step]);
        const actions = listed(state);
        expect(actions.length).toBeGreaterThan(0);
        expect(actions.filter((action) => !accepts(state, action))).toEqual([]);
        expect(new Set(actions.map(shortly)).size).toBe(actions.length);
        expect(totensonntag.legal(state, sideIds[1 - state.deciding])).toEqual([]);
      });
    }
    const flying = options === everyOption ? ['air-plan', 'air-strike'] : [];
    for (const step of [...usualSteps, ...flying]) expect(seen).toContain(step);
  });

  test.each([
    ['the standard rules', {}],
    ['every option', everyOption],
  ])('in the small families everything that is not refused is listed: %s', (name, options) => {
    const seen = new Set<string>();
    randomBattle(`families ${name}`, options, 400, (state) => {
      seen.add(steps[state.step]);
      expectFamiliesListed(state);
    });
    for (const step of usualSteps) expect(seen).toContain(step);
  });

  test('so it is where hexes are overstacked, during the impulse and after it', () => {
    let overstacked = 0;
    for (let seed = 0; overstacked < 3; seed++) {
      const state = melee(`excess ${seed}`, 'C10');
      const before = cloneState(state);
      totensonntag.play(state, sideOf(state), { type: 'done' }, keyedDice(seed), null);
      if (state.step !== STEP.excess) continue;
      overstacked++;
      for (const one of [before, state]) {
        expect(listed(one).filter((action) => !accepts(one, action))).toEqual([]);
        expectFamiliesListed(one);
      }
    }
  });

  test('every unit with actions of its own is an actor', () => {
    const into = new Int16Array(80);
    for (let seed = 0; seed < 2; seed++) {
      randomBattle(`actors ${seed}`, seed % 2 ? everyOption : {}, 60, (state) => {
        if (state.step === STEP.setup) return;
        const count = totensonntag.codes.actors(state, into);
        const actors = new Set(Array.from(into.subarray(0, count), (unit) => state.context.unitIds[unit]));
        const busy = listed(state).flatMap((action) => ('unit' in action ? [action.unit] : []));
        for (const unit of busy) expect(actors).toContain(unit);
      });
    }
  });
});

describe('3.0, 3.1, 4.0, 5.0, 6.0, 6.1, 6.2, 7.0, 7.4, 7.5 a second reading of the rules finds the same actions', () => {
  test('in battles played at random', () => {
    for (let seed = 0; seed < 3; seed++) {
      const options = seed === 2 ? { adjacentBarrage: 'yes', birElGubi: 'open' } : {};
      randomBattle(`reading ${seed}`, options, 30, (state) => {
        if (state.step !== STEP.impulse) return;
        expect(offered(state, sideOf(state))).toEqual(new Rulebook(makePosition(state)).actions());
      });
    }
  });

  test('in the thick of it', () => {
    const verbs = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const state = melee(`melee ${seed}`, centres[seed % centres.length]);
      const actions = offered(state, sideOf(state));
      expect(actions).toEqual(new Rulebook(makePosition(state)).actions());
      for (const action of actions) verbs.add(action.replace(/ .*>.*/, '-overrun').replace(/ .*/, ''));
    }
    expect([...verbs].toSorted()).toEqual(
      ['assault', 'barrage', 'done', 'enter', 'enter-overrun', 'exit', 'move', 'move-overrun', 'stack'].toSorted(),
    );
  });
});

describe('5.0, 6.0, 6.1, 6.2, 7.5 every path of up to three hexes', () => {
  const onEdge = /^(A|Q)\d+$|^.(1|19)$/;
  const edge = grid.labels.filter((hex) => onEdge.test(hex));

  function* paths(starts: readonly string[], length: number): Generator<string[]> {
    for (const first of starts) {
      yield [first];
      if (length > 1) for (const rest of paths(around(first), length - 1)) yield [first, ...rest];
    }
  }

  test('is refused exactly when the book refuses it, and leads only to what is listed', () => {
    const counts = { accepted: 0, refused: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const state = melee(`paths ${seed}`, centres[seed % centres.length]);
      const side = sideOf(state);
      const book = new Rulebook(makePosition(state));
      const random = makeRandom(`units ${seed}`);
      const own = state.context.units.filter((unit) => unit.side === side && unit.type !== 'aircraft');
      const onMap = own.filter(({ id }) => state.hexOf[state.context.unitNumber.get(id)!] >= 0);
      const waiting = own.filter((unit) => unit.due && state.hexOf[state.context.unitNumber.get(unit.id)!] === NONE);
      for (const { id } of [...pick(random, onMap, 4), ...pick(random, waiting, 1)]) {
        const unit = state.context.unitNumber.get(id)!;
        const at = state.hexOf[unit];
        const type = at < 0 ? 'enter' : 'move';
        const offers = new Set(offered(state, side, id));
        const reached = new Set<string>();
        const starts = at < 0 ? edge : around(grid.labels[at]);
        for (const path of paths(starts, at < 0 ? 2 : 3)) {
          const end = path.at(-1)!;
          for (const overrun of [undefined, ...around(end)]) {
            const action = { type, unit: id, path, ...(overrun && { overrun }) } as Action;
            const legal = accepts(state, action);
            counts[legal ? 'accepted' : 'refused']++;
            if (legal !== book.allows(id, path, overrun)) expect.fail(`${JSON.stringify(action)}: ${legal}`);
            if (!legal) continue;
            reached.add(shortly(action));
            if (!offers.has(shortly(action))) expect.fail(`${shortly(action)} is legal but not listed`);
          }
        }
        // With so few points nothing is further off, so the paths must have found everything.
        const points = state.an[state.deciding] + state.context.extraPoint[unit];
        if (points > (at < 0 ? 2 : 3)) continue;
        expect([...offers].filter((offer) => offer.startsWith(type)).toSorted()).toEqual([...reached].toSorted());
      }
    }
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(3000);
  });

  test('to the exit as well', () => {
    let exits = 0;
    for (let seed = 0; exits < 40; seed++) {
      const state = melee(`exit ${seed}`, 'Q2');
      if (sideOf(state) !== 'cw') continue;
      for (const { id } of state.context.units.slice(34, 72)) {
        const at = state.hexOf[state.context.unitNumber.get(id)!];
        if (at < 0 || state.an[1] > 4) continue;
        const tries = [[], ...paths(around(grid.labels[at]), 3)];
        const found = tries.some((path) => accepts(state, { type: 'exit', unit: id, path }));
        const offer = offered(state, 'cw', id).includes(`exit ${id}`);
        expect([id, offer]).toEqual([id, found]);
        if (offer) exits++;
      }
    }
  });
});
