import { type Detail, numberIn } from '@impulse/engine';
import { mixed } from '@impulse/white-death/text/numbers.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { useDesk } from '../../../../desk.js';
import { CounterFace } from '../../../../parts/counter-face.js';
import { words } from '../../../../words.js';
import { say } from '../../battle.js';
import { priceOf } from '../../supply-price.js';
import { winterWords } from '../../words.js';

/** 11B1 to 11B3: every gun that can fire at the hex, with its range, its observer and its value. */
export function BarrageGuns({ judged }: FormProps) {
  const { chair, plans, selection } = useDesk();
  const { draft, bounds, forecast } = judged;
  const { barrage: text } = winterWords.value.combat;
  const { units, split } = bounds;
  if (units?.kind !== 'units') return null;
  const all = units.units.map(({ unit }) => unit);
  const total = split?.kind === 'shares' ? split.pools['barrage'] : 0;
  const choices = [
    { id: 'all', units: all, name: text.all(all.length) },
    { id: 'none', units: [], name: text.none },
  ];
  return (
    <>
      <p class="against-sum">
        <strong class="forecast-title">{text.total(mixed(total))}</strong>
        <span> {forecast ? priceOf(forecast.detail) : ''}</span>
      </p>
      <div class="gun-choices">
        <button
          type="button"
          class="chip-choice"
          data-choice="best"
          onClick={() => draft.hex !== null && plans.drafts.begin('barrage', [], draft.hex)}
        >
          {text.fewest}
        </button>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            class="chip-choice"
            data-choice={choice.id}
            onClick={() => plans.drafts.take({ ...draft, units: choice.units, fields: {} })}
          >
            {choice.name}
          </button>
        ))}
      </div>
      <ul class="tick-rows" data-field="units">
        {units.units.map(({ unit, adds, about }) => {
          const card = chair.units.value.get(unit);
          return (
            <li key={unit}>
              <label
                class="tick-row"
                onMouseEnter={() => (selection.pointed.value = card?.hex ? [card.hex] : [])}
                onMouseLeave={() => (selection.pointed.value = [])}
              >
                <input
                  type="checkbox"
                  data-unit={unit}
                  checked={draft.units.includes(unit)}
                  onChange={() => plans.drafts.toggle(unit)}
                />
                {card ? <CounterFace unit={card} size="small" /> : null}
                <span class="tick-name">
                  {say.value.unit(unit)}
                  <small>{about ? aboutOf(about) : ''}</small>
                </span>
                <span class="tick-adds">{words.value.draft.adds(adds ?? 0)}</span>
              </label>
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
