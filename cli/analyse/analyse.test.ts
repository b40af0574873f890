import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeRandom, makeRecordText, Match } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-analyse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);

/** A record of a battle that was given up early, or goes on. */
async function keep(name: string, actions: number, isOver: boolean): Promise<string> {
  const { game, opponents } = await loadBattle('totensonntag');
  const setup = { scenario: game.scenarios[0].id };
  const begun = Match.start(game, setup, { match: name, secret: '11'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  while (match.length < actions) {
    const turn = match.turn();
    if (turn.over) break;
    match.act(turn.side, opponents.think('script', match.state, turn.side, makeRandom(`${match.length}`)).action);
  }
  const [winner, loser] = game.sides;
  if (isOver) match.close(loser, { reason: 'resigned', winner });
  fs.writeFileSync(at(name), makeRecordText(match.record(isOver)));
  return at(name);
}

const quick = ['--samples', '2', '--throws', '0', '--budget', '8'];

test('a battle is told, and written as JSON and as a page, the same on any number of threads', async () => {
  const record = await keep('short.json', 10, true);
  const first = await runCompiled('analyse', record, ...quick, '--json', at('one.json'), '--page', at('one.html'));
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('The DAK: chance to win');
  expect(first.out).toContain('Result: 100%');
  await runCompiled('analyse', record, ...quick, '--workers', '1', '--json', at('two.json'));
  expect(fs.readFileSync(at('two.json'), 'utf8')).toBe(fs.readFileSync(at('one.json'), 'utf8'));
  expect(JSON.parse(fs.readFileSync(at('one.json'), 'utf8'))).toMatchObject({
    format: 'impulse-analysis-1',
    depth: { samples: 2, budget: 8 },
    balance: { result: 1_000_000 },
  });
  expect(fs.readFileSync(at('one.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test('a battle that goes on is not analysed', async () => {
  const open = await runCompiled('analyse', await keep('open.json', 6, false), ...quick);
  expect(open.code).toBe(1);
  expect(open.err).toContain('Only a battle that is over can be analysed.');
});
