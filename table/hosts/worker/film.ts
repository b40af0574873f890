import {
  type BattleRecord,
  type Cells,
  changeSince,
  endedByPeople,
  finish,
  good,
  isOfOtherVersion,
  type LogEvent,
  makeRandom,
  mayRead,
  type News,
  observer,
  type Outcome,
  replaying,
  type Result,
  type Seat,
  type Stop,
  truth,
  type VersionChange,
} from '@impulse/engine';
import type { BattleRules, SpokenRules } from '@impulse/library';
import type { BattleSetup } from '../../storage/types.js';
import type { FrameInfo, FrameTold } from '../messages.js';
import { CellRow } from './cell-row.js';
import { keptFrames } from './kept-frames.js';
import type { Hear } from './records.js';
import { withoutSilent } from './silent-frames.js';

/** A battle taken from its record, frame by frame: frame 0 is how it began, frame n how it stood after n events. */

export interface Frame {
  readonly side: string;
  readonly events: readonly LogEvent[];
}

export interface Footage {
  readonly frames: readonly Frame[];
  /** By frame. */
  readonly cells: CellRow;
  /** Lends data and options. */
  readonly like: Cells;
}

interface Viewer {
  readonly seat: Seat;
  readonly hear: (news: News) => void;
}

export class Film {
  /** Only where it was played in another version: what is shown is what was kept. */
  readonly versionChange: VersionChange | null;
  readonly #rules: BattleRules;
  readonly #setup: BattleSetup;
  readonly #frames: readonly Frame[];
  readonly #cells: CellRow;
  /** How people ended the battle; null when they did not. */
  readonly #outcome: Outcome | null;
  readonly #state: Cells;
  /** The state that was shown before. */
  readonly #before: Cells;
  readonly #viewers = new Set<Viewer>();
  #shown = 0;

  private constructor(
    rules: BattleRules,
    setup: BattleSetup,
    { frames, cells, like }: Footage,
    outcome: Outcome | null,
    versionChange: VersionChange | null,
  ) {
    this.#rules = rules;
    this.#setup = setup;
    this.#frames = frames;
    this.#cells = cells;
    this.#outcome = outcome;
    this.versionChange = versionChange;
    this.#state = rules.game.blank(like);
    this.#before = rules.game.blank(like);
  }

  static develop(rules: SpokenRules, setup: BattleSetup, record: BattleRecord, tell?: Hear): Result<Film> {
    const { game } = rules;
    const outcome = endedByPeople(record, game.sides);
    if (isOfOtherVersion(game, record)) {
      const kept = keptFrames(rules, record);
      return kept.ok ? good(new Film(rules, setup, kept.value, outcome, changeSince(game, record))) : kept;
    }
    const { position, data, scenario, options } = record;
    const start =
      position === undefined
        ? game.start(data === undefined ? { scenario, options } : { scenario, options, data })
        : game.parsePosition(position, data);
    if (!start.ok) return start;
    const frames: Frame[] = [{ side: '', events: [] }];
    const cells = new CellRow();
    cells.add(start.value.cells);
    const work = replaying(game, record, ({ side, events, state }) => {
      frames.push({ side, events });
      cells.add(state.cells);
    });
    const played = finish(work, tell);
    if (!played.ok) return played;
    const footage = { frames, cells, like: start.value };
    const film = new Film(rules, setup, footage, outcome, null);
    const away = game.sides.find((side) => setup.controllers[side] === 'away');
    const reader = game.sides.find((side) => side !== away);
    if (film.finished || away === undefined || reader === undefined) return good(film);
    return good(new Film(rules, setup, withoutSilent(footage, away, reader), outcome, null));
  }

