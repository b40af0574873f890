import { useDesk } from '../../desk/desk.js';
import { CounterFace } from '../../parts/counter-face.js';
import { words } from '../../i18n/words.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { FieldOf } from './props.js';

/** Units to be ticked, each with what it adds. */
export function UnitsField({ name, bounds, judged: { draft } }: FieldOf<'units'>) {
  const desk = useDesk();
  const { chair, plans, selection } = desk;
  const ticked = name === 'units' ? draft.units : listIn(draft.fields[name], bounds.standard ?? []);
  const toggle = (unit: string): void => {
    if (name === 'units') plans.drafts.toggle(unit);
    else plans.drafts.set(name, ticked.includes(unit) ? ticked.filter((one) => one !== unit) : [...ticked, unit]);
  };
  return (
    <ul class="tick-rows">
      {bounds.units.map(({ unit, adds }) => {
        const card = chair.units.value.get(unit);
        return (
          <li key={unit}>
            <label
              class="tick-row"
              onMouseEnter={() => (selection.pointed.value = card?.hex ? [card.hex] : [])}
              onMouseLeave={() => (selection.pointed.value = [])}
            >
              <input type="checkbox" data-unit={unit} checked={ticked.includes(unit)} onChange={() => toggle(unit)} />
              {card ? <CounterFace unit={card} size="small" /> : null}
              <span class="tick-name">
                {phrasesOf(desk).unit(unit)}
                <small>{card?.hex ?? ''}</small>
              </span>
              {adds === null ? null : <span class="tick-adds">{words.value.draft.adds(adds)}</span>}
            </label>
          </li>
        );
      })}
    </ul>
  );
}

const listIn = (value: unknown, standard: readonly string[]): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : standard;
