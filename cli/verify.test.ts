import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BattleRecord, Match, playedIn } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { makeSession } from '@impulse/protocol/testing/session.js';
import { afterAll, describe, expect, test } from 'vitest';
import { runLine } from './testing/run.js';

const { game: totensonntag, texts } = await loadBattle('totensonntag');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A battle of `actions` random actions. */
function battleOf(actions: number, game = 'totensonntag'): BattleRecord {
  const session = makeSession();
  session.handle({ do: 'new', game, seed: 'verify' });
  for (let i = 0; i < actions; i++) {
    const { turn } = session.handle({ do: 'turn' }) as unknown as { turn: { side: string } };
    const thought = session.handle({ do: 'think', side: turn.side, level: 'random' }) as unknown as { action: object };
    expect(session.handle({ do: 'act', side: turn.side, action: thought.action })).toMatchObject({ ok: true });
  }
  return (session.handle({ do: 'record' }) as unknown as { record: BattleRecord }).record;
}

const battle = battleOf(150);

async function on(command: string, value: unknown, ...options: string[]) {
  const file = path.join(folder, 'record.json');
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return runLine([command, file, ...options], '');
}

const actions = playedIn(battle.journal);
const rolling = actions.findIndex(([, , dice], index) => index > 40 && dice !== undefined);
const changed = (index: number, entry: unknown): unknown => ({
  ...battle,
  journal: battle.journal.map((old, place) => (place === index ? entry : old)),
});

