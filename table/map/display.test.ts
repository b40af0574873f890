import { beforeAll, expect, test } from 'vitest';
import { grid } from '@impulse/totensonntag/context.js';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import { action } from '../battles/totensonntag/battle.js';
import { kit as totensonntagKit } from '../battles/totensonntag/kit.js';
import { sit, type TestTable } from '../chair/testing/sitting.js';
import { textsReady } from '../i18n/index.js';
import type { AnyKit } from '../kit/kit.js';
import { Overview } from '../desk/overview.js';
import { Display } from '../desk/display.js';
import { Presenter } from '../desk/presenter.js';
import { Recap } from '../desk/recap.js';
import { describeAround } from './around.js';
import { stacksShown } from './counters.js';
import { marksShown } from './marks.js';
import { overlaysShown } from './overlays.js';
import { pathOf, pathTold } from './paths.js';

const kit = totensonntagKit as AnyKit;
const art = totensonntagArt();

beforeAll(() => textsReady());

const makePresenter = (): Presenter =>
  new Presenter({ grid, faceOf: art.face, speed: () => 0, wantsSound: () => false });
const recapAt = ({ chair }: TestTable): Recap => new Recap(chair, makePresenter(), null);

async function impulse(value = 3): Promise<TestTable> {
  const table = await sit({ dak: 'script', dice: [1] });
  await table.chair.act(action({ type: 'choose-an', value }));
  return table;
}

test('lit hexes carry points left and say where an enemy zone stops', async () => {
  const { chair, selection, plans } = await impulse();
  const overview = new Overview({ board: null });
  selection.select(['7ad-7h']);
  const marks = new Map(
    marksShown({ kit, chair, selection, plans, overview, art }).map((mark) => [grid.labels[mark.hex], mark]),
  );
  expect(marks.get('G8')).toMatchObject({ look: 'reach', label: '3', spoken: 'G8: can move here (3)' });
  expect(marks.get('H9')).toMatchObject({ look: 'reach-stop' });
  expect(marks.get('I10')).toMatchObject({ look: 'target-overrun' });
  expect(marks.has('G9')).toBe(false);
});

test('a path has a running cost, and an arrow to what it attacks', async () => {
  const { chair, selection } = await impulse();
  selection.select(['7ad-7h']);
  const [{ ways, attacks }] = selection.deeds.value;
  const path = pathOf(chair.now(), grid, ways.get('G7')!.action);
  expect(path?.hexes.map((hex) => grid.labels[hex])).toEqual(['G9', 'G8', 'G7']);
  expect(path?.costs).toEqual(['1', '2']);
  const attack = pathOf(chair.now(), grid, attacks.get('I10')![0].action);
  expect(grid.labels[attack!.attack!]).toBe('I10');
  expect(pathOf(chair.now(), grid, { type: 'done' })).toBeNull();
});

test('units that can act glow, those of the same side that cannot are dimmed', async () => {
  const table = await impulse(4);
  const { chair, holds, selection } = table;
  const recap = recapAt(table);
  const counters = [...stacksShown({ kit, chair, holds, selection, recap, art }).values()].flatMap(
    (stack) => stack.counters,
  );
  const mood = (id: string) => counters.find((counter) => counter.id === id)?.mood;
  expect(mood('7ad-7h')).toBe('ready');
  expect(mood('7ad-2rha')).toBe('spent');
  expect(mood('21-pz5-1')).toBe('plain');
});

test('every overlay can be drawn, with the flags of both sides', async () => {
  const table = await impulse();
  const { chair, selection } = table;
  const recap = recapAt(table);
  const display = new Display();
  for (const id of Object.keys(kit.overlayKeys)) display.toggleOverlay(id);
  selection.select(['7ad-4rha']);
  const shown = overlaysShown({ kit, chair, recap, selection, display, art });
  expect(shown.map(({ look }) => look)).toEqual(Object.keys(kit.overlayKeys));
  for (const { hexes } of shown) expect(hexes.length).toBeGreaterThan(0);
  const flags = shown.flatMap((one) => one.flags ?? []).map(({ hex, text }) => `${grid.labels[hex]} ${text}`);
  expect(flags).toEqual(['M7 DAK', 'N16 DAK', 'N3 DAK', 'Q2 0/9']);
});

test('an overlay about a unit is about the stack that is looked at, while nobody is in hand', async () => {
  const table = await impulse();
  const { chair, selection } = table;
  const recap = recapAt(table);
  const display = new Display();
  const ids = chair.now().aids.overlays.filter(({ about }) => about === 'unit');
  for (const { id } of ids) display.toggleOverlay(id);
  const painted = (): number =>
    overlaysShown({ kit, chair, recap, selection, display, art }).filter(({ hexes }) => hexes.length > 0).length;
  expect(ids.length).toBeGreaterThan(0);
  expect(painted()).toBe(0);
  selection.inspect(chair.units.value.get('7ad-4rha')?.hex ?? null);
  expect(selection.units.value).toEqual([]);
  expect(painted()).toBeGreaterThan(0);
});

test('what happened is acted out from where units were', async () => {
  const { hand, selection, played } = await impulse();
  selection.select(['7ad-7h']);
  await hand.click('G7', null);
  const { told } = played.at(-1)!;
  expect(pathTold(told, grid)?.hexes).toEqual(['G9', 'G8', 'G7'].map((hex) => grid.parse(hex)));
  expect(makePresenter().hexAbout(told)).toBe(grid.parse('G7'));
});

test('the surroundings of a hex are told: the next name, enemies near, own units that can act', async () => {
  const { chair, selection } = await impulse();
  const around = (hex: string): string => describeAround({ kit, chair, selection, art }, grid.parse(hex));
  expect(around('G9')).toContain('can act nearby: 7 HUSSARS/7A');
  expect(around('G9')).toContain('Taieb el-Esem');
  expect(around('B10')).toMatch(/no enemy within 3 hexes/);
  expect(around('M7')).toMatch(/^M7 \(Sidi Rezegh\); /);
});
