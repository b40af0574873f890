import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { LogEvent } from '@impulse/engine';
import { language } from '../i18n/index.js';
import { type Chapter, chaptersOf } from '../play/chronicle.js';
import { LogEntry } from '../play/parts/log-entry.js';
import { say, words } from '../play/words.js';
import type { Film } from './film.js';
import type { Projector } from './projector.js';
import type { ReplaySession } from './replay-session.js';
import { replayWords } from './words.js';

/** The log up to the frame shown; every entry leads to its own frame. */

interface ReplayLogProps {
  readonly session: ReplaySession;
  readonly projector: Projector;
}

export function ReplayLog({ session, projector }: ReplayLogProps) {
  const frame = session.frame.value;
  const viewpoint = session.viewpoint.value;
  const { film } = session;
  const frameOf = useMemo(() => framesByEvent(film), [film]);
  const chapters = useMemo(() => chaptersOf(film.log(frame, viewpoint)), [film, frame, viewpoint]);
  if (frame === 0) return <p class="hint log-empty">{words.value.log.nothing}</p>;
  return (
    <div class="log" data-part="log">
      {chapters.map((chapter, index) => (
        <ChapterView
          key={`${viewpoint}/${chapter.key}`}
          chapter={chapter}
          isLast={index === chapters.length - 1}
          frame={frame}
          frameOf={frameOf}
          go={(to) => projector.go(to)}
        />
      ))}
    </div>
  );
}

function framesByEvent(film: Film): ReadonlyMap<LogEvent, number> {
  return new Map(film.frames.flatMap(({ events }, frame) => events.map((event) => [event, frame] as const)));
}

interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly isLast: boolean;
  readonly frame: number;
  readonly frameOf: ReadonlyMap<LogEvent, number>;
  readonly go: (frame: number) => void;
}

function ChapterView(props: ChapterViewProps) {
  const { chapter, isLast } = props;
  const opened = useSignal<boolean | null>(null);
  const open = opened.value ?? isLast;
  return (
    <section class="chapter">
      <h3>
        <button type="button" class="chapter-head" aria-expanded={open} onClick={() => (opened.value = !open)}>
          <span>{titleOf(chapter)}</span>
          <small>{chapter.events.length}</small>
        </button>
      </h3>
      {open ? <Entries {...props} /> : null}
    </section>
  );
}

function titleOf({ kind, turn, couplet }: Chapter): string {
  if (kind === 'setup') return say.value.step('setup');
  return kind === 'night' ? words.value.log.night(turn) : say.value.when(turn, couplet);
}

function Entries({ chapter, isLast, frame, frameOf, go }: ChapterViewProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const scroller = isLast ? list.current?.closest('.tab-body') : null;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }, [frame, isLast]);
  const text = replayWords.value;
  return (
    <ol ref={list} class="reel-entries" aria-label={titleOf(chapter)}>
      {byFrame(chapter.events, frameOf).map(([at, events]) => (
        <li
          key={at}
          class={`reel-entry${at === frame ? ' is-shown' : ''}`}
          aria-current={at === frame ? 'step' : undefined}
        >
          <button type="button" class="reel-go" aria-label={text.goTo(at)} title={text.goTo(at)} onClick={() => go(at)}>
            {at}
          </button>
          <ol class="entries">
            {events.map((event, index) => (
              <LogEntry key={index} event={event} language={language.value} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function byFrame(events: readonly LogEvent[], frameOf: ReadonlyMap<LogEvent, number>): [number, LogEvent[]][] {
  const groups: [number, LogEvent[]][] = [];
  for (const event of events) {
    const frame = frameOf.get(event)!;
    const group = groups.at(-1);
    if (group?.[0] === frame) group[1].push(event);
    else groups.push([frame, [event]]);
  }
  return groups;
}
