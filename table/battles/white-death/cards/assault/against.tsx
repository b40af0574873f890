import { type Forecast, numberIn } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { firePoints } from '@impulse/white-death/text/numbers.js';
import { UnitLink } from '../../../../parts/references.js';
import { garrisonRow, outOf, targetsIn } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';
import { Distribution } from '../fire/distribution.js';
import { FateStrip } from '../fire/fate-strip.js';

/** 4C: what is known of the hex, at which odds it would be fired at, and what it fires back. */
export function Against({ forecast }: { readonly forecast: Forecast }) {
  const { combat } = winterWords.value;
  const { detail } = forecast;
  const hidden = numberIn(detail, 'unknownUnits');
  return (
    <div class="against" data-part="against">
      <FiredAt forecast={forecast} />
      {hidden > 0 ? <p class="hint">{combat.assault.hidden(hidden)}</p> : null}
      <p class="against-sum">
        <strong class="forecast-title">{combat.conventional(firePoints(numberIn(detail, 'conventional')))}</strong>
        {numberIn(detail, 'antitank') > 0 ? ` · ${combat.antitank(firePoints(numberIn(detail, 'antitank')))}` : ''}
        <span> {combat.assault.against(firePoints(numberIn(detail, 'against')), hidden > 0)}</span>
      </p>
    </div>
  );
}

/** Everybody who is fired at: defence, odds, and what becomes of it. */
function FiredAt({ forecast }: { readonly forecast: Forecast }) {
  const { combat, fire } = winterWords.value;
  return (
    <ul>
      {targetsIn(forecast).map((target) => (
        <li key={target.id}>
          {target.id === garrisonRow ? <span>{fire.garrison}</span> : <UnitLink id={target.id} />}
          <small>{combat.defence(firePoints(target.defence))}</small>
          <b>{target.odds === '-' ? combat.below : target.odds}</b>
          <small>{combat.out(percent(outOf(target)))}</small>
          <FateStrip target={target} />
        </li>
      ))}
    </ul>
  );
}

/** What the other side could do to a hex, as far as it can be seen. */
export function Threat({ forecast }: { readonly forecast: Forecast }) {
  const { combat } = winterWords.value;
  return (
    <section data-part="threat">
      <div class="against">
        <p class="against-sum">
          <strong>{combat.threat}</strong>{' '}
          <span>{combat.conventional(firePoints(numberIn(forecast.detail, 'conventional')))}</span>
        </p>
        <FiredAt forecast={forecast} />
      </div>
      <Distribution forecast={forecast} />
    </section>
  );
}
