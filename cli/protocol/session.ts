import {
  type Cells,
  type Language,
  type LogEvent,
  makeRandom,
  Match,
  mayRead,
  observer,
  type Outcome,
  parseRecord,
  type PublicAction,
  type Refusal,
  resume,
  type Texts,
  type Turn,
  within,
} from '@impulse/engine';
import { think } from '@impulse/opponent';
import { findVolume, library } from '../library.js';
import { didYouMean } from '../suggest.js';
import type { Volume } from '../volume.js';
import { type Answer, failed, failure, refused, type Refused, Written } from './answers.js';
import type * as ask from './requests.js';
import { idOf, readRequest, type Request } from './requests.js';
import { menuOf } from './menu.js';
import { sealingFor, type SecretSource } from './sealing.js';

type Play = Match<Cells, PublicAction>;

/** One program's conversation with the engine: at most one battle at a time, one answer to every request. */
export class Session {
  readonly #chance: SecretSource;
  #volume: Volume = library[0];
  #match: Play | null = null;

  constructor(chance: SecretSource) {
    this.#chance = chance;
  }

  /** Answers anything at all; never throws. */
  handle(value: unknown): Answer {
    const id = idOf(value);
    const answer = this.#handle(value);
    return id === undefined ? answer : { id, ...answer };
  }

