import type { Forecast } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { firePoints } from '@impulse/white-death/text/numbers.js';
import { UnitLink } from '../../../../parts/references.js';
import { say, useBattle } from '../../battle.js';
import { garrisonRow, outOf, targetsIn } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';
import { FateStrip } from '../fire/fate-strip.js';

/** 11B2b: everybody in the hex is struck: what becomes of each, and what the table says of those who cannot be seen. */
export function Barraged({ forecast }: { readonly forecast: Forecast }) {
  const { combat, fire } = winterWords.value;
  const { columns } = useBattle().state.context.data.charts.barrage;
  const targets = targetsIn(forecast);
  const { attacks: values, unknown } = forecast.detail;
  const attacks = Array.isArray(values) ? values : [];
  const isHarmless = unknown === undefined && targets.every(({ expectedLoss }) => expectedLoss === 0);
  // The notes name the targets first, as they are struck; these stand here already.
  const others = say.value.forecastNotes(forecast).slice(targets.length);
  return (
    <div class="against" data-part="barraged">
      {attacks.map((value, index) => (
        <p key={index} class="hint" data-part="column">
          {columnText(columns, Number(value))}
        </p>
      ))}
      {isHarmless ? <p class="warning">{combat.barrage.harmless}</p> : null}
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

/** 11B2a: the column an attack is resolved in, and what it lacks for the next. */
function columnText(columns: readonly number[], value: number): string {
  const { column, lastColumn } = winterWords.value.combat.barrage;
  const next = columns.find((from) => from > value);
  const from = columns.findLast((one) => one <= value) ?? columns[0];
  if (next === undefined) return lastColumn(firePoints(value), from);
  return column(firePoints(value), from, next - 1, firePoints(next - value));
}
