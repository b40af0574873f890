import type { ActionCodes } from '../actions/codes.js';
import type { Dice } from '../dice/dice.js';
import type {
  Forecast,
  Game,
  Language,
  Log,
  Options,
  Outcome,
  Preparation,
  Refusal,
  Seat,
  Setup,
  Texts,
  Turn,
} from '../game.js';
import { truth, unknown } from '../game.js';
import { makeRandom, type Random } from '../dice/random.js';
import { changedFields } from '../position/same.js';
import { oneOf, orNull, pair, type Read, record, text, whole } from '../reading/read.js';
import { bad, good, type Result } from '../reading/result.js';
import { hiddenBySide } from '../knowledge.js';
import { copyInto, type Placed, type StateOf, stateKind } from '../state/state.js';

/**
 * A tiny battle for tests of the engine. In each of three rounds West and then East pick a number from one to three in
 * secret; a side may boast before it picks. Both numbers are then shown, and the higher one (West on a tie) strikes,
 * one die for each point of its number added to its score, or holds.
 */

export const sides = ['west', 'east'] as const;
const steps = ['pick', 'strike', 'over'] as const;
const PICK = 0;
const STRIKE = 1;
const OVER = 2;
const highest = 3;

const fields = stateKind({ round: 1, step: 1, deciding: 1, picks: 2, boasts: 2, scores: 2 });
export interface DuelContext {
  readonly scenario: string;
  readonly rounds: number;
  readonly options: Options;
  readonly data: DuelData | undefined;
}
export interface DuelData {
  readonly name: string;
}
export type DuelState = StateOf<typeof fields.spec> & Placed<DuelContext>;

export type DuelAction =
  | { readonly type: 'pick'; readonly value: number }
  | { readonly type: 'boast' }
  | { readonly type: 'strike' }
  | { readonly type: 'hold' };
const types = ['pick', 'boast', 'strike', 'hold'] as const;

type Known<T> = T | typeof unknown;
interface DuelPosition {
  readonly scenario: string;
  readonly length: string;
  readonly round: number;
  readonly step: (typeof steps)[number];
  readonly side: (typeof sides)[number] | null;
  readonly picks: readonly [Known<number>, Known<number>];
  readonly boasts: readonly [number, number];
  readonly scores: readonly [number, number];
}

const numberOf = (side: string): number => sides.indexOf(side as 'west');

function start({ scenario, options = {}, data }: Setup): Result<DuelState> {
  if (scenario !== 'plain') return bad('unknown-scenario', 'scenario', 'The scenario must be plain.');
  const length = options['length'] ?? 'short';
  if (length !== 'short' && length !== 'long')
    return bad('bad-option', 'options.length', 'The length is short or long.');
  const named = data === undefined ? good(undefined) : record<DuelData>({ name: text(20) })(data, 'data');
  if (!named.ok) return named;
  const rounds = length === 'short' ? 3 : 12;
  const state = fields.create({ scenario, rounds, options: { length }, data: named.value } satisfies DuelContext);
  state.round = 1;
  return good(state);
}

function turn(state: DuelState): Turn | Outcome {
  if (state.step === OVER) {
    const points = state.scores[0] - state.scores[1];
    return { over: true, winner: sides[points >= 0 ? 0 : 1], points, account: [] };
  }
  const step = steps[state.step];
  return { over: false, side: sides[state.deciding], step, rule: '1.0', prompt: step, detail: { round: state.round } };
}

function legal(state: DuelState, side: string): DuelAction[] {
  if (state.step === OVER || numberOf(side) !== state.deciding) return [];
  if (state.step === STRIKE) return [{ type: 'strike' }, { type: 'hold' }];
  const picks = Array.from({ length: highest }, (_, index): DuelAction => ({ type: 'pick', value: index + 1 }));
  return state.boasts[state.deciding] ? picks : [...picks, { type: 'boast' }];
}

function refuse(state: DuelState, side: string, action: DuelAction): Refusal | null {
  if (state.step === OVER) return { rule: '1.0', reason: 'over' };
  if (numberOf(side) !== state.deciding) return { rule: '1.0', reason: 'not-your-decision' };
  const picking = action.type === 'pick' || action.type === 'boast';
  if (picking !== (state.step === PICK)) return { rule: '1.0', reason: 'wrong-step', detail: { action: action.type } };
  if (action.type === 'boast' && state.boasts[state.deciding]) return { rule: '2.1', reason: 'boasted' };
  if (action.type !== 'pick' || (action.value >= 1 && action.value <= highest)) return null;
  return { rule: '2.0', reason: 'number-out-of-range', detail: { value: action.value } };
}

