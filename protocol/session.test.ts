import fs from 'node:fs';
import { type BattleRecord, isPlayed, type LogEvent, sha256Hex, verify } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import type { Position } from '@impulse/totensonntag/position/position.js';
import { describe, expect, test, vi } from 'vitest';
import { error, makeSession, secret, talk } from './testing/session.js';

/** Everything an answer may hold. */
interface Told {
  readonly games: { id: string; scenarios: { id: string }[]; options: { id: string; values: string[] }[] }[];
  readonly turn: { over: boolean; side: string };
  readonly actions: Action[];
  readonly action: Action;
  readonly events: LogEvent[];
  readonly log: (LogEvent & { text: string })[];
  readonly record: BattleRecord & { data?: { name: string } };
  readonly position: Position;
}

const { begun, good, act, playOn, expectLoads } = talk<Told>({ game: 'totensonntag' });

describe('starting', () => {
  test('games lists what new accepts', () => {
    const session = begun();
    const { games } = good(session.handle({ do: 'games' }));
    for (const game of games) {
      for (const { id } of game.scenarios) {
        for (const { id: option, values } of game.options) {
          for (const value of values) {
            const request = { do: 'new', game: game.id, scenario: id, options: { [option]: value } };
            good(session.handle(request));
          }
        }
      }
    }
  });

  test('the same seed and actions give the same battle, another seed another', () => {
    const play = (seed: string): unknown => {
      const session = begun({ seed });
      playOn(session, 60);
      return good(session.handle({ do: 'record' })).record;
    };
    expect(play('x')).toEqual(play('x'));
    expect(play('x')).not.toEqual(play('y'));
  });

  test('without a seed the secret comes from chance', () => {
    const session = makeSession();
    good(session.handle({ do: 'new', game: 'totensonntag' }));
    expect(good(session.handle({ do: 'record' })).record.secret).toBe(secret);
  });

  test('the secret of a seed is its SHA-256', () => {
    expect(good(begun({ seed: 'b' }).handle({ do: 'record' })).record.secret).toBe(sha256Hex('b'));
  });

  test.each([
    ['game', 'unknown-game', { game: 'chess' }],
    ['game', 'missing-field', {}],
    ['game', 'wrong-type', { game: 7 }],
    ['scenario', 'unknown-scenario', { game: 'totensonntag', scenario: 'x' }],
    ['options', 'wrong-type', { game: 'totensonntag', options: [] }],
    ['options.aircraft', 'bad-option', { game: 'totensonntag', options: { aircraft: true } }],
    ['options.x', 'unknown-option', { game: 'totensonntag', options: { x: 'on' } }],
    ['seed', 'empty-text', { game: 'totensonntag', seed: '' }],
    ['seed', 'wrong-type', { game: 'totensonntag', seed: 1 }],
    ['live', 'wrong-type', { game: 'totensonntag', live: 'yes' }],
    ['lang', 'unknown-value', { game: 'totensonntag', lang: 'fr' }],
    ['data', 'wrong-type', { game: 'totensonntag', data: [] }],
    ['data.exit', 'wrong-type', { game: 'totensonntag', data: { ...builtInData, exit: 1 } }],
  ])('a wrong request for a battle names its field: %s, %s', (path, code, fields) => {
    const request = { do: 'new', ...fields };
    const session = begun();
    const before = session.handle({ do: 'position' });
    expect(error(session.handle(request))).toMatchObject({ code, path });
    expect(session.handle({ do: 'position' })).toEqual(before);
  });

  test('a data file of one’s own is played with and travels with the record', () => {
    const units = builtInData.units.map((unit) => (unit.id === '7ad-7h' ? { ...unit, strength: 9 } : unit));
    const session = begun({ data: { ...builtInData, name: 'mine', units } });
    const { record } = good(session.handle({ do: 'record' }));
    expect(record.data?.name).toBe('mine');
    good(session.handle({ do: 'load', record }));
    const { position } = good(session.handle({ do: 'position' }));
    expect(error(session.handle({ do: 'load', position }))).toMatchObject({
      code: 'other-data',
      path: 'position.dataHash',
    });
    good(session.handle({ do: 'load', position, data: record.data }));
    expect(good(session.handle({ do: 'position' })).position).toEqual(position);
    const wrong = error(session.handle({ do: 'load', position, data: { ...record.data, exit: 1 } }));
    expect(wrong.path).toBe('data.exit');
    const odd = error(session.handle({ do: 'load', position, data: { ...record.data, '2nd exit': 1 } }));
    expect(odd.path).toBe('data["2nd exit"]');
  });
});

