import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importViolations, unusedDoors } from './doors.mjs';
import { at, rooms } from './repository.mjs';
import { lowerRooms, openToScreen, screenRooms, tableRooms } from './table-doors.mjs';

const refused = (file, text) => importViolations(file, text, rooms());

describe('the doors inside the table', () => {
  test.each([
    [
      'table/board/camera/camera.ts',
      "import type { Grid } from '@impulse/engine/hex/hex.js';\nimport { a } from '../drawing/canvas.js';",
    ],
    ['table/board/board.test.ts', "import { grid } from '@impulse/totensonntag/context.js';"],
    ['table/battles/totensonntag/kit.ts', "import { totensonntag } from '@impulse/totensonntag';"],
    ['table/battles/totensonntag/cards/air.tsx', "import { a } from '../words/own-words.js';"],
    ['table/battles/totensonntag/kit.ts', "const text = import('../../../docs/rules/totensonntag.en.md?raw');"],
    ['table/hosts/worker/authority.ts', "import { MatchHost } from '@impulse/engine';"],
    ['table/hosts/worker/letters/post.ts', "import { a } from '../seal.js';"],
    ['table/staff/worker/hindsight.ts', "import { parseRecord } from '@impulse/engine';"],
    ['table/chair/place.ts', "import { good, SeatedBattle, type Match } from '@impulse/engine';"],
    ['table/chair/place.ts', "import type { Match } from '@impulse/engine';"],
    [
      'table/chair/testing/seating.ts',
      "import { Match } from '@impulse/engine';\nimport { a } from '../../play/open.js';",
    ],
    [
      'table/e2e/testing/battles.ts',
      "import { Match } from '@impulse/engine';\nimport a from '@impulse/totensonntag';",
    ],
    ['table/panels/map.tsx', "import { useDesk } from '../desk/desk.js';\nimport { a } from '../cards/forecast.js';"],
    ['table/play/index.tsx', "import './style/play.css';"],
    ['table/vite.config.ts', "import { offline } from './scripts/offline.js';"],
  ])('are open for %s: %s', (file, text) => {
    expect(refused(file, text)).toEqual([]);
  });

  test.each([
    ['table/board/board.ts', "import { observer } from '@impulse/engine';"],
    ['table/board/board.ts', "import type { Desk } from '../desk/desk.js';"],
    ['table/battles/totensonntag/kit.ts', "import { x } from '@impulse/white-death';"],
    ['table/battles/totensonntag/kit.ts', "import { x } from '../white-death/art.js';"],
    ['table/battles/index.ts', "import { x } from '@impulse/totensonntag';"],
    ['table/panels/log.tsx', "import type { State } from '@impulse/totensonntag/state.js';"],
    ['table/parts/die.tsx', "import { Table } from '../play/index.js';"],
    ['table/parts/die.tsx', "import type { Panels } from '../panels/tabs.js';"],
    ['table/cards/result.tsx', "import { MapView } from '../panels/map.js';"],
    ['table/chair/chair.ts', "import { loadBattle } from '@impulse/library';"],
    ['table/panels/log.tsx', "import type { MatchCard } from '@impulse/protocol/wire/index.js';"],
    ['table/attic/old.ts', "import { x } from '../desk/desk.js';"],
    ['table/play/open.ts', "import { x } from '../attic/old.js';"],
  ])('are shut for %s: %s', (file, text) => {
    expect(refused(file, text)).toHaveLength(1);
  });

  test.each([
    ['table/hosts/local.ts', "import { Authority } from './worker/authority.js';"],
    ['table/hosts/authority-line.ts', "import type { Authority } from './worker/authority.js';"],
    ['table/play/open.ts', "const later = () => import('../hosts/worker/authority.js');"],
    ['table/staff/line.ts', "import { lookingBack } from './worker/hindsight.js';"],
    ['table/thinking/decide.ts', "import { seal } from '../hosts/worker/seal.js';"],
  ])('shut workers in: %s: %s', (file, text) => {
    expect(refused(file, text)[0]).toContain('runs in a worker');
  });

  test.each([
    ['table/hosts/local.ts', "import {\n  good,\n  Match,\n} from '@impulse/engine';"],
    ['table/chair/chair.ts', "import { resume as goOn } from '@impulse/engine';"],
    ['table/chair/chair.ts', "import { mayRead } from '@impulse/engine/match/match.js';"],
    ['table/play/open.ts', "import { carriedOn } from '@impulse/engine';"],
    ['table/play/open.ts', "import { Course } from '@impulse/engine';"],
    ['table/play/open.ts', "import { replayingChecked } from '@impulse/engine';"],
    ['table/play/open.ts', "export { verify } from '@impulse/engine';"],
    ['table/play/open.ts', "export * from '@impulse/engine';"],
    ['table/play/open.ts', "import * as engine from '@impulse/engine';"],
    ['table/play/open.ts', "const engine = await import('@impulse/engine');"],
  ])('let no match into a page: %s: %s', (file, text) => {
    expect(refused(file, text)[0]).toContain('may hold a match');
  });

  test('lead from a room to rooms before it only', () => {
    const order = Object.keys(tableRooms);
    const upward = order.flatMap((room, place) =>
      tableRooms[room].filter((door) => order.indexOf(door) >= place).map((door) => `${room} > ${door}`),
    );
    expect(upward).toEqual([]);
    expect(Object.values(screenRooms).flatMap((doors) => doors.filter((door) => openToScreen.includes(door)))).toEqual(
      [],
    );
  });

  test('are used', () => {
    const doors = unusedDoors([['table/chair/chair.ts', "import type { AnyKit } from '../kit/kit.js';"]], rooms());
    expect(doors).toContain('scripts/table-doors.mjs:1: nobody in table/chair uses the door to engine');
    expect(doors).not.toContain('scripts/table-doors.mjs:1: nobody in table/chair uses the door to kit');
  });

  test('are those that docs/inside/table.md tells', () => {
    const [, text] = /Below the screen:\n\n([\s\S]*?)\nOnly /.exec(fs.readFileSync(at('docs/inside/table.md'), 'utf8'));
    const told = {};
    let room;
    for (const line of text.split('\n').filter((one) => one.startsWith('    '))) {
      room = /^ {4}table\/(\S*)/.exec(line)?.[1].replace(/\/$/, '') ?? room;
      const doors = line
        .slice(80)
        .split(',')
        .map((door) => door.trim());
      (told[room || '.'] ??= []).push(...doors.filter((door) => !['', 'nothing', 'its battle'].includes(door)));
    }
    expect(told).toEqual({ ...lowerRooms, ...screenRooms });
  });
});
