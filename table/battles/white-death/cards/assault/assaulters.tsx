import type { DraftPlace } from '@impulse/engine';
import { mixed } from '@impulse/white-death/text/numbers.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { useDesk } from '../../../../desk/desk.js';
import { placeIn, placesChosen } from '../../../../parts/draft-places.js';
import { say } from '../../battle.js';
import { winterWords } from '../../words/winter-words.js';
import { TickChoices, UnitTick } from '../ticks.js';

/** Units that could take part, those who stand there first; each with its hex and what it brings. */
export function Assaulters({ judged }: FormProps) {
  const { draft, bounds } = judged;
  const { assault: text } = winterWords.value.combat;
  const { units, from } = bounds;
  if (units?.kind !== 'units') return null;
  const places = new Map(from?.kind === 'places' ? from.rows.map((row) => [row.unit, row.places] as const) : []);
  const beside = units.units.flatMap(({ unit }) => (places.get(unit)?.[0]?.path.length === 0 ? [unit] : []));
  const choices = [
    { id: 'beside', name: text.beside, draft: { ...draft, units: beside } },
    { id: 'none', name: text.nobody, draft: { ...draft, units: [] } },
  ];
  return (
    <>
      <TickChoices draft={draft} best={text.best} choices={choices} />
      <ul class="tick-rows assaulters" data-field="units">
        {units.units.map(({ unit, adds }) => (
          <AssaulterRow key={unit} unit={unit} adds={adds} places={places.get(unit) ?? []} judged={judged} />
        ))}
      </ul>
    </>
  );
}

interface AssaulterRowProps extends FormProps {
  readonly unit: string;
  readonly adds: number | null;
  readonly places: readonly DraftPlace[];
}

function AssaulterRow({ unit, adds, places, judged: { draft } }: AssaulterRowProps) {
  const { chair, plans, selection } = useDesk();
  const { assault: text } = winterWords.value.combat;
  const card = chair.units.value.get(unit);
  const place = placeIn(draft, unit, places);
  const name = say.value.unit(unit);
  const move = (hex: string): void => plans.drafts.set('from', { ...placesChosen(draft), [unit]: hex });
  return (
    <li
      class="assaulter"
      onMouseEnter={() => (selection.pointed.value = card?.hex ? [card.hex, place?.hex ?? card.hex] : [])}
      onMouseLeave={() => (selection.pointed.value = [])}
    >
      <UnitTick unit={unit} draft={draft} about={place ? aboutOf(place) : text.declared} adds={adds} />
      {places.length > 1 && draft.units.includes(unit) ? (
        <select
          aria-label={text.from(name)}
          data-from={unit}
          value={place?.hex}
          onChange={(event) => move(event.currentTarget.value)}
        >
          {places.map(({ hex, left }) => (
            <option key={hex} value={hex}>
              {text.place(hex, mixed(left))}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  );
}

/** Where it would assault from, and what may happen on the way. */
function aboutOf({ hex, path, left, effects }: DraftPlace): string {
  const { assault: text } = winterWords.value.combat;
  if (path.length === 0) return text.stands(hex);
  const risks = effects.filter((effect) => effect !== 'assault' && effect !== 'stops').map(say.value.effect);
  return [text.goes(hex, mixed(left)), ...risks].join(' · ');
}
