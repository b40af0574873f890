import { onlineWords } from '../../online/words.js';
import { ownName } from '../../storage/held-seats.js';

/** As the server takes it. */
const longestName = 40;

/** What to call this person; remembered for the next match. */
export function NameField() {
  return (
    <label class="name-field">
      <span>{onlineWords.value.form.name}</span>
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
