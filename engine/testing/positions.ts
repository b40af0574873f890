import fc from 'fast-check';
import { expect } from 'vitest';
import { ActionCodes } from '../actions/codes.js';
import { keyedDice } from '../dice/dice.js';
import { type Game, observer, type PublicAction } from '../game.js';
import { makeRandom, type Random } from '../dice/random.js';
import type { Cells } from '../state/state.js';

/** For tests that spoil positions at random: they are read without a throw, and whatever is accepted can be played. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Some positions of every step, as text. */
export class PositionSample<S extends Cells & { readonly step: number }> {
  readonly #position: (state: S) => unknown;
  readonly #most: number;
  readonly #oneIn: number;
  readonly #kept = new Map<number, string[]>();

  /** The first two of a step, then one in `oneIn`, up to `most`. */
  constructor(position: (state: S) => unknown, most: number, oneIn: number) {
    this.#position = position;
    this.#most = most;
    this.#oneIn = oneIn;
  }

  see(state: S, random: Random): void {
    const list = this.#kept.get(state.step) ?? [];
    this.#kept.set(state.step, list);
    const rare = list.length < 2 || (list.length < this.#most && random.below(this.#oneIn) === 0);
    if (rare) list.push(JSON.stringify(this.#position(state)));
  }

  /** How many steps have been met. */
  get steps(): number {
    return this.#kept.size;
  }

  get texts(): string[] {
    return [...this.#kept.values()].flat();
  }
}

/** Words of the trade. */
export interface Vocabulary {
  readonly highest: number;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly pieces: readonly Json[];
  /** How deep a change reaches into a position. */
  readonly depth: number;
}

/** What is put in the place of something else: now and then nonsense, mostly words of the trade. */
const replacement = ({ highest, names, words, pieces }: Vocabulary): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -2, max: highest }) },
    { weight: 4, arbitrary: fc.constantFrom<Json>(...names) },
    { weight: 3, arbitrary: fc.constantFrom<Json>(...words) },
    { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, [], {}, ...pieces) },
    { weight: 1, arbitrary: fc.constantFrom<Json>('__proto__', 'constructor', 1e9, 0.5, -0) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
  );

interface Rough {
  readonly way: readonly number[];
  readonly kind: number;
  readonly value: Json;
}

const rough = (vocabulary: Vocabulary): fc.Arbitrary<Rough> =>
  fc.record({
    way: fc.array(fc.nat(), { minLength: 1, maxLength: vocabulary.depth }),
    kind: fc.nat(5),
    value: replacement(vocabulary),
  });

/** Walks into the position as the numbers say and changes what is there. */
function spoil(root: Json, { way, kind, value }: Rough): void {
  let at: Json = root;
  for (const [depth, number] of way.entries()) {
    if (at === null || typeof at !== 'object') return;
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[number % keys.length];
    const holder = at as Record<string, Json>;
    const inside = holder[key];
    const last = depth === way.length - 1 || inside === null || typeof inside !== 'object';
    if (!last) {
      at = inside;
      continue;
    }
    const other = keys[(number + 1) % keys.length];
    if (kind === 0) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    } else if (kind === 1 && Array.isArray(holder)) holder.push(structuredClone(inside));
    else if (kind === 2) [holder[key], holder[other]] = [holder[other], inside];
    else holder[key] = structuredClone(value);
    return;
  }
}

/** How accepted states of a battle are used. */
export interface Uses<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  /** What is wrong with a state, or nothing. */
  readonly broken: (state: S) => string | undefined;
  /** Number of actions played in each. */
  readonly actions: number;
  /** Whether every seat looks at the state before this action. */
  readonly viewed: (event: number) => boolean;
  /** Actions that are listed and must not be refused. */
  readonly asked: (state: S, side: string, random: Random) => readonly A[];
  /** Lists the actions of which one is played. */
  readonly list: (state: S, random: Random, into: ActionCodes) => void;
}

/** Uses an accepted state in every way: it must be sound, and stay so. */
function useState<S extends Cells, A extends PublicAction>(uses: Uses<S, A>, state: S, seed: number): void {
  const { game } = uses;
  const random = makeRandom(`use ${seed}`);
  const dice = keyedDice(seed);
  const codes = new ActionCodes();
  for (let event = 0; event < uses.actions; event++) {
    const broken = uses.broken(state);
    if (broken !== undefined) throw new Error(broken);
    for (const seat of uses.viewed(event) ? [...game.sides, observer] : []) {
      const sampled = game.sample(state, game.view(state, seat), random);
      if (!sampled.ok) throw new Error(`${seat} ${sampled.error.path}: ${sampled.error.message}`);
    }
    const deciding = game.codes.deciding(state);
    game.turn(state);
    if (deciding < 0) return;
    const side = game.sides[deciding];
    for (const action of uses.asked(state, side, random)) {
      const refusal = game.refuse(state, side, action);
      if (refusal) throw new Error(`${JSON.stringify(action)} is listed and refused: ${refusal.reason}`);
    }
    codes.clear();
    uses.list(state, random, codes);
    expect(codes.length).toBeGreaterThan(0);
    dice.begin(event);
    game.codes.play(state, codes, random.below(codes.length), dice, null);
  }
}

export interface Spoiling<Gentle> {
  readonly originals: readonly string[];
  readonly vocabulary: Vocabulary;
  /** Small changes of single units, of a kind that may well be accepted. */
  readonly gentle: fc.Arbitrary<Gentle>;
  readonly soften: (position: Json, change: Gentle) => void;
  readonly runs: number;
  readonly seed: number;
}

/** Spoils positions, reads them, and uses what is accepted; tells how many were accepted and refused. */
export function readSpoilt<S extends Cells, A extends PublicAction, Gentle>(
  uses: Uses<S, A>,
  { originals, vocabulary, gentle, soften, runs, seed }: Spoiling<Gentle>,
): { readonly accepted: number; readonly refused: number } {
  let accepted = 0;
  let refused = 0;
  const edit = fc.oneof(
    rough(vocabulary).map((change) => (position: Json) => spoil(position, change)),
    gentle.map((change) => (position: Json) => soften(position, change)),
  );
  fc.assert(
    fc.property(
      fc.nat(originals.length - 1),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (number, edits, use) => {
        const position = JSON.parse(originals[number]) as Json;
        for (const one of edits) one(position);
        const read = uses.game.parsePosition(position);
        if (!read.ok) {
          refused++;
          expect(read.error.code).toMatch(/^[a-z-]+$/);
          expect(typeof read.error.path).toBe('string');
          return;
        }
        accepted++;
        useState(uses, read.value, use);
      },
    ),
    { numRuns: runs, seed },
  );
  return { accepted, refused };
}

/** Any JSON at all, and positions wrapped as in a view, are no positions. */
export function expectNoPosition<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  originals: readonly string[],
  seed: number,
): void {
  fc.assert(
    fc.property(fc.jsonValue(), (anything) => {
      expect(game.parsePosition(anything).ok).toBe(false);
    }),
    { numRuns: 500, seed },
  );
  for (const original of originals) {
    expect(game.parsePosition({ position: JSON.parse(original) as Json }).ok).toBe(false);
  }
}
