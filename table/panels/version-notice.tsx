import { useSignal } from '@preact/signals';
import { type VersionChange, versionChanged } from '@impulse/engine';
import { language } from '../i18n/index.js';
import { words } from '../i18n/words.js';

export interface VersionNoticeProps {
  /** Null when the battle is of the present version. */
  readonly change: VersionChange | null;
  /** Whether it goes on, or is only shown. */
  readonly kind: 'carried' | 'shown';
}

/** A battle has met other rules or other built-in data than it was begun with. */
export function VersionNotice({ change, kind }: VersionNoticeProps) {
  const seen = useSignal(false);
  if (change === null || seen.value) return null;
  return (
    <div class="notice notice-watching" role="status" data-part="version-notice">
      <span>{versionChanged[language.value][kind](change)}</span>
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
