import { certain } from './share.js';

/** What is said of a decision, by the part of the chance to win that it gave away. */
export const verdicts = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof verdicts)[number];

const least: Readonly<Record<Verdict, number>> = {
  inaccuracy: 0.05 * certain,
  mistake: 0.1 * certain,
  blunder: 0.2 * certain,
};

export const verdictOn = (loss: number): Verdict | null =>
  verdicts.findLast((verdict) => loss >= least[verdict]) ?? null;
