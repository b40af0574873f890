import { parentPort, workerData } from 'node:worker_threads';
import { loadBattle } from '@impulse/library';
import { type CensusPlan, makeCounter } from './count.js';

/** A thread of a census: plays the pairs of battles whose numbers it is sent. */

const plan = workerData as CensusPlan;
const counter = makeCounter(await loadBattle(plan.game), plan);
if (!counter.ok) throw new Error(counter.error.message);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.flatMap((number) => counter.value?.(number) ?? []));
});
