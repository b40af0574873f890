/**
 * How results become ratings: Glicko, in which the edge that a scenario gives to one side takes part like a third player. The
 * formulas and an example stand in docs/server.md.
 */

/** What is known of a strength, on the scale of Elo: most likely `value`, within `deviation` two times out of three. */
export interface Estimate {
  readonly value: number;
  readonly deviation: number;
}

/** A player of whom nothing is known. */
export const newcomer: Estimate = { value: 1500, deviation: 350 };
/** The edge of the first side of a scenario that nobody has played. */
export const unknownEdge: Estimate = { value: 0, deviation: 100 };

/** Nobody is known better than this, so that ratings go on following the player. */
const leastDeviation = 30;
const leastEdgeDeviation = 15;
/** How much less is known of a player for each day without a rated match: from 50 back to 350 within three years. */
const varianceADay = (350 ** 2 - 50 ** 2) / (3 * 365);

const q = Math.LN10 / 400;

/** Two players, and the edge of the side that the first of them plays. */
export interface Pairing {
  readonly first: Estimate;
  readonly second: Estimate;
  readonly edge: Estimate;
}

/** A player who has not played for a while. */
export const rested = ({ value, deviation }: Estimate, days: number): Estimate => ({
  value,
  deviation: Math.min(newcomer.deviation, Math.sqrt(deviation ** 2 + varianceADay * Math.max(0, days))),
});

/** How much a difference counts of which only so much is known. */
const weight = (variance: number): number => 1 / Math.sqrt(1 + (3 * q ** 2 * variance) / Math.PI ** 2);

const chance = (difference: number, g: number): number => 1 / (1 + 10 ** ((-g * difference) / 400));

const difference = ({ first, second, edge }: Pairing): number => first.value + edge.value - second.value;

const varianceOf = (...estimates: readonly Estimate[]): number =>
  estimates.reduce((sum, { deviation }) => sum + deviation ** 2, 0);

/** How likely the first is to win. */
export const expected = (pairing: Pairing): number =>
  chance(difference(pairing), weight(varianceOf(pairing.first, pairing.second, pairing.edge)));

/** What is known after a match: of both players, and of the edge. */
export function rate(pairing: Pairing, hasFirstWon: boolean): Pairing {
  const { first, second, edge } = pairing;
  const gap = difference(pairing);
  const learn = (own: Estimate, others: number, sign: 1 | -1, least: number): Estimate => {
    const g = weight(others);
    const e = chance(gap, g);
    const information = q ** 2 * g ** 2 * e * (1 - e);
    const variance = 1 / (1 / own.deviation ** 2 + information);
    const value = own.value + sign * q * variance * g * ((hasFirstWon ? 1 : 0) - e);
    return { value, deviation: Math.max(least, Math.sqrt(variance)) };
  };
  return {
    first: learn(first, varianceOf(second, edge), 1, leastDeviation),
    second: learn(second, varianceOf(first, edge), -1, leastDeviation),
    edge: learn(edge, varianceOf(first, second), 1, leastEdgeDeviation),
  };
}
