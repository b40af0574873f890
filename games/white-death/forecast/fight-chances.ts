import type { Detail } from '@impulse/engine';
import { AFV } from '../context.js';
import { cappedLoss } from '../rules/fire/conventional.js';
import { isSheltered, standingModifier } from '../rules/morale/morale.js';
import type { Isolation } from '../rules/supply/isolation.js';
import { NO_EFFECT } from '../rules/fire/odds.js';
import type { State } from '../state.js';

/**
 * The exact distribution of what a row of dice does to the units of a hex. They are struck one after the other, and
 * a unit that routs or is lost weighs on the checks of those after it (14C4, 14C7), so the units cannot be looked at one
 * by one. Losses during a retreat (14C1) are left out.
 */

/** One unit under fire. */
export interface Struck {
  /** Null for an intrinsic garrison. */
  readonly unit: string | null;
  readonly strength: number;
  readonly morale: number;
  /** 14C3, 14C5, and what the hex has seen of this phase before. */
  readonly modifier: number;
  readonly afv: boolean;
  readonly sheltered: boolean;
  /** 14C2. */
  readonly frightened: boolean;
  /** Capped at half (9C4, 11B2b), or not (antitank fire). */
  readonly capped: boolean;
  /** The modifier of its check is what was lost, not the printed number (10C4, 14A2). */
  readonly byLoss: boolean;
  /** Probability of each result of the table; NO_EFFECT where nothing happens, not even a check. */
  readonly results: ReadonlyMap<number, number>;
}

export type Fate = 'unharmed' | 'passed' | 'failed' | 'routed' | 'eliminated' | 'ice-broke';

export interface FateChance {
  readonly fate: Fate;
  readonly lost: number;
  readonly probability: number;
}

export interface FightChances {
  /** By unit, in the order given. */
  readonly fates: readonly (readonly FateChance[])[];
  /** Strength lost in all, and units left in the fight. */
  readonly totals: readonly { readonly lost: number; readonly left: number; readonly probability: number }[];
}

export function struckUnit(
  state: State,
  unit: number,
  results: ReadonlyMap<number, number>,
  isolation: Isolation,
  how: { readonly frightened: boolean; readonly capped: boolean; readonly byLoss: boolean },
): Struck {
  const { context } = state;
  return {
    unit: context.unitIds[unit],
    strength: state.strength[unit],
    morale: context.morale[unit],
    modifier: standingModifier(state, unit, isolation),
    afv: context.class[unit] === AFV,
    sheltered: isSheltered(state, unit),
    ...how,
    results,
  };
}

export const struckGarrison = (results: ReadonlyMap<number, number>): Struck => ({
  unit: null,
  strength: 1,
  morale: 0,
  modifier: 0,
  afv: false,
  sheltered: false,
  frightened: false,
  capped: true,
  byLoss: false,
  results,
});

/** A course of events so far: the units that tanks still have to frighten, as bits, and what has happened. */
interface Course {
  readonly unchecked: number;
  readonly shocks: number;
  readonly lost: number;
  readonly left: number;
}

/** `staysOnFailure`: a failed check leaves the unit in the fight (barrage); otherwise it is out of it. */
export function foresee(units: readonly Struck[], staysOnFailure: boolean): FightChances {
  const fight = new Fight(units, staysOnFailure);
  units.forEach((struck, index) => fight.strike(struck, index));
  units.forEach((struck, index) => fight.frighten(struck, index));
  return fight.chances();
}

class Fight {
  readonly #fates: Map<string, FateChance>[];
  readonly #staysOnFailure: boolean;
  #courses = new Map<string, { course: Course; probability: number }>();
  #next = new Map<string, { course: Course; probability: number }>();

  constructor(units: readonly Struck[], staysOnFailure: boolean) {
    this.#staysOnFailure = staysOnFailure;
    this.#fates = units.map(() => new Map<string, FateChance>());
    let unchecked = 0;
    units.forEach((struck, index) => (unchecked |= struck.frightened ? 1 << index : 0));
    this.#follow({ unchecked, shocks: 0, lost: 0, left: units.length }, 1);
    this.#turn();
  }

  strike(struck: Struck, index: number): void {
    for (const { course, probability } of this.#courses.values()) {
      for (const [result, chance] of struck.results) this.#hit(struck, index, course, result, probability * chance);
    }
    this.#turn();
  }

