import { makeRandom, Match, partCommitment } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import type { Offered, Seated } from '@impulse/protocol/wire/index.js';
import { openDatabase } from '../store/sqlite/database.js';
import { MatchFile } from '../store/sqlite/match-file.js';
import { call, newPart, offers } from '../testing/players.js';
import { LightSocket } from './light-socket.js';

/** A move that will be legal when its turn comes. */
interface PreparedMove {
  readonly side: string;
  readonly action: unknown;
}

/** A match that has begun, with the sockets of both players and moves that were found out beforehand. */
export interface PreparedMatch {
  readonly match: string;
  readonly sockets: Readonly<Record<string, LightSocket>>;
  readonly moves: readonly PreparedMove[];
}

export async function prepareMatch(port: number, file: string, game: BattleId, moves: number): Promise<PreparedMatch> {
  const parts = { host: newPart(), guest: newPart() };
  const offer = { ...offers[game], name: 'Anna', partCommitment: partCommitment(parts.host) };
  const { body: offered } = await call<Offered>(port, 'POST', '/api/matches', offer);
  const { match } = offered.card;
  const acceptance = { name: 'Bernhard', part: parts.guest, invitation: offered.invitation };
  const { body: accepted } = await call<Seated>(port, 'POST', `/api/matches/${match}/accept`, acceptance);
  const [host, guest] = [await LightSocket.open(port), await LightSocket.open(port)];
  await host.ask({ id: 0, do: 'watch', match, key: offered.key });
  await guest.ask({ id: 0, do: 'watch', match, key: accepted.key });
  const begun = Promise.all([host, guest].map((one) => new Promise<number>((resolve) => (one.onNews = resolve))));
  host.send({ id: 1, do: 'reveal', match, part: parts.host });
  await begun;
  return {
    match,
    sockets: { [offered.seat]: host, [accepted.seat]: guest },
    moves: await movesOf(file, match, game, parts, moves),
  };
}

/** Whoever measures may look up the server's secret: so all dice are known, and the moves can be thought of beforehand. */
async function movesOf(
  file: string,
  id: string,
  game: BattleId,
  parts: { readonly host: string; readonly guest: string },
  count: number,
): Promise<PreparedMove[]> {
  const database = openDatabase(file);
  const kept = new MatchFile(database).find(id);
  database.close();
  if (!kept || kept.record.secret === null) throw new Error('The match is not kept');
  const { scenario, options, secret } = kept.record;
  const battle = await loadBattle(game);
  const begun = Match.start(battle.game, { scenario, options }, { match: id, secret, parts });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const random = makeRandom(id);
  const moves: PreparedMove[] = [];
  for (let turn = match.turn(); moves.length < count && !turn.over; turn = match.turn()) {
    const legal = battle.game.legal(match.state, turn.side);
    const action = legal[random.below(legal.length)];
    match.act(turn.side, action);
    moves.push({ side: turn.side, action });
  }
  return moves;
}
