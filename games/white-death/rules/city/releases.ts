import type { Dice, Log } from '@impulse/engine';
import { RELEASED_FORTRESS, RELEASED_TOWNS, type State } from '../../state.js';
import { PURPOSE } from '../purposes.js';

/** 22 Garrisons: when those of scenario I and the campaign may move. */

const townsOn = 2;
const fortressFrom = 2;
/** Ruling 47: from then on the roll cannot fail. */
const fortressAutomatic = 7;

export function releaseGarrisons(state: State, dice: Dice, log: Log | null): void {
  if (state.turn >= townsOn && (state.released & RELEASED_TOWNS) === 0) {
    state.released |= RELEASED_TOWNS;
    log?.push({ type: 'towns-released', rule: '22', detail: { turn: state.turn } });
  }
  if (state.turn >= fortressFrom && (state.released & RELEASED_FORTRESS) === 0) releaseFortress(state, dice, log);
}

/** 22: a die of the turn's number less one. */
function releaseFortress(state: State, dice: Dice, log: Log | null): void {
  const upTo = state.turn - 1;
  if (state.turn >= fortressAutomatic) {
    state.released |= RELEASED_FORTRESS;
    log?.push({ type: 'fortress-released', rule: '22', detail: { turn: state.turn } });
    return;
  }
  const die = dice.roll(PURPOSE.garrison, 0);
  const released = die <= upTo;
  if (released) state.released |= RELEASED_FORTRESS;
  log?.push({ type: 'fortress-roll', rule: '22', detail: { turn: state.turn, die, upTo, released } });
}