function play(state: DuelState, side: string, action: DuelAction, dice: Dice, log: Log | null): void {
  const own = numberOf(side);
  switch (action.type) {
    case 'boast':
      state.boasts[own] = 1;
      log?.push({ type: 'boasted', rule: '2.1', detail: { side } });
      return;
    case 'pick':
      state.picks[own] = action.value;
      log?.push({ type: 'picked', rule: '2.0', seats: [side], detail: { side, value: action.value } });
      if (own === 0) state.deciding = 1;
      else reveal(state, log);
      return;
    case 'strike':
      for (let blow = state.picks[own]; blow > 0; blow--) state.scores[own] += dice.roll(0, own);
      log?.push({ type: 'struck', rule: '3.0', detail: { side, score: state.scores[own] } });
      return nextRound(state);
    case 'hold':
      log?.push({ type: 'held', rule: '3.0', detail: { side } });
      return nextRound(state);
  }
}

/** By the way that `refuse` and `play` go. */
export const preparedBy =
  (rules: Pick<Game<DuelState, DuelAction>, 'refuse' | 'play'>) =>
  (state: DuelState, side: string, action: DuelAction): Preparation => {
    const refusal = rules.refuse(state, side, action);
    if (refusal) return { refusal };
    return { refusal: null, play: (dice, log) => rules.play(state, side, action, dice, log) };
  };

function reveal(state: DuelState, log: Log | null): void {
  state.step = STRIKE;
  state.deciding = state.picks[1] > state.picks[0] ? 1 : 0;
  log?.push({ type: 'revealed', rule: '2.0', detail: { west: state.picks[0], east: state.picks[1] } });
}

function nextRound(state: DuelState): void {
  state.picks.fill(0);
  state.boasts.fill(0);
  const over = state.round === state.context.rounds;
  state.step = over ? OVER : PICK;
  state.deciding = over ? -1 : 0;
  if (!over) state.round++;
}

function parseAction(_: DuelState, value: unknown): Result<DuelAction> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const type = types.find((one) => one === given['type']);
  if (!type) return bad('unknown-action', 'action.type', `The type must be one of: ${types.join(', ')}.`);
  const fieldNames = type === 'pick' ? ['type', 'value'] : ['type'];
  const unwanted = Object.keys(given).find((name) => !fieldNames.includes(name));
  if (unwanted !== undefined) return bad('unknown-field', `action.${unwanted}`, 'There is no such field.');
  if (type !== 'pick') return good({ type });
  const number = whole(-100, 100)(given['value'], 'action.value');
  return number.ok ? good({ type, value: number.value }) : number;
}

const hides = (state: DuelState): boolean => state.step === PICK;

function position(state: DuelState, seat?: Seat): DuelPosition {
  const pick = (side: number) => {
    const known = seat === undefined || seat === truth || !hides(state) || seat === sides[side];
    return known ? state.picks[side] : unknown;
  };
  return {
    scenario: state.context.scenario,
    length: state.context.options['length'],
    round: state.round,
    step: steps[state.step],
    side: sides[state.deciding] ?? null,
    picks: [pick(0), pick(1)],
    boasts: [state.boasts[0], state.boasts[1]],
    scores: [state.scores[0], state.scores[1]],
  };
}

const anyText: Read<string> = (value, path) =>
  typeof value === 'string' ? good(value) : bad('wrong-type', path, 'A text.');
const pickOrUnknown: Read<Known<number>> = (value, path) =>
  value === unknown ? good(unknown) : whole(0, highest)(value, path);
const shape = record<DuelPosition>({
  scenario: anyText,
  length: anyText,
  round: whole(1, 12),
  step: oneOf(...steps),
  side: orNull(oneOf(...sides)),
  picks: pair(pickOrUnknown),
  boasts: pair(whole(0, 1)),
  scores: pair(whole(0, 1000)),
});

function readPosition(value: unknown, data: unknown, seatView: boolean): Result<DuelState> {
  const read = shape(value, '');
  if (!read.ok) return read;
  const { scenario, length, picks } = read.value;
  const begun = start(data === undefined ? { scenario, options: { length } } : { scenario, options: { length }, data });
  if (!begun.ok) return begun;
  const state = begun.value;
  if (!seatView && picks.includes(unknown)) return bad('unknown-value', 'picks', 'A position tells everything.');
  state.round = read.value.round;
  state.step = steps.indexOf(read.value.step);
  state.deciding = read.value.side === null ? -1 : numberOf(read.value.side);
  state.picks.set(picks.map((pick) => (pick === unknown ? 0 : pick)));
  state.boasts.set(read.value.boasts);
  state.scores.set(read.value.scores);
  return good(state);
}

