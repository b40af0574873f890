import {
  actionsFrom,
  contextsOf,
  type Dice,
  type Game,
  good,
  type Log,
  ownDataOf,
  positionReader,
  type Result,
  type Setup,
  setupUnder,
} from '@impulse/engine';
import { clockOf } from './clock.js';
import {
  type Action,
  byEnd,
  headKind,
  headUnit,
  KIND,
  makeAction,
  Order,
  parseAction,
  readAction,
  tailSteps,
} from './actions/actions.js';
import { reachOf, unpack, unpackEnd } from './actions/unpack.js';
import { makeContext, type ScenarioId, scenarioIds } from './context.js';
import { checkData } from './data/check.js';
import { dataHash } from './data/hash.js';
import { builtInData } from './data/index.js';
import { sideIds } from './data/types.js';
import { discloses } from './knowledge/discloses.js';
import { knowledge } from './knowledge/hidden.js';
import { fillUnknown, redact, sampler } from './knowledge/knowledge.js';
import { actors, listAll, listGeneral, listOf } from './legal.js';
import { forecastOrder } from './forecast/odds.js';
import { checkOptions, optionSpecs } from './options.js';
import { makeOldPosition } from './position/old/format-1.js';
import { ofOldRules } from './position/old/rules-1.js';
import { readPosition } from './position/parse-position.js';
import { readShape } from './position/shape.js';
import { playOrder } from './play.js';
import { hasSecrets, makePosition, type Position } from './position/position.js';
import { reasonAgainst, refuseOrder } from './refuse.js';
import { purposes } from './rules/combat/combat.js';
import { earlierRules, rulesVersion } from './rules/numbers.js';
import { beginBattle } from './rules/turn/sequence.js';
import type { Reach } from './rules/movement/reach.js';
import { playPlaceRest } from './rules/forces/setup.js';
import { newState, NONE, type State, STEP } from './state.js';
import { turnOf } from './turn.js';
import { deltas, makeView, type View } from './position/view.js';

/** Totensonntag behind the contract. */

const scenarios = [
  { id: 'historical', name: { en: 'Historical set-up', 'zh-Hant': '歷史部署' } },
  { id: 'free', name: { en: 'Free set-up', 'zh-Hant': '自由部署' } },
] as const satisfies readonly { readonly id: ScenarioId; readonly name: unknown }[];

/** Scratch, reused by every call: the rules are not re-entrant. */
const order = new Order();

/** No die is drawn before the first decision (2.2: the Commonwealth is asked first). */
const noDice: Dice = {
  begin: () => undefined,
  roll: () => {
    throw new Error('The set-up draws no dice');
  },
};

const contextFor = contextsOf({ scenarioIds, checkOptions, builtInData, checkData, dataHash, makeContext });
const parsePosition = positionReader(readShape, contextFor, readPosition);

function start(setup: Setup): Result<State> {
  const context = contextFor(setup);
  if (!context.ok) return context;
  const state = newState(context.value);
  state.turn = 1;
  state.couplet = 1;
  state.active = NONE;
  state.step = STEP.setup;
  state.focusHex = NONE;
  state.focusUnit = NONE;
  if (context.value.scenario === 'free') return good(state);
  for (const side of [0, 1]) {
    state.deciding = side;
    playPlaceRest(state, null);
  }
  beginBattle(state, noDice, null);
  return good(state);
}

const moverOf = (head: number, tail: number): number =>
  headKind(head) === KIND.move && tailSteps(tail) === byEnd ? headUnit(head) : NONE;

function playPacked(state: State, head: number, tail: number, dice: Dice, log: Log | null): boolean {
  if (!unpackEnd(state, head, tail, order)) return false;
  // The way matters to the log, and to what it leaves for an overrun.
  if ((log || order.overrun !== NONE) && !unpack(state, head, tail, order)) return false;
  playOrder(state, order, dice, log);
  return true;
}

const actions = actionsFrom<State, Action, Order, Reach>({
  sides: sideIds,
  order,
  prepared: new Order(),
  parse: parseAction,
  read: readAction,
  make: makeAction,
  actors,
  listAll,
  listOf,
  listGeneral,
  unpack,
  moverOf,
  reachOf,
  reasonAgainst,
  refuse: refuseOrder,
  play: playOrder,
  playPacked,
  forecast: (state, _, asked) => forecastOrder(state, asked),
});

export const totensonntag: Game<State, Action> = {
  id: 'totensonntag',
  name: { en: 'Totensonntag', 'zh-Hant': '亡者星期日' },
  rulesVersion,
  earlierRules,
  sides: sideIds,
  scenarios,
  options: optionSpecs,
  purposes,

  start,
  setupOf: ({ context }) => setupUnder(context.scenario, context),
  blank: (like) => newState(like.context),

  turn: turnOf,
  clock: clockOf,

  ...actions,

  position: (state): Position => makePosition(state),
  parsePosition: (value, data) => parsePosition(value, data, false),
  oldPositions: (state) => [makeOldPosition(state), { ...makePosition(state), ...ofOldRules(state) }],

  view: makeView,
  ...deltas,
  sample(like, view, random) {
    const { seat, position } = view as View;
    const state = parsePosition(position, ownDataOf(like.context), true);
    if (state.ok) fillUnknown(state.value, seat, random);
    return state;
  },
  redact,
  sampler,
  hasSecrets,
  knowledge,
  discloses,
};
