import type { Compilable } from 'kysely';
import { isComputer, type KeptMatch } from '../matches/kept-match.js';
import type { Moment } from '../rules/messages.js';
import type { Tables } from '../store/tables/tables.js';

/** In milliseconds: what a process has not done by then is looked after by any. A computer thinks for half a minute at most. */
export const dutyPatience = 120_000;

/**
 * Does the server owe the match something, as it stands: to keep the result, or to decide for a computer or by standing
 * orders? Those may say nothing about this decision, which only the rules can tell.
 */
export function owesAnything(
  { isOver, seats }: Pick<KeptMatch, 'isOver' | 'seats'>,
  moment: Pick<Moment, 'isOver' | 'turn'>,
): boolean {
  if (moment.isOver !== isOver) return true;
  const seat = seats.find(({ side }) => side === moment.turn);
  return seat !== undefined && (isComputer(seat) || seat.standing !== undefined);
}

export const keepDuty = ({ database }: Tables, match: string, due: number): Compilable =>
  database
    .insertInto('duty')
    .values({ match, due, tries: 0 })
    .onConflict((taken) => taken.column('match').doUpdateSet({ due, tries: 0 }));

export const forgetDuty = ({ database }: Tables, match: string): Compilable =>
  database.deleteFrom('duty').where('match', '=', match);
