import { commitment, type Dice, parseSecret, type ReplayDice, replayDice } from '../dice/dice.js';
import { jointSecret } from '../dice/joint-secret.js';
import { sittingDice } from '../dice/sitting-dice.js';
import { bad, good, type Problem, type Result } from '../reading/result.js';
import type { PlayedEntry } from './journal.js';
import type { BattleRecord } from './notation.js';

/** Dice of a record, compared with the sealed ones where there is a secret. */
export interface RecordedDice extends Dice {
  feed(entry: PlayedEntry): void;
  problem(): Problem | undefined;
}

export function recordedDice(sealed: Dice | null): RecordedDice {
  const recorded: ReplayDice = replayDice();
  let queued = 0;
  let position = 0;
  let wrong = -1;
  return {
    feed([, , dice = [], byHand = 0]) {
      recorded.feed(dice);
      queued = byHand;
      position = 0;
      wrong = -1;
    },
    begin: (number) => sealed?.begin(number),
    roll(purpose, subject) {
      const die = recorded.roll(purpose, subject);
      const sealedHere = sealed !== null && position >= queued;
      if (sealedHere && sealed.roll(purpose, subject) !== die && wrong < 0) wrong = position;
      position++;
      return die;
    },
    problem() {
      const missing = recorded.problem();
      if (missing) return { ...missing, path: '[2]' };
      if (wrong < 0) return undefined;
      return { code: 'wrong-die', path: `[2][${wrong}]`, message: 'This is not the die that the secret gives.' };
    },
  };
}

/** The sealed dice of a record, once its secret is revealed and is the one committed to. */
export function sealedDiceOf(battle: BattleRecord, purposes: readonly string[]): Result<Dice | null> {
  const { secret, match, parts, sittings = [] } = battle;
  if (secret === null) return good(null);
  const key = parseSecret(secret);
  if (!key.ok) return bad(key.error.code, 'secret', key.error.message);
  if (commitment(secret, match) !== battle.commitment) {
    return bad('broken-commitment', 'commitment', 'The secret is not the one committed to before the first die.');
  }
  const drawnFrom = parts ? jointSecret(match, secret, parts) : secret;
  return good(sittingDice({ secret: drawnFrom, match, purposes }, sittings));
}
