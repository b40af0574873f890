import { bad, good, type Result } from '@impulse/engine';
import type { Transporter } from 'nodemailer';
import { isLoopback } from '../http/hosts.js';
import type { Mailer } from './mailer.js';

/** In milliseconds: nobody waits longer for a server that does not answer. */
const patience = 15_000;

/** Where letters are handed in, and from whom they come. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Speaks TLS from the first byte. */
  readonly secure: boolean;
  readonly account: { readonly user: string; readonly pass: string } | null;
  readonly from: string;
}

/** Reads `smtp://user:password@host:port?from=address`; `smtps` speaks TLS from the first byte. */
export function readMailServer(address: string): Result<MailServer> {
  const wrong = bad('bad-mail', 'mail', 'Mail is sent through an address such as smtp://user:password@host:587.');
  if (!URL.canParse(address)) return wrong;
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return wrong;
  const secure = protocol === 'smtps:';
  return good({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    account: username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from: searchParams.get('from') ?? `impulse@${hostname}`,
  });
}

/** Hands letters to an SMTP server. */
export function smtpMailer(post: MailServer): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    async send({ to, subject, text, id, unsubscribe }) {
      transport ??= transportTo(post);
      await (
        await transport
      ).sendMail({
        from: post.from,
        // As an object: an address is never read as a list of them.
        to: { name: '', address: to },
        subject,
        text,
        ...(id === undefined ? {} : { messageId: `<${id}@${post.from.split('@').at(-1)}>` }),
        ...(unsubscribe === undefined ? {} : { headers: unsubscribing(unsubscribe) }),
      });
    },
  };
}

const unsubscribing = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function transportTo({ host, port, secure, account }: MailServer): Promise<Transporter> {
  // Loaded with the first letter: the server starts the sooner.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure,
    // Letters hold links that let their reader in: they leave this machine in the clear only without an account.
    requireTLS: !secure && account !== null && !isLoopback(host),
    ...(account ? { auth: account } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is the text that it was given: nothing is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
