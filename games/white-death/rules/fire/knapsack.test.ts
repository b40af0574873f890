import { expect, test } from 'vitest';
import { FIRST_COLUMN, Knapsack } from './knapsack.js';

/** One target that has to be fired at: totals with their worth. */
function solve(sack: Knapsack, budget: number, cost: number): [number, number][] {
  const costs = new Int32Array(16);
  const worths = new Float64Array(16).fill(-Infinity);
  costs[FIRST_COLUMN] = cost;
  worths[FIRST_COLUMN] = 0.5;
  sack.begin(budget, 1);
  sack.beginGroup(1, 1);
  sack.beginPass();
  sack.step(0, 0, FIRST_COLUMN + 1, costs, 0, worths);
  sack.endPass();
  sack.endGroup();
  return Array.from({ length: sack.length }, (_, index) => [sack.costs[index], sack.worths[index]]);
}

test('rule default-actions fire is divided in the same way whatever was divided before', () => {
  const fresh = solve(new Knapsack(), 10, 4);
  expect(fresh).toEqual([[4, 0.5]]);
  const used = new Knapsack();
  solve(used, 500, 300);
  expect(solve(used, 10, 4)).toEqual(fresh);
});
