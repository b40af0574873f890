import {
  actionsFrom,
  bad,
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
import { makeAction, readAction } from './actions/action-numbers.js';
import { type Action, KIND, Order, parseAction } from './actions/actions.js';
import { clockOf } from './clock.js';
import { adoptPosition } from './position/adopt-position.js';
import { checkPosition } from './position/check-position.js';
import { makeContext } from './context.js';
import { checkData } from './data/check.js';
import { dataHash } from './data/hash.js';
import { builtInData } from './data/index.js';
import { scenarioIds, sideIds } from './data/types.js';
import { discloses } from './knowledge/discloses.js';
import { forecastOrder } from './forecast/forecast.js';
import { knowledge } from './knowledge/hidden.js';
import { hasSecrets } from './knowledge/knowledge.js';
import { redact, sampler } from './knowledge/redact.js';
import { actors, listAll, listGeneral, listOf } from './legal.js';
import { checkOptions, optionSpecs } from './options.js';
import { headKind, headUnit } from './actions/packing.js';
import { readPosition } from './position/parse-position.js';
import { readShape } from './position/shape.js';
import { playOrder } from './play.js';
import { makePosition, type Position } from './position/position.js';
import { reasonAgainst, refuseOrder } from './refuse.js';
import { playPackedMove } from './rules/movement/movement.js';
import type { Reach } from './rules/movement/reach.js';
import { playPackedEntry } from './rules/forces/reinforcements.js';
import { rulesVersion } from './rules/numbers.js';
import { purposes } from './rules/purposes.js';
import { setUp } from './rules/turn/setup.js';
import { countZones, newState, NONE, type State } from './state.js';
import { turnOf } from './turn.js';
import { reachOf, unpack } from './actions/unpack.js';
import { unveil } from './knowledge/unveil.js';
import { deltas, makeView, type View } from './position/view.js';

/** White Death behind the contract. */

/** Scratch, reused by every call: the rules are not re-entrant. */
const order = new Order();

const contextFor = contextsOf({ scenarioIds, checkOptions, builtInData, checkData, dataHash, makeContext });
const parsePosition = positionReader(readShape, contextFor, readPosition);

function start(setup: Setup): Result<State> {
  const context = contextFor(setup);
  if (!context.ok) return context;
  const state = newState(context.value);
  setUp(state);
  return good(state);
}

const moverOf = (head: number): number =>
  headKind(head) === KIND.move || headKind(head) === KIND.enter ? headUnit(head) : NONE;

function playPacked(state: State, head: number, tail: number, dice: Dice, log: Log | null): boolean {
  if (headKind(head) === KIND.move) return playPackedMove(state, head, tail, dice, log);
  if (headKind(head) === KIND.enter) return playPackedEntry(state, head, tail, dice, log);
  if (!unpack(state, head, tail, order)) return false;
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
  forecast: forecastOrder,
});

export const whiteDeath: Game<State, Action> = {
  id: 'white-death',
  name: { en: 'White Death', 'zh-Hant': '白色死亡' },
  rulesVersion,
  sides: sideIds,
  scenarios: builtInData.scenarios.map(({ id, name }) => ({ id, name })),
  options: optionSpecs,
  purposes,

  start,
  setupOf: ({ context }) => setupUnder(context.scenarioId, context),
  blank: (like) => newState(like.context),

  turn: turnOf,
  clock: clockOf,

  ...actions,
  discloses,

  position: (state): Position => makePosition(state),
  parsePosition(value, data) {
    const read = parsePosition(value, data, false);
    if (!read.ok) return read;
    return checkPosition(read.value.state, value as Position) ?? good(read.value.state);
  },

  adoptPosition,

  view: makeView,
  ...deltas,
  sample(like, view, random) {
    const { position } = view as View;
    const read = parsePosition(position, ownDataOf(like.context), true);
    if (!read.ok) return read;
    const { state, veiled, hidden } = read.value;
    if (!unveil(state, veiled, hidden, random)) {
      return bad('no-sample', 'stacks', 'The hidden units do not fit into these stacks.');
    }
    countZones(state);
    return good(state);
  },
  redact,
  sampler,
  hasSecrets,
  knowledge,
};
