import { copyInto, EVERYTHING, isOwn, type Random, type Seat, viewerIn } from '@impulse/engine';
import { standingRoom } from '../actions/actions.js';
import { hexCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { ASSAULTED, DEPLOYED, FIRED_AT, NONE, OFF_MAP, SHAKEN, type State, STEP, TARGET } from '../state.js';
import { link, unveil } from './unveil.js';
import type { VeiledStack } from './veiled-stack.js';

/** 4C: what a side may look at, and what may stand where it cannot. A viewer is as in `viewerIn`. */

/** May this side look at a unit on the map? Its own, the top of a stack, and units that fight with it this impulse. */
export function knows(state: State, viewer: number, unit: number): boolean {
  const side = state.context.side[unit];
  if (isOwn(side, viewer) || !hasSecrets(state)) return true;
  const hex = state.hexOf[unit];
  if (hex < 0 || state.top[hex] === unit) return true;
  // An observer knows what both sides know, and know of each other: nothing of a declaration while it is a secret.
  if (viewer < 0 && !isDeclared(state)) return false;
  const enemy = 1 - side;
  return seesInto(state, enemy, hex) || seesAssault(state, enemy, unit);
}

/** Declarations are made in the movement phase, and open when it is over. */
export const isDeclared = (state: State): boolean => state.step >= STEP.barrage;

/** The phasing side sees everything in a hex it assaults. */
export const seesInto = (state: State, viewer: number, hex: number): boolean =>
  viewer === state.active && (state.marks[hex] & TARGET) !== 0;

/** The defender sees who assaults it. */
const seesAssault = (state: State, viewer: number, unit: number): boolean =>
  viewer !== state.active && isDeclared(state) && fights(state, unit);

const fights = (state: State, unit: number): boolean =>
  state.target[unit] !== NONE || (state.flags[unit] & ASSAULTED) !== 0;

/** Does it assault, or stand where an assault is declared? What is known of such units changes with the phases. */
export function isInFight(state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  return hex >= 0 && (fights(state, unit) || (state.marks[hex] & TARGET) !== 0);
}

/** Before declarations are open only the phasing side knows them. */
export const knowsMarks = (state: State, viewer: number): boolean =>
  viewer === EVERYTHING || (viewer === state.active && viewer !== NONE) || isDeclared(state);

/** 15A1: what a pool has paid for assaults is as secret as their declaration; until then it shows what it had. */
export const knownPaid = (state: State, viewer: number, pool: number): number =>
  knowsMarks(state, viewer) ? state.paid[pool] : 0;
export const knownSupply = (state: State, viewer: number, pool: number): number =>
  state.supply[pool] + state.paid[pool] - knownPaid(state, viewer, pool);

/** Of an enemy unit it can see a viewer knows whether it is deployed, and what became of it in this fight. */
export function knownFlags(state: State, viewer: number, unit: number): number {
  const always = DEPLOYED | FIRED_AT;
  const open = knowsMarks(state, viewer) && fights(state, unit) ? always | SHAKEN | ASSAULTED : always;
  return state.flags[unit] & open;
}

/** When the battle is over everything is laid open. */
export const hasSecrets = (state: State): boolean => state.step !== STEP.over;

/** Overwrites everything the seat may not know; nothing hidden is read. */
export function redact(state: State, seat: Seat, random: Random, into: State): void {
  copyInto(into, state);
  const viewer = viewerIn(sideIds, seat);
  if (!hasSecrets(state) || viewer === EVERYTHING) return;
  const veiled: VeiledStack[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top === NONE || state.below[top] === NONE || state.context.side[top] === viewer) continue;
    const units: number[] = [];
    let hides = false;
    for (let unit = top; unit !== NONE; unit = state.below[unit]) {
      const known = knows(state, viewer, unit);
      units.push(known ? unit : NONE);
      hides ||= !known;
    }
    if (hides) veiled.push({ hex, units });
  }
  const hidden: number[] = [];
  for (let unit = 0; unit < unitCount; unit++) if (!knows(state, viewer, unit)) hidden.push(unit);
  veil(into, viewer, veiled, hidden);
  // The truth is one way to fill them. The search is not exhaustive, but no position, played or heaped up, defeated it.
  unveil(into, veiled, hidden, random);
}

/** Blanks what the viewer does not know: hidden units leave the map, secrets of the others are forgotten. */
function veil(state: State, viewer: number, veiled: readonly VeiledStack[], hidden: readonly number[]): void {
  const { side, fullStrength } = state.context;
  for (let unit = 0; unit < unitCount; unit++) {
    if (side[unit] === viewer || state.hexOf[unit] < 0) continue;
    state.spent[unit] = 0;
    state.flags[unit] = knownFlags(state, viewer, unit);
    if (!knowsMarks(state, viewer)) state.target[unit] = NONE;
  }
  for (const unit of hidden) {
    state.hexOf[unit] = OFF_MAP;
    state.below[unit] = NONE;
    state.strength[unit] = fullStrength[unit];
    state.flags[unit] = 0;
    state.target[unit] = NONE;
    state.barrageLimit[unit] = 0;
  }
  // Known members stay linked to each other, so that the stack keeps its zone until it is full again.
  for (const { hex, units } of veiled)
    link(
      state,
      hex,
      units.filter((unit) => unit !== NONE),
    );
  for (let pool = 0; pool < state.supply.length; pool++) {
    state.supply[pool] = knownSupply(state, viewer, pool);
    state.paid[pool] = knownPaid(state, viewer, pool);
  }
  if (!knowsMarks(state, viewer)) state.marks.fill(0);
  for (const other of [0, 1]) {
    if (other === viewer) continue;
    state.standing.fill(0, other * standingRoom, (other + 1) * standingRoom);
    state.railed[other] = 0;
  }
}
