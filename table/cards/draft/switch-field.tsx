import { useDesk } from '../../desk/desk.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { FieldOf } from './props.js';

export function SwitchField({ name, judged }: Omit<FieldOf<'switch'>, 'bounds'>) {
  const desk = useDesk();
  const on = judged.draft.fields[name] === true;
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={() => desk.plans.drafts.set(name, !on)} />
      <span>{phrasesOf(desk).draftField(name)}</span>
    </label>
  );
}
