import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totensonntag } from './game.js';
import { brokenState } from './invariants/state.js';
import { cloneState, type State, steps } from './state.js';
import { optionsOf, playRandomly } from './testing-play.js';

/** Positions spoilt at random are read without a throw, and whatever is accepted can be played. */

/** Some positions of every step, as text. */
const originals = collect();

function collect(): string[] {
  const kept = new Map<number, string[]>();
  for (let seed = 0; seed < 6; seed++) {
    const random = makeRandom(`keep ${seed}`);
    playRandomly(seed, optionsOf(seed % 3 ? 0 : seed * 5), seed % 2 ? 'free' : 'historical', (state) => {
      const list = kept.get(state.step) ?? [];
      kept.set(state.step, list);
      const rare = list.length < 2 || (list.length < 8 && random.below(300) === 0);
      if (rare) list.push(JSON.stringify(totensonntag.position(state)));
    });
  }
  expect([...kept.keys()].length).toBe(steps.length);
  return [...kept.values()].flat();
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is put in the place of something else: now and then nonsense, mostly words of the trade. */
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 10 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'dak',
      'cw',
      'off',
      'lost',
      'exited',
      '?',
      'G9',
      'M7',
      'K7',
      'Q2',
      '7ad-7h',
      '21-pz5-1',
      'lw-ju87',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...steps,
      'pending',
      'rolls',
      'chose',
      'adjusted',
      'moved',
      'ranged-in',
      'flown',
      'advanced',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Json>(
      null,
      true,
      [],
      {},
      ['moved'],
      ['ranged-in'],
      ['G9', 'G10'],
      ['7ad-7h', '7ad-2rtr'],
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Json>('__proto__', 'constructor', 1e9, 0.5, -0) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
);

const rough = fc.record({ way: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), kind: fc.nat(5), value });

/** Small changes of single units, of a kind that may well be accepted. */
const gentle = fc.record({
  unit: fc.nat(75),
  change: fc.oneof(
    fc.record({ hits: fc.nat(3) }),
    fc.record({
      flags: fc.subarray(['moved', 'assaulted', 'overran', 'advanced', 'combined-arms', 'recovered', 'flown']),
    }),
    fc.record({ at: fc.constantFrom('lost', 'exited', 'off', 'G9', 'C12', 'M7'), hits: fc.nat(1) }),
    fc.record({ supports: fc.nat(2), flags: fc.constant(['supported']) }),
  ),
});
const edit = fc.oneof(rough, gentle);
type Rough = { way: number[]; kind: number; value: Json };

/** Walks into the position as the numbers say and changes what is there. */
function spoil(root: Json, { way, kind, value: replacement }: Rough): void {
  let at: Json = root;
  for (const [depth, number] of way.entries()) {
    if (at === null || typeof at !== 'object') return;
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[number % keys.length]!;
    const holder = at as Record<string, Json>;
    const inside = holder[key]!;
    const last = depth === way.length - 1 || inside === null || typeof inside !== 'object';
    if (!last) {
      at = inside;
      continue;
    }
    const other = keys[(number + 1) % keys.length]!;
    if (kind === 0) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    } else if (kind === 1 && Array.isArray(holder)) holder.push(structuredClone(inside));
    else if (kind === 2) [holder[key], holder[other]] = [holder[other]!, inside];
    else holder[key] = structuredClone(replacement);
    return;
  }
}

const codes = new ActionCodes(2);

/** Uses an accepted state in every way: it must be sound, and stay so. */
function use(state: State, seed: number): void {
  const random = makeRandom(`use ${seed}`);
  const dice = keyedDice(seed);
  for (let event = 0; event < 20; event++) {
    expect(brokenState(state)).toBeUndefined();
    for (const seat of ['dak', 'cw', 'observer']) {
      const view = totensonntag.view(state, seat);
      const sampled = totensonntag.sample(state, view, random);
      if (!sampled.ok) throw new Error(`${seat} ${sampled.error.path}: ${sampled.error.message}`);
    }
    const deciding = totensonntag.codes.deciding(state);
    totensonntag.turn(state);
    if (deciding < 0) return;
    const side = totensonntag.sides[deciding]!;
    const actions = totensonntag.legal(state, side);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      const refusal = totensonntag.refuse(state, side, action);
      if (refusal) throw new Error(`${JSON.stringify(action)} is listed and refused: ${refusal.reason}`);
    }
    totensonntag.codes.list(state, codes);
    dice.begin(event);
    totensonntag.codes.play(state, codes, random.below(codes.length), dice, null);
  }
}

test('spoilt positions never throw, and those accepted are sound', () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(
      fc.nat(originals.length - 1),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (number, edits, seed) => {
        const position = JSON.parse(originals[number]!) as Json;
        for (const one of edits) {
          if ('way' in one) spoil(position, one);
          else Object.assign((position as { units?: object[] }).units?.[one.unit] ?? {}, one.change);
        }
        const read = totensonntag.parsePosition(position);
        if (!read.ok) {
          refused++;
          expect(read.error.code).toMatch(/^[a-z-]+$/);
          expect(typeof read.error.path).toBe('string');
          return;
        }
        accepted++;
        use(cloneState(read.value), seed);
      },
    ),
    { numRuns: 600, seed: 1941 },
  );
  expect(refused).toBeGreaterThan(200);
  expect(accepted).toBeGreaterThan(20);
});

test('any JSON at all, and views in the place of positions, are refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(totensonntag.parsePosition(anything).ok).toBe(false);
    }),
    { numRuns: 500, seed: 1941 },
  );
  for (const original of originals)
    expect(totensonntag.parsePosition({ position: JSON.parse(original) as Json }).ok).toBe(false);
});
