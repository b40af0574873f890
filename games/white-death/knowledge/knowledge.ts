import { EVERYTHING, hiddenBySide, isOwn, OBSERVER, viewerBit } from '@impulse/engine';
import { isBeingPlaced } from '../rules/turn/placing.js';
import { ASSAULTED, DEPLOYED, FIRED_AT, NONE, SHAKEN, type State, STEP, TARGET } from '../state.js';

/** 4C: what a side may look at. A viewer is as in `viewerIn`. */

/**
 * May this side look at a unit? Its own, the top of a stack, and units that fight with it this impulse; nobody of those
 * whom the enemy is placing.
 */
export const knows = (state: State, viewer: number, unit: number): boolean =>
  isOwn(state.context.side[unit], viewer) || (hiddenFrom(state, unit) & viewerBit(viewer)) === 0;

/** The bits of those who may not look at a unit. */
export function hiddenFrom(state: State, unit: number): number {
  if (state.step === STEP.setup && isBeingPlaced(state, unit)) return hiddenBySide(state.deciding);
  const hex = state.hexOf[unit];
  if (hex < 0 || state.top[hex] === unit || !hasSecrets(state)) return 0;
  const side = state.context.side[unit];
  const enemy = 1 - side;
  if (!seesInto(state, enemy, hex) && !seesAssault(state, enemy, unit)) return hiddenBySide(side);
  // An observer knows what both sides know, and know of each other: nothing of a declaration while it is a secret.
  return isDeclared(state) ? 0 : viewerBit(OBSERVER);
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
