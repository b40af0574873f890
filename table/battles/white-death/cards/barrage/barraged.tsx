import type { Forecast } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { UnitLink } from '../../../../parts/references.js';
import { say } from '../../battle.js';
import { garrisonRow, outOf, targetsIn } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';
import { FateStrip } from '../fire/fate-strip.js';

/** 11B2b: everybody in the hex is struck: what becomes of each, and what the table says of those who cannot be seen. */
export function Barraged({ forecast }: { readonly forecast: Forecast }) {
  const { combat, fire } = winterWords.value;
  const targets = targetsIn(forecast);
  // The notes name the targets first, as they are struck; these stand here already.
  const others = say.value.forecastNotes(forecast).slice(targets.length);
  return (
    <div class="against" data-part="barraged">
      <p class="hint">{say.value.forecastTitle(forecast)}</p>
      <ul>
        {targets.map((target) => (
          <li key={target.id}>
            {target.id === garrisonRow ? <span>{fire.garrison}</span> : <UnitLink id={target.id} />}
            <small />
            <b>{combat.lost(target.expectedLoss.toFixed(1))}</b>
            <small>{combat.barrage.shaken(percent(outOf(target)))}</small>
            <FateStrip target={target} />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <ul class="forecast-notes">
          {others.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
