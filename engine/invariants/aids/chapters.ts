import { clocks, type LogEvent, observer, type PublicAction } from '../../game.js';
import { mayRead } from '../../match/seat-logs.js';
import type { Cells } from '../../state/state.js';
import type { AidRun } from './aid-run.js';

/** A new turn opens a chapter of the log; each has a key of its own, and opens only when a clock has gone on. */
export function checkChapters<S extends Cells, A extends PublicAction>(
  { run, aids }: Pick<AidRun<S, A>, 'run' | 'aids'>,
  events: readonly LogEvent[],
): void {
  const { game, before, state, chapters } = run;
  // Before the first of all units may be set up, in the same turn.
  const first = chapters.size === 0;
  const opened = events.flatMap((event) => (mayRead(event, observer) ? (aids.chapter(event) ?? []) : []));
  for (const { key } of opened) {
    run.demand(!chapters.has(key), 'chapters-are-times', () => `chapter ${key} opens twice`);
    chapters.add(key);
  }
  // The end may come without a chapter, and at any time.
  if (game.turn(state).over) return;
  const goneOn = clocks.filter((clock) => game.clock(state, clock) > game.clock(before, clock));
  const keys = opened.map(({ key }) => key).join(', ');
  const timely = opened.length === 0 || first || goneOn.length > 0;
  run.demand(timely, 'chapters-are-times', () => `${keys} while no clock went on`);
  run.demand(opened.length > 0 || !goneOn.includes('turn'), 'chapters-are-times', () => 'a turn without a chapter');
  const { turn: named } = opened.at(-1)?.detail ?? {};
  if (named === undefined) return;
  const turn = aids.tracks(state, observer).find(({ code }) => code === 'turn')?.value;
  run.demand(
    named === turn,
    'chapters-are-times',
    () => `${keys} is about turn ${JSON.stringify(named)} in turn ${turn}`,
  );
}
