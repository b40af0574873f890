import { makeHmac, sha256, toHex, type Hmac } from '../dice/sha256.js';
import { partCommitment } from '../dice/joint-secret.js';
import type { Options } from '../game.js';
import { canonicalJson } from '../reading/canonical.js';
import { mapOf, optional, record, text } from '../reading/read.js';
import type { Problem } from '../reading/result.js';
import { type JournalEntry, readJournalLink, seenIn } from './journal.js';
import type { BattleRecord } from './notation.js';
import type { Version } from './version.js';

/**
 * The journal of a match as a chain of hashes (docs/notation.md): each link covers the link before it and an entry with its
 * dice, the first one what the battle was begun with. Every seat is told each link while the battle is on, so the key of
 * the hashes comes from the secret of the dice: without it a hidden action, of which there are often only a few, could be
 * guessed and found again in its link. The commitment to that secret binds the key too.
 */

/** As the battle was begun: a record tells what it is played by now, which may be something later. */
export interface ChainBeginning extends Version {
  readonly options: Options;
}

export interface RecordChain {
  readonly begun: ChainBeginning;
  /** After the last entry; left out while there is none. */
  readonly last?: string;
}

export const readChain = record<RecordChain>({
  begun: record<ChainBeginning>({ rules: text(20), dataHash: text(64), options: mapOf(text(40)) }),
  last: optional(readJournalLink),
});

/** What the first link covers, besides how the battle was begun. */
export type Chained = Pick<BattleRecord, 'game' | 'scenario' | 'position' | 'match' | 'commitment' | 'parts'>;

const chainKey = (match: string, secret: string): Uint8Array => sha256(`impulse-chain-key-1/${match}/${secret}`);

function firstText({ rules, dataHash, options }: ChainBeginning, chained: Chained): string {
  const { game, scenario, position = null, match, commitment, parts } = chained;
  const commitments = parts ? { host: partCommitment(parts.host), guest: partCommitment(parts.guest) } : null;
  return `impulse-chain-1/${canonicalJson({
    game,
    rules,
    dataHash,
    scenario,
    options,
    position,
    match,
    commitment,
    parts: commitments,
  })}`;
}

/** The links of one match, one after the other. */
export class Chain {
  readonly #hmac: Hmac;
  readonly #first: string;
  /** After so many entries, the link `#link`. */
  #entries = 0;
  #link: string;

  constructor(begun: ChainBeginning, chained: Chained, secret: string) {
    this.#hmac = makeHmac(chainKey(chained.match, secret));
    this.#first = toHex(this.#hmac.digest(firstText(begun, chained)));
    this.#link = this.#first;
  }

  /** The link before the first entry. */
  get first(): string {
    return this.#first;
  }

  /** The link after one more entry. */
  after(before: string, entry: JournalEntry): string {
    return toHex(this.#hmac.digest(`${before}/${canonicalJson(entry)}`));
  }

  /**
   * The link after the last entry of the journal of this match, which has only grown since this was last asked. What a
   * seat has acknowledged is taken at its word, so that a long battle is quickly taken up again; `verify` is not so kind.
   */
  lastOf(journal: readonly JournalEntry[]): string {
    if (this.#entries === 0) this.#takeUp(journal);
    for (; this.#entries < journal.length; this.#entries++) this.#link = this.after(this.#link, journal[this.#entries]);
    return this.#link;
  }

  #takeUp(journal: readonly JournalEntry[]): void {
    const number = journal.findLastIndex((entry) => seenIn(entry) !== undefined);
    this.#entries = Math.max(0, number);
    this.#link = (number < 0 ? undefined : seenIn(journal[number])) ?? this.#first;
  }
}

/** The record of a match, with its secret, that tells the last link of its chain. */
export function withLastLink(battle: BattleRecord): BattleRecord {
  const { chain, secret, journal } = battle;
  if (!chain || secret === null || journal.length === 0) return battle;
  return { ...battle, chain: { ...chain, last: new Chain(chain.begun, battle, secret).lastOf(journal) } };
}

/** Is what the chain says about the beginning of the battle what the record says? */
export function checkBeginning({ begun }: RecordChain, battle: BattleRecord): Problem | null {
  const carried = battle.journal.find((entry) => 'carried' in entry);
  const { dataHash } = carried ? carried.carried.from : battle;
  const isOther = (key: string): boolean => battle.options[key] !== begun.options[key];
  const otherOption = carried ? undefined : Object.keys(begun.options).find(isOther);
  if (begun.dataHash !== dataHash) return otherBeginning('dataHash');
  if (otherOption !== undefined) return otherBeginning(`options.${otherOption}`);
  return null;
}

const otherBeginning = (field: string): Problem => ({
  code: 'other-beginning',
  path: `chain.begun.${field}`,
  message: 'The record does not begin with what its chain says.',
});
