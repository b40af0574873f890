import { isBattleId, loadBattle, type Rehearsals } from '@impulse/library';
import { answerCalls, type Channel } from '../hosts/calls.js';
import type { BattleSetup } from '../storage/types.js';
import type { Helping } from './helpers.js';
import { battleLike } from './known-battle.js';

/** A thread that makes trials for the thinker. */

let rehearsals: { readonly key: string; readonly made: Rehearsals } | null = null;

async function rehearsalsFor(setup: BattleSetup, level: string): Promise<Rehearsals> {
  const key = JSON.stringify([setup, level]);
  if (rehearsals?.key === key) return rehearsals.made;
  if (!isBattleId(setup.game)) throw new Error(`Nobody knows the battle ${setup.game}`);
  const battle = await loadBattle(setup.game);
  const like = battleLike(battle, setup);
  if (!like.ok) throw new Error(`The battle cannot be set up: ${like.error.message}`);
  rehearsals = { key, made: battle.opponents.rehearsals(level, like.value) };
  return rehearsals.made;
}

const thinker = globalThis as unknown as Channel;

answerCalls<Helping>(thinker, {
  async make({ setup, level, root, seed, trials }) {
    const made = await rehearsalsFor(setup, level);
    if (root) made.begin(root, seed);
    return made.make(trials);
  },
});
