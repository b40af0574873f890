import { whyNoUndo } from '@impulse/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Notice } from '../chair/surroundings.js';
import { useDesk } from '../desk/desk.js';
import { language, messages } from '../i18n/index.js';
import { AskToTakeBack } from '../online/table-parts.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../i18n/words.js';
import { textsOf } from '../kit/phrases.js';

/** "Why not", in one line with its rule; and trouble with keeping the battle. */
export function Notices({ children }: { readonly children?: ComponentChildren }) {
  return (
    <div class="notices">
      {children}
      <StorageTrouble />
      <NoticeLine />
    </div>
  );
}

/** Kinds that say something about the last click only. */
const passing: ReadonlySet<string> = new Set<Notice['kind']>([
  'refusal',
  'undo',
  'overlay-unit',
  'not-via',
  'not-together',
]);
/** Milliseconds in which one reads a reason with its rule. */
const readingTime = 7000;

function NoticeLine() {
  const desk = useDesk();
  const { chair } = desk;
  const { notice: text } = words.value;
  const notice = chair.notice.value;
  // A reason steps aside by itself once it has been read; what went wrong stays.
  useEffect(() => {
    if (notice === null || !passing.has(notice.kind)) return undefined;
    const timer = setTimeout(() => {
      if (chair.notice.value === notice) chair.notice.value = null;
    }, readingTime);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return <div role="alert" />;
  const said = { ...text, ...messages.value.shell.files };
  return (
    <div class={`notice notice-${notice.kind}`} role="alert" data-part="notice">
      {notice.kind === 'refusal' ? (
        <span>
          {textsOf(desk).refusal(notice.refusal)} <RuleLink rule={notice.refusal.rule} />
        </span>
      ) : (
        <span>{notice.kind === 'undo' ? whyNoUndo(language.value, notice.code) : said[notice.kind]}</span>
      )}
      {notice.kind === 'undo' && desk.remote ? <AskToTakeBack remote={desk.remote} /> : null}
      <button type="button" class="icon-button" aria-label={text.close} onClick={() => (chair.notice.value = null)}>
        ×
      </button>
    </div>
  );
}

/** A full disk or forbidden storage: said plainly, and the battle goes on. */
function StorageTrouble() {
  const { storeFailure: told, download } = useDesk();
  const { storage } = words.value;
  const trouble = told.value;
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
