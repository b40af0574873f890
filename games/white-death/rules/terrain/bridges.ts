import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { BUILDS_BRIDGES, DESTROYS_BRIDGES, grid } from '../../context.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { BUILT, POINT, type State } from '../../state.js';
import { audience } from '../morale/losses.js';
import { pointsLeft } from '../movement/may-move.js';

/** 20 Bridges: what engineers do to them. */

/** `state.bridges`. */
const NO_BRIDGE = 0;
const BRIDGE = 1;
const PERMANENT = 2;

/** `order.value`: 1 to build, 0 to destroy. */
export function checkBridge(state: State, order: Order): Reason | null {
  const { unit } = order;
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  const reason = order.value === 1 ? checkBuild(state, unit) : checkDestroy(state, unit);
  return reason ?? (pointsLeft(state, unit) < POINT ? 'too-few-points' : null);
}

/** 20A, ruling 44. */
function checkDestroy(state: State, unit: number): Reason | null {
  if ((state.context.kind[unit] & DESTROYS_BRIDGES) === 0) return 'not-an-engineer';
  const bridge = bridgeUnder(state, unit);
  if (bridge === PERMANENT) return 'bridge-permanent';
  return bridge === BRIDGE ? null : 'no-bridge-there';
}

/** 20B: each of these units builds one bridge in the whole battle. */
function checkBuild(state: State, unit: number): Reason | null {
  if ((state.context.kind[unit] & BUILDS_BRIDGES) === 0) return 'cannot-build-bridges';
  if (state.flags[unit] & BUILT) return 'built-already';
  const bridge = bridgeUnder(state, unit);
  if (bridge < 0) return 'not-a-river-hex';
  return bridge === NO_BRIDGE ? null : 'bridge-stands';
}

/** The bridge in a unit's hex, or less than none where there is no river. */
function bridgeUnder(state: State, unit: number): number {
  const river = state.context.ground.riverIndex[state.hexOf[unit]];
  return river < 0 ? -1 : state.bridges[river];
}

export function playBridge(state: State, order: Order, log: Log | null): void {
  const { unit } = order;
  const { context } = state;
  const hex = state.hexOf[unit];
  const build = order.value === 1;
  state.bridges[context.ground.riverIndex[hex]] = build ? BRIDGE : NO_BRIDGE;
  state.spent[unit] += POINT;
  if (build) state.flags[unit] |= BUILT;
  log?.push({
    type: build ? 'bridge-built' : 'bridge-destroyed',
    rule: build ? '20B' : '20A',
    ...audience(state, unit),
    detail: { unit: context.unitIds[unit], hex: grid.labels[hex] },
  });
}

const asked = { unit: 0, value: 0 } as Order;

export function listBridges(state: State, unit: number, into: ActionCodes): void {
  asked.unit = unit;
  for (asked.value = 0; asked.value <= 1; asked.value++) {
    if (!checkBridge(state, asked)) into.push(packHead(KIND.bridge, unit, state.hexOf[unit], asked.value), 0);
  }
}
