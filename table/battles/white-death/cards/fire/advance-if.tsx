import { textsIn } from '@impulse/engine';
import { unitData } from '@impulse/white-death/text/names.js';
import type { FormProps } from '../../../../cards/draft/props.js';
import { useDesk } from '../../../../desk/desk.js';
import { say } from '../../battle.js';
import { winterWords } from '../../words/winter-words.js';

/** The designation alone, unless another one bears it too. */
function nameAmong(unit: string, all: readonly { readonly unit: string }[]): string {
  const name = unitData(unit)?.name ?? unit;
  return all.some((other) => other.unit !== unit && unitData(other.unit)?.name === name) ? say.value.unit(unit) : name;
}

/** 9D: who advances by itself if the fire empties the hex. */
export function AdvanceIf({ judged: { draft, bounds } }: FormProps) {
  const { plans } = useDesk();
  const { advance } = bounds;
  if (advance?.kind !== 'units') return null;
  const { advanceIf } = winterWords.value.combat;
  const going = 'advance' in draft.fields ? textsIn(draft.fields, 'advance') : (advance.standard ?? []);
  return (
    <fieldset class="advance-if" data-field="advance">
      <legend>{advanceIf}</legend>
      {advance.units.map(({ unit }) => (
        <label key={unit} class="advance-tick" title={say.value.unit(unit)}>
          <input
            type="checkbox"
            data-advances={unit}
            aria-label={say.value.unit(unit)}
            checked={going.includes(unit)}
            onChange={() => plans.drafts.toggle(unit)}
          />
          {nameAmong(unit, advance.units)}
        </label>
      ))}
    </fieldset>
  );
}
