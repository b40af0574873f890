import { ActionCodes, makeRandom, type Random, scriptedDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { type Action, type ActionType, standingValues } from './actions/actions.js';
import { grid } from './context.js';
import { type ScenarioId, scenarioIds, sideIds } from './data/types.js';
import { whiteDeath } from './game.js';
import { unitsLeft } from './rules/turn/setup.js';
import { cloneState, type State, STEP, steps } from './state.js';
import { fight } from './testing/combat.js';
import { battle, playRandomly } from './testing/play.js';
import { setting, type Setting } from './testing/setting.js';

const sideOf = (state: State): string => sideIds[state.deciding];
const listed = (state: State, unit?: string): Action[] => whiteDeath.legal(state, sideOf(state), unit);
const accepts = (state: State, action: Action): boolean => whiteDeath.refuse(state, sideOf(state), action) === null;
const shortly = (action: Action): string => JSON.stringify(action);

function play(state: State, action: Action, dice: readonly number[] = []): void {
  const source = scriptedDice(dice);
  source.begin(0);
  whiteDeath.play(state, sideOf(state), action, source, null);
}

type Counts = Partial<Record<ActionType, number>>;

function counted(actions: readonly Action[]): Counts {
  const counts: Counts = {};
  for (const { type } of actions) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Soviets first: they need three points to assault, or all that are left (5.5). */
const openings: readonly (readonly [ScenarioId, number, Counts])[] = [
  ['campaign', 1, { move: 427, rail: 148, stack: 48, orders: 11, done: 1 }],
  ['campaign', 4, { move: 4316, assault: 10, rail: 148, stack: 48, orders: 11, done: 1 }],
  ['campaign', 10, { move: 20338, assault: 10, rail: 148, stack: 48, orders: 11, done: 1 }],
  ['scenario-2', 1, { move: 440, replace: 55, repair: 22, stack: 38, orders: 11, done: 1 }],
  ['scenario-2', 4, { move: 4586, replace: 55, assault: 26, repair: 22, stack: 38, orders: 11, done: 1 }],
  ['scenario-2', 10, { move: 22582, replace: 55, assault: 26, repair: 22, stack: 38, orders: 11, done: 1 }],
  ['scenario-3', 1, { move: 344, replace: 88, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-3', 4, { move: 4601, replace: 88, assault: 71, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-3', 10, { move: 25923, replace: 88, assault: 71, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-4', 1, { replace: 135, move: 364, rail: 25, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-4', 4, { move: 4580, assault: 61, replace: 135, rail: 25, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-4', 10, { move: 28486, assault: 61, replace: 135, rail: 25, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-5', 1, { replace: 143, move: 376, rail: 49, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-5', 4, { move: 4877, assault: 66, replace: 143, rail: 49, repair: 22, stack: 58, orders: 11, done: 1 }],
  ['scenario-5', 10, { move: 27856, assault: 66, replace: 143, rail: 49, repair: 22, stack: 58, orders: 11, done: 1 }],
];

describe('numbers of legal actions on fixed positions', () => {
  /** The first impulse of a scenario, of `points` points, in clear weather. */
  function opening(scenario: ScenarioId, points: number): State {
    const state = battle(scenario);
    play(state, { type: 'done' }, [1, 1, 1, 1, 1, 1]);
    if (state.step === STEP.isolation) play(state, { type: 'avoid-isolation', pay: false });
    play(state, { type: 'impulse', points });
    return state;
  }

  test.each(openings)('%s, impulse of %i', (scenario, points, counts) => {
    expect(counted(listed(opening(scenario, points)))).toEqual(counts);
  });

  const around: Setting['units'] = {
    '9grd-18g': '3026',
    '9grd-smg': '3026',
    '9grd-22g': '3027',
    '9grd-art': { at: '3426', deployed: true },
    'army-385-how': { at: '3321', deployed: true },
    '184tb-t34': '3127',
    '1eng': '3127',
    '83id-ii-251': '2927',
    '83id-14-251': '2927',
    '83id-iii-251': '2828',
    '83id-13-251': '2828',
    'lix-736': { at: '2626', deployed: true },
  };

  test.each([
    ['frost', setting({ units: around, impulse: 3 }), { move: 187, assault: 3, stack: 2, orders: 11, done: 1 }],
    [
      'thaw',
      setting({ units: around, impulse: 3, weather: 'thaw' }),
      { move: 193, assault: 3, stack: 2, orders: 11, done: 1 },
    ],
    [
      'the Germans in frost',
      setting({ units: around, side: 'german', impulse: 3 }),
      { move: 65, assault: 2, deploy: 1, stack: 2, orders: 11, done: 1 },
    ],
    ['barrage', setting({ units: around, step: 'barrage' }), { barrage: 4, done: 1 }],
    [
      'defence',
      fight('2927', ['9grd-18g', '9grd-22g'], 'defence', { units: around }),
      { defend: 3, orders: 11, done: 1 },
    ],
    ['assault', fight('2927', ['9grd-18g', '9grd-22g'], 'assault', { units: around }), { fire: 2, done: 1 }],
  ])('a small fight: %s', (_, state, counts) => {
    expect(counted(listed(state))).toEqual(counts);
  });

  test('two actions deep', () => {
    const state = setting({ units: { '9grd-18g': '3026', '184tb-t34': '3127', '83id-ii-251': '2927' }, impulse: 2 });
    let leaves = 0;
    for (const action of listed(state)) {
      const after = cloneState(state);
      play(after, action, [3, 3, 3, 3]);
      leaves += listed(after).length;
    }
    expect(leaves).toBe(578);
  });
});

/** Every action of the families that can be written down whole, sensible or not. */
function* smallFamilies(state: State): Generator<Action> {
  const { unitIds, formations, data } = state.context;
  for (let points = 0; points <= 12; points++) yield { type: 'impulse', points };
  for (const type of ['done', 'pass', 'place-rest'] as const) yield { type };
  for (const pay of [true, false]) yield { type: 'avoid-isolation', pay };
  for (const { id } of formations) yield { type: 'refit', formation: id };
  for (const unit of unitIds) {
    for (const type of ['deploy', 'repair', 'call-off'] as const) yield { type, unit };
    for (const work of ['build', 'destroy'] as const) yield { type: 'bridge', unit, work };
    for (let points = 0; points <= 9; points++) yield { type: 'replace', unit, points };
    for (const { id } of data.entries) yield { type: 'reassign', unit, area: id };
    const hex = state.hexOf[state.context.unitNumber.get(unit)!];
    if (hex < 0) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.labels[grid.neighbours[i]];
      if (near === undefined) continue;
      yield { type: 'assault', unit, target: near };
      yield { type: 'advance', unit, hex: near };
    }
  }
  for (const retreat of standingValues.retreat) yield { type: 'orders', retreat };
}

const small = new Set<ActionType>(['impulse', 'done', 'pass', 'place-rest', 'avoid-isolation', 'refit', 'deploy']);
for (const type of ['repair', 'bridge', 'replace', 'reassign', 'assault', 'call-off', 'advance'] as const)
  small.add(type);
const isSmall = (action: Action): boolean =>
  small.has(action.type) || (action.type === 'orders' && action.retreat !== undefined);

describe('rule 5, 6A legal actions and refusals agree', () => {
  test('no listed action is refused or listed twice, and the other side is offered nothing', () => {
    const seen = new Set<string>();
    for (const [index, scenario] of scenarioIds.entries()) {
      playRandomly(
        `listed ${index}`,
        scenario,
        (state, event) => {
          const step = steps[state.step];
          const rare = !seen.has(step) || (step !== 'movement' && event % 5 === 0) || event % 200 === 0;
          if (!rare || step === 'over') return event < 800;
          seen.add(step);
          const actions = listed(state);
          expect(actions.length).toBeGreaterThan(0);
          expect(actions.filter((action) => !accepts(state, action))).toEqual([]);
          expect(new Set(actions.map(shortly)).size, step).toBe(actions.length);
          expect(whiteDeath.legal(state, sideIds[1 - state.deciding])).toEqual([]);
          return event < 800;
        },
        { setup: index % 2 ? 'historical' : 'free' },
      );
    }
    for (const step of ['setup', 'decision', 'movement', 'barrage', 'defence', 'assault']) expect(seen).toContain(step);
  });

  test('in the small families everything that is not refused is listed', () => {
    const seen = new Map<string, number>();
    for (const scenario of ['scenario-1', 'scenario-2', 'scenario-4', 'scenario-5'] as const) {
      playRandomly(`families ${scenario}`, scenario, (state, event) => {
        const step = steps[state.step];
        const often = seen.get(step) ?? 0;
        if (step === 'over' || (often >= 3 && event % 150 !== 0)) return event < 1500;
        seen.set(step, often + 1);
        const accepted = [...smallFamilies(state)].filter((action) => accepts(state, action)).map(shortly);
        const offers = listed(state).filter(isSmall).map(shortly);
        expect(accepted.toSorted(), step).toEqual(offers.toSorted());
        return event < 1500;
      });
    }
    for (const step of ['decision', 'movement', 'barrage', 'defence', 'assault', 'advance']) {
      expect(seen.get(step) ?? 0, step).toBeGreaterThan(0);
    }
  });

  test('every unit with actions of its own is an actor, and the lists of all make the whole', () => {
    const acting = new Int16Array(1024);
    const general = new ActionCodes();
    playRandomly('actors', 'scenario-3', (state, event) => {
      if (event % 60 !== 0 || state.step === STEP.over) return event < 600;
      const count = whiteDeath.codes.actors(state, acting);
      const parts = Array.from(acting.subarray(0, count), (unit) => listed(state, state.context.unitIds[unit])).flat();
      whiteDeath.codes.listGeneral(state, general);
      for (let i = 0; i < general.length; i++) parts.push(whiteDeath.codes.action(state, general, i));
      expect(parts.map(shortly).toSorted()).toEqual(listed(state).map(shortly).toSorted());
      return event < 600;
    });
  });

  test('rule set-up freely: actors are those who have to be placed, and no reinforcements', () => {
    const acting = new Int16Array(1024);
    const state = battle('campaign', { setup: 'free' });
    const count = () => whiteDeath.codes.actors(state, acting);
    const units = unitsLeft(state);
    expect(count()).toBe(units);
    play(state, { type: 'place', unit: '83id-i-277', hex: '2419' });
    expect(count()).toBe(units - 1);
    expect(listed(state, '83id-i-277')).toContainEqual({ type: 'place', unit: '83id-i-277', hex: '2420' });
  });
});

/** Every path of up to `length` hexes, whether it makes sense or not. */
function* paths(from: number, length: number): Generator<string[]> {
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = grid.neighbours[i];
    if (to < 0) continue;
    yield [grid.labels[to]];
    if (length > 1) for (const rest of paths(to, length - 1)) yield [grid.labels[to], ...rest];
  }
}

function someUnit(state: State, random: Random): number {
  const { firstUnit, endUnit } = state.context;
  const first = firstUnit[state.deciding];
  return first + random.below(endUnit[state.deciding] - first);
}

test('6A, rule 3 paths of up to three hexes lead exactly to where a move is listed', () => {
  const random = makeRandom('paths');
  const counts = { accepted: 0, refused: 0, ends: 0 };
  for (const scenario of ['scenario-1', 'scenario-4'] as const) {
    playRandomly(`paths ${scenario}`, scenario, (state, event) => {
      if (state.step !== STEP.movement || event % 12 !== 0) return event < 900;
      for (let tries = 0; tries < 3; tries++) {
        const unit = someUnit(state, random);
        if (state.hexOf[unit] < 0) continue;
        const id = state.context.unitIds[unit];
        const moves = listed(state, id).flatMap((action) =>
          action.type === 'move' && !action.with ? [action.path] : [],
        );
        const ends = new Set(moves.map((path) => path.at(-1)!));
        const reached = new Set<string>();
        for (const path of paths(state.hexOf[unit], 3)) {
          const legal = accepts(state, { type: 'move', unit: id, path });
          counts[legal ? 'accepted' : 'refused']++;
          if (!legal) continue;
          reached.add(path.at(-1)!);
          if (!ends.has(path.at(-1)!)) expect.fail(`${id} ${path.join(' ')} is legal, but no move there is listed`);
        }
        for (const path of moves) if (path.length <= 3) expect([...reached]).toContain(path.at(-1)!);
        counts.ends += reached.size;
      }
      return event < 900;
    });
  }
  expect(counts.accepted).toBeGreaterThan(2000);
  expect(counts.refused).toBeGreaterThan(2000);
  expect(counts.ends).toBeGreaterThan(400);
});
