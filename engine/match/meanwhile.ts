import type { Game, PublicAction, Seat } from '../game.js';
import type { LaterNews, News } from '../host.js';
import type { Cells } from '../state/state.js';
import { Course, type Snapshot } from './course.js';
import type { JournalEntry } from './journal.js';
import type { BattleRecord } from './notation.js';
import { standingOf } from './standing.js';

/** Since when, and for whom. */
interface Wanted {
  readonly since: Pick<Snapshot, 'revision' | 'cells'>;
  readonly seat: Seat;
  /** Was it told to everybody at once, because it is never taken back? */
  readonly isForGood: (entry: JournalEntry) => boolean;
}

interface Told {
  /** So much of the seat's log had been told. */
  readonly length: number;
  readonly cells: Int16Array;
}

/**
 * What a seat was told since a revision, as the news it was told by: how the battle stood then, and after whatever it could
 * read something of. Moments that it was never told, between others that came to it as one thing, are none here either; nor
 * is what has been taken back. `like` lends data and options.
 */
export function meanwhile<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  like: S,
  { since, seat, isForGood }: Wanted,
): News[] {
  const { revision, cells } = since;
  const stood = standingOf(battle.journal.slice(0, revision), game.sides);
  if (!stood.ok) return [];
  const course = new Course(game, game.blank(like), battle);
  const told: Told[] = [{ length: 0, cells }];
  // What happened before is no part of this log.
  const events = Array.from({ length: stood.value.length }, () => []);
  const wrong = course.takeUp(battle, { revision, cells, events }, (entry) => {
    if (isForGood(entry)) course.settle();
    const length = course.logLength(seat);
    while (told.length > 1 && told[told.length - 1].length > length) told.pop();
    if (length > told[told.length - 1].length) told.push({ length, cells: course.stateFor(seat).cells.slice() });
  });
  return wrong ? [] : newsOf(game, like, seat, told, course);
}

function newsOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  like: S,
  seat: Seat,
  told: readonly Told[],
  course: Course<S, A>,
): News[] {
  const [before, after] = [game.blank(like), game.blank(like)];
  before.cells.set(told[0].cells);
  const head = { by: null, undoable: 0, outcome: null };
  const first = { ...head, revision: 0, view: game.view(before, seat), events: [] };
  const log = course.log(seat, 0);
  const later = told.slice(1).map(({ length, cells }, since): LaterNews => {
    before.cells.set(told[since].cells);
    after.cells.set(cells);
    const [delta] = game.viewDeltas(before, after, [seat]);
    return { ...head, revision: since + 1, since, delta, dropped: 0, events: log.slice(told[since].length, length) };
  });
  return [first, ...later];
}
