import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cells, makeRandom, makeRecordText, Match, type PublicAction } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, describe, expect, test } from 'vitest';
import { runLine } from '../testing/run.js';

const battle = await loadBattle('white-death');
const { game } = battle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const sealing = { match: 'twins', secret: '7'.repeat(64) };

function begun(scenario: string): Match<Cells, PublicAction> {
  const match = Match.start(game, { scenario }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** The same battle to a seat, with everything the seat may not know made up anew. */
function twinOf(state: Cells, seat: string): unknown {
  const twin = game.sample(state, game.view(state, seat), makeRandom('twin'));
  if (!twin.ok) throw new Error(twin.error.message);
  return game.position(twin.value);
}

async function playFrom(position: unknown, options: string, commands: readonly string[]) {
  const match = Match.from(game, position, undefined, sealing);
  if (!match.ok) throw new Error(match.error.message);
  const file = path.join(folder, 'battle.json');
  fs.writeFileSync(file, makeRecordText(match.value.record(true)));
  const words = ['play', '--load', file, '--no-save', ...options.split(' ')];
  return runLine(words, commands.map((line) => `${line}\n`).join(''));
}

/** A battle that is opened from a file gets dice of its own, and says so by their seal. */
const withoutSeal = (text: string) => text.replace(/[0-9a-f]{64}/, 'seal');

const enemyUnits = battle.aids
  .units(begun('scenario-5').state, 'soviet')
  .filter(({ side }) => side === 'german')
  .map(({ id }) => id);

/** Everything that looks, asks or is refused, and moves without dice. */
const looks = [
  'status',
  'units',
  'map all',
  'list',
  'arrivals',
  'impulse 4',
  'list',
  ...enemyUnits
    .filter((_, index) => index % 4 === 0)
    .flatMap((id) => [`unit ${id}`, `why ${id} 2420`, `show range ${id}`]),
  ...battle.grid.labels.filter((_, index) => index % 37 === 0).flatMap((hex) => [hex, `why 257rd-943 ${hex}`]),
  'show enemy-zoc',
  'show supply',
  'show isolation',
  'show control',
  '257rd-943',
  'plan assault 2420',
  'forecast assault 257rd-953 2520',
  'go 26rb-3 2604',
  'undo',
  'done',
  'list',
  'plan barrage 2338',
  'forecast barrage 2338 by 28rd-art',
  'log',
  'quit',
];

describe('two battles that differ only in what a seat may not know', () => {
  const start = begun('scenario-5');
  expect(start.act('german', { type: 'done' }).kind).toBe('played');
  const german = start.turn();
  if (!german.over && german.side === 'german') start.act('german', { type: 'avoid-isolation', pay: true });
  const truth = game.position(start.state);
  const twin = twinOf(start.state, 'soviet');

  test.each(['--soviet human --german script', '--soviet human --german human'])(
    'look the same to that seat: %s',
    async (options) => {
      expect(JSON.stringify(twin)).not.toBe(JSON.stringify(truth));
      const shown = await playFrom(truth, options, looks);
      expect(shown).toMatchObject({ code: 0, err: '' });
      expect(shown.out).toContain('Soviets> ');
      expect(shown.out).toContain('hidden');
      expect(withoutSeal((await playFrom(twin, options, looks)).out)).toBe(withoutSeal(shown.out));
    },
  );
});

test('whatever shows something has no match in its hands', () => {
  const here = new URL('.', import.meta.url);
  const sources = fs
    .readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!test)\.ts$/.test(name));
  expect(sources.length).toBeGreaterThan(20);
  const holders = sources.filter((name) =>
    /\b(Match|MatchHost|AnyMatch)\b/.test(fs.readFileSync(new URL(name, here), 'utf8')),
  );
  expect(holders.toSorted()).toEqual(['opening.ts', 'referee.ts']);
});

describe('two players at one terminal', () => {
  const hidden = /\u001B\[\?1049h(.*?)\u001B\[\?1049l/gs; // oxlint-disable-line no-control-regex -- the second page

  test('decide on pages of their own, which begin with what happened since', async () => {
    const german = ['', 'done', 'avoid isolation yes'];
    const soviet = ['', '', 'impulse 4', 'go 26rb-3 2604', 'done', 'y', 'done', 'y'];
    const commands = [...german, ...soviet, '', '', 'log', 'pass', '', '', 'quit'];
    const words = ['play', '--soviet', 'human', '--german', 'human', '--scenario', 'scenario-5', '--no-save'];
    const { code, out } = await runLine(words, commands.map((line) => `${line}\n`).join(''), { terminal: true });
    expect(code).toBe(0);
    const [first, second, third, fourth] = [...out.matchAll(hidden)].map(([, page]) => page);
    expect(first).toContain('Germans> ');
    expect(second).toContain('Since you last looked');
    expect(second).toContain('moves from 2605 to 2604');
    expect(third).toContain('Since you last looked');
    expect(third).toContain('Germans> ');
    expect(third).not.toContain('Soviets> ');
    expect(fourth).toContain('The Germans pass');
    const open = out.replaceAll(hidden, '');
    expect(open.match(/hand over the keyboard/g)).toHaveLength(4);
    expect(open).not.toMatch(/moves from|can act|S\di|G\di|pass/);
  });
});
