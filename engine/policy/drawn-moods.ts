import type { Random } from '../dice/random.js';
import type { Mood, Moods, PolicySettings } from '../policy.js';

/** Moods drawn by lot, for searches over plans and for battles between scripts of different styles. */

/** Factors on danger. */
export const bold = 0.3;
export const careful = 3;

/** Now and then what a plan tells a group is unsaid. */
export function forgets(plan: Moods, group: readonly number[], random: Random): boolean {
  return group.some((unit) => plan.has(unit)) && random.below(6) === 0;
}

/** One of `plain`, or what one of the `others` finds; each as likely as another. */
export function drawMood(random: Random, plain: readonly Mood[], others: readonly (() => Mood | null)[]): Mood | null {
  const number = random.below(plain.length + others.length);
  return number < plain.length ? plain[number] : others[number - plain.length]();
}

const dangers = [0.25, 0.5, 1, 1, 1, 2, 4] as const;

/** Whose units have a style. */
interface Styled {
  readonly firstUnit: number;
  readonly endUnit: number;
  /** Divisions or formations, by number. */
  readonly groups: number;
  readonly groupOf: (unit: number) => number;
  readonly isGun: (unit: number) => boolean;
  readonly temperatures: readonly number[];
}

/** Each group of units has a courage of its own for the whole battle, and so have the guns. */
export function drawStyle(
  random: Random,
  { firstUnit, endUnit, groups, groupOf, isGun, temperatures }: Styled,
): PolicySettings {
  const draw = (): number => dangers[random.below(dangers.length)];
  const courage = Array.from({ length: groups }, draw);
  const ofGuns = draw();
  const moods = new Map<number, Mood>();
  for (let unit = firstUnit; unit < endUnit; unit++) {
    const own = courage[groupOf(unit)];
    moods.set(unit, { danger: isGun(unit) ? own * ofGuns : own });
  }
  return { moods, temperature: temperatures[random.below(temperatures.length)] };
}
