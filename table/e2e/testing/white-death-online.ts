import { playedIn, type Seat } from '@impulse/engine';
import type { WireMessage } from '@impulse/protocol/wire/index.js';
import { whiteDeath } from '@impulse/white-death';
import type { WhiteDeathBattle } from './white-death.js';
import { battleWith, first } from './white-death-secrets.js';

/** What a profile was told over the net, to be searched for what the Germans have decided unseen (`white-death-secrets`). */

export interface Told {
  /** Of the battle, before the first die: after that no two matches are alike. */
  readonly news: readonly string[];
  /** Everything it was told at all. */
  readonly all: string;
}

/** How many decisions come before the first die. */
const quietDecisions = playedIn(battleWith(first).journal).findIndex(([, , dice = []]) => dice.length > 0);

export const toldIn = (heard: readonly string[], match: string): Told => ({
  news: newsBeforeDice(heard, match),
  all: heard.join('\n'),
});

/** Each once: whoever listens over two lines hears it twice. */
function newsBeforeDice(heard: readonly string[], match: string): readonly string[] {
  const isQuiet = (text: string): boolean => {
    const { news } = JSON.parse(text) as Partial<Extract<WireMessage, { readonly news: unknown }>>;
    return news !== undefined && news.revision <= quietDecisions;
  };
  // Links of the chain are made with the secret of the match: they differ whatever was decided, and tell nothing of it.
  const plain = (text: string): string => text.replaceAll(match, 'match').replace(/"link":"[0-9a-f]{64}"/, '"link":""');
  return [...new Set(heard.filter(isQuiet))].map(plain);
}

/** Of the first course: what the Germans have ordered, and what stays with the server. */
export const orders = /"reserve":13|"retreat":"cover"|"type":"orders"|"orders-given"|"secret"/;

/** Where a text says anything of a unit but that it is not seen, or not on the map. */
export const nameOf = (unit: string): RegExp => new RegExp(`"${unit}"(?!:("\\?"|{"at":"off"))`);

/** Units that a seat may not know anything about as the battle stands. */
export function hiddenFrom(seat: Seat, { state }: WhiteDeathBattle): readonly string[] {
  const { position } = whiteDeath.view(state, seat) as {
    readonly position: { readonly units: Readonly<Record<string, unknown>> };
  };
  return Object.keys(position.units).filter((unit) => position.units[unit] === '?');
}

/** What one side decides without an interruption by the other. */
export interface Stretch {
  readonly side: string;
  readonly actions: unknown[];
}

export function stretchesOf(journal: Parameters<typeof playedIn>[0]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [side, action] of playedIn(journal)) {
    const last = stretches.at(-1);
    if (last?.side === side) last.actions.push(action);
    else stretches.push({ side, actions: [action] });
  }
  return stretches;
}
