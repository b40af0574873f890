import type { Seat } from '@impulse/engine';
import { computerCommand } from '@impulse/library/patience.js';
import { type ComputerSeat, isComputer, openProposal, statusOf } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import { reply } from '../matches/proposals.js';
import { RulesFailure } from '../rules/rules-line.js';
import { newSecret } from '../secrets.js';
import type { Decision } from './messages.js';
import type { ThinkingPool } from './thinking-pool.js';

/** In milliseconds. */
const tryAgainAfter = 5_000;

/** Plays the seats that computers hold, from what those seats may know. */
export class Computers {
  readonly #pool: ThinkingPool;
  readonly #report: (error: unknown) => void;
  #hasEnded = false;

  constructor(pool: ThinkingPool, report: (error: unknown) => void) {
    this.#pool = pool;
    this.#report = report;
  }

  /** Something about the match has changed: does a computer owe something? */
  readonly attend = (live: LiveMatch): void => {
    const computer = live.kept.seats.find(isComputer);
    if (!computer || statusOf(live.kept) !== 'playing' || this.#hasEnded) return;
    this.#answer(live, computer.side).catch(this.#report);
    if (live.isThinking || live.decides !== computer.side) return;
    live.isThinking = true;
    this.#play(live, computer).catch((error: unknown) => this.#stumble(live, error));
  };

  /** Decides as long as it owes decisions. */
  async #play(live: LiveMatch, computer: ComputerSeat): Promise<void> {
    const { side: seat } = computer;
    const { id: match } = live.kept;
    try {
      while (live.decides === seat) {
        const owed = await live.ask({ do: 'owed', match, seat });
        if (!owed) return;
        const { revision, view } = owed;
        const { action, cutShort } = await this.#decide(live, computer, view);
        const command = computerCommand(revision, cutShort);
        const answer = await live.ask({ do: 'act', match, seat, revision, command, action, forGood: true });
        if (answer.kind === 'refused' || answer.kind === 'malformed') {
          throw new Error(`The computer in the match ${match} may not do this: ${JSON.stringify({ action, answer })}`);
        }
      }
    } finally {
      live.isThinking = false;
    }
  }

  /** One that takes too long, or makes a mistake, decides by the quick way this time. */
  async #decide(live: LiveMatch, { side: seat, name: level }: ComputerSeat, view: unknown): Promise<Decision> {
    const { game, scenario, options } = live.kept.record;
    const asked = { battle: live.kept.id, game, setup: { scenario, options }, seat, level, view, seed: newSecret() };
    try {
      return await this.#pool.decide(asked, live.audience.lastPlace);
    } catch (error) {
      if (this.#hasEnded) throw error;
      this.#report(error);
      return await this.#pool.decide({ ...asked, level: null }, live.audience.lastPlace);
    }
  }

  /** What was not kept has not happened; it is decided once more when the store may have come back. */
  #stumble(live: LiveMatch, error: unknown): void {
    if (this.#hasEnded) return;
    if (!(error instanceof RulesFailure)) this.#report(error);
    else if (error.problem.code === 'not-kept') setTimeout(() => this.attend(live), tryAgainAfter).unref();
  }

  /** A computer always lets the other go back, and agrees to a result when it is the winner. */
  async #answer(live: LiveMatch, side: Seat): Promise<void> {
    const open = openProposal(live.kept);
    const { id: match } = live.kept;
    if (!open || open.by === side) return;
    const { number, revision, proposal } = open;
    const agree = 'rewind' in proposal || ('winner' in proposal && proposal.winner === side);
    const command = `computer replies ${number}`;
    await reply(live, side, { match, revision, command, proposal: number, agree });
  }

  end(): Promise<void> {
    this.#hasEnded = true;
    return this.#pool.end();
  }
}
