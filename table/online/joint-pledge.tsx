import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { inGroups } from '../parts/in-groups.js';
import { onlineWords } from './words.js';

/** What the dice of a match are bound to: the server's commitment and that of whoever offered it. */
export function JointPledge({ remote }: { readonly remote: RemoteHost }) {
  const { panel } = onlineWords.value;
  const card = remote.card.value;
  if (!card) return null;
  return (
    <details class="pledge" data-part="joint-pledge">
      <summary>{panel.dice}</summary>
      <p class="hint">{panel.server}</p>
      <code data-part="commitment">{inGroups(card.commitment)}</code>
      <p class="hint">{panel.host}</p>
      <code data-part="part-commitment">{inGroups(card.partCommitment)}</code>
      <p class="hint">{panel.diceAbout}</p>
    </details>
  );
}
