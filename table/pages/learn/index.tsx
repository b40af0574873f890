import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import '../../learn/learn.css';
import { loadCourse, loadKit } from '../../battles/index.js';
import { DeskProvider } from '../../desk/desk.js';
import { messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { HostLine } from '../../panels/host-line.js';
import { Table } from '../../play/index.js';
import { go, linkTo } from '../../web/links.js';
import type { PageRoute } from '../../web/router.js';
import { CoachCard } from '../../learn/card.js';
import type { LessonCourse, Lesson } from '../../learn/course.js';
import { LessonList } from './lesson-list.js';
import { type Classroom, openLesson } from './open.js';
import { Learner } from '../../learn/progress.js';
import { Ring } from '../../learn/ring.js';

/** The guided first game: short lessons at the real table, each with its own address. */
export function LearnPage({ at }: { readonly at: Extract<PageRoute, { page: 'learn' }> }) {
  const taken = useSignal<Taken | null>(null);
  useEffect(() => {
    let left = false;
    fetchCourse(at.game).then(
      (fetched) => {
        if (!left) taken.value = fetched;
      },
      (error: unknown) => console.error(error),
    );
    return () => (left = true);
  }, [at.game]);
  return taken.value?.kit.game.id === at.game ? <Lessons key={at.game} {...taken.value} open={at.lesson} /> : <Wait />;
}

interface Taken {
  readonly kit: AnyKit;
  readonly course: LessonCourse;
}

async function fetchCourse(game: string): Promise<Taken | null> {
  const [kit, course] = await Promise.all([loadKit(game), loadCourse(game)]);
  return kit && course ? { kit, course } : null;
}

const Wait = () => (
  <p class="page-wait" role="status">
    {messages.value.shell.loading}
  </p>
);

interface LessonsProps extends Taken {
  /** The lesson that is open. */
  readonly open: string | null;
}

function Lessons({ kit, course, open }: LessonsProps) {
  const game = kit.game.id;
  const learner = useMemo(
    () =>
      new Learner(
        game,
        course.lessons.map(({ id }) => id),
      ),
    [course],
  );
  const again = useSignal(0);
  const lesson = course.lessons.find(({ id }) => id === open);
  if (!lesson) return <LessonList game={game} course={course} learner={learner} />;
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

interface LessonProps extends Taken {
  readonly lesson: Lesson;
  readonly learner: Learner;
  readonly again: () => void;
}

function Lesson({ kit, course, lesson, learner, again }: LessonProps) {
  const room = useSignal<Classroom | null>(null);
  useEffect(() => {
    let left = false;
    let stop = (): void => undefined;
    openLesson(kit, lesson, learner, () => go(linkTo.learn(kit.game.id))).then(
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
      <Table desk={desk} lines={() => <HostLine host={host} reopen={again} />} />
      <Ring desk={desk} step={coach.step.value} />
      <div class="play-coach">
        <CoachCard
          coach={coach}
          course={course}
          again={startOver}
          next={next}
          open={(id) => go(linkTo.learn(kit.game.id, id))}
        />
      </div>
    </DeskProvider>
  );
}
