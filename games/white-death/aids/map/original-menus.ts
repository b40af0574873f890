import { ActionCodes, type Seat } from '@impulse/engine';
import { KIND } from '../../actions/actions.js';
import { grid, hexCount } from '../../context.js';
import type { UnitType } from '../../data/types.js';
import { listOf } from '../../legal.js';
import { eyesOf } from '../../position/position.js';
import { headHex, headKind } from '../../actions/packing.js';
import { paintIsolation } from '../../rules/supply/isolation.js';
import { paintSupply } from '../../rules/supply/supply-lines.js';
import type { State } from '../../state.js';
import { knows } from '../../knowledge/knowledge.js';

/** What the menus of the original showed on the map: answers for overlays, from what a seat may know. */

const painted = new Uint8Array(hexCount);
const codes = new ActionCodes();

function hexesOf(paint: (into: Uint8Array) => void): string[] {
  painted.fill(0);
  paint(painted);
  return grid.labels.filter((_, hex) => painted[hex] === 1);
}

/** Menu Isolation: the hexes from which a side can trace to a friendly edge. */
export const connectedHexes = (state: State, side: number): string[] =>
  hexesOf((into) => paintIsolation(state, side, into));

/** Menu Supply: the roads and railways that carry a side's supply. */
export const supplyRoads = (state: State, side: number): string[] => hexesOf((into) => paintSupply(state, side, into));

/** Menu Find Units: where a seat can see units of a type. */
export function findUnits(state: State, seat: Seat, type: UnitType): string[] {
  const viewer = eyesOf(state, seat);
  const { units } = state.context;
  const hexes = new Set<number>();
  for (const [unit, data] of units.entries()) {
    const hex = state.hexOf[unit];
    if (hex >= 0 && data.type === type && knows(state, viewer, unit)) hexes.add(hex);
  }
  return [...hexes].toSorted((a, b) => a - b).map((hex) => grid.labels[hex]);
}

/** Menu Where: the hexes a unit could be placed in, enter or move to, and stand in. */
export function whereTo(state: State, unit: number): string[] {
  listOf(state, unit, codes);
  const hexes = new Set<number>();
  for (let i = 0; i < codes.length; i++) if (where.has(headKind(codes.head(i)))) hexes.add(headHex(codes.head(i)));
  return [...hexes].toSorted((a, b) => a - b).map((hex) => grid.labels[hex]);
}

const where = new Set([KIND.place, KIND.enter, KIND.move]);
