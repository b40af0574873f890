import type { Cells, Game, PublicAction } from '@impulse/engine';
import { isBattleId, loadBattle } from '@impulse/library';
import { Decider } from '@impulse/library/decider.js';
import type { Thinking } from '../hosts/messages.js';

/** One battle is played at a table, by a computer at most on each side. */
const decider = new Decider(2);

/** A computer's decision: from what its seat may know, never from the battle itself. */
export async function decide({ setup, level, ...owed }: Thinking['decide']['ask']): Promise<PublicAction> {
  if (!isBattleId(setup.game)) throw new Error(`Nobody knows the battle ${setup.game}`);
  const battle = await loadBattle(setup.game);
  const { scenario, options, data } = setup;
  const question = { ...owed, setup: data === undefined ? { scenario, options } : { scenario, options, data } };
  if (level === 'still') return holdStill(battle.game, decider.stateOf(battle, question), owed.seat);
  return decider.decide(battle, level, question);
}

/** Ends whatever it is asked, else does what needs no choice, else the first thing it may. */
function holdStill(game: Game<Cells, PublicAction>, state: Cells, seat: string): PublicAction {
  const legal = game.legal(state, seat);
  const plain = legal.find((action) => Object.keys(action).length === 1);
  const action = legal.find(({ type }) => type === 'done') ?? plain ?? legal[0];
  if (!action) throw new Error(`${seat} owes no decision`);
  return action;
}
