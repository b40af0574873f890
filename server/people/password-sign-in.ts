import { bad, good, type Result } from '@impulse/engine';
import type { SignIn, SignUp } from '@impulse/protocol/wire/index.js';
import { newPublicId } from '../secrets.js';
import type { Tables } from '../store/tables/tables.js';
import { forgive, mayTry } from '../rates/attempts.js';
import { skeletonOf } from './names.js';
import { hashPassword, isPassword } from './passwords.js';
import type { People } from './people.js';
import { admit, findByMail, findByName, readFreeName } from './persons.js';
import { tooManyAttempts, wrongSignIn } from './problems.js';
import type { Visit } from './login-sessions.js';

/** The id of the new person. */
export async function signUp(
  people: People,
  { name, password, language }: SignUp,
  visit: Visit,
): Promise<Result<string>> {
  const { tables, now } = people;
  if (!(await mayTry(tables, 'joining', visit.place, now()))) return { ok: false, error: tooManyAttempts };
  const free = await readFreeName(tables, name);
  if (!free.ok) return free;
  const strong = checkPassword(password, free.value.name);
  if (!strong.ok) return strong;
  const id = newPublicId();
  const made = await admit(people, { id, name: free.value, language, password: await hashPassword(password) });
  return made.ok ? good(id) : made;
}

/** The id of whoever has this name or mail address, and this password. */
export async function signIn(
  { tables, now }: People,
  { name, password }: SignIn,
  visit: Visit,
): Promise<Result<string>> {
  const isMail = name.includes('@');
  const account = isMail ? name.trim().toLowerCase() : skeletonOf(name);
  const isAllowed = [
    await mayTry(tables, 'address', visit.place, now()),
    await mayTry(tables, 'account', account, now()),
  ].every(Boolean);
  if (!isAllowed) return { ok: false, error: tooManyAttempts };
  const person = await (isMail ? findByMail(tables, account) : findByName(tables, name));
  if (!(await isPassword(person?.password, password)) || !person) return { ok: false, error: wrongSignIn };
  await forgive(tables, 'account', account);
  return good(person.id);
}

/** Length does most of the work; a password that the name gives away does none. */
export function checkPassword(password: string, name: string): Result<null> {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4 || plain.replaceAll(name.toLowerCase(), '').length < 6) {
    return bad('weak-password', 'password', 'This password is too easy to guess.');
  }
  return good(null);
}

export async function setPassword({ database }: Tables, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await database.updateTable('person').set({ password: hash }).where('id', '=', id).execute();
}
