import { firstDifference, makeRandom, sameCells } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import type { Position } from './position.js';
import { cloneState, isGround, type State, stateFields, steps, type StepId } from '../state.js';
import { act, battle } from '../testing/setting.js';
import { optionsOf, playRandomly } from '../testing/play.js';

/** Positions: written and read back, and refused with the path of what cannot be. */

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
type Draft = Writable<Position>;

const dump = (state: State): Draft => JSON.parse(JSON.stringify(totensonntag.position(state))) as Draft;

describe('positions are read back as they were written', () => {
  test.each(Array.from({ length: 6 }, (_, number) => number))('along random battle %i', (number) => {
    const seen = new Set<StepId>();
    let count = 0;
    playRandomly(number, optionsOf(number * 9), number % 2 ? 'free' : 'historical', (state) => {
      seen.add(steps[state.step]);
      if (count++ % 3 !== 0 && state.step === steps.indexOf('impulse')) return;
      const read = totensonntag.parsePosition(dump(state));
      if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
      if (!sameCells(read.value, state)) throw new Error(firstDifference(stateFields, state, read.value));
    });
    expect([...seen]).toEqual(expect.arrayContaining(['impulse', 'advance', 'night', 'over']));
    expect(count).toBeGreaterThan(200);
  });

  test('every step has been seen among them', () => {
    const seen = new Set<StepId>();
    for (let number = 0; number < 40 && seen.size < steps.length; number++) {
      playRandomly(number, optionsOf(0), 'free', (state) => {
        const first = !seen.has(steps[state.step]);
        seen.add(steps[state.step]);
        if (!first) return;
        const read = totensonntag.parsePosition(dump(state));
        expect(read.ok && sameCells(read.value, state), steps[state.step]).toBe(true);
      });
    }
    expect(steps.filter((step) => !seen.has(step))).toEqual([]);
  });

  test('a view can be read back too: whatever is known is as it was', () => {
    playRandomly(3, optionsOf(0), 'historical', (state) => {
      for (const seat of ['dak', 'cw', 'observer']) {
        const random = makeRandom('same');
        const sampled = totensonntag.sample(state, totensonntag.view(state, seat), random);
        if (!sampled.ok) throw new Error(`${sampled.error.path}: ${sampled.error.message}`);
        const redacted = cloneState(state);
        totensonntag.redact(state, seat, makeRandom('same'), redacted);
        if (!sameCells(sampled.value, redacted)) throw new Error(firstDifference(stateFields, redacted, sampled.value));
        if (!totensonntag.hasSecrets(state) && !sameCells(redacted, state))
          throw new Error('Something known was changed');
      }
      return state.turn < 3;
    });
  });
});

/** The first impulse of a battle: the Commonwealth's, with a 3 against a 2. */
function firstImpulse(options = {}): State {
  const state = battle('historical', options);
  act(state, 'cw', { type: 'choose-an', value: 3 }, [2]);
  return state;
}

const unit = (draft: Draft, id: string) => draft.units[id];

