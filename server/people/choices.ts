import { type Language, languages, parseJson } from '@impulse/engine';
import { type NoticeChoices, readNoticeChoices } from '@impulse/protocol/wire/index.js';
import type { Tables } from '../store/tables/tables.js';

/** What holds until somebody chooses otherwise: letters, where there is an address, and a reminder every day. */
export const standardChoices: NoticeChoices = { mail: true, push: false, webhook: null, every: 24 };

/** As they are kept; what cannot be read counts as not chosen. */
export function choicesOf(kept: string): NoticeChoices {
  const value = parseJson(kept);
  const choices = value.ok ? readNoticeChoices(value.value, '') : value;
  return choices.ok ? choices.value : standardChoices;
}

/** How a person is to be told something, and in which language. */
export interface Reachable {
  readonly name: string;
  readonly mail: string | null;
  readonly language: Language;
  readonly choices: NoticeChoices;
}

/** Null when the account is gone. */
export async function reachable({ database }: Tables, person: string): Promise<Reachable | null> {
  const row = await database
    .selectFrom('person')
    .select(['name', 'mail', 'language', 'choices'])
    .where('id', '=', person)
    .executeTakeFirst();
  if (!row) return null;
  const { name, mail, language, choices } = row;
  return { name, mail, language: languageOf(language), choices: choicesOf(choices) };
}

export const languageOf = (kept: string): Language => languages.find((one) => one === kept) ?? languages[0];
