import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { chaptersOf, type LogChapter, type LogEvent } from '@impulse/engine';
import { everything, isFiltered, type LogFilter, passes } from '../desk/log-filter.js';
import { language } from '../i18n/index.js';
import { useDesk } from '../desk/desk.js';
import { LogEntry } from '../parts/log-entry.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { LogFilterChoice } from './log-filter.js';
import { BattlePledge } from './pledge.js';

/** In a replay every entry leads to its own frame. */
export interface FrameLinks {
  readonly frame: number;
  /** The frame of an event, by its place in the log. */
  readonly frameOf: (event: number) => number;
  readonly go: (frame: number) => void;
  readonly goTo: (frame: number) => string;
}

interface LogPanelProps {
  readonly playback?: FrameLinks;
}

/** What has happened, chapter by chapter; the present one is open, and what has happened since the
 * last own decision; older ones open when asked for. */
export function LogPanel({ playback }: LogPanelProps) {
  const { chair, recap } = useDesk();
  const filter = useSignal<LogFilter>(everything);
  const chapters = useChapters(filter);
  const all = chapters.value;
  const log = useRef<HTMLDivElement>(null);
  useNewest(log, chair.log.value.length, playback?.frame);
  const filtered = isFiltered(filter.value);
  const told = all.findLastIndex(({ events }) => events.length > 0);
  const news = new Set(chair.log.value.slice(recap.since.value));
  if (all.length === 0 && !filtered)
    return (
      <>
        <p class="hint log-empty">{words.value.log.nothing}</p>
        <BattlePledge />
      </>
    );
  return (
    <div class="log" data-part="log" ref={log}>
      <LogFilterChoice filter={filter} />
      <BattlePledge />
      {filtered && all.length === 0 ? <p class="hint">{words.value.log.filter.none}</p> : null}
      {all.map((chapter, index) => (
        <ChapterView
          key={chapter.key}
          chapter={chapter}
          isLast={index === all.length - 1}
          isOpen={filtered || index >= told || chapter.events.some((event) => news.has(event))}
          playback={playback}
        />
      ))}
    </div>
  );
}

/** Chapters with what is to be read of them; those of which nothing is are left out. */
function useChapters(filter: ReadonlySignal<LogFilter>): ReadonlySignal<readonly LogChapter[]> {
  const { chair, kit } = useDesk();
  return useMemo(
    () =>
      computed(() => {
        const chapters = chaptersOf(chair.now().aids, chair.log.value);
        const wanted = filter.value;
        if (!isFiltered(wanted)) return chapters;
        const units = chair.units.value;
        const terms = { subjects: kit.subjects, sideOf: (unit: string) => units.get(unit)?.side };
        return chapters.flatMap((chapter) => {
          const events = chapter.events.filter((event) => passes(event, wanted, terms));
          return events.length === 0 ? [] : [{ ...chapter, events }];
        });
      }),
    [chair, kit, filter],
  );
}

/** So near the end nobody reads further up. */
const atEnd = 24;

const beyondEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

const isAtEnd = (scroller: Element): boolean => beyondEnd(scroller) < atEnd;

/** Entries have their height only once they have come into view: so many frames after that the end stands still. */
const framesToGrow = 3;

/**
 * The newest entry is kept in sight, unless somebody was reading further up before it came. When entries come, chapters
 * fold or the panel changes its height, the browser scrolls as well: that is nobody's wish. But whoever sees the end
 * because a chapter has folded reads on from there.
 */