  #handle(value: unknown): Answer {
    const request = readRequest(value);
    if (!request.ok) return failed(request.error);
    try {
      return this.#answer(request.value);
    } catch (error) {
      this.#rebuild();
      const reason = error instanceof Error ? error.message : String(error);
      return failure('internal', `The program made a mistake; the battle stands as before. Please report: ${reason}`);
    }
  }

  /** After a bug nobody knows in what state the battle is; its record tells. */
  #rebuild(): void {
    if (!this.#match) return;
    try {
      const rebuilt = resume(this.#volume.game, this.#match.record(true), this.#match.sealing);
      this.#match = rebuilt.ok ? rebuilt.value : null;
    } catch {
      this.#match = null;
    }
  }

  #answer(request: Request): Answer {
    if (request.do === 'games') return games();
    if (request.do === 'new') return this.#new(request);
    if (request.do === 'load') return this.#load(request);
    const match = this.#match;
    if (!match) return failure('no-match', 'No battle has been started: ask for "new" or "load" first.');
    switch (request.do) {
      case 'position':
        return { ok: true, position: match.game.position(match.state) };
      case 'record':
        return { ok: true, record: match.record(!match.sealing.live || match.turn().over) };
      case 'dice':
        return dice(match, request);
      case 'turn':
        return { ok: true, turn: turnOf(match, request.lang) };
      case 'legal':
        return this.#legal(match, request);
      case 'refuse':
        return refuse(match, request);
      case 'act':
        return act(match, request);
      case 'view':
        return this.#view(match, request);
      case 'forecast':
        return forecast(match, request);
      case 'undo':
        return undo(match, request);
      case 'log':
        return log(match, request);
      case 'think':
        return this.#think(match, request);
      case 'show':
        return this.#show(match, request);
    }
  }

  #view(match: Play, { seat }: ask.ViewRequest): Answer {
    if (!isSeat(match, seat)) return unknownSeat(match);
    const { viewText } = this.#volume;
    return { ok: true, view: viewText ? new Written(viewText(match.state, seat)) : match.view(seat) };
  }

  #new(request: ask.NewRequest): Answer {
    const volume = findVolume(request.game);
    if (!volume) return unknownGame('game');
    const { scenario = volume.game.scenarios[0].id, options, data } = request;
    const setup = {
      scenario,
      ...(options === undefined ? {} : { options: options as Readonly<Record<string, string>> }),
      ...(data === undefined ? {} : { data }),
    };
    const match = Match.start(volume.game, setup, sealingFor(request, this.#chance));
    return match.ok ? this.#begin(volume, match.value, request.lang) : failed(match.error);
  }

  #load(request: ask.LoadRequest): Answer {
    const { position, record } = request;
    if ((position === undefined) === (record === undefined)) {
      return failure('missing-field', 'Give either a "position" or a "record".', 'position');
    }
    return record === undefined ? this.#loadPosition(request) : this.#loadRecord(request);
  }

  #loadPosition(request: ask.LoadRequest): Answer {
    const { position, data } = request;
    if (request.events !== undefined) return failure('unknown-field', 'Only a record has events.', 'events');
    if (typeof position !== 'object' || position === null || Array.isArray(position)) {
      return failure('wrong-type', 'A position is an object.', 'position');
    }
    const volume = findVolume(String((position as Record<string, unknown>)['game']));
    if (!volume) return unknownGame('position.game');
    const match = Match.from(volume.game, position, data, sealingFor(request, this.#chance));
    if (match.ok) return this.#begin(volume, match.value, request.lang);
    const inData = /^data[.[]/.test(match.error.path);
    return failed(inData ? match.error : within('position', match.error));
  }

  #loadRecord(request: ask.LoadRequest): Answer {
    if (request.data !== undefined) {
      return failure('unknown-field', 'A record brings its data file with it, as record.data.', 'data');
    }
    // Its dice are known, or set by hand.
    if (request.live) return failure('not-live', 'A battle that goes on from a record cannot be live.', 'live');
    const record = parseRecord(request.record);
    if (!record.ok) return failed(within('record', record.error));
    const volume = findVolume(record.value.game);
    if (!volume) return unknownGame('record.game');
    const events = request.events ?? record.value.events.length;
    if (events > record.value.events.length) {
      return failure('out-of-range', `The record has ${record.value.events.length} events.`, 'events');
    }
    const match = resume(volume.game, record.value, sealingFor(request, this.#chance), events);
    return match.ok ? this.#begin(volume, match.value, request.lang) : failed(within('record', match.error));
  }

  #begin(volume: Volume, match: Play, lang: Language | undefined): Answer {
    this.#volume = volume;
    this.#match = match;
    const { id } = volume.game;
    return { ok: true, game: id, match: match.sealing.match, commitment: match.commitment, turn: turnOf(match, lang) };
  }

  #legal(match: Play, { side, unit, all = !this.#volume.longLists }: ask.LegalRequest): Answer {
    if (!isSide(match, side)) return unknownSide(match);
    const ids = this.#volume.unitIds(match.state);
    if (unit !== undefined && !ids.includes(unit)) return unknownUnit;
    if (unit === undefined && !all) {
      const deciding = match.game.sides[match.game.codes.deciding(match.state)] === side;
      const bounds = deciding ? this.#volume.bounds?.(match.state) : undefined;
      return { ok: true, ...menuOf(match, side, ids), ...bounds };
    }
    return { ok: true, actions: match.game.legal(match.state, side, unit) };
  }

  #show(match: Play, request: ask.ShowRequest): Answer {
    const { side, unit } = request;
    if (!isSide(match, side)) return unknownSide(match);
    const { show, game, unitIds } = this.#volume;
    if (unit !== undefined && !unitIds(match.state).includes(unit)) return unknownUnit;
    if (!show) return failure('unknown-value', `${game.name.en} has nothing to show.`, 'what');
    const hexes = show(match.state, side, request);
    return hexes.ok ? { ok: true, hexes: hexes.value } : failed(hexes.error);
  }

  #think(match: Play, { side, level, seed }: ask.ThinkRequest): Answer {
    if (!isSide(match, side)) return unknownSide(match);
    const { opponents } = this.#volume;
    const policy = opponents.get(level);
    if (!policy) {
      const hint = didYouMean(level, [...opponents.keys()]);
      return failure('unknown-level', `The level must be one of: ${[...opponents.keys()].join(', ')}.${hint}`, 'level');
    }
    const turn = match.turn();
    if (turn.over) return failure('battle-over', 'The battle is over: nobody owes a decision.');
    if (turn.side !== side) return failure('not-your-decision', `It is ${turn.side} that owes a decision.`, 'side');
    const random = makeRandom(seed ?? `${match.commitment}/${match.length}`);
    const { action, value, motives } = think(match.game, policy, match.state, side, random);
    return { ok: true, level, action, value, reasons: motives };
  }
}

const textsOf = (match: Play, lang: Language | undefined): Texts => match.game.texts[lang ?? 'en'];

