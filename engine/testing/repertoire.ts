import { makeRandom } from '../dice/random.js';
import type { PolicySettings } from '../policy.js';
import type { Repertoire } from '../repertoire.js';

/** What many variations of a plan come to. */
export interface Variety {
  /** The plan itself, afterwards. */
  readonly plan: unknown;
  readonly different: number;
  /** Everything that somebody was told in one of them. */
  readonly told: ReadonlySet<string>;
}

/** Two hundred variations of a plan in which one unit holds. */
export function varietyOf<S>(repertoire: Repertoire<S>, state: S, side: number, unit: number): Variety {
  const random = makeRandom('vary');
  const plan = new Map([[unit, { hold: true }]]);
  const varied = Array.from({ length: 200 }, () => repertoire.vary(state, side, plan, random));
  return {
    plan: [...plan],
    different: new Set(varied.map((one) => JSON.stringify([...one]))).size,
    told: new Set(varied.flatMap((one) => [...one.values()].flatMap((mood) => Object.keys(mood)))),
  };
}

/** Twenty styles, and how many of them differ in what units are told. */
export function stylesOf<S>(
  repertoire: Repertoire<S>,
  state: S,
  side: number,
): { readonly styles: readonly PolicySettings[]; readonly different: number } {
  const random = makeRandom('style');
  const styles = Array.from({ length: 20 }, () => repertoire.style(state, side, random));
  return { styles, different: new Set(styles.map(({ moods = [] }) => JSON.stringify([...moods]))).size };
}
