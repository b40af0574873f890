import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../matches/players.js';
import { end, enter, goOn, isProblem, type KeptTournament, leave, settled, start } from './kept-tournament.js';
import { newTournament } from './new-tournament.js';

const wish = { title: 'Cup', format: 'swiss', game: 'totensonntag', scenario: 'historical' } as const;
const about = { id: 'a', created: 0, organiser: null };
const player = (name: string): PlayerId => `person/${name}`;

const done = (changed: ReturnType<typeof enter>): KeptTournament => {
  if (isProblem(changed)) throw new Error(changed.code);
  return changed;
};
const entered = (wishes: object, ...names: readonly string[]): KeptTournament =>
  names.reduce(
    (kept, name) => done(enter(kept, { player: player(name), name, rating: null })),
    newTournament({ ...wish, ...wishes }, about),
  );

describe('a tournament', () => {
  test('is entered once by each, until it is full', () => {
    const kept = entered({ mostEntrants: 2 }, 'Anna', 'Bruno');
    expect(enter(kept, { player: player('Anna'), name: 'Anna', rating: null })).toMatchObject({
      code: 'already-entered',
    });
    expect(enter(kept, { player: player('Clara'), name: 'Clara', rating: null })).toMatchObject({
      code: 'too-many-entrants',
    });
    expect(newTournament({ ...wish, format: 'round-robin', mostEntrants: 200 }, about).mostEntrants).toBe(32);
  });

  test('is seeded by rating when it begins; who has none comes last, in the order of entering', () => {
    const ratings = new Map([
      [player('Clara'), 1600],
      [player('Dora'), 1700],
    ]);
    const kept = done(start(entered({}, 'Anna', 'Bruno', 'Clara', 'Dora'), ratings, 0));
    expect(kept.entrants.map(({ name }) => name)).toEqual(['Dora', 'Clara', 'Anna', 'Bruno']);
    expect(start(kept, ratings, 0)).toMatchObject({ code: 'not-entering' });
    expect(start(entered({}, 'Anna'), ratings, 0)).toMatchObject({ code: 'too-few-entrants' });
  });

  test('goes on when a round has been played out, and has deadlines where days were given', () => {
    const begun = done(start(entered({ daysARound: 3 }, 'Anna', 'Bruno', 'Clara', 'Dora'), new Map(), 1000));
    expect(begun.rounds[0].deadline).toBe(1000 + 3 * 24 * 3_600_000);
    expect(goOn(begun, 0)).toMatchObject({ code: 'not-played-out' });
    const results = new Map(
      begun.rounds[0].games.map(({ first }, place) => [place, { winner: first, isForfeit: false }]),
    );
    const played = settled(begun, results);
    expect(done(goOn(played, 0)).rounds).toHaveLength(2);
    // What is settled stays.
    const others = new Map(begun.rounds[0].games.map((_, place) => [place, { winner: null, isForfeit: true }]));
    expect(settled(played, others)).toEqual(played);
    expect(goOn(done(end(played)), 0)).toMatchObject({ code: 'not-playing' });
  });

  test('gives a bye to whoever plays on, and nothing to whoever has left', () => {
    const begun = done(start(entered({}, 'Anna', 'Bruno', 'Clara'), new Map(), 0));
    const bye = begun.rounds[0].games.find(({ second }) => second === null);
    expect(bye?.result).toEqual({ winner: 2, isForfeit: false });
    const left = done(leave(begun, 0));
    expect(left.rounds[0].games[0].result).toEqual({ winner: 1, isForfeit: true });
    const robin = done(start(entered({ format: 'round-robin' }, 'Anna', 'Bruno', 'Clara'), new Map(), 0));
    const alone = robin.rounds[0].games.find(({ second }) => second === null)?.first ?? 0;
    // Their bye of this round was given before they left; the games of later rounds are lost.
    const gone = done(leave(robin, alone));
    const results = new Map(
      gone.rounds[0].games.map(({ first }, place) => [place, { winner: first, isForfeit: false }]),
    );
    const next = done(goOn(settled(gone, results), 0));
    const lost = next.rounds[1].games.find(({ first, second }) => first === alone || second === alone);
    expect(lost?.result).toMatchObject({ isForfeit: true });
    expect(lost?.result?.winner).not.toBe(alone);
  });
});
