import {
  type BattleRecord,
  good,
  type LogEvent,
  Match,
  mayRead,
  observer,
  replay,
  type Result,
  type Seat,
} from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { cloneState, type State } from '@impulse/totensonntag/state.js';
import type { BattleSetup } from '../storage/types.js';

/** A battle taken from its record, frame by frame: frame 0 is how it began, frame n how it stood after n events. */

export interface Frame {
  readonly side: string;
  /** Null in the first frame: nobody has acted yet. */
  readonly action: Action | null;
  readonly events: readonly LogEvent[];
  readonly cells: Int16Array;
}

export const jumpKinds = ['turn', 'couplet', 'impulse', 'attack'] as const;
export type JumpKind = (typeof jumpKinds)[number];

/** Whose eyes are used; `truth` hides nothing. */
export type Viewpoint = Seat;
export const truth: Viewpoint = 'truth';

export class Film {
  readonly match: Match<State, Action>;
  readonly frames: readonly Frame[];
  readonly finished: boolean;
  readonly #marks: Readonly<Record<JumpKind, readonly number[]>>;
  readonly #scratch: State;

  private constructor(match: Match<State, Action>, frames: readonly Frame[]) {
    this.match = match;
    this.frames = frames;
    this.#scratch = cloneState(match.state);
    this.finished = totensonntag.turn(this.at(frames.length - 1)).over;
    this.#marks = this.#findMarks();
  }

  static develop(record: BattleRecord): Result<Film> {
    const match = beginning(record);
    if (!match.ok) return match;
    const frames: Frame[] = [{ side: '', action: null, events: [], cells: match.value.state.cells.slice() }];
    const played = replay(totensonntag, record, ({ side, action, events, state }) => {
      frames.push({ side, action, events, cells: state.cells.slice() });
    });
    return played.ok ? good(new Film(match.value, frames)) : played;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The state of a frame: one object, changed by the next call. */
  at(frame: number): State {
    this.#scratch.cells.set(this.frames[frame].cells);
    return this.#scratch;
  }

  #findMarks(): Record<JumpKind, number[]> {
    const marks: Record<JumpKind, number[]> = { turn: [0], couplet: [0], impulse: [], attack: [] };
    let turn = this.at(0).turn;
    for (const [index, { events }] of this.frames.entries()) {
      const now = this.at(index).turn;
      if (now !== turn) marks.turn.push(index);
      turn = now;
      for (const kind of new Set(events.flatMap(({ type }) => marked[type] ?? []))) marks[kind].push(index);
    }
    return marks;
  }

  /** The frame a jump forward (1) or back (-1) leads to; null when there is nothing of the kind. */
  jump(kind: JumpKind, from: number, direction: 1 | -1): number | null {
    const marks = this.#marks[kind];
    const found = direction > 0 ? marks.find((mark) => mark > from) : marks.findLast((mark) => mark < from);
    return found ?? null;
  }

  eventsOf(frame: number, viewpoint: Viewpoint): readonly LogEvent[] {
    const { events } = this.frames[frame];
    return viewpoint === truth ? events : events.filter((event) => mayRead(event, viewpoint));
  }

  /** Everything a viewpoint may read up to a frame. */
  log(frame: number, viewpoint: Viewpoint): LogEvent[] {
    return this.frames.slice(0, frame + 1).flatMap((_, index) => this.eventsOf(index, viewpoint));
  }

  /**
   * While a battle goes on nobody may look where he could not look at the table; two people who share one see only
   * what both know as long as something is secret.
   */
  viewpoints({ controllers }: BattleSetup): readonly Viewpoint[] {
    if (this.finished) return [truth, ...sideIds, observer];
    const people = sideIds.filter((side) => controllers[side] === 'human');
    const shared = people.length > 1 && totensonntag.hasSecrets(this.at(this.last));
    return shared ? [observer] : [...people, observer];
  }
}

const marked: Readonly<Record<string, JumpKind>> = {
  'couplet-begins': 'couplet',
  'night-falls': 'couplet',
  'impulse-begins': 'impulse',
  attack: 'attack',
  'ranged-in': 'attack',
};

/** Nothing is ever rolled for this match: it only lends its state to the panels. */
function beginning({ position, data, scenario, options }: BattleRecord): Result<Match<State, Action>> {
  const sealing = { match: 'replay', secret: '0'.repeat(64) };
  if (position !== undefined) return Match.from(totensonntag, position, data, sealing);
  return Match.start(totensonntag, data === undefined ? { scenario, options } : { scenario, options, data }, sealing);
}
