import { keyedDice, type March, type Point, type Reached, type Seat } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { cloneState, type State, STEP } from '../../state.js';
import { riskCodes } from '../codes.js';
import { reachedBy } from './reach.js';
import { decides, unitNumber } from '../seats.js';

/**
 * Several units march as they stand: the first to a hex, the others each as near as it can to the same place beside it.
 * Nobody goes where dice are rolled or where somebody unseen may be met.
 */
export function marchOf(state: State, seat: Seat, units: readonly string[], to: string): March<Action> {
  const [lead] = units;
  const from = lead === undefined ? -1 : state.hexOf[unitNumber(state, lead)];
  if (state.step !== STEP.movement || !decides(state, seat) || from < 0) return { actions: [], stay: units };
  const shift = minus(grid.centre(grid.parse(to)), grid.centre(from));
  const then = cloneState(state);
  const actions: Action[] = [];
  const stay: string[] = [];
  for (const unit of foremostFirst(state, units, shift)) {
    const action = stepOf(then, seat, unit, shift);
    if (action) {
      whiteDeath.play(then, seat, action, noDice, null);
      actions.push(action);
    } else stay.push(unit);
  }
  return { actions, stay };
}

/** A way on which nothing is rolled needs none. */
const noDice = keyedDice(0);

/** Whoever goes ahead makes room for those behind. */
function foremostFirst(state: State, units: readonly string[], shift: Point): string[] {
  const ahead = (unit: string): number => {
    const hex = state.hexOf[unitNumber(state, unit)];
    const { x, y } = hex < 0 ? { x: 0, y: 0 } : grid.centre(hex);
    return x * shift.x + y * shift.y;
  };
  return units.toSorted((a, b) => ahead(b) - ahead(a));
}

/** The way that brings a unit nearest to its place, and nearer than it is. */
function stepOf(state: State, seat: Seat, unit: string, shift: Point): Action | null {
  const from = state.hexOf[unitNumber(state, unit)];
  if (from < 0) return null;
  const goal = plus(grid.centre(from), shift);
  const away = (hex: string): number => length(minus(grid.centre(grid.parse(hex)), goal));
  const ways = reachedBy(state, seat, unit)
    .filter(({ kind, effects }) => kind === 'move' && !effects.some((effect) => riskCodes.has(effect)))
    .filter(({ hex }) => away(hex) < length(shift) - rounding)
    .toSorted((a, b) => away(a.hex) - away(b.hex) || stops(a) - stops(b) || b.left - a.left);
  for (const { path } of ways) {
    const action: Action = { type: 'move', unit, path };
    if (whiteDeath.refuse(state, seat, action) === null) return action;
  }
  return null;
}

const rounding = 1e-6;
const stops = ({ effects }: Reached): number => Number(effects.includes('stops'));
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const length = ({ x, y }: Point): number => Math.hypot(x, y);