/** What is said of the changed position: code and path; `units[id]` stands for the unit of that id, quoted or not. */
function complaint(state: State, change: (draft: Draft) => void): string {
  const draft = dump(state);
  expect(totensonntag.parsePosition(draft).ok).toBe(true);
  change(draft);
  const read = totensonntag.parsePosition(draft);
  if (read.ok) return 'accepted';
  expect(read.error.message).toMatch(/^\S.*\.$/);
  const path = read.error.path.replace(/^(units|lostWith)(?:\["([^"]+)"\]|\.([\w-]+))/, '$1[$2$3]');
  return `${read.error.code} ${path}`;
}

type Case = readonly [string, (draft: Draft) => void];
const put = (id: string, at: string) => (draft: Draft) => {
  const one = unit(draft, id);
  const old = draft.stacks[one.at];
  if (old) {
    const left = old.filter((other) => other !== id);
    if (left.length > 1) draft.stacks[one.at] = left;
    else delete draft.stacks[one.at];
  }
  if (at !== 'lost') one.at = at;
  else {
    delete draft.units[id];
    draft.lost.push(id);
  }
};
const over = (draft: Draft) => alter(draft, { step: 'over', active: null, side: null, couplet: 4 });
const rolled = (draft: Draft) => alter(draft.numbers.cw, { rolled: draft.numbers.cw.an, settled: 'rolls' });
const alter = (part: object, fields: Record<string, unknown>) => void Object.assign(part, fields);

describe('what cannot be is refused, with the path of it', () => {
  const header: Case[] = [
    ['unknown-field extra', (draft) => alter(draft, { extra: 1 })],
    ['missing-field turn', (draft) => void delete (draft as Partial<Draft>).turn],
    ['unknown-value format', (draft) => alter(draft, { format: 'impulse-totensonntag-position-3' })],
    ['unknown-value game', (draft) => alter(draft, { game: 'white-death' })],
    ['unknown-value rules', (draft) => alter(draft, { rules: '0' })],
    ['other-data dataHash', (draft) => alter(draft, { dataHash: 'x' })],
    ['unknown-scenario scenario', (draft) => alter(draft, { scenario: 'other' })],
    ['unknown-option options.other', (draft) => alter(draft.options, { other: 'on' })],
    ['bad-option options.aircraft', (draft) => alter(draft.options, { aircraft: 'sometimes' })],
    ['wrong-type options', (draft) => alter(draft, { options: [] })],
  ];
  const clock: Case[] = [
    ['out-of-range turn', (draft) => alter(draft, { turn: 7 })],
    ['out-of-range turn', (draft) => alter(draft, { turn: 0 })],
    ['wrong-type turn', (draft) => alter(draft, { turn: 1.5 })],
    ['wrong-type couplet', (draft) => alter(draft, { couplet: '1' })],
    ['out-of-range couplet', (draft) => alter(draft, { couplet: 5 })],
    ['unknown-value step', (draft) => alter(draft, { step: 'tea' })],
    ['bad-side side', (draft) => alter(draft, { side: null })],
    ['bad-side side', (draft) => alter(draft, { side: 'dak' })],
    ['unknown-value side', (draft) => alter(draft, { side: 'nz' })],
    ['bad-side active', (draft) => alter(draft, { active: null })],
    ['bad-side active', (draft) => alter(draft, { side: 'dak', active: 'dak' })],
    ['bad-side active', (draft) => alter(draft, { impulse: 1 })],
    ['bad-side first', (draft) => alter(draft, { impulse: 1, first: 'dak' })],
    ['bad-side active', (draft) => alter(draft, { step: 'night' })],
    ['bad-step couplet', (draft) => alter(draft, { step: 'night', active: null })],
    ['bad-step couplet', (draft) => alter(draft, { step: 'over', active: null, side: null })],
    ['bad-number numbers.cw.settled', (draft) => alter(draft, { couplet: 4 })],
    ['bad-step turn', (draft) => (over(draft), rolled(draft))],
    ['bad-side side', (draft) => alter(draft, { step: 'over', active: null })],
    ['no-action step', (draft) => alter(draft, { step: 'excess' })],
    ['bad-step step', (draft) => alter(draft, { step: 'air-plan', active: null })],
    ['bad-step step', (draft) => alter(draft, { step: 'air-strike', active: null })],
    ['bad-step step', (draft) => alter(draft, { step: 'choose-an', active: null, side: 'dak' })],
    ['bad-step step', (draft) => alter(draft, { step: 'adjust-an', active: null })],
  ];
  const numbers: Case[] = [
    ['out-of-range numbers.dak.an', (draft) => alter(draft.numbers.dak, { an: 7 })],
    ['out-of-range numbers.cw.previous', (draft) => alter(draft.numbers.cw, { previous: -1 })],
    ['unknown-value numbers.cw.settled', (draft) => alter(draft.numbers.cw, { settled: 'perhaps' })],
    ['unknown-value numbers.cw', (draft) => alter(draft.numbers.cw, { an: '?' })],
    ['bad-number numbers.dak.an', (draft) => alter(draft.numbers.dak, { an: 4 })],
    ['bad-number numbers.dak.an', (draft) => alter(draft.numbers.dak, { an: 3 })],
    ['bad-number numbers.dak.settled', (draft) => alter(draft.numbers.dak, { an: 3, settled: 'adjusted' })],
    ['bad-number numbers.dak.an', (draft) => alter(draft.numbers.dak, { an: 5, settled: 'adjusted', previous: 5 })],
    ['bad-number numbers.dak.settled', (draft) => alter(draft.numbers.dak, { rolled: 0, settled: 'chose' })],
    ['bad-number numbers.cw.an', (draft) => alter(draft.numbers.cw, { rolled: 3 })],
    ['bad-number numbers.cw.an', (draft) => alter(draft.numbers.cw, { settled: 'pending' })],
    ['bad-number numbers', (draft) => alter(draft.numbers.cw, { an: 0, settled: 'pending' })],
  ];
  const units: Case[] = [
    ['unknown-field units[7ad-7h].strength', (draft) => alter(unit(draft, '7ad-7h'), { strength: 9 })],
    ['unknown-field units[7ad-7h].id', (draft) => alter(unit(draft, '7ad-7h'), { id: '7ad-7h' })],
    ['unknown-unit units[ghost]', (draft) => alter(draft.units, { ghost: { at: 'off' } })],
    ['unknown-unit lost[0]', (draft) => void draft.lost.push('ghost')],
    ['unit-twice units[7ad-2rtr]', (draft) => void draft.lost.push('7ad-2rtr')],
    ['unit-twice lost[1]', (draft) => void draft.lost.push('7ad-2rtr', '7ad-2rtr')],
    ['missing-unit units[7ad-4sac]', (draft) => void delete draft.units['7ad-4sac']],
    ['wrong-type units', (draft) => alter(draft, { units: [] })],
    ['wrong-type units[7ad-7h]', (draft) => alter(draft.units, { '7ad-7h': '?' })],
    ['unknown-hex units[7ad-7h].at', put('7ad-7h', 'R1')],
    ['unknown-hex units[7ad-7h].at', put('7ad-7h', 'm7')],
    ['unknown-value units[7ad-7h].at', put('7ad-7h', '?')],
    ['impossible-place units[21-pz5-1].at', put('21-pz5-1', 'K7')],
    ['impossible-place units[7ad-4rha].at', put('7ad-4rha', 'N8')],
    ['impossible-place units[7ad-kdg].at', put('7ad-kdg', 'O3')],
    ['impossible-place units[7ad-7h].at', put('7ad-7h', 'off')],
    ['impossible-place units[sa-1ts].at', put('sa-1ts', 'A5')],
    ['impossible-place lost[0]', put('sa-1ts', 'lost')],
    ['impossible-place units[21-pz5-1].at', put('21-pz5-1', 'exited')],
    ['impossible-place units[raf-hurri].at', put('raf-hurri', 'G9')],
    ['impossible-place units[raf-hurri].at', put('raf-hurri', 'exited')],
    ['impossible-place lost[0]', put('raf-hurri', 'lost')],
    ['negative-strength units[7ad-7h].hits', (draft) => alter(unit(draft, '7ad-7h'), { hits: 4 })],
    ['no-strength units[7ad-7h].hits', (draft) => alter(unit(draft, '7ad-7h'), { hits: 3 })],
    ['out-of-range units[7ad-7h].hits', (draft) => alter(unit(draft, '7ad-7h'), { hits: -1 })],
    ['impossible-hits units[sa-1ts].hits', (draft) => alter(unit(draft, 'sa-1ts'), { hits: 1 })],
    ['impossible-place units[raf-hurri].at', (draft) => alter(unit(draft, 'raf-hurri'), { hits: 1 })],
  ];
  const deeds: Case[] = [
    ['unknown-value units[7ad-7h].flags[0]', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['slept'] })],
    ['wrong-type units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: '?' })],
    ['impossible-deed units[21-mg8].flags', (draft) => alter(unit(draft, '21-mg8'), { flags: ['moved'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['flown'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['recovered'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['stayed'] })],
    ['impossible-deed units[21-mg8].flags', (draft) => alter(unit(draft, '21-mg8'), { flags: ['ranged-in'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['combined-arms'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['overran'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['moved', 'assaulted'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['moved', 'advanced'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['barraged'] })],
    ['impossible-deed units[7ad-7h].flags', (draft) => alter(unit(draft, '7ad-7h'), { flags: ['supported'] })],
    ['impossible-deed units[7ad-2sg].flags', (draft) => alter(unit(draft, '7ad-2sg'), { flags: ['moved', 'overran'] })],
    ['impossible-deed units[sa-3sac].flags', (draft) => alter(unit(draft, 'sa-3sac'), { flags: ['supported'] })],
    ['impossible-deed units[raf-hurri].flags', (draft) => alter(unit(draft, 'raf-hurri'), { flags: ['moved'] })],
    [
      'not-adjacent units[7ad-7h].attacked[0]',
      (draft) => alter(unit(draft, '7ad-7h'), { flags: ['assaulted'], attacked: ['G7'] }),
    ],
    [
      'not-adjacent units[7ad-7h].attacked[1]',
      (draft) => alter(unit(draft, '7ad-7h'), { flags: ['assaulted'], attacked: ['G8', '?'] }),
    ],
    ['not-adjacent units[sa-1ts].attacked[0]', (draft) => alter(unit(draft, 'sa-1ts'), { attacked: ['A1'] })],
    ['impossible-deed units[7ad-7h].attacked', (draft) => alter(unit(draft, '7ad-7h'), { attacked: ['G8'] })],
    ['out-of-range units[7ad-kdg].supports', (draft) => alter(unit(draft, '7ad-kdg'), { supports: 10 })],
    ['impossible-deed units[7ad-kdg].supports', (draft) => alter(unit(draft, '7ad-kdg'), { supports: 1 })],
    [
      'impossible-deed units[7ad-kdg].points',
      (draft) => alter(unit(draft, '7ad-kdg'), { flags: ['moved'], points: 1 }),
    ],
  ];
  const stacks: Case[] = [
    ['unknown-hex stacks.Z9', (draft) => alter(draft.stacks, { Z9: ['7ad-7h', '7ad-2rtr'] })],
    ['missing-stack stacks.G9', (draft) => void delete draft.stacks['G9']],
    ['wrong-stack stacks.G9', (draft) => alter(draft.stacks, { G9: ['7ad-7h', '7ad-2rtr'] })],
    ['wrong-stack stacks.G9[2]', (draft) => alter(draft.stacks, { G9: ['7ad-7h', '7ad-2rtr', '7ad-2rtr'] })],
    ['wrong-stack stacks.G9[2]', (draft) => alter(draft.stacks, { G9: ['7ad-7h', '7ad-2rtr', '7ad-kdg'] })],
    ['wrong-stack stacks.G9[2]', (draft) => alter(draft.stacks, { G9: ['7ad-7h', '7ad-2rtr', 'ghost'] })],
    ['wrong-stack stacks.H8[1]', (draft) => alter(draft.stacks, { H8: ['7ad-4sac', '7ad-7h'] })],
    ['wrong-length stacks.H8', (draft) => alter(draft.stacks, { H8: ['7ad-4sac'] })],
    ['wrong-type stacks', (draft) => alter(draft, { stacks: [] })],
  ];
  const rest: Case[] = [
    ['unknown-field control.A1', (draft) => alter(draft.control, { A1: 'cw' })],
    ['missing-field control.M7', (draft) => void delete draft.control['M7']],
    ['unknown-value control.M7', (draft) => alter(draft.control, { M7: 'nobody' })],
    ['bad-exited exited', (draft) => alter(draft, { exited: 3 })],
    ['bad-exited exited', put('7ad-kdg', 'exited')],
    ['out-of-range panzersEntered', (draft) => alter(draft, { panzersEntered: 5 })],
    ['bad-focus focus', (draft) => alter(draft, { focus: 'G9' })],
    ['bad-focus focusUnit', (draft) => alter(draft, { focusUnit: '7ad-4rha' })],
    ['bad-focus focusUnit', (draft) => alter(draft, { focusUnit: 'ghost' })],
    ['wrong-type focus', (draft) => alter(draft, { focus: {} })],
    ['not-lost lostWith[7ad-7h]', (draft) => alter(draft.lostWith, { '7ad-7h': { hits: 1 } })],
    ['unknown-field lostWith[7ad-7h].at', (draft) => alter(draft.lostWith, { '7ad-7h': { at: 'G9' } })],
  ];

  test.each(
    [...header, ...clock, ...numbers, ...units, ...deeds, ...stacks, ...rest].map(
      ([what, change], index) => [index, what, change] as const,
    ),
  )('case %i: %s', (_, what, change) => {
    expect(complaint(firstImpulse(), change)).toBe(what);
  });

  test('too many units in a hex, when it is not their impulse', () => {
    const crowd = (draft: Draft) => {
      for (const id of ['21-pz5-1', '21-pz5-2', '21-mg8', '21-pio200']) put(id, 'J16')(draft);
      draft.stacks['J16'] = ['21-pz5-1', '21-pz5-2', '21-mg8', '21-pio200'];
    };
    expect(complaint(firstImpulse(), crowd)).toBe('overfull-stack stacks.J16');
    const own = (draft: Draft) => {
      put('7ad-4sac', 'G9')(draft);
      draft.stacks['G9'].push('7ad-4sac');
    };
    expect(complaint(firstImpulse(), own)).toBe('accepted');
  });

  test('a hex held by the side that does not stand there', () => {
    const taken = (draft: Draft) => put('7ad-kdg', 'M7')(draft);
    expect(complaint(firstImpulse(), taken)).toBe('bad-control control.M7');
    expect(complaint(firstImpulse(), (draft) => (taken(draft), alter(draft.control, { M7: 'cw' })))).toBe('accepted');
  });

  test('exited units that add up', () => {
    const gone = (exited: number) => (draft: Draft) => {
      put('7ad-kdg', 'exited')(draft);
      put('7ad-4rha', 'exited')(draft);
      alter(draft, { exited });
    };
    expect(complaint(firstImpulse(), gone(5))).toBe('bad-exited exited');
    expect(complaint(firstImpulse(), gone(2))).toBe('accepted');
  });

  test('lost units may have lost all strength or none', () => {
    for (const hits of [0, 1, 3, 4]) {
      const lose = (draft: Draft) => {
        put('7ad-7h', 'lost')(draft);
        alter(draft.lostWith, { '7ad-7h': { hits } });
      };
      expect(complaint(firstImpulse(), lose)).toBe(hits === 4 ? 'negative-strength lostWith[7ad-7h].hits' : 'accepted');
    }
    const moved = (draft: Draft) => {
      put('21-mg8', 'lost')(draft);
      alter(draft.lostWith, { '21-mg8': { flags: ['moved'] } });
    };
    expect(complaint(firstImpulse(), moved)).toBe('impossible-deed lostWith[21-mg8].flags');
  });

  test.each([null, undefined, 5, 'x', true, [], {}])('not a position at all: %j', (value) => {
    const read = totensonntag.parsePosition(value);
    expect(read.ok).toBe(false);
  });
});

describe('open questions that cannot be', () => {
  /** The first state of a random battle with this step. */
  function during(step: StepId, scenario: 'historical' | 'free' = 'historical'): State {
    for (let seed = 0; seed < 100; seed++) {
      let found: State | null = null;
      playRandomly(seed, optionsOf(0), scenario, (state) => {
        if (state.step === steps.indexOf(step)) found = cloneState(state);
        return !found;
      });
      if (found) return found;
    }
    throw new Error(`No battle came to ${step}`);
  }

  test('an advance into a hex of the enemy, or of nobody who attacked', () => {
    const state = during('advance');
    const enemy = (draft: Draft) => {
      const isEnemy = (unit: number) => isGround(unit) && state.context.side[unit] !== state.active;
      const standing = state.context.unitIds.find((_, unit) => isEnemy(unit) && state.hexOf[unit] >= 0)!;
      draft.focus = unit(draft, standing).at;
    };
    expect(complaint(state, enemy)).toBe('bad-focus focus');
    expect(complaint(state, (draft) => alter(draft, { focus: 'A19' }))).toBe('bad-focus focus');
    expect(complaint(state, (draft) => alter(draft, { focus: null }))).toBe('bad-focus focus');
  });

  test('a barrage without guns, or without units ranged in', () => {
    const state = during('barrage-target');
    const firing = dump(state).focusUnit!;
    expect(complaint(state, (draft) => alter(draft, { focusUnit: null }))).toBe('bad-focus focusUnit');
    const other = dump(state).active === 'cw' ? '7ad-7h' : '21-pz5-1';
    expect(complaint(state, (draft) => alter(draft, { focusUnit: other }))).toBe('bad-focus focusUnit');
    expect(complaint(state, (draft) => void delete unit(draft, firing).flags)).toBe('bad-focus focusUnit');
    expect(complaint(state, (draft) => alter(draft, { focus: 'A19' }))).toBe('bad-focus focus');
    expect(complaint(state, (draft) => alter(unit(draft, other), { flags: ['ranged-in'] }))).toBe(
      `impossible-deed units[${other}].flags`,
    );
    const forget = (draft: Draft) => {
      for (const one of Object.values(draft.units)) if (one.flags?.includes('ranged-in')) delete one.flags;
    };
    expect(complaint(state, forget)).toBe('bad-focus focus');
  });

  test('a choice or an adjustment without the right to it', () => {
    const surprise = battle('historical');
    expect(complaint(surprise, (draft) => alter(draft, { couplet: 2 }))).toBe('bad-step step');
    expect(complaint(surprise, (draft) => alter(draft.numbers.cw, { an: 3, settled: 'chose' }))).toBe('bad-step step');
    const state = during('adjust-an');
    const { side } = dump(state) as { side: 'dak' | 'cw' };
    expect(complaint(state, (draft) => alter(draft.numbers[side], { previous: 4 }))).toBe('bad-step step');
    expect(complaint(state, (draft) => alter(draft.numbers[side], { settled: 'adjusted' }))).toBe('bad-step step');
  });

  test('plans of aircraft', () => {
    const state = during('air-plan');
    expect(complaint(state, (draft) => alter(draft.options, { aircraft: 'off' }))).toMatch(
      /^bad-step step|^impossible-place units/,
    );
    expect(complaint(state, (draft) => alter(unit(draft, 'lw-ju87'), { at: 'G9' }))).toBe(
      'impossible-deed units[lw-ju87].at',
    );
    const lose = (draft: Draft) => {
      for (const id of ['lw-ju87', 'lw-me109']) put(id, 'lost')(draft);
    };
    expect(complaint(state, lose)).toBe('bad-step step');
  });

  test('set-up outside a zone, too early, or with hits', () => {
    const state = during('setup', 'free');
    expect(complaint(state, (draft) => alter(unit(draft, '21-pz5-1'), { at: 'A1' }))).toBe(
      'impossible-place units[21-pz5-1].at',
    );
    expect(complaint(state, (draft) => alter(unit(draft, '7ad-7h'), { at: 'G9' }))).toBe(
      'impossible-place units[7ad-7h].at',
    );
    expect(complaint(state, (draft) => alter(unit(draft, '21-pz5-1'), { at: 'J18', hits: 1 }))).toBe(
      'impossible-hits units[21-pz5-1].hits',
    );
    expect(complaint(state, (draft) => alter(draft, { turn: 2 }))).toBe('bad-step turn');
    expect(complaint(state, (draft) => alter(draft, { couplet: 2 }))).toBe('bad-step couplet');
    expect(complaint(state, (draft) => alter(draft, { side: 'cw' }))).toBe(
      `impossible-place units[${Object.keys(dump(state).units)[0]}].at`,
    );
  });

  test('set-up of the Commonwealth: what the DAK has placed must stand in its zones as well', () => {
    const state = battle('free');
    act(state, 'dak', { type: 'place-rest' });
    act(state, 'dak', { type: 'done' });
    act(state, 'cw', { type: 'place', unit: '7ad-7h', hex: 'G9' });
    const read = totensonntag.parsePosition(dump(state));
    expect(read.ok && sameCells(read.value, state)).toBe(true);
    expect(complaint(state, put('21-rec3', 'A1'))).toBe('impossible-place units[21-rec3].at');
    expect(complaint(state, put('7ad-7h', 'G10'))).toBe('impossible-place units[7ad-7h].at');
    expect(complaint(state, put('21-rec3', 'off'))).toBe('impossible-place units[21-rec3].at');
  });
});
