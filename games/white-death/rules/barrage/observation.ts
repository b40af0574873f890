import {
  ARTILLERY,
  type Context,
  GERMAN,
  grid,
  GUARDS_ROCKETS,
  hexCount,
  NON_DIVISIONAL,
  SOUND_RANGING,
} from '../../context.js';
import { weathers } from '../../data/types.js';
import { DOWNHILL, FOREST, type Ground, HIGH, TOWN } from '../../ground.js';
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
  const { context } = state;
  const { near, far, launchers } = postsAround(context, hex);
  if (someObserver(state, gun, near)) return true;
  // 11B3e: in snow nobody sees or hears farther than that.
  if (state.weather === snow) return false;
  if (someObserver(state, gun, far)) return true;
  const there = contents(state, hex, asSide);
  if (there & GUARDS_ROCKETS && someObserver(state, gun, launchers)) return true;
  return (there & ARTILLERY) !== 0 && context.side[gun] === GERMAN && isHeard(state, hex);
}

/** Is there somebody in one of these hexes who observes for a gun? */
function someObserver({ context, top, below }: State, gun: number, hexes: readonly number[]): boolean {
  const side = context.side[gun];
  for (let i = 0; i < hexes.length; i++) {
    let unit = top[hexes[i]];
    if (unit === NONE || context.side[unit] !== side) continue;
    for (; unit !== NONE; unit = below[unit]) if (observesFor(context, unit, gun)) return true;
  }
  return false;
}

/** 11B3d: the Germans hear guns. */
function isHeard({ context, hexOf }: State, hex: number): boolean {
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if ((context.kind[unit] & SOUND_RANGING) === 0 || hexOf[unit] < 0) continue;
    if (grid.distance(hexOf[unit], hex) <= soundRange) return true;
  }
  return false;
}

/** Hexes from which a hex is seen: in any weather, in clear weather, and if there are rocket launchers in it. */
interface Posts {
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly launchers: readonly number[];
}

/** By hex of a map; those around a hex are found when they are first asked for. */
const posts = new WeakMap<Ground, (Posts | undefined)[]>();

function postsAround(context: Context, hex: number): Posts {
  let known = posts.get(context.ground);
  if (!known) posts.set(context.ground, (known = Array.from({ length: hexCount })));
  return (known[hex] ??= findPosts(context, hex));
}

function findPosts(context: Context, hex: number): Posts {
  const away = (from: number): number => grid.distance(from, hex);
  const around = grid.within(hex, highRange + 1);
  const distant = around.filter((from) => away(from) > 1);
  const far = distant.filter((from) => sees(context, from, hex, away(from), 0));
  const launchers = distant.filter((from) => !far.includes(from) && sees(context, from, hex, away(from), 1));
  return { near: around.filter((from) => away(from) <= 1), far, launchers };
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
