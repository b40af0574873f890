import { expect, test } from 'vitest';
import { Match } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { kit } from '../battles/white-death/kit.js';
import { winterAfter } from '../battles/white-death/testing/winter.js';
import { seatPeople } from './testing/seating.js';

const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'] as const;
const others = ['3mtn-i-138', '291id-i-504', '8pz-1-10-pz'] as const;
const hex = '1513';

interface Placed {
  readonly units: Readonly<Record<string, { readonly at: string }>>;
  readonly stacks: Readonly<Record<string, readonly string[]>>;
}

/** The Germans are to move, with a stack that no company may leave alone. */
async function sitBeforeFullStack() {
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'pass' },
    { type: 'impulse', points: 4 },
  );
  const { units, stacks, ...rest } = whiteDeath.position(match.state) as Placed;
  const all: readonly string[] = [...others, ...ski];
  const moved = Object.fromEntries(all.map((id) => [id, { ...units[id], at: hex }]));
  const left = Object.entries(stacks).map(([at, order]) => [at, order.filter((id) => !all.includes(id))] as const);
  const position = { ...rest, units: { ...units, ...moved }, stacks: { ...Object.fromEntries(left), [hex]: all } };
  const full = Match.from(whiteDeath, position, undefined, { match: 'full', secret: '6'.repeat(64) });
  if (!full.ok) throw new Error(`${full.error.path}: ${full.error.message}`);
  return await seatPeople(kit, full.value, ['german']);
}

test('one that can only go with others takes them along', async () => {
  const { selection } = await sitBeforeFullStack();
  expect(selection.able.value.has(ski[0])).toBe(true);
  selection.select([ski[1]]);
  expect(selection.units.value).toEqual(ski);
  expect(selection.deeds.value[0].ways.size).toBeGreaterThan(0);
});

test('several units taken up for a march are let go when the step ends', async () => {
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 4 },
    { type: 'assault', unit: '9grd-22g', target: '2927' },
  );
  const { selection, plans, chair } = await seatPeople(kit, match, ['soviet']);
  selection.select(['9grd-art', 'army-41g-gun']);
  await plans.end();
  await plans.confirm();
  expect(chair.turn.value).toMatchObject({ step: 'barrage' });
  expect(chair.ready.value).toContain('9grd-art');
  expect(selection.units.value).toEqual([]);
  expect(selection.inspected.value).toBeNull();
});

test('8 whoever has chosen to go by rail can choose to go on foot instead', async () => {
  const match = winterAfter({ type: 'done' }, { type: 'avoid-isolation', pay: false }, { type: 'impulse', points: 5 });
  const { selection } = await seatPeople(kit, match, ['soviet']);
  selection.select(['18mech-1mr']);
  const kinds = () => {
    const [{ ways, more }] = selection.deeds.value;
    return new Set([...ways.values(), ...more].map(({ spot }) => spot.kind));
  };
  expect(kinds()).toEqual(new Set(['move', 'rail']));
  selection.preferred.value = 'rail';
  expect([...selection.deeds.value[0].ways.values()].every(({ spot }) => spot.kind === 'rail')).toBe(true);
  expect(kinds()).toEqual(new Set(['move', 'rail']));
});
