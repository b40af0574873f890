import type { Seat } from '../game.js';
import type { HostAnswer } from '../host.js';
import { commandOf, type JournalEntry } from './journal.js';

/** Who asks again does so soon: so many answers are remembered for each seat. */
const remembered = 16;

/** The last answers to each seat by the id of its command, so that a command that comes twice changes nothing. */
export class LastAnswers {
  readonly #answers = new Map<Seat, Map<string, HostAnswer>>();

  find(seat: Seat, command: string): HostAnswer | undefined {
    return this.#answers.get(seat)?.get(command);
  }

  keep(seat: Seat, command: string, answer: HostAnswer): void {
    const own = this.#answers.get(seat) ?? new Map<string, HostAnswer>();
    this.#answers.set(seat, own.set(command, answer));
    const [oldest] = own.keys();
    if (own.size > remembered) own.delete(oldest);
  }

  /** Commands that led to something are in the journal; others may be given again. */
  recall(journal: readonly JournalEntry[]): void {
    for (const [number, entry] of journal.entries()) {
      const given = commandOf(entry);
      if (given) this.keep(given.seat, given.command, { kind: 'done', revision: number + 1 });
    }
  }
}
