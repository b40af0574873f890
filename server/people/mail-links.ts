import { bad, good, type Result } from '@impulse/engine';
import type { LinkUse, LinkUsed, LinkWanted } from '@impulse/protocol/wire/index.js';
import { hashKey, newKey } from '../secrets.js';
import type { Tables } from '../store/tables/tables.js';
import { mayTry } from '../rates/attempts.js';
import { languageOf } from './choices.js';
import { forgetChannels } from './forget-channels.js';
import { letterFor } from './letters.js';
import { listPasskeys } from './passkeys.js';
import type { People } from './people.js';
import { checkPassword, setPassword } from './password-sign-in.js';
import { findByMail, findPerson } from './persons.js';
import { badLink, lastWayIn, letterNotSent, mailTaken, noMail, tooManyAttempts } from './problems.js';
import { endSessions, type Visit } from './login-sessions.js';
import type { PersonRow } from './tables.js';

/** Links in letters: each is good once and for a short time, and only the last one that was asked for. */

export type LinkPurpose = LinkUsed['for'];

const minute = 60_000;
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': 20 * minute,
  password: 20 * minute,
  confirm: 24 * 60 * minute,
};

/** Answers alike, and as fast, whether anybody has this address: the letter goes out afterwards. */
export async function askForLink(people: People, wanted: LinkWanted, visit: Visit): Promise<Result<null>> {
  const { tables, mailer, now, report } = people;
  if (!mailer) return { ok: false, error: noMail };
  const isAllowed = [
    await mayTry(tables, 'asking', visit.place, now()),
    await mayTry(tables, 'letter', wanted.mail, now()),
  ].every(Boolean);
  if (!isAllowed) return { ok: false, error: tooManyAttempts };
  const person = await findByMail(tables, wanted.mail);
  if (person) void sendLink(people, person, wanted.for, wanted.mail).catch(report);
  return good(null);
}

/** An address is the person's own once the letter to it has been read. */
export async function askToConfirm(people: People, id: string, mail: string, place: string): Promise<Result<null>> {
  const { tables, mailer, now, report } = people;
  if (!mailer) return { ok: false, error: noMail };
  const isAllowed = [
    await mayTry(tables, 'letter', mail, now()),
    await mayTry(tables, 'questioner', place, now()),
    await mayTry(tables, 'questions', '', now()),
  ].every(Boolean);
  if (!isAllowed) return { ok: false, error: tooManyAttempts };
  const person = await findPerson(tables, id);
  if (!person) return good(null);
  try {
    await sendLink(people, person, 'confirm', mail);
    return good(null);
  } catch (error) {
    report(error);
    return { ok: false, error: letterNotSent };
  }
}

/** The address is forgotten, unless it is all that lets the person in. */
export async function removeMail({ tables }: People, id: string): Promise<Result<null>> {
  const person = await findPerson(tables, id);
  const passkeys = await listPasskeys(tables, id);
  if (!person?.password && passkeys.length === 0) return { ok: false, error: lastWayIn };
  await forgetChannels(tables, id, 'mail');
  await tables.database.updateTable('person').set({ mail: null }).where('id', '=', id).execute();
  return good(null);
}

async function sendLink(people: People, person: PersonRow, purpose: LinkPurpose, mail: string): Promise<void> {
  const { tables, mailer, site, now } = people;
  if (!mailer || site === null) throw new Error('A letter needs somebody to carry it and a place to come from');
  const { database } = tables;
  const token = newKey();
  const row = { token: hashKey(token), person: person.id, purpose, mail, expires: now() + lifetimes[purpose] };
  await tables.together([
    database.deleteFrom('mail_link').where('person', '=', person.id).where('purpose', '=', purpose),
    database.insertInto('mail_link').values(row),
  ]);
  // Behind the #, so that it stands in no log and in no request but the one that uses it.
  const link = new URL(`#/account/${purpose}/${token}`, site).href;
  await mailer.send({ to: mail, ...letterFor(languageOf(person.language), purpose, person.name, link) });
}

/** Who has used a link, and what it has done. */
export interface UsedLink extends LinkUsed {
  readonly person: string;
}

export async function redeemLink(people: People, { token, password }: LinkUse): Promise<Result<UsedLink>> {
  const { tables, now } = people;
  const kept = await findLink(tables, hashKey(token), now());
  const person = kept && (await findPerson(tables, kept.person));
  if (!kept || !person) return { ok: false, error: badLink };
  // Whoever reads the letters of an address that was given up gets in no more.
  if (kept.purpose !== 'confirm' && kept.mail !== person.mail) return { ok: false, error: badLink };
  if ((kept.purpose === 'password') !== (password !== undefined)) {
    return bad('missing-field', 'password', 'A link for a new password comes with one, and no other does.');
  }
  const strong = password === undefined ? good(null) : checkPassword(password, person.name);
  if (!strong.ok) return strong;
  const { database } = tables;
  const taken = await database.deleteFrom('mail_link').where('token', '=', hashKey(token)).returning('mail').execute();
  if (taken.length === 0) return { ok: false, error: badLink };
  if (password !== undefined) {
    await setPassword(tables, person.id, password);
    // Whoever knew the old one is out, and has no other link.
    await endSessions(tables, person.id);
    await database.deleteFrom('mail_link').where('person', '=', person.id).execute();
  }
  if (kept.purpose === 'confirm') {
    const confirmed = await confirm(tables, person.id, taken[0].mail);
    if (!confirmed.ok) return confirmed;
  }
  return good({ for: kept.purpose as LinkPurpose, person: person.id });
}

const findLink = ({ database }: Tables, token: string, now: number) =>
  database
    .selectFrom('mail_link')
    .select(['person', 'purpose', 'mail'])
    .where('token', '=', token)
    .where('expires', '>', now)
    .executeTakeFirst();

async function confirm(tables: Tables, id: string, mail: string): Promise<Result<null>> {
  try {
    await tables.database.updateTable('person').set({ mail }).where('id', '=', id).execute();
    return good(null);
  } catch (error) {
    // Whoever reads this reads the letters of that address, and may know.
    if ((await findByMail(tables, mail))?.id !== id) return { ok: false, error: mailTaken };
    throw error;
  }
}

export async function forgetLinks({ database }: Tables, now: number): Promise<void> {
  await database.deleteFrom('mail_link').where('expires', '<=', now).execute();
}
