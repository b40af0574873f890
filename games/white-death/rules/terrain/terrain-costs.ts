import { type Context, DRAFT, grid, hexCount, TRACK, WHEEL } from '../../context.js';
import { mobilities, type Mobility, type MoveCost, type WhiteDeathData, weathers } from '../../data/types.js';
import {
  ALONG_ROAD,
  CREEK,
  DOWNHILL,
  FOREST,
  FULL_LAKE,
  type Ground,
  PARTIAL_LAKE,
  RIVER,
  TOWN,
  UPHILL,
} from '../../ground.js';
import { POINT, type State } from '../../state.js';

/** 7 Terrain and movement: what each step costs, in twelfths of a point. */

export const PROHIBITED = -1;
export const THAW = weathers.indexOf('thaw');

/**
 * By hex * 6 + direction: the cost, PROHIBITED, or, where a river hex is at either end and its bridge decides, a number
 * below PROHIBITED that leads to four costs in `byBridge` (see `bridgeCost`).
 */
export interface StepCosts {
  readonly steps: Int16Array;
  readonly byBridge: Int16Array;
  /** 17C: to come onto the map in an edge hex; with a river without and with a bridge. */
  readonly entry: Int16Array;
  readonly bridgedEntry: Int16Array;
  /** A clear hex with nothing else in it or before it. */
  readonly clear: number;
}

const tables = new WeakMap<WhiteDeathData, readonly StepCosts[]>();
let lastData: WhiteDeathData | null = null;
let lastTables: readonly StepCosts[] = [];

/** The costs of a unit's mobility in the weather of the turn. */
export function costsOf(state: State, unit: number): StepCosts {
  const { context } = state;
  if (context.data !== lastData) {
    lastTables = tables.get(context.data) ?? makeTables(context);
    lastData = context.data;
  }
  return lastTables[context.mobility[unit] * 2 + (state.weather === THAW ? 1 : 0)];
}

const bridgeStands = (state: State, river: number): number => (river >= 0 && state.bridges[river] > 0 ? 1 : 0);

/** 20: is there an intact bridge in this hex? */
export const isBridged = (state: State, hex: number): boolean =>
  bridgeStands(state, state.context.ground.riverIndex[hex]) === 1;

/** The cost that a number below PROHIBITED leads to, with the bridges as they are. */
export function bridgeCost(state: State, byBridge: Int16Array, code: number, from: number, to: number): number {
  const { riverIndex } = state.context.ground;
  const bridges = bridgeStands(state, riverIndex[from]) | (bridgeStands(state, riverIndex[to]) << 1);
  return byBridge[(PROHIBITED - 1 - code) * 4 + bridges];
}

/** Terrain only: twelfths of a point, or PROHIBITED; zones and banks are not asked. */
export function terrainCost(state: State, unit: number, from: number, direction: number): number {
  const { steps, byBridge } = costsOf(state, unit);
  const cost = steps[from * 6 + direction];
  return cost >= PROHIBITED ? cost : bridgeCost(state, byBridge, cost, from, grid.neighbours[from * 6 + direction]);
}

/** 17C, ruling 59: a unit comes along the road where one leads off the map, and across country elsewhere. */
export function entryCost(state: State, unit: number, hex: number): number {
  const { entry, bridgedEntry } = costsOf(state, unit);
  return isBridged(state, hex) ? bridgedEntry[hex] : entry[hex];
}

/** What the mobility of a unit pays for open country. */
export const clearCost = (state: State, unit: number): number => costsOf(state, unit).clear;

/** Ruling 57: does a step go along a road or railway, with a bridge wherever that meets a river? */
export function followsRoad(state: State, from: number, direction: number): boolean {
  const { sides } = state.context.ground;
  if ((sides[from * 6 + direction] & ALONG_ROAD) === 0) return false;
  return passable(state, from) && passable(state, grid.neighbours[from * 6 + direction]);
}

/** 20, ruling 45: a road or railway goes on through a river hex only over a bridge. */
export const passable = (state: State, hex: number): boolean =>
  state.context.ground.riverIndex[hex] < 0 || isBridged(state, hex);

/** 16B: units that a thaw keeps on their bank. */
export const isHeavy = (mobility: number): boolean => mobility === TRACK || mobility === WHEEL || mobility === DRAFT;

function makeTables(context: Context): readonly StepCosts[] {
  const { data, ground } = context;
  const exits = roadExits(data);
  const made = mobilities.flatMap((mobility) =>
    [false, true].map((thaw) => makeTable(ground, new Chart(data, mobility, thaw), exits)),
  );
  tables.set(data, made);
  return made;
}

/** Hexes of the map's edge where a road or railway ends, and so leads off the map. */
function roadExits(data: WhiteDeathData): Uint8Array {
  const exits = new Uint8Array(hexCount);
  const edge = new Set((['north', 'east', 'south', 'west'] as const).flatMap((side) => grid.edge(side)));
  for (const { hexes } of [...data.map.roads, ...data.map.railways]) {
    for (const label of [hexes[0], hexes.at(-1)!]) {
      const hex = grid.parse(label);
      if (edge.has(hex)) exits[hex] = 1;
    }
  }
  return exits;
}

