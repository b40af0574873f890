import { type BattleRecord, type LogEvent, playedIn, verify } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { builtInData } from '@impulse/white-death/data/index.js';
import type { Position } from '@impulse/white-death/position/position.js';
import type { View } from '@impulse/white-death/position/view.js';
import { describe, expect, test } from 'vitest';
import { answerLine } from './conversation.js';
import type { ProtocolSession } from './session.js';
import { error, makeSession, talk } from './testing/session.js';

/** White Death over the protocol. */

interface Told {
  readonly turn: { over: boolean; side: string; step: string };
  readonly actions: Action[];
  readonly units: string[];
  readonly hexes: string[];
  readonly action: Action;
  readonly events: LogEvent[];
  readonly log: (LogEvent & { text: string })[];
  readonly record: BattleRecord & { data?: { name: string } };
  readonly position: Position;
  readonly view: View;
  readonly refusal: { rule: string; reason: string; text: string } | null;
  readonly forecast: { kind: string; outcomes: { probability: number }[]; terms: { text?: string }[] } | null;
}

const { begun, good, act, playOn, expectLoads } = talk<Told>({ game: 'white-death', scenario: 'scenario-1' });

/** In the first Soviet impulse. */
function moving(extra: object = {}): ProtocolSession {
  const session = begun(extra);
  act(session, 'german', { type: 'done' });
  act(session, 'german', { type: 'avoid-isolation', pay: false });
  act(session, 'soviet', { type: 'impulse', points: 4 });
  return session;
}

/** Two regiments have declared against Stupino, and the movement is done. */
function assaulting(): ProtocolSession {
  const session = moving();
  for (const unit of ['9grd-18g', '9grd-22g']) act(session, 'soviet', { type: 'assault', unit, target: '2927' });
  act(session, 'soviet', { type: 'done' });
  return session;
}

describe('starting', () => {
  test('without a scenario it is the campaign', () => {
    const session = begun({ scenario: undefined });
    expect(good(session.handle({ do: 'position' })).position.scenario).toBe('campaign');
  });

  test.each([
    ['scenario', 'unknown-scenario', { scenario: 'historical' }],
    ['options.flieger', 'bad-option', { options: { flieger: 'yes' } }],
    ['options.aircraft', 'unknown-option', { options: { aircraft: 'on' } }],
    ['data.format', 'missing-field', { data: {} }],
    ['data.units[3].strength', 'out-of-range', { data: withUnit(3, { strength: -1 }) }],
    ['data.units[3].colour', 'unknown-field', { data: withUnit(3, { colour: 'red' }) }],
  ])('a wrong request for a battle names its field: %s, %s', (path, code, fields) => {
    const session = begun();
    const before = session.handle({ do: 'position' });
    expect(error(session.handle({ do: 'new', game: 'white-death', ...fields }))).toMatchObject({ code, path });
    expect(session.handle({ do: 'position' })).toEqual(before);
  });

  test('a data file of one’s own is played with and travels with the record', () => {
    const session = begun({ data: { ...builtInData, name: 'mine', railCapacity: 3 } });
    const { record } = good(session.handle({ do: 'record' }));
    expect(record.data?.name).toBe('mine');
    good(session.handle({ do: 'load', record: JSON.parse(JSON.stringify(record)) }));
    const { position } = good(session.handle({ do: 'position' }));
    expect(error(session.handle({ do: 'load', position }))).toMatchObject({
      code: 'other-data',
      path: 'position.dataHash',
    });
    good(session.handle({ do: 'load', position, data: record.data }));
  });
});

function withUnit(index: number, change: object): unknown {
  const units = builtInData.units.map((unit, at) => (at === index ? { ...unit, ...change } : unit));
  return { ...builtInData, units };
}

