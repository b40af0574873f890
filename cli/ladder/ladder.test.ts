import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';
import { chartOf } from './chart.js';
import { habitTables } from './habits.js';
import { withTables } from './page.js';
import { rate } from './rating.js';
import { type LadderMatch, type LadderHeading, openLadder, writeLadder } from './results.js';
import { eloOf, scoreOf, shareOf } from './score.js';
import { logLikelihoodRatio, verdictOf } from './sprt.js';

type Won = LadderMatch['pairs'][number];

const both: Won = [true, true];
const one: Won = [true, false];
const none: Won = [false, false];
const times = (count: number, won: Won): Won[] => Array.from({ length: count }, () => won);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-ladder-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the score of a match', () => {
  test('counts battles by side', () => {
    expect(scoreOf([both, one, none, [false, true]])).toMatchObject({ pairs: 4, won: [2, 2], share: 0.5 });
  });

  test('pairs that always split are surer than pairs that are won or lost together', () => {
    const split = scoreOf(times(50, one));
    const together = scoreOf([...times(25, both), ...times(25, none)]);
    expect(split.high - split.low).toBeLessThan(together.high - together.low);
    // Together they are worth as many battles as there are pairs: Wilson's interval of 25 of 50.
    expect(together.low).toBeCloseTo(0.3664, 2);
  });

  test('has an interval that ends within the possible', () => {
    expect(scoreOf(times(10, both))).toMatchObject({ share: 1, high: 1, low: expect.closeTo(0.8389, 3) });
    expect(scoreOf([])).toMatchObject({ low: 0, high: 1 });
  });

  test('Elo and shares are one scale', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
    expect(shareOf(eloOf(0.3))).toBeCloseTo(0.3);
  });
});

describe('the sequential test', () => {
  const wanted = { lower: 0, higher: 100 };

  test('settles for the higher rating, for the lower, and not yet', () => {
    expect(verdictOf([...times(15, both), ...times(10, one)], wanted)).toBe('higher');
    expect(verdictOf([...times(20, none), ...times(10, one), ...times(5, both)], wanted)).toBe('lower');
    expect(verdictOf([...times(12, both), ...times(20, one), ...times(8, none)], wanted)).toBe('open');
    expect(verdictOf(times(4, both), wanted)).toBe('open');
  });

  test('favours neither midway between the two', () => {
    const middle = (shareOf(0) + shareOf(100)) / 2;
    const pairs = [...times(Math.round(200 * middle), both), ...times(200 - Math.round(200 * middle), none)];
    expect(Math.abs(logLikelihoodRatio(pairs, wanted))).toBeLessThan(0.1);
  });

  test('never ends without a rating to be tested', () => {
    expect(verdictOf(times(100, both), { lower: 0, higher: Number.POSITIVE_INFINITY })).toBe('open');
  });
});

const match = (first: string, second: string, pairs: readonly Won[]): LadderMatch => ({
  scenario: 'historical',
  seed: 's',
  players: [first, second],
  pairs,
  habits: pairs.map((won, number) => ({ number, counts: [won.filter(Boolean).length, number] })),
});

describe('ratings', () => {
  const matches = [
    match('b@1', 'script@1', [...times(30, both), ...times(30, one), ...times(10, none)]),
    match('c@1', 'b@1', [...times(30, both), ...times(30, one), ...times(10, none)]),
  ];

  test('add up over a chain of matches, with intervals that widen along it', () => {
    const [c, b, script] = rate(matches, 'script@1');
    expect([c.player, b.player, script.player]).toEqual(['c@1', 'b@1', 'script@1']);
    expect(script.elo).toBeCloseTo(0);
    expect(b.elo).toBeCloseTo(eloOf(90 / 140), -1);
    expect(c.elo).toBeCloseTo(2 * b.elo, 0);
    expect(c.high - c.low).toBeGreaterThan(b.high - b.low);
    expect(b.low).toBeLessThan(b.elo);
    expect(b).toMatchObject({ games: 280 });
  });

  test('are not certain after a few battles that all ended alike', () => {
    const [winner] = rate([match('b@1', 'script@1', times(4, both))], 'script@1');
    expect(winner.low).toBeLessThan(winner.elo - 100);
  });

  test('are drawn with everybody in the picture', () => {
    const chart = chartOf(rate(matches, 'script@1'), 'Ratings');
    for (const part of ['c@1', 'b@1', 'script@1', '<circle', '+100']) expect(chart).toContain(part);
  });
});

