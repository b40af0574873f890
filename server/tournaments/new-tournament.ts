import type { TournamentWish } from '@impulse/protocol/wire/index.js';
import { mostEntrants } from '@impulse/protocol/wire/tournaments.js';
import { newKey } from '../secrets.js';
import type { KeptTournament } from './kept-tournament.js';

/** A tournament as somebody has wished for it, before anybody has entered. */
export function newTournament(
  wish: TournamentWish,
  about: Pick<KeptTournament, 'id' | 'created' | 'organiser'>,
): KeptTournament {
  const { title, format, rounds, isOpen, admitsBots, waitsForOrganiser, daysARound, ...rest } = wish;
  const { mostEntrants: most = mostEntrants[format], ...terms } = rest;
  return {
    ...about,
    version: 0,
    title,
    format,
    swissRounds: rounds ?? null,
    terms,
    isOpen: isOpen ?? false,
    invitation: newKey(),
    admitsBots: admitsBots ?? false,
    mostEntrants: Math.min(most, mostEntrants[format]),
    waitsForOrganiser: waitsForOrganiser ?? false,
    daysARound: daysARound ?? null,
    stage: 'entering',
    entrants: [],
    rounds: [],
  };
}
