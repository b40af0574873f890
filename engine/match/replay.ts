import type { Game, PublicAction } from '../game.js';
import { within } from '../reading/path.js';
import type { Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { finish, type Work } from '../work.js';
import { drewDice, isPlayed } from './journal.js';
import { QuietCounts } from './limits.js';
import { standingOf } from './standing.js';
import type { BattleRecord } from './notation.js';
import { checkState, opening, slice, step, type StepVisitor } from './playback.js';
import { recordedDice, type RecordedDice, sealedDiceOf } from './recorded-dice.js';

/** Rebuilds a battle from its record: what has been taken back is passed over. */

export type { ReplayStep } from './playback.js';

/** Plays what stands of a record with its recorded dice, step by step; stops at the first thing that does not fit. */
export const replay = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  visit?: StepVisitor<S, A>,
): Result<S> => finish(replaying(game, battle, visit));

/** The same in pieces. */
export const replaying = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  visit?: StepVisitor<S, A>,
): Work<Result<S>> => replayWith(game, battle, recordedDice(null), visit);

/** The same, with every die compared to the one that the secret gives, where it is known. */
export function* replayingChecked<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  visit?: StepVisitor<S, A>,
): Work<Result<S>> {
  const sealed = sealedDiceOf(battle, game.purposes);
  return sealed.ok ? yield* replayWith(game, battle, recordedDice(sealed.value), visit) : sealed;
}

function* replayWith<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  dice: RecordedDice,
  visit?: StepVisitor<S, A>,
): Work<Result<S>> {
  const standing = standingOf(battle.journal, game.sides);
  if (!standing.ok) return standing;
  const start = opening(game, battle);
  if (!start.ok) return start;
  const state = start.value;
  const numbers = new Set(standing.value.numbers);
  const checkpoints = new Map(battle.checkpoints);
  const quiet = new QuietCounts(game.codes.question(state));
  for (const [number, entry] of battle.journal.entries()) {
    if (number % slice === 0) yield { done: number, total: battle.journal.length };
    if (isPlayed(entry) && numbers.has(number)) {
      const wrong =
        step(game, state, entry, number, dice, visit) ?? quiet.add(drewDice(entry), game.codes.question(state));
      if (wrong) return { ok: false, error: within(`journal[${number}]`, wrong) };
    }
    // A checkpoint of what has been taken back is not passed here.
    const hash = standing.value.lengthAt(number + 1) === null ? undefined : checkpoints.get(number + 1);
    const other = hash === undefined ? null : checkState(game, state, number, hash);
    if (other) return other;
  }
  return start;
}
