import { useSignal } from '@preact/signals';
import { answerMail } from '../../hosts/remote/notices.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { noticeWords } from '../../online/notices/words.js';
import { onlineWords } from '../../online/words.js';
import type { PageRoute } from '../../web/router.js';
import { Frame } from '../shared/frame.js';
import '../../online/pages.css';

/** Whoever has followed the link of a letter. Nothing happens before a person presses the button: programs follow links too. */
export function MailPage({ at: { purpose, token } }: { readonly at: Extract<PageRoute, { page: 'mail' }> }) {
  const { letter } = noticeWords.value;
  const done = useSignal<boolean | null>(null);
  const answer = async (): Promise<void> => {
    done.value = (await answerMail(purpose, token)).ok;
  };
  const [question, button, thanks] =
    purpose === 'confirm'
      ? [letter.confirm, letter.confirmDo, letter.confirmed]
      : [letter.stop, letter.stopDo, letter.stopped];
  return (
    <Frame title={messages.value.shell.titles.mail}>
      <section class="invited-card" data-part="mail">
        {done.value === null ? (
          <>
            <p>{question}</p>
            <p class="buttons">
              <button type="button" class="button primary" data-action={purpose} onClick={() => void answer()}>
                {button}
              </button>
            </p>
          </>
        ) : (
          <>
            <p role="status">{done.value ? thanks : letter.gone}</p>
            <p class="buttons">
              <a class="button" href={linkTo.online()}>
                {onlineWords.value.waiting.back}
              </a>
            </p>
          </>
        )}
      </section>
    </Frame>
  );
}
