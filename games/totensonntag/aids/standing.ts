import type { LogEvent, Seat } from '@impulse/engine';
import { type Action, KIND, Order } from '../actions/actions.js';
import { sideIds } from '../data/types.js';
import { checkAdjust, mayChoose } from '../rules/turn/activation-numbers.js';
import { someoneRecovers } from '../rules/turn/night.js';
import { type State, STEP } from '../state.js';
import type { StandingOrders } from './standing-values.js';

/** Standing orders (`standing-values.ts`): what they decide, and what there was to decide lately. */

/** What a side that owes a decision has ordered for it; null when it wants to be asked, or has ordered nothing. */
export function ordered(state: State, seat: Seat, orders: StandingOrders): Action | null {
  if (sideIds[state.deciding] !== seat) return null;
  switch (state.step) {
    case STEP['choose-an']:
      return ordersNumber(state, orders);
    case STEP['adjust-an']:
      return ordersChange(state, orders);
    case STEP.night:
      if (orders.night !== 'recover') return null;
      return { type: someoneRecovers(state) ? 'recover-all' : 'done' };
    default:
      return null;
  }
}

/** 2.2: the surprise of the first couplet is no choice after a six, and is always asked for. */
function ordersNumber(state: State, { choice = 'ask' }: StandingOrders): Action | null {
  const afterSix = mayChoose(state, state.deciding) && state.previousAn[state.deciding] === 6;
  if (choice === 'ask' || !afterSix) return null;
  return choice === 'roll' ? { type: 'roll-an' } : { type: 'choose-an', value: Number(choice) };
}

const order = new Order();

/** Ruling 10: where the faces of a die end, the roll is kept. */
function ordersChange(state: State, { adjustment = 'ask' }: StandingOrders): Action | null {
  if (adjustment === 'ask') return null;
  order.reset(KIND['adjust-an']);
  order.value = { keep: 0, up: 1, down: -1 }[adjustment];
  return { type: 'adjust-an', delta: checkAdjust(state, order) ? 0 : order.value };
}

/** What a side decided when it was last asked, as its own log tells it. */
export interface LastAsked {
  /** The number it chose after a six, or that it rolled; null when it was never asked. */
  readonly choice: number | 'roll' | null;
  /** What it rolled, and by how much it changed that. */
  readonly adjustment: { readonly rolled: number; readonly delta: number } | null;
  /** How many of its units had recovery rolls in the last night; null before the first one. */
  readonly night: number | null;
}

export function lastAsked(state: State, seat: Seat, log: readonly LogEvent[]): LastAsked {
  const own = (wanted: string) => (event: LogEvent) => event.type === wanted && event.detail['side'] === seat;
  const chosen = log.findLastIndex((event) => own('chose-an')(event) || own('rolls-an')(event));
  const changed = log.findLast(own('adjusted-an'));
  const night = log.findLastIndex(({ type }) => type === 'night-falls');
  const numberOf = (event: LogEvent | undefined, field: string): number => Number(event?.detail[field] ?? 0);
  return {
    choice: chosen < 0 ? null : log[chosen].type === 'rolls-an' ? 'roll' : numberOf(log[chosen], 'an'),
    adjustment: changed
      ? { rolled: numberOf(changed, 'an') - numberOf(changed, 'delta'), delta: numberOf(changed, 'delta') }
      : null,
    night: night < 0 ? null : log.slice(night).filter((event) => recovers(state, seat, event)).length,
  };
}

const recovers = ({ context }: State, seat: Seat, { type, detail }: LogEvent): boolean =>
  type === 'recovery' && sideIds[context.side[context.unitNumber.get(detail['unit'] as string) ?? 0]] === seat;
