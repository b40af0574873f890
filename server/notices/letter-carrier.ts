import type { Language } from '@impulse/engine';
import type { MailChannel } from '@impulse/protocol/wire/index.js';
import type { Mailer } from '../mail/mailer.js';
import type { Carrier, SendingChannel } from './carrier.js';
import type { LetterTokens } from './letter-tokens.js';
import { noticeWords } from './wording.js';

const addressOf = ({ address }: SendingChannel): string => (JSON.parse(address) as MailChannel).address;

/** Notices as letters; each says how to get no more of them. */
export const letterCarrier = (mailer: Mailer, tokens: LetterTokens): Carrier => ({
  async send(channel, { title, text, link, language }, id) {
    const { origin } = channel;
    const token = tokens.make('stop', channel.id);
    const stop = noticeWords[language].stop(`${origin}/#/mail/stop/${token}`);
    await mailer.send({
      to: addressOf(channel),
      subject: title,
      text: `${text}\n\n${link}\n\n--\n${stop}\n`,
      id,
      unsubscribe: `${origin}/api/mail/stop/${token}`,
    });
    return 'sent';
  },
});

/** Asks whether letters are wanted at an address: it may be somebody else's. */
export function askToConfirm(
  mailer: Mailer,
  tokens: LetterTokens,
  channel: SendingChannel,
  language: Language,
  battle: string,
): Promise<void> {
  const words = noticeWords[language];
  const link = `${channel.origin}/#/mail/confirm/${tokens.make('confirm', channel.id)}`;
  return mailer.send({ to: addressOf(channel), subject: words.confirmSubject, text: words.confirm(battle, link) });
}
