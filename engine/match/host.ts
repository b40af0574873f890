import { observer, type PublicAction, type Seat, truth } from '../game.js';
import type { Host, HostAnswer, News, Stop } from '../host.js';
import { Commands } from './commands.js';
import type { Close, Match } from './match.js';
import type { Cells } from '../state/state.js';

/** A host with the match in its hands. Seats at the same table, in a worker or behind a socket are all fed by it. */
export class MatchHost<S extends Cells, A extends PublicAction> implements Host<A> {
  readonly match: Match<S, A>;
  readonly #watchers = new Set<Watcher>();
  readonly #commands: Commands<S, A>;

  constructor(match: Match<S, A>) {
    this.match = match;
    this.#commands = new Commands(match);
  }

  act(seat: Seat, revision: number, command: string, action: A): Promise<HostAnswer> {
    return this.#change(seat, () => this.#commands.act(seat, revision, command, action));
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.undo(seat, revision, command, steps));
  }

  rewind(seat: Seat, revision: number, command: string, to: number, agreed: readonly string[]): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.rewind(seat, revision, command, to, agreed));
  }

  close(seat: Seat, revision: number, command: string, close: Close): Promise<HostAnswer> {
    return this.#change(null, () => this.#commands.close(seat, revision, command, close));
  }

  /** Everybody who watches is told when something has happened. */
  #change(by: string | null, work: () => HostAnswer): Promise<HostAnswer> {
    const before = this.match.revision;
    const answer = work();
    if (this.match.revision !== before) for (const watcher of this.#watchers) this.#tell(watcher, by);
    return Promise.resolve(answer);
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    if (!this.#mayWatch(seat)) throw new Error(`Nobody may watch as ${seat} now`);
    const watcher: Watcher = { seat, hear, told: 0 };
    this.#watchers.add(watcher);
    this.#tell(watcher, null);
    return () => this.#watchers.delete(watcher);
  }

  /** The whole truth is for battles that are over. */
  #mayWatch(seat: Seat): boolean {
    if (seat === truth) return this.match.turn().over;
    return seat === observer || this.match.game.sides.includes(seat);
  }

  #tell(watcher: Watcher, by: string | null): void {
    const { match } = this;
    const { seat, told } = watcher;
    const length = match.logLength(seat);
    watcher.told = length;
    watcher.hear({
      revision: match.revision,
      view: match.view(seat),
      dropped: Math.max(0, told - length),
      events: match.log(seat, told),
      by,
      undoable: match.undoable(seat),
      outcome: match.outcome,
    });
  }
}

interface Watcher {
  readonly seat: Seat;
  readonly hear: (news: News) => void;
  /** Length of the log at the last news. */
  told: number;
}
