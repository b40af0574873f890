import {
  bad,
  didYouMean,
  type Language,
  type LogEvent,
  makeRandom,
  type Outcome,
  type PublicAction,
  type Refusal,
  type Result,
  type SeatView,
  type Texts,
  type Turn,
  type Work,
} from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { type Answer, failed, failure, refused, type Refused } from './answers.js';
import { menuOf } from './menu.js';
import { isSeat, isSide, unknownSeat, unknownSide, unknownUnit } from './names.js';
import type * as ask from './requests.js';
import { type Standpoint, stateFor } from './standpoint.js';

/** Answers to requests that change nothing. */

export function games(battles: readonly LoadedBattle[]): Answer {
  return {
    ok: true,
    games: battles.map(({ game, dataFile, opponents }) => ({
      id: game.id,
      name: game.name,
      rules: game.rulesVersion,
      dataHash: dataFile.hash,
      sides: game.sides,
      scenarios: game.scenarios,
      options: game.options,
      levels: opponents.levels,
    })),
  };
}

const textsOf = ({ battle }: Standpoint, lang: Language | undefined): Texts => battle.texts[lang ?? 'en'];

/** With a language asked for, the sentence stands beside the codes. */
export function turnOf(from: Standpoint, lang: Language | undefined): (Turn | Outcome) & { readonly text?: string } {
  const turn = from.match.outcome ?? from.battle.game.turn(from.state);
  return lang === undefined ? turn : { ...turn, text: textsOf(from, lang).turn(turn) };
}

export const rendered = (from: Standpoint, events: readonly LogEvent[], lang: Language | undefined) =>
  events.map((event) => ({ ...event, text: textsOf(from, lang).event(event) }));

export const withText = (from: Standpoint, refusal: Refusal, lang: Language | undefined): Refused => ({
  ...refusal,
  text: textsOf(from, lang).refusal(refusal),
});

/** A seat reads the position as its view has it. */
export function position({ battle: { game }, state, seat }: Standpoint): Answer {
  if (seat === null) return { ok: true, position: game.position(state) };
  return { ok: true, position: (game.view(state, seat) as SeatView<unknown>).position };
}

/** The secret is kept back while a live match goes on. */
export function record({ match, live }: Standpoint, { keep = false }: ask.RecordRequest): Answer {
  const reveal = !live || match.turn().over;
  return { ok: true, record: keep ? match.archive(reveal) : match.record(reveal) };
}

/** When people have ended the battle, the view says so: the rules would let it go on. */
export function viewOf(from: Standpoint, seat: string): unknown {
  const { battle, match } = from;
  const view = battle.game.view(stateFor(from, seat), seat);
  return match.outcome ? { ...(view as SeatView<unknown>), turn: match.outcome, legal: null } : view;
}

export function log(from: Standpoint, { seat, lang, from: first = 0 }: ask.LogRequest): Answer {
  if (!isSeat(from, seat)) return unknownSeat(from);
  return { ok: true, log: rendered(from, from.match.log(seat).slice(first), lang) };
}

export function legal(from: Standpoint, request: ask.LegalRequest): Answer {
  const { battle, state, match } = from;
  const { side, unit, all = !battle.longLists } = request;
  if (!isSide(from, side)) return unknownSide(from);
  if (match.outcome) return { ok: true, actions: [] };
  const ids = battle.unitIds(state);
  if (unit !== undefined && !ids.includes(unit)) return unknownUnit;
  if (unit === undefined && !all) {
    const deciding = battle.game.sides[battle.game.codes.deciding(state)] === side;
    const bounds = deciding ? battle.bounds?.(state) : undefined;
    return { ok: true, ...menuOf(battle.game, state, side, ids), ...bounds };
  }
  return { ok: true, actions: battle.game.legal(state, side, unit) };
}

export function show(from: Standpoint, request: ask.ShowRequest): Answer {
  const { battle, state } = from;
  const { side, unit } = request;
  if (!isSide(from, side)) return unknownSide(from);
  if (unit !== undefined && !battle.unitIds(state).includes(unit)) return unknownUnit;
  if (!battle.show) return failure('unknown-value', `${battle.game.name.en} has nothing to show.`, 'what');
  const hexes = battle.show(state, side, request);
  return hexes.ok ? { ok: true, hexes: hexes.value } : failed(hexes.error);
}

/** The action if it can be read, with what the rules have against it. */
function judged(
  { battle: { game }, state, match }: Standpoint,
  { side, action: given }: ask.ActionRequest<string>,
): Result<{ readonly action: PublicAction; readonly refusal: Refusal | null }> {
  if (match.outcome) return bad('battle-over', '', 'The battle is over.');
  const action = game.parseAction(state, given);
  if (!action.ok) return action;
  return { ok: true, value: { action: action.value, refusal: game.refuse(state, side, action.value) } };
}

export function refuse(from: Standpoint, request: ask.RefuseRequest): Answer {
  if (!isSide(from, request.side)) return unknownSide(from);
  const order = judged(from, request);
  if (!order.ok) return failed(order.error);
  const { refusal } = order.value;
  return { ok: true, refusal: refusal && withText(from, refusal, request.lang) };
}

export function forecast(from: Standpoint, request: ask.ForecastRequest): Answer {
  const { side, lang } = request;
  if (!isSide(from, side)) return unknownSide(from);
  const order = judged(from, request);
  if (!order.ok) return failed(order.error);
  const { action, refusal } = order.value;
  if (refusal) return refused(withText(from, refusal, lang));
  const odds = from.battle.game.forecast(from.state, side, action);
  if (!odds || lang === undefined) return { ok: true, forecast: odds };
  const texts = textsOf(from, lang);
  return { ok: true, forecast: { ...odds, terms: odds.terms.map((term) => ({ ...term, text: texts.term(term) })) } };
}

export function* think(from: Standpoint, { side, level, seed }: ask.ThinkRequest): Work<Answer> {
  const { battle, match, state } = from;
  if (!isSide(from, side)) return unknownSide(from);
  const { levels } = battle.opponents;
  if (!levels.includes(level)) {
    const hint = didYouMean(level, levels);
    return failure('unknown-level', `The level must be one of: ${levels.join(', ')}.${hint}`, 'level');
  }
  const turn = match.outcome ?? battle.game.turn(state);
  if (turn.over) return failure('battle-over', 'The battle is over: nobody owes a decision.');
  if (turn.side !== side) return failure('not-your-decision', `It is ${turn.side} that owes a decision.`, 'side');
  const random = makeRandom(seed ?? `${match.commitment}/${match.length}`);
  const { action, value, motives } = yield* battle.opponents.thinking(level, state, side, random);
  return { ok: true, level, action, value, reasons: motives };
}
