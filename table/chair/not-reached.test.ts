import { expect, test } from 'vitest';
import { sitWithSoviets, winterAfter } from '../battles/white-death/testing/winter.js';

/** A click on a hex that cannot be reached is always answered. */

const inMovement = () =>
  winterAfter({ type: 'done' }, { type: 'avoid-isolation', pay: false }, { type: 'impulse', points: 4 });

const lit = (table: Awaited<ReturnType<typeof sitWithSoviets>>) => [...table.selection.deeds.value[0].ways.keys()];

test('several units are told why they cannot go together where some of them can go alone', async () => {
  const table = await sitWithSoviets(inMovement());
  const { chair, hand, selection } = table;
  let asked = 0;
  for (const stack of chair.stacks.value.values()) {
    const units = stack.flatMap((unit) => (unit !== null && chair.isMine(unit) ? [unit] : []));
    if (units.length < 2) continue;
    selection.select([units.at(-1)!]);
    const alone = lit(table);
    selection.select(units);
    const together = new Set(lit(table));
    const hex = alone.find((one) => !together.has(one) && (chair.stacks.value.get(one) ?? []).length === 0);
    if (hex === undefined) continue;
    asked++;
    await hand.click(hex, null);
    expect(chair.notice.value, `${units.join()} to ${hex}`).not.toBeNull();
  }
  expect(asked).toBeGreaterThan(0);
});

test('a hex that is not reached by the hexes chosen says so', async () => {
  const table = await sitWithSoviets(inMovement());
  const { chair, hand, selection } = table;
  selection.select(['9grd-31g']);
  const before = lit(table).filter((hex) => (chair.stacks.value.get(hex) ?? []).length === 0);
  const via = before.find((hex) => selection.pass(hex) && lit(table).length < before.length)!;
  expect(selection.waypoints.value).toContain(via);
  const after = new Set(lit(table));
  const [beyond] = before.filter((hex) => !after.has(hex));
  await hand.click(beyond, null);
  expect(chair.notice.value).toEqual({ kind: 'not-via' });
});
