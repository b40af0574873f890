import { type LogEvent, makeRandom, type PublicAction, sha256Hex, verify } from '@impulse/engine';
import type { BattleId } from '@impulse/library';
import { totensonntag } from '@impulse/totensonntag';
import { describe, expect, test, vi } from 'vitest';
import { CurrentBattle } from './current-battle.js';
import { requestNames, type RequestName } from './requests.js';
import type { ProtocolSession } from './session.js';
import { playedBattle, playOn, seated, seatsOf } from './testing/seats.js';
import { error, makeSession, talk } from './testing/session.js';

/** Sessions that hold a seat: what they may ask, and what they are told. */

interface Told {
  readonly turn: { over: boolean; side: string };
  readonly action: PublicAction;
  readonly position: object;
  readonly view: { seat: string; position: object };
  readonly log: LogEvent[];
  readonly record: Parameters<typeof verify>[1];
}
const { good } = talk<Told>({});

/** One request of each name for a seat; what it is answered: a code, or nothing when it is granted. */
const samples = (seat: string): Readonly<Record<RequestName, readonly [object, string?]>> => ({
  games: [{}],
  new: [{ game: 'totensonntag' }, 'seat-bound'],
  load: [{ record: {} }, 'seat-bound'],
  verify: [{ record: {} }, 'missing-field'],
  sit: [{ seat }, 'seat-bound'],
  position: [{}],
  record: [{}, 'seat-bound'],
  dice: [{ queue: [6] }, 'seat-bound'],
  turn: [{ lang: 'en' }],
  legal: [{ side: seat }],
  refuse: [{ side: seat, action: { type: 'done' } }],
  act: [{ side: seat, action: { type: 'nonsense' } }, 'unknown-action'],
  view: [{ seat }],
  forecast: [{ side: seat, action: { type: 'nonsense' } }, 'unknown-action'],
  undo: [{ side: seat }, 'not-your-action'],
  rewind: [{ revision: 0, agreed: ['dak', 'cw'] }, 'seat-bound'],
  close: [{ side: seat, reason: 'time' }, 'seat-bound'],
  log: [{ seat }],
  think: [{ side: seat, level: 'random' }, 'not-your-decision'],
  show: [{ side: seat, what: 'supply' }],
});

const battles = [
  ['totensonntag', 'historical'],
  ['white-death', 'scenario-1'],
] as const;

describe.each(battles)('%s', (id, scenario) => {
  test('every request of a side is granted, or refused for its reason', async () => {
    const { battle, match } = await playedBattle(id, scenario, 30);
    const turn = match.turn();
    const waiting = battle.game.sides.find((side) => turn.over || side !== turn.side)!;
    const session = seated(battle, match, waiting);
    const asked = samples(waiting);
    expect(Object.keys(asked).toSorted()).toEqual(requestNames.toSorted());
    for (const name of requestNames) {
      const [fields, code] = asked[name];
      const answer = session.handle({ do: name, ...fields });
      if (name === 'show' && !battle.show) expect(error(answer).code, name).toBe('unknown-value');
      else if (code === undefined) expect(answer, name).toMatchObject({ ok: true });
      else expect(error(answer).code, name).toBe(code);
    }
  });

  test('nobody is answered for another seat', async () => {
    const { battle, match } = await playedBattle(id, scenario, 30);
    for (const seat of seatsOf(battle)) {
      const session = seated(battle, match, seat);
      for (const other of seatsOf(battle).filter((one) => one !== seat)) {
        for (const name of requestNames) {
          const [fields] = samples(other)[name];
          if (!('side' in fields) && !('seat' in fields)) continue;
          const answer = error(session.handle({ do: name, ...fields }));
          expect(answer.code, `${seat}: ${name}`).toBe(name === 'sit' ? 'seat-bound' : 'not-your-seat');
        }
      }
    }
  });

  test('an observer looks and reads', async () => {
    const { battle, match } = await playedBattle(id, scenario, 30);
    const session = seated(battle, match, 'observer');
    for (const name of requestNames) {
      const [fields] = samples('observer')[name];
      const granted = ['games', 'position', 'turn', 'view', 'log'].includes(name);
      expect(session.handle({ do: name, ...fields }).ok, name).toBe(granted);
    }
  });

  test('a player may resign, and everybody is told', async () => {
    const { battle, match } = await playedBattle(id, scenario, 30);
    const [one, other] = battle.game.sides;
    good(seated(battle, match, one).handle({ do: 'close', side: one, reason: 'resigned' }));
    const session = seated(battle, match, other);
    const outcome = { over: true, winner: other, ended: { reason: 'resigned', by: one } };
    expect(good(session.handle({ do: 'turn' })).turn).toMatchObject(outcome);
    expect(good(session.handle({ do: 'view', seat: other })).view).toMatchObject({ turn: outcome, legal: null });
    expect(good(session.handle({ do: 'legal', side: other }))).toEqual({ ok: true, actions: [] });
    const done = { side: other, action: { type: 'done' } };
    for (const name of ['act', 'refuse', 'forecast']) {
      expect(error(session.handle({ do: name, ...done })).code, name).toBe('battle-over');
    }
    expect(verify(battle.game, good(session.handle({ do: 'record' })).record)).toMatchObject({
      value: { outcome },
    });
  });

  test('the position is that of the view', async () => {
    const { battle, match } = await playedBattle(id, scenario, 30);
    for (const seat of seatsOf(battle)) {
      const session = seated(battle, match, seat);
      const { position } = good(session.handle({ do: 'position' }));
      const { view } = good(session.handle({ do: 'view', seat }));
      expect(view).toEqual(JSON.parse(JSON.stringify(battle.game.view(match.stateFor(seat), seat))));
      expect(position).toEqual(view.position);
    }
  });

  test('each side plays for itself, and reads what it may', async () => {
    const { battle, match, sessions } = await shared(id, scenario);
    while (match.length < 80) for (const [side, session] of sessions) step(side, session);
    for (const [side, session] of sessions) {
      const { log } = good(session.handle({ do: 'log', seat: side }));
      expect(log).toMatchObject(JSON.parse(JSON.stringify(match.log(side))) as object);
    }
    const [one, other] = battle.game.sides.map((side) => match.log(side));
    expect(one).not.toEqual(other);
  });
});

