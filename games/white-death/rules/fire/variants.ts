import type { ActionCodes } from '@impulse/engine';
import { INTENSITY, KIND, type Order } from '../../actions/actions.js';
import { grid, SOVIET } from '../../context.js';
import { headHex, headKind, headValue, packHead } from '../../actions/packing.js';
import { NONE, POOL_FORTRESS, POOL_GERMAN, type State } from '../../state.js';
import { headquartersOf, onlyFormation } from './orders.js';
import { poolOf } from '../city/fortress.js';
import { canPayIntensity } from '../supply/supply-points.js';
import { keepShare } from '../barrage/division.js';
import { mayBeHeadquarters, maySupport } from '../barrage/support.js';

/**
 * The fires that are listed of the many that are legal: by default allocation, with the support of nobody or of every
 * gun that may give it, under each headquarters that makes a difference. The tail of the packed action is the
 * headquarters. Not listed, and for opponents, is the same with the share of the guns that falls to this fight.
 */

const NO_SUPPORT = 0;
/** Defensive fire without the point of supply for it (15A4). */
const LOW_SUPPORT = 1;
/** At high intensity, or by the phasing side. */
const FULL_SUPPORT = 2;

/** Added to one of the two with support. */
const SHARED = 4;

const noFormation = 255;

/** A packed fire with support, with no more than its share of the guns when there are other fights for them. */
export const withShare = (head: number): number =>
  packHead(headKind(head), NONE, headHex(head), headValue(head) === NO_SUPPORT ? NO_SUPPORT : headValue(head) | SHARED);

export function listVariants(state: State, kind: number, hex: number, into: ActionCodes): void {
  const defensive = kind === KIND.defend;
  into.push(packHead(kind, NONE, hex, NO_SUPPORT), noFormation);
  // Ruling 21: the headquarters limits Soviet guns only.
  if (state.deciding !== SOVIET || onlyFormation(state, hex, defensive) !== NONE) {
    listSupported(state, kind, hex, NONE, into);
    return;
  }
  let found = 0;
  for (let i = 0; i < (defensive ? 1 : 6); i++) {
    const at = defensive ? hex : grid.neighbours[hex * 6 + i];
    if (at < 0) continue;
    for (let unit = state.top[at]; unit !== NONE; unit = state.below[unit]) {
      if (!defensive && state.target[unit] !== hex) continue;
      const formation = state.context.formation[unit];
      if (isListed(formation, found)) continue;
      formations[found++] = formation;
      if (mayBeHeadquarters(state, state.deciding, hex, formation)) listSupported(state, kind, hex, formation, into);
    }
  }
}

const formations = new Uint8Array(128);

/** Is a formation among the first `found` of them? */
function isListed(formation: number, found: number): boolean {
  for (let i = 0; i < found; i++) if (formations[i] === formation) return true;
  return false;
}

function listSupported(state: State, kind: number, hex: number, formation: number, into: ActionCodes): void {
  const tail = formation === NONE ? noFormation : formation;
  const headquarters = formation === NONE ? onlyFormation(state, hex, kind === KIND.defend) : formation;
  for (let variant = kind === KIND.defend ? LOW_SUPPORT : FULL_SUPPORT; variant <= FULL_SUPPORT; variant++) {
    if (someGun(state, hex, headquarters, variant)) into.push(packHead(kind, NONE, hex, variant), tail);
  }
}

/** Does a gun take part in the variant? */
function takesPart(state: State, gun: number, hex: number, headquarters: number, variant: number): boolean {
  if (maySupport(state, gun, hex, headquarters)) return false;
  if (state.deciding === state.active) return true;
  // At low intensity a gun in the hex does better to fire directly.
  return state.hexOf[gun] !== hex || (variant === FULL_SUPPORT && canPayIntensity(state, poolOf(state, gun)));
}

/** Is there a gun for the variant: at high intensity one whose pool can pay? */
function someGun(state: State, hex: number, headquarters: number, variant: number): boolean {
  const { context, deciding: side } = state;
  const paid = variant === FULL_SUPPORT && side !== state.active;
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if (!takesPart(state, gun, hex, headquarters, variant)) continue;
    if (!paid || canPayIntensity(state, poolOf(state, gun))) return true;
  }
  return false;
}

/** 15D2: high for the guns whose pool can pay; those of the other pool support at low intensity. */
function intensityOf(state: State, order: Order): number {
  let pools = 0;
  for (let i = 0; i < order.count; i++) pools |= 1 << poolOf(state, order.units[i]);
  const fortress = 1 << POOL_FORTRESS;
  if (pools & fortress && !canPayIntensity(state, POOL_FORTRESS)) return INTENSITY.outside;
  if (pools & ~fortress && pools & fortress && !canPayIntensity(state, POOL_GERMAN)) return INTENSITY.fortress;
  return INTENSITY.high;
}

/** The order of a packed `defend` or `fire`; false when the tail is no headquarters. */
export function unpackVariant(state: State, head: number, tail: number, order: Order): boolean {
  const variant = headValue(head) & ~SHARED;
  order.reset(headKind(head));
  order.hex = headHex(head);
  if (variant === NO_SUPPORT) return true;
  if (tail !== noFormation && state.context.formations[tail] === undefined) return false;
  const defensive = order.kind === KIND.defend;
  order.formation = tail === noFormation ? NONE : tail;
  order.supportGiven = true;
  const { context, deciding: side } = state;
  const headquarters = headquartersOf(state, order);
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if (takesPart(state, gun, order.hex, headquarters, variant)) order.units[order.count++] = gun;
  }
  if (headValue(head) & SHARED) order.count = keepShare(state, order.units, order.count, order.hex);
  if (defensive && variant === FULL_SUPPORT) order.value = intensityOf(state, order);
  return true;
}
