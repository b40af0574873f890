import { expect, test } from 'vitest';
import type { BattleStore, SavedBattle, StoreResult } from '../storage/types.js';
import { Keeper } from './keeper.js';

const battle = (events: number): SavedBattle => ({ summary: { events } }) as unknown as SavedBattle;

function store(save: (battle: SavedBattle) => Promise<StoreResult>): BattleStore {
  return {
    list: () => Promise.resolve([]),
    load: () => Promise.resolve(null),
    remove: () => Promise.resolve({ ok: true }),
    save,
  };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

test('while one version is being stored, only the newest of the others waits', async () => {
  const stored: number[] = [];
  const open: (() => void)[] = [];
  const keeper = new Keeper(
    store(({ summary }) => {
      stored.push(summary.events);
      return new Promise((resolve) => open.push(() => resolve({ ok: true })));
    }),
  );
  for (const events of [1, 2, 3]) keeper.keep(() => battle(events));
  expect(stored).toEqual([1]);
  open.shift()!();
  await settled();
  expect(stored).toEqual([1, 3]);
});

test('a full disk is said, and forgotten when storing works again', async () => {
  let result: StoreResult = { ok: false, reason: 'full' };
  const keeper = new Keeper(store(() => Promise.resolve(result)));
  keeper.keep(() => battle(1));
  await settled();
  expect(keeper.trouble.value).toBe('full');
  result = { ok: true };
  keeper.keep(() => battle(2));
  await settled();
  expect(keeper.trouble.value).toBeNull();
});

test('a store that throws is a failure, not an end', async () => {
  const keeper = new Keeper(store(() => Promise.reject(new Error('broken'))));
  keeper.keep(() => battle(1));
  await settled();
  expect(keeper.trouble.value).toBe('failed');
});
