import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { keyOf } from './shortcuts.js';
import { words } from '../i18n/words.js';

/** Tells the units in hand to stay: nobody is asked for them when a step ends, until they move. */
export function HoldButton() {
  const { kit, chair, holds, selection } = useDesk();
  const { inspector } = words.value;
  const mine = selection.units.value.filter((id) => chair.isMine(id) && chair.units.value.get(id)?.where === 'map');
  const turn = chair.turn.value;
  // Elsewhere everybody who is asked has to decide.
  if (mine.length === 0 || !chair.decides.value || turn.over || !kit.steps[turn.step].manyAct) return null;
  const held = mine.every((id) => holds.units.value.has(id));
  return (
    <button
      type="button"
      class="button small hold-button"
      data-action="hold"
      aria-keyshortcuts={keyOf('hold')}
      title={messages.value.shell.joint.bracketed(inspector.hold(mine.length), keyOf('hold'))}
      aria-pressed={held}
      onClick={() => selection.hold()}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3" />
      </svg>
      {held ? inspector.stays : inspector.hold(mine.length)}
    </button>
  );
}
