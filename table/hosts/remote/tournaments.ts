import { good, type Result } from '@impulse/engine/reading/result.js';
import type {
  GameOpening,
  Offered,
  OwnTournament,
  TournamentCard,
  TournamentView,
  TournamentWish,
} from '@impulse/protocol/wire/index.js';
import { call } from './call.js';

/** What is asked of a server about tournaments. */

type Viewed = Promise<Result<TournamentView>>;

/** Those that everybody may enter or look at. */
export async function openTournaments(): Promise<Result<readonly TournamentCard[]>> {
  const answer = await call<{ readonly tournaments: readonly TournamentCard[] }>('tournaments');
  return answer.ok ? good(answer.value.tournaments) : answer;
}

/** Those of whoever is signed in, held or played in. */
export async function ownTournaments(): Promise<Result<readonly OwnTournament[]>> {
  const answer = await call<{ readonly tournaments: readonly OwnTournament[] }>('people/me/tournaments');
  return answer.ok ? good(answer.value.tournaments) : answer;
}

export const holdTournament = (wish: TournamentWish): Viewed => call('tournaments', { body: wish });

export const tournamentView = (tournament: string, invitation: string | null): Viewed =>
  call(`tournaments/${tournament}`, { bearer: invitation });

export const enterTournament = (tournament: string, invitation: string | null): Viewed =>
  call(`tournaments/${tournament}/entrants`, { body: invitation === null ? {} : { invitation } });

export const leaveTournament = (tournament: string): Viewed =>
  call(`tournaments/${tournament}/entrants`, { method: 'DELETE' });

export const sendAway = (tournament: string, name: string): Viewed =>
  call(`tournaments/${tournament}/entrants/${encodeURIComponent(name)}`, { method: 'DELETE' });

/** The first round, or the next one. */
export const beginRound = (tournament: string): Viewed => call(`tournaments/${tournament}/rounds`, { method: 'POST' });

export const endTournament = (tournament: string): Promise<Result<{ readonly done: true }>> =>
  call(`tournaments/${tournament}`, { method: 'DELETE' });

export const openGame = (tournament: string, game: number, opening: GameOpening): Promise<Result<Offered>> =>
  call(`tournaments/${tournament}/games/${game}`, { body: opening });
