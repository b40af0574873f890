import { batch, computed, signal } from '@preact/signals';
import {
  type BattleRecord,
  good,
  type Host,
  type HostAnswer,
  type News,
  type PublicAction,
  type Result,
  type Seat,
  type Stop,
  type ToldEvent,
} from '@impulse/engine';
import type {
  ClockReading,
  HexNote,
  MatchCard,
  Offered,
  OpenProposal,
  Proposal,
  Rematch,
  Saying,
  MatchMessage,
} from '@impulse/protocol/wire/index.js';
import { newSecret } from '../secret.js';
import { type MatchRequest, MatchLine, type Watching } from './match-line.js';

/** With the time by this browser's own clock, which need not be right. */
export interface HeardClock extends ClockReading {
  readonly heardAt: number;
}

/** Who this browser is at a match. */
export interface SeatAccess {
  readonly match: string;
  /** Null for those who only watch. */
  readonly key: string | null;
  /** What whoever offered the match puts into the dice; the server is told it when the other player has told theirs. */
  readonly part: string | null;
}

/** A match on a server, as one seat: the battle is there, and what the seat may know of it comes over a line. */
export class RemoteHost implements Host<PublicAction> {
  readonly match: string;
  readonly #part: string | null;
  readonly #line: MatchLine;
  readonly #holdsSeat: boolean;
  readonly #hearers = new Set<(news: News) => void>();
  /** MatchMessage before anybody listened. */
  #unheard: News[] = [];
  /** Commands of two visits are never the same. */
  readonly #visit = newSecret().slice(0, 12);
  /** The revisions before the last actions of this seat. */
  #ownActions: number[] = [];

  readonly seat = signal<Seat | null>(null);
  readonly card = signal<MatchCard | null>(null);
  readonly said = signal<readonly Saying[]>([]);
  /** This seat does not hear the other player. */
  readonly muted = signal(false);
  /** What the server decides for this seat without asking it. */
  readonly standing = signal<Readonly<Record<string, string>>>({});
  /** How much of it this person has had in sight. */
  readonly read = signal(0);
  readonly unread = computed(
    () => this.said.value.slice(this.read.value).filter(({ by }) => by !== this.seat.value).length,
  );
  /** What the other player invites to after this battle. */
  readonly rematch = signal<Rematch | null>(null);
  readonly clock = signal<HeardClock | null>(null);
  /** What this seat has pinned to hexes. */
  readonly notes = signal<ReadonlyMap<string, string>>(new Map());
  /** Has this browser heard how the battle stands? */
  readonly begun = signal(false);
  /** How far this seat could ask to go back: to before its last action, if that was made on this visit. */
  readonly lastOwn = signal<number | null>(null);
  /** The last link of the chain that was told; null where the match has none. It is acknowledged with what the seat does next. */
  readonly told = signal<{ readonly revision: number; readonly link: string } | null>(null);
  readonly state = computed(() => this.#line.state.value);
  readonly refused = computed(() => this.#line.refused.value);

  constructor({ match, key, part }: SeatAccess, line = new MatchLine(match, key)) {
    this.match = match;
    this.#part = part;
    this.#line = line;
    this.#holdsSeat = key !== null;
    line.open(
      (watching) => this.#welcome(watching),
      (told) => this.#hear(told),
    );
  }

  #welcome({ seat, card, said, muted, standing }: Watching): void {
    batch(() => {
      // Whoever has answered has read what was said before.
      if (this.seat.value === null) this.read.value = said.findLastIndex(({ by }) => by === seat) + 1;
      this.seat.value = seat;
      this.said.value = said;
      this.muted.value = muted;
      this.standing.value = standing;
      this.#note(card);
    });
    if (this.#holdsSeat) this.#askForNotes().catch(() => undefined);
  }

  #hear(told: MatchMessage): void {
    if ('card' in told) this.#note(told.card);
    else if ('said' in told) this.said.value = [...this.said.value, told.said];
    else if ('clock' in told) this.clock.value = { ...told.clock, heardAt: performance.now() };
    else if ('muted' in told) this.muted.value = told.muted;
    else if ('standing' in told) this.standing.value = told.standing;
    else if ('rematch' in told) this.rematch.value = told.rematch;
    else if ('note' in told) this.#noteDown(told.note);
    else if ('seat' in told) this.seat.value = told.seat;
    else this.#hearNews(told.news);
  }

  async #askForNotes(): Promise<void> {
    const answer = await this.#line.ask({ do: 'notes' });
    if ('notes' in answer) this.notes.value = new Map(answer.notes.map(({ hex, text }) => [hex, text]));
  }

