import { sideIds } from '@impulse/totensonntag/data/types.js';
import { LOST, OFF_MAP, type State } from '@impulse/totensonntag/state.js';

/** What an activation number would mean for a side as it stands (3.1, 6.0). */
export interface Prospect {
  readonly number: number;
  /** Ground units that would be activated, of those on the map or due. */
  readonly activated: number;
  readonly all: number;
  /** Movement points of everything but foot infantry. */
  readonly points: number;
}

/** Public knowledge only: initiative and place of one's own units. */
export function prospectsOf(state: State, side: string): Prospect[] {
  const { context } = state;
  const number = sideIds.indexOf(side as 'dak');
  const units: number[] = [];
  for (let unit = context.firstUnit[number]; unit < context.endUnit[number]; unit++) {
    const place = state.hexOf[unit];
    const due = place === OFF_MAP && context.dueTurn[unit] <= state.turn;
    if (place >= 0 || (due && place > LOST)) units.push(unit);
  }
  return [1, 2, 3, 4, 5, 6].map((value) => ({
    number: value,
    activated: units.filter((unit) => Math.max(context.initiative[unit], context.assaultInitiative[unit]) >= value)
      .length,
    all: units.length,
    points: value + 1,
  }));
}