test('habits stand beside those of the script in the pairs that both have played', () => {
  const counted = (first: string, seed: string, ...counts: number[][]): LadderMatch => ({
    ...match(first, 'script@1', times(counts.length, both)),
    seed,
    habits: counts.map((pair, number) => ({ number, counts: pair })),
  });
  const matches = [
    counted('script@1', 's', [4, 2], [8, 2], [100, 100]),
    counted('b@1', 's', [2, 2], [2, 4]),
    counted('b@1', 'other', [100, 100], [100, 100]),
  ];
  const lines = habitTables(matches, ['lost', 'idle'], 'script@1', ['b@1', 'script@1']);
  expect(lines[1]).toBe('| in a battle against script@1 (4 of them) | script@1 in its place | b@1 | difference |');
  expect(lines.slice(3)).toEqual([
    '| lost | 3.00 | 1.00 | \u22122.00 ± 1.96 |',
    '| idle | 1.00 | 1.50 | 0.50 ± 0.98 |',
  ]);
});

test('a page gets its tables between its marks and nowhere else', () => {
  const page = 'before\n<!-- ladder of x -->\nold\n<!-- end of the ladder of x -->\nafter\n';
  const drawn = withTables(page, 'x', 'new');
  expect(drawn).toMatchObject({ ok: true });
  if (!drawn.ok) return;
  expect(drawn.value).toMatch(/^before\n<!-- ladder of x -->\n\nnew\n\n<!-- end of the ladder of x -->\nafter\n$/);
  expect(withTables(drawn.value, 'x', 'new')).toEqual(drawn);
  expect(withTables('nothing', 'x', 'new').ok).toBe(false);
});

describe('the file of results', () => {
  const heading: LadderHeading = { game: 'totensonntag', rules: '2', data: 'hash' };

  test('is read as it was written', () => {
    const file = path.join(folder, 'kept.json');
    const matches = [match('a@1', 'b@2', [both, one, [false, true], none])];
    writeLadder(file, heading, [...matches, match('a@1', 'c@1', [])]);
    expect(openLadder(file, heading)).toEqual({ ok: true, value: matches });
    expect(openLadder(file, { ...heading, rules: '3' })).toMatchObject({ ok: false, error: { code: 'other-ladder' } });
  });

  test('is refused when a pair is written in other letters', () => {
    const file = path.join(folder, 'spoilt.json');
    writeLadder(file, heading, [match('a@1', 'b@2', [both])]);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('WW', 'WD'));
    expect(openLadder(file, heading)).toMatchObject({ ok: false, error: { code: 'bad-pairs' } });
  });
});

describe('the command', () => {
  const run = (file: string, ...more: string[]) =>
    runCompiled('ladder', '--first', 'script', '--second', 'random', '--results', path.join(folder, file), ...more);

  test('ends at the same pair on any number of threads', async () => {
    const words = ['--pairs', '24', '--higher', '300', '--seed', 'same', '--json'];
    const [single, several] = await Promise.all([
      run('single.json', ...words, '--workers', '1'),
      run('several.json', ...words, '--workers', '3'),
    ]);
    expect(single.err).toBe('');
    expect(several.out).toBe(single.out);
    expect(JSON.parse(single.out)).toMatchObject({ players: ['script@1', 'random@1'], verdict: 'higher' });
    const files = ['single.json', 'several.json'].map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(files[0]).toBe(files[1]);
  });

  test('goes on where it stopped', async () => {
    const whole = await run('whole.json', '--pairs', '3', '--json');
    await run('parts.json', '--pairs', '1');
    const parts = await run('parts.json', '--pairs', '3', '--json');
    expect(parts.out).toBe(whole.out);
  });

  test('refuses opponents that the battle does not have', async () => {
    const { err, code } = await runCompiled('ladder', '--first', 'rommel', '--results', path.join(folder, 'x.json'));
    expect(err).toContain('no opponent "rommel"');
    expect(code).toBe(2);
  });
});
