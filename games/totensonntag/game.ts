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
import {
  type Action,
  headKind,
  headUnit,
  makeAction,
  Order,
  parseAction,
  readAction,
  unpack,
  unpackEnd,
} from './actions.js';
import { type Context, makeContext, type ScenarioId, scenarioIds } from './context.js';
import { checkData } from './data/check.js';
import { dataHash } from './data/hash.js';
import { builtInData } from './data/index.js';
import { type SideId, sideIds } from './data/types.js';
import { fillUnknown, hasSecrets, redact } from './knowledge.js';
import { actors, listAll, listGeneral, listOf } from './legal.js';
import { forecastOrder } from './odds.js';
import { checkOptions, optionSpecs, type TotensonntagOptions } from './options.js';
import { readPosition, readShape } from './parse-position.js';
import { playOrder } from './play.js';
import { makePosition, type Position } from './position.js';
import { reasonAgainst, refuseOrder } from './refuse.js';
import { purposes } from './rules/combat.js';
import { rulesVersion } from './rules/numbers.js';
import { beginBattle } from './rules/sequence.js';
import { playPlaceRest } from './rules/setup.js';
import { outcome } from './rules/victory.js';
import { newState, NONE, type State, STEP } from './state.js';
import { texts } from './text/index.js';
import { question } from './turn.js';
import { makeView, type View } from './view.js';

/** Totensonntag behind the contract. */

const scenarios = [
  { id: 'historical', name: { en: 'Historical set-up', 'zh-Hant': '歷史部署' } },
  { id: 'free', name: { en: 'Free set-up', 'zh-Hant': '自由部署' } },
] as const satisfies readonly { readonly id: ScenarioId; readonly name: unknown }[];

/** Scratch, reused by every call: the rules are not re-entrant. */
const order = new Order();
const codes = new ActionCodes(2);

const sideOf = (side: string): number => sideIds.indexOf(side as SideId);

/** No die is drawn before the first decision (2.2: the Commonwealth is asked first). */
const noDice: Dice = {
  begin: () => undefined,
  roll: () => {
    throw new Error('The set-up draws no dice');
  },
};

const builtInHash = dataHash(builtInData);
const contexts = new Map<string, Context>();

function contextFor(scenario: ScenarioId, options: TotensonntagOptions, given: unknown): Result<Context> {
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
  state.turn = 1;
  state.couplet = 1;
  state.active = NONE;
  state.step = STEP.setup;
  state.focusHex = NONE;
  state.focusUnit = NONE;
  if (context.value.scenario === 'free') return good(state);
  for (const side of [0, 1]) {
    state.side = side;
    playPlaceRest(state, null);
  }
  beginBattle(state, noDice, null);
  return good(state);
}

function parsePosition(value: unknown, data: unknown, seatView: boolean): Result<State> {
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

export const totensonntag: Game<State, Action> = {
  id: 'totensonntag',
  name: { en: 'Totensonntag', 'zh-Hant': '亡者星期日' },
  rulesVersion,
  sides: sideIds,
  scenarios,
  options: optionSpecs,
  purposes,
  texts,

  start,
  setupOf: ({ context }) => ({
    scenario: context.scenario,
    options: context.options,
    dataHash: context.dataHash,
    ...(context.ownData ? { data: context.data } : {}),
  }),
  blank: (like) => newState(like.context),

  turn: (state): Turn | Outcome => (state.step === STEP.over ? outcome(state) : question(state)),

  legal(state, side, unit) {
    if (sideOf(side) !== state.side) return [];
    if (unit === undefined) {
      listAll(state, codes);
    } else {
      const number = state.context.unitNumber.get(unit);
      if (number === undefined) return [];
      listOf(state, number, codes);
    }
    const actions: Action[] = [];
    for (let i = 0; i < codes.length; i++) {
      const sameReach = i > 0 && order.kind === headKind(codes.head(i)) && order.unit === headUnit(codes.head(i));
      unpack(state, codes, i, order, sameReach);
      actions.push(makeAction(state.context, order));
    }
    return actions;
  },
  parseAction: (state, value) => parseAction(state.context, value),
  refuse(state, side, action) {
    readAction(state.context, action, order);
    return refuseOrder(state, sideOf(side), order);
  },
  play(state, side, action, dice, log) {
    readAction(state.context, action, order);
    const reason = reasonAgainst(state, sideOf(side), order);
    if (reason) throw new Error(`Refused action played: ${reason}`);
    playOrder(state, order, dice, log);
  },

  position: (state): Position => makePosition(state),
  parsePosition: (value, data) => parsePosition(value, data, false),

  view: makeView,
  sample(like, view, random) {
    const { seat, position } = view as View;
    const state = parsePosition(position, like.context.ownData ? like.context.data : undefined, true);
    if (state.ok) fillUnknown(state.value, seat, random);
    return state;
  },
  redact,
  hasSecrets,
  forecast(state, seat, action) {
    readAction(state.context, action, order);
    if (reasonAgainst(state, sideOf(seat), order)) return null;
    return forecastOrder(state, order);
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
      unpackEnd(state, list, index, order);
      // The way matters to the log, and to what it leaves for an overrun.
      if (log || order.overrun !== NONE) unpack(state, list, index, order);
      playOrder(state, order, dice, log);
    },
  },
};