function makeTable(ground: Ground, chart: Chart, exits: Uint8Array): StepCosts {
  const steps = new Int16Array(hexCount * 6).fill(PROHIBITED);
  const byBridge: number[] = [];
  for (let from = 0; from < hexCount; from++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[from * 6 + direction];
      if (to < 0) continue;
      const cost = (bridges: number): number => chart.step(ground, from, direction, to, bridges);
      if (((ground.hexes[from] | ground.hexes[to]) & RIVER) === 0) {
        steps[from * 6 + direction] = cost(0);
      } else {
        steps[from * 6 + direction] = PROHIBITED - 1 - byBridge.length / 4;
        byBridge.push(cost(0), cost(1), cost(2), cost(3));
      }
    }
  }
  const entry = (bridged: boolean): Int16Array =>
    Int16Array.from(ground.hexes, (bits, hex) => chart.comeOnto(bits, exits[hex] === 1, bridged));
  return {
    steps,
    byBridge: Int16Array.from(byBridge),
    entry: entry(false),
    bridgedEntry: entry(true),
    clear: chart.clear,
  };
}

/** One column of the Terrain Effects Chart. */
class Chart {
  readonly clear: number;
  readonly #road: number;
  readonly #forest: number | null;
  readonly #town: number;
  readonly #creek: MoveCost;
  readonly #river: MoveCost;
  readonly #slope: number;
  readonly #partialLake: number | null;
  readonly #fullLake: number | null;

  constructor(data: WhiteDeathData, mobility: Mobility, thaw: boolean) {
    const { movement } = data.charts;
    const season = thaw ? 'thaw' : 'frozen';
    this.#road = twelfths(movement.road[mobility].enter);
    this.clear = twelfths(movement.clear[mobility].enter);
    this.#forest = maybeTwelfths(movement.forest[mobility]?.enter ?? null);
    this.#town = twelfths(movement.town[mobility].enter);
    this.#creek = movement.creek[mobility];
    this.#river = movement.river[mobility];
    this.#slope = twelfths(movement.slope[mobility]);
    this.#partialLake = maybeTwelfths(movement.partialLake[season][mobility]);
    this.#fullLake = maybeTwelfths(movement.fullLake[season][mobility]);
  }

  /** `bridges`: 1 where the hex left has a bridge, 2 where the hex entered has one. */
  step(ground: Ground, from: number, direction: number, to: number, bridges: number): number {
    const here = ground.hexes[from];
    const there = ground.hexes[to];
    const side = ground.sides[from * 6 + direction];
    const open = ((here & RIVER) === 0 || bridges & 1) && ((there & RIVER) === 0 || bridges & 2);
    if (side & ALONG_ROAD && open) return this.#road;
    const enter = this.#enter(there, (bridges & 2) !== 0);
    const lake = side & FULL_LAKE ? this.#fullLake : side & PARTIAL_LAKE ? this.#partialLake : 0;
    if (enter === null || lake === null) return PROHIBITED;
    const slope = side & (UPHILL | DOWNHILL) ? this.#slope : 0;
    return enter + this.#leave(here, there, (bridges & 1) !== 0) + slope + lake;
  }

  comeOnto(bits: number, byRoad: boolean, bridged: boolean): number {
    if (byRoad && ((bits & RIVER) === 0 || bridged)) return this.#road;
    return this.#enter(bits, bridged) ?? PROHIBITED;
  }

  /** 7: the dearest terrain of the hex; it is clear, or all lake, only when there is nothing else in it. */
  #enter(bits: number, bridged: boolean): number | null {
    if (bits & FOREST && this.#forest === null) return null;
    const river = (bits & RIVER) !== 0 && !bridged;
    if ((bits & (FOREST | TOWN | CREEK)) === 0 && !river) return this.clear;
    return Math.max(
      bits & FOREST ? this.#forest! : 0,
      bits & TOWN ? this.#town : 0,
      bits & CREEK ? twelfths(this.#creek.enter) : 0,
      river ? twelfths(this.#river.enter) : 0,
    );
  }

  /** 7, ruling 12: paid on going to a hex that is not of the type; not over a bridge (20). */
  #leave(here: number, there: number, bridged: boolean): number {
    if (bridged) return 0;
    const creek = here & CREEK && (there & CREEK) === 0 ? (this.#creek.leave ?? 0) : 0;
    const river = here & RIVER && (there & RIVER) === 0 ? (this.#river.leave ?? 0) : 0;
    return twelfths(Math.max(creek, river));
  }
}

const twelfths = (points: number): number => Math.round(points * POINT);
const maybeTwelfths = (points: number | null): number | null => (points === null ? null : twelfths(points));
