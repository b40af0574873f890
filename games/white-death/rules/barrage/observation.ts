import { ARTILLERY, type Context, GERMAN, grid, GUARDS_ROCKETS, NON_DIVISIONAL, SOUND_RANGING } from '../../context.js';
import { weathers } from '../../data/types.js';
import { DOWNHILL, FOREST, HIGH, TOWN } from '../../ground.js';
import { knows } from '../../knowledge/knowledge.js';
import { DEPLOYED, NONE, type State } from '../../state.js';

/** 11B3 Observation. */

const plainRange = 2;
const highRange = 3;
/** 11B3d. */
const soundRange = 7;
const snow = weathers.indexOf('snow');

/** Is a hex observed for a gun, in truth? */
export const observed = (state: State, gun: number, hex: number): boolean => observes(state, gun, hex, NONE);

/** Is a hex observed for a gun as far as its side can tell: by the units it may look at in that hex (4C)? */
export const observedAsKnown = (state: State, gun: number, hex: number): boolean =>
  observes(state, gun, hex, state.context.side[gun]);

function observes(state: State, gun: number, hex: number, asSide: number): boolean {
  const { context, hexOf } = state;
  const side = context.side[gun];
  const there = contents(state, hex, asSide);
  const farther = there & GUARDS_ROCKETS ? 1 : 0;
  const heard = side === GERMAN && (there & ARTILLERY) !== 0;
  const end = context.endUnit[side];
  for (let unit = context.firstUnit[side]; unit < end; unit++) {
    const from = hexOf[unit];
    if (from < 0 || !observesFor(context, unit, gun)) continue;
    const distance = grid.distance(from, hex);
    if (distance <= 1) return true;
    // 11B3e: in snow nobody sees or hears farther than that.
    if (state.weather === snow) continue;
    if (heard && context.kind[unit] & SOUND_RANGING && distance <= soundRange) return true;
    if (distance <= highRange + farther && sees(context, from, hex, distance, farther)) return true;
  }
  return false;
}

/** The kinds of the deployed guns in a hex, of those that a side may look at (NONE: of all). */
function contents(state: State, hex: number, asSide: number): number {
  let kinds = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.flags[unit] & DEPLOYED && (asSide === NONE || knows(state, asSide, unit))) {
      kinds |= state.context.kind[unit];
    }
  }
  return kinds;
}

/** 11B3a: Germans for each other; Soviets for themselves, for their own formation and for army artillery. */
const observesFor = (context: Context, unit: number, gun: number): boolean =>
  context.side[gun] === GERMAN ||
  unit === gun ||
  (context.kind[gun] & NON_DIVISIONAL) !== 0 ||
  context.formation[unit] === context.formation[gun];

const sees = (context: Context, from: number, hex: number, distance: number, farther: number): boolean =>
  barrierTo(context, from, hex, distance, farther) === null;

/** The farthest that anybody sees what is not a rocket launcher. */
export const farthestSight = highRange;

/** 11B3b, 11B3c, 11B3e: the hex that bars the sight of another; NONE when it is too far, null when it is seen. */
export function blockedAt({ context, weather }: State, from: number, hex: number): number | null {
  const distance = grid.distance(from, hex);
  if (distance <= 1) return null;
  return weather === snow ? NONE : barrierTo(context, from, hex, distance, 0);
}

/** 11B3b, 11B3c: is the target near enough and the line to it free? NONE: too far; a hex: it bars the line. */
function barrierTo(context: Context, from: number, hex: number, distance: number, farther: number): number | null {
  const { hexes } = context.ground;
  const line = grid.line(from, hex);
  // Ruling 103: along a hexside there are two ways to look, and one is enough. At an odd distance no line runs along one.
  const other = distance % 2 === 0 ? grid.line(from, hex, true) : line;
  const overlooks =
    goesDown(context, line, 0) ||
    goesDown(context, other, 0) ||
    ((hexes[from] & HIGH) !== 0 && (hexes[hex] & HIGH) === 0);
  if (distance > (overlooks ? highRange : plainRange) + farther) return NONE;
  for (let i = 1; i < distance; i++) {
    if (!isFree(context, line, i) && !isFree(context, other, i)) return line[i];
  }
  return null;
}

/** Does a line pass through the hex in this place of it? */
const isFree = (context: Context, line: readonly number[], i: number): boolean =>
  (context.ground.hexes[line[i]] & (TOWN | FOREST)) === 0 &&
  !goesDown(context, line, i) &&
  (i === 1 || !goesDown(context, line, i - 1));

const goesDown = ({ ground }: Context, line: readonly number[], i: number): boolean =>
  (ground.sides[line[i] * 6 + grid.direction(line[i], line[i + 1])] & DOWNHILL) !== 0;