  #noteDown({ hex, text }: HexNote): void {
    const notes = new Map(this.notes.value);
    if (text === '') notes.delete(hex);
    else notes.set(hex, text);
    this.notes.value = notes;
  }

  #note(card: MatchCard): void {
    this.card.value = card;
    if (card.clock === null) this.clock.value = null;
    if (card.stage === 'dice' && this.#part !== null) {
      this.#line.ask({ do: 'reveal', part: this.#part }).catch((error: unknown) => console.error(error));
    }
  }

  #hearNews(news: News): void {
    const { revision, link } = news;
    this.told.value = link === undefined ? null : { revision, link };
    if ('delta' in news) {
      if (news.by === null) this.#ownActions = [];
      else if (news.by === this.seat.value) this.#ownActions.push(news.since);
      this.lastOwn.value = this.#ownActions.at(-1) ?? null;
    }
    if (this.#hearers.size === 0) this.#unheard = 'view' in news ? [news] : [...this.#unheard, news];
    for (const hear of this.#hearers) hear(news);
    this.begun.value = true;
  }

  /** The seat is the one whose key was shown. */
  watch(_seat: Seat, hear: (news: News) => void): Stop {
    this.#hearers.add(hear);
    const unheard = this.#unheard;
    this.#unheard = [];
    if (unheard.length === 0) this.#line.watchAnew().catch(() => undefined);
    for (const news of unheard) hear(news);
    return () => this.#hearers.delete(hear);
  }

  act(_seat: Seat, revision: number, command: string, action: PublicAction): Promise<HostAnswer> {
    return this.#change({ do: 'act', revision, command: this.#own(command), action, ...this.#seenAt(revision) });
  }

  undo(_seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    return this.#change({ do: 'undo', revision, command: this.#own(command), steps, ...this.#seenAt(revision) });
  }

  resign(_seat: Seat, revision: number, command: string): Promise<HostAnswer> {
    return this.#change({ do: 'resign', revision, command: this.#own(command), ...this.#seenAt(revision) });
  }

  /** Agrees to what the other player has proposed, or declines it; or withdraws what this one has. */
  reply({ number, revision }: OpenProposal, agree: boolean): Promise<HostAnswer> {
    return this.#change({ do: 'reply', revision, command: this.#own(`reply ${number}`), proposal: number, agree });
  }

  propose(revision: number, proposal: Proposal): Promise<void> {
    return this.#done({ do: 'propose', revision, proposal });
  }

  async say(text: string): Promise<Result<null>> {
    const answer = await this.#line.ask({ do: 'say', text });
    return 'problem' in answer ? { ok: false, error: answer.problem } : good(null);
  }

  /** From now on nothing is heard of the other player, or everything again; that one is not told. */
  mute(muted: boolean): Promise<void> {
    return this.#done({ do: 'mute', muted });
  }

  /** From now on the server decides so for this seat; the other player is not told. */
  leaveOrders(orders: Readonly<Record<string, string>>): Promise<void> {
    // The next change is made to these, whether the server has answered by then or not.
    this.standing.value = orders;
    return this.#done({ do: 'standing', orders });
  }

  /** Whether anybody looks at this page. */
  attend(looks: boolean): Promise<void> {
    return this.#done({ do: 'attend', looks });
  }

  /** The own clock stands still for so many days from now; 0 comes back. */
  takeVacation(days: number): Promise<void> {
    return this.#done({ do: 'vacation', days });
  }

  /** Pins a note to a hex for this seat alone; one that says nothing takes it off. */
  pin(hex: string, text: string): Promise<void> {
    return this.#done({ do: 'note', hex, text });
  }

  /** The other side's time is over, and this one does not wait any longer. */
  claim(revision: number): Promise<HostAnswer> {
    return this.#change({ do: 'claim', revision, command: this.#own(`claim ${revision}`) });
  }

  /** The other side's player has left, and a computer takes the seat. */
  replace(revision: number, level: string): Promise<void> {
    return this.#done({ do: 'replace', revision, level });
  }

  /** What lets somebody else take this seat over. */
  async give(): Promise<string | null> {
    const answer = await this.#line.ask({ do: 'give', offered: true });
    return 'invitation' in answer ? answer.invitation : null;
  }

  /** The seat is offered to nobody any more. */
  async keepSeat(): Promise<void> {
    await this.#line.ask({ do: 'give', offered: false });
  }

  /** Offers the same battle again with the sides changed over. */
  async offerRematch(partCommitment: string): Promise<Result<Offered>> {
    const answer = await this.#line.ask({ do: 'rematch', partCommitment });
    if ('offered' in answer) return good(answer.offered);
    if ('problem' in answer) return { ok: false, error: answer.problem };
    throw new Error('This is no answer to a rematch');
  }

  /** What has happened since the seat last decided something, as far as it may know. */
  async since(): Promise<readonly ToldEvent[]> {
    const answer = await this.#line.ask({ do: 'since' });
    return 'since' in answer ? answer.since : [];
  }

  /** How the battle stood meanwhile, as the seat was told then. */
  async meanwhile(): Promise<readonly News[]> {
    const answer = await this.#line.ask({ do: 'meanwhile' });
    return 'meanwhile' in answer ? answer.meanwhile : [];
  }

  /** The whole record with the secret of the dice, once the battle is over; null before. */
  async record(): Promise<BattleRecord | null> {
    const answer = await this.#line.ask({ do: 'record' });
    return 'record' in answer ? answer.record : null;
  }

  #seenAt(revision: number): { readonly seen?: string } {
    const told = this.told.value;
    return told?.revision === revision ? { seen: told.link } : {};
  }

  #own(command: string): string {
    return `${this.#visit} ${command}`;
  }

  async #change(asked: MatchRequest): Promise<HostAnswer> {
    const answer = await this.#line.ask(asked);
    if ('answer' in answer) return answer.answer;
    throw new Error('problem' in answer ? answer.problem.message : `This is no answer to ${asked.do}`);
  }

  async #done(asked: MatchRequest): Promise<void> {
    const answer = await this.#line.ask(asked);
    if ('problem' in answer) throw new Error(answer.problem.message);
  }

  /** The network has gone: what is open will not tell it by itself. */
  drop(): void {
    this.#line.drop();
  }

  hurry(): void {
    this.#line.hurry();
  }

  close(): void {
    this.#line.close();
  }
}
