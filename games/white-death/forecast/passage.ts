import { defenceOf } from '../rules/fire/defence-values.js';
import { antitankTable, columnOf } from '../rules/fire/odds.js';
import type { Isolation } from '../rules/supply/isolation.js';
import type { State } from '../state.js';
import { type Fate, type FateChance, type FightChances, foresee, struckUnit } from './fight-chances.js';
import { resultChances } from './fire.js';
import { iceLosses, thenOverIce } from './ice.js';

/** 3A: what becomes of AFVs that leave a hex under fire, one after the other, and then perhaps cross ice (13). */
export interface Passage {
  readonly outcomes: readonly PassageOutcome[];
  /** By unit, in the order given. */
  readonly fates: readonly (readonly FateChance[])[];
  /** Probability that all go on, and none has been lost to the ice. */
  readonly away: number;
}

interface PassageOutcome {
  readonly result: Fate | 'left-behind';
  readonly lost: number;
  readonly probability: number;
}

export function passageUnder(
  state: State,
  tanks: readonly number[],
  fire: number,
  isolation: Isolation,
  ice: boolean,
): Passage {
  const table = antitankTable(state);
  const struck = tanks.map((unit) => {
    const results = resultChances(table, columnOf(table, fire, defenceOf(state, unit)), true);
    return struckUnit(state, unit, results, isolation, { frightened: false, capped: false, byLoss: true });
  });
  const chances = foresee(struck, false);
  const fates = ice ? chances.fates.map((one, i) => thenOverIce(one, struck[i].strength)) : chances.fates;
  const outcomes = tanks.length > 1 ? together(chances.totals, tanks.length, ice) : fates[0].map(asOutcome);
  const goesOn = outcomes.filter(({ result }) => result === 'unharmed' || result === 'passed');
  return { outcomes, fates, away: goesOn.reduce((sum, { probability }) => sum + probability, 0) };
}

const asOutcome = ({ fate, lost, probability }: FateChance): PassageOutcome => ({ result: fate, lost, probability });

/** Of several: whether all go on, and what they lose in all. */
function together(totals: FightChances['totals'], count: number, ice: boolean): PassageOutcome[] {
  const found = new Map<string, PassageOutcome>();
  for (const { lost, left, probability } of totals) {
    for (const [broken, chance] of iceLosses(ice ? left : 0).entries()) {
      const result = left < count ? 'left-behind' : broken > 0 ? 'ice-broke' : lost > 0 ? 'passed' : 'unharmed';
      const key = `${result} ${lost + broken}`;
      const before = found.get(key)?.probability ?? 0;
      found.set(key, { result, lost: lost + broken, probability: before + probability * chance });
    }
  }
  return [...found.values()];
}
