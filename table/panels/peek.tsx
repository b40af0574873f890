import { useDesk } from '../desk/desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { SelectButton } from '../parts/select-button.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** On a phone with the sheet down: what is selected, in one line. */
export function Peek() {
  const desk = useDesk();
  const { kit, chair, selection, display } = desk;
  const { inspector } = words.value;
  const [id, other] = selection.units.value;
  const unit = id === undefined ? undefined : chair.units.value.get(id);
  if (!unit || display.sheetOpen.value) return null;
  const stack = unit.hex === null ? [] : selection.stackOf(unit.hex);
  return (
    <div class="peek-line">
      <button type="button" class="peek" aria-label={inspector.more} onClick={() => display.open('orders')}>
        <CounterFace unit={unit} size="small" />
        <span class="stack-name">
          <strong>{phrasesOf(desk).unit(unit.id)}</strong>
          <small>
            {other === undefined ? kit.words.value.figures(unit) : inspector.together(selection.units.value.length)}
          </small>
        </span>
        <span class="peek-more" aria-hidden="true">
          ▲
        </span>
      </button>
      {stack.length > 1 && stack.includes(unit.id) ? (
        <SelectButton what="stack" units={stack} text={inspector.whole(stack.length)} />
      ) : null}
    </div>
  );
}
