import type { Dice, Log } from '@impulse/engine';
import { type TurnData, weathers } from '../../data/types.js';
import { RIVER } from '../../ground.js';
import { BANK_FREE, type State } from '../../state.js';
import { isHeavy } from '../terrain/terrain-costs.js';
import type { RuleNumber } from '../numbers.js';
import { PURPOSE } from '../purposes.js';

/** 16 Weather. */

const THAW = weathers.indexOf('thaw');
const ruleOf = ['16A', '16B', '16C'] as const satisfies readonly RuleNumber[];

export const turnData = (state: State): TurnData => state.context.data.turns.find(({ turn }) => turn === state.turn)!;

/** 16: one die at the beginning of a turn, read on that turn's line of the record. */
export function rollWeather(state: State, dice: Dice, log: Log | null): void {
  const thawed = state.weather === THAW;
  const die = dice.roll(PURPOSE.weather, 0);
  state.weather = weathers.indexOf(turnData(state).weather[die - 1]);
  state.freshThaw = state.weather === THAW && !thawed ? 1 : 0;
  markCaught(state);
  if (log) {
    const detail = { turn: state.turn, die, weather: weathers[state.weather], fresh: state.freshThaw === 1 };
    log.push({ type: 'weather', rule: ruleOf[state.weather], detail });
  }
}

/** Ruling 36: what heavy equipment a thaw finds in a river may leave it on either side, in that first turn only. */
function markCaught(state: State): void {
  const { context, flags, hexOf } = state;
  const { hexes } = context.ground;
  for (let unit = 0; unit < context.units.length; unit++) {
    flags[unit] &= ~BANK_FREE;
    const hex = hexOf[unit];
    if (state.freshThaw && hex >= 0 && hexes[hex] & RIVER && isHeavy(context.mobility[unit])) {
      flags[unit] |= BANK_FREE;
    }
  }
}
