import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { ownName } from '../../storage/held-seats.js';

/** As the server takes it. */
const longestName = 40;

/** What to call this person; remembered for the next match. An account has a name already. */
export function NameField() {
  const { form } = onlineWords.value;
  if (account.value) return <p data-part="own-name">{form.asAccount(account.value.name)}</p>;
  return (
    <label class="name-field">
      <span>{form.name}</span>
      <input
        type="text"
        name="name"
        autocomplete="nickname"
        maxLength={longestName}
        value={ownName.value}
        onInput={(event) => (ownName.value = event.currentTarget.value)}
      />
    </label>
  );
}