  #hit(struck: Struck, index: number, course: Course, result: number, probability: number): void {
    if (struck.unit === null) {
      this.#garrison(index, course, result, probability);
      return;
    }
    if (result === NO_EFFECT) {
      // The fate of a unit frightened by tanks is told when it has checked.
      if ((course.unchecked & (1 << index)) === 0) this.#tell(index, 'unharmed', 0, probability);
      this.#follow(course, probability);
      return;
    }
    const lost = struck.capped ? cappedLoss(result, struck.strength) : Math.min(result, struck.strength);
    const after = { ...course, unchecked: course.unchecked & ~(1 << index), lost: course.lost + lost };
    if (lost === struck.strength) {
      this.#tell(index, 'eliminated', lost, probability);
      this.#follow({ ...after, shocks: course.shocks + 1, left: course.left - 1 }, probability);
      return;
    }
    this.#check(struck, index, after, lost, (struck.byLoss ? lost : result) + (struck.frightened ? 1 : 0), probability);
  }

  /** Any loss destroys it (ruling 49). */
  #garrison(index: number, course: Course, result: number, probability: number): void {
    const gone = result > 0;
    this.#tell(index, gone ? 'eliminated' : 'unharmed', gone ? 1 : 0, probability);
    const after = { ...course, lost: course.lost + 1, shocks: course.shocks + 1, left: course.left - 1 };
    this.#follow(gone ? after : course, probability);
  }

  #check(struck: Struck, index: number, course: Course, lost: number, result: number, probability: number): void {
    const modifier = result + struck.modifier + course.shocks;
    const passing = struck.sheltered ? 6 : clampDice(struck.morale - modifier);
    const failing = struck.sheltered ? 0 : clampDice(struck.morale - modifier + 2) - passing;
    const routing = 6 - passing - failing;
    if (passing > 0) {
      this.#tell(index, 'passed', lost, (probability * passing) / 6);
      this.#follow(course, (probability * passing) / 6);
    }
    if (failing > 0) {
      this.#tell(index, 'failed', lost, (probability * failing) / 6);
      const left = this.#staysOnFailure ? course.left : course.left - 1;
      this.#follow({ ...course, left }, (probability * failing) / 6);
    }
    if (routing > 0) {
      // 14B: one more point, but not of AFVs.
      const more = struck.afv ? 0 : 1;
      this.#tell(index, 'routed', lost + more, (probability * routing) / 6);
      const after = { ...course, lost: course.lost + more, shocks: course.shocks + 1, left: course.left - 1 };
      this.#follow(after, (probability * routing) / 6);
    }
  }

  /** 14C2: after the fire, those who have not had to check. */
  frighten(struck: Struck, index: number): void {
    if (!struck.frightened) return;
    for (const { course, probability } of this.#courses.values()) {
      const bit = 1 << index;
      if ((course.unchecked & bit) === 0) this.#follow(course, probability);
      else this.#check(struck, index, { ...course, unchecked: course.unchecked & ~bit }, 0, 0, probability);
    }
    this.#turn();
  }

  #tell(index: number, fate: Fate, lost: number, probability: number): void {
    const fates = this.#fates[index];
    const key = `${fate} ${lost}`;
    fates.set(key, { fate, lost, probability: probability + (fates.get(key)?.probability ?? 0) });
  }

  #follow(course: Course, probability: number): void {
    const key = `${course.unchecked} ${course.shocks} ${course.lost} ${course.left}`;
    this.#next.set(key, { course, probability: probability + (this.#next.get(key)?.probability ?? 0) });
  }

  #turn(): void {
    this.#courses = this.#next;
    this.#next = new Map();
  }

  chances(): FightChances {
    const totals = new Map<string, { lost: number; left: number; probability: number }>();
    for (const { course, probability } of this.#courses.values()) {
      const { lost, left } = course;
      const key = `${lost} ${left}`;
      totals.set(key, { lost, left, probability: probability + (totals.get(key)?.probability ?? 0) });
    }
    return {
      fates: this.#fates.map((fates) => [...fates.values()]),
      totals: [...totals.values()].toSorted((a, b) => a.left - b.left || a.lost - b.lost),
    };
  }
}

const clampDice = (dice: number): number => Math.max(0, Math.min(6, dice));

/** Two fights that do not touch each other, as one. */
export function joinTotals(a: FightChances['totals'], b: FightChances['totals']): FightChances['totals'] {
  const joined = new Map<string, { lost: number; left: number; probability: number }>();
  for (const one of a) {
    for (const other of b) {
      const lost = one.lost + other.lost;
      const left = one.left + other.left;
      const key = `${lost} ${left}`;
      const probability = one.probability * other.probability + (joined.get(key)?.probability ?? 0);
      joined.set(key, { lost, left, probability });
    }
  }
  return [...joined.values()].toSorted((x, y) => x.left - y.left || x.lost - y.lost);
}

export const fateDetail = (fates: readonly FateChance[]): Detail[] =>
  fates.map(({ fate, lost, probability }) => ({ fate, lost, probability }));
