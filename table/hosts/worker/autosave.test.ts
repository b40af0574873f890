import { expect, test } from 'vitest';
import type { SavedBattle, StoreResult } from '../../storage/types.js';
import { Autosave } from './autosave.js';

const battle = (events: number) => () => Promise.resolve({ summary: { events } } as unknown as SavedBattle);
const ignore = (): void => undefined;

test('while one version is being stored, only the newest of the others waits', async () => {
  const stored: number[] = [];
  const open: (() => void)[] = [];
  const autosave = new Autosave(({ summary }) => {
    stored.push(summary.events);
    return new Promise((resolve) => open.push(() => resolve({ ok: true })));
  }, ignore);
  for (const events of [1, 2, 3]) autosave.keep(battle(events));
  await expect.poll(() => stored).toEqual([1]);
  open.shift()!();
  await expect.poll(() => stored).toEqual([1, 3]);
  open.shift()!();
  await autosave.finished();
  expect(stored).toEqual([1, 3]);
});

test('how storing went is told each time, a store that throws included', async () => {
  const told: StoreResult[] = [];
  const results: (() => Promise<StoreResult>)[] = [
    () => Promise.resolve({ ok: false, failure: 'full' }),
    () => Promise.resolve({ ok: true }),
    () => Promise.reject(new Error('broken')),
  ];
  const autosave = new Autosave(
    () => results.shift()!(),
    (result) => told.push(result),
  );
  for (let version = 1; results.length > 0; version++) {
    autosave.keep(battle(version));
    await autosave.finished();
  }
  expect(told).toEqual([{ ok: false, failure: 'full' }, { ok: true }, { ok: false, failure: 'failed' }]);
});
