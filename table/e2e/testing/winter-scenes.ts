import { makeRandom } from '@impulse/engine';
import { opponents } from '@impulse/library/white-death/opponents.js';
import { positionOf } from '../../battles/white-death/lessons/position.js';
import { playAll, startWhiteDeath, type WhiteDeathBattle } from './white-death.js';

/** Moments of White Death that tests and pictures look at. */

/** The Germans decide on an impulse after one in which the Soviets have assaulted them. */
export function afterAssaults(): WhiteDeathBattle {
  const match = startWhiteDeath(3);
  const random = makeRandom('3');
  let assaulted = false;
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    if (turn.step === 'defence') assaulted = true;
    if (assaulted && turn.side === 'german' && turn.step === 'decision') return match;
    const { action } = opponents.think('script', match.state, turn.side, random);
    playAll(match, turn.side as 'german', [action]);
  }
  throw new Error('Nobody has assaulted');
}

/** Losses to be made good, a railway and a river. In the first scenario nothing is repaired (18). */
export function positionWithWork(): object {
  const position = positionOf({
    side: 'soviet',
    step: 'movement',
    impulse: 4,
    turn: 5,
    units: {
      '9grd-18g': { at: '3426', strength: 5 },
      '36tr-1': { at: '3424', strength: 2 },
      '9grd-22g': '3421',
      '2eng': '1238',
      '83id-ii-251': '2927',
    },
  });
  const given = { replacements: { soviet: 5, german: 0 }, repairs: { soviet: 1, german: 0 } };
  return { ...position, scenario: 'campaign', ...given };
}
