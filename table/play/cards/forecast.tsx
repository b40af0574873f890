import type { Detail, Forecast, ForecastOutcome } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk.js';
import { partsIn, textIn } from '../detail.js';
import { chanceOf } from '../orders.js';
import { CounterFace } from '../parts/counter-face.js';
import { Gauge } from '../parts/gauge.js';
import { RuleLink } from '../parts/rule-link.js';
import { Terms, termsOf } from '../parts/terms.js';
import type { Proposal } from '../session.js';
import { say, words } from '../words.js';
import { Alternatives } from './alternatives.js';

/** What is about to be done, with its exact odds and the arithmetic behind them. */
export function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const { forecast, action } = proposal;
  const { forecast: text } = words.value;
  return (
    <section class="card forecast" aria-label={text.title} data-part="forecast">
      <h2 class="card-title">
        {text.title} {forecast ? <RuleLink rule={forecast.rule} /> : null}
      </h2>
      {forecast ? <Odds forecast={forecast} /> : <p class="forecast-order">{say.value.order(action)}</p>}
      <Alternatives proposal={proposal} />
    </section>
  );
}

function Odds({ forecast }: { readonly forecast: Forecast }) {
  const { detail } = forecast;
  const targets = detail['targets'] === undefined ? null : partsIn(detail, 'targets');
  return (
    <>
      <Duel
        attacker={textIn(detail, 'unit')}
        targets={targets ? targets.map((one) => textIn(one, 'unit')) : [textIn(detail, 'target')]}
        chance={chanceOf(forecast)}
      />
      <p class="forecast-title">{say.value.forecastTitle(forecast)}</p>
      {forecast.terms.length > 0 ? <Terms terms={forecast.terms} /> : null}
      {targets ? <Shots targets={targets} /> : null}
      <Outcomes outcomes={forecast.outcomes} />
    </>
  );
}

/** Who against whom, and how likely it is to come off. */
function Duel({
  attacker,
  targets,
  chance,
}: {
  readonly attacker: string;
  readonly targets: readonly string[];
  readonly chance: number;
}) {
  const { session } = useDesk();
  const roster = session.roster.value;
  const unit = roster.get(attacker);
  const others = targets.flatMap((id) => roster.get(id) ?? []);
  return (
    <div class="duel">
      {unit ? <CounterFace unit={unit} size="large" /> : null}
      {others.length > 0 ? (
        <>
          <div class="duel-chance">
            <strong>{percent(chance)}</strong>
            <Arrow />
          </div>
          {others.slice(0, 3).map((one) => (
            <CounterFace key={one.id} unit={one} size={others.length > 1 ? 'medium' : 'large'} />
          ))}
        </>
      ) : null}
    </div>
  );
}

const Arrow = () => (
  <svg class="duel-arrow" viewBox="0 0 60 12" aria-hidden="true">
    <path d="M1 6h55M50 1l6 5-6 5" />
  </svg>
);

/** 7.4: each unit under fire is ranged in by its own die. */
function Shots({ targets }: { readonly targets: readonly Detail[] }) {
  const { forecast } = words.value;
  return (
    <table class="shots">
      <thead>
        <tr>
          <th scope="col">{forecast.target}</th>
          <th scope="col">{forecast.rangedIn}</th>
          <th scope="col">{forecast.thenHit}</th>
        </tr>
      </thead>
      <tbody>
        {targets.map((target) => (
          <tr key={textIn(target, 'unit')}>
            <th scope="row">
              {say.value.unit(textIn(target, 'unit'))}
              <small>
                {termsOf(target)
                  .map((term) => say.value.term(term))
                  .join(', ')}
              </small>
            </th>
            <td>{percent(Number(target['ranged']))}</td>
            <td>{percent(Number(target['hit']))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bad = new Set(['missed', 'not-ranged-in']);

export function Outcomes({ outcomes }: { readonly outcomes: readonly ForecastOutcome[] }) {
  return (
    <ul class="outcomes">
      {outcomes.map((outcome, index) => (
        <li key={index} class={bad.has(outcome.result) ? 'is-miss' : 'is-hit'}>
          <Gauge part={outcome.probability} />
          <span>{say.value.forecastLine(outcome)}</span>
        </li>
      ))}
    </ul>
  );
}
