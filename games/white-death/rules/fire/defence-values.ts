import type { ChartData } from '../../data/types.js';
import { AFV, type Context, PERSONNEL } from '../../context.js';
import { CREEK, FOREST, RIVER, TOWN } from '../../ground.js';
import { NONE, type State } from '../../state.js';
import { bunkerAt } from '../city/bunkers.js';

/** 9C2, 10C2, 12: what fire has to overcome, in halves of a point. */

/** 12C: an AFV is never worth less than half a point (data, 2.8). */
const leastDefence = 1;
const reduction = 2;

/** By class and terrain bits of a hex (town, forest, creek, river), and for bunkers; in halves. */
interface DefenceTable {
  readonly charts: ChartData;
  readonly open: Uint8Array;
  readonly bunker: Uint8Array;
}

const classes = ['personnel', 'light', 'heavy'] as const;
const room = 32;
let last: DefenceTable | null = null;

function tableOf(context: Context): DefenceTable {
  const { charts } = context.data;
  if (last?.charts !== charts) last = makeTable(charts);
  return last;
}

/** 12: the best single kind of terrain, never a sum. */
function makeTable(charts: ChartData): DefenceTable {
  const { clear, creek, river, forest, town, bunker } = charts.defence;
  const open = new Uint8Array(classes.length * room);
  for (const [index, name] of classes.entries()) {
    for (let terrain = 0; terrain < room; terrain++) {
      const values = [clear[name]];
      if (terrain & CREEK) values.push(creek[name]);
      if (terrain & RIVER) values.push(river[name]);
      if (terrain & FOREST) values.push(forest[name]);
      if (terrain & TOWN) values.push(town[name]);
      open[index * room + terrain] = Math.max(...values) * 2;
    }
  }
  return { charts, open, bunker: Uint8Array.from(classes, (name) => bunker[name] * 2) };
}

export const closeTerrain = (state: State, hex: number): boolean =>
  (state.context.ground.hexes[hex] & (TOWN | FOREST)) !== 0;

/** 12C, 21A: in a town or forest, or assaulting into one. */
export function inCloseTerrain(state: State, unit: number): boolean {
  const target = state.target[unit];
  return closeTerrain(state, state.hexOf[unit]) || (target !== NONE && closeTerrain(state, target));
}

/** What a unit is worth against fire in its hex: conventional fire, or antitank fire for AFVs. */
export function defenceOf(state: State, unit: number): number {
  const { context } = state;
  const kind = context.class[unit];
  if (kind === AFV) return afvDefence(state, unit);
  const table = tableOf(context);
  const hex = state.hexOf[unit];
  const open = table.open[kind * room + (context.ground.hexes[hex] & (room - 1))];
  // 12D: those who assault out of a bunker have only the town.
  if (state.target[unit] !== NONE || bunkerAt(state, hex) === 0) return open;
  return Math.max(open, table.bunker[kind]);
}

/** 10C2, 12C, ruling 18. */
function afvDefence(state: State, unit: number): number {
  const value = state.context.defence[unit];
  return inCloseTerrain(state, unit) ? Math.max(leastDefence, value - reduction) : value;
}

/** Ruling 49: an intrinsic garrison has the personnel value of its town. */
export function garrisonDefence(state: State, hex: number): number {
  const { context } = state;
  return tableOf(context).open[PERSONNEL * room + (context.ground.hexes[hex] & (room - 1))];
}