describe('rule menus: what is shown on the map', () => {
  const hexes = (session: ProtocolSession, request: object): string[] =>
    good(session.handle({ do: 'show', side: 'soviet', ...request })).hexes;

  test('rule menu-move-units where a unit may go: to the hexes that are offered, and only for who is asked', () => {
    const session = moving();
    const moves = good(session.handle({ do: 'legal', side: 'soviet', unit: '9grd-18g' })).actions.flatMap((action) =>
      action.type === 'move' ? [action.path.at(-1)!] : [],
    );
    expect(hexes(session, { what: 'where', unit: '9grd-18g' })).toEqual([...new Set(moves)].toSorted());
    expect(hexes(session, { what: 'where', unit: '83id-i-251' })).toEqual([]);
    expect(hexes(session, { side: 'german', what: 'where', unit: '83id-i-251' })).toEqual([]);
  });

  test('rule menu-find-units, 4C units of a type, of the enemy only those in sight', () => {
    const session = moving();
    const { stacks } = good(session.handle({ do: 'position' })).position;
    const guns = new Set(builtInData.units.filter(({ type }) => type === 'antitank').map(({ id }) => id));
    const own = hexes(session, { side: 'german', what: 'find', type: 'antitank' });
    const covered = own.filter((hex) => hex in stacks && !guns.has(stacks[hex][0]));
    expect(covered.length).toBeGreaterThan(0);
    expect(hexes(session, { what: 'find', type: 'antitank' })).toEqual(
      expect.arrayContaining(own.filter((hex) => !covered.includes(hex))),
    );
    expect(hexes(session, { what: 'find', type: 'antitank' }).filter((hex) => covered.includes(hex))).toEqual([]);
  });

  test('rule menu-isolation, rule menu-supply hexes connected with an edge, and roads that carry supply', () => {
    const session = moving();
    const connected = hexes(session, { what: 'isolation' });
    expect(connected).toContain('4020');
    expect(connected).not.toContain('2419');
    expect(hexes(session, { side: 'german', what: 'supply' })).toContain('0719');
  });

  test.each([
    [{ what: 'weather' }, 'unknown-value', 'what'],
    [{ what: 'toString' }, 'unknown-value', 'what'],
    [{ what: 'find' }, 'missing-field', 'type'],
    [{ what: 'find', type: 'camel' }, 'unknown-value', 'type'],
    [{ what: 'where' }, 'missing-field', 'unit'],
    [{ what: 'where', unit: 'x' }, 'unknown-unit', 'unit'],
    [{ side: 'dak', what: 'supply' }, 'unknown-side', 'side'],
  ])('%j is refused with its field', (request, code, path) => {
    expect(error(moving().handle({ do: 'show', side: 'soviet', ...request }))).toMatchObject({ code, path });
  });
});

describe('requests', () => {
  test.each([
    [{ do: 'legal', side: 'cw' }, 'unknown-side', 'side'],
    [{ do: 'legal', side: 'soviet', unit: '7ad-7h' }, 'unknown-unit', 'unit'],
    [{ do: 'legal', side: 'soviet', all: 'yes' }, 'wrong-type', 'all'],
    [{ do: 'view', seat: 'dak' }, 'unknown-seat', 'seat'],
    [{ do: 'think', side: 'soviet', level: 'genius' }, 'unknown-level', 'level'],
    [{ do: 'think', side: 'german', level: 'random' }, 'not-your-decision', 'side'],
    [{ do: 'act', side: 'soviet', action: { type: 'surrender' } }, 'unknown-action', 'action.type'],
    [{ do: 'act', side: 'soviet', action: { type: 'impulse' } }, 'missing-field', 'action.points'],
    [{ do: 'act', side: 'soviet', action: { type: 'impulse', points: 1.5 } }, 'wrong-type', 'action.points'],
    [{ do: 'act', side: 'soviet', action: { type: 'done', x: 1 } }, 'unknown-field', 'action.x'],
    [move(['2926', '4044']), 'unknown-hex', 'action.path[1]'],
    [{ do: 'act', side: 'soviet', action: { type: 'refit', formation: 'x' } }, 'unknown-formation', 'action.formation'],
    [
      { do: 'act', side: 'soviet', action: { type: 'bridge', unit: '1eng', work: 'x' } },
      'unknown-value',
      'action.work',
    ],
    [fire({ allocation: [] }), 'wrong-type', 'action.allocation'],
    [fire({ allocation: { x: 1 } }), 'unknown-unit', 'action.allocation.x'],
    [fire({ allocation: { '9grd-18g': 0.1 } }), 'wrong-type', 'action.allocation["9grd-18g"]'],
    [fire({ support: ['9grd-art', 'x'] }), 'unknown-unit', 'action.support[1]'],
    [fire({ intensity: 'low' }), 'unknown-field', 'action.intensity'],
    [{ do: 'act', side: 'soviet', action: { type: 'orders', retreat: 'west' } }, 'unknown-value', 'action.retreat'],
    [{ do: 'load', position: { game: 'white-death' } }, 'missing-field', 'position.format'],
  ])('%j is refused with its field', (request, code, path) => {
    expect(error(moving().handle(request))).toMatchObject({ code, path });
  });

  test('in no battle may the fields of the other be used', () => {
    const action = { type: 'choose-an', value: 3 };
    expect(error(moving().handle({ do: 'act', side: 'soviet', action }))).toMatchObject({ code: 'unknown-action' });
  });
});

function move(path: readonly string[]): object {
  return { do: 'act', side: 'soviet', action: { type: 'move', unit: '9grd-18g', path } };
}

function fire(fields: object): object {
  return { do: 'refuse', side: 'soviet', action: { type: 'fire', target: '2927', ...fields } };
}

