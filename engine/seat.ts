import type { Aids, UnitCard } from './aids.js';
import type { Draft, JudgedDraft } from './drafts.js';
import type { Forecast, Game, LogEvent, Outcome, PublicAction, Refusal, Seat, Turn } from './game.js';
import { type Finality, finalityOf } from './finality.js';
import type { News } from './host.js';
import { makeRandom } from './dice/random.js';
import { bad, good, type Result } from './reading/result.js';
import type { Cells } from './state/state.js';

/**
 * The battle as one seat knows it: a state in which everything hidden has been made up, the seat's log, and the rules'
 * answers. It never holds the truth, so nothing it is asked can tell it.
 */
export class SeatedBattle<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly aids: Aids<S, A>;
  readonly seat: Seat;
  /** The present state of the battle, and the state before the last news. */
  readonly state: S;
  readonly before: S;
  readonly #log: LogEvent[] = [];
  #revision = -1;
  #undoable = 0;
  #outcome: Outcome | null = null;
  #view: unknown = null;

  /** `like` lends data and options. */
  constructor(game: Game<S, A>, aids: Aids<S, A>, seat: Seat, like: S) {
    this.game = game;
    this.aids = aids;
    this.seat = seat;
    this.state = game.blank(like);
    this.before = game.blank(like);
  }

  get revision(): number {
    return this.#revision;
  }

  get undoable(): number {
    return this.#undoable;
  }

  /** What the seat may know, as the last news told it: where it reads `?` the state is made up. */
  get view(): unknown {
    return this.#view;
  }

  get log(): readonly LogEvent[] {
    return this.#log;
  }

  /** Has something been missed, so that what the host tells now cannot be understood? It must be watched again. */
  misses(news: News): boolean {
    return 'delta' in news && news.since !== this.#revision;
  }

  /** Takes in what a host tells; what is hidden is made up anew, the same way for the same news. */
  hear(news: News): Result<null> {
    if (this.misses(news)) return bad('missed-news', 'since', 'These news follow upon others that were not heard.');
    const whole = 'view' in news;
    const view = whole ? news.view : this.game.applyDelta(this.state, this.#view, news.delta);
    const known = this.game.sample(this.state, view, makeRandom(`${this.seat} ${news.revision}`));
    if (!known.ok) return known;
    this.before.cells.set(this.#revision < 0 ? known.value.cells : this.state.cells);
    this.state.cells.set(known.value.cells);
    const dropped = whole ? this.#log.length : news.dropped;
    this.#log.splice(this.#log.length - dropped, dropped, ...news.events);
    this.#revision = news.revision;
    this.#undoable = news.undoable;
    this.#outcome = news.outcome;
    this.#view = view;
    return good(null);
  }

  get turn(): Turn | Outcome {
    return this.#outcome ?? this.game.turn(this.state);
  }

  /** Does this seat owe a decision? */
  get decides(): boolean {
    const { turn } = this;
    return !turn.over && turn.side === this.seat;
  }

  /** Nothing once people have ended the battle. */
  legal(unit?: string): A[] {
    return this.#outcome ? [] : this.game.legal(this.state, this.seat, unit);
  }

  refuse(action: A): Refusal | null {
    return this.game.refuse(this.state, this.seat, action);
  }

  forecast(action: A): Forecast | null {
    return this.game.forecast(this.state, this.seat, action);
  }

  /** Whether actions that the seat may play, one after the other, could be taken back. */
  finality(actions: readonly A[]): Finality {
    return finalityOf(this.game, this.state, this.seat, actions);
  }

  unit(id: string): UnitCard | null {
    return this.aids.unit(this.state, this.seat, id);
  }

  /** A draft with what the rules say to it. */
  judge(draft: Draft): JudgedDraft<A> {
    const drafting = this.aids.drafts[draft.type as A['type']];
    if (!drafting) throw new Error(`Nobody drafts ${draft.type}`);
    const bounds = drafting.bounds(this.state, this.seat, draft);
    if (drafting.whole) {
      const whole = drafting.whole(this.state, this.seat, draft);
      return { draft, bounds, action: whole.actions[0] ?? null, ...whole };
    }
    const action = drafting.action(this.state, this.seat, draft);
    const refusal = action === null ? null : this.refuse(action);
    const forecast = action === null || refusal ? null : this.forecast(action);
    return { draft, bounds, action, actions: action === null ? [] : [action], refusal, forecast };
  }
}
