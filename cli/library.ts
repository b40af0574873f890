import type { AccountLine, Cells, Game, Language, PublicAction, Result } from '@impulse/engine';
import { levels, policies, type Policy } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import { checkData } from '@impulse/totensonntag/data/check.js';
import { dataHash } from '@impulse/totensonntag/data/hash.js';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import { groundCount } from '@impulse/totensonntag/context.js';
import { LOST, type State } from '@impulse/totensonntag/state.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import type { Action } from '@impulse/totensonntag/actions.js';
import { notate } from './play/notate.js';

/** The battles this program knows, each with its data, its opponents and what the contract does not tell. */

/** A battle whose kind of state and action does not matter to the caller. */
export type AnyGame = Game<Cells, PublicAction>;

export interface Volume {
  readonly game: AnyGame;
  /** The data file that comes with the game. */
  readonly data: unknown;
  readonly dataHash: string;
  /** Checks a data file of a player's own. */
  readonly checkData: (value: unknown) => Result<{ readonly name: string; readonly hash: string }>;
  readonly hasUnit: (state: Cells, id: string) => boolean;
  /** The turn a state is in. */
  readonly turn: (state: Cells) => number;
  /** Units lost, in the order of the sides. */
  readonly losses: (state: Cells) => readonly [number, number];
  /** Which line of the victory account this is, and its name. */
  readonly accountId: (line: AccountLine) => string;
  readonly accountName: (line: AccountLine, language: Language) => string;
  /** An action in short, as it is typed. */
  readonly notate: (action: unknown) => string;
  /** Computer opponents, from weak to strong. */
  readonly opponents: ReadonlyMap<string, Policy<Cells>>;
}

/** The hex or division a line of the account is about. */
const subjectOf = ({ detail }: AccountLine): string => {
  const subject = detail['division'] ?? detail['hex'];
  return typeof subject === 'string' ? subject : '';
};

const totensonntagVolume: Volume = {
  game: totensonntag,
  data: builtInData,
  dataHash: dataHash(builtInData),
  checkData(value) {
    const data = checkData(value);
    return data.ok ? { ok: true, value: { name: data.value.name, hash: dataHash(data.value) } } : data;
  },
  hasUnit: (state, id) => (state as State).context.unitNumber.has(id),
  turn: (state) => (state as State).turn,
  losses(state) {
    const { context, hexOf } = state as State;
    const lost: [number, number] = [0, 0];
    for (let unit = 0; unit < groundCount; unit++) if (hexOf[unit] === LOST) lost[context.side[unit]]++;
    return lost;
  },
  accountId: (line) => `${line.item} ${subjectOf(line)}`,
  accountName(line, language) {
    const words = phrases[language];
    if (line.item === 'objective') return words.hex(subjectOf(line));
    return line.item === 'division' ? words.division(subjectOf(line)) : words.accountItem(line.item);
  },
  notate: (action) => notate(action as Action),
  opponents: new Map(levels.map((level) => [level, policies[level]])),
};

export const library: readonly Volume[] = [totensonntagVolume];

export const gameIds: readonly string[] = library.map(({ game }) => game.id);

export const findVolume = (id: string): Volume | undefined => library.find(({ game }) => game.id === id);
