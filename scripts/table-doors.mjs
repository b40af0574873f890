// The inner doors of table/: which of its rooms may import from which, and what each may know of the rest of the house.
import path from 'node:path';
import { definedIn } from './definitions.mjs';

/** What lies below the screen: nothing here draws a panel. Other rooms of the house are named like rooms of the table. */
export const lowerRooms = {
  style: [],
  i18n: ['engine'],
  board: ['engine/hex'],
  storage: ['engine', 'library', 'board', 'i18n'],
  web: ['library', 'i18n', 'storage'],
  art: ['engine', 'board'],
  hosts: ['engine', 'storage'],
  'hosts/remote': ['engine', 'protocol', 'hosts'],
  'hosts/worker': ['engine', 'library', 'hosts', 'storage'],
  thinking: ['engine', 'library', 'hosts', 'storage'],
  kit: ['engine', 'library', 'art', 'board', 'storage', 'web'],
  chair: ['engine', 'kit'],
  staff: ['engine', 'library', 'chair', 'hosts', 'i18n', 'storage'],
  'staff/worker': ['engine', 'library', 'hosts', 'staff'],
  desk: ['engine', 'library', 'art', 'board', 'chair', 'hosts', 'hosts/remote', 'kit', 'staff', 'storage'],
};

/** Open to every room of the screen. */
export const openToScreen = ['engine', 'i18n', 'storage', 'web', 'kit', 'desk'];

/** The rooms of the screen, each after those it uses. */
export const screenRooms = {
  parts: ['board', 'chair'],
  map: ['library', 'art', 'board', 'chair', 'parts'],
  letters: ['hosts', 'parts'],
  online: ['library', 'protocol', 'board', 'hosts', 'hosts/remote', 'parts'],
  learn: ['board', 'parts'],
  cards: ['library', 'chair', 'online', 'parts', 'staff'],
  'battles/<game>': ['library', 'art', 'board', 'cards', 'chair', 'learn', 'parts'],
  battles: ['library', 'battles/<game>', 'learn'],
  panels: ['art', 'board', 'cards', 'chair', 'hosts', 'letters', 'map', 'online', 'parts'],
  play: [
    'library',
    'protocol',
    'battles',
    'chair',
    'hosts',
    'hosts/remote',
    'letters',
    'online',
    'panels',
    'parts',
    'staff',
  ],
  replay: ['library', 'battles', 'board', 'cards', 'hosts', 'map', 'panels', 'parts', 'play', 'staff'],
  'pages/shared': ['library', 'art', 'battles', 'board', 'hosts', 'hosts/remote', 'letters', 'map', 'online', 'parts'],
  'pages/account': ['protocol', 'battles', 'hosts/remote', 'online', 'pages/shared'],
  'pages/by-file': ['library', 'battles', 'hosts', 'letters', 'parts', 'pages/shared'],
  'pages/new': ['library', 'hosts', 'hosts/remote', 'letters', 'pages/shared', 'pages/by-file'],
  'pages/home': ['library', 'battles', 'board', 'hosts', 'hosts/remote', 'online', 'pages/shared'],
  'pages/online': [
    'library',
    'protocol',
    'battles',
    'hosts/remote',
    'online',
    'panels',
    'play',
    'pages/shared',
    'pages/new',
  ],
  'pages/tournaments': ['library', 'protocol', 'battles', 'hosts/remote', 'online', 'pages/shared', 'pages/new'],
  'pages/verify': ['library', 'hosts', 'hosts/remote', 'online', 'parts', 'pages/shared'],
  'pages/learn': ['library', 'battles', 'hosts', 'learn', 'panels', 'play', 'pages/shared'],
  pages: ['library', 'battles', 'hosts', 'parts', 'play', 'replay', 'pages/shared'],
  '.': [
    'hosts/remote',
    'online',
    'pages',
    'pages/account',
    'pages/by-file',
    'pages/home',
    'pages/learn',
    'pages/new',
    'pages/online',
    'pages/tournaments',
    'pages/verify',
    'style',
  ],
};

/** Every room with all its doors. */
export const tableRooms = {
  ...lowerRooms,
  ...Object.fromEntries(Object.entries(screenRooms).map(([room, doors]) => [room, [...openToScreen, ...doors]])),
};

/**
 * Workers that hold what no page may know: the match itself, and the record of a battle that is over. They are started
 * by their names and imported by nobody.
 */
const closedRooms = ['hosts/worker', 'staff/worker'];

const folders = Object.keys(tableRooms).toSorted((a, b) => b.length - a.length);
const isUnder = (inner, folder) => new RegExp(`^${folder.replace('<game>', '[^/]+')}/`).test(inner);

/** The room of a file of the table: the innermost folder that has doors; `.` for what stands in table/ itself. */
export function tableRoomOf(file) {
  const inner = file.split('/').slice(1).join('/');
  if (!inner.includes('/')) return '.';
  return folders.find((folder) => isUnder(inner, folder));
}

/** The battle that a file is about: `table/battles/white-death/kit.ts` -> `white-death`. */
const battleOf = (file) => (tableRoomOf(file) === 'battles/<game>' ? file.split('/')[2] : undefined);

/** Which door an import inside the table takes; undefined within a room. */
export function tableDoorOf(file, target) {
  const [from, to] = [tableRoomOf(file), tableRoomOf(target)];
  return from === to && battleOf(file) === battleOf(target) ? undefined : to;
}

/** Why a file of the table may not import another one; undefined when it may. */
export function innerRefusal(file, target) {
  const [room, door] = [tableRoomOf(file), tableDoorOf(file, target)];
  if (room === undefined) return 'this room of the table has no door rule; add it to scripts/table-doors.mjs';
  if (tableRoomOf(target) === undefined) return 'what it imports stands in no room of the table';
  if (door === undefined) return undefined;
  if (closedRooms.includes(door)) return `table/${door} runs in a worker: nobody else imports it`;
  if (tableRooms[room].includes(door) && door !== room) return undefined;
  return `table/${room} has no door to ${door === room ? target : `table/${door}`}`;
}

/** Why a file of the table may not import something of another room of the house; undefined when it may. */
export function outerRefusal(file, specifier, names, target) {
  const room = tableRoomOf(file);
  if (room === undefined) return 'this room of the table has no door rule; add it to scripts/table-doors.mjs';
  if (target.startsWith('games/')) {
    const battle = path.posix.basename(target);
    return battleOf(file) === battle ? undefined : `only table/battles/${battle} may know this battle`;
  }
  const open = tableRooms[room].some((door) => target === door || specifier.startsWith(`@impulse/${door}/`));
  if (!open) return `table/${room} has no door to ${target}`;
  if (target === 'engine' && !closedRooms.includes(room) && names.some((name) => isMatchWork(specifier, name))) {
    return 'only workers that no page can import may hold a match';
  }
  return undefined;
}

/** Whoever holds a match, or what becomes one, knows everything; `*` takes in all of it. */
const isMatchWork = (specifier, name) =>
  isMatch(specifier) || (name === '*' ? specifier === '@impulse/engine' : isMatch(definedIn(specifier, name)));
const isMatch = (module) => module?.startsWith('@impulse/engine/match/') === true;
