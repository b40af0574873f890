import type { Band, Measure } from '@impulse/engine';
import { wilson } from '../simulate/tally.js';
import type { JudgedBattle } from './battle.js';

/** What many battles come to in one measure, against its band. */
export interface Judgement {
  readonly measure: Measure;
  readonly battles: number;
  /** The median, or the share in hundredths; null when most battles never came to it. */
  readonly value: number | null;
  /** The 10th and the 90th percentile, or the 95 % interval of the share after Wilson. */
  readonly spread: readonly [number | null, number | null];
  /** `shown` where there is no band. */
  readonly verdict: 'inside' | 'outside' | 'shown';
  /** By battle, in ascending order, what never came to pass last. */
  readonly figures: readonly (number | null)[];
}

export function judge(measure: Measure, battles: readonly JudgedBattle[]): Judgement {
  const figures = battles
    .filter(({ scenario }) => scenario === measure.scenario)
    .map((battle) => battle.figures[measure.id])
    .toSorted((a, b) => rank(a) - rank(b));
  const { value, spread } = measure.statistic === 'share' ? shareOf(figures) : medianOf(figures);
  return { measure, battles: figures.length, value, spread, verdict: verdictOn(measure, value, spread[0]), figures };
}

type Centre = Pick<Judgement, 'value' | 'spread'>;

/** What never comes to pass does so later, or farther away, than anything that does. */
const rank = (figure: number | null): number => figure ?? Infinity;

const medianOf = (figures: Judgement['figures']): Centre => ({
  value: quantile(figures, 0.5),
  spread: [quantile(figures, 0.1), quantile(figures, 0.9)],
});

/** The figure that stands at a part of the way through them. */
export const quantile = (ascending: Judgement['figures'], part: number): number | null =>
  ascending[Math.round(part * (ascending.length - 1))] ?? null;

function shareOf(figures: Judgement['figures']): Centre {
  const { share, low, high } = wilson(figures.filter((figure) => figure === 1).length, figures.length);
  return { value: hundredths(share), spread: [hundredths(low), hundredths(high)] };
}

const hundredths = (share: number): number => Math.round(share * 1000) / 10;

export const isWithin = ({ least = -Infinity, most = Infinity }: Band, value: number | null): boolean =>
  rank(value) >= least && rank(value) <= most;

function verdictOn(
  { band, tenth = -Infinity }: Measure,
  value: number | null,
  low: number | null,
): Judgement['verdict'] {
  if (!band) return 'shown';
  return isWithin(band, value) && rank(low) >= tenth ? 'inside' : 'outside';
}
