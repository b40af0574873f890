import { useSignal } from '@preact/signals';
import type { Account, PasskeyCard } from '@impulse/protocol/wire/index.js';
import { hasLetters } from '../../hosts/remote/matches.js';
import { removeMail, removePasskey, setMail, setPassword } from '../../hosts/remote/people.js';
import { type Doing, useDoing } from './doing.js';
import { AccountForm, Field, Outcome, PasswordField } from './fields.js';
import { hasPasskeys, makePasskey } from './passkeys.js';
import { Section } from './section.js';
import { timeText } from '../../i18n/times.js';
import { accountWords } from './words.js';

/** Password, passkeys and mail address. */
export function WaysIn({ account }: { readonly account: Account }) {
  return (
    <Section part="ways-in" title={accountWords.value.waysIn.title}>
      <Passkeys passkeys={account.passkeys} />
      <Password isSet={account.hasPassword} />
      {hasLetters.value ? <MailAddress mail={account.mail} /> : null}
    </Section>
  );
}

function Passkeys({ passkeys }: { readonly passkeys: readonly PasskeyCard[] }) {
  const { waysIn } = accountWords.value;
  const doing = useDoing();
  return (
    <div class="way-in">
      <h3>{waysIn.passkeys}</h3>
      {passkeys.length === 0 ? <p class="quiet">{waysIn.noPasskeys}</p> : null}
      <ul class="row-list">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} doing={doing} />
        ))}
      </ul>
      {hasPasskeys() ? (
        <button
          type="button"
          class="button"
          data-action="add-passkey"
          disabled={doing.isBusy.value}
          onClick={() => void doing.run(() => makePasskey({ for: 'add' }))}
        >
          {waysIn.addPasskey}
        </button>
      ) : null}
      <Outcome doing={doing} />
    </div>
  );
}

function PasskeyRow({ passkey: { id, label, used }, doing }: { readonly passkey: PasskeyCard; readonly doing: Doing }) {
  const { waysIn } = accountWords.value;
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <span class="quiet">{waysIn.used(timeText(used))}</span>
      </div>
      <button
        type="button"
        class="button"
        disabled={doing.isBusy.value}
        onClick={() => void doing.run(() => removePasskey(id))}
      >
        {waysIn.remove}
      </button>
    </li>
  );
}

function Password({ isSet }: { readonly isSet: boolean }) {
  const { waysIn, password: title, newPassword } = accountWords.value;
  const password = useSignal('');
  const doing = useDoing();
  const set = async (): Promise<void> => {
    if (await doing.run(() => setPassword(password.value))) password.value = '';
  };
  return (
    <div class="way-in">
      <h3>{title}</h3>
      <p class="quiet">{isSet ? waysIn.passwordSet : waysIn.passwordNone}</p>
      <details>
        <summary>{isSet ? waysIn.changePassword : waysIn.setPassword}</summary>
        <AccountForm part="password-form" doing={doing} submit={() => void set()}>
          <PasswordField label={newPassword} value={password} isNew />
          <button type="submit" class="button" disabled={doing.isBusy.value}>
            {isSet ? waysIn.changePassword : waysIn.setPassword}
          </button>
        </AccountForm>
      </details>
    </div>
  );
}

function MailAddress({ mail }: { readonly mail: string | null }) {
  const { waysIn } = accountWords.value;
  const wanted = useSignal('');
  const [asking, removing] = [useDoing(), useDoing()];
  return (
    <div class="way-in">
      <h3>{waysIn.mail}</h3>
      {mail === null ? (
        <p class="quiet">{waysIn.noMail}</p>
      ) : (
        <p class="account-mail">
          <strong>{mail}</strong>
          <button
            type="button"
            class="button"
            disabled={removing.isBusy.value}
            onClick={() => void removing.run(removeMail)}
          >
            {waysIn.remove}
          </button>
        </p>
      )}
      <Outcome doing={removing} />
      <form
        class="account-form account-line"
        data-part="mail-form"
        onSubmit={(event) => {
          event.preventDefault();
          void asking.run(() => setMail(wanted.value));
        }}
      >
        <Field name="mail" isMail label={waysIn.mail} value={wanted} autocomplete="email" />
        <button type="submit" class="button" disabled={asking.isBusy.value}>
          {waysIn.setMail}
        </button>
      </form>
      <Outcome doing={asking} done={waysIn.sent(wanted.value)} />
    </div>
  );
}
