import type { Problem } from '@impulse/engine';
import type { Ask, Change, Opened, RulesAnswers } from '../rules/messages.js';
import { type RulesAnswer, RulesFailure } from '../rules/rules-line.js';
import type { KeptEntry, KeptJournal } from '../store/store.js';
import { dutyPatience, owesAnything } from '../duties/owed.js';
import { isComputer, type KeptMatch } from './kept-match.js';
import type { MatchServices } from './match-services.js';

/** The match whose battle a thread of the rules holds. */
export interface BattleOwner {
  readonly kept: KeptMatch;
  /** The battle is in a thread now. */
  opened(opened: Opened, journal: KeptJournal): Promise<void>;
  /** Something has happened, and is kept; the entries as they are, with their times. */
  happened(change: Change, entries: readonly KeptEntry[]): void;
  /** All who are here have heard of it. */
  told(change: Change): Promise<void>;
  /** The thread does not hold the battle any more; `inPeace`: everything that has happened in it has been told. */
  closed(inPeace: boolean): void;
  /** Everybody who is here and is not told the news is told the whole battle. */
  beginAnew(): void;
}

/** The way to the battle in its thread: of every question there, and of what came of it over the store to the seats. */
export class BattleLine {
  readonly #owner: BattleOwner;
  readonly #services: MatchServices;
  /** When something was last asked of the rules. */
  askedAt = 0;
  /** Everything that has happened so far has been kept and told. */
  #settled: Promise<void> = Promise.resolve();
  #opening: Promise<void> | null = null;
  #following: Promise<unknown> = Promise.resolve();
  /** How much of the journal is known here. */
  #length = 0;
  /** A duty may be noted in the store. */
  #mayOwe = true;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(owner: BattleOwner, services: MatchServices) {
    this.#owner = owner;
    this.#services = services;
  }

  /** A thread holds the battle, or is about to. */
  get isOpen(): boolean {
    return this.#opening !== null;
  }

  async open(): Promise<void> {
    const opening = (this.#opening ??= this.#takeIn());
    try {
      await opening;
    } catch (error) {
      this.#drop(opening);
      throw error;
    }
  }

  /**
   * What the rules answer, after everything that came of it has been kept and told. `tell` is called in the order in
   * which the rules have answered.
   */
  async ask<Q extends Ask>(
    ask: Q,
    tell: (answer: RulesAnswers[Q['do']]) => void = () => undefined,
  ): Promise<RulesAnswers[Q['do']]> {
    this.askedAt = this.#services.now();
    const opening = (this.#opening ??= this.#takeIn());
    try {
      await opening;
      const underWay = this.#askRules(ask, tell);
      this.#underWay.add(underWay);
      return await underWay.finally(() => this.#underWay.delete(underWay));
    } catch (error) {
      // The thread does not hold the battle, or no more; those who are here begin anew.
      this.#drop(opening);
      if (ask.do !== 'watch') this.#owner.beginAnew();
      throw error;
    }
  }

  /** The thread need not feed this seat any more; whether it still does matters to nobody. */
  async unwatch(seat: string): Promise<void> {
    if (!this.#opening) return;
    await this.#services.rules.ask({ do: 'unwatch', match: this.#owner.kept.id, seat }).catch(() => undefined);
  }

  async #askRules<Q extends Ask>(
    ask: Q,
    tell: (answer: RulesAnswers[Q['do']]) => void,
    keptElsewhere: readonly KeptEntry[] = [],
  ): Promise<RulesAnswers[Q['do']]> {
    const asked = await this.#services.rules.ask(ask);
    const settled = this.#settle(asked, tell, keptElsewhere);
    this.#settled = settled;
    await settled;
    return asked.answer;
  }

  async #settle<A>(
    { answer, change }: RulesAnswer<A>,
    tell: (answer: A) => void,
    keptElsewhere: readonly KeptEntry[],
  ): Promise<void> {
    const before = this.#settled;
    const at = this.#services.now();
    const isKept = keptElsewhere.length > 0;
    const kept = change && !isKept ? this.#append(change, at) : Promise.resolve(true);
    await before;
    if (!(await kept)) {
      await this.#forget();
      throw new RulesFailure(notKept);
    }
    if (change) {
      this.#length = change.revision;
      this.#owner.happened(change, isKept ? keptElsewhere : change.entries.map((entry) => ({ ...entry, at })));
    }
    tell(answer);
    if (!change) return;
    this.#services.counters.add('moves_total');
    await this.#owner.told(change);
  }

  /** A store that does not answer has not kept it, as far as anybody can tell. */
  #append(change: Change, at: number): Promise<boolean> {
    const { from, entries, snapshot } = change;
    const { kept } = this.#owner;
    const owes = owesAnything(kept, change);
    const duty = owes ? { dutyDue: at + dutyPatience } : this.#mayOwe ? { dutyDue: null } : {};
    this.#mayOwe = owes;
    const addition = { match: kept.id, from, entries, at, ...(snapshot ? { snapshot } : {}), ...duty };
    return this.#services.store.append(addition).catch(() => {
      this.#mayOwe = true;
      return false;
    });
  }

  /** Takes the battle into a thread of the rules, as it is kept. */
  async #takeIn(): Promise<void> {
    const { store, rules } = this.#services;
    // What was asked of the thread before is to be found in the journal.
    await Promise.allSettled(this.#underWay);
    this.askedAt = this.#services.now();
    this.#mayOwe = true;
    const { id, record } = this.#owner.kept;
    const journal = await store.journal(id);
    let { answer, change } = await rules.ask({ do: 'open', record, journal, positions: null });
    // Hardly any battle is of another version: positions are read for those that are.
    const positions = answer.ok ? null : await store.positions(id);
    if (positions) ({ answer, change } = await rules.ask({ do: 'open', record, journal, positions }));
    if (!answer.ok) throw new RulesFailure(answer.error);
    if (change && !(await this.#append(change, this.#services.now()))) {
      await rules.ask({ do: 'forget', match: id });
      throw new RulesFailure(notKept);
    }
    this.#length = answer.value.revision;
    await this.#owner.opened(answer.value, journal);
  }

  /** Another process has added to the journal: what it has played happens here, too. */
  follow(): Promise<void> {
    const followed = this.#following.then(() => this.#follow());
    this.#following = followed.catch(() => undefined);
    return followed;
  }

  async #follow(): Promise<void> {
    const opening = this.#opening;
    if (!opening) return;
    try {
      await opening;
      const { id: match, seats } = this.#owner.kept;
      const from = this.#length;
      const entries = await this.#services.store.entries(match, from);
      if (entries.length === 0 || this.#opening !== opening) return;
      this.#mayOwe = true;
      const texts = entries.map(({ entry }) => entry);
      // Where a command of this process is under way the store refuses it, and the battle is taken up again.
      const computers = seats.filter(isComputer).map(({ side }) => side);
      await this.#askRules({ do: 'follow', match, from, entries: texts, computers }, () => undefined, entries);
    } catch (error) {
      if (!(error instanceof RulesFailure)) throw error;
      await this.#forget();
    }
  }

  /** This opening has failed or is over; another one may have begun since. */
  #drop(opening: Promise<void>, inPeace = false): void {
    if (this.#opening !== opening) return;
    this.#opening = null;
    this.#owner.closed(inPeace);
  }

  /** What the thread holds is not what is kept. */
  async #forget(): Promise<void> {
    this.#settled = Promise.resolve();
    await this.release();
    this.#owner.beginAnew();
  }

  /** Before the thread lets go of the battle, what a program of another version will need of it is kept. */
  async retire(): Promise<void> {
    if (!this.#opening) return;
    const { rules, store } = this.#services;
    const { id } = this.#owner.kept;
    const asked = await rules.ask({ do: 'positions', match: id }).catch(() => null);
    if (asked) await store.keepPositions(id, asked.answer);
    await this.release(this.#underWay.size === 0);
  }

  /** The thread need not hold the battle any more. */
  async release(inPeace = false): Promise<void> {
    if (!this.#opening) return;
    this.#drop(this.#opening, inPeace);
    await this.#services.rules.ask({ do: 'forget', match: this.#owner.kept.id }).catch(() => undefined);
  }
}

const notKept: Problem = {
  code: 'not-kept',
  path: '',
  message: 'This could not be kept and has not happened; the battle is told anew.',
};
