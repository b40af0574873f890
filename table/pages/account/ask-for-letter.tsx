import { useSignal } from '@preact/signals';
import type { LinkWanted } from '@impulse/protocol/wire/index.js';
import { askForLink } from '../../hosts/remote/people.js';
import { useDoing } from './doing.js';
import { Field, Outcome } from './fields.js';
import { accountWords } from './words.js';

const purposes = ['sign-in', 'password'] as const satisfies readonly LinkWanted['for'][];

/** A link in a letter, for whoever has no password at hand. */
export function AskForLetter() {
  const { letters } = accountWords.value;
  const mail = useSignal('');
  const doing = useDoing();
  const labels = { 'sign-in': letters.signIn, password: letters.password };
  return (
    <details class="account-letter" data-part="letter">
      <summary>{letters.ask}</summary>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = event.submitter as HTMLButtonElement;
          const wanted = purposes.find((one) => one === value) ?? 'sign-in';
          void doing.run(() => askForLink({ mail: mail.value, for: wanted }));
        }}
      >
        <Field name="mail" isMail label={letters.mail} value={mail} autocomplete="email" />
        {purposes.map((one) => (
          <button key={one} type="submit" name="for" value={one} class="button wide" disabled={doing.isBusy.value}>
            {labels[one]}
          </button>
        ))}
        <Outcome doing={doing} done={letters.sent} />
      </form>
    </details>
  );
}
