import type { TournamentFormat } from '@impulse/protocol/wire/index.js';
import { makeRandom } from '@impulse/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entrant, type Game, hasBye, type PlayedGame, type Round, sideBalance } from './entrants.js';
import { largestMatching } from './matching.js';
import { type Field, nextRound, roundsIn } from './pairing.js';
import { pointsOf, standingsOf } from './standings.js';
import { usualSwissRounds } from './swiss.js';

const pairName = (one: Entrant, other: Entrant): string => [one, other].toSorted((a, b) => a - b).join('-');
const real = (rounds: readonly Round[]) => rounds.flat().filter((game) => !hasBye(game));
const meetings = (rounds: readonly Round[]): string[] =>
  real(rounds).map(({ first, second }) => pairName(first, second ?? -1));

const fieldOf = (
  format: TournamentFormat,
  count: number,
  swissRounds = usualSwissRounds(count),
  gone: readonly Entrant[] = [],
): Field => ({
  format,
  count,
  swissRounds,
  gone: new Set(gone),
});

const won = (game: Game, isFirst: boolean): PlayedGame => ({
  ...game,
  winner: isFirst || game.second === null ? game.first : game.second,
  isForfeit: false,
});

/** Plays a whole tournament; of two the winner is drawn, the better seed more often. */
function playAll(field: Field, seed: string, left: (rounds: number) => readonly Entrant[] = () => []): Round[] {
  const random = makeRandom(seed);
  const rounds: Round[] = [];
  for (;;) {
    const games = nextRound({ ...field, gone: new Set(left(rounds.length)) }, rounds);
    if (games.length === 0) return rounds;
    rounds.push(games.map((game) => won(game, random.below(10) < (game.first < (game.second ?? 0) ? 7 : 3))));
    expect(rounds.length, 'it comes to an end').toBeLessThan(300);
  }
}

const counts = fc.integer({ min: 2, max: 40 });
const seeds = fc.string({ minLength: 1, maxLength: 8 });

test('nobody is in two games of a round, and everybody is in one', () => {
  fc.assert(
    fc.property(fc.constantFrom<TournamentFormat>('round-robin', 'swiss'), counts, seeds, (format, count, seed) => {
      for (const round of playAll(fieldOf(format, count), seed)) {
        const there = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(there.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, entrant) => entrant));
      }
    }),
    { numRuns: 60 },
  );
});

