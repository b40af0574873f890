import { firstDifference, makeRandom, sameCells } from '@impulse/engine';
import { absent, changed, type Path, pathsIn, spelled } from '@impulse/engine/testing/change.js';
import { describe, expect, test } from 'vitest';
import { scenarioIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import type { Position, UnitPosition } from './position.js';
import { stackIsLegal } from '../rules/stacking/stacking.js';
import { cloneState, relocate, type State, stateFields, steps } from '../state.js';
import { hexOf, unitOf } from '../testing/setting.js';
import { fight } from '../testing/combat.js';
import { battle, playRandomly } from '../testing/play.js';

/** Positions: written and read back, and refused with the path of what cannot be. */

const dump = (state: State): unknown => JSON.parse(JSON.stringify(whiteDeath.position(state)));

function expectReadBack(state: State): void {
  const written = dump(state);
  const read = whiteDeath.parsePosition(written);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  if (!sameCells(read.value, state)) throw new Error(firstDifference(stateFields, state, read.value));
  expect(JSON.stringify(whiteDeath.position(read.value))).toBe(JSON.stringify(written));
}

describe('positions are read back as they were written', () => {
  test.each(scenarioIds)('at the beginning of %s', (scenario) => expectReadBack(battle(scenario)));

  test('along random battles, at every step', () => {
    const seen = new Set<string>();
    for (const [index, scenario] of scenarioIds.entries()) {
      playRandomly(
        `positions ${index}`,
        scenario,
        (state, event) => {
          const fresh = !seen.has(steps[state.step]);
          seen.add(steps[state.step]);
          if (fresh || event % 40 === 0) expectReadBack(state);
          return event < 1200 || (seen.size < steps.length && index === 1);
        },
        { setup: index % 2 ? 'historical' : 'free' },
      );
    }
    expect(steps.filter((step) => !seen.has(step))).toEqual([]);
  });

  test('ruling 52 also with a stack that has become too large', () => {
    const state = battle('scenario-4');
    const hex = hexOf('0428');
    const battalions = ['3mtn-i-138', '291id-i-504'];
    const companies = ['8pz-2-10-pz', '8pz-3-10-pz', '8pz-4-10-pz', '8pz-le-10-pz', '20mot-1-8-abt'];
    for (const id of [...battalions, ...companies]) relocate(state, unitOf(state, id), hex);
    expect(stackIsLegal(state, hex)).toBe(false);
    expectReadBack(state);
  });

  test('a view can be read back too: whatever is known is as it was', () => {
    playRandomly('views', 'scenario-2', (state, event) => {
      if (event % 50 !== 0) return true;
      for (const seat of ['soviet', 'german', 'observer']) {
        const view: unknown = JSON.parse(JSON.stringify(whiteDeath.view(state, seat)));
        const sampled = whiteDeath.sample(state, view, makeRandom('same'));
        if (!sampled.ok) throw new Error(`${sampled.error.path}: ${sampled.error.message}`);
        const redacted = cloneState(state);
        whiteDeath.redact(state, seat, makeRandom('same'), redacted);
        if (!sameCells(sampled.value, redacted)) throw new Error(firstDifference(stateFields, redacted, sampled.value));
      }
      return event < 800;
    });
  });
});

/** In the thick of it: marks, targets, a stack, guns, a lost unit, one off the map with another entry. */
function scenery(): unknown {
  const state = fight('2927', ['9grd-18g'], 'defence', {
    scenario: 'campaign',
    bunkers: { '2419': 5 },
    garrisons: ['0719'],
    units: {
      '9grd-18g': { at: '3026', strength: 4 },
      '9grd-smg': '3026',
      '9grd-art': { at: '3426', deployed: true },
      '83id-ii-251': '2927',
      '83id-14-251': '2927',
      '83id-13-251': 'lost',
    },
  });
  state.strength[state.context.unitNumber.get('83id-13-251')!] = 0;
  state.due[state.context.unitNumber.get('19grd-54g')!] = 9;
  const position = whiteDeath.position(state) as Position;
  return JSON.parse(
    JSON.stringify({ ...position, dataHash: (whiteDeath.position(battle('campaign')) as Position).dataHash }),
  );
}

const complaint = (position: unknown): { readonly path: string; readonly code: string } | null => {
  const read = whiteDeath.parsePosition(position);
  if (read.ok) return null;
  expect(read.error.message).toMatch(/^\S.*[.?]$/);
  expect(read.error.code).toMatch(/^[a-z-]+$/);
  return read.error;
};

/** Parts of the 418 units are alike: one of each shape is enough. */
const shown = (path: Path): boolean =>
  path[0] !== 'units' ||
  path.length === 1 ||
  ['9grd-18g', '9grd-art', '19grd-54g', '83id-ii-251'].includes(String(path[1]));

describe('every field broken once', () => {
  const whole = scenery();
  const paths = pathsIn(whole).filter((path) => path.length > 0 && shown(path));

  test('begins with a position that can be read', () => {
    expect(complaint(whole)).toBeNull();
    expect(paths.length).toBeGreaterThan(120);
  });

  test('a field of a wrong type is named', () => {
    for (const path of paths) {
      for (const wrong of ['', 1.5, [[]]]) {
        const found = complaint(changed(whole, path, wrong));
        expect(found?.path, `${spelled(path)} = ${JSON.stringify(wrong)}`).toMatch(startOf(path));
      }
    }
  });

  test('a missing field is named, or may be missing', () => {
    for (const path of paths) {
      const found = complaint(changed(whole, path, absent));
      if (found === null)
        expect(
          optional.some((pattern) => pattern.test(spelled(path))),
          spelled(path),
        ).toBe(true);
      else expect(found.path, spelled(path)).not.toBe('');
    }
  });

  test('an unknown field is named', () => {
    for (const path of [[], ...paths]) {
      const inner = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], whole);
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) continue;
      const found = complaint(changed(whole, [...path, 'weather-vane'], 1));
      expect(found?.path, spelled(path)).toBe(spelled([...path, 'weather-vane']));
    }
  });
});

