import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Game, LogEvent, Outcome, PublicAction, Setup, Turn } from '../game.js';
import { Match, type Sealing } from '../match/match.js';
import { makeRandom, type Random } from '../dice/random.js';
import { sha256Hex } from '../dice/sha256.js';
import type { Cells } from '../state/state.js';

/**
 * Recorded play-throughs, compared line by line: each event with its action, the number of actions it was chosen from
 * where that is counted, its dice, the position after it, and what was logged.
 *
 * `UPDATE_GOLDEN=1 npx vitest run golden` writes the files anew: the recorded actions as far as they are still legal,
 * then the player of the file goes on. Read the difference before you commit it.
 */

/** The first line of a file: how the game begins, and who plays it. */
export interface GoldenHeader {
  readonly setup: Setup;
  readonly sealing: Sealing;
  /** Number of events; without it the battle is played to its end. */
  readonly events?: number;
}

export interface Golden<S extends Cells, A extends PublicAction, H extends GoldenHeader> {
  readonly game: Game<S, A>;
  /** The games by the names of their files. */
  readonly games: Readonly<Record<string, H>>;
  /** Of how many actions this one is chosen, where the file tells it. */
  readonly count: (state: S, side: string, number: number) => number | undefined;
  readonly eventLine: (event: LogEvent) => string;
  readonly endLine: (end: Turn | Outcome) => string;
  /** Decides as the player of the file would. */
  readonly player: (header: H, state: S, random: Random) => (side: string) => A;
}

export const goldenSeal = (name: string): Sealing => ({
  match: `golden ${name}`,
  secret: sha256Hex(name).slice(0, 32),
});

const eventPattern = /^\d+ (?<move>\[.*\])(?: of \d+)?(?: dice [1-6 ]+)? position [0-9a-f]{8}$/;

const movesOf = (lines: readonly string[]): (readonly [string, unknown])[] =>
  lines.flatMap((line) => {
    const move = eventPattern.exec(line)?.groups?.['move'];
    return move === undefined ? [] : [JSON.parse(move) as [string, unknown]];
  });

/** The tests of the recorded games beside a test file, in its folder `golden`. */
export function describeGolden<S extends Cells, A extends PublicAction, H extends GoldenHeader>(
  testFile: string,
  golden: Golden<S, A, H>,
): void {
  const { game, games } = golden;
  const folder = path.join(path.dirname(fileURLToPath(testFile)), 'golden');
  const fileOf = (name: string): string => path.join(folder, `${name}.txt`);
  const linesOf = (name: string): string[] =>
    fs.existsSync(fileOf(name)) ? fs.readFileSync(fileOf(name), 'utf8').trimEnd().split('\n') : [];

  function begin({ setup, sealing }: H): Match<S, A> {
    const match = Match.start(game, setup, sealing);
    if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
    return match.value;
  }

  /** Of what can be read in a position: neither the layout of the state nor a changed counter elsewhere matters. */
  const positionHash = (state: S): string =>
    sha256Hex(JSON.stringify({ ...(game.position(state) as object), dataHash: '', rules: '' })).slice(0, 8);

  /** What the file says of one event; its first line holds side and action as JSON, so that it can be played again. */
  function play(match: Match<S, A>, side: string, action: unknown): string[] | null {
    const number = match.length;
    const count = golden.count(match.state, side, number);
    const answer = match.act(side, action);
    if (answer.kind !== 'played') return null;
    const counted = count === undefined ? '' : ` of ${count}`;
    const dice = answer.dice.length > 0 ? ` dice ${answer.dice.join(' ')}` : '';
    const event = `${number} ${JSON.stringify([side, action])}${counted}${dice} position ${positionHash(match.state)}`;
    return [event, ...answer.events.map((one) => `  ${golden.eventLine(one)}`)];
  }

  function endLines(match: Match<S, A>): string[] {
    const end = match.turn();
    const account = end.over ? end.account : [];
    return [
      golden.endLine(end),
      ...account.map(({ rule, item, points, detail }) => `  ${rule} ${item} ${points} ${JSON.stringify(detail)}`),
    ];
  }

  function write(name: string, header: H): void {
    const match = begin(header);
    const lines = [JSON.stringify(header)];
    const most = header.events ?? Infinity;
    for (const [side, action] of movesOf(linesOf(name)).slice(0, most)) {
      const played = play(match, side, action);
      if (!played) break;
      lines.push(...played);
    }
    const choose = golden.player(header, match.state, makeRandom(`golden ${name} ${match.length}`));
    for (let turn = match.turn(); !turn.over && match.length < most; turn = match.turn()) {
      lines.push(...play(match, turn.side, choose(turn.side))!);
    }
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(fileOf(name), `${[...lines, ...endLines(match)].join('\n')}\n`);
  }

  describe('recorded play-throughs', () => {
    if (process.env['UPDATE_GOLDEN'] === '1') {
      for (const [name, header] of Object.entries(games)) write(name, header);
    }
    const names = fs.readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

    test('are all there, and no others', () => {
      expect(names.toSorted()).toEqual(Object.keys(games).toSorted());
    });

    test.each(names)('%s goes as it went', (name) => {
      const recorded = linesOf(name);
      const header = JSON.parse(recorded[0]) as H;
      expect(header).toEqual(games[name]);
      const match = begin(header);
      let at = 1;
      for (const [side, action] of movesOf(recorded)) {
        const lines = play(match, side, action) ?? [`${match.length} ${JSON.stringify(action)} is refused`];
        expect(lines, `line ${at + 1} of ${name}`).toEqual(recorded.slice(at, at + lines.length));
        at += lines.length;
      }
      expect(endLines(match)).toEqual(recorded.slice(at));
    });
  });
}
