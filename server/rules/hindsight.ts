import { type Cells, lastCarry, Match, opening, type PublicAction, replay, truth } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';

type AnyMatch = Match<Cells, PublicAction>;

/**
 * The whole truth with a delay, for those who may watch in this way: how the battle stood at the beginning of the turn before
 * the present one, with everything that had happened until then. When it is over they are told all of it.
 */
export class Hindsight {
  readonly #rules: LoadedBattle;
  readonly #match: AnyMatch;
  #lookedAt: number | null = null;
  #told: { readonly revision: number; readonly text: string } | null = null;

  constructor(rules: LoadedBattle, match: AnyMatch) {
    this.#rules = rules;
    this.#match = match;
  }

  /** Whole news as JSON; null as long as nothing is old enough. */
  get news(): string | null {
    this.#look();
    return this.#told?.text ?? null;
  }

  /** The same when there is something new to be told, otherwise null. */
  newer(): string | null {
    const before = this.#told;
    const { news } = this;
    return this.#told === before ? null : news;
  }

  #look(): void {
    const match = this.#match;
    const turn = match.turn().over ? Infinity : this.#rules.turnNumber(match.state);
    if (turn === this.#lookedAt) return;
    this.#lookedAt = turn;
    const revision = turn === Infinity ? match.revision : this.#beginningBefore(turn);
    // What has been told stays told when the battle goes back.
    if (revision === null || (this.#told && revision <= this.#told.revision)) return;
    this.#told = { revision, text: JSON.stringify(newsOf(this.#asItStood(revision))) };
  }

  /** The revision at which the turn before this one began; null when there was none. */
  #beginningBefore(present: number): number | null {
    const { game } = this.#rules;
    const record = this.#match.record(false);
    const beginnings: { readonly turn: number; readonly revision: number }[] = [];
    const note = (state: Cells, revision: number): void => {
      const turn = this.#rules.turnNumber(state);
      if (turn > (beginnings.at(-1)?.turn ?? -Infinity)) beginnings.push({ turn, revision });
    };
    const start = opening(game, record);
    if (start.ok) note(start.value, lastCarry(record.journal).begins);
    replay(game, record, ({ state, number }) => note(state, number + 1));
    return beginnings.findLast(({ turn }) => turn < present)?.revision ?? null;
  }

  #asItStood(revision: number): AnyMatch {
    const { revision: now, game } = this.#match;
    if (revision === now) return this.#match;
    const record = this.#match.record(true);
    const journal = record.journal.slice(0, revision);
    const checkpoints = record.checkpoints.filter(([at]) => at <= revision);
    const then = Match.restore(game, { ...record, journal, checkpoints });
    if (!then.ok) throw new Error(`What was played cannot be played again: ${then.error.message}`);
    return then.value;
  }
}

const newsOf = (match: AnyMatch) => ({
  revision: match.revision,
  by: null,
  undoable: 0,
  outcome: match.outcome,
  ...(match.link === null ? {} : { link: match.link }),
  view: match.view(truth),
  events: match.log(truth),
});
