import { finish, type Language, type Seat, versionChanged, type Work } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { act, close, dice, rewind, undo } from './acting.js';
import { type Answer, failed, failure } from './answers.js';
import { CurrentBattle, type OpenedBattle } from './current-battle.js';
import { isSeat, unknownSeat } from './names.js';
import { openLoaded, openNew } from './opening.js';
import * as questions from './questions.js';
import { idOf, type NewRequest, readRequest, type Request, type SitRequest } from './requests.js';
import type { SecretSource } from './sealing.js';
import { refusedBySeat } from './seat-rights.js';
import { fromTruth, SeatKnowledge, type Standpoint } from './standpoint.js';
import { ToldViews } from './told-views.js';
import { verification } from './verification.js';

export interface SessionOptions {
  /** The battles that can be played. */
  readonly battles: readonly LoadedBattle[];
  /** Gives the secret of the dice where no seed does. */
  readonly chance: SecretSource;
  /** Binds the session: it answers with what this seat may know, and acts for nobody else. */
  readonly seat?: Seat;
  /** A battle shared with other sessions; its own when left out. */
  readonly current?: CurrentBattle;
}

/** One program's conversation with the engine: at most one battle at a time, one answer to every request. */
export class ProtocolSession {
  readonly #battles: readonly LoadedBattle[];
  readonly #chance: SecretSource;
  readonly #current: CurrentBattle;
  readonly #told = new ToldViews();
  /** Of the seat the session is bound to; null while it may know everything. */
  #knowledge: SeatKnowledge | null;

  constructor({ battles, chance, seat, current = new CurrentBattle() }: SessionOptions) {
    this.#battles = battles;
    this.#chance = chance;
    this.#current = current;
    this.#knowledge = seat === undefined ? null : new SeatKnowledge(seat);
  }

  /** Answers anything at all; never throws. */
  handle(value: unknown): Answer {
    return finish(this.work(value));
  }

  /** The same in pieces: a long record takes its time. Nothing else may be asked before it is answered. */
  *work(value: unknown): Work<Answer> {
    const id = idOf(value);
    const answer = yield* this.#work(value);
    return id === undefined ? answer : { id, ...answer };
  }

  *#work(value: unknown): Work<Answer> {
    const request = readRequest(value);
    if (!request.ok) return failed(request.error);
    try {
      return this.#forbid(request.value) ?? (yield* this.#answer(request.value));
    } catch (error) {
      this.#current.rebuild();
      // What went wrong may tell of something hidden.
      const reason = this.#knowledge ? '' : `: ${error instanceof Error ? error.message : String(error)}`;
      return failure('internal', `The program made a mistake; the battle stands as before. Please report${reason}`);
    }
  }

  #forbid(request: Request): Answer | null {
    if (!this.#knowledge) return null;
    return refusedBySeat(request, { seat: this.#knowledge.seat, current: this.#current });
  }

  *#answer(request: Request): Work<Answer> {
    if (request.do === 'games') return questions.games(this.#battles);
    if (request.do === 'new') return this.#new(request);
    if (request.do === 'verify') return yield* verification(request, this.#battles);
    if (request.do === 'load') {
      const opened = yield* openLoaded(request, this.#battles, this.#chance);
      return opened.ok ? this.#begin(opened.value, request.lang) : failed(opened.error);
    }
    const { opened } = this.#current;
    if (!opened) return failure('no-match', 'No battle has been started: ask for "new" or "load" first.');
    if (request.do === 'think') return yield* questions.think(this.#standpoint(opened), request);
    return this.#answerAbout(opened, request);
  }

  #answerAbout(
    opened: OpenedBattle,
    request: Exclude<Request, { do: 'games' | 'new' | 'load' | 'verify' | 'think' }>,
  ): Answer {
    const from = this.#standpoint(opened);
    const after = (): Standpoint => this.#standpoint(opened);
    switch (request.do) {
      case 'sit':
        return this.#sit(from, request);
      case 'position':
        return questions.position(from);
      case 'record':
        return questions.record(from, request);
      case 'dice':
        return dice(from, request);
      case 'turn':
        return { ok: true, turn: questions.turnOf(from, request.lang) };
      case 'legal':
        return questions.legal(from, request);
      case 'refuse':
        return questions.refuse(from, request);
      case 'act':
        return act(from, request, after);
      case 'view':
        return this.#told.answer(from, request);
      case 'forecast':
        return questions.forecast(from, request);
      case 'undo':
        return undo(from, request, after);
      case 'rewind':
        return rewind(from, request, after);
      case 'close':
        return close(from, request, after);
      case 'log':
        return questions.log(from, request);
      case 'show':
        return questions.show(from, request);
    }
  }

  #standpoint(opened: OpenedBattle): Standpoint {
    return this.#knowledge ? this.#knowledge.of(opened) : fromTruth(opened);
  }

  /** From now on the session is bound; there is no way back. */
  #sit(from: Standpoint, { seat }: SitRequest): Answer {
    if (!isSeat(from, seat)) return unknownSeat(from);
    this.#knowledge = new SeatKnowledge(seat);
    return { ok: true, seat };
  }

  #new(request: NewRequest): Answer {
    const seat = this.#knowledge?.seat;
    const opened = openNew(seat === undefined ? request : { ...request, live: true }, this.#battles, this.#chance);
    if (!opened.ok) return failed(opened.error);
    if (seat !== undefined && !isSeat(fromTruth(opened.value), seat)) {
      return failure('not-your-seat', `${opened.value.battle.game.name.en} has no seat ${seat}.`, 'game');
    }
    return this.#begin(opened.value, request.lang);
  }

  #begin(opened: OpenedBattle, lang: Language | undefined): Answer {
    this.#current.open(opened);
    const { battle, match } = opened;
    return {
      ok: true,
      game: battle.game.id,
      match: match.sealing.match,
      commitment: match.commitment,
      ...carriedFrom(opened, lang),
      turn: questions.turnOf(this.#standpoint(opened), lang),
    };
  }
}

/** What is told of a battle that was begun in another version. */
function carriedFrom({ match }: OpenedBattle, lang: Language | undefined): object {
  const change = match.versionChange;
  return change ? { carried: { ...change, text: versionChanged[lang ?? 'en'].carried(change) } } : {};
}
