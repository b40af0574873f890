import { GERMAN, grid, hexCount, SOVIET } from '../context.js';
import type { Ground } from '../ground.js';
import { sideShift, type State } from '../state.js';
import { inFortress } from './fortress.js';
import { garrisonBars } from './garrisons.js';
import { friendlyEdge } from './tracing.js';

/** 15C Isolation: who can trace a path of any length to a friendly edge. */

/** What is known of a hex: nothing yet, that paths reach it, or that they could but would end there. */
const CLEAR = 0;
const REACHED = 1;
const BLOCKED = 2;

/** One more cell than hexes: what lies beyond the map counts as reached already. */
const beyond = hexCount;
const makeCells = (): Uint8Array => new Uint8Array(hexCount + 1).fill(REACHED);
const cells = [makeCells(), makeCells()] as const;
const neighbours = grid.neighbours.map((near) => (near < 0 ? beyond : near));
const open = new Int16Array(hexCount);

/**
 * Floods from the friendly edges over everything clear. Hexes next to the flood are reached as well, but lead no further
 * (ruling 80). What it finds holds until it is called again for that side.
 */
export function findIsolation(state: State, side: number): void {
  const into = cells[side]!;
  findBlocked(state, side, into);
  flood(into, findEdge(state, side, into));
}

/** `isClear` for every hex, without asking for each whether an enemy unit stands there. */
function findBlocked(state: State, side: number, into: Uint8Array): void {
  const { context, zones, hexOf } = state;
  const enemyZone = 0xff << sideShift(1 - side);
  const end = zones.length;
  for (let hex = 0; hex < end; hex++) into[hex] = zones[hex]! & enemyZone ? BLOCKED : CLEAR;
  const endUnit = context.endUnit[1 - side]!;
  for (let unit = context.firstUnit[1 - side]!; unit < endUnit; unit++) {
    const hex = hexOf[unit]!;
    if (hex >= 0) into[hex] = BLOCKED;
  }
  for (const hex of context.ground.garrisons) if (garrisonBars(state, side, hex)) into[hex] = BLOCKED;
}

/** The friendly edge is reached; its clear hexes, to begin with, stand in `open`, as many as are returned. */
function findEdge(state: State, side: number, into: Uint8Array): number {
  let count = 0;
  for (const hex of edgeHexes(state.context.ground)[side]!) {
    if (into[hex] === CLEAR) open[count++] = hex;
    into[hex] = REACHED;
  }
  return count;
}

const edges = new WeakMap<Ground, readonly (readonly number[])[]>();

function edgeHexes(ground: Ground): readonly (readonly number[])[] {
  let known = edges.get(ground);
  if (!known) {
    const all = Array.from(ground.hexes.keys());
    known = [SOVIET, GERMAN].map((side) => all.filter((hex) => ground.hexes[hex]! & friendlyEdge(side)));
    edges.set(ground, known);
  }
  return known;
}

function flood(into: Uint8Array, count: number): void {
  const beside = neighbours;
  const queue = open;
  while (count > 0) {
    const at = queue[--count]! * 6;
    for (let i = at; i < at + 6; i++) {
      const near = beside[i]!;
      const was = into[near]!;
      if (was === REACHED) continue;
      into[near] = REACHED;
      if (was === CLEAR) queue[count++] = near;
    }
  }
}

/** Can a unit on the map not trace a path, by the latest `findIsolation` of its side? */
export const isCutOff = (state: State, unit: number): boolean =>
  cells[state.context.side[unit]!]![state.hexOf[unit]!] !== REACHED;

/** 15C, 15D2: does a unit suffer from isolation? Not in a fortress that has paid for this turn. */
export const isIsolated = (state: State, unit: number): boolean =>
  isCutOff(state, unit) && !(state.avoidsIsolation && inFortress(state, unit));

/** The map painted for a side: 1 for each hex in which its units are not cut off. */
export function paintIsolation(state: State, side: number, into: Uint8Array): void {
  findIsolation(state, side);
  for (let hex = 0; hex < hexCount; hex++) into[hex] = cells[side]![hex] === REACHED ? 1 : 0;
}
