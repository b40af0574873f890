import { hasMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';

/** To the matches on this server; nothing where there is no server. */
export function OnlineLink({ class: look }: { readonly class?: string }) {
  if (!hasMatches.value) return null;
  return (
    <a class={look ?? ''} data-action="online" href={linkTo.online()}>
      {messages.value.shell.titles.online}
    </a>
  );
}
