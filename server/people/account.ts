import { good, type Result } from '@impulse/engine';
import type { Account, ProfileChange } from '@impulse/protocol/wire/index.js';
import { blockedGuests, blockedNames } from './blocks.js';
import { forgetChallenges } from './challenging.js';
import { choicesOf, languageOf } from './choices.js';
import { forgetChannels } from './forget-channels.js';
import { changeSeats } from './own-matches.js';
import { forgetRatings } from '../ratings/rating-history.js';
import { personPlayer } from '../matches/players.js';
import { listPasskeys } from './passkeys.js';
import type { People } from './people.js';
import { findByName, findPerson, readFreeName } from './persons.js';
import { nameTaken } from './problems.js';
import { listSessions, type LoginSession } from './login-sessions.js';

export async function changeProfile(people: People, id: string, change: ProfileChange): Promise<Result<null>> {
  const { tables } = people;
  const { name, language, choices } = change;
  const named = name === undefined ? null : await readFreeName(tables, name, id);
  if (named && !named.ok) return named;
  const changes = {
    ...(named ? named.value : {}),
    ...(language === undefined ? {} : { language }),
    ...(choices === undefined ? {} : { choices: JSON.stringify(choices) }),
  };
  if (Object.keys(changes).length === 0) return good(null);
  try {
    await tables.database.updateTable('person').set(changes).where('id', '=', id).execute();
  } catch (error) {
    // Somebody else was faster with this name.
    if (named && (await findByName(tables, named.value.name))?.id !== id) return { ok: false, error: nameTaken };
    throw error;
  }
  if (named) {
    await changeSeats(people, id, (seat) => ({ ...seat, name: named.value.name }));
    await people.tournaments.rename(personPlayer(id), named.value.name);
  }
  return good(null);
}

/** The seats play on, for whoever holds their keys, without a name; everything else goes with the account. */
export async function deletePerson(people: People, id: string): Promise<void> {
  await changeSeats(people, id, ({ side, key, moreKeys = [] }) => ({ side, name: '', key, moreKeys }));
  await forgetChallenges(people, id);
  await forgetRatings(people.tables, personPlayer(id));
  await people.tournaments.forget(personPlayer(id));
  await forgetChannels(people.tables, id);
  await people.tables.database.deleteFrom('person').where('id', '=', id).execute();
}

/** Everything that a person is told about the own account; null when it has just been deleted. */
export async function accountOf({ tables, now }: People, session: LoginSession): Promise<Account | null> {
  const person = await findPerson(tables, session.person);
  if (!person) return null;
  const { id, name, language, mail, choices, password } = person;
  return {
    name,
    language: languageOf(language),
    mail,
    choices: choicesOf(choices),
    hasPassword: password !== null,
    passkeys: await listPasskeys(tables, id),
    sessions: await listSessions(tables, session),
    blocked: await blockedNames(tables, id),
    blockedGuests: await blockedGuests(tables, id, now()),
  };
}
