import { firePoints } from '@impulse/white-death/text/numbers.js';
import { Field } from '../../../../cards/draft/field.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { useDesk } from '../../../../desk/desk.js';
import { useBattle } from '../../battle.js';
import { type GunChoice, gunChoices } from '../../gun-choices.js';
import { priceOf } from '../../supply-price.js';
import { winterWords } from '../../words/winter-words.js';

/** 11A, 15A4: the support of a fight: none, all guns, all of them at high intensity, or some of them. */
export function Guns({ judged }: FormProps) {
  const { plans } = useDesk();
  const battle = useBattle();
  const { draft, bounds } = judged;
  const { guns: text } = winterWords.value.combat;
  const { units, headquarters, intensity } = bounds;
  if (units?.kind !== 'units' || units.units.length === 0) return null;
  const choices = gunChoices(battle, draft);
  return (
    <div class="guns" data-part="guns">
      <div class="gun-choices" role="group" aria-label={text.title}>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            class="chip-choice"
            data-guns={choice.id}
            aria-pressed={choice.chosen}
            onClick={() => plans.drafts.take(choice.draft)}
          >
            <span>{nameOf(choice)}</span>
            <small>{priceOf(choice.price)}</small>
          </button>
        ))}
      </div>
      <details class="gun-list">
        <summary>{text.chosen(draft.units.length, units.units.length)}</summary>
        {headquarters ? <Field name="headquarters" bounds={headquarters} judged={judged} /> : null}
        {intensity ? <Field name="intensity" bounds={intensity} judged={judged} /> : null}
        <Field name="units" bounds={units} judged={judged} />
      </details>
    </div>
  );
}

function nameOf({ id, adds }: GunChoice): string {
  const { guns } = winterWords.value.combat;
  if (id === 'none') return guns.none;
  return id === 'high' ? guns.high(firePoints(adds)) : guns.all(firePoints(adds));
}
