import {
  bad,
  flag,
  good,
  languages,
  matching,
  oneOf,
  optional,
  orNull,
  type Read,
  record,
  text,
  whole,
} from '@impulse/engine';
import type {
  ChallengeWanted,
  LinkUse,
  LinkWanted,
  NewPasskey,
  NoticeChoices,
  PasskeyAnswer,
  ProfileChange,
  SignIn,
  SignUp,
} from './people.js';
import { key, matchId, personName } from './values.js';

/** Reads what is asked about people, field by field. */

const language = oneOf(...languages);

/** Longer is better than stranger; the longest keeps the hash from being a burden. */
export const passwordLengths = { least: 10, most: 200 } as const;

const password: Read<string> = (value, path) => {
  if (typeof value !== 'string') return bad('wrong-type', path, 'A text is wanted here.');
  // Two keyboards may spell one letter in two ways.
  const given = value.normalize('NFKC');
  const { least, most } = passwordLengths;
  if (given.length < least || given.length > most) {
    return bad('bad-password', path, `A password has ${least} to ${most} characters.`);
  }
  return good(given);
};

const mailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/iu;

const mailAddress: Read<string> = (value, path) => {
  const given = matching(mailPattern, 'bad-mail', 'A mail address')(value, path);
  if (!given.ok) return given;
  if (given.value.length > 254) return bad('bad-mail', path, 'A mail address has at most 254 characters.');
  return good(given.value.toLowerCase());
};

const webhook: Read<string> = (value, path) => {
  const wrong = bad(
    'bad-webhook',
    path,
    'An address that begins with https:// is wanted here, of at most 500 letters.',
  );
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value)) return wrong;
  const { protocol, username, password: secret, href } = new URL(value);
  return protocol === 'https:' && username === '' && secret === '' ? good(href) : wrong;
};

const anObject: Read<object> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? good(value)
    : bad('wrong-type', path, 'An object is wanted here.');

export const readNoticeChoices: Read<NoticeChoices> = record<NoticeChoices>({
  mail: flag,
  push: flag,
  webhook: orNull(webhook),
  every: whole(0, 24 * 30),
});

export const readSignUp: Read<SignUp> = record<SignUp>({ name: personName, password, language });

/** What was given to sign in is compared, never judged: it tells nothing about what would be accepted. */
export const readSignIn: Read<SignIn> = record<SignIn>({
  name: text(254),
  password: (value, path) =>
    typeof value === 'string' && value.length <= passwordLengths.most
      ? good(value.normalize('NFKC'))
      : bad('wrong-type', path, 'A text is wanted here.'),
});

const challenges = {
  'sign-in': record<Extract<ChallengeWanted, { for: 'sign-in' }>>({ for: oneOf('sign-in') }),
  add: record<Extract<ChallengeWanted, { for: 'add' }>>({ for: oneOf('add') }),
  'sign-up': record<Extract<ChallengeWanted, { for: 'sign-up' }>>({
    for: oneOf('sign-up'),
    name: personName,
    language,
  }),
} as const;

export const readChallengeWanted: Read<ChallengeWanted> = (value, path) => {
  const wanted = typeof value === 'object' && value !== null && 'for' in value ? value.for : undefined;
  if (wanted === 'add' || wanted === 'sign-up') return challenges[wanted](value, path);
  return challenges['sign-in'](value, path);
};

export const readPasskeyAnswer: Read<PasskeyAnswer> = record<PasskeyAnswer>({ response: anObject });

export const readNewPasskey: Read<NewPasskey> = record<NewPasskey>({ response: anObject, label: text(60) });

export const readLinkWanted: Read<LinkWanted> = record<LinkWanted>({
  mail: mailAddress,
  for: oneOf('sign-in', 'password'),
});

export const readLinkUse: Read<LinkUse> = record<LinkUse>({ token: key, password: optional(password) });

export const readProfileChange: Read<ProfileChange> = record<ProfileChange>({
  name: optional(personName),
  language: optional(language),
  choices: optional(readNoticeChoices),
});

export const readNewPassword: Read<{ readonly password: string }> = record<{ readonly password: string }>({ password });

export const readNewMail: Read<{ readonly mail: string }> = record<{ readonly mail: string }>({ mail: mailAddress });

/** Whoever sits opposite at a match. */
export const readOpposite: Read<{ readonly match: string }> = record<{ readonly match: string }>({ match: matchId });

/** Somebody else, by the name of their account. */
export const readNamed: Read<{ readonly name: string }> = record<{ readonly name: string }>({ name: personName });

/** The key of a seat that somebody holds as a guest. */
export const readHeldKey: Read<{ readonly key: string }> = record<{ readonly key: string }>({ key });