function useNewest(log: RefObject<HTMLElement | null>, length: number, frame: number | undefined): void {
  const follows = useRef(true);
  const changing = useRef(false);
  useEffect(() => {
    const scroller = log.current?.closest('.tab-body');
    if (!scroller) return undefined;
    let height = scroller.clientHeight;
    const note = (): void => {
      // A scroll that has been overtaken by another change of the height tells nothing either.
      if (changing.current || scroller.clientHeight !== height) return;
      follows.current = isAtEnd(scroller);
    };
    const keep = new ResizeObserver(() => {
      height = scroller.clientHeight;
      if (follows.current) scroller.scrollTop = scroller.scrollHeight;
    });
    scroller.addEventListener('scroll', note, { passive: true });
    keep.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      keep.disconnect();
    };
  }, [length === 0]);
  useLayoutEffect(() => {
    changing.current = true;
    const scroller = log.current?.closest('.tab-body');
    const inReplay = frame !== undefined;
    const settle = (still: number, isFirst: boolean): number =>
      requestAnimationFrame(() => {
        // At the table the end is looked for once: somebody may be reading further up right after.
        const goes = scroller && (inReplay || (isFirst && follows.current)) && beyondEnd(scroller) > 1;
        if (goes) scroller.scrollTop = scroller.scrollHeight;
        if (still > 0) asked = settle(goes && inReplay ? framesToGrow : still - 1, false);
        else {
          changing.current = false;
          if (scroller && isAtEnd(scroller)) follows.current = true;
        }
      });
    let asked = settle(inReplay ? framesToGrow : 1, true);
    return () => cancelAnimationFrame(asked);
  }, [length, frame]);
}

interface ChapterProps {
  readonly chapter: LogChapter;
  readonly isLast: boolean;
  /** Unless somebody folds it: the newest, what the player has not seen happen, and what is searched for. */
  readonly isOpen: boolean;
  readonly playback: FrameLinks | undefined;
}

function ChapterView(props: ChapterProps) {
  const { chapter, isOpen } = props;
  const desk = useDesk();
  const opened = useSignal<boolean | null>(null);
  const open = opened.value ?? isOpen;
  return (
    <section class="chapter">
      <h3>
        <button type="button" class="chapter-head" aria-expanded={open} onClick={() => (opened.value = !open)}>
          <span>{phrasesOf(desk).chapter(chapter)}</span>
          <small>{chapter.events.length}</small>
        </button>
      </h3>
      {open ? <Entries {...props} /> : null}
    </section>
  );
}

function Entries({ chapter, isLast, playback }: ChapterProps) {
  const { events } = chapter;
  // A replay tells its frame elsewhere; here it would read everything again at every jump.
  const spoken =
    isLast && !playback ? ({ role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' } as const) : {};
  const desk = useDesk();
  const name = phrasesOf(desk).chapter(chapter);
  return (
    <div {...spoken}>
      {playback ? (
        <ol class="playback-entries" aria-label={name}>
          {byFrame(events, desk.chair.log.value, playback).map(([frame, some]) => (
            <FrameEntries key={frame} frame={frame} events={some} playback={playback} />
          ))}
        </ol>
      ) : (
        <ol class="entries" aria-label={name}>
          <EventList events={events} />
        </ol>
      )}
    </div>
  );
}

const EventList = ({ events }: { readonly events: readonly LogEvent[] }) => (
  <>
    {events.map((event, index) => (
      <LogEntry key={index} event={event} language={language.value} />
    ))}
  </>
);

interface FrameEntriesProps {
  readonly frame: number;
  readonly events: readonly LogEvent[];
  readonly playback: FrameLinks;
}

function FrameEntries({ frame, events, playback }: FrameEntriesProps) {
  const shown = frame === playback.frame;
  const name = playback.goTo(frame);
  return (
    <li class={`playback-entry${shown ? ' is-shown' : ''}`} aria-current={shown ? 'step' : undefined}>
      <button type="button" class="playback-go" aria-label={name} title={name} onClick={() => playback.go(frame)}>
        {frame}
      </button>
      <ol class="entries">
        <EventList events={events} />
      </ol>
    </li>
  );
}

function byFrame(
  events: readonly LogEvent[],
  log: readonly LogEvent[],
  { frameOf }: FrameLinks,
): [number, LogEvent[]][] {
  const groups: [number, LogEvent[]][] = [];
  let at = -1;
  for (const event of events) {
    at = log.indexOf(event, at + 1);
    const frame = frameOf(at);
    const group = groups.at(-1);
    if (group?.[0] === frame) group[1].push(event);
    else groups.push([frame, [event]]);
  }
  return groups;
}
