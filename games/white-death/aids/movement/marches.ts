import { type Action, Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { entryHexes } from '../../rules/forces/reinforcements.js';
import { findEntryReach, findReach, nodeHex, type Reach, writePath } from '../../rules/movement/reach.js';
import { OFF_MAP, POINT, pointsPerTurn, type State } from '../../state.js';
import { likelyPath } from './likely-path.js';

/** The march to a hex that a player had in mind, though the rules may be against it. */
export function marchMeant(state: State, unit: number, to: number): Action {
  const id = state.context.unitIds[unit];
  const path = pathMeant(state, unit, to).map((hex) => grid.labels[hex]);
  return state.hexOf[unit] === OFF_MAP ? { type: 'enter', unit: id, path } : { type: 'move', unit: id, path };
}

const order = new Order();

function pathMeant(state: State, unit: number, to: number): number[] {
  const from = state.hexOf[unit];
  if (from === OFF_MAP) {
    const doors = entryHexes(state, unit);
    return pathWithin(findEntryReach(state, unit, most, doors), to) ?? likelyPath(state, unit, doors, to) ?? [to];
  }
  if (from < 0) return [to];
  // A unit's own hex is no part of its path.
  return (
    pathWithin(findReach(state, unit, most), to) ??
    (likelyPath(state, unit, [from], to) ?? grid.line(from, to)).slice(1)
  );
}

/** All that an impulse can have. */
const most = pointsPerTurn * POINT;

/** The path to a hex that a search has reached. */
function pathWithin(reach: Reach, to: number): number[] | null {
  for (let i = 0; i < reach.count; i++) {
    if (nodeHex(reach.nodes[i]) !== to) continue;
    writePath(reach, reach.nodes[i], order);
    return [...order.path.subarray(0, order.steps)];
  }
  return null;
}
