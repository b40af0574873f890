import type { PublicAction, Seat } from '../game.js';
import type { HostAnswer } from '../host.js';
import type { Problem } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { LastAnswers } from './last-answers.js';
import type { Close, Match } from './match.js';

/**
 * Carries out what seats ask of a match: each command once, however often it comes, and only while the battle is at the
 * revision it was given for.
 */
export class Commands<S extends Cells, A extends PublicAction> {
  readonly #match: Match<S, A>;
  readonly #answers = new LastAnswers();

  constructor(match: Match<S, A>) {
    this.#match = match;
    this.#answers.recall(match.journal);
  }

  act(seat: Seat, revision: number, command: string, action: A, seen?: string): HostAnswer {
    const play = (): HostAnswer => {
      const answer = this.#match.act(seat, action, command, seen);
      return answer.kind === 'played' ? this.#done() : answer;
    };
    return this.#once(seat, revision, command, play, seen);
  }

  undo(seat: Seat, revision: number, command: string, steps: number, seen?: string): HostAnswer {
    const takeBack = (): HostAnswer => this.#doneUnless(this.#match.undo(seat, steps, command, seen));
    return this.#once(seat, revision, command, takeBack, seen);
  }

  /** The seat asks for what `agreed` have consented to. */
  rewind(seat: Seat, revision: number, command: string, to: number, agreed: readonly string[]): HostAnswer {
    // The journal knows the first of those who agreed by the command.
    const sides = [seat, ...agreed.filter((one) => one !== seat)];
    return this.#once(seat, revision, command, () => this.#doneUnless(this.#match.rewind(to, sides, command)));
  }

  close(seat: Seat, revision: number, command: string, close: Close, seen?: string): HostAnswer {
    const end = (): HostAnswer => this.#doneUnless(this.#match.close(seat, close, command, seen));
    return this.#once(seat, revision, command, end, seen);
  }

  #done(): HostAnswer {
    return { kind: 'done', revision: this.#match.revision };
  }

  #doneUnless(problem: Problem | null): HostAnswer {
    return problem ? { kind: 'malformed', problem } : this.#done();
  }

  /** `seen`: the link of the chain that the seat acknowledges. At this revision only one has been told to anybody. */
  #once(seat: Seat, revision: number, command: string, work: () => HostAnswer, seen?: string): HostAnswer {
    const known = this.#answers.find(seat, command);
    if (known) return known;
    if (revision !== this.#match.revision) return { kind: 'stale', revision: this.#match.revision };
    if (seen !== undefined && seen !== this.#match.link) return { kind: 'malformed', problem: otherLink };
    const answer = work();
    this.#answers.keep(seat, command, answer);
    return answer;
  }
}

const otherLink: Problem = {
  code: 'other-link',
  path: 'seen',
  message: 'At this revision the chain has another link, or none: nobody was told this one.',
};
