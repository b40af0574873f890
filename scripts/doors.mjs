// The door rule: which room may import from which. engine <- games <- opponent <- table, server, cli, bench.
import fs from 'node:fs';
import path from 'node:path';
import { at, filesUnder, isMain, readJson, root, rooms } from './repository.mjs';

const upperFloor = ['engine', 'games', 'opponent'];

/** For each kind of room, the kinds it may import from besides itself. */
const doors = {
  engine: [],
  games: ['engine'],
  opponent: ['engine', 'games'],
  table: upperFloor,
  server: upperFloor,
  cli: upperFloor,
  bench: upperFloor,
};

/** Rooms that use no packages: they run anywhere, and their tests need only these. */
const pureKinds = ['engine', 'games', 'opponent'];
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
  /^[ \t]*(?:import|export)\s+(?:type\s+)?[\w$*\s{},]+?\sfrom\s*(['"])(?<specifier>[^'"\n]+)\1/gm,
  /^[ \t]*import\s*(['"])(?<specifier>[^'"\n]+)\1/gm,
  /\b(?:import|require)\(\s*(['"`])(?<specifier>[^'"`\n]+)\1/g,
];

/** Every import, re-export and dynamic import of a source text, with its line. */
function importsOf(text) {
  const found = importForms.flatMap((form) =>
    Array.from(text.matchAll(form), (match) => {
      const end = match.index + match[0].length;
      return { specifier: match.groups.specifier, line: text.slice(0, end).split('\n').length };
    }),
  );
  return found.sort((a, b) => a.line - b.line);
}

function refusal(file, specifier, allRooms) {
  const room = roomOf(file);
  const kind = kindOf(room);
  if (specifier.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    if (target === room || target.startsWith(`${room}/`)) return undefined;
    // Documents are no code: the table shows the rules reference as it stands.
    if (kind === 'table' && target.startsWith('docs/')) return undefined;
    return 'a relative import leaves the room; import other rooms by their package name';
  }
  if (specifier.startsWith('@impulse/')) {
    const target = roomOfPackage(specifier, allRooms);
    if (!target) return 'no such room';
    if (target === room) return 'a room imports its own files by relative path';
    if (doors[kind].includes(kindOf(target)) && kindOf(target) !== kind) return undefined;
    return `${room} may import ${doors[kind].length ? `only ${doors[kind].join(', ')}` : 'nothing outside itself'}`;
  }
  if (!pureKinds.includes(kind)) return undefined;
  if (isTest(file) && (specifier.startsWith('node:') || testPackages.includes(specifier))) return undefined;
  return `${kind === 'games' ? 'a game' : kind} uses no packages`;
}

/** Violations in one source file; `file` is its path from the repository root with forward slashes. */
export function importViolations(file, text, allRooms) {
  if (!(kindOf(file) in doors)) return [`${file}:1: this room has no door rule; add it to scripts/doors.mjs`];
  return importsOf(text).flatMap(({ specifier, line }) => {
    const reason = refusal(file, specifier, allRooms);
    return reason ? [`${file}:${line}: '${specifier}': ${reason}`] : [];
  });
}

/** Violations in a room's package.json. */
export function dependencyViolations(room, manifest, allRooms) {
  const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  const names = fields.flatMap((field) => Object.keys(manifest[field] ?? {}));
  return names.flatMap((name) => {
    const reason = refusal(`${room}/package.json`, name, allRooms);
    return reason ? [`${room}/package.json:1: '${name}': ${reason}`] : [];
  });
}

function check() {
  const allRooms = rooms();
  const violations = allRooms.flatMap((room) => [
    ...dependencyViolations(room, readJson(at(room, 'package.json')), allRooms),
    ...Array.from(filesUnder(at(room), /\.(ts|tsx|mts)$/), (full) => {
      const file = path.relative(root, full).split(path.sep).join('/');
      return importViolations(file, fs.readFileSync(full, 'utf8'), allRooms);
    }).flat(),
  ]);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`${allRooms.length} rooms, every import goes through a door`);
}

if (isMain(import.meta.url)) check();
