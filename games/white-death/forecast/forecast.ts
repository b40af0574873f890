import type { Forecast, Seat } from '@impulse/engine';
import { KIND, type Order } from '../actions/actions.js';
import { sideIds, type SideId } from '../data/types.js';
import { barrageForecast } from './barrage.js';
import { detectionForecast } from './detection.js';
import { fireForecast } from './fire.js';
import { iceForecast } from './ice.js';
import { transitForecast } from './transit.js';
import type { State } from '../state.js';

/** Exact odds before any die is rolled, for a legal order of the seat and from what that seat may know. */
export function forecastOrder(state: State, seat: Seat, order: Order): Forecast | null {
  const viewer = sideIds.indexOf(seat as SideId);
  switch (order.kind) {
    case KIND.defend:
    case KIND.fire:
      return fireForecast(state, order);
    case KIND.barrage:
      return barrageForecast(state, viewer, order);
    case KIND.exit:
      return transitForecast(state, viewer, order);
    case KIND.move:
      // A move with several of these dice has one forecast, whose outcomes count them all.
      return transitForecast(state, viewer, order) ?? detectionForecast(state, order) ?? iceForecast(state, order);
    case KIND.enter:
      return detectionForecast(state, order) ?? iceForecast(state, order);
    case KIND.advance:
      return iceForecast(state, order);
    default:
      return null;
  }
}
