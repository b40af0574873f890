import {
  type BattleRecord,
  type JournalEntry,
  type Keyframe,
  lastCarry,
  standingOf,
  withLastLink,
} from '@impulse/engine';
import type { KeptJournal, KeptPositions } from '../store/store.js';

/** The record of a match as it is kept: what its battle began with, its journal, and the version that it has come to. */
export function wholeRecord(record: BattleRecord, { entries }: KeptJournal): BattleRecord {
  const journal = entries.map(({ entry }) => JSON.parse(entry) as JournalEntry);
  return { ...record, ...lastCarry(journal).entry?.carried.to, journal };
}

export const withPositions = (record: BattleRecord, positions: KeptPositions | null): BattleRecord =>
  positions ? { ...record, keyframes: JSON.parse(positions.keyframes) as Keyframe[] } : record;

/** As it is told when the battle is over: with what each action that stands has led to. */
export function withLog(record: BattleRecord, { entries }: KeptJournal, sides: readonly string[]): BattleRecord {
  const standing = standingOf(record.journal, sides);
  const numbers = standing.ok ? standing.value.numbers : [];
  return { ...withLastLink(record), log: numbers.map((number) => JSON.parse(entries[number].events) as never) };
}