/** The path itself, or one inside it. */
const startOf = (path: Path): RegExp => new RegExp(`^${spelled(path).replace(/[.[\]]/g, '\\$&')}`);

/** What may be left out without a word. */
const optional: readonly RegExp[] = [
  /^options\./,
  /^standing\.\w+\./,
  /^bunkers\[/,
  /^garrisons\[/,
  /^bridges\[/,
  /^marks\[/,
  /^units\["[\w-]+"\]\.(strength|spent|flags|due|entry|target)/,
];

type Draft = { -readonly [K in keyof Position]: Position[K] } & { units: Record<string, object> };

describe('what cannot be is refused, with the path of it', () => {
  const cases: readonly (readonly [string, (draft: Draft) => void])[] = [
    ['unknown-value format', (draft) => Object.assign(draft, { format: 'impulse-white-death-position-2' })],
    ['unknown-value game', (draft) => Object.assign(draft, { game: 'totensonntag' })],
    ['other-data dataHash', (draft) => Object.assign(draft, { dataHash: 'x' })],
    ['unknown-scenario scenario', (draft) => Object.assign(draft, { scenario: 'scenario-9' })],
    ['bad-turn turn', (draft) => Object.assign(draft, { scenario: 'scenario-5', turn: 2 })],
    ['bad-side side', (draft) => Object.assign(draft, { side: null })],
    ['bad-side side', (draft) => Object.assign(draft, { side: 'soviet' })],
    ['bad-side active', (draft) => Object.assign(draft, { active: null })],
    ['unknown-formation refit', (draft) => Object.assign(draft, { refit: '1ad' })],
    ['unknown-hex bunkers["0101"]', (draft) => Object.assign(draft, { bunkers: { '0101': 3 } })],
    ['unknown-hex garrisons[0]', (draft) => Object.assign(draft, { garrisons: ['0101'] })],
    ['unknown-hex bridges["2927"]', (draft) => Object.assign(draft, { bridges: { '2927': 1 } })],
    ['unknown-hex holders["2927"]', (draft) => Object.assign(draft.holders, { '2927': 'german' })],
    ['unknown-unit units.x', (draft) => Object.assign(draft.units, { x: { at: 'off' } })],
    ['missing-unit units["9grd-22g"]', (draft) => void delete draft.units['9grd-22g']],
    ['unit-twice units["83id-13-251"]', (draft) => Object.assign(draft.units, { '83id-13-251': { at: 'off' } })],
    ['unknown-hex units["9grd-art"].at', (draft) => Object.assign(draft.units['9grd-art'], { at: '4101' })],
    ['too-strong units["9grd-art"].strength', (draft) => Object.assign(draft.units['9grd-art'], { strength: 50 })],
    ['impossible-place units["83id-ii-251"].at', (draft) => Object.assign(draft.units['9grd-22g'], { at: '2927' })],
    ['impossible-place units["9grd-22g"].at', (draft) => Object.assign(draft.units['9grd-22g'], { at: '0719' })],
    ['not-adjacent units["9grd-art"].target', (draft) => Object.assign(draft.units['9grd-art'], { target: '2927' })],
    ['no-target units["9grd-art"].target', (draft) => Object.assign(draft.units['9grd-art'], { target: '3427' })],
    ['out-of-range units["9grd-18g"].spent', (draft) => Object.assign(draft, { impulse: 0 })],
    ['not-off-map units["9grd-art"].due', (draft) => Object.assign(draft.units['9grd-art'], { due: 3 })],
    ['unknown-area units["19grd-54g"].entry', (draft) => Object.assign(draft.units['19grd-54g'], { entry: 'x' })],
    ['impossible-place units["9grd-art"].at', (draft) => Object.assign(draft.units, { '9grd-art': { at: 'exited' } })],
    ['not-in-play units["83id-i-277"].due', (draft) => exits(draft, { due: 3 })],
    ['not-in-play units["83id-i-277"].flags', (draft) => exits(draft, { flags: ['moved'] })],
    ['missing-stack stacks["3026"]', (draft) => Object.assign(draft, { stacks: { '2927': draft.stacks['2927'] } })],
    ['wrong-stack stacks["3026"][1]', (draft) => Object.assign(draft.stacks, { '3026': ['9grd-18g', '9grd-art'] })],
    ['overfull-stack stacks["3026"]', (draft) => crowd(draft)],
    ['out-of-range railed.german', (draft) => Object.assign(draft.railed, { german: 99 })],
    ['unknown-hex marks["4101"]', (draft) => Object.assign(draft, { marks: { '4101': { routs: 1 } } })],
    ['bad-side side', (draft) => Object.assign(draft, { step: 'isolation', side: 'soviet' })],
    ['no-decision step', (draft) => Object.assign(draft, { step: 'isolation', side: 'german' })],
    ['no-decision points.german', (draft) => asks(draft, 'german')],
    ['out-of-range impulse', (draft) => Object.assign(draft, { impulse: 10, points: { soviet: 6, german: 10 } })],
    [
      'not-artillery units["9grd-22g"].flags',
      (draft) => Object.assign(draft.units['9grd-22g'], { flags: ['deployed'] }),
    ],
    ['too-strong bunkers["2219"]', (draft) => Object.assign(draft, { bunkers: { '2219': 99 } })],
    ['impossible-place bunkers["2219"]', (draft) => loses(draft)],
    ['no-target marks["2929"]', (draft) => Object.assign(draft.marks, { '2929': { flags: ['target'] } })],
    ['no-decision step', (draft) => fires(draft, 'defence', 'german')],
    ['no-decision step', (draft) => fires(draft, 'assault', 'soviet')],
    [
      'not-in-play units["83id-ii-251"].barrageLimit',
      (draft) => Object.assign(draft.units['83id-ii-251'], { barrageLimit: 1 }),
    ],
    ['no-decision focus', (draft) => Object.assign(draft, { step: 'advance', side: 'soviet' })],
    // 5.2, 4C: a mark that nobody has made would open a stack.
    ['no-target marks["2925"]', (draft) => peeps(draft)],
    ['not-in-play marks["2927"]', (draft) => moves(draft, { marks: { '2927': { flags: ['target', 'defended'] } } })],
    ['not-in-play marks["2927"]', (draft) => moves(draft, { marks: { '2927': { flags: ['target', 'shelled'] } } })],
    ['no-target marks["2929"]', (draft) => Object.assign(draft.marks, { '2929': { flags: ['defended'] } })],
    ['not-in-play marks["2927"]', (draft) => Object.assign(draft, { step: 'assault', side: 'soviet' })],
    ['not-paid paid.soviet', (draft) => moves(draft, { paid: { soviet: 0, german: 0, fortress: 0 } })],
    ['no-assault units["9grd-18g"].target', (draft) => spends(draft, 2)],
    ['not-in-play units["83id-ii-251"].target', (draft) => joins(draft, '83id-ii-251')],
    ['no-assault units["9grd-at"].target', (draft) => joins(draft, '9grd-at')],
    ['not-in-play units["83id-ii-251"].flags', (draft) => does(draft, '83id-ii-251', 'moved')],
    ['not-in-play units["9grd-smg"].flags', (draft) => does(draft, '9grd-smg', 'fired-at')],
    ['not-artillery units["9grd-smg"].flags', (draft) => does(draft, '9grd-smg', 'barraged')],
    ['not-in-play units["9grd-smg"].flags', (draft) => does(draft, '9grd-smg', 'built')],
    ['not-in-play units["9grd-art"].flags', (draft) => does(draft, '9grd-art', 'right-bank')],
    ['not-in-play focus', (draft) => Object.assign(draft, { focus: '2927' })],
    // 15A: who pays for what.
    ['out-of-range paid.soviet', (draft) => Object.assign(draft.paid, { soviet: 3 })],
    ['not-in-play paid.german', (draft) => Object.assign(draft.paid, { german: 1 })],
    ['not-in-play intensity.soviet', (draft) => Object.assign(draft.intensity, { soviet: 1 })],
    // 5: between impulses nothing is left of one.
    ['not-in-play impulse', (draft) => rests(draft, { impulse: 4, points: { soviet: 6, german: 6 }, marks: {} })],
    ['out-of-range units["9grd-18g"].spent', (draft) => Object.assign(draft, { ...resting, marks: {}, paid: nothing })],
    ['not-in-play marks["2927"]', (draft) => rests(draft, { marks: { '2927': { routs: 1 } }, paid: nothing })],
    ['not-in-play paid.soviet', (draft) => rests(draft, { marks: {} })],
    ['out-of-range impulses.soviet', (draft) => Object.assign(draft.impulses, { soviet: 0 })],
    ['out-of-range impulses.german', (draft) => Object.assign(draft.points, { german: 3 })],
    ['out-of-range impulses.german', (draft) => Object.assign(draft.impulses, { german: 4 })],
    ['out-of-range passes', (draft) => Object.assign(draft, { passes: 1 })],
    ['bad-turn turn', (draft) => rests(draft, { step: 'over', side: null, active: null, marks: {}, paid: nothing })],
    // 16B, 17F, 18, 22: the calendar.
    ['out-of-range repairs.soviet', (draft) => Object.assign(draft.repairs, { soviet: 9 })],
    ['out-of-range repairs.soviet', (draft) => Object.assign(draft.repairs, { soviet: 1 })],
    ['not-in-play refit', (draft) => Object.assign(draft, { refit: '184tb' })],
    ['not-in-play refit', (draft) => Object.assign(draft, { turn: 10, refit: '9grd' })],
    ['not-in-play freshThaw', (draft) => Object.assign(draft, { freshThaw: true })],
    ['not-in-play flieger', (draft) => Object.assign(draft, { flieger: 'division' })],
    ['not-in-play released.towns', (draft) => Object.assign(draft.released, { towns: false })],
    ['not-in-play released.fortress', (draft) => Object.assign(draft, { turn: 8, released: held })],
    // 19, 20: works.
    ['too-strong bunkers["2320"]', (draft) => Object.assign(draft, { bunkers: { '2320': 15 } })],
    ['impossible-place bunkers["2321"]', (draft) => Object.assign(draft, { bunkers: { '2321': 5 } })],
    ['out-of-range bunkersLost', (draft) => Object.assign(draft, { bunkersLost: 7 })],
    ['impossible-place bridges["2220"]', (draft) => Object.assign(draft.bridges, { '2220': 2 })],
    ['impossible-place bridges["3525"]', (draft) => Object.assign(draft.bridges, { '3525': 1 })],
    ['wrong-holder holders["2219"]', (draft) => squats(draft)],
  ];

  const nothing = { soviet: 0, german: 0, fortress: 0 };
  const held = { towns: true, fortress: false };

  /** The assault on 2927 has been declared, and the phase goes on. */
  const moves = (draft: Draft, more: object): void =>
    void Object.assign(draft, { step: 'movement', side: 'soviet', ...more });

  /** A target mark on another hex with Germans in it. */
  function peeps(draft: Draft): void {
    draft.units['83id-i-257'] = { at: '2925' };
    moves(draft, { marks: { ...draft.marks, '2925': { flags: ['target'] } } });
  }

  /** The Soviets assault in an impulse of so few points, and have others left. */
  const spends = (draft: Draft, impulse: number): void =>
    void Object.assign(draft, { impulse, points: { soviet: 10 - impulse, german: 10 } });

  /** Somebody else is said to assault 2927, or whatever lies beside it. */
  function joins(draft: Draft, id: string): void {
    const spent = 12;
    if (id === '83id-ii-251') Object.assign(draft.units[id], { target: '3026', spent });
    else draft.units[id] = { at: '2926', target: '2927', spent };
    Object.assign(draft.marks, { '3026': { flags: ['target', 'defended', 'resolved'] } });
  }

  const does = (draft: Draft, id: string, flag: string): void => void Object.assign(draft.units[id], { flags: [flag] });

  /** The Germans are to decide on an impulse. */
  const resting = { step: 'decision', side: 'german', active: 'german', impulse: 0 };

  /** Nobody has begun anything yet. */
  function rests(draft: Draft, more: object): void {
    for (const [id, { spent: _spent, target: _target, flags: _flags, ...unit }] of Object.entries(
      draft.units as Record<string, { spent?: number; target?: string; flags?: string[] }>,
    )) {
      draft.units[id] = unit as UnitPosition;
    }
    Object.assign(draft, resting, more);
  }

  /** Soviets in the Citadel, which is said to be German when the impulse is over. */
  function squats(draft: Draft): void {
    draft.units['9grd-18g'] = { at: '2219' };
    draft.units['9grd-smg'] = { at: '3026' };
    draft.stacks = { '2927': draft.stacks['2927'] };
    rests(draft, { marks: {}, paid: nothing, bunkers: {} });
  }

  /** A side that has nothing left is to decide on an impulse. */
  const asks = (draft: Draft, side: 'german'): void =>
    void Object.assign(draft, { step: 'decision', side, points: { ...draft.points, [side]: 0 } });

  /** 5.4, 5.5: a step of fire when all of it is done. */
  const fires = (draft: Draft, step: 'defence' | 'assault', side: string): void =>
    void Object.assign(draft, { step, side, marks: { '2927': { flags: ['target', 'defended', 'resolved'] } } });

  /** Ruling 23: a bunker in a hex of the city that the Soviets hold. */
  const loses = (draft: Draft): void =>
    void Object.assign(draft, { bunkers: { '2219': 10 }, holders: { ...draft.holders, '2219': 'soviet' } });

  /** Ruling 102: a unit of the garrison has left the map. */
  const exits = (draft: Draft, more: object): void => void (draft.units['83id-i-277'] = { at: 'exited', ...more });

  /** Too many regiments in one hex. */
  function crowd(draft: Draft): void {
    const ids = ['9grd-22g', '9grd-31g', '46grd-135g', '46grd-139g', '46grd-141g', '357rd-1188'];
    for (const id of ids) draft.units[id] = { at: '3026' };
    Object.assign(draft.stacks, { '3026': ['9grd-18g', '9grd-smg', ...ids] });
  }

  test.each(cases)('%s', (expected, change) => {
    const draft = scenery() as Draft;
    change(draft);
    const found = complaint(draft);
    expect(found && `${found.code} ${found.path}`).toBe(expected);
  });
});
