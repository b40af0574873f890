import type { Dice, Log } from '@impulse/engine';
import { KIND, type Order } from './actions/actions.js';
import { playAdvance } from './rules/assault/advance.js';
import { playAssault } from './rules/assault/assault.js';
import { playCallOff } from './rules/assault/call-off.js';
import { playFire } from './rules/assault/assault-fire.js';
import { playBarrage } from './rules/barrage/barrage.js';
import { playBridge } from './rules/terrain/bridges.js';
import { playDefend } from './rules/assault/defensive-fire.js';
import { playDeploy } from './rules/movement/deploying.js';
import { playExit } from './rules/victory/exit.js';
import { playImpulse, playPass } from './rules/turn/impulses.js';
import { playMove } from './rules/movement/movement.js';
import { playRail } from './rules/movement/rail.js';
import { playRefit } from './rules/forces/refit.js';
import { playEnter, playReassign } from './rules/forces/reinforcements.js';
import { playRepair, playReplace } from './rules/forces/replacements.js';
import { afterResolved, playDone } from './rules/turn/sequence.js';
import { playPlace, playPlaceRest } from './rules/turn/setup.js';
import { playStack } from './rules/stacking/stacking.js';
import { playOrders } from './rules/turn/standing-orders.js';
import { playAvoidIsolation } from './rules/turn/turn-start.js';
import type { State } from './state.js';

/** Plays a legal action on this one state. */
export function playOrder(state: State, order: Order, dice: Dice, log: Log | null): void {
  switch (order.kind) {
    case KIND.move:
      return playMove(state, order, dice, log);
    case KIND.assault:
      return playAssault(state, order, log);
    case KIND['call-off']:
      return playCallOff(state, order, log);
    case KIND.done:
      return playDone(state, dice, log);
    case KIND.impulse:
      return playImpulse(state, order, dice, log);
    case KIND.pass:
      return playPass(state, log);
    case KIND.enter:
      return playEnter(state, order, dice, log);
    case KIND.rail:
      return playRail(state, order, log);
    case KIND.deploy:
      return playDeploy(state, order, log);
    case KIND.exit:
      return playExit(state, order, dice, log);
    case KIND.bridge:
      return playBridge(state, order, log);
    case KIND.stack:
      return playStack(state, order, log);
    case KIND.barrage:
      return playBarrage(state, order, dice, log);
    case KIND.defend:
      playDefend(state, order, dice, log);
      return afterResolved(state, dice, log);
    case KIND.fire:
      playFire(state, order, dice, log);
      return afterResolved(state, dice, log);
    case KIND.advance:
      return playAdvance(state, order, dice, log);
    case KIND.replace:
      return playReplace(state, order, log);
    case KIND.repair:
      return playRepair(state, order, log);
    case KIND.refit:
      return playRefit(state, order, log);
    case KIND.reassign:
      return playReassign(state, order, log);
    case KIND.orders:
      return playOrders(state, order, log);
    case KIND['avoid-isolation']:
      return playAvoidIsolation(state, order, log);
    case KIND.place:
      return playPlace(state, order, log);
    case KIND['place-rest']:
      return playPlaceRest(state, log);
    default:
      throw new Error(`No such action: ${order.kind}`);
  }
}
