import { hasMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';

/** Another way to play somebody elsewhere, where this page comes from a server that has matches. */
export function OnlineHint({ game }: { readonly game: string }) {
  if (!hasMatches.value) return null;
  return (
    <p class="hint">
      <a href={linkTo.offer(game)}>{messages.value.shell.create.online}</a>
    </p>
  );
}
