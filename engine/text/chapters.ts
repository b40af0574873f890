import type { Aids, Chapter } from '../aids.js';
import type { LogEvent } from '../game.js';

/** A heading of the log with what stands under it. */
export interface LogChapter extends Chapter {
  readonly events: readonly LogEvent[];
}

/** A log grouped by its chapters. The event that opens a chapter is its heading, and is not repeated under it. */
export function chaptersOf(aids: Pick<Aids<never, never>, 'chapter'>, log: readonly LogEvent[]): LogChapter[] {
  const chapters: (Chapter & { readonly events: LogEvent[] })[] = [];
  for (const event of log) {
    const heading = aids.chapter(event);
    if (heading) {
      chapters.push({ ...heading, events: [] });
      continue;
    }
    if (chapters.length === 0) chapters.push({ ...(aids.chapter(event, true) ?? unheaded), events: [] });
    chapters.at(-1)!.events.push(event);
  }
  return chapters;
}

/** For a log that begins without a heading, and a battle that has none to give. */
const unheaded: Chapter = { key: 'opening', level: 'turn', kind: 'opening', detail: {} };
