import type { Game, LogEvent, Outcome, PublicAction } from '../game.js';
import { bad, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { finish, type Work } from '../work.js';
import { commitment } from '../dice/dice.js';
import { carriedOn } from './carry-on.js';
import { isPlayed, type JournalEntry, lastCarry, outcomeOf, playedEntry } from './journal.js';
import { keyframeEvery, type PassedState } from './keyframes.js';
import { standingOf } from './standing.js';
import { Match, type Sealing } from './match.js';
import type { BattleRecord } from './notation.js';
import { opening } from './playback.js';
import { replayingChecked } from './replay.js';
import { checkLive } from './live.js';
import { isOfOtherVersion } from './other-version.js';

/**
 * `same`: the battle itself, under the dice it was begun with. Only for whoever keeps the one battle there is: two that
 * go on from the same record would roll the same dice. `copy`: another battle that begins there, under dice of its own.
 */
export type GoOn = 'same' | 'copy';

/**
 * A match that goes on where the record ends, or after its first `entries` entries, which is always a copy. The sealing
 * is that of a copy and of a record without its secret; dice that fell under another one count as set by hand. A record of
 * another version goes on from a position that it has kept.
 */
export const resume = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  goOn: GoOn,
  entries?: number,
): Result<Match<S, A>> => finish(resuming(game, battle, sealing, goOn, entries));

/** The same in pieces. */
export function* resuming<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  goOn: GoOn,
  entries = battle.journal.length,
): Work<Result<Match<S, A>>> {
  if (isOfOtherVersion(game, battle)) return carryOn(game, battle, sealing, goOn, entries);
  const { begins } = lastCarry(battle.journal);
  if (entries < begins) {
    return bad('no-such-moment', 'journal', `What lies before entry ${begins} was played in another version.`);
  }
  const resumed = yield* playingOn(game, battle, sealing, goOn, entries);
  const earlier = battle.game === game.id && battle.rules !== game.rulesVersion;
  // What an earlier version allowed may still be refused now: then the position that was kept has to do.
  if (resumed.ok || !earlier || !battle.keyframes) return resumed;
  return carryOn(game, battle, sealing, goOn, entries);
}

function carryOn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  goOn: GoOn,
  entries: number,
): Result<Match<S, A>> {
  const live = checkLive(battle, game.sides);
  if (!live.ok) return live;
  const carried = carriedOn(game, battle, entries);
  if (!carried.ok) return carried;
  const own = goOn === 'same' && battle.secret !== null && entries === battle.journal.length;
  return Match.restore(game, own ? carried.value : resealed(carried.value, sealing));
}

function* playingOn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  goOn: GoOn,
  entries: number,
): Work<Result<Match<S, A>>> {
  const live = checkLive(battle, game.sides);
  if (!live.ok) return live;
  const part = entries === battle.journal.length ? battle : cut(battle, entries);
  const standing = standingOf(part.journal, game.sides);
  if (!standing.ok) return standing;
  const start = opening(game, battle);
  if (!start.ok) return start;
  // What can still be undone is done once more by the match, which finds out how far undo may reach.
  const fixed = standing.value.fixedAt;
  const cells = start.value.cells.slice();
  const events: (readonly LogEvent[])[] = [];
  const passed: PassedState[] = [];
  const replayed = yield* replayingChecked(game, part, (step) => {
    if (step.number >= fixed) return;
    cells.set(step.state.cells);
    events.push(step.events);
    const revision = step.number + 1;
    if (revision % keyframeEvery === 0) passed.push([revision, cells.slice()]);
  });
  if (!replayed.ok) return replayed;
  const own = goOn === 'same' && battle.secret !== null && part === battle;
  // Only a match under its own dice from the first to the last can be live.
  return Match.restore(game, own ? battle : resealed(part, sealing), {
    revision: fixed,
    cells,
    events,
    passed,
  });
}

/** How people have ended the battle of a record; null when they have not. */
export function endedByPeople({ journal }: BattleRecord, sides: readonly string[]): Outcome | null {
  const standing = standingOf(journal, sides);
  return standing.ok && standing.value.closed ? outcomeOf(standing.value.closed) : null;
}

/** The record as it was after its first entries. */
export function cut({ log: _log, ...battle }: BattleRecord, entries: number): BattleRecord {
  const { journal, checkpoints, keyframes, chain } = battle;
  return {
    ...battle,
    ...(chain ? { chain: { begun: chain.begun } } : {}),
    journal: journal.slice(0, entries),
    checkpoints: checkpoints.filter(([revision]) => revision <= entries),
    ...(keyframes ? { keyframes: keyframes.filter(([revision]) => revision <= entries) } : {}),
  };
}

/** The same battle under another secret: the dice that have fallen were not drawn from it. */
const resealed = (
  { sittings: _sittings, parts: _parts, chain: _chain, ...battle }: BattleRecord,
  { match, secret }: Sealing,
): BattleRecord => ({
  ...battle,
  match,
  secret,
  commitment: commitment(secret, match),
  live: false,
  journal: battle.journal.map(ofItsOwn),
});

/** An entry of another battle: its dice count as set by hand, and nobody has acknowledged anything. */
function ofItsOwn(entry: JournalEntry): JournalEntry {
  if (isPlayed(entry)) {
    const [side, action, dice = [], , command] = entry;
    return playedEntry(side, action, dice, dice.length, command);
  }
  if ('carried' in entry || 'rewind' in entry) return entry;
  const { seen: _seen, ...rest } = entry;
  return rest;
}
