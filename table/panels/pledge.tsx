import { useDesk } from '../desk.js';
import { messages } from '../i18n/index.js';

const groups = (digits: string): string => digits.replaceAll(/.{8}(?=.)/g, '$& ');

/** What the dice of this battle are bound to, shown before the first one falls; and what nobody can check. */
export function PledgeCard() {
  const { pledge } = useDesk();
  const text = messages.value.shell.pledge;
  if (!pledge) return null;
  return (
    <section class="pledge" aria-label={text.title} data-part="pledge">
      <h3>{text.title}</h3>
      <code>{groups(pledge.commitment)}</code>
      <p class="hint">
        {text.match} <code>{pledge.match}</code>
      </p>
      <p class="hint">{text.about}</p>
      {pledge.begins === 'position' ? <p class="hint">{text.fromPosition}</p> : null}
      {pledge.data === 'own' ? <p class="hint">{text.ownData}</p> : null}
    </section>
  );
}
