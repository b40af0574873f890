import {
  ActionCodes,
  type Cells,
  makeRandom,
  Match,
  partCommitment,
  type PublicAction,
  type Random,
} from '@impulse/engine';
import { type BattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import type { Offered, Seated } from '@impulse/protocol/wire/index.js';
import { openDatabase } from '../store/sqlite/database.js';
import { MatchFile } from '../store/sqlite/match-file.js';
import { call, newPart, offers } from '../testing/players.js';
import { frameOf, LightSocket } from './light-socket.js';

/** A move that will be legal when its turn comes, ready to be sent. */
interface PreparedMove {
  readonly by: LightSocket;
  readonly other: LightSocket;
  readonly frame: Buffer;
}

/** A match that has begun, with the sockets of both players and moves that were found out beforehand. */
export interface PreparedMatch {
  readonly sockets: readonly LightSocket[];
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
  const begun = Promise.all([host, guest].map((one) => new Promise<void>((resolve) => (one.onNews = resolve))));
  await host.ask({ id: 1, do: 'reveal', match, part: parts.host });
  await begun;
  const found = await movesOf(file, match, game, parts, moves);
  return {
    sockets: [host, guest],
    moves: found.map(({ side, action }, revision) => {
      const request = { id: revision, do: 'act', match, revision, command: `c${revision}`, action };
      const [by, other] = side === offered.seat ? [host, guest] : [guest, host];
      return { by, other, frame: frameOf(JSON.stringify(request)) };
    }),
  };
}

interface FoundMove {
  readonly side: string;
  readonly action: unknown;
}

/** Whoever measures may look up the server's secret: so all dice are known, and the moves can be thought of beforehand. */
async function movesOf(
  file: string,
  id: string,
  game: BattleId,
  parts: { readonly host: string; readonly guest: string },
  count: number,
): Promise<FoundMove[]> {
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
  const moves: FoundMove[] = [];
  for (let turn = match.turn(); moves.length < count && !turn.over; turn = match.turn()) {
    const action = anyAction(battle.game, match.state, random);
    match.act(turn.side, action);
    moves.push({ side: turn.side, action });
  }
  return moves;
}

/** No battle has more units. */
const mostUnits = 1024;

/** Of one unit, or of none: that takes less time than listing all of them. */
function anyAction({ codes }: LoadedBattle['game'], state: Cells, random: Random): PublicAction {
  const actors = new Int16Array(mostUnits);
  const count = codes.actors(state, actors);
  const listed = new ActionCodes();
  if (count > 0) codes.listOf(state, actors[random.below(count)], listed);
  if (listed.length === 0) codes.listGeneral(state, listed);
  return codes.action(state, listed, random.below(listed.length));
}
