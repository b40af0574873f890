import { languages } from '@impulse/engine';
import { standingNames, standingValues } from '@impulse/white-death/actions/actions.js';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { language, textsReady } from '../../i18n/index.js';
import { kit } from './kit.js';
import { winterAfter } from './testing/winter.js';

beforeAll(async () => {
  for (const one of languages) await textsReady(one);
});

afterEach(() => {
  language.value = 'en';
});

test('every overlay has a key of its own and a look', () => {
  const { overlayLooks } = kit.art(winterAfter().state).board;
  const ids = kit.aids.overlays.map(({ id }) => id);
  expect(Object.keys(kit.overlayKeys).toSorted()).toEqual(ids.toSorted());
  expect(new Set(Object.values(kit.overlayKeys)).size).toBe(ids.length);
  for (const id of ids) expect(overlayLooks[id]).toBeDefined();
});

test('values of standing orders are said in words; formations by their names', () => {
  for (const name of standingNames) {
    if (name === 'reserve') continue;
    for (const value of standingValues[name]) expect(kit.words.value.fieldValue(name, value)).not.toBe(value);
  }
  expect(kit.words.value.fieldValue('headquarters', '9grd')).toContain('9 Gds');
  expect(kit.words.value.fieldValue('intensity', 'high')).toBe('high');
});

test('the tracker’s moment is told: before the battle, by turn, by impulse', () => {
  const momentOf = (match: ReturnType<typeof winterAfter>) =>
    kit.words.value.when(kit.aids.tracks(match.state, 'soviet'));
  expect(momentOf(winterAfter())).toBe('Set-up');
  expect(momentOf(winterAfter({ type: 'done' }))).toMatch(/^Turn 1/);
  expect(
    momentOf(winterAfter({ type: 'done' }, { type: 'avoid-isolation', pay: false }, { type: 'impulse', points: 2 })),
  ).toMatch(/impulse 1$/);
});
