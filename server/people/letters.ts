import type { Language } from '@impulse/engine';
import type { Mail } from '../mail/mailer.js';
import type { LinkPurpose } from './mail-links.js';

/** What a letter with a link says. */
interface LetterText {
  readonly subject: string;
  readonly text: (name: string, link: string) => string;
}

const english: Readonly<Record<LinkPurpose, LetterText>> = {
  'sign-in': {
    subject: 'Your sign-in link',
    text: (name, link) =>
      `Hello ${name},\n\nThis link signs you in to Impulse. It works once, within 20 minutes:\n\n${link}\n\nIf you did not ask for it, you can ignore this email.\n`,
  },
  password: {
    subject: 'A new password',
    text: (name, link) =>
      `Hello ${name},\n\nUse this link to choose a new password for Impulse. It works once, within 20 minutes:\n\n${link}\n\nIf you did not ask for it, you can ignore this email: your password stays as it is.\n`,
  },
  confirm: {
    subject: 'Is this your address?',
    text: (name, link) =>
      `Hello ${name},\n\nPlease confirm that Impulse may send emails to this address. The link works once, within a day:\n\n${link}\n\nIf you did not ask for this, you can ignore it: you will get no more emails.\n`,
  },
};

const chinese: Readonly<Record<LinkPurpose, LetterText>> = {
  'sign-in': {
    subject: '你的登入連結',
    text: (name, link) =>
      `${name}，你好：\n\n請用下面的連結登入 Impulse。連結只能使用一次，20 分鐘內有效：\n\n${link}\n\n如果不是你要求的，不必理會這封信。\n`,
  },
  password: {
    subject: '設定新密碼',
    text: (name, link) =>
      `${name}，你好：\n\n請用下面的連結為 Impulse 設定新密碼。連結只能使用一次，20 分鐘內有效：\n\n${link}\n\n如果不是你要求的，不必理會這封信，密碼不會改變。\n`,
  },
  confirm: {
    subject: '這是你的信箱嗎？',
    text: (name, link) =>
      `${name}，你好：\n\n請確認 Impulse 可以寄信到這個信箱。連結只能使用一次，一天內有效：\n\n${link}\n\n如果不是你要求的，不必理會這封信，之後不會再收到信。\n`,
  },
};

const letters: Readonly<Record<Language, typeof english>> = { en: english, 'zh-Hant': chinese };

export function letterFor(language: Language, purpose: LinkPurpose, name: string, link: string): Omit<Mail, 'to'> {
  const { subject, text } = letters[language][purpose];
  return { subject: `Impulse: ${subject}`, text: text(name, link) };
}