describe('requests', () => {
  test('an id comes back, whatever the answer', () => {
    const session = begun();
    expect(session.handle({ do: 'turn', id: 'x' })).toMatchObject({ id: 'x', ok: true });
    expect(session.handle({ do: 'nothing', id: 5 })).toMatchObject({ id: 5, ok: false });
    expect(session.handle({ id: 6 })).toMatchObject({ id: 6, ok: false });
    expect(error(session.handle({ do: 'turn', id: {} }))).toMatchObject({ code: 'wrong-type', path: 'id' });
  });

  test.each([null, 1, 'x', [], true])('%j is not a request', (value) => {
    expect(error(begun().handle(value))).toMatchObject({ code: 'wrong-type' });
  });

  test.each([
    [{}, 'missing-field', 'do'],
    [{ do: 3 }, 'wrong-type', 'do'],
    [{ do: '__proto__' }, 'unknown-request', 'do'],
    [{ do: 'turn', side: 'cw' }, 'unknown-field', 'side'],
    [{ do: 'dice' }, 'missing-field', 'queue'],
    [{ do: 'dice', queue: [1, 0] }, 'out-of-range', 'queue[1]'],
    [{ do: 'dice', queue: '6' }, 'wrong-type', 'queue'],
    [{ do: 'legal' }, 'missing-field', 'side'],
    [{ do: 'legal', side: 'red' }, 'unknown-side', 'side'],
    [{ do: 'legal', side: 'cw', unit: 'x' }, 'unknown-unit', 'unit'],
    [{ do: 'act', side: 'cw' }, 'missing-field', 'action'],
    [{ do: 'act', side: 'red', action: { type: 'done' } }, 'unknown-side', 'side'],
    [{ do: 'act', side: 'cw', action: 1 }, 'wrong-type', 'action'],
    [{ do: 'act', side: 'cw', action: { type: 'x' } }, 'unknown-action', 'action.type'],
    [{ do: 'act', side: 'cw', action: { type: 'done', x: 1 } }, 'unknown-field', 'action.x'],
    [{ do: 'refuse', side: 'red', action: { type: 'done' } }, 'unknown-side', 'side'],
    [{ do: 'refuse', side: 'cw', action: { type: 'stay' } }, 'missing-field', 'action.unit'],
    [{ do: 'forecast', side: 'cw', action: { type: 'stay', unit: 'x' } }, 'unknown-unit', 'action.unit'],
    [{ do: 'view', seat: 'red' }, 'unknown-seat', 'seat'],
    [{ do: 'log', seat: 'red' }, 'unknown-seat', 'seat'],
    [{ do: 'log', seat: 'cw', from: -1 }, 'out-of-range', 'from'],
    [{ do: 'undo', side: 'red' }, 'unknown-side', 'side'],
    [{ do: 'think', side: 'red', level: 'script' }, 'unknown-side', 'side'],
    [{ do: 'think', side: 'cw', level: 'x' }, 'unknown-level', 'level'],
    [{ do: 'think', side: 'dak', level: 'script' }, 'not-your-decision', 'side'],
    [{ do: 'load', position: 1 }, 'wrong-type', 'position'],
    [{ do: 'load', position: {} }, 'unknown-game', 'position.game'],
    [{ do: 'load', position: {}, record: {} }, 'missing-field', 'position'],
    [{ do: 'load', position: { game: 'totensonntag' }, events: 1 }, 'unknown-field', 'events'],
    [{ do: 'load', record: {}, data: {} }, 'unknown-field', 'data'],
    [{ do: 'load', record: {} }, 'missing-field', 'record.format'],
    [{ do: 'load', record: {}, live: true }, 'not-live', 'live'],
  ])('%j is refused with its field', (request, code, path) => {
    expect(error(begun().handle(request))).toMatchObject({ code, path });
  });

  test('before a battle there is nothing to ask about', () => {
    const session = makeSession();
    for (const request of ['position', 'record', 'turn']) {
      expect(error(session.handle({ do: request }))).toMatchObject({ code: 'no-match' });
    }
  });
});