  get #last(): number {
    return this.#frames.length - 1;
  }

  /** The state of a frame: one object, changed by the next call. */
  #at(frame: number): Cells {
    this.#cells.read(frame, this.#state.cells);
    return this.#state;
  }

  get finished(): boolean {
    return this.#outcome !== null || this.#rules.game.turn(this.#at(this.#last)).over;
  }

  #eventsOf(frame: number, seat: Seat): readonly LogEvent[] {
    return this.#frames[frame].events.filter((event) => mayRead(event, seat));
  }

  /**
   * While a battle goes on nobody may look where he could not look at the table; two people who share one see only
   * what both know as long as something is secret.
   */
  get viewpoints(): readonly Seat[] {
    const { game } = this.#rules;
    const { controllers } = this.#setup;
    if (this.finished) return [truth, ...game.sides, observer];
    const people = game.sides.filter((side) => controllers[side] === 'human');
    const shared = people.length > 1 && game.hasSecrets(this.#at(this.#last));
    return shared ? [observer] : [...people, observer];
  }

  #check(seat: Seat): void {
    if (!this.viewpoints.includes(seat)) throw new Error(`Nobody may look as ${seat} now`);
  }

  frames(seat: Seat): FrameInfo[] {
    this.#check(seat);
    return this.#frames.map(({ side }, frame) => ({
      side,
      turn: this.#turnAt(frame),
      events: this.#eventsOf(frame, seat).map(({ type }) => type),
    }));
  }

  #turnAt(frame: number): number {
    const track = this.#rules.aids.tracks(this.#at(frame), observer).find(({ code }) => code === 'turn');
    return Number(track?.value ?? 0);
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    this.#check(seat);
    const viewer: Viewer = { seat, hear };
    this.#viewers.add(viewer);
    const view = this.#rules.game.view(this.#at(this.#shown), seat);
    hear({ ...this.#head(this.#shown, null), view, events: this.#logTo(this.#shown, seat) });
    return () => this.#viewers.delete(viewer);
  }

  #logTo(frame: number, seat: Seat): LogEvent[] {
    return this.#frames.slice(0, frame + 1).flatMap((_, index) => this.#eventsOf(index, seat));
  }

  #head(frame: number, by: string | null): Pick<News, 'revision' | 'by' | 'undoable' | 'outcome'> {
    return { revision: frame, by, undoable: 0, outcome: frame === this.#last ? this.#outcome : null };
  }

  /** Shows a frame to everybody who watches; `acted`: as something that happens now. */
  go(frame: number, acted: boolean, seat: Seat): FrameTold {
    this.#check(seat);
    const from = this.#shown;
    this.#shown = Math.min(Math.max(frame, 0), this.#last);
    this.#tell([...this.#viewers], from, acted);
    return { frame: this.#shown, told: this.#told(this.#shown, seat) };
  }

  #tell(viewers: readonly Viewer[], from: number, acted: boolean): void {
    this.#cells.read(from, this.#before.cells);
    const seats = viewers.map(({ seat }) => seat);
    const deltas = this.#rules.game.viewDeltas(this.#before, this.#at(this.#shown), seats);
    for (const [index, viewer] of viewers.entries()) this.#tellDelta(viewer, from, acted, deltas[index]);
  }

  #tellDelta({ seat, hear }: Viewer, from: number, acted: boolean, delta: unknown): void {
    const to = this.#shown;
    const known = this.#logTo(Math.min(from, to), seat).length;
    const dropped = this.#logTo(from, seat).length - known;
    const events = this.#logTo(to, seat).slice(known);
    const by = acted && events.length > 0 ? this.#frames[to].side : null;
    hear({ ...this.#head(to, by), since: from, delta, dropped, events });
  }

  /** What happened in a frame, from where units were before it, as far as the seat may know. */
  #told(frame: number, seat: Seat): FrameTold['told'] {
    const events = this.#eventsOf(frame, seat);
    if (events.length === 0 || this.versionChange !== null) return [];
    const { game, aids } = this.#rules;
    const before = this.#at(frame - 1);
    if (seat === truth) return aids.tell(before, seat, events);
    const known = game.blank(before);
    game.redact(before, seat, makeRandom(`film ${frame}`), known);
    return aids.tell(known, seat, events);
  }
}
