import { useSignal } from '@preact/signals';
import { useDesk } from '../desk.js';
import { RuleLink } from '../parts/rule-link.js';
import { tell, words } from '../words.js';

/** "Why not", in one line with its rule; and trouble with keeping the battle. */
export function Notices() {
  return (
    <div class="notices">
      <StorageTrouble />
      <NoticeLine />
    </div>
  );
}

function NoticeLine() {
  const { session } = useDesk();
  const { notice: text, undo } = words.value;
  const notice = session.notice.value;
  if (!notice) return <div role="alert" />;
  return (
    <div class={`notice notice-${notice.kind}`} role="alert" data-part="notice">
      {notice.kind === 'refusal' ? (
        <span>
          {tell.value.refusal(notice.refusal)} <RuleLink rule={notice.refusal.rule} />
        </span>
      ) : (
        <span>{notice.kind === 'undo' ? (undo[notice.code as keyof typeof undo] ?? undo.other) : text.computer}</span>
      )}
      <button type="button" class="icon-button" aria-label={text.close} onClick={() => (session.notice.value = null)}>
        ×
      </button>
    </div>
  );
}

/** A full disk or forbidden storage: said plainly, and the battle goes on. */
function StorageTrouble() {
  const { keeper, download } = useDesk();
  const { storage } = words.value;
  const trouble = keeper.trouble.value;
  const seen = useSignal<string | null>(null);
  if (trouble === null || trouble === seen.value) return null;
  return (
    <div class="notice notice-storage" role="alert" data-part="storage">
      <span>{storage[trouble]}</span>
      <button type="button" class="button small" onClick={download}>
        {storage.download}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.value.notice.close}
        onClick={() => (seen.value = trouble)}
      >
        ×
      </button>
    </div>
  );
}
