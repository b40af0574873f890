import { useDesk } from '../desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { say, words } from '../words.js';

/** On a phone with the sheet down: what is selected, in one line. */
export function Peek() {
  const { session, sight } = useDesk();
  const { inspector } = words.value;
  const [id, other] = session.selection.value;
  const unit = id === undefined ? undefined : session.roster.value.get(id);
  if (!unit || sight.sheetOpen.value) return null;
  const { data, strength } = unit;
  return (
    <button type="button" class="peek" aria-label={inspector.more} onClick={() => sight.open('orders')}>
      <CounterFace unit={unit} size="small" />
      <span class="stack-name">
        <strong>{say.value.unit(unit.id)}</strong>
        <small>
          {other === undefined
            ? inspector.figures(strength, data.strength, data.protection, data.initiative)
            : inspector.together(session.selection.value.length)}
        </small>
      </span>
      <span class="peek-more" aria-hidden="true">
        ▲
      </span>
    </button>
  );
}
