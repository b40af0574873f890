import {
  bad,
  type BattleRecord,
  type Cells,
  good,
  isPlayed,
  type JournalEntry,
  type Language,
  type MatchHost,
  observer,
  type Outcome,
  type PublicAction,
  type Result,
  type Seat,
  type Stop,
  truth,
} from '@impulse/engine';
import { answering } from '@impulse/library/answers.js';
import { isBattleId, type LoadedBattle } from '@impulse/library';
import { LastDecisions } from '@impulse/library/last-decisions.js';
import type { LeftOrders } from '@impulse/library/standing.js';
import { hindsight } from '../matches/spectators.js';
import type { KeptPositions, KeptSnapshot, NewEntry } from '../store/store.js';
import { Hindsight } from './hindsight.js';
import type { Change, Ended, Moment, Opened, Question, RulesAnswers, SeatNews } from './messages.js';

/** A state is kept after so many entries, at the next moment at which nothing can be taken back. */
const snapshotEvery = 100;

interface Beginning {
  /** The revision of the state that is kept. */
  readonly snapshotAt?: number;
  /** How many of its entries are; all when left out. */
  readonly kept?: number;
  readonly asItWas?: BattleRecord | null;
}

/** A battle in memory, and what has come of it that is still to be kept and told. */
export class OpenBattle {
  readonly host: MatchHost<Cells, PublicAction>;
  readonly lastDecisions: LastDecisions;
  readonly #rules: LoadedBattle;
  readonly #feeds = new Map<Seat, Stop>();
  #heard: SeatNews[] = [];
  /** How many entries have been handed over, and how long the log was then. */
  #taken: number;
  #logged: number;
  #snapshotAt: number;
  /** Once somebody watches in this way: finding out what may be told by now means to play the battle again. */
  #hindsight: Hindsight | null = null;
  /** What spectators are told first, as long as nothing happens: anybody may ask for it, as often as they like. */
  #toldSpectators: string | null = null;
  /** Seats that nobody watches any more. */
  readonly #deserted = new Set<Seat>();
  #record: string | null = null;

  /** The record of a battle of another version that is over: it is shown as it was. */
  readonly #asItWas: BattleRecord | null;

  constructor(
    host: MatchHost<Cells, PublicAction>,
    rules: LoadedBattle,
    { snapshotAt = 0, kept = host.match.revision, asItWas = null }: Beginning,
  ) {
    this.host = host;
    this.#rules = rules;
    this.#asItWas = asItWas;
    this.lastDecisions = new LastDecisions(rules, host.match);
    this.#taken = kept;
    this.#logged = host.match.logLength(truth);
    this.#snapshotAt = snapshotAt;
  }

  get opened(): Opened {
    const { game, state, versionChange } = this.host.match;
    const { options, dataHash } = game.setupOf(state);
    return { ...this.moment, rules: game.rulesVersion, dataHash, options, versionChange };
  }

