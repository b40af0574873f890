import {
  ActionCodes,
  bad,
  type Dice,
  type Game,
  good,
  type Log,
  type Outcome,
  type Result,
  type Setup,
  type Turn,
  within,
} from '@impulse/engine';
import { makeAction, readAction } from './action-numbers.js';
import { type Action, KIND, Order, parseAction } from './actions.js';
import { checkPosition } from './check-position.js';
import { type Context, makeContext } from './context.js';
import { checkData } from './data/check.js';
import { dataHash } from './data/hash.js';
import { builtInData } from './data/index.js';
import { type ScenarioId, scenarioIds, type SideId, sideIds } from './data/types.js';
import { forecastOrder } from './forecast.js';
import { hasSecrets, redact, unveil } from './knowledge.js';
import { actors, listAll, listGeneral, listOf } from './legal.js';
import { checkOptions, optionSpecs, type WhiteDeathOptions } from './options.js';
import { headKind, headUnit } from './packing.js';
import { readPosition, readShape } from './parse-position.js';
import { playOrder } from './play.js';
import { makePosition, type Position, viewerOf } from './position.js';
import { reasonAgainst, refuseOrder } from './refuse.js';
import { playPackedMove } from './rules/movement.js';
import { rulesVersion } from './rules/numbers.js';
import { purposes } from './rules/purposes.js';
import { setUp } from './rules/setup.js';
import { outcome } from './rules/victory.js';
import { countZones, newState, NONE, type State, STEP } from './state.js';
import { texts } from './text/index.js';
import { question } from './turn.js';
import { unpack } from './unpack.js';
import { makeView, type View } from './view.js';

/** White Death behind the contract. */

/** Scratch, reused by every call: the rules are not re-entrant. */
const order = new Order();
const codes = new ActionCodes(2);

const builtInHash = dataHash(builtInData);
const contexts = new Map<string, Context>();

function contextFor(scenario: ScenarioId, options: WhiteDeathOptions, given: unknown): Result<Context> {
  if (given === undefined) {
    const key = JSON.stringify([scenario, options]);
    let context = contexts.get(key);
    if (!context) contexts.set(key, (context = makeContext(builtInData, scenario, options, builtInHash, false)));
    return good(context);
  }
  const data = checkData(given);
  if (!data.ok) return { ok: false, error: within('data', data.error) };
  return good(makeContext(data.value, scenario, options, dataHash(data.value), true));
}

function prepare(setup: Setup): Result<Context> {
  const scenario = scenarioIds.find((id) => id === setup.scenario);
  if (!scenario) return bad('unknown-scenario', 'scenario', `The scenario must be one of: ${scenarioIds.join(', ')}.`);
  const options = checkOptions(setup.options);
  return options.ok ? contextFor(scenario, options.value, setup.data) : options;
}

function start(setup: Setup): Result<State> {
  const context = prepare(setup);
  if (!context.ok) return context;
  const state = newState(context.value);
  setUp(state);
  return good(state);
}

function parsePosition(value: unknown, data: unknown, seatView: boolean) {
  const position = readShape(value);
  if (!position.ok) return position;
  const { scenario, options } = position.value;
  const context = prepare(data === undefined ? { scenario, options } : { scenario, options, data });
  if (!context.ok) return context;
  if (context.value.dataHash !== position.value.dataHash) {
    return bad('other-data', 'dataHash', 'This position was written for another data file; give that file with it.');
  }
  return readPosition(context.value, position.value, seatView);
}

export const whiteDeath: Game<State, Action> = {
  id: 'white-death',
  name: { en: 'White Death', 'zh-Hant': '白色死神' },
  rulesVersion,
  sides: sideIds,
  scenarios: builtInData.scenarios.map(({ id, name }) => ({ id, name })),
  options: optionSpecs,
  purposes,
  texts,

  start,
  setupOf: ({ context }) => ({
    scenario: context.scenarioId,
    options: context.options,
    dataHash: context.dataHash,
    ...(context.ownData ? { data: context.data } : {}),
  }),
  blank: (like) => newState(like.context),

  turn: (state): Turn | Outcome => (state.step === STEP.over ? outcome(state) : question(state)),

  legal(state, side, unit) {
    if (viewerOf(side) !== state.side) return [];
    if (unit === undefined) {
      listAll(state, codes);
    } else {
      const number = state.context.unitNumber.get(unit);
      if (number === undefined) return [];
      listOf(state, number, codes);
    }
    let moved = NONE;
    return Array.from({ length: codes.length }, (_, index) => {
      const head = codes.head(index);
      const unit = headKind(head) === KIND.move ? headUnit(head) : NONE;
      unpack(state, codes, index, order, unit !== NONE && unit === moved);
      moved = unit;
      return makeAction(state.context, order);
    });
  },
  parseAction: (state, value) => parseAction(state.context, value),
  refuse(state, side, action) {
    readAction(state.context, action, order);
    return refuseOrder(state, sideIds.indexOf(side as SideId), order);
  },
  play(state, side, action, dice, log) {
    readAction(state.context, action, order);
    const reason = reasonAgainst(state, sideIds.indexOf(side as SideId), order);
    if (reason) throw new Error(`Refused action played: ${reason}`);
    playOrder(state, order, dice, log);
  },

  position: (state): Position => makePosition(state),
  parsePosition(value, data) {
    const read = parsePosition(value, data, false);
    if (!read.ok) return read;
    return checkPosition(read.value.state, value as Position) ?? good(read.value.state);
  },

  view: makeView,
  sample(like, view, random) {
    const { position } = view as View;
    const read = parsePosition(position, like.context.ownData ? like.context.data : undefined, true);
    if (!read.ok) return read;
    const { state, veiled, hidden } = read.value;
    unveil(state, veiled, hidden, random);
    countZones(state);
    return good(state);
  },
  redact,
  hasSecrets,
  forecast(state, seat, action) {
    readAction(state.context, action, order);
    if (reasonAgainst(state, viewerOf(seat), order)) return null;
    return forecastOrder(state, seat, order);
  },

  codes: {
    stride: 2,
    deciding: (state) => state.side,
    actors,
    list: listAll,
    listOf,
    listGeneral,
    action(state, list, index) {
      unpack(state, list, index, order);
      return makeAction(state.context, order);
    },
    play(state, list, index, dice: Dice, log: Log | null) {
      if (headKind(list.head(index)) === KIND.move) {
        playPackedMove(state, list.head(index), list.tail(index), dice, log);
        return;
      }
      unpack(state, list, index, order);
      playOrder(state, order, dice, log);
    },
  },
};
