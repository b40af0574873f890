import type { ForecastOutcome } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { Gauge } from '../parts/gauge.js';
import { phrasesOf } from '../kit/phrases.js';

interface OutcomesProps {
  readonly outcomes: readonly ForecastOutcome[];
  /** Results that nobody hopes for. */
  readonly bad: ReadonlySet<string>;
}

/** What may come of it, each with its probability. */
export function Outcomes({ outcomes, bad }: OutcomesProps) {
  const say = phrasesOf(useDesk());
  return (
    <ul class="outcomes">
      {outcomes.map((outcome, index) => (
        <li key={index} class={bad.has(outcome.result) ? 'is-miss' : 'is-hit'}>
          <Gauge part={outcome.probability} />
          <span>{say.forecastLine(outcome)}</span>
        </li>
      ))}
    </ul>
  );
}
