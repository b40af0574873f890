import { useDesk } from '../desk/desk.js';
import type { Pledge } from '../hosts/messages.js';
import { messages } from '../i18n/index.js';
import { JointPledge } from '../online/table-parts.js';
import { inGroups } from '../parts/in-groups.js';

/** What the dice of this battle are bound to, shown before the first one falls. */
export function BattlePledge() {
  const { pledge, remote } = useDesk();
  if (remote) return <JointPledge remote={remote} />;
  return pledge ? <PledgeCard pledge={pledge} /> : null;
}

/** With what nobody can check. */
function PledgeCard({ pledge }: { readonly pledge: Pledge }) {
  const text = messages.value.shell.pledge;
  return (
    <details class="pledge" data-part="pledge">
      <summary>{text.title}</summary>
      <code>{inGroups(pledge.commitment)}</code>
      <p class="hint">
        {text.match} <code>{pledge.match}</code>
      </p>
      <p class="hint">{text.about}</p>
      {pledge.begins === 'position' ? <p class="hint">{text.fromPosition}</p> : null}
      {pledge.data === 'own' ? <p class="hint">{text.ownData}</p> : null}
    </details>
  );
}
