import type { BattleRecord } from '@impulse/engine';
import { commitment } from '@impulse/engine/dice/dice.js';
import { partCommitment } from '@impulse/engine/dice/joint-secret.js';
import type { HeldSeat } from '../storage/held-seats.js';

/** Are the secret and both parts in a record those that were committed to when this person sat down? */
export function keepsPromise({ match, secret, parts }: BattleRecord, held: HeldSeat): boolean {
  if (secret === null || parts === undefined) return false;
  return (
    commitment(secret, match) === held.commitment &&
    partCommitment(parts.host) === held.partCommitment &&
    (held.part === undefined || held.part === (held.invitation === undefined ? parts.guest : parts.host))
  );
}
