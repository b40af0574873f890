import { hasAccounts } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { account } from '../../online/own-account.js';

/** To the own account, or to where one signs in; nothing where the server has no accounts. */
export function AccountLink() {
  if (!hasAccounts.value || account.value === undefined) return null;
  return (
    <a class="account-link" data-action="account" href={linkTo.account()}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="8" r="4.5" />
        <path d="M3 21c0-5 4-7 9-7s9 2 9 7z" />
      </svg>
      <span>{account.value?.name ?? messages.value.shell.signIn}</span>
    </a>
  );
}
