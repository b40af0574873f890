import { battleNames } from '@impulse/library/battles.js';
import { laidOut } from '../../battles/index.js';
import { language } from '../../i18n/index.js';
import { go, linkTo } from '../../web/links.js';
import { Frame } from '../shared/frame.js';
import type { LessonCourse } from '../../learn/course.js';
import type { Learner } from '../../learn/progress.js';
import { learnWords } from '../../learn/words.js';

interface LessonListProps {
  readonly game: string;
  readonly course: LessonCourse;
  readonly learner: Learner;
}

/** The lessons of a battle, with what has been learned of them. */
export function LessonList({ game, course, learner }: LessonListProps) {
  const learn = learnWords.value;
  const { intro, lessons } = course.words.value;
  const { finished, pause } = learner.progress.value;
  const ids = course.lessons.map(({ id }) => id);
  const wanted = pause?.lesson ?? ids.find((id) => !finished.includes(id)) ?? null;
  const open = (id: string): void => go(linkTo.learn(game, id));
  return (
    <Frame title={learn.title}>
      <CourseLinks game={game} />
      <p class="learn-intro">{intro}</p>
      <p class="buttons">
        {wanted === null ? (
          <a class="button primary" href={linkTo.new(game)}>
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
          const { title, about } = lessons[id];
          return (
            <li key={id} class={`lesson${done ? ' is-done' : ''}${id === wanted ? ' is-next' : ''}`}>
              <span class="lesson-number" aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <div>
                <h2>{title}</h2>
                <p>{about}</p>
              </div>
              <button
                type="button"
                class="button"
                data-lesson={id}
                aria-label={learn.openLesson(title)}
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

/** The other battle has lessons, too. */
const CourseLinks = ({ game }: { readonly game: string }) => (
  <nav class="battle-links" aria-label={learnWords.value.battles}>
    {laidOut.map((id) => (
      <a key={id} class="button small" href={linkTo.learn(id)} aria-current={id === game ? 'page' : undefined}>
        {battleNames[id][language.value]}
      </a>
    ))}
  </nav>
);
