import { beforeAll, expect, test } from 'vitest';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { textsReady } from '../../i18n/index.js';
import { attacksShown } from '../../map/attacks.js';
import { whiteDeathArt } from './art.js';
import { kit } from './kit.js';
import { sitWithSoviets, winterAfter } from './testing/winter.js';

const stupino = '2927';
const art = whiteDeathArt();
const { grid } = art.board;
const declared = ['9grd-18g', '9grd-22g'].map((unit): Action => ({ type: 'assault', unit, target: stupino }));

beforeAll(() => textsReady());

test('guns that are ticked for a barrage show on the map whence they fire, beside the declared assaults', async () => {
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    ...declared,
    { type: 'done' },
  );
  const { chair, plans, hand } = await sitWithSoviets(match);
  const lines = (): string[] =>
    attacksShown({ kit, chair, plans, art }).map(
      ({ from, to, far }) => `${grid.labels[from]} ${far ? '--' : '=='} ${grid.labels[to]}`,
    );
  expect(lines().toSorted()).toEqual(['3026 == 2927', '3027 == 2927']);
  await hand.click(stupino, null);
  const { draft } = plans.drafts.judged.value!;
  expect(draft.units.length).toBeGreaterThan(0);
  const guns = new Set(draft.units.map((unit) => chair.units.value.get(unit)?.hex));
  expect(lines().filter((line) => line.includes('--'))).toEqual([...guns].map((hex) => `${hex} -- 2927`).toSorted());
  for (const unit of draft.units) plans.drafts.toggle(unit);
  expect(lines().filter((line) => line.includes('--'))).toEqual([]);
});
