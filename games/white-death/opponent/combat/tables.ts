import type { ChartData } from '../../data/types.js';
import { columnOf, conventionalTable, type FireTable } from '../../rules/fire/odds.js';
import { outcomeOf, PASSED, ROUTED } from '../../rules/morale/morale.js';
import type { State } from '../../state.js';

/** What fire does on average, by column of the table and by the unit fired at. */

const mostStrength = 16;
const mostMorale = 8;

export interface Outcomes {
  readonly table: FireTable;
  /** Column 0 is below the table, where nothing happens. By column: mean loss by strength, chances by morale value. */
  readonly losses: Float32Array;
  readonly failures: Float32Array;
  readonly routs: Float32Array;
}

const kept = new WeakMap<ChartData, Outcomes>();

/** The outcomes of a battle's charts, which are worked out once. */
export function outcomesOf(state: State): Outcomes {
  const { charts } = state.context.data;
  let outcomes = kept.get(charts);
  if (!outcomes) kept.set(charts, (outcomes = workOut(conventionalTable(state))));
  return outcomes;
}

function workOut(table: FireTable): Outcomes {
  const columns = table.columns + 1;
  const losses = new Float32Array(columns * mostStrength);
  const failures = new Float32Array(columns * mostMorale);
  const routs = new Float32Array(columns * mostMorale);
  for (let column = 1; column < columns; column++) {
    for (let die = 0; die < 6; die++) {
      const result = table.results[(column - 1) * 6 + die];
      if (result < 0) continue;
      for (let strength = 1; strength < mostStrength; strength++) {
        losses[column * mostStrength + strength] += Math.min(result, Math.max(1, strength >> 1)) / 6;
      }
      for (let morale = 0; morale < mostMorale; morale++) {
        for (let check = 1; check <= 6; check++) {
          const outcome = outcomeOf(morale, check + result);
          if (outcome !== PASSED) failures[column * mostMorale + morale] += 1 / 36;
          if (outcome === ROUTED) routs[column * mostMorale + morale] += 1 / 36;
        }
      }
    }
  }
  return { table, losses, failures, routs };
}

/** The column of conventional fire against a defence, both in points. */
export const fireColumn = ({ table }: Outcomes, fire: number, defence: number): number =>
  columnOf(table, fire * 4, defence * 2) + 1;

/** Mean loss of one unit that is fired at. */
export function lossIn({ losses, routs }: Outcomes, column: number, strength: number, morale: number): number {
  const loss = losses[column * mostStrength + Math.min(mostStrength - 1, Math.max(1, Math.round(strength)))];
  // 14B: a rout costs a point.
  return strength > 1 ? loss + routs[column * mostMorale + Math.min(mostMorale - 1, morale)] : loss;
}

/** The chance that a unit fails its morale check. */
export const failureIn = ({ failures }: Outcomes, column: number, morale: number): number =>
  failures[column * mostMorale + Math.min(mostMorale - 1, morale)];
