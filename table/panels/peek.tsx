import { useDesk } from '../desk/desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { SelectButton } from '../parts/select-button.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** On a phone, above its buttons: what is selected, while the sheet is down, else what the step can be gone on with. */
export function Peek() {
  const { kit, chair, selection, plans, display } = useDesk();
  const turn = chair.turn.value;
  if (selection.units.value.length > 0 && !display.sheetOpen.value) return <UnitInHand />;
  const Onward = turn.over || !chair.mayAct.value || plans.isMaking.value ? null : kit.steps[turn.step].onward;
  return Onward ? <Onward /> : null;
}

function UnitInHand() {
  const desk = useDesk();
  const { kit, chair, selection, display } = desk;
  const { inspector } = words.value;
  const [id, other] = selection.units.value;
  const unit = id === undefined ? undefined : chair.units.value.get(id);
  if (!unit) return null;
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