test('the record is told once the battle is over, and another may begin', async () => {
  const { battle, match, sessions } = await shared('totensonntag', 'historical');
  playOn(battle, match, 100_000, makeRandom('on'));
  for (const session of sessions.values()) {
    const { record } = good(session.handle({ do: 'record' }));
    expect(record).toMatchObject({ live: true, secret: match.sealing.secret });
    expect(verify(battle.game, record)).toMatchObject({ ok: true });
  }
  const session = sessions.get('cw')!;
  good(session.handle({ do: 'new', game: 'totensonntag' }));
  expect(error(session.handle({ do: 'record' })).code).toBe('seat-bound');
});

/** A battle that has not begun, with a session for each side. */
async function shared(id: BattleId, scenario: string) {
  const { battle, match } = await playedBattle(id, scenario, 0);
  const current = new CurrentBattle();
  current.open({ battle, match, live: true });
  const sessions = new Map(battle.game.sides.map((side) => [side, makeSession({ seat: side, current })]));
  return { battle, match, sessions };
}

/** Plays one action of the side if it owes a decision; otherwise it cannot. */
function step(side: string, session: ProtocolSession): void {
  const { turn } = good(session.handle({ do: 'turn' }));
  const thought = session.handle({ do: 'think', side, level: 'random' });
  const decides = !turn.over && turn.side === side;
  expect(thought.ok).toBe(decides);
  if (decides) expect(session.handle({ do: 'act', side, action: good(thought).action })).toMatchObject({ ok: true });
}

describe('a battle begun from a seat', () => {
  const begun = (): ProtocolSession => {
    const session = makeSession({ seat: 'cw', chance: () => sha256Hex('a') });
    good(session.handle({ do: 'new', game: 'totensonntag' }));
    return session;
  };

  test('is live, and of a battle that has the seat', () => {
    const session = makeSession({ seat: 'cw' });
    expect(error(session.handle({ do: 'turn' })).code).toBe('no-match');
    expect(error(session.handle({ do: 'record' })).code).toBe('no-match');
    expect(error(session.handle({ do: 'new', game: 'white-death' }))).toMatchObject({
      code: 'not-your-seat',
      path: 'game',
    });
    expect(error(session.handle({ do: 'turn' })).code).toBe('no-match');
    const current = new CurrentBattle();
    good(makeSession({ seat: 'cw', current }).handle({ do: 'new', game: 'totensonntag' }));
    expect(current.opened).toMatchObject({ live: true, match: { sealing: { live: true } } });
  });

  test.each([
    ['seed', { seed: 'known' }],
    ['live', { live: false }],
  ])('has no %s of the player’s choice', (path, fields) => {
    const answer = makeSession({ seat: 'cw' }).handle({ do: 'new', game: 'totensonntag', ...fields });
    expect(error(answer)).toMatchObject({ code: 'seat-bound', path });
  });

  test('is not thrown away', () => {
    expect(error(begun().handle({ do: 'new', game: 'totensonntag' })).code).toBe('seat-bound');
  });

  test('takes back what told nobody anything, and answers with the view', () => {
    const session = begun();
    good(session.handle({ do: 'act', side: 'cw', action: { type: 'choose-an', value: 5 } }));
    const before = session.handle({ do: 'view', seat: 'cw' });
    good(session.handle({ do: 'act', side: 'cw', action: { type: 'move', unit: '7ad-kdg', path: ['B18'] } }));
    const answer = JSON.parse(JSON.stringify(session.handle({ do: 'undo', side: 'cw' }))) as object;
    expect(Object.keys(answer)).toEqual(['ok', 'turn', 'view']);
    expect(answer).toMatchObject(JSON.parse(JSON.stringify(before)) as object);
  });

  test('tells nothing of a bug but that there was one', () => {
    const session = begun();
    const broken = vi.spyOn(totensonntag, 'prepare').mockImplementationOnce(() => {
      throw new Error('21pzd-15kb stands in M7');
    });
    const answer = error(session.handle({ do: 'act', side: 'cw', action: { type: 'choose-an', value: 5 } }));
    broken.mockRestore();
    expect(answer.code).toBe('internal');
    expect(answer.message).not.toContain('21pzd');
    expect(session.handle({ do: 'act', side: 'cw', action: { type: 'choose-an', value: 5 } }).ok).toBe(true);
    expect(error(session.handle({ do: 'record' })).code).toBe('seat-bound');
  });
});
