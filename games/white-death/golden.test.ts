import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ActionCodes,
  type LogEvent,
  makeRandom,
  Match,
  type Random,
  type Sealing,
  type Setup,
  sha256Hex,
} from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.js';
import { whiteDeath } from './game.js';
import { chooseBy, type Temper } from './invariants/temper.js';
import { script } from './opponent/index.js';
import type { Position } from './position.js';
import type { State } from './state.js';

/**
 * Recorded play-throughs, compared line by line: each event with its action, its dice, the position after it, and what
 * the log says of it in English; at every tenth, the number of actions it was chosen from.
 *
 * `UPDATE_GOLDEN=1 npx vitest run golden` writes the files anew: the recorded actions as far as they are still legal,
 * then whoever plays the file goes on. Read the difference before you commit it.
 */

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'golden');
const updating = process.env['UPDATE_GOLDEN'] === '1';

interface Header {
  /** A way of playing at random, or the scripted opponent. */
  readonly player: Temper | 'script';
  readonly setup: Setup;
  readonly sealing: Sealing;
  /** So many events; without it the battle is played to its end. */
  readonly events?: number;
}

const games: Readonly<Record<string, Header>> = {
  'campaign-free': {
    player: 'hasty',
    setup: { scenario: 'campaign', options: { setup: 'free', flieger: 'roll' } },
    sealing: sealed('campaign'),
    events: 600,
  },
  'scenario-1-script': {
    player: 'script',
    setup: { scenario: 'scenario-1', options: { setup: 'historical', flieger: 'roll' } },
    sealing: sealed('Purkayev'),
    events: 700,
  },
  'scenario-2-fierce': {
    player: 'fierce',
    setup: { scenario: 'scenario-2', options: { setup: 'historical', flieger: 'roll' } },
    sealing: sealed('Wöhler'),
  },
  'scenario-3-restless': {
    player: 'restless',
    setup: { scenario: 'scenario-3', options: { setup: 'historical', flieger: 'roll' } },
    sealing: sealed('first relief'),
  },
  'scenario-5-fierce': {
    player: 'fierce',
    setup: { scenario: 'scenario-5', options: { setup: 'historical', flieger: 'battalion' } },
    sealing: sealed('final relief'),
  },
};

function sealed(name: string): Sealing {
  return { match: `golden ${name}`, secret: sha256Hex(name).slice(0, 32) };
}

function begin({ setup, sealing }: Header): Match<State, Action> {
  const match = Match.start(whiteDeath, setup, sealing);
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

const countedEvery = 10;
const codes = new ActionCodes(whiteDeath.codes.stride);

function countActions(state: State): number {
  whiteDeath.codes.list(state, codes);
  return codes.length;
}

/** What the file says of one event; the first line holds side and action as JSON, so that it can be played again. */
function play(match: Match<State, Action>, side: string, action: unknown): string[] | null {
  const number = match.length;
  const counted = number % countedEvery === 0 ? ` of ${countActions(match.state)}` : '';
  const answer = match.act(side, action);
  if (answer.kind !== 'played') return null;
  const dice = answer.dice.length > 0 ? ` dice ${answer.dice.join(' ')}` : '';
  const event = `${number} ${JSON.stringify([side, action])}${counted}${dice} position ${positionHash(match.state)}`;
  return [event, ...answer.events.map(eventLine)];
}

/** Of what can be read in a position: neither the layout of the state nor a changed counter elsewhere matters. */
function positionHash(state: State): string {
  const position = { ...(whiteDeath.position(state) as Position), dataHash: '', rules: '' };
  return sha256Hex(JSON.stringify(position)).slice(0, 8);
}

function eventLine(event: LogEvent): string {
  const { rule, seats } = event;
  return `  ${rule}${seats ? ` (${seats.join(', ')})` : ''}: ${whiteDeath.texts.en.event(event)}`;
}

function endLines(match: Match<State, Action>): string[] {
  const end = match.turn();
  if (!end.over) return [`goes on: ${whiteDeath.texts.en.turn(end)}`];
  const account = end.account.map(
    ({ rule, item, points, detail }) => `  ${rule} ${item} ${points} ${JSON.stringify(detail)}`,
  );
  return [`over: ${whiteDeath.texts.en.turn(end)}`, ...account];
}

const eventPattern = /^\d+ (?<move>\[.*\])(?: of \d+)?(?: dice [1-6 ]+)? position [0-9a-f]{8}$/;
const movesOf = (lines: readonly string[]): (readonly [string, unknown])[] =>
  lines.flatMap((line) => {
    const move = eventPattern.exec(line)?.groups?.['move'];
    return move === undefined ? [] : [JSON.parse(move) as [string, unknown]];
  });

const fileOf = (name: string): string => path.join(folder, `${name}.txt`);
const linesOf = (name: string): string[] =>
  fs.existsSync(fileOf(name)) ? fs.readFileSync(fileOf(name), 'utf8').trimEnd().split('\n') : [];

/** Decides as the player of the file would, on a whole state: what is recorded is what came of it. */
function chooser(player: Header['player'], state: State, random: Random): () => Action {
  if (player === 'script') {
    return () => {
      script.choose(state, random, codes);
      return whiteDeath.codes.action(state, codes, 0);
    };
  }
  const choose = chooseBy(player);
  const acting = new Int16Array(1024);
  return () => {
    const side = whiteDeath.sides[whiteDeath.codes.deciding(state)]!;
    const count = whiteDeath.codes.actors(state, acting);
    const offered: Action[] = [];
    for (let i = 0; i < Math.min(count, 8); i++) {
      const unit = state.context.unitIds[acting[random.below(count)]!]!;
      offered.push(...whiteDeath.legal(state, side, unit));
    }
    whiteDeath.codes.listGeneral(state, codes);
    for (let i = 0; i < codes.length; i++) offered.push(whiteDeath.codes.action(state, codes, i));
    return offered[choose(state, offered, random)]!;
  };
}

function write(name: string, header: Header): void {
  const match = begin(header);
  const lines = [JSON.stringify(header)];
  const most = header.events ?? Infinity;
  for (const [side, action] of movesOf(linesOf(name)).slice(0, most)) {
    const played = play(match, side, action);
    if (!played) break;
    lines.push(...played);
  }
  const random = makeRandom(`golden ${name} ${match.length}`);
  const choose = chooser(header.player, match.state, random);
  for (let turn = match.turn(); !turn.over && match.length < most; turn = match.turn()) {
    lines.push(...play(match, turn.side, choose())!);
  }
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(name), `${[...lines, ...endLines(match)].join('\n')}\n`);
}

describe('recorded play-throughs', () => {
  if (updating) for (const [name, header] of Object.entries(games)) write(name, header);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.txt'));

  test('are all there, and no others', () => {
    const named = Object.keys(games).map((name) => `${name}.txt`);
    expect(files.toSorted()).toEqual(named.toSorted());
  });

  test.each(files)('%s goes as it went', (file) => {
    const recorded = linesOf(file.replace(/\.txt$/, ''));
    const header = JSON.parse(recorded[0]!) as Header;
    expect(header).toEqual(games[file.replace(/\.txt$/, '')]);
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
