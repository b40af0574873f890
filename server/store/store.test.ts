import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptMatch } from '../testing/kept-match.js';
import { storeAt } from '../testing/stores.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { PostgresStore } from './postgres/postgres-store.js';
import { openDatabase } from './sqlite/database.js';
import { mostKept, type Store } from './store.js';
import { labelOf } from './tables/labels.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-store-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => path.join(folder, `${files++}.db`);

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.end());

/** At the end the database goes down, perhaps before the last connection to it has. */
const ignore = (): void => undefined;
const newPostgresStore = async () => PostgresStore.at(await postgres.newDatabase(), ignore);

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in a file', () => Promise.resolve(storeAt(newFile()))],
  ['in PostgreSQL', newPostgresStore],
];

const at = 1_700_000_000_000;
const entry = (number: number) => ({ entry: `["dak",{"n":${number}}]`, events: `[{"n":${number}}]`, at });
const added = (match: string, from: number, ...numbers: readonly number[]) => ({
  match,
  from,
  at,
  entries: numbers.map(entry),
});

describe.each(stores)('a store %s', (_, make) => {
  test('gives back what it was given', async () => {
    const store = await make();
    const match = keptMatch('a');
    await store.create(match);
    expect(await store.find('a')).toEqual(match);
    expect(await store.find('b')).toBeNull();
    expect(await store.journal('a')).toEqual({ entries: [], snapshot: null });
    await store.close();
  });

  test('lists public matches with a free seat, the newest first', async () => {
    const store = await make();
    for (const [id, created] of [
      ['old', 1],
      ['new', 2],
    ] as const) {
      await store.create({ ...keptMatch(id), created, isPublic: true });
    }
    await store.create({ ...keptMatch('private'), created: 3 });
    expect((await store.open(9)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await store.open(1)).toHaveLength(1);
    const old = { ...keptMatch('old'), created: 1, version: 1 };
    expect(await store.replace({ ...old, seats: old.seats.map((seat) => ({ ...seat, key: 'k' })) })).toBe(true);
    expect((await store.open(9)).map(({ id }) => id)).toEqual(['new']);
    await store.close();
  });

  test('replaces only what is of the version before', async () => {
    const store = await make();
    await store.create(keptMatch('a'));
    expect(await store.replace({ ...keptMatch('a'), version: 1, isOver: true })).toBe(true);
    expect(await store.replace({ ...keptMatch('a'), version: 1, isOver: false })).toBe(false);
    expect(await store.replace({ ...keptMatch('none'), version: 1 })).toBe(false);
    expect(await store.find('a')).toMatchObject({ version: 1, isOver: true });
    await store.close();
  });

  test('of two writers at one revision one is right', async () => {
    const store = await make();
    await store.create(keptMatch('a'));
    // Which of them it is may depend on the connection that is faster.
    const both = await Promise.all([store.append(added('a', 0, 0)), store.append(added('a', 0, 9))]);
    expect(both.toSorted()).toEqual([false, true]);
    const kept = both[0] ? 0 : 9;
    expect(await store.append(added('a', 2, 2))).toBe(false);
    const snapshot = { revision: 2, cells: Uint8Array.of(1, 2, 3, 4) };
    expect(await store.append({ ...added('a', 1, 1), snapshot })).toBe(true);
    expect(await store.journal('a')).toEqual({ entries: [entry(kept), entry(1)], snapshot });
    await store.close();
  });

  test('keeps the last positions of a battle', async () => {
    const store = await make();
    await store.create(keptMatch('a'));
    expect(await store.positions('a')).toBeNull();
    for (const revision of [3, 7, 5]) await store.keepPositions('a', { revision, keyframes: `[[${revision},{}]]` });
    expect(await store.positions('a')).toEqual({ revision: 7, keyframes: '[[7,{}]]' });
    expect(await store.positions('b')).toBeNull();
    await store.close();
  });

  test('forgets old offers whose battle has not begun, and battles in which nothing ever happened', async () => {
    const store = await make();
    const parts = { host: 'ab', guest: 'cd' };
    const create = (id: string, created: number, begun: boolean, guestPart: string | null = 'cd') => {
      const match = keptMatch(id);
      return store.create({ ...match, created, guestPart, record: { ...match.record, ...(begun ? { parts } : {}) } });
    };
    await create('unaccepted', 1, false, null);
    // By whoever has offered it, or by a computer.
    await create('accepted', 1, false);
    await create('untouched', 1, true);
    await create('begun', 3, true);
    await create('played', 1, true);
    await store.append(added('played', 0, 0));
    await create('new', 5, false, null);
    await store.keepPositions('untouched', { revision: 0, keyframes: '[]' });
    await store.say('unaccepted', { by: 'dak', text: 'Is anybody there?', at: 2 });
    expect(await store.forgetOffers(5, 2)).toBe(3);
    expect(await store.forgetOffers(5, 2)).toBe(0);
    expect(await store.positions('untouched')).toBeNull();
    expect((await store.list(9)).map(({ id }) => id).toSorted()).toEqual(['begun', 'new', 'played']);
    await store.close();
  });

  test('keeps a bounded number of things that were said', async () => {
    const store = await make();
    await store.create(keptMatch('a'));
    await store.create(keptMatch('b'));
    await store.say('b', { by: 'dak', text: 'another match', at: 0 });
    for (let at = 0; at < mostKept + 20; at++) await store.say('a', { by: 'dak', text: `${at}`, at });
    const said = await store.said('a', 5_000);
    expect(said).toHaveLength(mostKept);
    expect(said.at(-1)?.text).toBe(`${mostKept + 19}`);
    expect(await store.said('b', 5)).toHaveLength(1);
    await store.close();
  });

  test('keeps what was said, and tells the last of it', async () => {
    const store = await make();
    await store.create(keptMatch('a'));
    const sayings = ['hello', '<b>you</b>', '再見'].map((text, at) => ({ by: 'dak', text, at }));
    for (const saying of sayings) await store.say('a', saying);
    expect(await store.said('a', 9)).toEqual(sayings);
    expect(await store.said('a', 2)).toEqual(sayings.slice(1));
    await store.close();
  });
});

test('a file that is opened again holds everything, one of a later program is not touched', async () => {
  const file = newFile();
  const first = storeAt(file);
  await first.create(keptMatch('a'));
  await first.append(added('a', 0, 0));
  const again = storeAt(file);
  expect(await again.find('a')).toEqual(keptMatch('a'));
  expect((await again.journal('a')).entries).toEqual([entry(0)]);
  openDatabase(file).exec('pragma user_version = 99');
  expect(() => openDatabase(file)).toThrow('of version 99');
});

test('what cannot be kept fails alone', async () => {
  const store = storeAt(newFile());
  await store.create(keptMatch('a'));
  const wrong = store.append(added('nowhere', 0, 0));
  const right = store.append(added('a', 0, 0, 1));
  await expect(wrong).rejects.toThrow('The store');
  expect(await right).toBe(true);
  expect((await store.journal('a')).entries).toHaveLength(2);
  expect((await store.journal('nowhere')).entries).toEqual([]);
});

describe.each(stores)('the tables beside the matches, %s', (_, open) => {
  test('a label keeps the first value that was proposed', async () => {
    const store = await open();
    const tables = await store.tables();
    const values = await Promise.all(['a', 'b', 'c'].map((value) => labelOf(tables, 'x', () => value)));
    expect(new Set(values).size).toBe(1);
    expect(await labelOf(tables, 'x', () => 'd')).toBe(values[0]);
    await store.close();
  });

  test('what belongs together is kept together or not at all', async () => {
    const store = await open();
    const { database, together } = await store.tables();
    const put = (name: string) => database.insertInto('label').values({ name, value: name });
    expect(await together([put('a'), put('b'), database.updateTable('label').set({ value: 'c' })])).toEqual([1, 1, 2]);
    await expect(together([put('d'), put('a')])).rejects.toThrow();
    const kept = await database.selectFrom('label').select(['name', 'value']).orderBy('name').execute();
    expect(kept).toEqual([
      { name: 'a', value: 'c' },
      { name: 'b', value: 'c' },
    ]);
    await store.close();
  });
});
