import { useSignal } from '@preact/signals';
import { levelIds, levelText } from '@impulse/library/levels.js';
import { language } from '../i18n/index.js';
import type { Course, PlayedMeasure } from '../kit/sources.js';
import { historyWords } from './course-words.js';
import './beside-history.css';

/** How many battles went, beside what happened: fetched by whoever opens it. */
export function BesideHistory({ course }: { readonly course: () => Promise<Course> }) {
  const { title } = historyWords.value;
  const known = useSignal<Course | null>(null);
  const fetch = (): void => {
    if (known.value) return;
    course().then(
      (found) => (known.value = found),
      (error: unknown) => console.error(error),
    );
  };
  return (
    <details class="provenance" data-part="beside-history" onToggle={fetch}>
      <summary>{title}</summary>
      {known.value ? <Tables course={known.value} /> : null}
    </details>
  );
}

function Tables({ course: { played, scenarios, words } }: { readonly course: Course }) {
  const { about, columns, repeat } = historyWords.value;
  const spoken = language.value;
  const level = levelIds.find((id) => id === played.levels[0]);
  const counted = played.measures.filter(({ verdict }) => verdict !== 'shown');
  const inside = counted.filter(({ verdict }) => verdict === 'inside');
  return (
    <>
      <p>
        {about({
          battles: Math.min(...played.measures.map(({ battles }) => battles)),
          level: level ? levelText(level, spoken).name : played.levels[0],
          version: played.versions[0],
          inside: inside.length,
          counted: counted.length,
        })}
      </p>
      {scenarios.map(({ id, name }) => (
        <div key={id} class="course-scroll" role="region" aria-label={name[spoken]} tabIndex={0}>
          <table class="course">
            <caption>{name[spoken]}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {played.measures
                .filter(({ scenario }) => scenario === id)
                .map((measure) => (
                  <Row key={measure.id} measure={measure} words={words.value} />
                ))}
            </tbody>
          </table>
        </div>
      ))}
      <p class="quiet">{repeat(played.seed, played.rules, played.data.slice(0, 12))}</p>
    </>
  );
}

function Row({ measure, words }: { readonly measure: PlayedMeasure; readonly words: Course['words']['value'] }) {
  const { verdicts } = historyWords.value;
  const { id, scenario, statistic, value, interval, spread, verdict } = measure;
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{words.measure(id)}</th>
      <td>{words.history(scenario, id) || '–'}</td>
      <td>
        <strong>{words.value(id, value)}</strong>
        {interval[0] === interval[1] ? null : <small>{words.between(id, ...interval)}</small>}
      </td>
      <td>{statistic === 'median' ? words.between(id, ...spread) : '–'}</td>
      <td>{verdict === 'shown' ? '–' : verdicts[verdict]}</td>
    </tr>
  );
}
