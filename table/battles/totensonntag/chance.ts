import type { Forecast } from '@impulse/engine';

const successes = new Set(['hit', 'destroyed']);

/** Probability that something is hit. */
export const chanceOf = ({ outcomes }: Forecast): number =>
  outcomes.reduce((sum, { probability, result }) => sum + (successes.has(result) ? probability : 0), 0);
