import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../style/learn.css';
import { Frame } from '../pages/frame.js';
import { DeskProvider } from '../play/desk.js';
import { Table } from '../play/index.js';
import { go, linkTo } from '../router.js';
import { CoachCard } from './card.js';
import { type Lesson, type LessonId, lessonIds, lessons } from './lessons.js';
import { openLesson } from './open.js';
import { forgetPause, progress } from './progress.js';
import { Ring } from './ring.js';
import { learnWords } from './words.js';

/** The guided first game: short lessons at the real table, each with its own address. */
export function LearnPage() {
  const again = useSignal(0);
  const lesson = lessonAt(location.hash);
  if (!lesson) return <Lessons go={open} />;
  return <Classroom key={`${lesson.id}/${again.value}`} lesson={lesson} go={open} again={() => again.value++} />;
}

const open = (id: LessonId): void => go(`${linkTo.learn()}/${id}`);

function lessonAt(hash: string): Lesson | undefined {
  const prefix = `${linkTo.learn()}/`;
  return hash.startsWith(prefix) ? lessons.find(({ id }) => id === hash.slice(prefix.length)) : undefined;
}

function Lessons({ go }: { readonly go: (lesson: LessonId) => void }) {
  const learn = learnWords.value;
  const { finished, pause } = progress.value;
  const unfinished = lessonIds.find((id) => !finished.includes(id));
  const wanted = pause?.lesson ?? unfinished ?? null;
  return (
    <Frame title={learn.title}>
      <p class="learn-intro">{learn.intro}</p>
      <p class="buttons">
        {wanted === null ? (
          <a class="button primary" href={linkTo.new()}>
            {learn.battle}
          </a>
        ) : (
          <button type="button" class="button primary" data-action="learn-start" onClick={() => go(wanted)}>
            {finished.length === 0 && pause === null ? learn.begin : learn.goOn}
          </button>
        )}
        <span class="quiet">{learn.count(finished.length, lessonIds.length)}</span>
      </p>
      <ol class="lessons">
        {lessonIds.map((id, index) => {
          const done = finished.includes(id);
          return (
            <li key={id} class={`lesson${done ? ' is-done' : ''}${id === wanted ? ' is-next' : ''}`}>
              <span class="lesson-number" aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <div>
                <h2>{learn.lessons[id].title}</h2>
                <p>{learn.lessons[id].about}</p>
              </div>
              <button
                type="button"
                class="button"
                data-lesson={id}
                aria-label={learn.openLesson(learn.lessons[id].title)}
                onClick={() => go(id)}
              >
                {pause?.lesson === id ? learn.resume : done ? learn.repeat : learn.open}
              </button>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}

interface ClassroomProps {
  readonly lesson: Lesson;
  readonly go: (lesson: LessonId) => void;
  readonly again: () => void;
}

function Classroom({ lesson, go: openOther, again }: ClassroomProps) {
  const room = useMemo(() => {
    const { pause } = progress.peek();
    return openLesson(lesson, pause?.lesson === lesson.id ? pause : null, () => go(linkTo.learn()));
  }, [lesson]);
  useEffect(() => room.start(), [room]);
  const { desk, coach } = room;
  const next = lessonIds[lessonIds.indexOf(lesson.id) + 1] ?? null;
  const startOver = (): void => {
    forgetPause();
    again();
  };
  return (
    <DeskProvider value={desk}>
      <Table desk={desk} />
      <Ring desk={desk} step={coach.step.value} />
      <div class="play-coach">
        <CoachCard coach={coach} again={startOver} next={next} open={openOther} />
      </div>
    </DeskProvider>
  );
}
