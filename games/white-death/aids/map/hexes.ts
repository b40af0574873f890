import { EVERYTHING, type Detail, type HexCard, type Seat } from '@impulse/engine';
import { type Context, grid } from '../../context.js';
import { sideIds, type Terrain } from '../../data/types.js';
import {
  ALONG_RAIL,
  ALONG_ROAD,
  CITY,
  CREEK,
  DOWNHILL,
  FOREST,
  FULL_LAKE,
  GERMAN_EDGE,
  HIGH,
  LAKE,
  PARTIAL_LAKE,
  RAIL,
  RIVER,
  ROAD,
  SOVIET_EDGE,
  TOWN,
  TRUNK_TOWN,
  UPHILL,
} from '../../ground.js';
import { objectiveHexes } from '../../position/heading.js';
import { eyesOf, markBits, type MarkName } from '../../position/position.js';
import { knowsMarks } from '../../knowledge/knowledge.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { garrisonStands } from '../../rules/city/garrisons.js';
import { inEnemyZone, type State } from '../../state.js';
import type { Feature } from '../../text/codes.js';

/** What is in a hex besides units. */

type Found = { readonly code: Feature | MarkName; readonly detail: Detail };

export function hexCard(state: State, seat: Seat, label: string): HexCard {
  const at = grid.parse(label);
  const { context } = state;
  const objective = objectiveHexes(context).indexOf(at);
  return {
    hex: label,
    terrain: terrainOf(context.ground.hexes[at]),
    features: [...groundOf(context, at), ...worksOf(state, at), ...marksOf(state, seat, at)],
    holder: objective < 0 ? null : sideIds[state.holders[objective]],
    zones: sideIds.filter((_, side) => inEnemyZone(state, 1 - side, at)),
  };
}

function terrainOf(bits: number): Terrain {
  if (bits & TOWN) return 'town';
  if (bits & FOREST) return 'forest';
  return bits & LAKE ? 'lake' : 'clear';
}

/** What is printed on the map; `to` names the neighbours on the other side of a hexside. */
function groundOf(context: Context, at: number): Found[] {
  const { hexes, entries } = context.ground;
  const bits = hexes[at];
  const found: Found[] = [];
  const add = (is: number, code: Feature, detail: Detail = {}) => {
    if (is !== 0) found.push({ code, detail });
  };
  const addSides = (code: Feature, mask: number, without = 0) => {
    const to = neighboursOver(context, at, mask, without);
    if (to.length > 0) found.push({ code, detail: { to } });
  };
  if (bits & ROAD) addSides('road', ALONG_ROAD, ALONG_RAIL);
  if (bits & RAIL) addSides('railway', ALONG_RAIL);
  add(bits & RIVER, 'river');
  add(bits & CREEK, 'creek');
  addSides('full-lake', FULL_LAKE);
  addSides('partial-lake', PARTIAL_LAKE);
  addSides('slope', DOWNHILL);
  addSides('rise', UPHILL);
  add(bits & HIGH, 'high-ground');
  add(bits & CITY, 'city');
  add(bits & TRUNK_TOWN, 'trunk-town', { points: context.data.victory.railTown });
  add(bits & SOVIET_EDGE, 'edge', { side: sideIds[0] });
  add(bits & GERMAN_EDGE, 'edge', { side: sideIds[1] });
  const areas = context.data.entries.filter((_, index) => entries[index].includes(at)).map(({ id }) => id);
  if (areas.length > 0) found.push({ code: 'entry', detail: { areas } });
  return found;
}

function neighboursOver({ ground }: Context, at: number, mask: number, without: number): string[] {
  const labels: string[] = [];
  for (let i = at * 6; i < at * 6 + 6; i++) {
    if (ground.sides[i] & mask && (ground.sides[i] & without) === 0) labels.push(grid.labels[grid.neighbours[i]]);
  }
  return labels;
}

/** 19, 20, 22: what can be built and destroyed. */
function worksOf(state: State, at: number): Found[] {
  const found: Found[] = [];
  const bridge = bridgeIn(state, at);
  if (bridge) found.push({ code: bridge, detail: {} });
  const strength = bunkerAt(state, at);
  if (strength > 0) found.push({ code: 'bunker', detail: { strength } });
  if (garrisonStands(state, at)) found.push({ code: 'garrison', detail: {} });
  return found;
}

const bridges: readonly (Feature | null)[] = [null, 'bridge', 'permanent-bridge'];

function bridgeIn(state: State, at: number): Feature | null {
  const river = state.context.ground.riverIndex[at];
  if (river < 0) return null;
  const stood = state.context.scenario.bridges.includes(grid.labels[at]);
  return bridges[state.bridges[river]] ?? (stood ? 'destroyed-bridge' : null);
}

/** What is known of this impulse's fights. */
function marksOf(state: State, seat: Seat, at: number): Found[] {
  const viewer = eyesOf(state, seat);
  if (viewer !== EVERYTHING && !knowsMarks(state, viewer)) return [];
  return markBits.read(state.marks[at]).map((code) => ({ code, detail: {} }));
}
