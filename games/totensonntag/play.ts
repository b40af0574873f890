import type { Dice, Log } from '@impulse/engine';
import { KIND, type Order } from './actions/actions.js';
import { playAdjust, playChoose, playRoll } from './rules/turn/activation-numbers.js';
import { playAdvance, playStay } from './rules/combat/advance.js';
import { playFly } from './rules/air/aircraft.js';
import { playAssault } from './rules/combat/assaults.js';
import { playBarrage, playBarrageChoice } from './rules/combat/barrage.js';
import { playExit } from './rules/movement/exit.js';
import { playMove } from './rules/movement/moves.js';
import { playRecover, playRecoverAll } from './rules/turn/night.js';
import { playEnter } from './rules/forces/reinforcements.js';
import { afterExcess, afterNumbers, afterStrike, playDone } from './rules/turn/sequence.js';
import { playPlace, playPlaceRest } from './rules/forces/setup.js';
import { playExcess, playStack } from './rules/movement/stacking.js';
import type { State } from './state.js';

/** Plays a legal action on this one state. */
export function playOrder(state: State, order: Order, dice: Dice, log: Log | null): void {
  switch (order.kind) {
    case KIND.move:
      return playMove(state, order, dice, log);
    case KIND.assault:
      return playAssault(state, order, dice, log);
    case KIND.done:
      return playDone(state, dice, log);
    case KIND.barrage:
      return playBarrage(state, order, dice, log);
    case KIND['barrage-target']:
      return playBarrageChoice(state, order, dice, log);
    case KIND.advance:
      return playAdvance(state, order, log);
    case KIND.stay:
      return playStay(state, order);
    case KIND.enter:
      return playEnter(state, order, dice, log);
    case KIND.exit:
      return playExit(state, order, log);
    case KIND.stack:
      return playStack(state, order, log);
    case KIND['choose-an']:
      playChoose(state, order, dice, log);
      return afterNumbers(state, log);
    case KIND['roll-an']:
      playRoll(state, dice, log);
      return afterNumbers(state, log);
    case KIND['adjust-an']:
      playAdjust(state, order, log);
      return afterNumbers(state, log);
    case KIND['destroy-excess']:
      playExcess(state, order, log);
      return afterExcess(state, dice, log);
    case KIND.fly:
      playFly(state, order, dice, log);
      return afterStrike(state, dice, log);
    case KIND.recover:
      return playRecover(state, order, dice, log);
    case KIND['recover-all']:
      return playRecoverAll(state, dice, log);
    case KIND.place:
      return playPlace(state, order, log);
    case KIND['place-rest']:
      return playPlaceRest(state, log);
    default:
      throw new Error(`No such action: ${order.kind}`);
  }
}