describe('verify', () => {
  test('says what was checked', async () => {
    const { code, out, err } = await on('verify', battle);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const dice = actions.reduce((sum, [, , drawn = []]) => sum + drawn.length, 0);
    expect(out).toContain(battle.commitment);
    expect(out).toContain('150 entries, every one legal');
    expect(out).toContain(`${dice} recomputed from the secret`);
    expect(out).toContain('the battle is not over');
    expect(out).toContain('This record fits.');
  });

  describe('of a match with a chain', () => {
    /** Both sides have acknowledged every link but those of every fifth command. */
    function chained(): BattleRecord {
      const sealing = { match: 'ab'.repeat(16), secret: 'cd'.repeat(32), live: true, chained: true };
      const begun = Match.start(totensonntag, { scenario: 'historical', options: {} }, sealing);
      if (!begun.ok) throw new Error(begun.error.message);
      const match = begun.value;
      for (const [number, [side, action]] of actions.slice(0, 40).entries()) {
        match.act(side, action, `c${number}`, number % 5 === 4 ? undefined : (match.link ?? undefined));
      }
      return match.record(true);
    }
    const record = chained();
    const told = (side: string): string => {
      const own = playedIn(record.journal).filter(([by]) => by === side);
      return `${side} ${own.filter((entry) => entry.length > 5).length} of ${own.length}`;
    };

    test('tells its last link and how many each side has acknowledged', async () => {
      const { code, out } = await on('verify', record);
      expect(code).toBe(0);
      const { length } = record.journal;
      expect(out).toContain(`chain       ${length + 1} links fit, the last ${record.chain?.last}`);
      expect(out).toContain(`acknowledged with commands: ${told('dak')}, ${told('cw')}`);
      expect((await on('verify', battle)).out).toMatch(/^chain +none: /m);
      expect((await on('verify', { ...record, secret: null })).out).toMatch(/^chain +unchecked, /m);
    });

    test('names the entry behind which it does not fit', async () => {
      const played = playedIn(record.journal);
      const index = played.findIndex((entry, at) => at > 5 && entry.length > 5 && played[at + 1].length > 5);
      const journal = record.journal.with(index, played[index].with(4, 'another') as never);
      const { code, out } = await on('verify', { ...record, journal });
      expect(code).toBe(1);
      expect(out).toContain(`This record does not fit: entry ${index} (journal[${index}]): Another link`);
    });
  });

  test('says where a record begins and whose data it has', async () => {
    const { out } = await on('verify', battle);
    expect(out).toMatch(/^begins +at the start of the scenario$/m);
    expect(out).toMatch(/^data +built-in$/m);
    const session = makeSession();
    session.handle({ do: 'load', record: battle, events: 20 });
    const { position } = session.handle({ do: 'position' }) as unknown as { position: object };
    session.handle({ do: 'load', position });
    const fromPosition = session.handle({ do: 'record' }) as unknown as { record: BattleRecord };
    expect((await on('verify', fromPosition.record)).out).toMatch(/^begins +at a POSITION WRITTEN INTO THE RECORD/m);
    const { dataFile } = await loadBattle('totensonntag');
    session.handle({ do: 'new', game: 'totensonntag', data: dataFile.builtIn });
    const ownData = session.handle({ do: 'record' }) as unknown as { record: BattleRecord };
    expect((await on('verify', ownData.record)).out).toMatch(/^data +the record's OWN DATA FILE/m);
    const verified = session.handle({ do: 'verify', record: ownData.record });
    expect(verified).toMatchObject({ ok: true, begins: 'scenario', data: 'own' });
    expect(session.handle({ do: 'verify', record: fromPosition.record })).toMatchObject({ begins: 'position' });
  });

  test('says how often the battle went back, and whether both sides agreed', async () => {
    expect((await on('verify', battle)).out).toMatch(/^rewinds +none/m);
    const session = makeSession();
    for (const [agreed, told] of [
      [['cw', 'dak'], 'all with the consent of both sides'],
      [['cw'], '1 WITHOUT THE CONSENT OF BOTH SIDES'],
    ] as const) {
      session.handle({ do: 'load', record: battle });
      expect(session.handle({ do: 'rewind', revision: 0, agreed })).toMatchObject({ ok: true });
      const { record } = session.handle({ do: 'record' }) as unknown as { record: BattleRecord };
      const dice = actions.reduce((sum, [, , drawn = []]) => sum + drawn.length, 0);
      expect((await on('verify', record)).out).toContain(`rewinds     1, ${told}; dice taken back: ${dice}\n`);
    }
  });

  test('says so when the secret is not known', async () => {
    const { code, out } = await on('verify', { ...battle, secret: null });
    expect(code).toBe(0);
    expect(out).toContain('no die could be checked');
    expect(out).toContain('unchecked');
  });

  const [side, action, dice = []] = actions[rolling];
  const last = battle.journal.length - 1;
  test.each([
    [
      'a changed die',
      changed(rolling, [side, action, dice.map((die) => (die % 6) + 1)]),
      `entry ${rolling} (journal[${rolling}][2]`,
    ],
    ['a missing die', changed(rolling, [side, action, dice.slice(1)]), `entry ${rolling} `],
    ['a die too many', changed(rolling, [side, action, [...dice, 6]]), `entry ${rolling} `],
    ['a changed action', changed(0, ['cw', { type: 'choose-an', value: 7 }, [1]]), 'entry 0 (journal[0]'],
    ['an unknown action', changed(last, ['cw', { type: 'surrender' }]), `entry ${last} (journal[${last}][1]`],
    ['another side', changed(rolling, [side === 'cw' ? 'dak' : 'cw', action, dice]), `entry ${rolling} `],
    ['a changed secret', { ...battle, secret: '1'.repeat(64) }, 'broken-commitment'],
    ['a short secret', { ...battle, secret: '11' }, 'short-secret'],
    ['a changed commitment', { ...battle, commitment: '1'.repeat(64) }, 'broken-commitment'],
    ['another match', { ...battle, match: 'other' }, 'broken-commitment'],
    ['another rules version', { ...battle, rules: '0' }, 'rules: '],
    ['other data', { ...battle, dataHash: '1' }, 'dataHash: '],
    [
      'a changed state',
      { ...battle, checkpoints: battle.checkpoints.map(([event, hash]) => [event, (hash ^ 1) >>> 0]) },
      'entry 15 ',
    ],
    ['missing entries', { ...battle, journal: battle.journal.slice(0, 100) }, 'no-such-entry'],
    ['a missing checkpoint', { ...battle, checkpoints: battle.checkpoints.slice(0, -1) }, 'checkpoint-missing'],
    ['a left-out entry', { ...battle, journal: battle.journal.toSpliced(rolling, 1) }, 'entry'],
  ])('finds %s', async (_, value, message) => {
    const { code, out, err } = await on('verify', value);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('This record does not fit');
    expect(out).toContain(message);
  });

  test('finds a changed choice by the states that follow from it', async () => {
    const [first, ...rest] = actions;
    expect(first[1]).toMatchObject({ type: 'choose-an' });
    const { value } = first[1] as { value: number };
    const other = { ...battle, journal: [['cw', { type: 'choose-an', value: (value % 6) + 1 }, first[2]], ...rest] };
    const { code, out } = await on('verify', other);
    expect(code).toBe(1);
    expect(out).toMatch(/entry \d+ /);
  });

  test.each([
    ['a cut text', JSON.stringify(battle).slice(0, 2000), 'This is not JSON'],
    ['something else', { format: 'something-else' }, 'is no record'],
    ['an unknown field', { ...battle, weather: 'hot' }, 'weather: '],
    ['another game', { ...battle, game: 'chess' }, 'totensonntag'],
  ])('refuses %s', async (_, value, message) => {
    const { code, err } = await on('verify', value);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('replay', () => {
  test('tells every event with its number', async () => {
    const { code, out } = await on('replay', battle);
    expect(code).toBe(0);
    const numbers = out.split('\n').flatMap((line) => /^ {0,5}(\d+) {2}(?:cw|dak) /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(battle.journal.map((_, index) => index));
    expect(out).toContain('Activation numbers: DAK');
  });

  test('shows a part, in the language asked for', async () => {
    const { out } = await on('replay', battle, '--from', '10', '--to', '12', '--lang', 'zh-Hant');
    expect(out.split('\n').filter((line) => /^ *\d+ {2}/.test(line))).toHaveLength(3);
    expect(out).toMatch(/\p{Script=Han}/u);
  });

  test('shows a seat only what it could read', async () => {
    const all = (await on('replay', battle)).out;
    const seen = (await on('replay', battle, '--seat', 'dak')).out;
    expect(all).toContain('The Commonwealth chooses activation number');
    expect(seen).not.toContain('The Commonwealth chooses activation number');
    expect(seen).toContain('The DAK rolls');
    expect((await on('replay', battle, '--seat', 'observer')).out).toContain('The DAK rolls');
  });

  test.each([
    ['en', `played under rules version 0; this is version ${totensonntag.rulesVersion}`, 'Activation numbers: DAK'],
    ['zh-Hant', '第 0 版規則', 'DAK'],
  ])('tells a battle of other rules by the log kept with it, and says so (%s)', async (lang, note, told) => {
    const match = Match.restore(totensonntag, battle);
    if (!match.ok) throw new Error(match.error.message);
    match.value.close('cw', { reason: 'agreed', winner: 'dak' });
    const old = { ...match.value.archive(true), rules: '0' };
    const { code, out } = await on('replay', old, '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain(note);
    expect(out).toContain(told);
    expect(out).toContain(texts[lang as 'en'].turn(match.value.turn()));
    const numbers = out.split('\n').flatMap((line) => /^ {0,5}(\d+) {2}(?:cw|dak) /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(battle.journal.map((_, index) => index));
    // Nobody has checked these actions.
    const strange = {
      ...old,
      log: [],
      journal: [
        ['cw', { type: 'fly\u001b[2J' }],
        ['cw', 7],
      ],
    };
    const shown = await on('replay', strange);
    expect(shown.code).toBe(0);
    expect(shown.out).not.toContain('\u001b');
  });

  test('tells a battle on earlier built-in data by its log, too', async () => {
    const match = Match.restore(totensonntag, battle);
    if (!match.ok) throw new Error(match.error.message);
    match.value.close('cw', { reason: 'agreed', winner: 'dak' });
    const { code, out } = await on('replay', { ...match.value.archive(true), dataHash: 'other' });
    expect(code).toBe(0);
    const now = battle.dataHash.slice(0, 12);
    expect(out).toContain(`played with built-in data other; it is now ${now}`);
    expect(out).toContain('Activation numbers: DAK');
  });

  test('tells as much as fits', async () => {
    const { code, out, err } = await on('replay', changed(20, ['cw', { type: 'choose-an', value: 1 }]));
    expect(code).toBe(1);
    expect(out).toContain('    19  ');
    expect(err).toContain('entry 20 ');
  });

  test.each([
    [['--seat', 'red'], 'dak, cw, observer'],
    [['--from', '5', '--to', '4'], '--from 5'],
  ])('%j is asked for wrongly', async (options, message) => {
    const { code, err } = await on('replay', battle, ...options);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('White Death', () => {
  const record = battleOf(200, 'white-death');

  test('is verified, down to a changed die', async () => {
    const { code, out } = await on('verify', record);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('White Death, scenario campaign') });
    const drawn = playedIn(record.journal);
    const at = drawn.findIndex(([, , dice]) => dice !== undefined);
    const [side, action, dice = []] = drawn[at];
    const journal = record.journal.toSpliced(at, 1, [side, action, dice.map((die) => (die % 6) + 1)]);
    expect(await on('verify', { ...record, journal })).toMatchObject({
      code: 1,
      out: expect.stringContaining(`entry ${at} (journal[${at}][2]`),
    });
  });

  test('is told as text, to a seat only what it could read', async () => {
    const { code, out } = await on('replay', record);
    expect(code).toBe(0);
    const numbers = out.split('\n').flatMap((line) => /^ {0,5}(\d+) {2}(?:soviet|german) /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(record.journal.map((_, index) => index));
    const seen = (await on('replay', record, '--seat', 'german', '--lang', 'zh-Hant')).out;
    expect(seen).toMatch(/\p{Script=Han}/u);
    expect(seen.length).toBeLessThan(out.length);
    expect((await on('replay', record, '--seat', 'cw')).err).toContain('soviet, german, observer');
  });

  test('goes on in the terminal', async () => {
    const file = path.join(folder, 'white-death.json');
    fs.writeFileSync(file, JSON.stringify(record));
    const { code, out } = await runLine(['play', '--load', file, '--no-save', '--soviet', 'human'], 'quit\n');
    expect(code).toBe(0);
    expect(out).toContain('The battle continues after');
  });
});