const isSide = (match: Play, side: string): boolean => match.game.sides.includes(side);
const isSeat = (match: Play, seat: string): boolean => seat === observer || isSide(match, seat);

const unknownGame = (path: string): Answer =>
  failure('unknown-game', `The game must be one of: ${library.map(({ game }) => game.id).join(', ')}.`, path);
const unknownSide = (match: Play): Answer =>
  failure('unknown-side', `The side must be ${match.game.sides.join(' or ')}.`, 'side');
const unknownUnit = failure('unknown-unit', 'There is no unit of this id in this battle.', 'unit');
const unknownSeat = (match: Play): Answer =>
  failure('unknown-seat', `The seat must be ${[...match.game.sides, observer].join(', ')}.`, 'seat');

function games(): Answer {
  return {
    ok: true,
    games: library.map(({ game, dataHash, opponents }) => ({
      id: game.id,
      name: game.name,
      rules: game.rulesVersion,
      dataHash,
      sides: game.sides,
      scenarios: game.scenarios,
      options: game.options,
      levels: [...opponents.keys()],
    })),
  };
}

/** With a language asked for, the sentence stands beside the codes. */
function turnOf(match: Play, lang: Language | undefined): (Turn | Outcome) & { readonly text?: string } {
  const turn = match.turn();
  return lang === undefined ? turn : { ...turn, text: textsOf(match, lang).turn(turn) };
}

function dice(match: Play, { queue }: ask.DiceRequest): Answer {
  const problem = match.queueDice(queue);
  return problem ? failed(problem) : { ok: true, queued: queue };
}

/** Gives the action if it may be played, and otherwise the answer that says why not. */
function question(match: Play, { side, action: given, lang }: ask.ActionRequest<string>) {
  if (!isSide(match, side)) return { answer: unknownSide(match) };
  const action = match.game.parseAction(match.state, given);
  if (!action.ok) return { answer: failed(action.error) };
  const refusal = match.game.refuse(match.state, side, action.value);
  return refusal ? { refusal: withText(match, refusal, lang) } : { action: action.value };
}

const withText = (match: Play, refusal: Refusal, lang: Language | undefined): Refused => ({
  ...refusal,
  text: textsOf(match, lang).refusal(refusal),
});

function refuse(match: Play, request: ask.RefuseRequest): Answer {
  const { answer, refusal } = question(match, request);
  return answer ?? { ok: true, refusal: refusal ?? null };
}

function forecast(match: Play, request: ask.ForecastRequest): Answer {
  const { answer, refusal, action } = question(match, request);
  if (answer) return answer;
  if (refusal) return refused(refusal);
  const odds = match.game.forecast(match.state, request.side, action);
  if (!odds || request.lang === undefined) return { ok: true, forecast: odds };
  const texts = textsOf(match, request.lang);
  return { ok: true, forecast: { ...odds, terms: odds.terms.map((term) => ({ ...term, text: texts.term(term) })) } };
}

function act(match: Play, { side, action, lang }: ask.ActRequest): Answer {
  const answer = match.act(side, action);
  if (answer.kind === 'malformed') return failed(answer.problem);
  if (answer.kind === 'refused') return refused(withText(match, answer.refusal, lang));
  // Only what the acting side may read: the answer is for its player.
  const events = answer.events.filter((event) => mayRead(event, side));
  return { ok: true, events: lang === undefined ? events : rendered(match, events, lang), turn: turnOf(match, lang) };
}

const rendered = (match: Play, events: readonly LogEvent[], lang: Language | undefined) =>
  events.map((event) => ({ ...event, text: textsOf(match, lang).event(event) }));

function undo(match: Play, { side, lang }: ask.UndoRequest): Answer {
  if (!isSide(match, side)) return unknownSide(match);
  const problem = match.undo(side);
  if (problem) return failed(problem);
  return { ok: true, position: match.game.position(match.state), turn: turnOf(match, lang) };
}

function log(match: Play, { seat, lang, from = 0 }: ask.LogRequest): Answer {
  if (!isSeat(match, seat)) return unknownSeat(match);
  return { ok: true, log: rendered(match, match.log(seat).slice(from), lang) };
}
