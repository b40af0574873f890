import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { exitWorthOf } from '@impulse/totensonntag/aids/exits.js';
import type { Meaning } from '../../kit/kit.js';
import type { Battle } from './battle.js';
import { ownWords } from './words/own-words.js';

/** 6.2, 9.2: what leaving for Tobruk is worth, and that it is for good. */
export function meaning({ aids, state, seat }: Battle, actions: readonly Action[]): Meaning | null {
  const leaving = actions.filter((action) => action.type === 'exit');
  if (leaving.length === 0) return null;
  const { worth } = ownWords.value.forecast;
  const exited = aids.tracks(state, seat).find(({ code }) => code === 'exited');
  const points = leaving.reduce((sum, { unit }) => sum + exitWorthOf(state, unit), 0);
  return {
    text: worth(leaving.length, points, Number(exited?.value ?? 0), exited?.full ?? 0),
    rule: points > 0 ? '6.2' : '9.2',
  };
}
