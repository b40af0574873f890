import { type Detail, numberIn } from '@impulse/engine';
import { firePoints } from '@impulse/white-death/text/numbers.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { useDesk } from '../../../../desk/desk.js';
import { priceOf } from '../../supply-price.js';
import { winterWords } from '../../words/winter-words.js';
import { TickChoices, UnitTick } from '../ticks.js';

/** 11B1 to 11B3: every gun that can fire at the hex, with its range, its observer and its value. */
export function BarrageGuns({ judged }: FormProps) {
  const { chair, selection } = useDesk();
  const { draft, bounds, forecast } = judged;
  const { barrage: text } = winterWords.value.combat;
  const { units, split } = bounds;
  if (units?.kind !== 'units') return null;
  const all = units.units.map(({ unit }) => unit);
  const total = split?.kind === 'shares' ? split.pools['barrage'] : 0;
  const choices = [
    { id: 'all', name: text.all(all.length), draft: { ...draft, units: all, fields: {} } },
    { id: 'none', name: text.none, draft: { ...draft, units: [], fields: {} } },
  ];
  return (
    <>
      <p class="against-sum">
        <strong class="forecast-title">{text.total(firePoints(total))}</strong>
        <span> {forecast ? priceOf(forecast.detail) : ''}</span>
      </p>
      <TickChoices draft={draft} best={text.fewest} choices={choices} />
      <ul class="tick-rows" data-field="units">
        {units.units.map(({ unit, adds, about }) => {
          const card = chair.units.value.get(unit);
          return (
            <li
              key={unit}
              onMouseEnter={() => (selection.pointed.value = card?.hex ? [card.hex] : [])}
              onMouseLeave={() => (selection.pointed.value = [])}
            >
              <UnitTick unit={unit} draft={draft} about={about ? aboutOf(about) : ''} adds={adds ?? 0} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function aboutOf(about: Detail): string {
  const { barrage: text } = winterWords.value.combat;
  return [
    text.range(numberIn(about, 'distance'), numberIn(about, 'range')),
    about['far'] === true ? text.far : '',
    about['observed'] === true ? text.observed : text.unobserved,
  ]
    .filter(Boolean)
    .join(' · ');
}
