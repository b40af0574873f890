import { hasAccounts } from '../hosts/remote/matches.js';
import { messages } from '../i18n/index.js';
import { linkTo } from '../links.js';
import { account } from '../online/own-account.js';

/** To the own account, or to where one signs in; nothing where the server has no accounts. */
export function AccountLink() {
  if (!hasAccounts.value || account.value === undefined) return null;
  return (
    <a class="account-link" data-action="account" href={linkTo.account()}>
      {account.value?.name ?? messages.value.shell.signIn}
    </a>
  );
}
