import { CW } from '../context.js';
import { hurtInZones, isOpen, laterThreat } from '../habits/neglect.js';
import { type State, STEP } from '../state.js';

/**
 * As chances to win: what a plan has to gain besides, to leave an objective empty that the enemy may walk into, now or an
 * impulse later, or a hurt unit beside the enemy.
 */
const emptyNow = 0.025;
const emptyLater = 0.01;
const hurtAtNight = 0.004;

/** As an impulse of the side has ended. */
export function neglectOf(state: State, side: number): number {
  if (state.step === STEP.over) return 0;
  const { objectives, data } = state.context;
  let price = 0;
  for (let objective = 0; objective < objectives.length; objective++) {
    if (isOpen(state, side, objective)) price += emptyNow;
    // As in plan/garrisons.ts: the DAK must expect a dash at any time, the Commonwealth leaves alone what nobody threatens.
    else if (side !== CW && isOpen(state, side, objective, laterThreat)) price += emptyLater;
  }
  const isNightNext =
    state.couplet === data.coupletsPerTurn && (state.step === STEP.impulse || state.step === STEP.night);
  return isNightNext ? price + hurtInZones(state, side) * hurtAtNight : price;
}
