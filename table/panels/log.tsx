import { computed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { chaptersOf, type LogChapter, type LogEvent } from '@impulse/engine';
import { language } from '../i18n/index.js';
import { useDesk } from '../desk/desk.js';
import { LogEntry } from '../parts/log-entry.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
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
  const chapters = useMemo(() => computed(() => chaptersOf(chair.now().aids, chair.log.value)), [chair]);
  const all = chapters.value;
  const log = useRef<HTMLDivElement>(null);
  useNewest(log, chair.log.value.length, playback?.frame);
  const news = new Set(chair.log.value.slice(recap.since.value));
  if (all.length === 0)
    return (
      <>
        <p class="hint log-empty">{words.value.log.nothing}</p>
        <BattlePledge />
      </>
    );
  return (
    <div class="log" data-part="log" ref={log}>
      <BattlePledge />
      {all.map((chapter, index) => (
        <ChapterView
          key={chapter.key}
          chapter={chapter}
          isLast={index === all.length - 1}
          isNews={chapter.events.some((event) => news.has(event))}
          playback={playback}
        />
      ))}
    </div>
  );
}

/** So near the end nobody reads further up. */
const atEnd = 24;

/** The newest entry is kept in sight, unless somebody was reading further up before it came. Measured once a frame at most. */
function useNewest(log: RefObject<HTMLElement | null>, length: number, frame: number | undefined): void {
  const follows = useRef(true);
  useEffect(() => {
    const scroller = log.current?.closest('.tab-body');
    if (!scroller) return undefined;
    const note = (): void => {
      follows.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < atEnd;
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [length === 0]);
  useEffect(() => {
    const asked = requestAnimationFrame(() => {
      const scroller = log.current?.closest('.tab-body');
      if (scroller && (frame !== undefined || follows.current)) scroller.scrollTop = scroller.scrollHeight;
    });
    return () => cancelAnimationFrame(asked);
  }, [length, frame]);
}

interface ChapterProps {
  readonly chapter: LogChapter;
  readonly isLast: boolean;
  /** Does it tell something that the player has not seen happen, or not decided upon? */
  readonly isNews: boolean;
  readonly playback: FrameLinks | undefined;
}

function ChapterView(props: ChapterProps) {
  const { chapter, isLast, isNews } = props;
  const desk = useDesk();
  const opened = useSignal<boolean | null>(null);
  const open = opened.value ?? (isLast || isNews);
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
  const first = events.length === 0 ? 0 : log.indexOf(events[0]);
  for (const [index, event] of events.entries()) {
    const frame = frameOf(first + index);
    const group = groups.at(-1);
    if (group?.[0] === frame) group[1].push(event);
    else groups.push([frame, [event]]);
  }
  return groups;
}