describe('legal', () => {
  test('in short: what belongs to no unit, and the units to be asked', () => {
    const session = moving();
    const { actions, units } = good(session.handle({ do: 'legal', side: 'soviet' }));
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['stack', 'orders', 'done']));
    expect(units).toContain('9grd-18g');
    expect(good(session.handle({ do: 'legal', side: 'german' }))).toMatchObject({ actions: [], units: [] });
    expect(good(session.handle({ do: 'view', seat: 'soviet' })).view.legal?.units).toEqual(units);
  });

  test('whole: the short form and the actions of its units', () => {
    const session = moving();
    const short = good(session.handle({ do: 'legal', side: 'soviet', all: false }));
    const whole = good(session.handle({ do: 'legal', side: 'soviet', all: true }));
    expect(whole).not.toHaveProperty('units');
    const parts = short.units.flatMap((unit) => good(session.handle({ do: 'legal', side: 'soviet', unit })).actions);
    const texts = (actions: readonly Action[]): string[] => actions.map((action) => JSON.stringify(action)).toSorted();
    expect(texts(whole.actions)).toEqual(texts([...parts, ...short.actions]));
    expect(whole.actions.length).toBeGreaterThan(4000);
  });

  test('what it lists refuse allows, and act plays', () => {
    const session = assaulting();
    for (const unit of ['9grd-art', 'army-41g-gun']) {
      for (const action of good(session.handle({ do: 'legal', side: 'soviet', unit })).actions) {
        expect(session.handle({ do: 'refuse', side: 'soviet', action })).toEqual({ ok: true, refusal: null });
      }
    }
  });
});

