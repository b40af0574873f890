import type { Game, LogEvent, Outcome, PublicAction, Setup, Turn } from '../game.js';
import { Match, type Sealing } from '../match/match.js';
import { makeRandom, type Random } from '../dice/random.js';
import { sha256Hex } from '../dice/sha256.js';
import type { Cells } from '../state/state.js';

/** How a game begins, and how long it is played. */
export interface GoldenHeader {
  readonly setup: Setup;
  readonly sealing: Sealing;
  /** The number of events; without it the battle is played to its end. */
  readonly events?: number;
}

export interface Golden<S extends Cells, A extends PublicAction, H extends GoldenHeader> {
  readonly game: Game<S, A>;
  readonly games: Readonly<Record<string, H>>;
  /** The name of the game that is kept in full. */
  readonly full: string;
  /** Of how many actions this one is chosen, where the record tells it. */
  readonly count: (state: S, side: string, number: number) => number | undefined;
  readonly eventLine: (event: LogEvent) => string;
  readonly endLine: (end: Turn | Outcome) => string;
  /** Decides as the player of the record. */
  readonly player: (header: H, state: S, random: Random) => (side: string) => A;
}

/** Of what can be read in a position: neither the layout of the state nor a changed counter elsewhere matters. */
const positionHash = (position: unknown): string =>
  sha256Hex(JSON.stringify({ ...(position as object), dataHash: '', rules: '' })).slice(0, 8);

/** What is told of one event; its first line holds side and action as JSON, so that it can be played again. */
function play<S extends Cells, A extends PublicAction, H extends GoldenHeader>(
  golden: Golden<S, A, H>,
  match: Match<S, A>,
  side: string,
  action: unknown,
): string[] | null {
  const number = match.length;
  const count = golden.count(match.state, side, number);
  const answer = match.act(side, action);
  if (answer.kind !== 'played') return null;
  const counted = count === undefined ? '' : ` of ${count}`;
  const dice = answer.dice.length > 0 ? ` dice ${answer.dice.join(' ')}` : '';
  const event = `${number} ${JSON.stringify([side, action])}${counted}${dice} position ${positionHash(golden.game.position(match.state))}`;
  return [event, ...answer.events.map((one) => `  ${golden.eventLine(one)}`)];
}

function endLines<S extends Cells, A extends PublicAction, H extends GoldenHeader>(
  golden: Golden<S, A, H>,
  match: Match<S, A>,
): string[] {
  const end = match.turn();
  const account = end.over ? end.account : [];
  return [
    golden.endLine(end),
    ...account.map(({ rule, item, points, detail }) => `  ${rule} ${item} ${points} ${JSON.stringify(detail)}`),
  ];
}

/** The text of a game: these actions as far as they are legal, then, if it is to go on, what its player decides. */
export function tell<S extends Cells, A extends PublicAction, H extends GoldenHeader>(
  golden: Golden<S, A, H>,
  name: string,
  actions: readonly (readonly [string, unknown])[],
  goesOn: boolean,
): string[] {
  const { game, games } = golden;
  const header = games[name];
  const most = header.events ?? Infinity;
  const started = Match.start(game, header.setup, header.sealing);
  if (!started.ok) throw new Error(`${started.error.path}: ${started.error.message}`);
  const match = started.value;
  const lines = [JSON.stringify({ rules: game.rulesVersion, ...header })];
  for (const [side, action] of actions.slice(0, most)) {
    const played = play(golden, match, side, action);
    if (played) lines.push(...played);
    else if (goesOn) break;
    else return [...lines, `${match.length} ${JSON.stringify(action)} is refused`];
  }
  if (goesOn) {
    const choose = golden.player(header, match.state, makeRandom(`${header.sealing.match} ${match.length}`));
    for (let turn = match.turn(); !turn.over && match.length < most; turn = match.turn()) {
      const action = choose(turn.side);
      const played = play(golden, match, turn.side, action);
      if (!played) return [...lines, `${match.length} ${JSON.stringify(action)} is refused`];
      lines.push(...played);
    }
  }
  return [...lines, ...endLines(golden, match)];
}
