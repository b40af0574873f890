import { signal } from '@preact/signals';
import type { Account } from '@impulse/protocol/wire/index.js';
import { hasAccounts } from '../hosts/remote/matches.js';
import { ownName } from '../storage/held-seats.js';

/** Who is signed in here; null for guests, undefined before the server has said. */
export const account = signal<Account | null | undefined>(undefined);

let asking: Promise<void> | null = null;

async function ask(): Promise<void> {
  const people = hasAccounts.peek() ? await import('../hosts/remote/people.js') : null;
  const answer = await people?.ownAccount();
  account.value = answer?.ok ? answer.value : null;
}

/** Asks the server again. */
export const refreshAccount = (): Promise<void> => (asking = ask());

/** Resolves once it is known who is signed in. */
export const accountKnown = (): Promise<void> => asking ?? refreshAccount();

/** The name under which this person sits down: that of the account, or the one that was typed last. */
export const playerName = (): string => account.value?.name ?? ownName.value.trim();
