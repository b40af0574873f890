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
  /** In which the value of all possible battles lies, 19 times of 20. */
  readonly interval: readonly [number | null, number | null];
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
  const { value, spread, interval } = measure.statistic === 'share' ? shareOf(figures) : medianOf(figures);
  const verdict = verdictOn(measure, value, spread[0]);
  return { measure, battles: figures.length, value, spread, interval, verdict, figures };
}

type Centre = Pick<Judgement, 'value' | 'spread' | 'interval'>;

/** What never comes to pass does so later, or farther away, than anything that does. */
const rank = (figure: number | null): number => figure ?? Infinity;

const medianOf = (figures: Judgement['figures']): Centre => ({
  value: quantile(figures, 0.5),
  spread: [quantile(figures, 0.1), quantile(figures, 0.9)],
  interval: aroundMedian(figures),
});

/** How many of the battles lie below the median is binomial, whatever the figures are. */
function aroundMedian(ascending: Judgement['figures']): Judgement['interval'] {
  const reach = 0.98 / Math.sqrt(Math.max(1, ascending.length));
  return [quantile(ascending, Math.max(0, 0.5 - reach)), quantile(ascending, Math.min(1, 0.5 + reach))];
}

/** The figure that stands at a part of the way through them. */
export const quantile = (ascending: Judgement['figures'], part: number): number | null =>
  ascending[Math.round(part * (ascending.length - 1))] ?? null;

function shareOf(figures: Judgement['figures']): Centre {
  const { share, low, high } = wilson(figures.filter((figure) => figure === 1).length, figures.length);
  const interval = [hundredths(low), hundredths(high)] as const;
  return { value: hundredths(share), spread: interval, interval };
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
