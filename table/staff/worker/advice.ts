import { type Cells, makeRandom, type PublicAction } from '@impulse/engine';
import { isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import type { Answers } from '../../hosts/calls.js';
import type { KnownPosition, StaffCalls, StaffTold } from '../messages.js';
import { inPieces } from './pieces.js';

/** Plans and hints from what one seat may know. */
export function advising(tell: (told: StaffTold) => void): Pick<Answers<StaffCalls>, 'plan' | 'hint'> {
  return {
    async plan(asked) {
      const battle = await battleOf(asked);
      const state = stateOf(battle, asked);
      if (!battle.staff) return { kind: 'unable' };
      const work = battle.staff.plan(state, asked.seat, battle.staff.effort.plan, asked.seed);
      return { kind: 'advice', advice: await inPieces(work, tell) };
    },
    async hint(asked) {
      const battle = await battleOf(asked);
      const state = stateOf(battle, asked);
      if (!battle.staff) return { kind: 'unable' };
      const work = battle.staff.hint(state, asked.seat, asked.unit, battle.staff.effort.hint, asked.seed);
      return { kind: 'advice', advice: await inPieces(work, tell) };
    },
  };
}

async function battleOf({ setup }: KnownPosition): Promise<LoadedBattle> {
  if (!isBattleId(setup.game)) throw new Error(`Nobody knows the battle ${setup.game}`);
  return await loadBattle(setup.game);
}

function stateOf({ game }: LoadedBattle<Cells, PublicAction>, { setup, view, seed }: KnownPosition): Cells {
  const { scenario, options, data } = setup;
  const like = game.start(data === undefined ? { scenario, options } : { scenario, options, data });
  const state = like.ok ? game.sample(like.value, view, makeRandom(`staff ${seed}`)) : like;
  if (!state.ok) throw new Error(`The view cannot be read: ${state.error.message}`);
  return state.value;
}
