import type { NoticeChoiceTable } from './tables.js';

/** In milliseconds: what happens within it is one notice, and whoever comes to the table in time is sent none. */
export const quietTime = 60_000;

/** How a match stands for somebody who is not there. */
export interface Situation {
  /** How long the journal is; -1 before the battle has begun. */
  readonly revision: number;
  /** Who owes a decision, or the part of the dice that lets the battle begin. */
  readonly decides: string | null;
  /** The length of the journal when it was handed to this seat. */
  readonly handedOver: number;
  /** Somebody sits in this seat now. */
  readonly isHere: boolean;
  /** When the other side has no time left, if nothing happens before; left out where there is no clock. */
  readonly runsOut?: number;
}

type Choice = Pick<NoticeChoiceTable, 'side' | 'cadence' | 'decision' | 'told' | 'due'>;
export type NoticeProgress = Pick<NoticeChoiceTable, 'looked' | 'decision' | 'told' | 'due'>;

/** How far a seat has been told once somebody has looked. */
export function progressOf(choice: Choice, situation: Situation, now: number): NoticeProgress {
  const { revision, decides, handedOver, isHere, runsOut = null } = situation;
  if (decides !== choice.side) {
    // Nothing in the journal says that a match has been accepted or has begun: that is looked after.
    return { looked: revision, decision: null, told: 0, due: revision < 0 ? now + quietTime : runsOut };
  }
  const isNew = choice.decision === null || handedOver > choice.decision;
  const decision = isNew ? handedOver : choice.decision;
  const told = isNew ? 0 : choice.told;
  if (isHere) return { looked: revision, decision, told: Math.max(1, told), due: nextReminder(choice.cadence, now) };
  const isTold = told > 0 || (choice.decision !== null && choice.told === 0);
  return { looked: revision, decision, told, due: isTold ? choice.due : now + quietTime };
}

/** When a decision that is told of now is told of again. */
export const nextReminder = (cadence: number, now: number): number | null => (cadence > 0 ? now + cadence : null);
