import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { crowdedBy } from '@impulse/totensonntag/aids/crowding.js';
import { exitWorthOf } from '@impulse/totensonntag/aids/exits.js';
import type { Meaning } from '../../kit/kit.js';
import { type Battle, say } from './battle.js';
import { ownWords } from './words/own-words.js';

/** What a proposal means besides: what leaving is worth, and who would be one too many. */
export function meaning(battle: Battle, actions: readonly Action[]): Meaning | null {
  return leaving(battle, actions) ?? crowding(battle, actions[0]);
}

/** 6.2, 9.2: what leaving for Tobruk is worth, and that it is for good. */
function leaving({ aids, state, seat }: Battle, actions: readonly Action[]): Meaning | null {
  const exits = actions.filter((action) => action.type === 'exit');
  if (exits.length === 0) return null;
  const { worth } = ownWords.value.forecast;
  const exited = aids.tracks(state, seat).find(({ code }) => code === 'exited');
  const points = exits.reduce((sum, { unit }) => sum + exitWorthOf(state, unit), 0);
  return {
    text: worth(exits.length, points, Number(exited?.value ?? 0), exited?.full ?? 0),
    rule: points > 0 ? '6.2' : '9.2',
  };
}

function crowding(battle: Battle, action: Action): Meaning | null {
  const hex = fullHexOf(battle, action);
  return hex === null ? null : { text: ownWords.value.forecast.crowded(say.value.hex(hex)), rule: '4.0' };
}

export const costly = (battle: Battle, action: Action): boolean => fullHexOf(battle, action) !== null;

/** 4.0: an overrun from a full hex that empties nothing leaves four units there. */
function fullHexOf({ state }: Battle, action: Action): string | null {
  if ((action.type !== 'move' && action.type !== 'enter') || action.overrun === undefined) return null;
  return crowdedBy(state, action);
}
