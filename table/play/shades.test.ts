import { expect, test } from 'vitest';
import { grid } from '@impulse/totensonntag/context.js';
import { shadesOf } from './shades.js';
import { sitInImpulse } from './testing.js';

test('objectives carry the flag of their holder, and the exit what has left of what is needed', async () => {
  const { session, match } = sitInImpulse(4, { '7ad-6rtr': 'M10', '7ad-7h': 'Q2' });
  const flags = () =>
    shadesOf(match.state, 'cw', new Set(['control']), null).flatMap(({ flags: some = [] }) =>
      some.map(({ hex, text }) => `${grid.labels[hex]} ${text}`),
    );
  expect(flags()).toEqual(['M7 DAK', 'N16 DAK', 'N3 DAK', 'Q2 0/9']);
  session.select(['7ad-6rtr']);
  await session.click('M7', null);
  await session.act({ type: 'exit', unit: '7ad-7h', path: [] });
  expect(flags()).toEqual(['M7 CW', 'N16 DAK', 'N3 DAK', 'Q2 3/9']);
});

test('at the exit a unit is asked whether to leave or to stop, and several leave together', async () => {
  const { session } = sitInImpulse(4, { '7ad-6rtr': 'Q4', '7ad-7h': 'Q4', '7ad-2rtr': 'Q4' });
  session.select(['7ad-6rtr']);
  await session.click('Q2', null);
  expect(session.proposal.value?.alternatives.map(({ action }) => action.type)).toEqual(['exit', 'move']);
  await session.confirm();
  expect(session.roster.value.get('7ad-6rtr')?.at).toBe('exited');
  session.select(['7ad-7h', '7ad-2rtr']);
  await session.click('Q2', null);
  expect(['7ad-7h', '7ad-2rtr'].map((id) => session.roster.value.get(id)?.at)).toEqual(['exited', 'exited']);
  session.undo();
  expect(['7ad-7h', '7ad-2rtr'].map((id) => session.roster.value.get(id)?.at)).toEqual(['Q4', 'Q4']);
});
