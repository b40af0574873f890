import { describe, expect, test } from 'vitest';
import { dependencyViolations, importViolations } from './doors.mjs';

const rooms = [
  'engine',
  'games/totensonntag',
  'games/white-death',
  'opponent',
  'library',
  'protocol',
  'table',
  'cli',
  'bench',
];
const refused = (file, text) => importViolations(file, text, rooms);

describe('the door rule', () => {
  test.each([
    ['engine/match.ts', "import { hash } from './state.js';"],
    ['engine/match.test.ts', "import fs from 'node:fs';\nimport { test } from 'vitest';\nimport fc from 'fast-check';"],
    ['engine/testing/golden.ts', "import fs from 'node:fs';\nimport { test } from 'vitest';"],
    ['games/totensonntag/testing.ts', "import { expect } from 'vitest';"],
    ['games/totensonntag/rules/movement.ts', "import { range } from '../../../games/totensonntag/hexes.js';"],
    ['games/totensonntag/rules/movement.ts', "import type { Hex } from '@impulse/engine/hex/hex.js';"],
    ['opponent/search.ts', "import type { Game } from '@impulse/engine';"],
    [
      'library/battles.ts',
      "const load = () => import('@impulse/totensonntag');\nimport { think } from '@impulse/opponent';",
    ],
    [
      'protocol/session.ts',
      "import type { Seat } from '@impulse/engine';\nimport { loadBattle } from '@impulse/library';",
    ],
    ['protocol/session.test.ts', "import { totensonntag } from '@impulse/totensonntag';"],
    ['table/hosts/remote/call.ts', "import type { Answer } from '@impulse/protocol';"],
    ['cli/engine.ts', "import readline from 'node:readline';\nimport { loadBattle } from '@impulse/library';"],
    ['engine/text.ts', "const said = 'moves from \"A1\" to B2';\n// import x from '@impulse/cli'\n"],
  ])('lets through %s: %s', (file, text) => {
    expect(refused(file, text)).toEqual([]);
  });

  test.each([
    ['engine/match.ts', "import { game } from '@impulse/totensonntag';", 1],
    ['engine/match.ts', "import fs from 'node:fs';", 1],
    ['engine/match.ts', "import fc from 'fast-check';", 1],
    ['engine/testing/golden.ts', "import { game } from '@impulse/totensonntag';", 1],
    ['engine/match.test.ts', "\nimport { game } from '@impulse/totensonntag';", 2],
    ['engine/match.ts', "export * from '../games/totensonntag/index.js';", 1],
    ['engine/match.ts', "\n\nimport '@impulse/cli/main.js';", 3],
    ['engine/match.ts', "const later = () => import('@impulse/opponent');", 1],
    ['engine/match.ts', "type Game = import('@impulse/totensonntag').Game;", 1],
    ['engine/match.ts', "import {\n  one,\n  type Two,\n} from '@impulse/totensonntag';", 4],
    ['engine/match.ts', "import { hash } from '@impulse/engine/state/state.js';", 1],
    ['engine/match.ts', "import { x } from '@impulse/nowhere';", 1],
    ['games/totensonntag/index.ts', "import { x } from '@impulse/white-death';", 1],
    ['games/totensonntag/index.ts', "export type { X } from '../white-death/index.js';", 1],
    ['games/totensonntag/index.ts', "import { x } from '@impulse/opponent';", 1],
    ['games/totensonntag/rules/a.ts', "import { x } from '../../../engine/hex.js';", 1],
    ['opponent/search.ts', "import { x } from '@impulse/cli/main.js';", 1],
    ['opponent/search.ts', "import { game } from '@impulse/totensonntag';", 1],
    ['opponent/search.test.ts', "import { game } from '@impulse/totensonntag';", 1],
    ['library/battles.ts', "import { x } from '@impulse/protocol';", 1],
    ['library/battles.ts', "import fs from 'node:fs';", 1],
    ['protocol/session.ts', "import { totensonntag } from '@impulse/totensonntag';", 1],
    ['protocol/session.ts', "import { think } from '@impulse/opponent';", 1],
    ['table/main.tsx', "import { think } from '@impulse/opponent';", 1],
    ['cli/simulate.ts', "import { playOut } from '@impulse/opponent';", 1],
    ['opponent/search.ts', "import { Worker } from 'node:worker_threads';", 1],
    ['bench/main.ts', "import { x } from '@impulse/cli/main.js';", 1],
    ['attic/main.ts', 'export {};', 1],
  ])('refuses %s: %s', (file, text, line) => {
    const found = refused(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${file}:${line}: `));
  });

  test('names every violation of a file', () => {
    const text = "import a from '@impulse/cli/a.js';\nimport b from './b.js';\nimport c from '@impulse/opponent';\n";
    expect(refused('engine/match.ts', text).map((found) => found.split(':')[1])).toEqual(['1', '3']);
  });

  test('holds for the dependencies of a package', () => {
    expect(dependencyViolations('engine', {}, rooms)).toEqual([]);
    expect(dependencyViolations('engine', { dependencies: { zod: '4.6.7' } }, rooms)).toHaveLength(1);
    expect(dependencyViolations('engine', { devDependencies: { '@impulse/cli': '0.1.0' } }, rooms)).toHaveLength(1);
    expect(dependencyViolations('games/totensonntag', { dependencies: { '@impulse/engine': '0.1.0' } }, rooms)).toEqual(
      [],
    );
    expect(dependencyViolations('cli', { dependencies: { ink: '1.0.0', '@impulse/library': '0.1.0' } }, rooms)).toEqual(
      [],
    );
    const battle = { '@impulse/totensonntag': '0.1.0' };
    expect(dependencyViolations('protocol', { devDependencies: battle }, rooms)).toEqual([]);
    expect(dependencyViolations('protocol', { dependencies: battle }, rooms)).toHaveLength(1);
  });
});
