import { messages } from '../../../../i18n/index.js';
import { type Forecast, numberIn } from '@impulse/engine';
import { firePoints } from '@impulse/white-death/text/numbers.js';
import { Field } from '../../../../cards/draft/field.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { UnitLink } from '../../../../parts/references.js';
import { Terms } from '../../../../parts/terms.js';
import { type Firer, firersIn } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';

interface FirersProps extends FormProps {
  readonly forecast: Forecast;
}

/** 9C1, 10C1: the sum of the fire, and on demand every unit that brings some of it. */
export function Firers({ judged, forecast }: FirersProps) {
  const { combat } = winterWords.value;
  const antitank = numberIn(forecast.detail, 'antitank');
  const choice = judged.bounds['antitank'];
  const sums = [combat.conventional(firePoints(numberIn(forecast.detail, 'conventional')))];
  if (antitank > 0) sums.push(combat.antitank(firePoints(antitank)));
  return (
    <details class="firers" data-part="firers">
      <summary>
        <strong class="forecast-title">{sums.join(' · ')}</strong> <span>{combat.firers}</span>
      </summary>
      <ul>
        {firersIn(forecast).map((one) => (
          <FirerRow key={`${one.unit} ${one.antitank}`} firer={one} />
        ))}
      </ul>
      {choice ? <Field name="antitank" bounds={choice} judged={judged} /> : null}
      <Terms terms={forecast.terms} />
    </details>
  );
}

function FirerRow({ firer }: { readonly firer: Firer }) {
  const { combat } = winterWords.value;
  const { unit, antitank, strength, factor, fire, isolated, closeCombat, downhill } = firer;
  const reasons = [
    isolated ? combat.isolated : '',
    closeCombat ? combat.closeCombat : '',
    downhill ? combat.downhill : '',
    antitank ? combat.antitankFire : '',
  ].filter(Boolean);
  return (
    <li>
      <UnitLink id={unit} />
      <small>{messages.value.shell.joint.list([combat.product(strength, firePoints(factor)), ...reasons])}</small>
      <b>{firePoints(fire)}</b>
    </li>
  );
}
