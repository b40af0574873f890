import { useSignal } from '@preact/signals';
import { rulesChanged } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { language } from '../i18n/index.js';
import { words } from '../i18n/words.js';

interface RulesNoticeProps {
  /** The version of the rules the battle was played under; null when it is the present one. */
  readonly from: string | null;
  /** Whether it goes on, or is only shown. */
  readonly kind: 'carried' | 'shown';
}

/** A battle has met other rules than it was begun under. */
export function RulesNotice({ from, kind }: RulesNoticeProps) {
  const { kit } = useDesk();
  const seen = useSignal(false);
  if (from === null || seen.value) return null;
  return (
    <div class="notice notice-watching" role="status" data-part="rules-notice">
      <span>{rulesChanged[language.value][kind](from, kit.game.rulesVersion)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={words.value.notice.close}
        onClick={() => (seen.value = true)}
      >
        ×
      </button>
    </div>
  );
}
