import { useSignal } from '@preact/signals';
import { levelIds, levelText } from '@impulse/library/levels.js';
import { language } from '../i18n/index.js';
import type { Course, PlayedBattles, PlayedMeasure } from '../kit/sources.js';
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

function Tables({ course: { played, strong, scenarios, words } }: { readonly course: Course }) {
  const { about, strong: aboutStrong, columns, repeat } = historyWords.value;
  const spoken = language.value;
  const known = levelIds.find((id) => id === played.levels[0]);
  const level = known ? levelText(known, spoken).name : played.levels[0];
  const heads = [
    columns.measure,
    columns.history,
    columns.played(level),
    columns.within,
    columns.strong,
    columns.within,
  ];
  return (
    <>
      <p>{about({ level, ...factsOf(played) })}</p>
      <p data-part="strong">{aboutStrong(factsOf(strong))}</p>
      {scenarios.map(({ id, name }) => (
        <div key={id} class="course-scroll" role="region" aria-label={name[spoken]} tabIndex={0}>
          <table class="course">
            <caption>{name[spoken]}</caption>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={index} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {strong.measures
                .filter(({ scenario }) => scenario === id)
                .map((measure) => (
                  <Row key={measure.id} measures={[sameIn(played, measure), measure]} words={words.value} />
                ))}
            </tbody>
          </table>
        </div>
      ))}
      <p class="quiet">
        {repeat(
          [played, strong].map((run) => ({ level: run.levels[0], battles: factsOf(run).battles, seed: run.seed })),
          played.rules,
          played.data.slice(0, 12),
        )}
      </p>
    </>
  );
}

function factsOf({ measures, versions: [version] }: PlayedBattles) {
  const counted = measures.filter(({ verdict }) => verdict !== 'shown');
  return {
    battles: Math.min(...measures.map(({ battles }) => battles)),
    version,
    inside: counted.filter(({ verdict }) => verdict === 'inside').length,
    counted: counted.length,
  };
}

const sameIn = ({ measures }: PlayedBattles, { scenario, id }: PlayedMeasure): PlayedMeasure | undefined =>
  measures.find((one) => one.scenario === scenario && one.id === id);

interface RowProps {
  /** Of both players; the first may not have been read. */
  readonly measures: readonly [PlayedMeasure | undefined, PlayedMeasure];
  readonly words: Course['words']['value'];
}

function Row({ measures, words }: RowProps) {
  const { verdicts } = historyWords.value;
  const [, { id, scenario }] = measures;
  return (
    <tr>
      <th scope="row">{words.measure(id)}</th>
      <td>{words.history(scenario, id) || '–'}</td>
      {measures.flatMap((measure, index) => [
        <td key={index}>{measure ? <Value measure={measure} words={words} /> : '–'}</td>,
        <td key={`${index} within`} data-verdict={measure?.verdict}>
          {!measure || measure.verdict === 'shown' ? '–' : verdicts[measure.verdict]}
        </td>,
      ])}
    </tr>
  );
}

interface ValueProps {
  readonly measure: PlayedMeasure;
  readonly words: RowProps['words'];
}

function Value({ measure: { id, statistic, value, interval, spread }, words }: ValueProps) {
  const text = historyWords.value;
  return (
    <>
      <strong>{words.value(id, value)}</strong>
      {interval[0] === interval[1] ? null : <small>{text.interval(words.between(id, ...interval))}</small>}
      {statistic === 'median' && spread[0] !== spread[1] ? (
        <small>{text.spread(words.between(id, ...spread))}</small>
      ) : null}
    </>
  );
}
