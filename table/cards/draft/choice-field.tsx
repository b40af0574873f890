import { useDesk } from '../../desk/desk.js';
import type { FieldOf } from './props.js';

export function ChoiceField({ name, bounds: { values, standard }, judged }: FieldOf<'choice'>) {
  const { kit, plans } = useDesk();
  const given = judged.draft.fields[name];
  const chosen = typeof given === 'string' ? given : standard;
  return (
    <div class="field-choices">
      {values.map((value) => (
        <label key={value} class={`chip-choice${value === chosen ? ' is-chosen' : ''}`}>
          <input
            type="radio"
            name={`draft-${name}`}
            checked={value === chosen}
            data-value={value}
            onChange={() => plans.drafts.set(name, value)}
          />
          {kit.words.value.fieldValue(name, value)}
        </label>
      ))}
    </div>
  );
}
