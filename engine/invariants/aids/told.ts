import { makeRandom } from '../../dice/random.js';
import { type LogEvent, observer, type PublicAction } from '../../game.js';
import { mayRead } from '../../match/seat-logs.js';
import type { Cells } from '../../state/state.js';
import type { RandomRun } from '../random-run.js';
import { areUnits } from './aid-run.js';
import { checkChapters } from './chapters.js';
import { checkScenes, diceShown, without } from './scenes.js';

/** A seat is told every event it may read, once and in order, and the same whatever it does not know. */
export function checkTold<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  events: readonly LogEvent[],
  dice: readonly number[],
): void {
  const { game, before, one, seats, asking } = run;
  const { aids } = run.checks;
  if (!aids) return;
  const seat = seats[asking.below(seats.length)];
  const readable = events.filter((event) => mayRead(event, seat));
  const told = aids.tell(before, seat, readable);
  const whole = told.length === readable.length && told.every(({ event }, index) => event === readable[index]);
  const acting = told.flatMap(({ scenes }) => scenes.flatMap((scene) => ('unit' in scene ? scene.unit : [])));
  const known = areUnits({ run, aids, side: seat }, acting);
  run.demand(whole && known, 'events-are-told', () => `${seat} is told ${JSON.stringify(told)}`);
  checkScenes(run, aids, seat, told, dice);
  checkChapters({ run, aids }, events);
  const open = aids.tell(
    before,
    observer,
    events.filter((event) => mayRead(event, observer)),
  );
  run.diceUnseen = without([...dice, ...run.diceUnseen], diceShown(open)) ?? [];
  if (!game.hasSecrets(before)) return;
  game.redact(before, seat, makeRandom(`told ${asking.uint32()}`), one);
  const again = JSON.stringify(aids.tell(one, seat, readable));
  run.demandSame(JSON.stringify(told), again, 'hidden-stays-hidden', () => `what ${seat} is told`);
}
