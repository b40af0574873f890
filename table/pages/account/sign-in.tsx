import { useSignal } from '@preact/signals';
import { hasLetters } from '../../hosts/remote/matches.js';
import { signIn, signUp } from '../../hosts/remote/people.js';
import { language } from '../../i18n/index.js';
import { useDoing } from './doing.js';
import { AccountForm, Field, PasswordField } from './fields.js';
import { AskForLetter } from './ask-for-letter.js';
import { hasPasskeys, makePasskey, usePasskey } from './passkeys.js';
import { accountWords } from './words.js';

const longestName = 40;

/** For guests: into an account, or a new one. */
export function SignIn() {
  const { guest } = accountWords.value;
  const isNew = useSignal(false);
  return (
    <div class="account-door" data-part="account-door">
      <div class="account-tabs" role="group" aria-label={guest.title}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            data-action={one ? 'join' : 'known'}
            aria-pressed={isNew.value === one}
            onClick={() => (isNew.value = one)}
          >
            {one ? guest.join : guest.known}
          </button>
        ))}
      </div>
      {isNew.value ? <Join /> : <Known />}
    </div>
  );
}

/** By password, by passkey, or by a letter. */
export function Known({ known = '' }: { readonly known?: string }) {
  const { nameOrMail, name: nameLabel, password: passwordLabel, signIn: act, byPasskey, or } = accountWords.value;
  const [name, password] = [useSignal(known), useSignal('')];
  const doing = useDoing();
  return (
    <>
      <AccountForm part="sign-in" doing={doing} submit={() => void doing.run(() => signIn(name.value, password.value))}>
        <Field name="name" label={hasLetters.value ? nameOrMail : nameLabel} value={name} autocomplete="username" />
        <PasswordField label={passwordLabel} value={password} isNew={false} />
        <button type="submit" class="button primary wide" disabled={doing.isBusy.value}>
          {act}
        </button>
      </AccountForm>
      {hasPasskeys() ? (
        <>
          <p class="account-or">{or}</p>
          <button
            type="button"
            class="button wide"
            data-action="sign-in-passkey"
            disabled={doing.isBusy.value}
            onClick={() => void doing.run(usePasskey)}
          >
            {byPasskey}
          </button>
        </>
      ) : null}
      {hasLetters.value ? <AskForLetter /> : null}
    </>
  );
}

function Join() {
  const {
    name: nameLabel,
    nameHint,
    password: passwordLabel,
    signUp: act,
    upByPasskey,
    passkeyHint,
    or,
  } = accountWords.value;
  const [name, password] = [useSignal(''), useSignal('')];
  const doing = useDoing();
  const byPasskey = () => makePasskey({ for: 'sign-up', name: name.value, language: language.value });
  return (
    <AccountForm
      part="sign-up"
      doing={doing}
      submit={() => void doing.run(() => signUp(name.value, password.value, language.value))}
    >
      <Field name="name" label={nameLabel} value={name} autocomplete="username" longest={longestName} hint={nameHint} />
      {hasPasskeys() ? (
        <>
          <button
            type="button"
            class="button primary wide"
            data-action="sign-up-passkey"
            disabled={doing.isBusy.value || name.value.trim() === ''}
            onClick={() => void doing.run(byPasskey)}
          >
            {upByPasskey}
          </button>
          <p class="hint">{passkeyHint}</p>
          <p class="account-or">{or}</p>
        </>
      ) : null}
      <PasswordField label={passwordLabel} value={password} isNew />
      <button type="submit" class={`button wide${hasPasskeys() ? '' : ' primary'}`} disabled={doing.isBusy.value}>
        {act}
      </button>
    </AccountForm>
  );
}
