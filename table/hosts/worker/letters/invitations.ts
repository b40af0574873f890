import {
  bad,
  chainLink,
  type Correspondence,
  good,
  type Invitation,
  isInvitation,
  letterFormat,
  letterHash,
  type LetterRefusal,
  Match,
  openingSecret,
  readLetter,
  type Result,
  sendLetter,
} from '@impulse/engine';
import type { BattleRules } from '@impulse/library';
import { stores } from '../../../storage/battle-store.js';
import type { BattleSetup } from '../../../storage/types.js';
import type { InvitedTo } from '../../messages.js';
import { canSeal } from '../keys.js';
import { newSecret } from '../../secret.js';
import { type AnyMatch, newId, rulesOf } from '../records.js';
import { keepLetterKeys } from './keeping.js';
import { makeLetterKeys, sharedKey } from './seal-letter.js';

/** A battle by file that has been begun here, as host or as guest. */
export interface Begun {
  readonly id: string;
  readonly rules: BattleRules;
  readonly setup: BattleSetup;
  readonly match: AnyMatch;
  readonly kept: Correspondence;
}

const start = (rules: BattleRules, { scenario, options, data }: BattleSetup, match: string, link: string) =>
  Match.start(rules.game, data === undefined ? { scenario, options } : { scenario, options, data }, {
    match,
    secret: openingSecret(match, link),
    live: true,
  });

/** The first file of a battle by file. */
export async function invite(setup: BattleSetup): Promise<Result<Begun>> {
  if (!canSeal()) return cannotSeal;
  const rules = await rulesOf(setup.game);
  if (!rules.ok) return rules;
  const { game } = rules.value;
  const [id, seed] = [newId(), newSecret()];
  const link = chainLink(seed, 0);
  const match = start(rules.value, setup, id, link);
  if (!match.ok) return match;
  const [side, to] = game.sides.toSorted((one) => (setup.controllers[one] === 'human' ? -1 : 1));
  const keys = await makeLetterKeys();
  await keepLetterKeys(id, keys);
  const { scenario, options, dataHash, data } = game.setupOf(match.value.state);
  const letter: Invitation = {
    format: letterFormat,
    game: game.id,
    rules: game.rulesVersion,
    match: id,
    number: 0,
    from: side,
    to,
    scenario,
    options,
    dataHash,
    ...(data === undefined ? {} : { data }),
    key: keys.told,
    link,
  };
  const kept: Correspondence = {
    side,
    isHost: true,
    seed,
    letters: [],
    theirs: null,
    keys: { own: keys.told, theirs: null },
    from: 0,
    unread: [],
    written: null,
  };
  return good({ id, rules: rules.value, setup, match: match.value, kept: sendLetter(kept, letter, 0) });
}

export const invitedTo = ({ game, scenario, options, to, data }: Invitation): InvitedTo => ({
  game,
  scenario,
  options,
  side: to,
  ownData: data !== undefined,
});

/** Why nobody can accept this invitation here; null when somebody can. */
export async function whyNotInvited(letter: Invitation): Promise<LetterRefusal | null> {
  const rules = await rulesOf(letter.game);
  if (!rules.ok) return 'foreign-file';
  const { game } = rules.value;
  if (letter.rules !== game.rulesVersion) return 'other-rules';
  const sides = [letter.from, letter.to];
  if (letter.from === letter.to || !sides.every((side) => game.sides.includes(side))) return 'changed-file';
  const match = start(rules.value, setupOf(letter), letter.match, letter.link);
  if (!match.ok) return 'changed-file';
  return game.setupOf(match.value.state).dataHash === letter.dataHash ? null : 'other-rules';
}

const setupOf = ({ game, scenario, options, data, from, to }: Invitation): BattleSetup => ({
  game,
  scenario,
  options,
  controllers: { [from]: 'away', [to]: 'human' },
  ...(data === undefined ? {} : { data }),
});

/** Takes part in the battle of an invitation; the first file of the guest is still to be written. */
export async function accept(text: string): Promise<Result<Begun>> {
  if (!canSeal()) return cannotSeal;
  const letter = readLetter(text);
  if ('refusal' in letter || !isInvitation(letter)) return bad('foreign-file', '', 'This is no invitation.');
  const refusal = await whyNotInvited(letter);
  if (refusal) return bad(refusal, '', 'This invitation cannot be accepted here.');
  const { match: id, to: side, key, link } = letter;
  if (await stores.battles.load(id)) return bad('already-read', '', 'This invitation has been accepted here.');
  const rules = await rulesOf(letter.game);
  if (!rules.ok) return rules;
  const setup = setupOf(letter);
  const match = start(rules.value, setup, id, link);
  if (!match.ok) return match;
  const keys = await makeLetterKeys();
  if (!(await sharedKey(keys.own, key, id))) return bad('changed-file', 'key', 'The key of the invitation is none.');
  await keepLetterKeys(id, keys);
  const kept: Correspondence = {
    side,
    isHost: false,
    seed: newSecret(),
    letters: [letterHash(letter)],
    theirs: { number: 0, link },
    keys: { own: keys.told, theirs: key },
    from: 0,
    unread: [],
    written: null,
  };
  return good({ id, rules: rules.value, setup, match: match.value, kept });
}

const cannotSeal = bad('no-seal', '', 'Nothing can be sealed on a page that came over a plain connection.');
