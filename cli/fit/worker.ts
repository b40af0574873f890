import { parentPort, workerData } from 'node:worker_threads';
import { type BattleId, loadBattle } from '@impulse/library';

/** A thread of a fit: plays the battles whose numbers it is sent, and answers with their positions. */

export interface FitPlan {
  readonly game: BattleId;
  readonly scenario: string;
  readonly seed: string;
  readonly simulations: number;
}

const { game, scenario, seed, simulations } = workerData as FitPlan;
const { learning } = await loadBattle(game);

parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(
    numbers.map((number) => ({ number, lessons: learning.watch(scenario, `${seed}/${number}`, simulations) })),
  );
});
