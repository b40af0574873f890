import { type Chapter, type LogEvent, numberIn } from '@impulse/engine';
import type { ChapterKind } from './codes.js';

/** The log has a chapter for the set-up, for every couplet and for every night. */
export function chapterOf({ type, detail }: LogEvent, opens: boolean): Chapter | null {
  const turn = numberIn(detail, 'turn');
  if (type === 'couplet-begins') return couplet(turn, numberIn(detail, 'couplet'));
  if (type === 'night-falls') return part(`${turn}.night`, 'night', { turn });
  if (!opens) return null;
  // The historical set-up writes nothing: its first couplet begins unsaid.
  return type === 'placed' || type === 'restacked' ? part('setup', 'setup', {}) : couplet(1, 1);
}

const couplet = (turn: number, number: number): Chapter =>
  part(`${turn}.${number}`, 'couplet', { turn, couplet: number });

const part = (key: string, kind: ChapterKind, detail: Chapter['detail']): Chapter => ({
  key,
  level: 'part',
  kind,
  detail,
});
