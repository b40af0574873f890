import { useSignal } from '@preact/signals';
import { deleteAccount, exportAccount } from '../../hosts/remote/people.js';
import { download } from '../../storage/download.js';
import { useDoing } from './doing.js';
import { Outcome } from './fields.js';
import { Section } from './section.js';
import { accountWords } from './words.js';

/** Everything to take away, and the end of the account. */
export function Leaving() {
  const { leaving } = accountWords.value;
  const isAsked = useSignal(false);
  const doing = useDoing();
  const take = () =>
    doing.run(async () => {
      const exported = await exportAccount();
      if (exported.ok) download('impulse-account.json', JSON.stringify(exported.value, null, 2));
      return exported;
    });
  return (
    <Section part="leaving" title={leaving.title}>
      <p class="buttons">
        <button
          type="button"
          class="button"
          data-action="export"
          disabled={doing.isBusy.value}
          onClick={() => void take()}
        >
          {leaving.export}
        </button>
        {isAsked.value ? null : (
          <button type="button" class="button" data-action="delete" onClick={() => (isAsked.value = true)}>
            {leaving.delete}
          </button>
        )}
      </p>
      {isAsked.value ? (
        <div role="alert">
          <p>{leaving.about}</p>
          <p class="buttons">
            <button
              type="button"
              class="button danger"
              data-action="delete-for-good"
              disabled={doing.isBusy.value}
              onClick={() => void doing.run(deleteAccount)}
            >
              {leaving.sure}
            </button>
            <button type="button" class="button" onClick={() => (isAsked.value = false)}>
              {leaving.keep}
            </button>
          </p>
        </div>
      ) : null}
      <Outcome doing={doing} />
    </Section>
  );
}
