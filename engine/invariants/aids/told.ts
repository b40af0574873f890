import { makeRandom } from '../../dice/random.js';
import type { LogEvent, PublicAction } from '../../game.js';
import { mayRead } from '../../match/seat-logs.js';
import type { Cells } from '../../state/state.js';
import type { Trial } from '../trial.js';
import { areUnits } from './asked.js';

/** A seat is told every event it may read, once and in order, and the same whatever it does not know. */
export function checkTold<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  events: readonly LogEvent[],
): void {
  const { game, before, one, seats, asking } = trial;
  const { aids } = trial.checks;
  if (!aids) return;
  const seat = seats[asking.below(seats.length)];
  const readable = events.filter((event) => mayRead(event, seat));
  const told = aids.tell(before, seat, readable);
  const whole = told.length === readable.length && told.every(({ event }, index) => event === readable[index]);
  const acting = told.flatMap(({ scenes }) => scenes.flatMap((scene) => ('unit' in scene ? scene.unit : [])));
  const known = areUnits({ trial, aids, side: seat }, acting);
  trial.demand(whole && known, 'events-are-told', () => `${seat} is told ${JSON.stringify(told)}`);
  if (!game.hasSecrets(before)) return;
  game.redact(before, seat, makeRandom(`told ${asking.uint32()}`), one);
  const again = JSON.stringify(aids.tell(one, seat, readable));
  trial.demandSame(JSON.stringify(told), again, 'hidden-stays-hidden', () => `what ${seat} is told`);
}
