import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LogEvent, makeRandom, Match, type Sealing, type Setup, sha256Hex } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.js';
import { totensonntag } from './game.js';
import { chooseBy, type Temper, tempers } from './invariants/temper.js';
import { optionSpecs } from './options.js';
import type { Position } from './position.js';
import type { State } from './state.js';

/**
 * Recorded play-throughs, compared line by line: each event with the number of actions it was chosen from, the action,
 * its dice, what was logged, and the position after it.
 *
 * `UPDATE_GOLDEN=1 npx vitest run golden` writes the files anew: the recorded actions as far as they are still legal,
 * then the temper of the file to the end of the battle. Read the difference before you commit it.
 */

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'golden');
const updating = process.env['UPDATE_GOLDEN'] === '1';

interface Header {
  readonly temper: Temper;
  readonly setup: Setup;
  readonly sealing: Sealing;
}

const everyOption = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values.at(-1)!]));
const games: Readonly<Record<string, Header>> = {
  'historical-fierce': { temper: 'fierce', setup: { scenario: 'historical', options: {} }, sealing: sealed('fierce') },
  'historical-racing': {
    temper: 'racing',
    setup: { scenario: 'historical', options: everyOption },
    sealing: sealed('racing'),
  },
  'free-hasty': { temper: 'hasty', setup: { scenario: 'free', options: everyOption }, sealing: sealed('hasty') },
  'free-crowding': { temper: 'crowding', setup: { scenario: 'free', options: {} }, sealing: sealed('crowding') },
};

function sealed(name: string): Sealing {
  return { match: `golden ${name}`, secret: sha256Hex(name).slice(0, 32) };
}

function begin({ setup, sealing }: Header): Match<State, Action> {
  const match = Match.start(totensonntag, setup, sealing);
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

/** What the file says of one event; the first line holds side and action as JSON, so that it can be played again. */
function play(match: Match<State, Action>, side: string, action: unknown): string[] | null {
  const number = match.length;
  const count = totensonntag.legal(match.state, side).length;
  const answer = match.act(side, action);
  if (answer.kind !== 'played') return null;
  const dice = answer.dice.length > 0 ? ` dice ${answer.dice.join(' ')}` : '';
  const event = `${number} ${JSON.stringify([side, action])} of ${count}${dice} position ${positionHash(match.state)}`;
  return [event, ...answer.events.map(eventLine)];
}

/** Of what can be read in a position: neither the layout of the state nor a changed counter elsewhere matters. */
function positionHash(state: State): string {
  const position = { ...(totensonntag.position(state) as Position), dataHash: '', rules: '' };
  return sha256Hex(JSON.stringify(position)).slice(0, 8);
}

function eventLine({ type, rule, seats, detail }: LogEvent): string {
  return `  ${rule} ${type}${seats ? ` (${seats.join(', ')})` : ''} ${JSON.stringify(detail)}`;
}

function endLines(match: Match<State, Action>): string[] {
  const end = match.turn();
  if (!end.over) throw new Error('The battle goes on');
  const account = end.account.map(
    ({ rule, item, points, detail }) => `  ${rule} ${item} ${points} ${JSON.stringify(detail)}`,
  );
  return [`over: ${end.winner} wins, ${end.points}`, ...account];
}

const eventPattern = /^\d+ (?<move>\[.*\]) of \d+/;
const movesOf = (lines: readonly string[]): (readonly [string, unknown])[] =>
  lines.flatMap((line) => {
    const move = eventPattern.exec(line)?.groups?.['move'];
    return move === undefined ? [] : [JSON.parse(move) as [string, unknown]];
  });

const fileOf = (name: string): string => path.join(folder, `${name}.txt`);
const linesOf = (name: string): string[] =>
  fs.existsSync(fileOf(name)) ? fs.readFileSync(fileOf(name), 'utf8').trimEnd().split('\n') : [];

function write(name: string, header: Header): void {
  const match = begin(header);
  const lines = [JSON.stringify(header)];
  for (const [side, action] of movesOf(linesOf(name))) {
    const played = play(match, side, action);
    if (!played) break;
    lines.push(...played);
  }
  const random = makeRandom(`golden ${name} ${match.length}`);
  const choose = chooseBy(header.temper);
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    const offered = totensonntag.legal(match.state, turn.side);
    lines.push(...play(match, turn.side, offered[choose(match.state, offered, random)]!)!);
  }
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(name), `${[...lines, ...endLines(match)].join('\n')}\n`);
}

describe('recorded play-throughs', () => {
  if (updating) for (const [name, header] of Object.entries(games)) write(name, header);

  test('are all there, and no others', () => {
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.txt'));
    expect(files.toSorted()).toEqual(
      Object.keys(games)
        .map((name) => `${name}.txt`)
        .toSorted(),
    );
  });

  test.each(fs.readdirSync(folder).filter((file) => file.endsWith('.txt')))('%s goes as it went', (file) => {
    const recorded = linesOf(file.replace(/\.txt$/, ''));
    const header = JSON.parse(recorded[0]!) as Header;
    expect(tempers).toContain(header.temper);
    const match = begin(header);
    let at = 1;
    for (const [side, action] of movesOf(recorded)) {
      const lines = play(match, side, action) ?? [`${match.length} ${JSON.stringify(action)} is refused`];
      expect(lines, `line ${at + 1} of ${file}`).toEqual(recorded.slice(at, at + lines.length));
      at += lines.length;
    }
    expect(endLines(match)).toEqual(recorded.slice(at));
  });
});