describe('playing', () => {
  test('the other side learns of an assault when defensive fire begins', () => {
    const session = moving();
    const { events } = act(session, 'soviet', { type: 'assault', unit: '9grd-18g', target: '2927' });
    expect(events.map(({ type }) => type)).toEqual(['assault-declared', 'stack-seen']);
    const logOf = (seat: string) => good(session.handle({ do: 'log', seat, lang: 'en' })).log;
    expect(logOf('soviet').map(({ type }) => type)).toContain('assault-declared');
    for (const seat of ['german', 'observer']) expect(logOf(seat).map(({ type }) => type)).not.toContain('stack-seen');
    for (const { text } of logOf('soviet')) expect(text).not.toBe('');
    const marksFor = (seat: string) => good(session.handle({ do: 'view', seat })).view.position.marks;
    expect(marksFor('soviet')).toEqual({ '2927': { flags: ['target'] } });
    expect(marksFor('german')).toEqual({});
    act(session, 'soviet', { type: 'done' });
    act(session, 'soviet', { type: 'done' });
    expect(good(session.handle({ do: 'turn' })).turn).toMatchObject({ side: 'german', step: 'defence' });
    // The bounds of fire go to the side that owes it, and to nobody else.
    expect(good(session.handle({ do: 'legal', side: 'german' }))).toMatchObject({ fights: [{ target: '2927' }] });
    expect(good(session.handle({ do: 'legal', side: 'soviet' }))).not.toHaveProperty('fights');
    expect(marksFor('german')).toEqual({ '2927': { flags: ['target'] } });
  });

  test('an action can be undone until something is learned or rolled', () => {
    const session = moving();
    const before = good(session.handle({ do: 'position' })).position;
    const [march] = good(session.handle({ do: 'legal', side: 'soviet', unit: '46grd-139g' })).actions;
    act(session, 'soviet', march);
    expect(good(session.handle({ do: 'undo', side: 'soviet' })).position).toEqual(before);
    act(session, 'soviet', { type: 'assault', unit: '9grd-18g', target: '2927' });
    expect(error(session.handle({ do: 'undo', side: 'soviet' }))).toMatchObject({ code: 'secret-learned' });
  });

  test('queued dice are drawn first, and marked', () => {
    const session = assaulting();
    good(session.handle({ do: 'dice', queue: [1, 1] }));
    const { events } = act(session, 'soviet', { type: 'barrage', target: '2927', units: ['9grd-art'] });
    const struck = events.filter(({ type }) => type === 'barrage-struck').map(({ detail }) => detail['dice']);
    expect(struck[0]).toEqual([1]);
    const { record } = good(session.handle({ do: 'record' }));
    const last = playedIn(record.journal).at(-1);
    expect(last?.[2]?.slice(0, 2)).toEqual([1, 1]);
    expect(last?.[3]).toBe(2);
    expect(error(begun({ live: true }).handle({ do: 'dice', queue: [2] }))).toMatchObject({ code: 'live-match' });
  });

  test('forecasts add up to one and explain themselves', () => {
    const session = assaulting();
    const barrage = { type: 'barrage', target: '2927', units: ['9grd-art', '46grd-art'] };
    const { forecast } = good(session.handle({ do: 'forecast', side: 'soviet', action: barrage, lang: 'en' }));
    expect(forecast?.kind).toBe('barrage');
    expect(forecast!.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    for (const { text } of forecast!.terms) expect(text).not.toBe('');
    expect(good(session.handle({ do: 'forecast', side: 'soviet', action: { type: 'done' } })).forecast).toBeNull();
    const unreachable = { type: 'barrage', target: '0719', units: ['9grd-art'] };
    expect(session.handle({ do: 'forecast', side: 'soviet', action: unreachable })).toMatchObject({
      ok: false,
      refusal: { reason: 'out-of-range' },
    });
  });

  test('refusals have a rule, a reason and a sentence in both languages', () => {
    const session = moving();
    const ask = (lang: string) => ({ ...move(['2927']), do: 'refuse', lang });
    const { refusal } = good(session.handle(ask('en')));
    expect(refusal).toMatchObject({ reason: 'enemy-occupied' });
    expect(good(session.handle(ask('zh-Hant'))).refusal!.text).toMatch(/\p{Script=Han}/u);
  });

  test('a fight from declaration to advance', () => {
    const session = assaulting();
    act(session, 'soviet', { type: 'done' });
    good(session.handle({ do: 'dice', queue: [6, 6, 6, 6] }));
    act(session, 'german', { type: 'defend', target: '2927', allocation: { '9grd-18g': 4 } });
    const { turn } = good(session.handle({ do: 'turn' }));
    expect(turn).toMatchObject({ side: 'soviet', step: 'assault' });
    const { actions } = good(session.handle({ do: 'legal', side: 'soviet' }));
    expect(actions).toContainEqual({ type: 'fire', target: '2927' });
    const { events } = act(session, 'soviet', { type: 'done' });
    expect(events.map(({ type }) => type)).toContain('assault-fire');
  });
});

test('a view is the same on the line as it is for a caller, whatever was played and taken back', () => {
  const session = moving();
  const states = new Set<string>();
  const sides = new Set<string>();
  for (let i = 0; i < 40; i++) {
    playOn(session, 3);
    const { turn } = good(session.handle({ do: 'turn' }));
    if (turn.step === 'movement' && i % 5 === 4) act(session, turn.side, { type: 'done' });
    if (i % 4 === 0) for (const side of whiteDeath.sides) session.handle({ do: 'undo', side });
    const { position } = good(session.handle({ do: 'position' }));
    const read = whiteDeath.parsePosition(position);
    if (!read.ok) throw new Error(read.error.message);
    states.add(position.step);
    // Whoever decides has been told everything; others not always.
    const seat = position.side ?? whiteDeath.sides[0];
    const line = JSON.parse(answerLine(session, { text: JSON.stringify({ do: 'view', seat }) })) as { view: unknown };
    expect(JSON.stringify(line.view)).toBe(JSON.stringify(whiteDeath.view(read.value, seat)));
    sides.add(seat);
  }
  expect([...sides].toSorted()).toEqual(['german', 'soviet']);
  expect(states.size).toBeGreaterThan(2);
});

describe('loading', () => {
  test('positions and records load to themselves and go on', () => {
    const session = begun({ scenario: 'scenario-3' });
    const other = makeSession();
    for (let i = 0; i < 4; i++) {
      playOn(session, 40);
      expectLoads(session, other);
    }
    const { record } = good(session.handle({ do: 'record' }));
    good(other.handle({ do: 'load', record: JSON.parse(JSON.stringify(record)) }));
    for (const asked of [{ do: 'position' }, { do: 'turn' }, { do: 'log', seat: 'german' }]) {
      expect(other.handle(asked)).toEqual(session.handle(asked));
    }
    playOn(other, 20);
    expect(verify(whiteDeath, record)).toMatchObject({ ok: true });
    expect(verify(whiteDeath, good(other.handle({ do: 'record' })).record)).toMatchObject({ ok: true });
  });

  test('a position that cannot be is refused with its field', () => {
    const session = moving();
    const { position } = good(session.handle({ do: 'position' }));
    const change = (units: object) => ({ ...position, units: { ...position.units, ...units } });
    expect(
      error(session.handle({ do: 'load', position: change({ '9grd-18g': { at: '3026', strength: 99 } }) })),
    ).toMatchObject({ code: 'too-strong', path: 'position.units["9grd-18g"].strength' });
    expect(error(session.handle({ do: 'load', position: change({ '9grd-18g': '?' }) }))).toMatchObject({
      code: 'unknown-value',
      path: 'position.units["9grd-18g"]',
    });
  });

  test('a view is no position', () => {
    const session = moving();
    const { view } = good(session.handle({ do: 'view', seat: 'soviet' }));
    expect(error(session.handle({ do: 'load', position: view.position })).path).toMatch(/^position\./);
  });
});
