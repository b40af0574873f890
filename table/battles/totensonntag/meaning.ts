import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { Battle } from './battle.js';
import { ownWords } from './words/own-words.js';

/** 6.2, 9.2: what leaving for Tobruk is worth. */
export function meaning(battle: Battle, action: Action): string {
  if (action.type !== 'exit') return '';
  const { aids, state, seat } = battle;
  const exited = aids.tracks(state, seat).find(({ code }) => code === 'exited');
  const points = battle.unit(action.unit)?.strength?.left ?? 0;
  return ownWords.value.forecast.worth(points, Number(exited?.value ?? 0), exited?.full ?? 0);
}
