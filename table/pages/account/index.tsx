import { useEffect, useRef } from 'preact/hooks';
import type { Account } from '@impulse/protocol/wire/index.js';
import { messages } from '../../i18n/index.js';
import { account, refreshAccount } from '../../online/own-account.js';
import { signOutHere } from '../../online/sign-out.js';
import type { PageRoute } from '../../web/router.js';
import { Frame } from '../shared/frame.js';
import { NeedsAccounts } from '../shared/needs-accounts.js';
import { Blocks } from './blocks.js';
import { mustSignInAgain, useDoing } from './doing.js';
import { Games } from './games.js';
import { Leaving } from './leaving.js';
import { Notices } from './notices.js';
import { Ratings } from './ratings.js';
import { Profile } from './profile.js';
import { Sessions } from './sessions.js';
import { Known, SignIn } from './sign-in.js';
import { UseLink } from './use-link.js';
import { WaysIn } from './ways-in.js';
import { accountWords } from './words.js';
import './account.css';

type AccountRoute = Extract<PageRoute, { page: 'account' }>;

/** The own account; for guests the way into one. */
export const AccountPage = ({ at }: { readonly at: AccountRoute }) => (
  <NeedsAccounts title={accountWords.value.title}>
    <AccountOf link={at.link} />
  </NeedsAccounts>
);

function AccountOf({ link }: Pick<AccountRoute, 'link'>) {
  useEffect(() => void refreshAccount(), []);
  const { title, guest, link: links } = accountWords.value;
  if (link) {
    return (
      <Frame title={links[link.for].title}>
        <UseLink purpose={link.for} token={link.token} />
      </Frame>
    );
  }
  if (account.value === undefined) {
    return (
      <Frame title={title}>
        <p role="status">{messages.value.shell.loading}</p>
      </Frame>
    );
  }
  if (account.value) return <OwnAccount own={account.value} />;
  return (
    <Frame title={guest.title}>
      <p class="account-lead">{guest.lead}</p>
      <SignIn />
    </Frame>
  );
}

function OwnAccount({ own }: { readonly own: Account }) {
  const { title, signOut } = accountWords.value;
  const doing = useDoing();
  const session = own.sessions.find(({ isThis }) => isThis)?.id ?? '';
  return (
    <Frame title={title}>
      <p class="account-who" data-part="who">
        <strong>{own.name}</strong>
        <button
          type="button"
          class="button"
          data-action="sign-out"
          disabled={doing.isBusy.value}
          onClick={() => void doing.run(() => signOutHere(session))}
        >
          {signOut}
        </button>
      </p>
      {mustSignInAgain.value ? <SignInAgain name={own.name} /> : null}
      <div class="account-sections">
        <Profile account={own} />
        <WaysIn account={own} />
        <Games />
        <Ratings />
        <Notices account={own} />
        <Sessions sessions={own.sessions} />
        <Blocks account={own} />
        <Leaving />
      </div>
    </Frame>
  );
}

/** Whoever sits down at an open page is not always the one who opened it. */
function SignInAgain({ name }: { readonly name: string }) {
  const door = useRef<HTMLDivElement>(null);
  useEffect(() => {
    door.current?.scrollIntoView({ block: 'center' });
    door.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, []);
  return (
    <div ref={door} class="account-door sign-in-again" data-part="sign-in-again">
      <p>{accountWords.value.again}</p>
      <Known known={name} />
    </div>
  );
}
