import { useSignal } from '@preact/signals';
import type { Language } from '@impulse/engine/game.js';
import type { Account } from '@impulse/protocol/wire/index.js';
import { changeProfile } from '../../hosts/remote/people.js';
import { languageNames, languages } from '../../i18n/index.js';
import { Choice } from '../new/choice.js';
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
        <Choice
          label={profile.language}
          value={spoken.value}
          choices={languages.map((one) => [one, languageNames[one]])}
          choose={(value) => (spoken.value = value as Language)}
        />
        <button type="submit" class="button" disabled={doing.isBusy.value}>
          {save}
        </button>
      </AccountForm>
    </Section>
  );
}
