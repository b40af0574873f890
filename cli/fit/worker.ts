import { parentPort, workerData } from 'node:worker_threads';
import { type BattleId, type Leanings, loadBattle } from '@impulse/library';

/** A thread of a fit: plays the battles whose numbers it is sent, and answers with what is learnt from. */

export interface FitPlan {
  readonly game: BattleId;
  readonly scenario: string;
  readonly seed: string;
  /** Positions for an evaluation, or what comes of trying other weights around these. */
  readonly of:
    | { readonly kind: 'evaluation'; readonly simulations: number }
    | { readonly kind: 'doctrine'; readonly leanings: Leanings };
}

const { game, scenario, seed, of } = workerData as FitPlan;
const { learning } = await loadBattle(game);

const play = (number: number) =>
  of.kind === 'evaluation'
    ? { number, lessons: learning.watch(scenario, `${seed}/${number}`, of.simulations) }
    : learning.drill({ scenario, seed, number, leanings: of.leanings });

parentPort?.on('message', (numbers: readonly number[]) => parentPort?.postMessage(numbers.map(play)));
