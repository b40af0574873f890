import { addTerm, type Term } from '@impulse/engine';
import { type Order, rocketValues } from '../../actions/actions.js';
import { AFV, type Context, GERMAN, grid, ROCKETS } from '../../context.js';
import { FOREST, TOWN } from '../../ground.js';
import { POOL_FORTRESS, type State } from '../../state.js';
import { bunkerAt } from '../city/bunkers.js';
import { poolOf } from '../city/fortress.js';
import { observed, observedAsKnown } from './observation.js';
import { canPay, FOR_ROCKETS } from '../supply/supply-points.js';
import { tracesToEdge } from '../supply/tracing.js';

/** 11B2 The arithmetic of a barrage: values in eighths of a point, attacks, columns, modifiers. */

export const EIGHTH = 8;
/** A split is given in quarters of a point. */
const eighthsPerQuarter = 2;

/** `Order.value` of a barrage. */
export const ROCKETS_AT_HALF = 1 + rocketValues.indexOf('half');
export const ROCKETS_IN_FULL = 1 + rocketValues.indexOf('full');

/** 15A3: rockets whose value depends on the supply points that are spent. */
export const isGermanRocket = ({ context }: State, gun: number): boolean =>
  (context.kind[gun] & ROCKETS) !== 0 && context.side[gun] === GERMAN;

/**
 * Ruling 85: German rockets fire in full when their pool has paid the third point, or has it and is not told to keep it
 * (`choice`); otherwise at half.
 */
export function isFullRocket(state: State, gun: number, choice: number): boolean {
  if (!isGermanRocket(state, gun)) return false;
  const pool = poolOf(state, gun);
  return state.paid[pool] >= FOR_ROCKETS || (choice !== ROCKETS_AT_HALF && canPay(state, pool, FOR_ROCKETS));
}

/** 11B2a: farther than half its range a gun does half. */
export const isFar = ({ context, hexOf }: State, gun: number, hex: number): boolean =>
  grid.distance(hexOf[gun], hex) * 2 > context.range[gun];

/** 11B2a: the value of one gun against a hex, with the choice for rockets. Halvings add up (ruling 31). */
export function barrageValue(state: State, gun: number, hex: number, choice = 0): number {
  const { context } = state;
  const from = state.hexOf[gun];
  let value = context.barrage[gun] * state.strength[gun] * EIGHTH;
  if (isFar(state, gun, hex)) value /= 2;
  if (context.side[gun] !== GERMAN) return value;
  if (context.kind[gun] & ROCKETS && !isFullRocket(state, gun, choice)) value /= 2;
  // Ruling 33: only guns of the fortress can be isolated and still fire.
  const isolated = !state.avoidsIsolation && poolOf(state, gun) === POOL_FORTRESS && !tracesToEdge(state, GERMAN, from);
  return isolated ? value / 2 : value;
}

/** The value of all guns of an order together. */
export function totalValue(state: State, order: Order): number {
  let total = 0;
  for (let i = 0; i < order.count; i++) {
    total += barrageValue(state, order.units[i], order.hex, order.value);
  }
  return total;
}

/** What an attack needs for the first column of the table. */
export const leastAttack = (context: Context): number => context.data.charts.barrage.columns[0] * EIGHTH;

/** The attacks into which an order splits its value reach the table, each of them, and are not more than there is. */
export function splitFits(state: State, order: Order): boolean {
  let given = 0;
  for (let i = 0; i < order.fireCount; i++) {
    const value = order.firePoints[i] * eighthsPerQuarter;
    if (value < leastAttack(state.context)) return false;
    given += value;
  }
  return given <= totalValue(state, order);
}

/**
 * The attacks of a legal order, in eighths: as it splits them, or as many as there are on the last column and one with what
 * is left (ruling 22), unless that is too weak for the first.
 */
export function findAttacks(state: State, order: Order, into: number[]): void {
  const { columns } = state.context.data.charts.barrage;
  into.length = 0;
  if (order.fireCount > 0) {
    for (let i = 0; i < order.fireCount; i++) into.push(order.firePoints[i] * eighthsPerQuarter);
    return;
  }
  const most = columns.at(-1)! * EIGHTH;
  let rest = totalValue(state, order);
  for (; rest >= most; rest -= most) into.push(most);
  if (rest >= leastAttack(state.context)) into.push(rest);
}

/** The column for an attack of this value, which is not too weak for the first. */
export function barrageColumn(context: Context, eighths: number): number {
  const { columns } = context.data.charts.barrage;
  let column = columns.length - 1;
  while (column > 0 && columns[column] * EIGHTH > eighths) column--;
  return column;
}

/** Strength points called for by a modified die. */
export function barrageResult(context: Context, column: number, die: number): number {
  const { results } = context.data.charts.barrage;
  return results[Math.max(1, Math.min(die, results.length)) - 1][column];
}

/** 11B2b: what a unit adds to the die for its hex and for being an AFV, which no bunker helps. */
export function coverModifier(state: State, unit: number, hex: number, terms: Term[] | null = null): number {
  const { modifiers } = state.context.data.charts.barrage;
  const cover = groundModifier(state, hex, terms);
  if (state.context.class[unit] === AFV) return cover + addTerm(terms, '11B2b', 'afv', modifiers.afv);
  return bunkerAt(state, hex) > 0 ? cover + bunkerModifier(state, terms) : cover;
}

/** What a garrison adds. */
export function groundModifier(state: State, hex: number, terms: Term[] | null = null): number {
  const { hexes } = state.context.ground;
  const { modifiers } = state.context.data.charts.barrage;
  return (
    addTerm(terms, '11B2b', 'forest', hexes[hex] & FOREST ? modifiers.forest : 0) +
    addTerm(terms, '11B2b', 'town', hexes[hex] & TOWN ? modifiers.town : 0)
  );
}

/** What a bunker adds for itself, whatever else is in the hex. */
export const bunkerModifier = (state: State, terms: Term[] | null = null): number =>
  addTerm(terms, '11B2b', 'bunker', state.context.data.charts.barrage.modifiers.bunker);

/** 11B3: `unobserved` as a term. */
export const addUnobserved = (unobserved: number, terms: Term[] | null): number =>
  addTerm(terms, '11B3', 'unobserved', unobserved);

/** 11B3, ruling 24: unless every gun has an observer, 1 for each two hexes or part of them to the farthest gun. */
export const unobservedModifier = (state: State, order: Order): number =>
  modifierUnless(state, order, (gun) => observed(state, gun, order.hex));

/** The same by what the firing side can know before it fires. */
export const expectedModifier = (state: State, order: Order): number =>
  modifierUnless(state, order, (gun) => observedAsKnown(state, gun, order.hex));

function modifierUnless(state: State, order: Order, isObserved: (gun: number) => boolean): number {
  for (let i = 0; i < order.count; i++) if (!isObserved(order.units[i])) return blindModifier(state, order);
  return 0;
}

/** What a barrage adds to the die that is not observed for all its guns. */
export function blindModifier(state: State, order: Order): number {
  let farthest = 0;
  for (let i = 0; i < order.count; i++)
    farthest = Math.max(farthest, grid.distance(state.hexOf[order.units[i]], order.hex));
  return Math.ceil(farthest / 2);
}
