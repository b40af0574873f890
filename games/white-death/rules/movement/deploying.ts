import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { ARTILLERY, grid } from '../../context.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { DEPLOYED, POINT, type State } from '../../state.js';
import { audience } from '../morale/losses.js';
import { pointsLeft } from './may-move.js';

/** 6B2: artillery deploys for a point and stays deployed until it moves. */

export function checkDeploy(state: State, order: Order): Reason | null {
  const { unit } = order;
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  if ((state.context.kind[unit] & ARTILLERY) === 0) return 'not-artillery';
  if (state.flags[unit] & DEPLOYED) return 'already-deployed';
  return pointsLeft(state, unit) < POINT ? 'too-few-points' : null;
}

export function playDeploy(state: State, order: Order, log: Log | null): void {
  const { unit } = order;
  state.flags[unit] |= DEPLOYED;
  state.spent[unit] += POINT;
  if (!log) return;
  const detail = { unit: state.context.unitIds[unit], hex: grid.labels[state.hexOf[unit]] };
  log.push({ type: 'deployed', rule: '6B2', ...audience(state, unit), detail });
}

const asked = { unit: 0 } as Order;

export function listDeploy(state: State, unit: number, into: ActionCodes): void {
  asked.unit = unit;
  if (!checkDeploy(state, asked)) into.push(packHead(KIND.deploy, unit, state.hexOf[unit]), 0);
}
