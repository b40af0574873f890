import { bad, good, type Result } from '@impulse/engine';
import { type AccountOptions, readPost, smtpMailer } from '@impulse/server';

interface Asked {
  readonly accounts: boolean;
  /** Where letters are handed in. */
  readonly mail: string | undefined;
  /** The address under which people know the server. */
  readonly site: string | undefined;
}

/** The accounts that were asked for; nothing where everybody is to stay a guest. */
export function readAccounts({ accounts, mail, site }: Asked): Result<AccountOptions | null> {
  if (site !== undefined && !isSite(site)) {
    return bad('bad-site', 'site', '--site takes an address such as https://table.example/.');
  }
  if (!accounts) return mail === undefined ? good(null) : bad('no-accounts', 'mail', '--mail needs --accounts.');
  const known = site === undefined ? null : new URL(site).href;
  if (mail === undefined) return good({ mailer: null, site: known });
  // A link must not lead wherever the request that asked for the letter said it came from.
  if (known === null) return bad('no-site', 'mail', '--mail needs --site: the links in letters lead there.');
  const post = readPost(mail);
  return post.ok ? good({ mailer: smtpMailer(post.value), site: known }) : post;
}

const isSite = (site: string): boolean => URL.canParse(site) && /^https?:$/.test(new URL(site).protocol);