describe('playing', () => {
  test('a refusal names rule, reason and sentence and changes nothing', () => {
    const session = begun();
    const before = session.handle({ do: 'position' });
    const answer = session.handle({ do: 'act', side: 'dak', action: { type: 'done' }, lang: 'zh-Hant' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'refused' }, refusal: { reason: 'not-your-decision' } });
    const { message } = error(answer);
    expect(message).toMatch(/\p{Script=Han}/u);
    expect(answer).toMatchObject({ refusal: { text: message } });
    expect(session.handle({ do: 'position' })).toEqual(before);
    const forecast = session.handle({ do: 'forecast', side: 'dak', action: { type: 'done' } });
    expect(forecast).toMatchObject({ ok: false, error: { code: 'refused' } });
  });

  test('act tells the acting side nothing it may not know', () => {
    const session = begun();
    const { events } = act(session, 'cw', { type: 'choose-an', value: 5 });
    expect(events.map(({ type }) => type)).toContain('numbers-revealed');
    for (const { seats } of events) expect(seats ?? ['cw']).toContain('cw');
    const { log } = good(session.handle({ do: 'log', seat: 'dak' }));
    expect(log.map(({ type }) => type)).toContain('rolled-an');
  });

  test('queued dice are drawn first; a live match takes none', () => {
    const session = begun();
    good(session.handle({ do: 'dice', queue: [2] }));
    const { events } = act(session, 'cw', { type: 'choose-an', value: 5 });
    expect(JSON.stringify(events)).toContain('"dak":{"an":2,"rolled":2}');
    expect(good(session.handle({ do: 'record' })).record.journal).toEqual([
      ['cw', { type: 'choose-an', value: 5 }, [2], 1],
    ]);
    expect(error(begun({ live: true }).handle({ do: 'dice', queue: [2] }))).toMatchObject({ code: 'live-match' });
  });

  test('a live record keeps its secret until the battle is over', () => {
    const session = begun({ live: true });
    playOn(session, 3);
    expect(good(session.handle({ do: 'record' })).record.secret).toBeNull();
    playOn(session, 100_000);
    expect(good(session.handle({ do: 'turn' })).turn).toMatchObject({ over: true, account: expect.any(Array) });
    const { record } = good(session.handle({ do: 'record' }));
    expect(record.secret).toBe(sha256Hex('a'));
    expect(verify(totensonntag, record)).toMatchObject({ ok: true });
    expect(error(session.handle({ do: 'think', side: 'cw', level: 'random' }))).toMatchObject({ code: 'battle-over' });
  });

  test('undo gives the position before, until dice are drawn', () => {
    const session = begun();
    expect(error(session.handle({ do: 'undo', side: 'cw' }))).toMatchObject({ code: 'nothing-to-undo' });
    act(session, 'cw', { type: 'choose-an', value: 5 });
    expect(error(session.handle({ do: 'undo', side: 'cw' }))).toMatchObject({ code: 'dice-drawn' });
    const { position: before } = good(session.handle({ do: 'position' }));
    act(session, 'cw', { type: 'move', unit: '7ad-kdg', path: ['B18'] });
    expect(error(session.handle({ do: 'undo', side: 'dak' }))).toMatchObject({ code: 'not-your-action' });
    expect(good(session.handle({ do: 'undo', side: 'cw' })).position).toEqual(before);
  });

  test('a rewind goes back across dice, and the battle goes on with others', () => {
    const session = begun();
    const { position } = good(session.handle({ do: 'position' }));
    const first = act(session, 'cw', { type: 'choose-an', value: 5 });
    const back = { do: 'rewind', revision: 0, agreed: ['cw', 'dak'] };
    expect(good(session.handle(back)).position).toEqual(position);
    const rolled = ({ events }: { readonly events: readonly LogEvent[] }) => JSON.stringify(events);
    const tries = [first];
    for (let count = 0; count < 5; count++) {
      tries.push(act(session, 'cw', { type: 'choose-an', value: 5 }));
      good(session.handle(back));
    }
    expect(new Set(tries.map(rolled)).size).toBeGreaterThan(1);
    expect(error(session.handle(back))).toMatchObject({ code: 'nothing-to-rewind', path: 'revision' });
    expect(error(session.handle({ ...back, agreed: ['red'] }))).toMatchObject({ path: 'agreed[0]' });
  });

  test('undo in a live match gives the view of the side, and no position', () => {
    const session = begun({ live: true });
    act(session, 'cw', { type: 'choose-an', value: 5 });
    const before = JSON.stringify(session.handle({ do: 'view', seat: 'cw' }));
    act(session, 'cw', { type: 'move', unit: '7ad-kdg', path: ['B18'] });
    const { turn, ...told } = good(session.handle({ do: 'undo', side: 'cw' }));
    expect(turn).toMatchObject({ side: 'cw' });
    expect(JSON.stringify(told)).toBe(before);
  });

  test('what legal lists is what refuse allows', () => {
    const session = begun();
    act(session, 'cw', { type: 'choose-an', value: 5 });
    const { actions } = good(session.handle({ do: 'legal', side: 'cw' }));
    for (const action of actions) {
      expect(session.handle({ do: 'refuse', side: 'cw', action })).toEqual({ ok: true, refusal: null });
    }
    const units = new Set(actions.flatMap((action) => ('unit' in action ? [action.unit] : [])));
    for (const unit of units) {
      const own = good(session.handle({ do: 'legal', side: 'cw', unit })).actions;
      expect(own).toEqual(actions.filter((action) => 'unit' in action && action.unit === unit));
    }
  });

  test('think has an answer for every level, the same for the same seed', () => {
    const session = begun();
    for (const level of ['random', 'greedy', 'script']) {
      const ask = { do: 'think', side: 'cw', level, seed: '1' };
      const thought = good(session.handle(ask));
      expect(session.handle(ask)).toEqual(thought);
      expect(session.handle({ do: 'refuse', side: 'cw', action: thought.action })).toMatchObject({ refusal: null });
    }
  });

  test('from leaves out the beginning of the log', () => {
    const session = begun();
    playOn(session, 20);
    const { log } = good(session.handle({ do: 'log', seat: 'cw', lang: 'en' }));
    expect(good(session.handle({ do: 'log', seat: 'cw', from: 3 })).log).toEqual(log.slice(3));
    for (const { text } of log) expect(text).not.toBe('');
  });
});

