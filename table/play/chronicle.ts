import type { LogEvent } from '@impulse/engine';

/** The log in chapters: set-up, couplets and nights. */

export interface Chapter {
  readonly key: string;
  readonly kind: 'setup' | 'couplet' | 'night';
  readonly turn: number;
  readonly couplet: number;
  readonly events: readonly LogEvent[];
}

const numberIn = ({ detail }: LogEvent, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};

export function chaptersOf(log: readonly LogEvent[]): Chapter[] {
  const chapters: (Omit<Chapter, 'events'> & { readonly events: LogEvent[] })[] = [];
  for (const event of log) {
    const turn = numberIn(event, 'turn');
    const couplet = numberIn(event, 'couplet');
    if (event.type === 'couplet-begins') {
      chapters.push({ key: `${turn}.${couplet}`, kind: 'couplet', turn, couplet, events: [] });
    } else if (event.type === 'night-falls') {
      chapters.push({ key: `${turn}.night`, kind: 'night', turn, couplet: 0, events: [] });
    } else {
      // The historical set-up writes nothing: its first couplet begins unsaid.
      if (chapters.length === 0) chapters.push(opening(event));
      chapters.at(-1)!.events.push(event);
    }
  }
  return chapters;
}

const opening = (first: LogEvent) =>
  first.type === 'placed' || first.type === 'restacked'
    ? { key: 'setup', kind: 'setup' as const, turn: 1, couplet: 0, events: [] }
    : { key: '1.1', kind: 'couplet' as const, turn: 1, couplet: 1, events: [] };
