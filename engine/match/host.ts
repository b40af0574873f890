import { observer, type PublicAction, type Seat, truth } from '../game.js';
import type { Host, HostAnswer, News, Stop } from '../host.js';
import { DeltaMemory } from '../position/findings.js';
import { Commands } from './commands.js';
import { followEntry } from './follow-entry.js';
import type { JournalEntry } from './journal.js';
import type { Close, Match } from './match.js';
import { type Cells, copyInto, NONE } from '../state/state.js';

/** A host with the match in its hands. Seats at the same table, in a worker or behind a socket are all fed by it. */
export class MatchHost<S extends Cells, A extends PublicAction> implements Host<A> {
  readonly match: Match<S, A>;
  readonly #watchers = new Set<Watcher<S>>();
  readonly #commands: Commands<S, A>;
  /** The state before the last change, and what was told of it to those from whom something was withheld. */
  readonly #before: S;
  #toldBefore: S | null = null;
  /** What is known of the state at revision `#rememberedAt`. */
  #memory = new DeltaMemory();
  #rememberedAt = NONE;

  constructor(match: Match<S, A>) {
    this.match = match;
    this.#commands = new Commands(match);
    this.#before = match.game.blank(match.state);
  }

  /** `seen`: the link of the chain that the seat acknowledges, of these and all other commands. */
  act(seat: Seat, revision: number, command: string, action: A, seen?: string): Promise<HostAnswer> {
    return this.#change(seat, () => this.#commands.act(seat, revision, command, action, seen));
  }

  /** The same for a seat that takes nothing back: everybody is told at once. */
  actForGood(seat: Seat, revision: number, command: string, action: A): Promise<HostAnswer> {
    return this.#change(seat, () => {
      const answer = this.#commands.act(seat, revision, command, action);
      this.match.settle();
      return answer;
    });
  }

  undo(seat: Seat, revision: number, command: string, steps: number, seen?: string): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.undo(seat, revision, command, steps, seen));
  }

  rewind(seat: Seat, revision: number, command: string, to: number, agreed: readonly string[]): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.rewind(seat, revision, command, to, agreed));
  }

  close(seat: Seat, revision: number, command: string, close: Close, seen?: string): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.close(seat, revision, command, close, seen));
  }

  /**
   * What a side has done elsewhere happens here too, as far as the first step of which `reader` can read something. It
   * is told as one thing: nobody is to see the moments between, such as a stack that is just being put together.
   */
  follow(side: string, steps: readonly (readonly JournalEntry[])[], reader: Seat): Promise<HostAnswer> {
    const { match } = this;
    const since = match.logLength(reader);
    return this.#change(side, () => {
      for (const step of steps) {
        for (const entry of step) {
          const problem = followEntry(match, side, entry);
          if (problem) return { kind: 'malformed', problem };
        }
        if (match.outcome || match.logLength(reader) > since) break;
      }
      return { kind: 'done', revision: match.revision };
    });
  }

  /** Everybody who watches is told when something has happened. */
  #change(by: string | null, work: () => HostAnswer): Promise<HostAnswer> {
    const { match } = this;
    const since = match.revision;
    this.#rememberStates();
    const answer = work();
    if (match.revision !== since) this.#tellAll(since, by);
    return Promise.resolve(answer);
  }

  #rememberStates(): void {
    const { match } = this;
    if (this.#watchers.size > 0) copyInto(this.#before, match.state);
    for (const watcher of this.#watchers) {
      watcher.before = this.#before;
      if (!match.withholdsFrom(watcher.seat)) continue;
      watcher.before = this.#toldBefore ??= match.game.blank(match.state);
      copyInto(watcher.before, match.stateFor(watcher.seat));
    }
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    if (!this.#mayWatch(seat)) throw new Error(`Nobody may watch as ${seat} now`);
    const watcher: Watcher<S> = { seat, hear, revision: NONE, told: 0, before: this.#before };
    this.#watchers.add(watcher);
    this.#tellWhole(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The whole truth is for battles that are over. */
  #mayWatch(seat: Seat): boolean {
    if (seat === truth) return this.match.turn().over;
    return seat === observer || this.match.game.sides.includes(seat);
  }

  #tellWhole(watcher: Watcher<S>): void {
    const { match } = this;
    const { seat } = watcher;
    const events = match.log(seat);
    this.#tell(watcher, events.length, { ...this.#headFor(seat, null), view: match.view(seat), events });
  }

  /** `since`: the revision before the change. Whoever was told another one last begins anew. */
  #tellAll(since: number, by: string | null): void {
    const watchers = [...this.#watchers];
    const following = watchers.filter(({ revision }) => revision === since);
    const deltas = this.#deltasSince(since, following);
    for (const watcher of following) this.#tellLater(watcher, deltas.get(watcher), by);
    for (const watcher of watchers) if (!following.includes(watcher)) this.#tellWhole(watcher);
  }

  /** Those who have been told the same and are told the same now are served together. */
  #deltasSince(since: number, watchers: readonly Watcher<S>[]): ReadonlyMap<Watcher<S>, unknown> {
    const { match } = this;
    const deltas = new Map<Watcher<S>, unknown>();
    for (const before of [this.#before, this.#toldBefore]) {
      if (!before) continue;
      for (const isOpen of [true, false]) {
        const alike = watchers.filter((one) => one.before === before && match.withholdsFrom(one.seat) !== isOpen);
        if (alike.length === 0) continue;
        const seats = alike.map(({ seat }) => seat);
        const isWhole = before === this.#before && isOpen;
        const told = match.game.viewDeltas(
          before,
          match.stateFor(seats[0]),
          seats,
          isWhole ? this.#memoryOf(since) : undefined,
        );
        for (const [index, watcher] of alike.entries()) deltas.set(watcher, told[index]);
      }
    }
    return deltas;
  }

  /** Of the change from the state at revision `since` to the present one. */
  #memoryOf(since: number): DeltaMemory {
    // Something may have happened while nobody watched.
    if (this.#rememberedAt !== since) this.#memory = new DeltaMemory();
    this.#rememberedAt = this.match.revision;
    return this.#memory;
  }

  #tellLater(watcher: Watcher<S>, delta: unknown, by: string | null): void {
    const { match } = this;
    const { seat, told, revision: since } = watcher;
    const length = match.logLength(seat);
    const dropped = Math.max(0, told - length);
    this.#tell(watcher, length, {
      ...this.#headFor(seat, by),
      since,
      delta,
      dropped,
      events: match.log(seat, told),
    });
  }

  #headFor(seat: Seat, by: string | null) {
    const { match } = this;
    const { revision, outcome, link } = match;
    return { revision, by, undoable: match.undoable(seat), outcome, ...(link === null ? {} : { link }) };
  }

  #tell(watcher: Watcher<S>, length: number, news: News): void {
    watcher.revision = news.revision;
    watcher.told = length;
    watcher.hear(news);
  }
}

interface Watcher<S> {
  readonly seat: Seat;
  readonly hear: (news: News) => void;
  /** Of the last news. */
  revision: number;
  /** Length of the log at the last news. */
  told: number;
  /** How the battle stood before the present change, as far as it was told. */
  before: S;
}
