import { Match } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { expect, test } from 'vitest';
import { CurrentBattle } from './current-battle.js';
import { error, makeSession, secret } from './testing/session.js';

/** Requests made to do harm. */

const live = { do: 'new', game: 'totensonntag', live: true };

test.each([[{ toString: 1, valueOf: 1 }], [[[{ toString: null }]]], [{}], [7], [null], ['__proto__']])(
  'a position of the game %j is refused, and the battle goes on',
  (game) => {
    const session = makeSession();
    session.handle(live);
    expect(error(session.handle({ do: 'load', position: { game } }))).toMatchObject({ path: 'position.game' });
    expect(error(session.handle({ do: 'load', position: { game } })).code).not.toBe('internal');
    expect(session.handle({ do: 'record' })).toMatchObject({ record: { live: true, secret: null } });
  },
);

test('no seed is taken for a live battle, which could be guessed from the commitment', () => {
  const session = makeSession();
  expect(error(session.handle({ ...live, seed: 'a' }))).toMatchObject({ code: 'live-match', path: 'seed' });
  session.handle({ do: 'new', game: 'totensonntag', seed: 'a' });
  const { position } = session.handle({ do: 'position' }) as unknown as { position: object };
  const loaded = session.handle({ do: 'load', position, live: true, seed: 'a' });
  expect(error(loaded)).toMatchObject({ code: 'live-match', path: 'seed' });
  expect(session.handle({ do: 'load', position, live: true })).toMatchObject({ ok: true });
});

test('after a bug a live battle is rebuilt as it was: no dice by hand, no secret told', async () => {
  const battle = await loadBattle('totensonntag');
  const match = Match.start(battle.game, { scenario: 'historical' }, { match: 'm', secret, live: true });
  if (!match.ok) throw new Error(match.error.message);
  const broken = { ...battle, game: { ...battle.game, view: (): unknown => JSON.parse('broken') } };
  const current = new CurrentBattle();
  current.open({ battle: broken, match: match.value, live: true });
  const session = makeSession({ current });
  expect(error(session.handle({ do: 'view', seat: 'cw' })).code).toBe('internal');
  expect(current.opened?.match).not.toBe(match.value);
  expect(session.handle({ do: 'record' })).toMatchObject({ record: { live: true, secret: null } });
  expect(error(session.handle({ do: 'dice', queue: [6] })).code).toBe('live-match');
});