describe('in a round robin', () => {
  test('every two play each other once, each has as many byes, and sides are even', () => {
    fc.assert(
      fc.property(counts, seeds, (count, seed) => {
        const rounds = playAll(fieldOf('round-robin', count), seed);
        expect(rounds).toHaveLength(roundsIn(fieldOf('round-robin', count)));
        const met = meetings(rounds);
        expect(met).toHaveLength((count * (count - 1)) / 2);
        expect(new Set(met).size).toBe(met.length);
        for (let entrant = 0; entrant < count; entrant++) {
          expect(Math.abs(sideBalance(rounds, entrant))).toBeLessThanOrEqual(1);
          const byes = rounds.flat().filter((game) => hasBye(game) && game.first === entrant);
          expect(byes).toHaveLength(count % 2);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('in a knock-out', () => {
  test('n players play n - 1 games, whoever loses is out, and one is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 130 }), seeds, (count, seed) => {
        const rounds = playAll(fieldOf('knock-out', count), seed);
        expect(real(rounds)).toHaveLength(count - 1);
        expect(rounds).toHaveLength(Math.ceil(Math.log2(count)));
        const losers = real(rounds).map(({ first, second, winner }) => (winner === first ? second : first));
        expect(new Set(losers).size).toBe(count - 1);
        // Byes are given in the first round only, to the best.
        for (const { first } of rounds[0].filter(hasBye))
          expect(first).toBeLessThan(2 ** Math.ceil(Math.log2(count)) - count);
        expect(rounds.slice(1).flat().some(hasBye)).toBe(false);
        const [best, second] = standingsOf('knock-out', count, rounds);
        expect([best.place, losers.includes(best.entrant)]).toEqual([1, false]);
        expect(second.place).toBe(2);
      }),
      { numRuns: 60 },
    );
  });

  test('the two best seeds meet in the end, if they win', () => {
    const rounds: Round[] = [];
    for (;;) {
      const games = nextRound(fieldOf('knock-out', 11), rounds);
      if (games.length === 0) break;
      rounds.push(games.map((game) => won(game, game.first < (game.second ?? 99))));
    }
    expect(meetings(rounds.slice(-1))).toEqual(['0-1']);
  });

  test('a game that both have lost leaves a gap, and nobody waits for its winner', () => {
    const first = nextRound(fieldOf('knock-out', 4), []);
    const round: Round = first.map((game, index) =>
      index === 0 ? { ...game, winner: null, isForfeit: true } : won(game, true),
    );
    expect(nextRound(fieldOf('knock-out', 4), [round])).toEqual([]);
    const eight = nextRound(fieldOf('knock-out', 8), []).map((game, index) =>
      index === 0 ? { ...game, winner: null, isForfeit: true } : won(game, true),
    );
    const next = nextRound(fieldOf('knock-out', 8), [eight]);
    expect(next.filter(hasBye)).toHaveLength(1);
    expect(next).toHaveLength(2);
  });
});

describe('in a Swiss', () => {
  test('nobody meets anybody twice as long as there is another way, and byes come round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 1, max: 14 }), seeds, (count, length, seed) => {
        const field = fieldOf('swiss', count, length);
        const rounds: Round[] = [];
        const random = makeRandom(seed);
        for (let number = 0; number < length; number++) {
          const met = new Set(meetings(rounds));
          const games = nextRound(field, rounds);
          const again = games.filter(({ first, second }) => second !== null && met.has(pairName(first, second)));
          if (again.length > 0 && count % 2 === 0) {
            // As few as the graph of those who have not met allows.
            const partner = largestMatching(count, (one, other) => one !== other && !met.has(pairName(one, other)));
            expect(again).toHaveLength(partner.filter((one) => one < 0).length / 2);
          }
          rounds.push(games.map((game) => won(game, random.below(2) === 0)));
        }
        const byes = Array.from(
          { length: count },
          (_, entrant) => rounds.flat().filter((game) => hasBye(game) && game.first === entrant).length,
        );
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 80 },
    );
  });

  test.each([8, 9, 32, 33, 64, 65, 128])(
    'of %i nobody meets anybody twice in the usual rounds, and sides are even',
    (count) => {
      const rounds = playAll(fieldOf('swiss', count), `swiss of ${count}`);
      const met = meetings(rounds);
      expect(new Set(met).size).toBe(met.length);
      const balances = Array.from({ length: count }, (_, entrant) => Math.abs(sideBalance(rounds, entrant)));
      expect(Math.max(...balances)).toBeLessThanOrEqual(2);
      // Opponents have about as many points.
      const gaps = rounds.flatMap((round, index) => {
        const before = rounds.slice(0, index);
        return round.flatMap(({ first, second }) =>
          second === null ? [] : [Math.abs(pointsOf(before, first) - pointsOf(before, second))],
        );
      });
      expect(Math.max(...gaps)).toBeLessThanOrEqual(2);
      expect(gaps.filter((gap) => gap === 0).length).toBeGreaterThan(gaps.length / 2);
    },
  );

  test('all rounds of a round robin can be had without meeting twice', () => {
    const rounds = playAll(fieldOf('swiss', 6, 5), 'every one');
    const met = meetings(rounds);
    expect([met.length, new Set(met).size]).toEqual([15, 15]);
  });

  test('who has left is not paired any more', () => {
    const rounds = playAll(fieldOf('swiss', 9, 4), 'leaving', (number) => (number >= 2 ? [3, 4] : []));
    for (const { first, second } of rounds.slice(2).flat()) {
      expect([3, 4]).not.toContain(first);
      expect([3, 4]).not.toContain(second);
    }
    expect(rounds[2].filter(hasBye)).toHaveLength(1);
  });

  test('ten times as many people take a moment', () => {
    const began = process.cpuUsage().user;
    expect(playAll(fieldOf('swiss', 256), 'many')).toHaveLength(8);
    expect((process.cpuUsage().user - began) / 1_000_000).toBeLessThan(10);
  });
});

describe('standings', () => {
  const game = (first: Entrant, second: Entrant | null, winner: Entrant | null, isForfeit = false): PlayedGame => ({
    first,
    second,
    winner,
    isForfeit,
  });

  test('of a round robin: points, then who has won against those with as many, then whom somebody has beaten', () => {
    // 0, 1 and 2 beat one another in a circle, and all of them 3; 4 beats 2 alone.
    const rounds = [
      [
        game(0, 1, 0),
        game(1, 2, 1),
        game(2, 0, 2),
        game(0, 3, 0),
        game(1, 3, 1),
        game(2, 3, 2),
        game(4, 2, 4),
        game(0, 4, 0),
        game(1, 4, 1),
        game(3, 4, 3),
      ],
    ];
    const table = standingsOf('round-robin', 5, rounds).map(({ entrant, place, points, quality }) => [
      entrant,
      place,
      points,
      quality,
    ]);
    expect(table).toEqual([
      [0, 1, 3, 5],
      [1, 2, 3, 4],
      [2, 3, 2, 4],
      [3, 4, 1, 1],
      [4, 5, 1, 2],
    ]);
  });

  test('of a Swiss: the points of all opponents before anything else; a bye counts as one’s own', () => {
    const rounds = [
      [game(0, 2, 0), game(1, 3, 1), game(4, null, 4)],
      [game(0, 1, 0), game(4, 2, 4), game(3, null, 3)],
    ];
    const table = standingsOf('swiss', 5, rounds).map(({ entrant, place, points, strength }) => [
      entrant,
      place,
      points,
      strength,
    ]);
    expect(table).toEqual([
      [4, 1, 2, 2],
      [0, 2, 2, 1],
      [1, 3, 1, 3],
      [3, 4, 1, 2],
      [2, 5, 0, 4],
    ]);
  });

  test('tell what was won on the map from what nobody played, and share a place where nothing tells two apart', () => {
    const rounds = [[game(0, 1, 0, true), game(2, 3, null, true)]];
    expect(standingsOf('swiss', 4, rounds)).toEqual([
      { entrant: 0, place: 1, points: 1, won: 0, lost: 0, strength: 0, quality: 0 },
      { entrant: 1, place: 2, points: 0, won: 0, lost: 0, strength: 1, quality: 0 },
      { entrant: 2, place: 3, points: 0, won: 0, lost: 0, strength: 0, quality: 0 },
      { entrant: 3, place: 3, points: 0, won: 0, lost: 0, strength: 0, quality: 0 },
    ]);
  });

  test('count every point once, whatever was played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<TournamentFormat>('round-robin', 'knock-out', 'swiss'),
        counts,
        seeds,
        (format, count, seed) => {
          const rounds = playAll(fieldOf(format, count), seed);
          const table = standingsOf(format, count, rounds);
          expect(table.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: count }, (_, one) => one),
          );
          expect(table.reduce((total, { points }) => total + points, 0)).toBe(rounds.flat().length);
          for (let row = 1; row < table.length; row++) {
            expect(table[row].points).toBeLessThanOrEqual(table[row - 1].points);
            expect(table[row].place).toBeGreaterThanOrEqual(table[row - 1].place);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
