import { partCommitment } from '../dice/joint-secret.js';
import type { Problem } from '../reading/result.js';
import { Chain, checkBeginning, type RecordChain } from './chain.js';
import { commandOf, type JournalEntry, seenIn } from './journal.js';
import type { BattleRecord } from './notation.js';

/** What verifying finds out about the chain of a record. */
export interface ChainReport {
  /** The rules version under which the battle was begun, which the first link binds. */
  readonly rules: string;
  /** Links can be made again once the secret is known. */
  readonly isChecked: boolean;
  /** By side: how many commands of its own stand in the journal, and with how many of them it acknowledged a link. */
  readonly acknowledged: Readonly<Record<string, { readonly commands: number; readonly links: number }>>;
}

/** What somebody has noted of a match while it was played, to be compared with its record. */
export interface Witness {
  readonly commitment: string;
  /** Of whoever offered the match. */
  readonly partCommitment: string;
  /** What this person has put into the dice, if it is known. */
  readonly part?: string;
  /** By revision: the link that was told then, or its first digits. */
  readonly links: ReadonlyMap<number, string>;
}

/** Compares the chain of a record, and what somebody has noted of it, with the links that come out. */
export class ChainCheck {
  readonly #battle: BattleRecord;
  readonly #recorded: RecordChain | null;
  readonly #chain: Chain | null;
  readonly #witness: Witness | null;
  #link = '';
  /** As many entries are what one who has acknowledged a link saw, and what the witness was told. */
  #acknowledged = 0;
  #witnessed = 0;

  constructor(battle: BattleRecord, witness: Witness | null) {
    const { chain = null, secret } = battle;
    this.#battle = battle;
    this.#recorded = chain;
    this.#chain = chain && secret !== null ? new Chain(chain.begun, battle, secret) : null;
    this.#link = this.#chain?.first ?? '';
    this.#witness = witness;
  }

  /** What can be said before the first entry. */
  begin(): Problem | null {
    return this.#whyNotWitnessed() ?? (this.#recorded && checkBeginning(this.#recorded, this.#battle)) ?? this.#told(0);
  }

  #whyNotWitnessed(): Problem | null {
    const witness = this.#witness;
    if (!witness) return null;
    const { commitment, parts } = this.#battle;
    if (witness.commitment !== commitment) {
      return problem('other-commitment', 'commitment', 'Another commitment was noted while this match was played.');
    }
    if (parts && partCommitment(parts.host) !== witness.partCommitment) {
      return problem('other-part', 'parts.host', 'Whoever offered the match had committed to another part.');
    }
    if (parts && witness.part !== undefined && ![parts.host, parts.guest].includes(witness.part)) {
      return problem(
        'other-part',
        'parts',
        'The part that was put into the dice here is not among those of the record.',
      );
    }
    if (witness.links.size === 0 || this.#recorded) return null;
    return problem(
      'chain-missing',
      'chain',
      'Links of a chain were told while this match was played; the record has none.',
    );
  }

  /** Does the entry acknowledge the link before it? */
  acknowledge(number: number, entry: JournalEntry): Problem | null {
    const seen = seenIn(entry);
    if (seen !== undefined && !this.#recorded) {
      return problem('chain-missing', 'chain', `Entry ${number} acknowledges a link, but the record has no chain.`);
    }
    if (!this.#chain || seen === undefined) return null;
    const vouchedFor = Math.max(this.#acknowledged, this.#witnessed);
    if (seen !== this.#link) return blame(vouchedFor, number, 'was acknowledged with entry');
    this.#acknowledged = number;
    return null;
  }

  /** One more entry, after those that have passed. */
  pass(number: number, entry: JournalEntry): Problem | null {
    if (!this.#chain) return null;
    this.#link = this.#chain.after(this.#link, entry);
    return this.#told(number + 1);
  }

  /** Is the link at this revision the one that was noted? */
  #told(revision: number): Problem | null {
    const noted = this.#chain && this.#witness?.links.get(revision);
    if (noted === undefined || noted === null) return null;
    if (!this.#link.startsWith(noted)) return blame(this.#witnessed, revision, 'was told at revision');
    this.#witnessed = revision;
    return null;
  }

  /** After the last entry. */
  end(): Problem | null {
    const { journal } = this.#battle;
    if (!this.#recorded || journal.length === 0) return null;
    const { last } = this.#recorded;
    if (last === undefined) return problem('chain-missing', 'chain.last', 'The chain does not tell its last link.');
    if (this.#chain && last !== this.#link) {
      const vouchedFor = Math.max(this.#acknowledged, this.#witnessed);
      return blame(vouchedFor, journal.length, 'is recorded at revision');
    }
    const beyond = [...(this.#witness?.links.keys() ?? [])].find((revision) => revision > journal.length);
    if (beyond === undefined) return null;
    return problem('cut-off', 'journal', `The battle had come to revision ${beyond}: entries are missing at the end.`);
  }

  report(sides: readonly string[]): ChainReport | null {
    if (!this.#recorded) return null;
    const counts = Object.fromEntries(sides.map((side) => [side, { commands: 0, links: 0 }]));
    for (const entry of this.#battle.journal) {
      const count = 'rewind' in entry ? undefined : counts[commandOf(entry)?.seat ?? ''];
      if (!count) continue;
      count.commands++;
      if (seenIn(entry) !== undefined) count.links++;
    }
    return { rules: this.#recorded.begun.rules, isChecked: this.#chain !== null, acknowledged: counts };
  }
}

/** The link at a revision is another: something after the first `vouchedFor` entries was changed. */
function blame(vouchedFor: number, revision: number, how: string): Problem {
  const last = revision - 1;
  const message = `Another link ${how} ${revision}:`;
  if (last < vouchedFor) {
    return problem('other-link', 'chain.begun', `${message} the battle was not begun with what the record says.`);
  }
  const where = vouchedFor === last ? `entry ${last}` : `one of the entries ${vouchedFor} to ${last}`;
  return problem('other-link', `journal[${vouchedFor}]`, `${message} ${where} is not what was played.`);
}

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });
