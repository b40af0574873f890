import type { BattleRating, OwnRatings, RatingEntry, ScenarioEdge } from '@impulse/protocol/wire/index.js';
import { type PlayerId, personIn } from '../matches/players.js';
import type { Tables } from '../store/tables/tables.js';
import { day } from '../matches/vacations.js';
import { rested } from './method.js';
import type { RatingStepTable } from './tables.js';

/** Of a player the last rated matches are listed. */
const mostListed = 200;

/** What a player has in each battle, and how it came about, the newest first. */
export async function ratingsOf(tables: Tables, player: PlayerId, now: number): Promise<OwnRatings> {
  const { database } = tables;
  const own = database.selectFrom('rating_step').selectAll().where('player', '=', player);
  const rows = await own.orderBy('at', 'desc').orderBy('number', 'desc').limit(mostListed).execute();
  const games = [...new Set(rows.map(({ game }) => game))];
  const names = await namesOf(tables, new Set(rows.map(({ opponent }) => opponent)));
  return {
    ratings: games.map((game) => battleRating(rows.filter((row) => row.game === game)[0], now)),
    history: rows.map((row) => entryOf(row, names.get(row.opponent) ?? null)),
  };
}

function battleRating({ game, number, at, value, deviation }: RatingStepTable, now: number): BattleRating {
  const today = rested({ value, deviation }, (now - at) / day);
  return { game, value: Math.round(value), deviation: Math.round(today.deviation), matches: number };
}

const entryOf = (row: RatingStepTable, opponent: string | null): RatingEntry => ({
  match: row.match,
  game: row.game,
  scenario: row.scenario.split('+', 1)[0],
  side: row.side,
  opponent,
  hasWon: row.has_won === 1,
  value: Math.round(row.value),
  deviation: Math.round(row.deviation),
  change: Math.round(row.change),
  at: row.at,
});

/** Those that still have an account, or are registered. */
async function namesOf({ database }: Tables, players: ReadonlySet<PlayerId>): Promise<ReadonlyMap<PlayerId, string>> {
  const names = new Map<PlayerId, string>();
  for (const player of players) {
    const person = personIn(player);
    const found =
      person === undefined
        ? await database.selectFrom('bot').select('name').where('skeleton', '=', player.slice(4)).executeTakeFirst()
        : await database.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
    if (found) names.set(player, found.name);
  }
  return names;
}

/** What rated matches between people have told about the sides of each scenario. */
export async function scenarioEdges({ database }: Tables): Promise<readonly ScenarioEdge[]> {
  const rows = await database
    .selectFrom('edge_step as step')
    .select(['game', 'scenario', 'number', 'value', 'deviation'])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('edge_step as later')
            .select('later.match')
            .whereRef('later.game', '=', 'step.game')
            .whereRef('later.scenario', '=', 'step.scenario')
            .whereRef('later.number', '>', 'step.number'),
        ),
      ),
    )
    .orderBy('game')
    .orderBy('scenario')
    .execute();
  return rows.map(({ game, scenario, number, value, deviation }) => {
    const [name, ...marks] = scenario.split('+');
    return {
      game,
      scenario: name,
      isBid: marks.includes('bid'),
      isOfBots: marks.includes('bots'),
      edge: Math.round(value),
      deviation: Math.round(deviation),
      matches: number,
    };
  });
}

/** Whoever deletes the account or the bot takes the ratings along; those of others stay. */
export async function forgetRatings({ database }: Tables, player: PlayerId): Promise<void> {
  await database.deleteFrom('rating_step').where('player', '=', player).execute();
}
