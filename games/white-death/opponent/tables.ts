import { conventionalTable, columnOf, NO_COLUMN } from '../rules/fire/odds.js';
import { outcomeOf, PASSED, ROUTED } from '../rules/morale/morale.js';
import type { State } from '../state.js';

/** What fire does on average, by column of the table and by the unit fired at. */

const mostStrength = 16;
const mostMorale = 8;

/** By column * room: mean loss by strength, and the chance to fail the morale check by morale value. */
let charts: unknown = null;
let losses = new Float32Array(0);
let failures = new Float32Array(0);
let routs = new Float32Array(0);

function prepare(state: State): void {
  if (charts === state.context.data.charts) return;
  charts = state.context.data.charts;
  const { columns, results } = conventionalTable(state);
  losses = new Float32Array(columns * mostStrength);
  failures = new Float32Array(columns * mostMorale);
  routs = new Float32Array(columns * mostMorale);
  for (let column = 0; column < columns; column++) {
    for (let die = 0; die < 6; die++) {
      const result = results[column * 6 + die];
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
}

/** The mean outcome of conventional fire at one unit, routs counted as losses; used again by the next question. */
export const mean = { loss: 0, failure: 0 };

/** `fire` and `defence` in points. */
export function meanOutcome(state: State, fire: number, defence: number, strength: number, morale: number): void {
  prepare(state);
  const column = columnOf(conventionalTable(state), fire * 4, defence * 2);
  if (column === NO_COLUMN) {
    mean.loss = 0;
    mean.failure = 0;
    return;
  }
  mean.loss = losses[column * mostStrength + Math.min(mostStrength - 1, Math.max(1, Math.round(strength)))];
  mean.failure = failures[column * mostMorale + Math.min(mostMorale - 1, morale)];
  // 14B: a rout costs a point.
  if (strength > 1) mean.loss += routs[column * mostMorale + Math.min(mostMorale - 1, morale)];
}
