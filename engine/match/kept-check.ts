import type { Game, PublicAction } from '../game.js';
import { hashText } from '../reading/canonical.js';
import type { Problem } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { matchesCheckpoint } from './checkpoint.js';
import type { BattleRecord } from './notation.js';
import type { StepVisitor } from './playback.js';
import type { Standing } from './standing.js';

/** Compares the positions and the log that a record has kept with those that come out. */
export class KeptCheck<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  readonly #battle: BattleRecord;
  /** By revision: the place in the list of keyframes. */
  readonly #keyframes: ReadonlyMap<number, number>;
  /** By number of an entry that stands: the place in the log. */
  readonly #logged: ReadonlyMap<number, number>;
  #problem: Problem | null = null;

  constructor(game: Game<S, A>, battle: BattleRecord, standing: Standing) {
    const { keyframes = [], log } = battle;
    this.#game = game;
    this.#battle = battle;
    this.#keyframes = new Map(keyframes.map(([revision], index) => [revision, index]));
    this.#logged = new Map(log ? standing.numbers.map((number, index) => [number, index]) : []);
    const nowhere = keyframes.findIndex(
      ([revision], index) => revision > battle.journal.length || (index > 0 && revision <= keyframes[index - 1][0]),
    );
    if (nowhere >= 0) this.#blame('no-such-entry', `keyframes[${nowhere}][0]`, 'Keyframes go on through the journal.');
    if (log && log.length !== standing.length)
      this.#blame('other-log', 'log', 'Not every action that stands has its log.');
  }

  /** The first thing that does not fit. */
  get problem(): Problem | null {
    return this.#problem;
  }

  #blame(code: string, path: string, message: string): void {
    this.#problem ??= { code, path, message };
  }

  pass(revision: number, state: S): void {
    const index = this.#keyframes.get(revision);
    const keyframe = index === undefined ? undefined : this.#battle.keyframes?.[index];
    if (!keyframe || matchesCheckpoint(this.#game, state, hashText(JSON.stringify(keyframe[1])))) return;
    this.#blame('other-state', `keyframes[${index}]`, `At revision ${revision} the position is not the one recorded.`);
  }

  /** Null when the record has no log, so that none is made. */
  get visit(): StepVisitor<S, A> | undefined {
    if (this.#logged.size === 0) return undefined;
    return ({ number, events }) => {
      const index = this.#logged.get(number);
      if (index === undefined || JSON.stringify(this.#battle.log?.[index]) === JSON.stringify(events)) return;
      this.#blame('other-log', `log[${index}]`, `What entry ${number} led to is not what is recorded.`);
    };
  }
}
