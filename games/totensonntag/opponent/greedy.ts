import { ActionCodes, type Random } from '@impulse/engine';
import { headHex, headKind, headOther, headUnit, KIND, Order } from '../actions/actions.js';
import { unpackEnd } from '../actions/unpack.js';
import { grid, hexCount, unitCount } from '../context.js';
import { hitChance } from '../forecast/odds.js';
import { listAll } from '../legal.js';
import { NONE, stackLimit, stackSize, type State, STEP, strengthLeft } from '../state.js';
import { Choice, type PurposeCode, type Motive, motiveOf } from './choice.js';

/** Takes the best immediate thing: fire by its odds, otherwise a step towards the nearest enemy or objective. */

const listed = new ActionCodes();
const order = new Order();
const choice = new Choice();

const hitWorth = 100;
const killWorth = 150;
const captureWorth = 400;
const stepWorth = 1;

function choose(state: State, random: Random, into: ActionCodes): void {
  listAll(state, listed);
  if (state.step === STEP.impulse) findPrey(state);
  let best = 0;
  let highest = -Infinity;
  let equals = 0;
  for (let i = 0; i < listed.length; i++) {
    const value = valueOf(state, i);
    if (value < highest) continue;
    equals = value === highest ? equals + 1 : 1;
    if (equals > 1 && random.below(equals) > 0) continue;
    highest = value;
    best = i;
  }
  const head = listed.head(best);
  const unit = headUnit(head);
  choice.set(head, listed.tail(best), purposeOf(headKind(head)), highest, unit < unitCount ? unit : NONE, NONE);
  into.clear();
  into.push(head, listed.tail(best));
}

function valueOf(state: State, index: number): number {
  const head = listed.head(index);
  const unit = headUnit(head);
  switch (headKind(head)) {
    case KIND.assault: {
      const supported = headOther(head) < unitCount;
      return fireWorth(state, unit, state.top[headHex(head)], 'assault', supported);
    }
    case KIND.barrage:
      return fireWorth(state, unit, state.top[headHex(head)], 'barrage', false) / 2;
    case KIND['barrage-target']:
      return fireWorth(state, unit, headOther(head), 'barrage', false);
    case KIND.fly:
      return headOther(head) < unitCount ? fireWorth(state, unit, headOther(head), 'air-strike', false) : -1;
    case KIND.move:
    case KIND.enter:
      return moveWorth(state, index);
    case KIND.exit:
      return captureWorth;
    case KIND['choose-an']:
      return listed.tail(index) === 3 ? 1 : 0;
    case KIND['adjust-an']:
      return -listed.tail(index);
    case KIND['recover-all']:
    case KIND['place-rest']:
    case KIND.advance:
      return 1;
    case KIND['destroy-excess']:
      return -strengthLeft(state, unit);
    case KIND.done:
      return 0;
    default:
      return -1;
  }
}

function fireWorth(
  state: State,
  unit: number,
  target: number,
  kind: 'assault' | 'overrun' | 'barrage' | 'air-strike',
  supported: boolean,
): number {
  const gain = strengthLeft(state, target) === 1 ? hitWorth + killWorth : hitWorth;
  return hitChance(state, unit, target, kind, supported) * gain;
}

/** Nearer is better; further than before is worse than doing nothing. */
function moveWorth(state: State, index: number): number {
  unpackEnd(state, listed.head(index), listed.tail(index), order);
  const hex = order.path[order.steps - 1];
  const unit = order.unit;
  if (order.steps === 0) return fireWorth(state, unit, state.top[order.overrun], 'overrun', false);
  if (state.top[hex] !== NONE && stackSize(state, hex) >= stackLimit) return -1;
  const objective = state.context.objectiveAt[hex];
  const capture = objective >= 0 && state.control[objective] !== state.active ? captureWorth : 0;
  const fire = order.overrun === NONE ? 0 : fireWorth(state, unit, state.top[order.overrun], 'overrun', false);
  const from = state.hexOf[unit];
  const nearer = (from < 0 ? hexCount : prey[from]) - prey[hex];
  return nearer > 0 || fire > 0 || capture > 0 ? nearer * stepWorth + fire + capture : -1;
}

/** Hexes from each hex to the nearest enemy, or objective held by him. */
const prey = new Int16Array(hexCount);

function findPrey(state: State): void {
  const { context } = state;
  const enemy = 1 - state.active;
  prey.fill(hexCount);
  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) addPrey(state.hexOf[unit]);
  context.objectives.forEach((objective, index) => {
    if (state.control[index] === enemy) addPrey(objective.at);
  });
}

function addPrey(at: number): void {
  if (at < 0) return;
  for (let hex = 0; hex < hexCount; hex++) prey[hex] = Math.min(prey[hex], grid.distance(hex, at));
}

function purposeOf(kind: number): PurposeCode {
  switch (kind) {
    case KIND.assault:
      return 'assault';
    case KIND.barrage:
    case KIND['barrage-target']:
      return 'barrage';
    case KIND.fly:
      return 'flight';
    case KIND.move:
    case KIND.enter:
      return 'hunt';
    case KIND.exit:
      return 'relieve-tobruk';
    case KIND['choose-an']:
    case KIND['adjust-an']:
      return 'activation-number';
    case KIND.advance:
      return 'advance';
    case KIND['recover-all']:
      return 'recover';
    case KIND['place-rest']:
      return 'set-up';
    case KIND['destroy-excess']:
      return 'excess';
    default:
      return 'done';
  }
}

const motives = (state: State): Motive[] => [motiveOf(state.context, choice)];

export const greedy = { id: 'greedy', choose, motives };
