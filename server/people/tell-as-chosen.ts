import type { NoticeSeat } from '../notices/choices.js';
import type { Notices } from '../notices/notices.js';
import type { Tables } from '../store/tables/tables.js';
import { reachable } from './choices.js';

/**
 * A seat that a person has taken is told of decisions as the person has chosen; the seat may choose otherwise later. The address
 * of an account is confirmed already: nobody is asked again.
 */
export async function tellAsChosen(
  tables: Tables,
  notices: Notices,
  person: string,
  seat: NoticeSeat,
  origin: string,
): Promise<void> {
  const told = await reachable(tables, person);
  if (!told) return;
  const { mail, language, choices } = told;
  const byMail = choices.mail && mail !== null;
  if (!byMail && choices.webhook === null) return;
  await notices.wish(seat, { language, remindEvery: choices.every }, origin);
  if (byMail) await notices.addKnown(seat, { kind: 'mail', address: mail });
  if (choices.webhook !== null) await notices.addKnown(seat, { kind: 'webhook', address: choices.webhook });
}
