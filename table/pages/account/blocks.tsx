import { useSignal } from '@preact/signals';
import type { Account } from '@impulse/protocol/wire/index.js';
import { block, unblock, unblockGuests } from '../../hosts/remote/people.js';
import { useDoing } from './doing.js';
import { Field, Outcome } from './fields.js';
import { Section } from './section.js';
import { accountWords } from './words.js';

const longestName = 40;

/** With whom this person does not want to play. */
export function Blocks({ account }: { readonly account: Account }) {
  const { blocked, blockedGuests } = account;
  const { blocks } = accountWords.value;
  const name = useSignal('');
  const doing = useDoing();
  const add = async (): Promise<void> => {
    if (await doing.run(() => block(name.value))) name.value = '';
  };
  return (
    <Section part="blocks" title={blocks.title}>
      <p class="quiet">{blocks.lead}</p>
      <ul class="row-list">
        {blocked.map((one) => (
          <li key={one}>
            <strong>{one}</strong>
            <button
              type="button"
              class="button"
              disabled={doing.isBusy.value}
              onClick={() => void doing.run(() => unblock(one))}
            >
              {blocks.unblock}
            </button>
          </li>
        ))}
        {blockedGuests === 0 ? null : (
          <li>
            <strong>{blocks.guests(blockedGuests)}</strong>
            <button
              type="button"
              class="button"
              disabled={doing.isBusy.value}
              onClick={() => void doing.run(unblockGuests)}
            >
              {blocks.unblock}
            </button>
          </li>
        )}
      </ul>
      <form
        class="account-form account-line"
        data-part="block-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field name="blocked" label={blocks.name} value={name} longest={longestName} />
        <button type="submit" class="button" disabled={doing.isBusy.value}>
          {blocks.block}
        </button>
      </form>
      <Outcome doing={doing} />
    </Section>
  );
}
