import { copyInto } from '@impulse/engine';
import { grid, hexCount } from '../../context.js';
import { cloneState, type State } from '../../state.js';
import { inFortress } from '../city/fortress.js';
import { friendlyEdge, homeward, isClear } from './tracing.js';

/** 15C Isolation: who can trace a path of any length to a friendly edge. */

/** What is known of a hex: nothing yet, that no path leads on through it, or whether those through it lead home. */
const UNKNOWN = 0;
const BARRED = 1;
const HOME = 2;
const ASTRAY = 3;

/** One more cell than hexes: nothing leads on beyond the map. */
const beyond = hexCount;
const makeCells = (): Uint8Array => new Uint8Array(hexCount + 1).fill(BARRED);

/** By side and hex * 6: the neighbours, those nearest home last, because the last is tried first. */
const homewards = homeward.map((order) =>
  grid.neighbours.map((_, i) => {
    const near = grid.neighbours[i - (i % 6) + order[i % 6]];
    return near < 0 ? beyond : near;
  }),
);

const open = new Int16Array(hexCount);
const visited = new Int16Array(hexCount);

/** Who can trace a path, as things were at one moment; each path is followed only when it is asked for. */
export interface Isolation {
  readonly moment: State;
  /** What is known of the hexes, by side. */
  readonly cells: readonly Uint8Array[];
}

let scratch: Isolation | null = null;

/** Isolation as things are now. The answer keeps to this moment and is good until the next call. */
export function findIsolation(state: State): Isolation {
  if (scratch?.moment.context !== state.context) {
    scratch = { moment: cloneState(state), cells: [makeCells(), makeCells()] };
  } else {
    copyInto(scratch.moment, state);
  }
  for (const cells of scratch.cells) cells.fill(UNKNOWN, 0, hexCount);
  return scratch;
}

const present: Isolation['cells'] = [makeCells(), makeCells()];

/** The same for a state that does not change while the answer is used: it need not be kept apart. */
export function isolationNow(state: State): Isolation {
  for (const cells of present) cells.fill(UNKNOWN, 0, hexCount);
  return { moment: state, cells: present };
}

/** Can a side trace a path from a hex? Ruling 80: it begins with the next hex; on a friendly edge there is none to trace. */
export function isConnected({ moment, cells: bySide }: Isolation, side: number, hex: number): boolean {
  const cells = bySide[side];
  if (moment.context.ground.hexes[hex] & friendlyEdge(side)) return true;
  if (cells[hex] === UNKNOWN) explore(moment, cells, side, hex);
  if (cells[hex] !== BARRED) return cells[hex] === HOME;
  const near = homewards[side];
  for (let i = hex * 6 + 5; i >= hex * 6; i--) {
    if (cells[near[i]] === UNKNOWN) explore(moment, cells, side, near[i]);
    if (cells[near[i]] === HOME) return true;
  }
  return false;
}

/** From a hex through all that is clear, until that leads home; what is joined shares its fate. */
function explore(moment: State, cells: Uint8Array, side: number, from: number): void {
  if (!isClear(moment, side, from)) {
    cells[from] = BARRED;
    return;
  }
  const { hexes } = moment.context.ground;
  const edge = friendlyEdge(side);
  const neighbours = homewards[side];
  let count = 0;
  let seen = 0;
  let home = (hexes[from] & edge) !== 0;
  cells[from] = ASTRAY;
  open[count++] = visited[seen++] = from;
  while (count > 0 && !home) {
    const at = open[--count] * 6;
    for (let i = at; i < at + 6; i++) {
      const near = neighbours[i];
      const fate = cells[near];
      if (fate !== UNKNOWN) {
        if (fate === HOME) home = true;
        continue;
      }
      if (!isClear(moment, side, near)) {
        cells[near] = BARRED;
        continue;
      }
      cells[near] = ASTRAY;
      open[count++] = visited[seen++] = near;
      if (hexes[near] & edge) home = true;
    }
  }
  if (home) for (let i = 0; i < seen; i++) cells[visited[i]] = HOME;
}

/** Can a unit on the map not trace a path? */
export const isCutOff = (state: State, unit: number, isolation: Isolation): boolean =>
  !isConnected(isolation, state.context.side[unit], state.hexOf[unit]);

/** 15C, 15D2: does a unit suffer from isolation? Not in a fortress that has paid for this turn. */
export const isIsolated = (state: State, unit: number, isolation: Isolation): boolean =>
  isCutOff(state, unit, isolation) && !(state.avoidsIsolation && inFortress(state, unit));

/** The map painted for a side: 1 for each hex in which its units are not cut off. All at once goes from the edges. */
export function paintIsolation(state: State, side: number, into: Uint8Array): void {
  const { hexes } = state.context.ground;
  const edge = friendlyEdge(side);
  const neighbours = homewards[side];
  for (let hex = 0; hex < hexCount; hex++) painted[hex] = isClear(state, side, hex) ? UNKNOWN : BARRED;
  let count = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if ((hexes[hex] & edge) === 0) continue;
    if (painted[hex] === UNKNOWN) open[count++] = hex;
    painted[hex] = HOME;
  }
  while (count > 0) {
    const at = open[--count] * 6;
    for (let i = at; i < at + 6; i++) {
      const near = neighbours[i];
      const fate = painted[near];
      if (fate === HOME) continue;
      // Ruling 80: a barred hex is reached as well, but leads no further.
      painted[near] = HOME;
      if (fate === UNKNOWN) open[count++] = near;
    }
  }
  for (let hex = 0; hex < hexCount; hex++) into[hex] = painted[hex] === HOME ? 1 : 0;
}

const painted = makeCells().fill(HOME);
