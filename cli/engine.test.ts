import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compiled } from './places.js';
import { runLine } from './testing/run.js';

const main = path.join(compiled, 'main.js');
const requests = (...values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('the engine', () => {
  test('answers every line once and in order', async () => {
    const lines = ['{"do":"games","id":0}', '', 'x', '[]', '{"do":"turn","id":4}', '\r', '{"do":"games","id":6}'];
    const { code, out } = await runLine(['engine'], lines.join('\n'));
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id?: number; ok: boolean });
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [0, true],
      [undefined, false],
      [undefined, false],
      [undefined, false],
      [4, false],
      [undefined, false],
      [6, true],
    ]);
  });

  test('answers a last line without its end, and nothing to nothing', async () => {
    expect((await runLine(['engine'], '{"do":"games"}')).out).toMatch(/^\{"ok":true.*\}\n$/);
    expect(await runLine(['engine'], '')).toEqual({ code: 0, out: '', err: '' });
  });

  test('a line that is too long is refused, and the next one answered', async () => {
    const long = `{"do":"${'x'.repeat(17 * 1024 * 1024)}"}`;
    const { out } = await runLine(['engine'], `${long}\n{"do":"games"}\n`);
    const [first, second] = out.split('\n');
    expect(JSON.parse(first)).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect(JSON.parse(second)).toMatchObject({ ok: true });
  });

  test('deep nesting is answered', async () => {
    const deep = `{"do":"load","position":{"game":"totensonntag","units":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    const { out } = await runLine(['engine'], `${deep}\n`);
    expect(JSON.parse(out)).toMatchObject({ ok: false });
  });
});

describe('the engine for a player', () => {
  test('lets the computer decide for the other side', async () => {
    const { code, out } = await runLine(
      ['engine', '--seat', 'cw', '--against', 'random'],
      requests(
        { do: 'new', game: 'totensonntag' },
        { do: 'turn' },
        { do: 'act', side: 'dak', action: { type: 'done' } },
        { do: 'log', seat: 'dak' },
        { do: 'think', side: 'cw', level: 'script' },
        { do: 'act', side: 'cw', action: { type: 'choose-an', value: 6 } },
        { do: 'turn' },
      ),
    );
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; turn?: { side: string }; error?: { code: string } });
    expect(answers.map(({ ok, error }) => error?.code ?? ok)).toEqual([
      true,
      true,
      'not-your-seat',
      'not-your-seat',
      true,
      true,
      true,
    ]);
    expect([answers[1].turn?.side, answers[6].turn?.side]).toEqual(['cw', 'cw']);
  });

  test.each([
    [['--seat', 'red'], '--seat takes one of: dak, cw, soviet, german, observer; not "red".'],
    [
      ['--seat', 'cw', '--against', 'x'],
      '--against takes one of: random, recruit, greedy, script, veteran, expert, staff-college; not "x".',
    ],
    [['--against', 'script'], '--against needs a --seat.'],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await runLine(['engine', ...words], '');
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('the engine as a process', () => {
  beforeAll(() => expect(fs.existsSync(main), 'npm run build makes what this test runs').toBe(true));

  function start(words: readonly string[]) {
    const child = spawn(process.execPath, [main, ...words], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, out, err }));
    });
    return { child, ended };
  }

  test('plays over a pipe, waiting for each answer', async () => {
    const { child, ended } = start(['engine']);
    const ask = (value: unknown): Promise<{ ok: boolean; [field: string]: unknown }> =>
      new Promise((resolve) => {
        let text = '';
        const listen = (chunk: Buffer): void => {
          text += chunk.toString();
          if (!text.endsWith('\n')) return;
          child.stdout.off('data', listen);
          resolve(JSON.parse(text) as { ok: boolean });
        };
        child.stdout.on('data', listen);
        child.stdin.write(`${JSON.stringify(value)}\n`);
      });
    expect(await ask({ do: 'new', game: 'totensonntag', seed: 'pipe' })).toMatchObject({ ok: true });
    for (let i = 0; i < 10; i++) {
      const { turn } = (await ask({ do: 'turn' })) as unknown as { turn: { side: string } };
      const { action } = await ask({ do: 'think', side: turn.side, level: 'script' });
      expect(await ask({ do: 'act', side: turn.side, action })).toMatchObject({ ok: true });
    }
    child.stdin.end();
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  test('ends quietly when nobody listens any more', async () => {
    const { child, ended } = start(['engine']);
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.end(requests(...Array.from({ length: 200 }, () => ({ do: 'games' }))));
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  test('ends quietly when it is interrupted', async () => {
    const { child, ended } = start(['engine']);
    child.stdin.write('{"do":"games"}\n');
    child.stdout.once('data', () => child.kill('SIGINT'));
    expect(await ended).toMatchObject({ code: 130, err: '' });
  });
});
