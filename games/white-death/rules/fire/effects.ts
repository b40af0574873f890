import { AFV } from '../../context.js';
import type { State } from '../../state.js';
import { cappedLoss } from './conventional.js';
import type { Isolation } from '../supply/isolation.js';
import { isSheltered, standingModifier } from '../morale/morale.js';
import { type FireTable, NO_COLUMN, NO_EFFECT } from './odds.js';

/** What fire of some odds is likely to do to a unit: the measure by which fire is allocated when nobody says how. */

const clampDice = (dice: number): number => Math.max(0, Math.min(6, dice));

/** A strength point of an AFV weighs as much as two others. */
const afvWeight = 2;
/** Share of its strength that a unit is worth when it is kept from assaulting, or driven out of its hex. */
const shareInDefence = 0.25;
const shareInAssault = 0.5;
/** A garrison bars a whole town. */
const garrisonWorth = 2;

/** Results of the tables that are told apart, from NO_EFFECT on. */
const results = 16;

/** The unit looked at last; nothing is allocated while fire is compared. */
export class Effects {
  /** Worth of each result. */
  readonly #worth = new Float64Array(results);

  /** Looks at a unit; `frightened` by tanks (14C2) it checks one level worse. */
  aim(state: State, unit: number, isolation: Isolation, defensive: boolean, frightened: boolean): void {
    const { context } = state;
    const strength = state.strength[unit];
    const afv = context.class[unit] === AFV;
    const share = defensive ? shareInDefence : shareInAssault;
    const sheltered = isSheltered(state, unit);
    // Above this the check fails.
    const limit = context.morale[unit] - standingModifier(state, unit, isolation);
    const spared = frightened ? checkWorth(strength, limit, share, afv, sheltered) : 0;
    const fright = frightened ? 1 : 0;
    for (let result = NO_EFFECT; result < results - 1; result++) {
      let worth = spared;
      if (result > 0 || (result === 0 && !afv)) {
        const lost = afv ? Math.min(result, strength) : cappedLoss(result, strength);
        worth = lost;
        if (lost < strength) {
          worth += checkWorth(strength - lost, limit - (afv ? lost : result) - fright, share, afv, sheltered);
        }
      }
      this.#worth[result + 1] = afv ? worth * afvWeight : worth;
    }
  }

  /** Expected worth of fire in a column, NO_COLUMN for none at all. */
  worth(table: FireTable, column: number): number {
    const worths = this.#worth;
    if (column === NO_COLUMN) return worths[0];
    let sum = 0;
    for (let i = column * 6; i < column * 6 + 6; i++) sum += worths[table.results[i] + 1];
    return sum / 6;
  }
}

/** Worth of a morale check by a unit with strength `left`, which passes on dice up to `limit`. */
function checkWorth(left: number, limit: number, share: number, afv: boolean, sheltered: boolean): number {
  if (sheltered) return 0;
  const routs = 6 - clampDice(limit + 2);
  return ((6 - clampDice(limit)) * share * left + (afv ? 0 : routs)) / 6;
}

/** Any loss destroys a garrison, and nothing else touches it (ruling 49). */
export function garrisonEffect(table: FireTable, column: number): number {
  if (column === NO_COLUMN) return 0;
  let kills = 0;
  for (let i = column * 6; i < column * 6 + 6; i++) if (table.results[i] > 0) kills++;
  return (garrisonWorth * kills) / 6;
}
