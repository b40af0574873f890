import { parentPort, workerData } from 'node:worker_threads';
import type { Setup } from '@impulse/engine';
import { isBattleId, loadBattle } from '@impulse/library';
import type { HelperOrder } from './helpers.js';

/** A thread that makes trials for a computer of the terminal. */

export interface HelperPlan {
  readonly game: string;
  readonly setup: Setup;
  readonly level: string;
}

const { game, setup, level } = workerData as HelperPlan;
if (!isBattleId(game)) throw new Error(`Nobody knows the battle ${game}`);
const battle = await loadBattle(game);
const like = battle.game.start(setup);
if (!like.ok) throw new Error(like.error.message);
const rehearsals = battle.opponents.rehearsals(level, like.value);

parentPort?.on('message', (order: HelperOrder) => {
  if ('trials' in order) parentPort?.postMessage(rehearsals.make(order.trials));
  else rehearsals.begin(order.root, order.seed);
});