/** East is asked second, so West has picked while East is asked, and East has not. */
function fill(state: DuelState, seat: Seat, random: Random): void {
  if (seat === truth || !hides(state)) return;
  if (seat !== 'west') state.picks[0] = state.deciding === 1 ? 1 + random.below(highest) : 0;
  if (seat !== 'east') state.picks[1] = 0;
}

function redact(state: DuelState, seat: Seat, random: Random, into: DuelState): void {
  copyInto(into, state);
  fill(into, seat, random);
}

function forecast(state: DuelState, seat: Seat, action: DuelAction): Forecast | null {
  if (action.type !== 'strike' || refuse(state, seat, action)) return null;
  const outcomes = Array.from({ length: 6 }, (_, face) => ({
    probability: 1 / 6,
    result: 'first-die',
    detail: { die: face + 1 },
  }));
  return { kind: 'strike', rule: '3.0', terms: [], outcomes, detail: { dice: state.picks[numberOf(seat)] } };
}

const texts: Texts = {
  turn: (asked) => (asked.over ? 'over' : asked.prompt),
  refusal: ({ reason }) => reason,
  event: ({ type }) => type,
  term: ({ what }) => what,
  option: ({ id, values }) => ({ name: id, values: Object.fromEntries(values.map((value) => [value, value])) }),
};

function list(state: DuelState, into: ActionCodes): void {
  into.clear();
  for (const action of legal(state, sides[state.deciding] ?? '')) {
    into.push(types.indexOf(action.type), action.type === 'pick' ? action.value : 0);
  }
}

function read(head: number, tail: number): DuelAction | null {
  const type = types[head];
  return type === 'pick' ? { type, value: tail } : type ? { type } : null;
}

const unpack = (codes: ActionCodes, index: number): DuelAction => read(codes.head(index), codes.tail(index))!;

export const duelTexts: Readonly<Record<Language, Texts>> = { en: texts, 'zh-Hant': texts };

export const duel: Game<DuelState, DuelAction> = {
  id: 'duel',
  name: { en: 'Duel', 'zh-Hant': '決鬥' },
  rulesVersion: '1',
  sides,
  scenarios: [{ id: 'plain', name: { en: 'Plain', 'zh-Hant': '簡單' } }],
  options: [{ id: 'length', rule: '1.0', values: ['short', 'long'], standard: 'short' }],
  purposes: ['strike'],
  start,
  setupOf: ({ context: { scenario, options, data } }) => ({
    scenario,
    options,
    dataHash: data?.name ?? 'built-in',
    ...(data === undefined ? {} : { data }),
  }),
  blank: (like) => fields.create(like.context),
  turn,
  clock: (state) => state.round,
  legal,
  parseAction,
  refuse,
  play,
  prepare: preparedBy({ refuse, play }),
  position: (state) => position(state),
  parsePosition: (value, data) => readPosition(value, data, false),
  view: (state, seat) => ({ seat, ...position(state, seat), turn: turn(state) }),
  viewDeltas(before, after, seats) {
    return seats.map(
      (seat) => changedFields(this.view(before, seat) as object, this.view(after, seat) as object) ?? {},
    );
  },
  applyDelta: (_, view, delta) => ({ ...(view as object), ...(delta as object) }),
  sample(like, view, random) {
    const { seat, turn: _asked, ...rest } = view as DuelPosition & { readonly seat: Seat; readonly turn: unknown };
    const state = readPosition(rest, like.context.data, true);
    if (state.ok) fill(state.value, seat, random);
    return state;
  },
  redact,
  sampler(state, seat) {
    const known = fields.create(state.context);
    redact(state, seat, makeRandom('known'), known);
    return { draw: (random, into) => redact(known, seat, random, into) };
  },
  hasSecrets: hides,
  knowledge: {
    size: sides.length,
    hiddenFrom(state, into) {
      for (const side of sides.keys()) into[side] = hides(state) ? hiddenBySide(side) : 0;
    },
  },
  forecast,
  codes: {
    deciding: (state) => state.deciding,
    question: (state) => state.step * 3 + state.deciding,
    actors: () => 0,
    list,
    listOf: (_, __, into) => into.clear(),
    listGeneral: list,
    action: (_, codes, index) => unpack(codes, index),
    play: (state, codes, index, dice, log) => play(state, sides[state.deciding], unpack(codes, index), dice, log),
    read: (_, head, tail) => read(head, tail),
    refuses(state, head, tail) {
      const action = read(head, tail);
      return action === null || refuse(state, sides[state.deciding] ?? '', action) !== null;
    },
    playCode: (state, head, tail, dice, log) => play(state, sides[state.deciding], read(head, tail)!, dice, log),
  },
};

export const secret = '000102030405060708090a0b0c0d0e0f';
