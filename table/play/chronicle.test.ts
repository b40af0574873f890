import { expect, test } from 'vitest';
import { chaptersOf } from './chronicle.js';
import { sit } from './testing.js';
import { luckOf, throwsIn } from './throws.js';

test('a battle has chapters for set-up, couplets and nights, and loses no event', async () => {
  const { session } = sit({ dak: 'greedy', cw: 'greedy', scenario: 'free' });
  await session.run();
  const chapters = chaptersOf(session.log.value);
  expect(chapters[0]?.kind).toBe('setup');
  expect(chapters.filter(({ kind }) => kind === 'couplet').length).toBe(24);
  expect(chapters.filter(({ kind }) => kind === 'night').length).toBe(6);
  expect(new Set(chapters.map(({ key }) => key)).size).toBe(chapters.length);
  const headings = 24 + 6;
  expect(chapters.reduce((sum, { events }) => sum + events.length, headings)).toBe(session.log.value.length);

  const { context } = session.match.state;
  const sideOf = (unit: string): string => context.units[context.unitNumber.get(unit)!].side;
  const throws = session.log.value.flatMap((event) => throwsIn(event, sideOf));
  const drawn = session.match.record(true).events.flatMap(([, , dice = []]) => dice);
  expect(throws.flatMap(({ dice }) => dice).length).toBe(drawn.length);
  const luck = luckOf(throws, 'dak');
  expect(luck.faces.reduce((sum, many) => sum + many, 0)).toBe(luck.count);
  expect(luck.mean).toBeGreaterThan(2.5);
  expect(luck.hits).toBeLessThanOrEqual(luck.attacks);
});

test('the historical set-up begins with its first couplet', async () => {
  const { session } = sit({ dak: 'greedy', dice: [4] });
  await session.act({ type: 'choose-an', value: 6 });
  expect(chaptersOf(session.log.value)[0]).toMatchObject({ kind: 'couplet', turn: 1, couplet: 1 });
});
