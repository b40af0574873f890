// The door rule: which room may import from which. engine <- games, opponent <- library <- protocol <- table, server <- cli, bench.
import fs from 'node:fs';
import path from 'node:path';
import { at, filesUnder, isMain, readJson, root, rooms } from './repository.mjs';
import {
  innerRefusal,
  openToScreen,
  outerRefusal,
  screenRooms,
  tableDoorOf,
  tableRoomOf,
  tableRooms,
} from './table-doors.mjs';

/** For each kind of room, the kinds it may import from besides itself. */
const doors = {
  engine: [],
  games: ['engine'],
  opponent: ['engine'],
  library: ['engine', 'games', 'opponent'],
  protocol: ['engine', 'library'],
  // The table's own rooms have doors besides: scripts/table-doors.mjs.
  table: ['engine', 'games', 'library', 'protocol'],
  server: ['engine', 'library', 'protocol'],
  cli: ['engine', 'library', 'protocol', 'server'],
  // Some figures are of the insides of one battle.
  bench: ['engine', 'games', 'library', 'protocol', 'server'],
};

/** Tests that talk about the units and hexes of a battle may know that battle. */
const testDoors = { protocol: ['games'] };

/** Rooms that use no packages: they run anywhere, and their tests need only these. */
const pureKinds = ['engine', 'games', 'opponent', 'library', 'protocol'];
const testPackages = ['vitest', 'fast-check'];

const kindOf = (room) => room.split('/')[0];
const roomOf = (file) => file.split('/', kindOf(file) === 'games' ? 2 : 1).join('/');
/** Tests, and what only tests use. */
const isTest = (file) =>
  file.endsWith('.test.ts') || file.includes('/testing/') || path.posix.basename(file).startsWith('testing');

/** A room by its package name: `@impulse/engine/dice/dice.js` -> `engine`. */
function roomOfPackage(specifier, allRooms) {
  const name = /^@impulse\/([^/]+)/.exec(specifier)?.[1];
  return name && allRooms.find((room) => path.posix.basename(room) === name);
}

