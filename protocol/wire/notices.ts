import { bad, good, type Language, languages, matching, oneOf, type Read, record, whole } from '@impulse/engine';

/** How a player who is not at the table learns that a decision waits (docs/server.md). */

export const channelKinds = ['push', 'webhook', 'mail'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** What a seat wishes for all its channels. */
export interface NoticeWishes {
  readonly language: Language;
  /** Hours after which a decision that still waits is told of again; 0 for never. */
  readonly remindEvery: number;
}

/** A browser that has asked its maker's service to take messages for it. */
export interface PushChannel {
  readonly kind: 'push';
  readonly endpoint: string;
  /** The browser's public key and secret, to which messages are sealed: base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** An address that takes `{"content"}` as JSON, as those of Discord do. */
export interface WebhookChannel {
  readonly kind: 'webhook';
  readonly address: string;
}

export interface MailChannel {
  readonly kind: 'mail';
  readonly address: string;
}

export type NewChannel = PushChannel | WebhookChannel | MailChannel;

/** A channel as its seat is told of it; never with the whole address. */
export interface ChannelCard {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly label: string;
  /** Nothing is sent before; an address for mail is confirmed by a link that is sent to it. */
  readonly isConfirmed: boolean;
}

/** How a seat wants to be told. */
export interface NoticeCard extends NoticeWishes {
  readonly channels: readonly ChannelCard[];
  /** What this server can send. */
  readonly offered: readonly ChannelKind[];
  /** Names this server to the services that take messages for browsers: base64url. */
  readonly pushKey: string;
}

const month = 31 * 24;

export const readNoticeWishes: Read<NoticeWishes> = record<NoticeWishes>({
  language: oneOf(...languages),
  remindEvery: whole(0, month),
});

const longestAddress = 500;

/** An address of the web, without a name and password for it. */
const webAddress: Read<string> = (value, path) => {
  const wrong = bad('bad-address', path, 'An address is wanted here that begins with https://.');
  if (typeof value !== 'string' || value.length > longestAddress || !URL.canParse(value)) return wrong;
  const { protocol, username, password, href } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? good(href) : wrong;
};

const mailAddress = matching(/^[^\s@<>,;:"()[\]\\]{1,64}@[\p{L}\d.-]{1,190}$/u, 'bad-address', 'An address for mail');

/** 65 bytes: a point on the curve P-256; and 16. */
const publicKey = matching(/^[\w-]{87}$/, 'bad-key', 'A public key');
const pushSecret = matching(/^[\w-]{22}$/, 'bad-key', 'A secret');

const readers: { readonly [K in ChannelKind]: Read<Extract<NewChannel, { readonly kind: K }>> } = {
  push: record<PushChannel>({ kind: oneOf('push'), endpoint: webAddress, p256dh: publicKey, auth: pushSecret }),
  webhook: record<WebhookChannel>({ kind: oneOf('webhook'), address: webAddress }),
  mail: record<MailChannel>({ kind: oneOf('mail'), address: mailAddress }),
};

export const readNewChannel: Read<NewChannel> = (value, path) => {
  const wanted = typeof value === 'object' && value !== null ? (value as { readonly kind?: unknown }).kind : undefined;
  const kind = channelKinds.find((one) => one === wanted);
  if (kind === undefined) return bad('unknown-value', 'kind', `Wanted is ${channelKinds.join(' or ')}.`);
  return readers[kind](value, path);
};

/** Stands in a letter, and lets its reader confirm the address or put an end to letters. */
export interface LetterToken {
  readonly token: string;
}

export const readLetterToken: Read<LetterToken> = record<LetterToken>({
  token: matching(/^[0-9a-f]{32}\.[\w-]{43}$/, 'bad-token', 'The end of a link from a letter'),
});
