import { bad, good, type Result } from '@impulse/engine';
import { type Mailer, readMailServer, type ServerOptions, smtpMailer } from '@impulse/server';

interface Asked {
  readonly accounts: boolean;
  /** Where letters are handed in. */
  readonly mail: string | undefined;
  /** The address under which people know the server. */
  readonly site: string | undefined;
}

type AccountParts = Pick<ServerOptions, 'accounts' | 'mailer' | 'site'>;

/** The accounts that were asked for, the name of the server, and who carries letters. */
export function readAccounts({ accounts, mail, site }: Asked): Result<AccountParts> {
  if (site !== undefined && !isSite(site)) {
    return bad('bad-site', 'site', '--site takes an address such as https://table.example/.');
  }
  // A link must not lead wherever the request that asked for the letter said it came from.
  if (mail !== undefined && site === undefined) {
    return bad('no-site', 'mail', 'Letters need --site: the links in them lead there.');
  }
  const post = mail === undefined ? good(null) : readMailServer(mail);
  if (!post.ok) return post;
  const mailer: Mailer | null = post.value && smtpMailer(post.value);
  return good({ mailer, accounts, site: site === undefined ? null : new URL(site).href });
}

const isSite = (site: string): boolean => URL.canParse(site) && /^https?:$/.test(new URL(site).protocol);
