import { failed } from './answers.js';
import type { Answer } from './answers.js';
import { verifying, within, type Work } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { readRecord } from './opening.js';
import type { VerifyRequest } from './requests.js';

/** Checks a record and tells what was checked; no battle is begun or changed by it. */
export function* verification(request: VerifyRequest, battles: readonly LoadedBattle[]): Work<Answer> {
  const read = readRecord(request.record, battles);
  if (!read.ok) return failed(read.error);
  const { battle, record } = read.value;
  const verified = yield* verifying(battle.game, record);
  if (!verified.ok) return failed(within('record', verified.error));
  return { ok: true, game: battle.game.id, match: record.match, commitment: record.commitment, ...verified.value };
}