  get moment(): Moment {
    const { match } = this.host;
    const turn = match.turn();
    const { revision } = match;
    if (turn.over) return { revision, isOver: true, turn: null, isAnswer: false, ended: this.#endedWith(turn) };
    const { id } = match.game;
    const isAnswer = isBattleId(id) && answering[id].steps.includes(turn.step);
    return { revision, isOver: false, turn: turn.side, isAnswer, ended: null };
  }

  #endedWith(outcome: Outcome): Ended {
    const { winner, ended, points } = outcome;
    const needed = ended ? null : this.#rules.pointsToWin(outcome);
    const lead = needed === null ? null : { side: this.#rules.scoringSide, points: points - needed };
    return { winner, reason: ended?.reason ?? 'played', lead };
  }

  question(language: Language): Question {
    const { revision, turn } = this.moment;
    return { revision, decides: turn, text: this.#rules.texts[language].turn(this.host.match.turn()) };
  }

  /** What the seat is told first, which is nothing where it has `heard` everything; what follows is among the changes. */
  watch(seat: Seat, heard: number | null = null): string | null {
    const first = this.#first(seat);
    const { match } = this.host;
    // What computers did was told, and counts as withheld once it has been read again.
    const knowsAll = heard === match.revision && !match.withholdsFrom(seat);
    return knowsAll ? null : first;
  }

  #first(seat: Seat): string | null {
    this.#deserted.delete(seat);
    if (seat === hindsight) return (this.#hindsight ??= new Hindsight(this.#rules, this.host.match)).news;
    if (seat !== observer) return this.#feeds.has(seat) ? this.#whole(seat) : this.#feed(seat);
    if (!this.#feeds.has(seat)) this.#toldSpectators = this.#feed(seat);
    return (this.#toldSpectators ??= this.#whole(seat));
  }

  /** From now on the seat hears what happens; what it is told first. */
  #feed(seat: Seat): string {
    this.#feeds.set(
      seat,
      this.host.watch(seat, (news) => this.#heard.push({ seat, text: JSON.stringify(news) })),
    );
    return this.#takeHeard()[0].text;
  }

  #whole(seat: Seat): string {
    let whole = '';
    this.host.watch(seat, (news) => (whole = JSON.stringify(news)))();
    return whole;
  }

  /** Until something happens the seat counts as watched, so that coming and going costs nothing. */
  unwatch(seat: Seat): void {
    this.#deserted.add(seat);
  }

  /** What the seat may know, when it owes a decision. */
  owedBy(seat: Seat): RulesAnswers['owed'] {
    const { match } = this.host;
    return this.moment.turn === seat ? { revision: match.revision, view: match.view(seat) } : null;
  }

  /** What the seat has left orders to do, when it owes a decision. */
  orderedBy(seat: Seat, orders: LeftOrders): RulesAnswers['ordered'] {
    const { match } = this.host;
    const action = this.moment.turn === seat ? (this.#rules.ordered?.(match.state, seat, orders) ?? null) : null;
    return action && { revision: match.revision, action };
  }

  /** What has happened since this was last asked; null when nothing has. */
  takeChange(): Change | null {
    const { match } = this.host;
    const from = this.#taken;
    if (match.revision === from) return null;
    const entries = match.journal.slice(from).map((entry) => this.#kept(entry));
    this.#taken = match.revision;
    this.#logged = match.logLength(truth);
    const snapshot = this.#snapshot();
    const news = [...this.#takeHeard(), ...this.#takeLate()].filter(({ seat }) => !this.#deserted.has(seat));
    this.#forgetDeserted();
    this.#toldSpectators = null;
    return { ...this.moment, from, entries, news, ...(snapshot ? { snapshot } : {}) };
  }

  #takeHeard(): SeatNews[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  #takeLate(): SeatNews[] {
    if (this.#deserted.has(hindsight)) return [];
    const text = this.#hindsight?.newer() ?? null;
    return text === null ? [] : [{ seat: hindsight, text }];
  }

  #forgetDeserted(): void {
    for (const seat of this.#deserted) {
      this.#feeds.get(seat)?.();
      this.#feeds.delete(seat);
      if (seat === hindsight) this.#hindsight = null;
    }
    this.#deserted.clear();
  }

  /** One command is one entry: what the log has grown by is what it led to. */
  #kept(entry: JournalEntry): NewEntry {
    const events = isPlayed(entry) ? this.host.match.log(truth, this.#logged) : [];
    return { entry: JSON.stringify(entry), events: JSON.stringify(events) };
  }

  #snapshot(): KeptSnapshot | null {
    const { match } = this.host;
    const { revision, game, state } = match;
    if (revision - this.#snapshotAt < snapshotEvery) return null;
    if (game.sides.some((side) => match.undoable(side) > 0)) return null;
    this.#snapshotAt = revision;
    return { revision, cells: new Uint8Array(state.cells.slice().buffer) };
  }

  /** With the secret of the dice, once the battle is over. */
  record(): Result<string> {
    if (!this.moment.isOver) return bad('not-over', '', 'The record is told once the battle is over.');
    return good((this.#record ??= JSON.stringify(this.#asItWas ?? this.host.match.archive(true))));
  }

  get positions(): KeptPositions {
    const { journal, keyframes = [] } = this.#asItWas ?? this.host.match.archive(false);
    return { revision: journal.length, keyframes: JSON.stringify(keyframes) };
  }
}
