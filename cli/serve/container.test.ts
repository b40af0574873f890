import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveCommand } from './serve.js';

/** No container can be built by the tests: what the files for it name must at least be there, and be understood. */

const root = path.join(import.meta.dirname, '..', '..');
const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');
const container = read('Containerfile');
const lineOf = (word: string): string => new RegExp(`^${word} (.+)$`, 'm').exec(container)?.[1] ?? '';
const { scripts, workspaces } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
};

/** Options in a text, without their values. */
const optionsIn = (text: string): string[] => [...text.matchAll(/--[a-z-]+/g)].map(([option]) => option);

test('the container starts the program that `npm start` does, with options that it knows', () => {
  const [node, program, command] = JSON.parse(lineOf('ENTRYPOINT')) as readonly string[];
  expect(scripts['start']).toContain(`${node} ${program} ${command} `);
  const compose = /command:\s*\[([^\]]+)\]/.exec(read('compose.yaml'))?.[1] ?? '';
  const given = [...optionsIn(lineOf('ENTRYPOINT')), ...optionsIn(compose)];
  expect(given).toEqual(expect.arrayContaining(['--host', '--data', '--site', '--trust-proxy']));
  for (const option of given) expect(serveCommand.help()).toContain(`${option} `);
});

test('everything that the build runs and reads is copied into it', () => {
  for (const [, script] of lineOf('RUN').matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty(script);
  const ignored = read('.dockerignore').trim().split('\n');
  const needed = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts', 'docs/rules'];
  for (const name of [...needed, ...workspaces]) {
    expect(fs.existsSync(path.join(root, name)), name).toBe(true);
    expect(ignored).not.toContain(name.split('/')[0]);
  }
});

test('what was built is copied from where it was built, and a port is listened on that is asked for health', () => {
  const folders = [...container.matchAll(/^WORKDIR (.+)$/gm)].map(([, folder]) => folder);
  expect(container).toContain(`COPY --from=build ${folders[0]} ${folders[1]}\n`);
  const port = lineOf('EXPOSE');
  expect(lineOf('ENTRYPOINT')).toContain(`"--port", "${port}"`);
  expect(lineOf('HEALTHCHECK CMD')).toContain(`http://127.0.0.1:${port}/ready`);
  expect(read('compose.yaml')).toContain(`:${port}'`);
});
