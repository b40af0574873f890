import { type LogEvent, observer, type PublicAction, type Seat, truth } from '../game.js';
import type { Host, HostAnswer, News, Stop } from '../host.js';
import type { Match } from './match.js';
import type { Problem } from '../reading/result.js';
import type { Cells } from '../state/state.js';

/** A host with the match in its hands. Seats at the same table, in a worker or behind a socket are all fed by it. */
export class MatchHost<S extends Cells, A extends PublicAction> implements Host<A> {
  readonly match: Match<S, A>;
  readonly #watchers = new Set<Watcher>();
  /** By seat: the last command and what it was answered, so that a command that comes twice changes nothing. */
  readonly #answered = new Map<Seat, { readonly command: string; readonly answer: HostAnswer }>();

  constructor(match: Match<S, A>) {
    this.match = match;
  }

  act(seat: Seat, revision: number, command: string, action: A): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => {
      const answer = this.match.act(seat, action);
      if (answer.kind !== 'played') return answer;
      this.#tellAll(seat);
      return { kind: 'done', revision: this.match.revision };
    });
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    return this.#once(seat, revision, command, () => {
      const open = this.match.undoable(seat);
      if (!Number.isInteger(steps) || steps < 1 || (steps > open && open > 0)) return malformed(wrongSteps(open));
      for (let step = 0; step < steps; step++) {
        const problem = this.match.undo(seat);
        if (problem) return malformed(problem);
      }
      this.#tellAll(null);
      return { kind: 'done', revision: this.match.revision };
    });
  }

  #once(seat: Seat, revision: number, command: string, work: () => HostAnswer): Promise<HostAnswer> {
    const last = this.#answered.get(seat);
    if (last?.command === command) return Promise.resolve(last.answer);
    if (revision !== this.match.revision) return Promise.resolve({ kind: 'stale', revision: this.match.revision });
    const answer = work();
    this.#answered.set(seat, { command, answer });
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

  #tellAll(by: string | null): void {
    for (const watcher of this.#watchers) this.#tell(watcher, by);
  }

  #tell(watcher: Watcher, by: string | null): void {
    const { seat, told } = watcher;
    const log: readonly LogEvent[] = this.match.log(seat);
    watcher.told = log.length;
    watcher.hear({
      revision: this.match.revision,
      view: this.match.view(seat),
      dropped: Math.max(0, told - log.length),
      events: log.slice(told),
      by,
      undoable: this.match.undoable(seat),
    });
  }
}

interface Watcher {
  readonly seat: Seat;
  readonly hear: (news: News) => void;
  /** Length of the log at the last news. */
  told: number;
}

const wrongSteps = (open: number): Problem => ({
  code: 'wrong-steps',
  path: 'steps',
  message: `The number of actions to take back must be 1 to ${open}.`,
});

const malformed = (problem: Problem): HostAnswer => ({ kind: 'malformed', problem });