const importForms = [
  /^[ \t]*(?:import|export)\s+(?:type\s+)?(?<clause>[\w$*\s{},]+?)\sfrom\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm,
  /^[ \t]*import\s*(['"])(?<specifier>[^'"\n]+)\1/gm,
  /\b(?:import|require)\(\s*(['"`])(?<specifier>[^'"`\n]+)\1/g,
];

const namesIn = (clause) =>
  clause.split(/[{},]/).flatMap((part) => {
    const name = part.trim().split(/\s+as\s+/)[0];
    return name === '' || name.startsWith('type ') ? [] : name;
  });

/** Every import, re-export and dynamic import of a source text, with its line. */
function importsOf(text) {
  const found = importForms.flatMap((form) =>
    Array.from(text.matchAll(form), (match) => {
      const end = match.index + match[0].length;
      const { specifier, clause = '' } = match.groups;
      // Types tell nothing: only what is there when the program runs counts. What is fetched later is fetched whole.
      const isCall = /^(?:import|require)\(/.test(match[0]);
      const names = /^[^{]*\btype\s/.test(match[0]) ? [] : isCall ? ['*'] : namesIn(clause);
      return { specifier, names, line: text.slice(0, end).split('\n').length };
    }),
  );
  return found.sort((a, b) => a.line - b.line);
}

/** In the table: tests, what measures, shows or tries out its parts, and what builds it. */
const isTrial = (file) =>
  isTest(file) || /^table\/(e2e|bench|shots|scripts|battles\/harness)\/|\.config\.ts$/.test(file);

function refusal(file, specifier, allRooms, names = []) {
  const room = roomOf(file);
  const kind = kindOf(room);
  if (specifier.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    if (target === room || target.startsWith(`${room}/`)) {
      return kind === 'table' && !isTrial(file) ? innerRefusal(file, target) : undefined;
    }
    // Documents are no code: the table shows the rules reference as it stands.
    if (kind === 'table' && target.startsWith('docs/')) return undefined;
    return 'a relative import leaves the room; import other rooms by their package name';
  }
  if (specifier.startsWith('@impulse/')) {
    const target = roomOfPackage(specifier, allRooms);
    if (!target) return 'no such room';
    if (target === room) return 'a room imports its own files by relative path';
    const open = isTest(file) ? [...doors[kind], ...(testDoors[kind] ?? [])] : doors[kind];
    if (open.includes(kindOf(target)) && kindOf(target) !== kind) {
      const isCode = !file.endsWith('package.json');
      return kind === 'table' && isCode && !isTrial(file) ? outerRefusal(file, specifier, names, target) : undefined;
    }
    return `${room} may import ${open.length ? `only ${open.join(', ')}` : 'nothing outside itself'}`;
  }
  if (!pureKinds.includes(kind)) return undefined;
  if (isTest(file) && (specifier.startsWith('node:') || testPackages.includes(specifier))) return undefined;
  return `${kind === 'games' ? 'a game' : kind} uses no packages`;
}

/** Violations in one source file; `file` is its path from the repository root with forward slashes. */
export function importViolations(file, text, allRooms) {
  if (!(kindOf(file) in doors)) return [`${file}:1: this room has no door rule; add it to scripts/doors.mjs`];
  return importsOf(text).flatMap(({ specifier, names, line }) => {
    const reason = refusal(file, specifier, allRooms, names);
    return reason ? [`${file}:${line}: '${specifier}': ${reason}`] : [];
  });
}

/** Doors inside the table that nobody uses: the rule names what is there, not what once was. */
export function unusedDoors(files, allRooms) {
  const used = new Set(
    files.flatMap(([file, text]) => {
      if (kindOf(file) !== 'table' || isTrial(file)) return [];
      return importsOf(text).map(({ specifier }) => {
        const inner = specifier.startsWith('.');
        const target = inner
          ? path.posix.join(path.posix.dirname(file), specifier)
          : roomOfPackage(specifier, allRooms);
        const isHexes = specifier.startsWith('@impulse/engine/hex/') && tableRoomOf(file) === 'board';
        const door = !inner
          ? isHexes
            ? 'engine/hex'
            : target
          : target.startsWith('table/') && tableDoorOf(file, target);
        return `${tableRoomOf(file)} > ${door}`;
      });
    }),
  );
  return Object.entries(tableRooms).flatMap(([room, doors]) =>
    doors
      .filter((door) => !(room in screenRooms && openToScreen.includes(door)) && !used.has(`${room} > ${door}`))
      .map((door) => `scripts/table-doors.mjs:1: nobody in table/${room} uses the door to ${door}`),
  );
}

/** Violations in a room's package.json. */
export function dependencyViolations(room, manifest, allRooms) {
  const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return fields.flatMap((field) => {
    // What only tests need stands among the development dependencies, and goes through the doors of tests.
    const file = field === 'devDependencies' ? `${room}/testing/package.json` : `${room}/package.json`;
    return Object.keys(manifest[field] ?? {}).flatMap((name) => {
      const reason = refusal(file, name, allRooms);
      return reason ? [`${room}/package.json:1: '${name}': ${reason}`] : [];
    });
  });
}

function check() {
  const allRooms = rooms();
  const files = allRooms.flatMap((room) =>
    Array.from(filesUnder(at(room), /\.(ts|tsx|mts)$/), (full) => [
      path.relative(root, full).split(path.sep).join('/'),
      fs.readFileSync(full, 'utf8'),
    ]),
  );
  const violations = [
    ...allRooms.flatMap((room) => dependencyViolations(room, readJson(at(room, 'package.json')), allRooms)),
    ...files.flatMap(([file, text]) => importViolations(file, text, allRooms)),
    ...unusedDoors(files, allRooms),
  ];
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`${allRooms.length} rooms, every import goes through a door`);
}

if (isMain(import.meta.url)) check();
