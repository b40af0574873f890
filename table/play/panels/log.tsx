import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { language } from '../../i18n/index.js';
import { type Chapter, chaptersOf } from '../chronicle.js';
import { useDesk } from '../desk.js';
import { LogEntry } from '../parts/log-entry.js';
import { say, words } from '../words.js';

/** What has happened, chapter by chapter; the present one is open, older ones open when asked for. */
export function LogPanel() {
  const { session } = useDesk();
  const chapters = useMemo(() => computed(() => chaptersOf(session.log.value)), [session]);
  const all = chapters.value;
  if (all.length === 0) return <p class="hint log-empty">{words.value.log.nothing}</p>;
  return (
    <div class="log" data-part="log">
      {all.map((chapter, index) => (
        <ChapterView key={chapter.key} chapter={chapter} isLast={index === all.length - 1} />
      ))}
    </div>
  );
}

function ChapterView({ chapter, isLast }: { readonly chapter: Chapter; readonly isLast: boolean }) {
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
      {open ? <Entries chapter={chapter} isLast={isLast} /> : null}
    </section>
  );
}

function titleOf({ kind, turn, couplet }: Chapter): string {
  if (kind === 'setup') return say.value.step('setup');
  if (kind === 'night') return words.value.log.night(turn);
  return say.value.when(turn, couplet);
}

function Entries({ chapter, isLast }: { readonly chapter: Chapter; readonly isLast: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const opened = useRef(false);
  const { events } = chapter;
  // The newest entry is kept in sight, unless somebody is reading further up. Measured once a frame at most.
  useEffect(() => {
    if (!isLast) return;
    const frame = requestAnimationFrame(() => {
      const scroller = list.current?.closest('.tab-body');
      if (!scroller) return;
      const away = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      if (away < 260 || !opened.current) scroller.scrollTop = scroller.scrollHeight;
      opened.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [events.length]);
  const spoken = isLast ? ({ role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' } as const) : {};
  return (
    <div {...spoken}>
      <ol ref={list} class="entries" aria-label={titleOf(chapter)}>
        {events.map((event, index) => (
          <LogEntry key={index} event={event} language={language.value} />
        ))}
      </ol>
    </div>
  );
}
