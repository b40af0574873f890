import { useSignal } from '@preact/signals';
import type { Account } from '@impulse/protocol/wire/index.js';
import { hasLetters } from '../../hosts/remote/matches.js';
import { changeProfile } from '../../hosts/remote/people.js';
import { cadences } from '../../online/notices/cadences.js';
import { noticeWords } from '../../online/notices/words.js';
import { useDoing } from './doing.js';
import { AccountForm, Field } from './fields.js';
import { Section } from './section.js';
import { accountWords } from './words.js';

/** As the server takes it. */
const longestAddress = 500;

/** How one is told that a decision waits, in every game that is begun from now on. */
export function Notices({ account: { choices, mail } }: { readonly account: Account }) {
  const { notices, save } = accountWords.value;
  const { remind, every: names } = noticeWords.value;
  const byMail = useSignal(choices.mail);
  const webhook = useSignal(choices.webhook ?? '');
  const every = useSignal(choices.every);
  const doing = useDoing();
  const keep = (): Promise<boolean> =>
    doing.run(() =>
      changeProfile({
        choices: { ...choices, mail: byMail.value, webhook: webhook.value.trim() || null, every: every.value },
      }),
    );
  return (
    <Section part="notices" title={notices.title}>
      <p class="quiet">{notices.lead}</p>
      <AccountForm part="notices-form" doing={doing} submit={() => void keep()}>
        {hasLetters.value ? (
          <label class="account-check">
            <input
              type="checkbox"
              name="by-mail"
              checked={byMail.value && mail !== null}
              disabled={mail === null}
              onChange={() => (byMail.value = !byMail.value)}
            />
            {mail === null ? notices.noMail : notices.mail(mail)}
          </label>
        ) : null}
        <Field
          name="webhook"
          label={notices.webhook}
          value={webhook}
          longest={longestAddress}
          hint={notices.webhookHint}
          isNeeded={false}
        />
        <label class="account-field">
          <span>{remind}</span>
          <select value={every.value} onChange={(event) => (every.value = Number(event.currentTarget.value))}>
            {cadences.map((hours) => (
              <option key={hours} value={hours}>
                {names[hours]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" disabled={doing.isBusy.value}>
          {save}
        </button>
      </AccountForm>
    </Section>
  );
}
