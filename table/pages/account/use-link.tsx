import { useSignal } from '@preact/signals';
import type { LinkUsed } from '@impulse/protocol/wire/index.js';
import { redeemLink } from '../../hosts/remote/people.js';
import { go, linkTo } from '../../web/links.js';
import { useDoing } from './doing.js';
import { AccountForm, PasswordField } from './fields.js';
import { accountWords } from './words.js';

interface UseLinkProps {
  readonly purpose: LinkUsed['for'];
  readonly token: string;
}

/** Somebody has opened a link from a letter. It acts when the button is pressed: programs that look at links use none up. */
export function UseLink({ purpose, token }: UseLinkProps) {
  const { link, newPassword } = accountWords.value;
  const { lead, act } = link[purpose];
  const password = useSignal('');
  const isConfirmed = useSignal(false);
  const doing = useDoing();
  const redeem = async (): Promise<void> => {
    const given = purpose === 'password' ? { token, password: password.value } : { token };
    if (!(await doing.run(() => redeemLink(given)))) return;
    if (purpose === 'confirm') isConfirmed.value = true;
    else go(linkTo.account());
  };
  if (isConfirmed.value) return <p role="status">{link.confirmed}</p>;
  return (
    <div class="account-door">
      <p>{lead}</p>
      <AccountForm part="use-link" doing={doing} submit={() => void redeem()}>
        {purpose === 'password' ? <PasswordField label={newPassword} value={password} isNew /> : null}
        <button type="submit" class="button primary wide" data-action="use-link" disabled={doing.isBusy.value}>
          {act}
        </button>
      </AccountForm>
    </div>
  );
}
