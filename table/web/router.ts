import { computed, signal } from '@preact/signals';
import { battleIds, type BattleId, isBattleId } from '@impulse/library/battles.js';

/** Pages by the part of the address behind `#`, so that the browser's Back works and no server is needed. */

export type PageRoute =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: BattleId }
  | { readonly page: 'play'; readonly battle: string }
  | { readonly page: 'replay'; readonly battle: string; readonly frame: number }
  | { readonly page: 'rules'; readonly game: BattleId; readonly anchor: string | null }
  | { readonly page: 'learn'; readonly game: BattleId; readonly lesson: string | null }
  | { readonly page: 'by-file' }
  | { readonly page: 'online' }
  | { readonly page: 'offer'; readonly game: BattleId }
  | { readonly page: 'match'; readonly match: string; readonly invitation: string | null }
  | { readonly page: 'tournaments' }
  | { readonly page: 'hold'; readonly game: BattleId }
  | { readonly page: 'tournament'; readonly tournament: string; readonly invitation: string | null }
  | { readonly page: 'mail'; readonly purpose: 'confirm' | 'stop'; readonly token: string }
  | { readonly page: 'account'; readonly link: LetterLink | null }
  | { readonly page: 'verify'; readonly of: RecordPlace | null }
  | { readonly page: 'about' }
  | { readonly page: 'lost' };

/** Where a record is: with a match on the server, or with a battle that is kept here. */
export type RecordPlace = { readonly match: string } | { readonly battle: string };

/** A link from a letter: what for, and what lets its reader in. */
export interface LetterLink {
  readonly for: 'sign-in' | 'password' | 'confirm';
  readonly token: string;
}

const address = signal(location.hash);
addEventListener('hashchange', () => (address.value = location.hash));

export function parseRoute(hash: string): PageRoute {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const argument = rest.join('/');
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
    case 'offer':
    case 'hold':
      return { page, game: isBattleId(argument) ? argument : battleIds[0] };
    case 'learn':
      return learnAt(rest);
    case 'by-file':
    case 'online':
    case 'tournaments':
    case 'about':
      return { page };
    case 'play':
      return argument === '' ? { page: 'lost' } : { page, battle: argument };
    case 'match':
      return matchAt(rest);
    case 'tournament':
      return tournamentAt(rest);
    case 'mail':
      return mailAt(rest);
    case 'account':
      return { page, link: letterLink(rest) };
    case 'verify':
      return { page, of: recordAt(rest) };
    case 'replay':
      return replayAt(rest);
    case 'rules':
      return rulesAt(rest);
    default:
      return { page: 'lost' };
  }
}

/** A battle from its beginning, or from one of its steps. */
function replayAt([battle = '', step = '']: readonly string[]): PageRoute {
  return battle === ''
    ? { page: 'lost' }
    : { page: 'replay', battle, frame: /^\d{1,6}$/.test(step) ? Number(step) : 0 };
}

function recordAt([kind = '', name = '']: readonly string[]): RecordPlace | null {
  if (kind === 'match') return /^[0-9a-f]{32}$/.test(name) ? { match: name } : null;
  return kind === 'battle' && name !== '' ? { battle: name } : null;
}

/** A match on the server; whoever is invited has the invitation behind it. */
function matchAt([match = '', invitation = '']: readonly string[]): PageRoute {
  return /^[0-9a-f]{32}$/.test(match)
    ? { page: 'match', match, invitation: /^[\w-]{43}$/.test(invitation) ? invitation : null }
    : { page: 'lost' };
}

/** A tournament on the server; whoever is invited has the invitation behind it. */
function tournamentAt([tournament = '', invitation = '']: readonly string[]): PageRoute {
  return /^[0-9a-f]{32}$/.test(tournament)
    ? { page: 'tournament', tournament, invitation: /^[\w-]{43}$/.test(invitation) ? invitation : null }
    : { page: 'lost' };
}

/** From a letter that the server has sent. */
function mailAt([purpose = '', token = '']: readonly string[]): PageRoute {
  if (purpose !== 'confirm' && purpose !== 'stop') return { page: 'lost' };
  return /^[0-9a-f]{32}\.[\w-]{43}$/.test(token) ? { page: 'mail', purpose, token } : { page: 'lost' };
}

const letterPurposes = ['sign-in', 'password', 'confirm'] as const;

function letterLink([purpose = '', token = '']: readonly string[]): LetterLink | null {
  const found = letterPurposes.find((one) => one === purpose);
  return found !== undefined && /^[\w-]{43}$/.test(token) ? { for: found, token } : null;
}

function rulesAt(parts: readonly string[]): PageRoute {
  const { game, rest } = withBattle(parts);
  return { page: 'rules', game, anchor: rest };
}

function learnAt(parts: readonly string[]): PageRoute {
  const { game, rest } = withBattle(parts);
  return { page: 'learn', game, lesson: rest };
}

/** Addresses from before there were two battles name a rule or a lesson of the first one. */
function withBattle(parts: readonly string[]): { readonly game: BattleId; readonly rest: string | null } {
  const [first = ''] = parts;
  const known = isBattleId(first);
  const rest = (known ? parts.slice(1) : parts).join('/');
  return { game: known ? first : battleIds[0], rest: rest === '' ? null : rest };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = computed(() => parseRoute(address.value));