describe('loading', () => {
  test('a position loads to itself, at any moment of a battle', () => {
    const session = begun({ options: { aircraft: 'on' } });
    const other = makeSession();
    for (let i = 0; i < 40; i++) {
      playOn(session, 7);
      expectLoads(session, other);
    }
  });

  test('a record goes on where it ends, with its log and what may be taken back', () => {
    const session = begun();
    playOn(session, 50);
    const { record } = good(session.handle({ do: 'record' }));
    const other = makeSession();
    good(other.handle({ do: 'load', record: JSON.parse(JSON.stringify(record)) }));
    for (const asked of [{ do: 'position' }, { do: 'turn' }, { do: 'log', seat: 'cw' }]) {
      expect(other.handle(asked)).toEqual(session.handle(asked));
    }
    for (const side of ['dak', 'cw']) {
      expect(other.handle({ do: 'undo', side }).ok).toBe(session.handle({ do: 'undo', side }).ok);
    }
  });

  test('whoever loads a record rolls dice that no other copy has told', () => {
    const first = begun();
    const { record } = good(first.handle({ do: 'record' }));
    const copies = ['b', 'c', 'd'].map((chance) => {
      const session = makeSession({ chance: () => sha256Hex(chance) });
      good(session.handle({ do: 'load', record: JSON.parse(JSON.stringify(record)) }));
      return session;
    });
    const rolled = [first, ...copies].map((session) => {
      // Its dice: the activation numbers of each couplet, and the assaults.
      playOn(session, 150);
      const { record: after } = good(session.handle({ do: 'record' }));
      return after.journal.flatMap((entry) => (isPlayed(entry) ? (entry[2] ?? []) : [])).slice(0, 10);
    });
    expect(new Set(rolled.map((dice) => dice.join(''))).size).toBe(4);
    expect(new Set(copies.map((copy) => good(copy.handle({ do: 'record' })).record.commitment)).size).toBe(3);
  });

  test('part of a record loads as the position it had', () => {
    const session = begun();
    playOn(session, 10);
    const { position } = good(session.handle({ do: 'position' }));
    playOn(session, 10);
    const { record } = good(session.handle({ do: 'record' }));
    good(session.handle({ do: 'load', record, events: 10, seed: 'other' }));
    expect(good(session.handle({ do: 'position' })).position).toEqual(position);
    expect(error(session.handle({ do: 'load', record, events: 21 }))).toMatchObject({
      code: 'out-of-range',
      path: 'events',
    });
  });

  test('hexes and sides are read in capitals or not', () => {
    const session = begun();
    good(session.handle({ do: 'act', side: 'CW', action: { type: 'choose-an', value: 1 } }));
    const asked = { do: 'refuse', side: 'Cw', action: { type: 'move', unit: '7ad-7h', path: ['h9', 'H10'] } };
    expect(good(session.handle(asked))).toEqual(
      good(session.handle({ ...asked, action: { ...asked.action, path: ['H9', 'H10'] } })),
    );
    const nowhere = session.handle({ ...asked, action: { ...asked.action, path: ['h9', 'z9'] } });
    expect(nowhere).toMatchObject({ ok: false, error: { code: 'unknown-hex', path: 'action.path[1]' } });
  });

  test('records of format 1 are loaded, whole or in part', () => {
    const folder = new URL('../library/old-records/', import.meta.url);
    const session = begun();
    for (const name of ['totensonntag-whole', 'totensonntag-from-position']) {
      const old = JSON.parse(fs.readFileSync(new URL(`${name}.json`, folder), 'utf8')) as { events: unknown[] };
      for (const part of [{}, { events: 20 }]) {
        good(session.handle({ do: 'load', record: old, ...part }));
        const { record } = good(session.handle({ do: 'record' }));
        expect(record.format).toBe('impulse-record-2');
        expect(record.journal).toHaveLength('events' in part ? 20 : old.events.length);
      }
    }
  });

  test('a record to be kept has its position, and everything once the battle is over', () => {
    const session = begun();
    playOn(session, 10);
    const { position } = good(session.handle({ do: 'position' }));
    const kept = good(session.handle({ do: 'record', keep: true })).record;
    expect(kept.keyframes).toEqual([[kept.journal.length, position]]);
    good(session.handle({ do: 'close', side: 'cw', reason: 'resigned' }));
    const whole = good(session.handle({ do: 'record', keep: true })).record;
    expect(whole.keyframes?.map(([revision]) => revision)).toEqual([0, kept.journal.length + 1]);
    expect(whole.log).toHaveLength(10);
    expect(verify(totensonntag, whole)).toMatchObject({ ok: true });
    expect(good(session.handle({ do: 'record' })).record.keyframes).toBeUndefined();
  });

  test('a record of other rules goes on from the position kept with it, and says so', () => {
    const session = begun();
    playOn(session, 10);
    const { record } = good(session.handle({ do: 'record' }));
    const { position } = good(session.handle({ do: 'position' }));
    const old = { ...record, rules: '0', keyframes: [[record.journal.length, { ...position, rules: '0' }]] };
    const answer = session.handle({ do: 'load', record: old, lang: 'en' });
    expect(answer).toMatchObject({
      ok: true,
      carried: { from: { rules: '0' }, text: expect.stringContaining('rules version 0') },
    });
    expect(good(session.handle({ do: 'position' })).position).toEqual(position);
    const { keyframes: _keyframes, ...bare } = old;
    expect(error(session.handle({ do: 'load', record: bare }))).toMatchObject({
      code: 'other-rules',
      path: 'record.rules',
    });
  });

  test('a record that does not fit is refused with its place', () => {
    const session = begun();
    playOn(session, 10);
    const { record } = good(session.handle({ do: 'record' }));
    const wrong = { ...record, journal: [['cw', { type: 'choose-an', value: 9 }], ...record.journal.slice(1)] };
    expect(error(session.handle({ do: 'load', record: wrong })).path).toBe('record.journal[0]');
    expect(error(session.handle({ do: 'load', record: { ...record, game: 'x' } }))).toMatchObject({
      code: 'unknown-game',
    });
  });

  test('a position that cannot be is refused with its field', () => {
    const session = begun();
    const { position } = good(session.handle({ do: 'position' }));
    const units = { ...position.units, '7ad-kdg': { ...position.units['7ad-kdg'], hits: 9 } };
    expect(error(session.handle({ do: 'load', position: { ...position, units } })).path).toBe(
      'position.units["7ad-kdg"].hits',
    );
  });
});

test('after a bug the battle stands as before', () => {
  const session = begun();
  const before = session.handle({ do: 'position' });
  const broken = vi.spyOn(totensonntag, 'prepare').mockImplementationOnce((state) => ({
    refusal: null,
    play() {
      state.turn = 5;
      throw new Error('a bug');
    },
  }));
  const answer = session.handle({ do: 'act', side: 'cw', action: { type: 'choose-an', value: 5 }, id: 1 });
  expect(answer).toMatchObject({
    id: 1,
    ok: false,
    error: { code: 'internal', message: expect.stringContaining('a bug') },
  });
  broken.mockRestore();
  expect(session.handle({ do: 'position' })).toEqual(before);
  act(session, 'cw', { type: 'choose-an', value: 5 });
});
