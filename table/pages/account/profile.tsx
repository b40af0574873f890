import { useSignal } from '@preact/signals';
import type { Language } from '@impulse/engine/game.js';
import type { Account } from '@impulse/protocol/wire/index.js';
import { changeProfile } from '../../hosts/remote/people.js';
import { languageNames, languages } from '../../i18n/index.js';
import { useDoing } from './doing.js';
import { AccountForm, Field } from './fields.js';
import { Section } from './section.js';
import { accountWords } from './words.js';

const longestName = 40;

/** What others see, and in which language one is written to. */
export function Profile({ account }: { readonly account: Account }) {
  const { profile, name: nameLabel, nameHint, save } = accountWords.value;
  const name = useSignal(account.name);
  const spoken = useSignal<Language>(account.language);
  const doing = useDoing();
  const keep = (): Promise<boolean> => doing.run(() => changeProfile({ name: name.value, language: spoken.value }));
  return (
    <Section part="profile" title={profile.title}>
      <AccountForm part="profile-form" doing={doing} submit={() => void keep()}>
        <Field
          name="name"
          label={nameLabel}
          value={name}
          autocomplete="username"
          longest={longestName}
          hint={nameHint}
        />
        <label class="account-field">
          <span>{profile.language}</span>
          <select value={spoken.value} onChange={(event) => (spoken.value = event.currentTarget.value as Language)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
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
