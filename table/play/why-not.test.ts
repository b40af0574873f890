import { expect, test } from 'vitest';
import { sit, type Sitting } from './testing.js';
import { trailTo } from './trail.js';
import { whyNot } from './why-not.js';

/** The Commonwealth acts with this number; the DAK has rolled a one. */
async function impulse(value: number, wishes: Parameters<typeof sit>[0] = {}): Promise<Sitting> {
  const sitting = sit({ dak: 'script', ...wishes, dice: [1] });
  await sitting.session.act({ type: 'choose-an', value });
  return sitting;
}

const ask = ({ match }: Sitting, unit: string, hex: string | null) => whyNot(match.state, 'cw', unit, hex);

test('every refusal names its rule', async () => {
  const sitting = await impulse(3);
  expect(ask(sitting, '7ad-7h', 'Q19')).toMatchObject({ reason: 'too-few-points', rule: '6.0' });
  expect(ask(sitting, '7ad-7h', 'K5')).toMatchObject({
    reason: 'terrain-prohibited',
    rule: '6.0',
    detail: { hex: 'K5' },
  });
  expect(ask(sitting, '7ad-7h', 'J18')).toMatchObject({ reason: 'target-not-adjacent', rule: '7.0' });
  expect(ask(sitting, '7ad-4rha', 'J18')).toMatchObject({ reason: 'out-of-range', rule: '7.4' });
  expect(ask(sitting, 'sa-1deo', 'A4')).toMatchObject({ reason: 'not-due-yet', rule: '6.1' });
});

test('a unit that cannot act says so', async () => {
  const sitting = await impulse(5);
  expect(ask(sitting, '7ad-7h', null)).toMatchObject({ reason: 'not-activated', rule: '3.1' });
  expect(ask(sitting, '7ad-3rtr', null)).toMatchObject({ reason: 'stuart-refuelling', rule: '3.4' });
  expect(ask(sitting, '7ad-kdg', null)).toBeNull();
});

test('artillery is kept out of enemy zones', async () => {
  const sitting = await impulse(2);
  expect(ask(sitting, '7ad-60fd', 'H9')?.reason).toBe('artillery-enters-zoc');
});

test('in the set-up the zone is named', () => {
  const { match } = sit({ scenario: 'free' });
  expect(whyNot(match.state, 'dak', 'ari-m13-7', 'Q19')).toMatchObject({ reason: 'outside-zone', rule: '10.0' });
});

test('aircraft stay at home when the option is off', async () => {
  const off = await impulse(2);
  const aircraft = off.match.state.context.units.find(({ type, side }) => type === 'aircraft' && side === 'cw')!.id;
  expect(ask(off, aircraft, 'A1')).toMatchObject({ reason: 'aircraft-off', rule: '7.7' });
});

test('the trail goes around closed terrain', () => {
  const { match } = sit();
  const trail = trailTo(match.state.context, '7ad-7h', 'J9', 'L7');
  expect(trail.at(-1)).toBe('L7');
  expect(trail).not.toContain('K7');
  expect(trailTo(match.state.context, '7ad-7h', 'J9', 'K7')).toEqual([]);
});
