import { bad, type BattleRecord, good, Match, replay, type Result, verify } from '@impulse/engine';
import { isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import type { KeptMatch } from '../matches/kept-match.js';
import { wholeRecord } from '../rules/whole-record.js';
import type { KeptJournal, Store } from '../store/store.js';

/** Whether a match is what its journal says under the present rules, and how it is made to be that again. */

interface OpenedMatch {
  readonly kept: KeptMatch;
  readonly journal: KeptJournal;
  readonly record: BattleRecord;
  readonly battle: LoadedBattle;
}

async function openMatch(store: Store, id: string): Promise<Result<OpenedMatch>> {
  const kept = await store.find(id);
  if (!kept) return bad('no-such-match', '', `There is no match ${id}.`);
  if (!isBattleId(kept.record.game)) return bad('unknown-game', '', 'There is no such battle.');
  const journal = await store.journal(id);
  const battle = await loadBattle(kept.record.game);
  return good({ kept, journal, record: wholeRecord(kept.record, journal), battle });
}

/** How many entries fit: every die and every action is made again. */
export async function verifyMatch(store: Store, id: string): Promise<Result<number>> {
  const opened = await openMatch(store, id);
  if (!opened.ok) return opened;
  const { record, battle } = opened.value;
  // A record in the store has no checkpoints: playing it again makes them.
  const played = Match.restore(battle.game, record);
  if (!played.ok) return played;
  const verified = verify(battle.game, played.value.record(true));
  return verified.ok ? good(verified.value.entries) : verified;
}

export interface RepairReport {
  readonly entries: number;
  /** Numbers of entries that have led to other events than were kept. */
  readonly changed: readonly number[];
  /** The rules version that the match had, where it has another one now. */
  readonly rulesBefore: string | null;
}

/**
 * Plays the journal again under the present rules and keeps what comes of it; states that were kept under other rules are
 * forgotten. When an entry cannot follow any more nothing is changed: the problem names it.
 */
export async function repairMatch(store: Store, id: string): Promise<Result<RepairReport>> {
  const opened = await openMatch(store, id);
  if (!opened.ok) return opened;
  const { kept, journal, battle } = opened.value;
  const rules = battle.game.rulesVersion;
  const record = { ...opened.value.record, rules };
  const events = journal.entries.map((entry) => entry.events);
  const changed: number[] = [];
  const played = replay(battle.game, record, ({ number, events: now }) => {
    const text = JSON.stringify(now);
    if (text !== events[number]) changed.push(number);
    events[number] = text;
  });
  if (!played.ok) return played;
  await store.rewrite(id, events);
  const rulesBefore = kept.record.rules === rules ? null : kept.record.rules;
  if (rulesBefore !== null) {
    const next = { ...kept, version: kept.version + 1, record: { ...kept.record, rules } };
    if (!(await store.replace(next))) return bad('changed-meanwhile', '', 'The match has changed in the meantime.');
  }
  return good({ entries: events.length, changed, rulesBefore });
}
