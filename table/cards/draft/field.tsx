import type { Bounds, JudgedDraft, PublicAction } from '@impulse/engine';
import { useDesk } from '../../desk/desk.js';
import { ChoiceField } from './choice-field.js';
import { NumberField } from './number-field.js';
import { SharesField } from './shares-field.js';
import { SwitchField } from './switch-field.js';
import { UnitsField } from './units-field.js';

interface FieldProps {
  readonly name: string;
  readonly bounds: Bounds;
  readonly judged: JudgedDraft<PublicAction>;
}

/** One field of a draft, by what may be put into it. Where there is nothing to choose it is left out. */
export function Field({ name, bounds, judged }: FieldProps) {
  const { kit } = useDesk();
  if (!isOpen(bounds)) return null;
  return (
    <fieldset class={`field field-${bounds.kind}`} data-field={name}>
      <legend>{kit.words.value.field(judged.draft.type, name)}</legend>
      <Content name={name} bounds={bounds} judged={judged} />
    </fieldset>
  );
}

function isOpen(bounds: Bounds): boolean {
  switch (bounds.kind) {
    case 'choice':
      return bounds.values.length > 1;
    case 'units':
      return bounds.units.length > 0;
    case 'number':
      return bounds.most > bounds.least;
    case 'shares':
      return bounds.rows.length > 0;
    case 'switch':
      return true;
    // The rows of points and of units carry them.
    case 'order':
    case 'places':
      return false;
  }
}

function Content({ name, bounds, judged }: FieldProps) {
  switch (bounds.kind) {
    case 'number':
      return <NumberField name={name} bounds={bounds} judged={judged} />;
    case 'choice':
      return <ChoiceField name={name} bounds={bounds} judged={judged} />;
    case 'switch':
      return <SwitchField name={name} judged={judged} />;
    case 'units':
      return <UnitsField name={name} bounds={bounds} judged={judged} />;
    case 'shares':
      return <SharesField name={name} bounds={bounds} judged={judged} />;
    case 'order':
    case 'places':
      return null;
  }
}
