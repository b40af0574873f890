import type { Random } from '@impulse/engine';
import { type FilledStack, type Fitting, misfitsIn } from './veiled-stack.js';

/** Imagined stacks that are too large are put right by exchanges between them. */

const exchangesARound = 40;

/** Units change places until everybody fits, or for so many `rounds`. */
export function mend(fitting: Fitting, stacks: readonly FilledStack[], random: Random, rounds: number): boolean {
  const places = stacks.flatMap((stack) => stack.veiled.map((_, index) => ({ stack, at: stack.known + index })));
  for (let round = 0; round < rounds; round++) {
    const broken = places.filter(({ stack }) => misfitsIn(fitting, stack) > 0);
    if (broken.length === 0) return true;
    const place = broken[random.below(broken.length)];
    if (passOn(fitting, place, places, random)) continue;
    for (let i = 0; i < exchangesARound; i++) exchange(fitting, place, places[random.below(places.length)]);
  }
  return false;
}

/** A place that was veiled: of the members of a stack, which. */
interface Place {
  readonly stack: FilledStack;
  readonly at: number;
}

/** Two units change places, unless that makes things worse. */
function exchange(fitting: Fitting, one: Place, other: Place): void {
  if (one.stack === other.stack) return;
  const before = misfitsIn(fitting, one.stack) + misfitsIn(fitting, other.stack);
  swap(one, other);
  if (misfitsIn(fitting, one.stack) + misfitsIn(fitting, other.stack) > before) swap(one, other);
}

function swap(one: Place, other: Place): void {
  const unit = one.stack.members[one.at];
  one.stack.members[one.at] = other.stack.members[other.at];
  other.stack.members[other.at] = unit;
}

/**
 * The unit of a place goes to where it fits, the unit that was there to where that fits, and so on, until one
 * fits better into the first place: the shortest such chain, as when two lists are matched.
 */
function passOn(fitting: Fitting, first: Place, places: readonly Place[], random: Random): boolean {
  const misfits = misfitsIn(fitting, first.stack);
  const came = new Map<Place, Place | null>([[first, null]]);
  const from = random.below(places.length);
  for (const giver of came.keys()) {
    for (let i = 0; i < places.length; i++) {
      const taker = places[(from + i) % places.length];
      if (came.has(taker) || taker.stack === first.stack || taker.stack === giver.stack) continue;
      if (misfitsWith(fitting, taker, giver) > 0) continue;
      came.set(taker, giver);
      if (misfitsWith(fitting, first, taker) < misfits) return passAlong(fitting, taker, came);
    }
  }
  return false;
}

/** Misfits of a stack if it had, in that place, the unit of another place. */
function misfitsWith(fitting: Fitting, { stack, at }: Place, other: Place): number {
  const unit = stack.members[at];
  stack.members[at] = other.stack.members[other.at];
  const misfits = misfitsIn(fitting, stack);
  stack.members[at] = unit;
  return misfits;
}

/** A chain that meets a stack twice may spoil it: then nothing is done. */
function passAlong(fitting: Fitting, last: Place, came: ReadonlyMap<Place, Place | null>): boolean {
  const chain: Place[] = [];
  for (let place: Place | null | undefined = last; place; place = came.get(place)) chain.push(place);
  const touched = new Set(chain.map(({ stack }) => stack));
  const sum = (): number => [...touched].reduce((total, stack) => total + misfitsIn(fitting, stack), 0);
  const before = sum();
  for (let i = 1; i < chain.length; i++) swap(chain[i - 1], chain[i]);
  if (sum() < before) return true;
  for (let i = chain.length - 1; i > 0; i--) swap(chain[i - 1], chain[i]);
  return false;
}
