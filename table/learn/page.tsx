import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../style/learn.css';
import { loadKit } from '../battles/index.js';
import { DeskProvider } from '../desk.js';
import { messages } from '../i18n/index.js';
import type { AnyKit } from '../kit.js';
import { Frame } from '../pages/frame.js';
import { Table } from '../play/index.js';
import { go, linkTo } from '../links.js';
import { CoachCard } from './card.js';
import type { Course, Lesson } from './course.js';
import { type Classroom, openLesson } from './open.js';
import { Learner } from './progress.js';
import { Ring } from './ring.js';
import { learnWords } from './words.js';

/** The battle that has lessons. */
const taught = 'totensonntag';

/** The guided first game: short lessons at the real table, each with its own address. */
export function LearnPage() {
  const taken = useSignal<{ readonly kit: AnyKit; readonly course: Course } | null>(null);
  useEffect(() => {
    fetchCourse().then(
      (fetched) => (taken.value = fetched),
      (error: unknown) => console.error(error),
    );
  }, []);
  return taken.value ? <Lessons {...taken.value} hash={location.hash} /> : <Wait />;
}

async function fetchCourse() {
  const kit = await loadKit(taught);
  const course = await kit?.course?.();
  return kit && course ? { kit, course } : null;
}

const Wait = () => (
  <p class="page-wait" role="status">
    {messages.value.shell.loading}
  </p>
);

interface LessonsProps {
  readonly kit: AnyKit;
  readonly course: Course;
  /** The address, which names the lesson that is open. */
  readonly hash: string;
}

function Lessons({ kit, course, hash }: LessonsProps) {
  const learner = useMemo(() => new Learner(course.lessons.map(({ id }) => id)), [course]);
  const again = useSignal(0);
  const lesson = lessonAt(course, hash);
  if (!lesson) return <LessonList course={course} learner={learner} />;
  return (
    <Lesson
      key={`${lesson.id}/${again.value}`}
      kit={kit}
      course={course}
      lesson={lesson}
      learner={learner}
      again={() => again.value++}
    />
  );
}

const open = (id: string): void => go(`${linkTo.learn()}/${id}`);

function lessonAt({ lessons }: Course, hash: string): Lesson | undefined {
  const prefix = `${linkTo.learn()}/`;
  return hash.startsWith(prefix) ? lessons.find(({ id }) => id === hash.slice(prefix.length)) : undefined;
}

interface LessonListProps {
  readonly course: Course;
  readonly learner: Learner;
}

function LessonList({ course, learner }: LessonListProps) {
  const learn = learnWords.value;
  const titles = course.words.value;
  const { finished, pause } = learner.progress.value;
  const ids = course.lessons.map(({ id }) => id);
  const wanted = pause?.lesson ?? ids.find((id) => !finished.includes(id)) ?? null;
  return (
    <Frame title={learn.title}>
      <p class="learn-intro">{learn.intro}</p>
      <p class="buttons">
        {wanted === null ? (
          <a class="button primary" href={linkTo.new()}>
            {learn.battle}
          </a>
        ) : (
          <button type="button" class="button primary" data-action="learn-start" onClick={() => open(wanted)}>
            {finished.length === 0 && pause === null ? learn.begin : learn.goOn}
          </button>
        )}
        <span class="quiet">{learn.count(finished.length, ids.length)}</span>
      </p>
      <ol class="lessons">
        {ids.map((id, index) => {
          const done = finished.includes(id);
          return (
            <li key={id} class={`lesson${done ? ' is-done' : ''}${id === wanted ? ' is-next' : ''}`}>
              <span class="lesson-number" aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <div>
                <h2>{titles[id].title}</h2>
                <p>{titles[id].about}</p>
              </div>
              <button
                type="button"
                class="button"
                data-lesson={id}
                aria-label={learn.openLesson(titles[id].title)}
                onClick={() => open(id)}
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

interface LessonProps extends Omit<LessonsProps, 'hash'> {
  readonly lesson: Lesson;
  readonly learner: Learner;
  readonly again: () => void;
}

function Lesson({ kit, course, lesson, learner, again }: LessonProps) {
  const room = useSignal<Classroom | null>(null);
  useEffect(() => {
    let left = false;
    let stop = (): void => undefined;
    openLesson(kit, lesson, learner, () => go(linkTo.learn())).then(
      (opened) => {
        if (!opened.ok) throw new Error(opened.error.message);
        if (left) opened.value.host.close();
        else {
          room.value = opened.value;
          stop = opened.value.start();
        }
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
      stop();
    };
  }, [lesson]);
  if (!room.value) return <Wait />;
  const { desk, host, coach } = room.value;
  const next = course.lessons[course.lessons.indexOf(lesson) + 1]?.id ?? null;
  const startOver = (): void => {
    learner.forgetPause();
    again();
  };
  return (
    <DeskProvider value={desk}>
      <Table desk={desk} host={host} reopen={again} />
      <Ring desk={desk} step={coach.step.value} />
      <div class="play-coach">
        <CoachCard coach={coach} course={course} again={startOver} next={next} open={open} />
      </div>
    </DeskProvider>
  );
}
