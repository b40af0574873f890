import { bad, didYouMean, good, type Result } from '@impulse/engine';
import { connectedHexes, findUnits, supplyRoads, whereTo } from '@impulse/white-death/aids/map/original-menus.js';
import { sideIds, type SideId, unitTypes } from '@impulse/white-death/data/types.js';
import type { State } from '@impulse/white-death/state.js';

import type { Shown } from '../loaded-battle.js';

/** What the menus of White Death show on the map, as hexes, from what a side may know. */

type Show = (state: State, side: SideId, shown: Shown) => Result<readonly string[]>;

const shows: Readonly<Record<string, Show>> = {
  isolation: (state, side) => good(connectedHexes(state, sideIds.indexOf(side))),
  supply: (state, side) => good(supplyRoads(state, sideIds.indexOf(side))),
  find(state, side, { type }) {
    const found = unitTypes.find((one) => one === type);
    if (found !== undefined) return good(findUnits(state, side, found));
    return type === undefined ? missing('type') : unknown('type', type, unitTypes);
  },
  where(state, side, { unit: id }) {
    if (id === undefined) return missing('unit');
    const unit = state.context.unitNumber.get(id)!;
    const asked = sideIds[state.deciding] === side && sideIds[state.context.side[unit]] === side;
    return good(asked ? whereTo(state, unit) : []);
  },
};

export function show(state: State, side: SideId, shown: Shown): Result<readonly string[]> {
  const answer = Object.hasOwn(shows, shown.what) ? shows[shown.what] : undefined;
  return answer ? answer(state, side, shown) : unknown('what', shown.what, Object.keys(shows));
}

const missing = (path: string): Result<never> => bad('missing-field', path, `"${path}" is missing.`);

const unknown = (path: string, value: string, known: readonly string[]): Result<never> =>
  bad('unknown-value', path, `This must be one of: ${known.join(', ')}.${didYouMean(value, known)}`);
