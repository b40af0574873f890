import { ActionCodes } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { GERMAN, SOVIET } from '../../context.js';
import { CITY, TRUNK_TOWN } from '../../ground.js';
import { headHex, headValue, packHead } from '../../actions/packing.js';
import { mayAdvance } from '../../rules/assault/advance.js';
import { checkFire } from '../../rules/assault/assault-fire.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { checkDefend } from '../../rules/assault/defensive-fire.js';
import { nextTarget } from '../../rules/assault/targets.js';
import { listVariants, unpackVariant, withShare } from '../../rules/fire/variants.js';
import { DEFENDED, NONE, POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, RESOLVED, type State } from '../../state.js';
import { keepsRoom } from '../plan/break-out.js';
import { choosePlain } from '../choice.js';
import { hexWorth } from './fights.js';
import type { Memory } from '../memory.js';
import { assaultPoints } from '../map/sight.js';

/** 5.4, 5.5: fire with all the support there is, and the advance after it. */

const listed = new ActionCodes();
const order = new Order();

/** The most valuable hex first, under the headquarters with the most guns. */
export const chooseFire = (memory: Memory, state: State): void =>
  chooseVariant(memory, state, RESOLVED, KIND.fire, 'fire', (i) => supportOf(state, i));

export const chooseDefence = (memory: Memory, state: State): void =>
  chooseVariant(memory, state, DEFENDED, KIND.defend, 'defence', (i) => {
    const support = supportOf(state, i);
    if (headValue(listed.head(i)) !== highIntensity || support === 0) return support;
    return isWorthSupply(state, headHex(listed.head(i))) ? support * 3 : -1;
  });

const highIntensity = 2;

/** Of the hexes that do not bear the mark yet only the most valuable is looked at more closely. */
function chooseVariant(
  memory: Memory,
  state: State,
  mark: number,
  kind: number,
  code: 'fire' | 'defence',
  value: (index: number) => number,
): void {
  const { choice } = memory;
  const hex = mostValuable(memory, state, mark);
  if (hex === NONE) return choosePlain(choice, KIND.done, 0, 'done');
  listed.clear();
  listVariants(state, kind, hex, listed);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < listed.length; i++) {
    const worth = value(i);
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  choice.set(shareOf(state, best), listed.tail(best), code, most, NONE, hex);
}

/** The target that is worth most of those that do not bear the mark yet, or NONE. */
function mostValuable(memory: Memory, state: State, mark: number): number {
  let best = NONE;
  let most = -Infinity;
  for (let hex = nextTarget(state, mark); hex !== NONE; hex = nextTarget(state, mark, hex + 1)) {
    const worth = hexWorth(memory, state, state.active, hex);
    if (worth <= most) continue;
    best = hex;
    most = worth;
  }
  return best;
}

/** The head of a listed fire with the share of the guns that falls to it, where that is enough for the fire. */
function shareOf(state: State, index: number): number {
  const head = withShare(listed.head(index));
  unpackVariant(state, head, listed.tail(index), order);
  const refused = order.kind === KIND.fire ? checkFire(state, order) : checkDefend(state, order);
  return refused ? listed.head(index) : head;
}

/** Strength of the guns that would support a listed fire. */
function supportOf(state: State, index: number): number {
  unpackVariant(state, listed.head(index), listed.tail(index), order);
  let support = 0;
  for (let i = 0; i < order.count; i++) {
    support += state.context.support[order.units[i]] * state.strength[order.units[i]];
  }
  return support;
}

/** 15A4: a point for high intensity, unless the last points are needed for assaults of one's own. */
function isWorthSupply(state: State, hex: number): boolean {
  const { deciding: side, context } = state;
  if (state.intensity[POOL_SOVIET] + state.intensity[POOL_GERMAN] + state.intensity[POOL_FORTRESS] > 0) return true;
  const inCity = (context.ground.hexes[hex] & CITY) !== 0;
  const pool = side === SOVIET ? POOL_SOVIET : inCity ? POOL_FORTRESS : POOL_GERMAN;
  if (inCity || context.ground.hexes[hex] & TRUNK_TOWN) return true;
  const reserve = side === SOVIET ? 2 : 1;
  return state.supply[pool] > reserve;
}

/** 9D: into towns and objectives, and on towards the goal; nobody leaves a bunker for it. */
export function chooseAdvance(memory: Memory, state: State): void {
  const { choice, sight, moods, havens } = memory;
  const { context, deciding: side } = state;
  const hex = state.focusHex;
  let best = NONE;
  let most = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.target[unit] !== hex || !mayAdvance(state, unit) || moods.hold[unit] === 1) continue;
    if (side === GERMAN && bunkerAt(state, state.hexOf[unit]) > 0) continue;
    if (leavesTown(state, unit, hex) || !keepsRoom(havens, state, unit, hex)) continue;
    const fire = assaultPoints(state, unit) + 1;
    if (fire > most) {
      most = fire;
      best = unit;
    }
  }
  if (best === NONE || (context.side[state.top[hex]] === side && holdsEnough(state, hex, sight.threat[hex]))) {
    choosePlain(choice, KIND.done, 0, 'done');
  } else {
    choice.set(packHead(KIND.advance, best, hex), 0, 'advance', hexWorth(memory, state, side, hex), best, hex);
  }
}

/** A town of the trunk railway is not left empty for a hex that is worth less. */
const leavesTown = (state: State, unit: number, hex: number): boolean => {
  const { hexes } = state.context.ground;
  const here = state.hexOf[unit];
  if ((hexes[here] & TRUNK_TOWN) === 0 || hexes[hex] & (CITY | TRUNK_TOWN)) return false;
  return state.top[here] === unit && state.below[unit] === NONE;
};

/** Enough for a field; a town or the city is held with all that may come. */
function holdsEnough(state: State, hex: number, threat: number): boolean {
  if (state.context.ground.hexes[hex] & (CITY | TRUNK_TOWN)) return false;
  let fire = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) fire += assaultPoints(state, unit);
  return fire * 2 > threat;
}
