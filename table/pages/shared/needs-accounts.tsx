import type { ComponentChildren } from 'preact';
import { hasAccounts } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { linkTo } from '../../web/links.js';
import { Frame } from './frame.js';
import { OnlineLink } from './online-link.js';

interface NeedsAccountsProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page about accounts, where there are some; elsewhere it says so, and leads to what can be played. */
export function NeedsAccounts({ title, children }: NeedsAccountsProps) {
  if (hasAccounts.value) return <>{children}</>;
  const { shell } = messages.value;
  if (account.value === undefined) {
    return (
      <Frame title={title}>
        <p role="status">{shell.loading}</p>
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <p class="prose" data-part="no-accounts">
        {onlineWords.value.noAccounts}
      </p>
      <p class="buttons">
        <OnlineLink class="button primary" />
        <a class="button" href={linkTo.home()}>
          {shell.titles.home}
        </a>
      </p>
    </Frame>
  );
}
