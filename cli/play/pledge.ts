import type { Referee } from './referee.js';
import type { Speech } from './speech/index.js';

/** What the dice of a battle are bound to, and what about it nobody can check. */
export function pledgeLines({ commitment, origin }: Referee, speech: Speech): string[] {
  const lines = [speech.commitment(commitment)];
  if (origin.begins === 'position') lines.push(speech.fromPosition);
  if (origin.data === 'own') lines.push(speech.ownData);
  return lines;
}
