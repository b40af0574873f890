import { hexCount, unitCount } from '../../context.js';
import { NONE, type State, STOPPED } from '../../state.js';

/** Which hexes are assaulted in this impulse, by whom and from where. */
export interface AssaultPlan {
  /** Is there anything to assault? */
  any: boolean;
  /** By unit: the hex it is to assault, and the one it is to do that from. */
  readonly on: Int16Array;
  readonly from: Int16Array;
  /** Units that are to move for an assault: the first `arrivals`. */
  readonly arriving: Int16Array;
  arrivals: number;
  /** By hex: is it assaulted with those who really came, and what is that worth? */
  readonly verdict: Uint8Array;
  readonly worth: Float32Array;
}

/** `verdict`. */
export const UNDECIDED = 0;
export const GO = 1;
export const DROPPED = 2;

export const makeAssaultPlan = (): AssaultPlan => ({
  any: false,
  on: new Int16Array(unitCount).fill(NONE),
  from: new Int16Array(unitCount).fill(NONE),
  arriving: new Int16Array(unitCount),
  arrivals: 0,
  verdict: new Uint8Array(hexCount),
  worth: new Float32Array(hexCount),
});

export function clearAssaults(plan: AssaultPlan): void {
  if (!plan.any) return;
  plan.any = false;
  plan.on.fill(NONE);
  plan.from.fill(NONE);
  plan.arrivals = 0;
  plan.verdict.fill(UNDECIDED);
}

/** Is a unit on its way to an assault, and where to? */
export const assemblyHex = ({ on, from }: AssaultPlan, state: State, unit: number): number =>
  on[unit] === NONE || (state.flags[unit] & STOPPED) !== 0 || state.hexOf[unit] === from[unit] ? NONE : from[unit];
