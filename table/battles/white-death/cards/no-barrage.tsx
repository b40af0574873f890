import { useDesk } from '../../../desk/desk.js';
import { FinalitySign } from '../../../parts/finality-sign.js';
import { action, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** 5.3: those who want no barrage go on to the defence at once, and see beforehand who would be left standing. */
export function NoBarrage() {
  return (
    <>
      <NoBarrageButton />
      <LeftStanding />
    </>
  );
}

/** The same on a phone, above its buttons: it takes one tap there as well. */
export function FightNow() {
  const { aids, state, seat } = useBattle();
  const { attacks: text } = winterWords.value.combat;
  return (
    <div class="onward" data-part="onward">
      <div>
        <strong>{text.title((aids.attacks?.(state, seat) ?? []).length)}</strong>
        <LeftStanding />
      </div>
      <NoBarrageButton />
    </div>
  );
}

function NoBarrageButton() {
  const { plans } = useDesk();
  const battle = useBattle();
  const done = action({ type: 'done' });
  return (
    <button type="button" class="button wide" data-action="no-barrage" onClick={() => void plans.endBoth()}>
      <FinalitySign finality={battle.finality([done, done])} />
      {winterWords.value.combat.attacks.noBarrage}
    </button>
  );
}

function LeftStanding() {
  const idle = useDesk().selection.waiting.value.length;
  return idle > 0 ? <p class="hint">{winterWords.value.combat.attacks.idle(idle)}</p> : null;
}
