import { ListCard } from '../../../cards/unit-list.js';
import { ProposeButton } from '../../../parts/propose-button.js';
import { action, say } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** 15D2: does the fortress pay to avoid isolation? */
export function IsolationCard() {
  const { isolation } = winterWords.value;
  return (
    <ListCard title={say.value.step('isolation')} rule="15D2" part="isolation">
      {[true, false].map((pay) => {
        const choice = action({ type: 'avoid-isolation', pay });
        return (
          <p key={String(pay)}>
            <ProposeButton action={choice} class="button wide">
              {say.value.order(choice)}
            </ProposeButton>
            <span class="hint">{pay ? isolation.paid : isolation.kept}</span>
          </p>
        );
      })}
    </ListCard>
  );
}
