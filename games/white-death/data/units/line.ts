import type { UnitData } from '../types.js';

/** What counters of one kind have in common; a unit adds its name, formation, strength and morale. */
export type CounterLine = Omit<UnitData, 'id' | 'name' | 'side' | 'formation' | 'strength' | 'morale'>;

type Due = NonNullable<UnitData['due']>;

/** 17: enters on this turn through this area. */
export const on = (turn: number, entry: string): Due => ({ turn, entry });

/** 17F: enters only if the whole 7th Flieger Division comes, on a die up to `upTo`. */
export const onFlieger = (turn: number, entry: string, upTo: number): Due => ({
  turn,
  entry,
  flieger: { upTo },
});
