import { observer, type PublicAction, type Seat, truth } from '../game.js';
import type { Host, HostAnswer, News, Stop } from '../host.js';
import { LastAnswers } from './last-answers.js';
import type { Close, Match } from './match.js';
import type { Problem } from '../reading/result.js';
import type { Cells } from '../state/state.js';

/** A host with the match in its hands. Seats at the same table, in a worker or behind a socket are all fed by it. */
export class MatchHost<S extends Cells, A extends PublicAction> implements Host<A> {
  readonly match: Match<S, A>;
  readonly #watchers = new Set<Watcher>();
  readonly #answers = new LastAnswers();

  constructor(match: Match<S, A>) {
    this.match = match;
    this.#answers.recall(match.journal);
  }

  act(seat: Seat, revision: number, command: string, action: A): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => {
      const answer = this.match.act(seat, action, command);
      return answer.kind === 'played' ? this.#done(seat) : answer;
    });
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => this.#unless(this.match.undo(seat, steps, command)));
  }

  /** The seat asks for what `agreed` have consented to. */
  rewind(seat: Seat, revision: number, command: string, to: number, agreed: readonly string[]): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => this.#unless(this.match.rewind(to, agreed, command)));
  }

  close(seat: Seat, revision: number, command: string, close: Close): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => this.#unless(this.match.close(seat, close, command)));
  }

  #unless(problem: Problem | null): HostAnswer {
    return problem ? { kind: 'malformed', problem } : this.#done(null);
  }

  #done(by: string | null): HostAnswer {
    for (const watcher of this.#watchers) this.#tell(watcher, by);
    return { kind: 'done', revision: this.match.revision };
  }

  #once(seat: Seat, revision: number, command: string, work: () => HostAnswer): Promise<HostAnswer> {
    const known = this.#answers.find(seat, command);
    if (known) return Promise.resolve(known);
    if (revision !== this.match.revision) return Promise.resolve({ kind: 'stale', revision: this.match.revision });
    const answer = work();
    this.#answers.keep(seat, command, answer);
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
