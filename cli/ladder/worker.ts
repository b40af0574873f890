import { parentPort, workerData } from 'node:worker_threads';
import { loadBattle } from '@impulse/library';
import { makePairPlayer, type Pairing } from './pair.js';

/** A thread of a ladder: plays the pairs whose numbers it is sent. */

const pairing = workerData as Pairing;
const player = makePairPlayer(await loadBattle(pairing.game), pairing);
if (!player.ok) throw new Error(player.error.message);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(numbers.map((number) => player.value(number)));
});
