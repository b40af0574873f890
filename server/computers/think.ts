import { isBattleId, loadBattle } from '@impulse/library/battles.js';
import { Decider } from '@impulse/library/decider.js';
import { patienceOf } from '@impulse/library/patience.js';
import type { DecisionAsked, DecisionMade } from './messages.js';

/** Battles whose computers remember their plans in one thread. */
const mostSitters = 40;

/** What happens in a thread in which computers think. They are told what their seats may know, and nothing else. */
export function thinkForComputers(): (asked: readonly DecisionAsked[]) => Promise<DecisionMade[]> {
  const decider = new Decider(mostSitters);
  const think = async ({ game, level, ...owed }: DecisionAsked): Promise<DecisionMade> => {
    try {
      if (!isBattleId(game)) throw new Error(`There is no battle ${game}`);
      const battle = await loadBattle(game);
      const player = level ?? battle.opponents.quick;
      const patience = patienceOf(game, player, () => performance.now());
      const { action, cutShort } = await decider.decide(battle, player, owed, { patience });
      return { action, cutShort };
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  return (asked) => Promise.all(asked.map(think));
}
