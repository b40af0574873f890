import type { Game, Outcome, PublicAction } from '../game.js';
import { within } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { finish, type Work } from '../work.js';
import { ChainCheck, type ChainReport, type Witness } from './chain-check.js';
import { drewDice, isPlayed, type JournalEntry, lastCarry, outcomeOf, playedIn, whyNotAgreed } from './journal.js';
import { KeptCheck } from './kept-check.js';
import { checkLive } from './live.js';
import { Disclosures, passes } from './disclosures.js';
import { QuietCounts } from './limits.js';
import { Moments } from './moments.js';
import type { BattleRecord } from './notation.js';
import { type Origin, originOf } from './origin.js';
import { checkState, opening, slice, step } from './playback.js';
import { recordedDice, type RecordedDice, sealedDiceOf } from './recorded-dice.js';
import { Standing } from './standing.js';

/** Checks a record against the rules, its dice and its checkpoints. */

export interface Verification extends Origin {
  readonly entries: number;
  /** So many of them were played in another version, and could not be checked. */
  readonly before: number;
  /** Dice recomputed from the secret, dice set by hand, and dice that could not be checked without a secret. */
  readonly dice: { readonly checked: number; readonly queued: number; readonly unchecked: number };
  /** How often the battle went back by consent, how often of that without the consent of all, and with how many dice. */
  readonly rewinds: { readonly all: number; readonly notByAll: number; readonly dice: number };
  readonly checkpoints: number;
  /** Null in a record without a chain. */
  readonly chain: ChainReport | null;
  readonly outcome: Outcome | null;
}

/**
 * Recomputes every die, state and link, of what was taken back too, and compares them with what somebody has noted while the
 * match was played; the first thing that does not fit is the problem.
 */
export const verify = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  witness: Witness | null = null,
): Result<Verification> => finish(verifying(game, battle, witness));

/** The same in pieces. */
export function* verifying<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  witness: Witness | null = null,
): Work<Result<Verification>> {
  const sealed = sealedDiceOf(battle, game.purposes);
  if (!sealed.ok) return sealed;
  const chain = new ChainCheck(battle, witness);
  const end = yield* verifyEntries(game, battle, recordedDice(sealed.value), chain);
  if (!end.ok) return end;
  const whole = checkWhole(battle, game.sides);
  if (!whole.ok) return whole;
  let total = 0;
  let queued = 0;
  const { begins } = lastCarry(battle.journal);
  for (const [, , dice = [], byHand = 0] of playedIn(battle.journal.slice(begins))) {
    total += dice.length;
    queued += byHand;
  }
  const { standing, outcome } = end.value;
  const rewinds = battle.journal.filter((entry) => 'rewind' in entry);
  return good({
    ...originOf(battle),
    entries: battle.journal.length,
    before: begins,
    dice: sealed.value
      ? { checked: total - queued, queued, unchecked: 0 }
      : { checked: 0, queued, unchecked: total - queued },
    rewinds: {
      all: rewinds.length,
      notByAll: rewinds.filter((entry) => whyNotAgreed(entry, game.sides) !== null).length,
      // Undo takes no dice back.
      dice: total - diceIn(standing.numbers.map((number) => battle.journal[number])),
    },
    checkpoints: battle.checkpoints.length,
    chain: chain.report(game.sides),
    outcome,
  });
}

const diceIn = (entries: readonly JournalEntry[]): number =>
  playedIn(entries).reduce((sum, [, , dice = []]) => sum + dice.length, 0);

/** What stands at the end, and how the battle ended; null when it is not over. */
interface End {
  readonly standing: Standing;
  readonly outcome: Outcome | null;
}

/** Goes through the whole journal. */
function* verifyEntries<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  dice: RecordedDice,
  chain: ChainCheck,
): Work<Result<End>> {
  const unlike = chain.begin();
  if (unlike) return { ok: false, error: unlike };
  const moments = Moments.of(battle.journal, game.sides);
  if (!moments.ok) return moments;
  const start = opening(game, battle);
  if (!start.ok) return start;
  const state = start.value;
  const checkpoints = new Map(battle.checkpoints);
  const standing = new Standing(game.sides);
  const { begins } = lastCarry(battle.journal);
  const quiet = new QuietCounts(game.codes.question(state));
  // What was shown matters only where something is taken back.
  const disclosures = battle.journal.some((entry) => 'undo' in entry) ? new Disclosures(game, state) : undefined;
  const kept = new KeptCheck(game, battle, moments.value.standing);
  moments.value.pass(begins, state.cells);
  kept.pass(begins, state);
  for (const [number, entry] of battle.journal.entries()) {
    if (number % slice === 0) yield { done: number, total: battle.journal.length };
    const unseen = chain.acknowledge(number, entry);
    if (unseen) return { ok: false, error: unseen };
    const wrong =
      standing.add(entry) ??
      (isPlayed(entry) && number >= begins
        ? (step(game, state, entry, number, dice, kept.visit, disclosures) ??
          quiet.add(drewDice(entry), game.codes.question(state)))
        : null);
    if (wrong) return { ok: false, error: within(`journal[${number}]`, wrong) };
    const unlinked = chain.pass(number, entry);
    if (unlinked) return { ok: false, error: unlinked };
    // What was played in another version is taken at its word.
    if (number + 1 < begins) continue;
    if (isPlayed(entry) && !drewDice(entry) && disclosures) {
      standing.showed(disclosures.shownBy(entry[0], state), passes(game, entry, state));
    }
    moments.value.goBack(number, state.cells);
    if (!isPlayed(entry)) quiet.keep(standing.length, game.codes.question(state));
    moments.value.pass(number + 1, state.cells);
    const hash = checkpoints.get(number + 1);
    const other = hash === undefined ? null : checkState(game, state, number, hash);
    if (other) return other;
    kept.pass(number + 1, state);
    if (kept.problem) return { ok: false, error: kept.problem };
  }
  const loose = chain.end();
  if (loose) return { ok: false, error: loose };
  const turn = game.turn(state);
  const outcome = standing.closed ? outcomeOf(standing.closed) : turn.over ? turn : null;
  return good({ standing, outcome });
}

/** A record ends with a checkpoint, so that it cannot be cut unseen. */
function checkWhole(battle: BattleRecord, sides: readonly string[]): Result<null> {
  const { journal, checkpoints } = battle;
  if (journal.length > 0 && checkpoints.at(-1)?.[0] !== journal.length) {
    return bad('checkpoint-missing', 'checkpoints', 'There is no checkpoint after the last entry.');
  }
  return checkLive(battle, sides);
}
