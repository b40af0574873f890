import { type Desk, useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { keyOf } from './shortcuts.js';
import { FinalitySign } from './finality-sign.js';

/** What the button that carries out a proposal says. */
export function confirmText(desk: Pick<Desk, 'kit'>, type: string, dice: boolean): string {
  const { kit } = desk;
  const { bar } = words.value;
  if (dice || kit.rolls.has(type)) return bar.roll;
  return kit.asked.has(type) ? phrasesOf(desk).action(type) : bar.confirm;
}

/** The same button as in the bar, beside what was chosen; shown while one of these types of action is proposed. */
export function ConfirmHere({ types }: { readonly types: readonly string[] }) {
  const desk = useDesk();
  const { plans } = desk;
  const proposal = plans.proposal.value;
  const ready = proposal !== null && types.includes(proposal.action.type);
  return (
    <button
      type="button"
      class="button primary wide confirm-here"
      data-action="confirm-here"
      disabled={!ready}
      onClick={() => void plans.confirm()}
    >
      {ready ? <FinalitySign finality={plans.finality.value} /> : null}
      {ready ? confirmText(desk, proposal.action.type, proposal.forecast !== null) : words.value.bar.confirm}
    </button>
  );
}

/** Fights that are laid out one after the other, all of them as they are proposed. */
export function AllAsShown() {
  const { plans } = useDesk();
  return (
    <button
      type="button"
      class="button small"
      data-action="confirm-all"
      aria-keyshortcuts="Shift+Enter"
      title={keyOf('confirm-all')}
      onClick={() => void plans.confirmAll()}
    >
      <FinalitySign finality="rolls" />
      {words.value.bar.allAsShown}
    </button>
  );
}
