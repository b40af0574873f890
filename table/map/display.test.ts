import { expect, test } from 'vitest';
import { grid } from '@impulse/totensonntag/context.js';
import { Choreography, sceneOf } from './animations.js';
import { counterStacks, marksFor, pathShown } from './display.js';
import { prospectsOf } from './numbers.js';
import { shadeKinds, shadesOf } from './shades.js';
import { commandOf, shortcuts } from './shortcuts.js';
import { sit } from './testing.js';

async function impulse(value = 3) {
  const sitting = sit({ dak: 'script', dice: [1] });
  await sitting.session.act({ type: 'choose-an', value });
  return sitting;
}

test('lit hexes carry points left and say where an enemy zone stops', async () => {
  const { session } = await impulse();
  session.select(['7ad-7h']);
  const marks = new Map(
    marksFor(session.view.value, session.orders.value, session.roster.value).map((mark) => [
      grid.labels[mark.hex],
      mark,
    ]),
  );
  expect(marks.get('G8')).toMatchObject({ look: 'reach', label: '3' });
  expect(marks.get('H9')).toMatchObject({ look: 'reach-stop' });
  expect(marks.get('I10')).toMatchObject({ look: 'target-overrun' });
  expect(marks.has('G9')).toBe(false);
});

test('the path under the pointer has a running cost, and an arrow to what it attacks', async () => {
  const { session, match } = await impulse();
  session.select(['7ad-7h']);
  const { context } = match.state;
  const path = pathShown(context, session.orders.value, 'G7', session.roster.value);
  expect(path?.hexes.map((hex) => grid.labels[hex])).toEqual(['G9', 'G8', 'G7']);
  expect(path?.costs).toEqual(['1', '2']);
  const attack = pathShown(context, session.orders.value, 'I10', session.roster.value);
  expect(grid.labels[attack!.attack!]).toBe('I10');
  expect(pathShown(context, session.orders.value, 'Q19', session.roster.value)).toBeNull();
});

test('units that can act glow, those of the same side that cannot are dimmed', async () => {
  const { session } = await impulse(4);
  const stacks = counterStacks(session.stacks.value, session.roster.value, new Set(session.ready.value), 'cw');
  const mood = (id: string) =>
    [...stacks.values()].flatMap(({ counters }) => counters).find((counter) => counter.id === id)?.mood;
  expect(mood('7ad-7h')).toBe('ready');
  expect(mood('7ad-2rha')).toBe('spent');
  expect(mood('21-pz5-1')).toBe('plain');
});

test('every overlay can be drawn for either side', () => {
  const { match } = sit();
  for (const side of ['dak', 'cw'] as const) {
    const shades = shadesOf(match.state, side, new Set(shadeKinds), '7ad-4rha');
    expect(shades.map(({ look }) => look)).toEqual(shadeKinds);
    for (const { hexes } of shades) expect(hexes.length).toBeGreaterThan(0);
  }
});

test('what happened is acted out from where units stood', async () => {
  const { session, played } = await impulse();
  const before = session.roster.value;
  session.select(['7ad-7h']);
  await session.click('G7', null);
  const { events } = played.at(-1)!;
  const [move] = events.flatMap((event) => new Choreography(before).of(event));
  expect(move).toMatchObject({ kind: 'move', hexes: ['G9', 'G8', 'G7'].map((hex) => grid.parse(hex)) });
  expect(sceneOf(events)).toBe(grid.parse('G7'));
});

test('a low activation number activates more units and gives fewer points', () => {
  const { match } = sit();
  const prospects = prospectsOf(match.state, 'cw');
  expect(prospects.map(({ activated }) => activated)).toEqual([18, 18, 18, 14, 6, 0]);
  expect(prospects[2]).toMatchObject({ number: 3, points: 4, all: 18 });
});

test('no two commands share a key, and modifiers belong to the browser', () => {
  const keys = shortcuts.flatMap((one) => [...one.keys]);
  expect(new Set(keys).size).toBe(keys.length);
  const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(commandOf({ ...press, key: 'u' })).toBe('undo');
  expect(commandOf({ ...press, key: 'N', shiftKey: true })).toBe('previous');
  expect(commandOf({ ...press, key: 'N' })).toBe('next');
  expect(commandOf({ ...press, key: '?', shiftKey: true })).toBe('help');
  expect(commandOf({ ...press, key: 'r', ctrlKey: true })).toBeNull();
  expect(commandOf({ ...press, key: 'y' })).toBeNull();
});
