import { expect, test } from 'vitest';
import type { HostAnswer } from '@impulse/engine';
import { signal } from '@preact/signals';
import { action } from '../battles/totensonntag/battle.js';
import { Resigning } from './resigning.js';
import { sit, type TestTable } from './testing/sitting.js';

type Asked = readonly [seat: string, revision: number];

/** The host has moved on `stale` times before it hears of it. */
function resigningAt({ chair }: TestTable, stale = 0, mayPlay = signal(true)) {
  const asked: Asked[] = [];
  const resigning = new Resigning(chair, mayPlay, (seat, revision): Promise<HostAnswer> => {
    asked.push([seat, revision]);
    return Promise.resolve(asked.length <= stale ? { kind: 'stale', revision } : { kind: 'done', revision });
  });
  return { resigning, asked };
}

test('the person in the chair gives up on what has been seen', async () => {
  const table = await sit({ dak: 'script' });
  await table.chair.liftCurtain();
  table.plans.propose(action({ type: 'choose-an', value: 3 }));
  await table.plans.confirm();
  const { resigning, asked } = resigningAt(table);
  await resigning.resign();
  expect(asked).toEqual([['cw', table.chair.battle.value.revision]]);
  expect(asked[0][1]).toBeGreaterThan(0);
});

test('it is said again when somebody has played meanwhile', async () => {
  const { resigning, asked } = resigningAt(await sit({ dak: 'script' }), 2);
  await resigning.resign();
  expect(asked).toHaveLength(3);
});

test('nobody gives up behind the curtain, or while another tab plays', async () => {
  const hotSeat = resigningAt(await sit());
  await hotSeat.resigning.resign();
  const mayPlay = signal(false);
  const watching = resigningAt(await sit({ dak: 'script' }), 0, mayPlay);
  await watching.resigning.resign();
  expect([...hotSeat.asked, ...watching.asked]).toEqual([]);
  mayPlay.value = true;
  expect(watching.resigning.allowed.value).toBe(true);
});
