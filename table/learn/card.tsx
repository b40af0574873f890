import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import { RuleLink } from '../parts/rule-link.js';
import type { Coach } from './coach.js';
import type { LessonCourse } from './course.js';
import { learnWords } from './words.js';

interface CardProps {
  readonly coach: Coach;
  readonly course: LessonCourse;
  readonly again: () => void;
  readonly next: string | null;
  readonly open: (lesson: string) => void;
}

/** What to do now, beside the map. */
export function CoachCard({ coach, course, again, next, open }: CardProps) {
  const { coach: text } = learnWords.value;
  const { lessons } = course.words.value;
  const small = useSignal(false);
  const lesson = lessons[coach.lesson.id];
  const steps = coach.lesson.steps.length;
  const step = coach.step.value;
  const card = useRef<HTMLElement>(null);
  useEffect(() => makeRoom(card.current!), []);
  return (
    <section
      ref={card}
      class={`coach${small.value ? ' is-small' : ''}${step?.done ? ' is-waiting' : ''}${step ? '' : ' is-finished'}`}
      aria-label={text.title}
      data-part="coach"
    >
      <header class="coach-head">
        <strong>
          {course.lessons.indexOf(coach.lesson) + 1}. {lesson.title}
        </strong>
        <span class="coach-count">{coach.finished ? '✓' : text.count(coach.at.value + 1, steps)}</span>
        <HeadButton label={text.again} sign="↺" action="coach-again" onClick={again} />
        <HeadButton
          label={small.value ? text.show : text.hide}
          sign={small.value ? '▴' : '▾'}
          isOpen={!small.value}
          onClick={() => (small.value = !small.value)}
        />
      </header>
      <div class="coach-text" role="status">
        {step ? (
          <p>
            {lesson.steps[step.id]}{' '}
            {step.rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
        ) : (
          <p>{lesson.end}</p>
        )}
        {coach.astray.value && step ? <p class="coach-astray">{text.astray}</p> : null}
      </div>
      <CoachButtons coach={coach} course={course} next={next} open={open} />
    </section>
  );
}

/** Pixels between the card and the map of a phone; under a bar of one line the map begins nine of them higher. */
const gap = 14;

/** The style sheet lets the map of a phone begin below the card; answers how to stop it. */
function makeRoom(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const bar = document.querySelector('.play-bar');
  const bottomOf = (element: Element | null): number => element?.getBoundingClientRect().bottom ?? 0;
  // The bar above the map is lower or higher, after the length of what it says.
  const watch = new ResizeObserver(() => style.setProperty('--coach', `${bottomOf(card) - bottomOf(bar) + gap}px`));
  watch.observe(card);
  if (bar) watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty('--coach');
  };
}

interface HeadButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly action?: string;
  /** Only for a button that opens something. */
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

const HeadButton = ({ label, sign, action, isOpen, onClick }: HeadButtonProps) => (
  <button
    type="button"
    class="icon-button"
    data-action={action}
    aria-expanded={isOpen}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {sign}
  </button>
);

/** How it goes on: the next step, the next lesson, back, or away. */
function CoachButtons({ coach, course, next, open }: Omit<CardProps, 'again'>) {
  const { chair, leave } = useDesk();
  const { coach: text } = learnWords.value;
  const step = coach.step.value;
  const button = useRef<HTMLButtonElement>(null);
  // Somebody who reads along by keyboard goes on without searching for the button.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [coach.at.value]);
  return (
    <p class="coach-buttons">
      {step && !step.done ? (
        <button ref={button} type="button" class="button primary" data-action="coach-next" onClick={() => coach.next()}>
          {text.next}
        </button>
      ) : null}
      {step?.done ? <span class="coach-waits">{text.yourTurn}</span> : null}
      {!step && next ? (
        <button ref={button} type="button" class="button primary" data-action="coach-lesson" onClick={() => open(next)}>
          {text.lesson(course.words.value.lessons[next].title)}
        </button>
      ) : null}
      {coach.astray.value && step && chair.mayAct.value ? (
        <button type="button" class="button" onClick={() => void chair.undo()}>
          {text.undo}
        </button>
      ) : null}
      <button type="button" class="button coach-leave" data-action="coach-leave" onClick={leave}>
        {text.leave}
      </button>
    </p>
  );
}
