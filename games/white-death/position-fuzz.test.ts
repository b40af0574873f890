import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioIds, weathers } from './data/types.js';
import { whiteDeath } from './game.js';
import { brokenState } from './invariants/state.js';
import { flagNames, markNames } from './position.js';
import { cloneState, type State, steps } from './state.js';
import { playRandomly } from './testing-play.js';

/** Positions spoilt at random are read without a throw, and whatever is accepted can be played. */

/** Some positions of every step, as text. */
const originals = collect();

function collect(): string[] {
  const kept = new Map<number, string[]>();
  for (const [index, scenario] of scenarioIds.entries()) {
    const random = makeRandom(`keep ${index}`);
    playRandomly(
      `keep ${index}`,
      scenario,
      (state, event) => {
        const list = kept.get(state.step) ?? [];
        kept.set(state.step, list);
        const rare = list.length < 2 || (list.length < 6 && random.below(200) === 0);
        if (rare) list.push(JSON.stringify(whiteDeath.position(state)));
        return event < 900 || (index === 1 && kept.size < steps.length);
      },
      { setup: index % 2 ? 'historical' : 'free' },
    );
  }
  expect([...kept.keys()].length).toBe(steps.length);
  return [...kept.values()].flat();
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is put in the place of something else: now and then nonsense, mostly words of the trade. */
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 16 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Json>(
      'soviet',
      'german',
      'off',
      '?',
      '2419',
      '2927',
      '0719',
      '4043',
      '9grd-18g',
      '83id',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(...steps, ...weathers, ...Object.values(flagNames), ...Object.values(markNames)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Json>(null, true, [], {}, ['deployed'], ['target'], ['9grd-18g', '9grd-22g'], {
      at: 'off',
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Json>('__proto__', 'constructor', 1e9, 0.5, -0) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
);

const rough = fc.record({ way: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), kind: fc.nat(5), value });

/** Small changes of single units, of a kind that may well be accepted. */
const gentle = fc.record({
  unit: fc.nat(417),
  change: fc.oneof(
    fc.record({ strength: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ flags: fc.subarray(Object.values(flagNames), { minLength: 1 }) }),
    fc.record({ spent: fc.nat(120) }),
    fc.record({ due: fc.nat(12) }),
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

function soften(position: Json, { unit, change }: { unit: number; change: object }): void {
  const { units } = position as { units?: Record<string, Json> };
  const entries = Object.entries(units ?? {});
  const [id, one] = entries[unit % Math.max(1, entries.length)] ?? [];
  if (id !== undefined && typeof one === 'object' && one !== null) Object.assign(one, change);
}

const codes = new ActionCodes(2);
const acting = new Int16Array(1024);

/** Uses an accepted state in every way: it must be sound, and stay so. */
function use(state: State, seed: number): void {
  const random = makeRandom(`use ${seed}`);
  const dice = keyedDice(seed);
  for (let event = 0; event < 6; event++) {
    const broken = brokenState(state);
    if (broken !== undefined) throw new Error(broken);
    for (const seat of event === 0 ? ['soviet', 'german', 'observer'] : []) {
      const sampled = whiteDeath.sample(state, whiteDeath.view(state, seat), random);
      if (!sampled.ok) throw new Error(`${seat} ${sampled.error.path}: ${sampled.error.message}`);
    }
    const deciding = whiteDeath.codes.deciding(state);
    whiteDeath.turn(state);
    if (deciding < 0) return;
    const side = whiteDeath.sides[deciding]!;
    const count = whiteDeath.codes.actors(state, acting);
    const units = Array.from({ length: Math.min(4, count) }, () => acting[random.below(count)]!);
    for (const unit of units) {
      for (const action of whiteDeath.legal(state, side, state.context.unitIds[unit]!)) {
        const refusal = whiteDeath.refuse(state, side, action);
        if (refusal) throw new Error(`${JSON.stringify(action)} is listed and refused: ${refusal.reason}`);
      }
    }
    codes.clear();
    if (units.length > 0 && random.below(2) === 0) whiteDeath.codes.listOf(state, units[0]!, codes);
    if (codes.length === 0) whiteDeath.codes.listGeneral(state, codes);
    if (codes.length === 0) whiteDeath.codes.list(state, codes);
    expect(codes.length).toBeGreaterThan(0);
    dice.begin(event);
    whiteDeath.codes.play(state, codes, random.below(codes.length), dice, null);
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
          else soften(position, one);
        }
        const read = whiteDeath.parsePosition(position);
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
    { numRuns: 500, seed: 1942 },
  );
  expect(refused).toBeGreaterThan(150);
  expect(accepted).toBeGreaterThan(20);
});

test('any JSON at all, and views in the place of positions, are refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(whiteDeath.parsePosition(anything).ok).toBe(false);
    }),
    { numRuns: 500, seed: 1942 },
  );
  for (const original of originals) {
    expect(whiteDeath.parsePosition({ position: JSON.parse(original) as Json }).ok).toBe(false);
  }
});
