import { lastUndergone } from '@impulse/white-death/aids/turn/undergone.js';
import { Field } from '../../../cards/draft/field.js';
import type { FormProps } from '../../../cards/draft/props.js';
import { useDesk } from '../../../desk/desk.js';
import { messages } from '../../../i18n/index.js';
import { say, useBattle } from '../battle.js';
import { hindsightOf } from '../hindsight.js';
import { winterWords } from '../words/winter-words.js';

/** Standing orders in plain words: what each does, and what it would have done in the enemy's last impulse. */
export function StandingForm({ judged }: FormProps) {
  const { standing } = winterWords.value;
  const { chair } = useDesk();
  const { state, seat } = useBattle();
  const undergone = lastUndergone(state, seat, chair.log.value);
  const { joint } = messages.value.shell;
  return (
    <div class="standing" data-part="standing">
      <p class="hint">{standing.about}</p>
      <p class="hint">
        {undergone === null
          ? standing.nothingYet
          : standing.last(
              say.value.when(undergone.turn, undergone.impulse),
              undergone.defended.length === 0 ? '' : joint.list(undergone.defended.map((hex) => say.value.hex(hex))),
            )}
      </p>
      {Object.entries(judged.bounds).map(([name, bounds]) => {
        const value = judged.draft.fields[name] ?? ('standard' in bounds ? bounds.standard : '');
        const chosen = typeof value === 'object' ? '' : String(value);
        const hindsight = undergone === null ? '' : hindsightOf(name, chosen, undergone);
        return (
          <div key={name} class="standing-order">
            <Field name={name} bounds={bounds} judged={judged} />
            <p class="hint">{meaningOf(name, chosen)}</p>
            {hindsight === '' ? null : <p class="hindsight">{hindsight}</p>}
          </div>
        );
      })}
    </div>
  );
}

/** What an order with this value does. */
function meaningOf(name: string, value: string): string {
  const { meaning } = winterWords.value.standing;
  if (name === 'reserve') return meaning.reserve(Number(value));
  const values: Readonly<Record<string, string>> = meaning.values[name as keyof typeof meaning.values] ?? {};
  return values[value] ?? '';
}
