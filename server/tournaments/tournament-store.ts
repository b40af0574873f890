import type { TournamentStage } from '@impulse/protocol/wire/index.js';
import type { PlayerId } from '../matches/players.js';
import type { Tables } from '../store/tables/tables.js';
import type { KeptTournament } from './kept-tournament.js';
import type { TournamentPlayerTable, TournamentTable } from './tables.js';

/** Where tournaments are kept: a change counts only on the version that it was made of. */
export class TournamentStore {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async create(kept: KeptTournament): Promise<void> {
    const { database } = this.#tables;
    await this.#tables.together([
      database.insertInto('tournament').values(rowOf(kept)),
      database.insertInto('tournament_player').values(playersIn(kept)),
    ]);
  }

  async find(id: string): Promise<KeptTournament | null> {
    const { database } = this.#tables;
    const row = await database.selectFrom('tournament').select('body').where('id', '=', id).executeTakeFirst();
    return row ? keptOf(row) : null;
  }

  /** False when somebody else was faster. */
  async replace(kept: KeptTournament): Promise<boolean> {
    const { database } = this.#tables;
    const { id, version } = kept;
    const [changed] = await this.#tables.together([
      database
        .updateTable('tournament')
        .set(rowOf(kept))
        .where('id', '=', id)
        .where('version', '=', version - 1),
    ]);
    if (changed !== 1) return false;
    const players = playersIn(kept);
    // Only ever added: who has left is not found by them either, as the body says so.
    const adding = players.length > 0 ? database.insertInto('tournament_player').values(players) : null;
    await adding?.onConflict((conflict) => conflict.doNothing()).execute();
    return true;
  }

  async remove(id: string): Promise<void> {
    const { database } = this.#tables;
    await this.#tables.together([
      database.deleteFrom('tournament_player').where('tournament', '=', id),
      database.deleteFrom('tournament').where('id', '=', id),
    ]);
  }

  /** Those that everybody finds, the newest first. */
  async open(most: number): Promise<readonly KeptTournament[]> {
    const rows = this.#tables.database.selectFrom('tournament').select('body').where('is_open', '=', 1);
    return (await rows.orderBy('created', 'desc').limit(most).execute()).map(keptOf);
  }

  async inStage(stage: TournamentStage, most: number): Promise<readonly KeptTournament[]> {
    const rows = this.#tables.database.selectFrom('tournament').select('body').where('stage', '=', stage);
    return (await rows.orderBy('created').limit(most).execute()).map(keptOf);
  }

  /** Those of a player, held or played in, the newest first. */
  async of(player: PlayerId, most: number): Promise<readonly KeptTournament[]> {
    const { database } = this.#tables;
    const own = database.selectFrom('tournament_player').select('tournament').where('player', '=', player);
    const rows = database.selectFrom('tournament').select('body').where('id', 'in', own);
    const found = (await rows.orderBy('created', 'desc').limit(most).execute()).map(keptOf);
    return found.filter((kept) => playersIn(kept).some((one) => one.player === player));
  }

  async forgetPlayer(player: PlayerId): Promise<void> {
    await this.#tables.database.deleteFrom('tournament_player').where('player', '=', player).execute();
  }
}

const keptOf = ({ body }: { readonly body: string }): KeptTournament => JSON.parse(body) as KeptTournament;

const rowOf = (kept: KeptTournament): TournamentTable => ({
  id: kept.id,
  version: kept.version,
  created: kept.created,
  stage: kept.stage,
  is_open: kept.isOpen ? 1 : 0,
  body: JSON.stringify(kept),
});

function playersIn({ id: tournament, organiser, entrants }: KeptTournament): TournamentPlayerTable[] {
  const held: TournamentPlayerTable[] = organiser ? [{ tournament, player: organiser.player, role: 'organiser' }] : [];
  return [...held, ...entrants.map(({ player }) => ({ tournament, player, role: 'entrant' as const }))];
}
