import type { Order } from '../actions/actions.js';

/** Everybody whom an order sends on the way. */
export const moversOf = ({ unit, units, count }: Order): number[] => [unit, ...units.subarray(0, count)];
