import { type Detail, type Forecast, partsIn, textIn } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { Outcomes } from '../../../cards/outcomes.js';
import { useDesk } from '../../../desk/desk.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { Terms, termsOf } from '../../../parts/terms.js';
import { say } from '../battle.js';
import { chanceOf } from '../chance.js';
import { messages } from '../../../i18n/index.js';
import { ownWords } from '../words/own-words.js';

export function Odds({ forecast }: { readonly forecast: Forecast }) {
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
      <Outcomes outcomes={forecast.outcomes} bad={failures} />
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
  const units = useDesk().chair.units.value;
  const unit = units.get(attacker);
  const others = targets.flatMap((id) => units.get(id) ?? []);
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
  const { forecast } = ownWords.value;
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
              <small>{messages.value.shell.joint.list(termsOf(target).map((term) => say.value.term(term)))}</small>
            </th>
            <td>{percent(Number(target['ranged']))}</td>
            <td>{percent(Number(target['hit']))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const failures: ReadonlySet<string> = new Set(['missed', 'not-ranged-in']);
