import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type JournalEntry, languages, makeRandom, Match, parseRecord, playedIn, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Circumstances, type CommandRun, runLine } from '../testing/run.js';

const { game: totensonntag, opponents, notate } = await loadBattle('totensonntag');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let saves = '';
beforeEach(() => (saves = fs.mkdtempSync(path.join(folder, 'saves-'))));

const play = (options: string, commands: readonly string[], circumstances: Circumstances = {}): Promise<CommandRun> =>
  runLine(
    ['play', '--saves', saves, ...options.split(' ').filter(Boolean)],
    commands.map((line) => `${line}\n`).join(''),
    circumstances,
  );
const saveFile = () => path.join(saves, 'totensonntag.json');
const savedBattle = (file = saveFile()) => {
  const battle = parseRecord(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!battle.ok) throw new Error(battle.error.message);
  return battle.value;
};

/** With this seed the DAK rolls 4 in the first couplet; dice rolled in secret give the players something to hide. */
const twoPlayers = '--dak human --cw human --seed a --options activationDice=secret';

describe('a couplet played from a pipe', () => {
  const commands = [
    'choose 5',
    'list',
    'why 7h M7',
    'why',
    'move 7h H9',
    'move kdg B18',
    'undo',
    'undo',
    'forecast overrun 4sac I10',
    'overrun 4sac I10',
    'undo',
    'done',
    'units dak',
    'done',
    'keep',
    'quit',
  ];

  test('goes from the choice of the number to the next couplet', async () => {
    const { code, out, err } = await play(twoPlayers, commands);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const parts = [
      'Activation numbers: DAK 4, Commonwealth 5 (chosen)',
      'The impulse of the Commonwealth begins',
      'units can act:',
      'Not possible (rule 3.1)',
      '3.1 Activation',
      'Not possible (rule 3.1)',
      'KDG moves from B17 to B18',
      'Undone.',
      'Dice were rolled',
      'overruns 2/361/AD in I10: firepower 2 against protection 10',
      '41.7%',
      'strength 2; dice ',
      'Dice were rolled',
      'The impulse of the DAK begins',
      'ari-m13-7',
      'couplet 2 begins',
      'Secret decision of the Commonwealth',
      'Rolled: ',
      'Goodbye.',
    ];
    let from = 0;
    for (const part of parts) {
      const found = out.indexOf(part, from);
      expect(found, `${part} after\n${out.slice(Math.max(0, from - 200), from)}`).toBeGreaterThanOrEqual(0);
      from = found + 1;
    }
  });

  test('is kept after every action and goes on', async () => {
    await play(twoPlayers, commands);
    const battle = savedBattle();
    expect(playedIn(battle.journal).map(([, action]) => (action as { type: string }).type)).toEqual([
      'choose-an',
      'move',
      'move',
      'done',
      'done',
      'adjust-an',
    ]);
    expect(battle.journal.filter((entry) => 'undo' in entry)).toHaveLength(1);
    expect(verify(totensonntag, battle)).toMatchObject({ ok: true });
    const offered = await play('', ['', 'log', 'quit']);
    expect(offered.out).toContain('Continue Totensonntag (Turn 1 (19 November), couplet 2)');
    expect(offered.out).toContain('The battle continues after 5 actions.');
    expect((await play('--resume', ['quit'])).out).toContain('after 5 actions');
  });

  test('a new battle puts the old one aside', async () => {
    await play(twoPlayers, commands);
    await play('--dak human --cw human --seed b', ['quit']);
    expect(savedBattle().journal).toHaveLength(0);
    expect(savedBattle(path.join(saves, 'totensonntag.previous.json')).journal).toHaveLength(7);
  });
});

describe('what people do to a battle', () => {
  test('a side resigns, and the battle is over', async () => {
    const { code, out } = await play(twoPlayers, ['choose 5', 'resign', 'list', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain('The Commonwealth resigns; the DAK wins the battle.');
    const battle = savedBattle();
    expect(battle.journal.at(-1)).toMatchObject({ close: 'resigned', by: 'cw', winner: 'dak' });
    expect(verify(totensonntag, battle)).toMatchObject({ value: { outcome: { ended: { reason: 'resigned' } } } });
  });

  test.each([
    ['en', 'began with built-in data other', 'with data '],
    ['zh-Hant', '以內建數值 other 開始', '改用內建數值 '],
  ])('one on earlier built-in data goes on from where it stood, and says so (%s)', async (lang, from, to) => {
    await play(twoPlayers, ['choose 5', 'quit']);
    const battle = savedBattle();
    fs.writeFileSync(saveFile(), JSON.stringify({ ...battle, dataHash: 'other' }));
    const { code, out } = await play(`--resume --lang ${lang}`, ['done', 'quit']);
    expect(code).toBe(0);
    // Lines are broken where the screen ends.
    const told = out.replace(/\n(?=\S)/g, ' ');
    expect(told).toContain(from);
    expect(told).toContain(`${to}${battle.dataHash.slice(0, 12)}`);
    expect(savedBattle()).toMatchObject({ dataHash: battle.dataHash, commitment: battle.commitment });
    expect(savedBattle().journal[1]).toMatchObject({ carried: { from: { dataHash: 'other' } } });
  });

  test.each([
    ['en', 'began under rules version 0', `under version ${totensonntag.rulesVersion}`],
    ['zh-Hant', '第 0 版規則', `第 ${totensonntag.rulesVersion} 版規則`],
  ])('one of other rules goes on from where it stood, and says so (%s)', async (lang, from, to) => {
    await play(twoPlayers, ['choose 5', 'quit']);
    const battle = savedBattle();
    fs.writeFileSync(saveFile(), JSON.stringify({ ...battle, rules: '0', dataHash: 'other' }));
    const { code, out } = await play(`--resume --lang ${lang}`, ['done', 'quit']);
    expect(code).toBe(0);
    expect(out).toContain(from);
    expect(out).toContain(to);
    const carried = savedBattle();
    expect(carried.journal[1]).toMatchObject({ carried: { from: { rules: '0', dataHash: 'other' } } });
    expect(verify(totensonntag, carried)).toMatchObject({ ok: true, value: { before: 2, entries: 3 } });
    expect((await play(`--resume --lang ${lang}`, ['quit'])).out).toContain(from);
  });
});

test('a battle typed in is the battle that was meant', async () => {
  const options = { aircraft: 'on', reconSupport: 'on' };
  const match = Match.start(
    totensonntag,
    { scenario: 'free', options },
    sealingFor({ seed: 'typed' }, () => ''),
  );
  if (!match.ok) throw new Error(match.error.message);
  const { value: battle } = match;
  const commands: string[] = [];
  while (commands.length < 120) {
    const turn = battle.turn();
    if (turn.over) break;
    const { action } = opponents.think('script', battle.state, turn.side, makeRandom(String(commands.length)));
    commands.push(notate(action));
    expect(battle.act(turn.side, action).kind).toBe('played');
  }
  await play('--dak human --cw human --scenario free --seed typed --options aircraft=on,reconSupport=on', commands);
  const withoutCommands = (journal: readonly JournalEntry[]) =>
    playedIn(journal).map(([side, action, dice = [], queued = 0]) => [side, action, dice, queued]);
  const kept = savedBattle();
  expect(withoutCommands(kept.journal)).toEqual(JSON.parse(JSON.stringify(withoutCommands(battle.journal))));
  expect(kept.checkpoints).toEqual(battle.record(true).checkpoints);
});

describe('what can be typed', () => {
  test('numbers choose from the list shown last', async () => {
    const { out } = await play(twoPlayers, ['list', '5', '1', '1', '99', 'quit']);
    expect(out).toContain('Commonwealth 5 (chosen)');
    expect(out).toContain('KDG can do:');
    expect(out).toContain('KDG moves from B17');
    expect(out).toContain('has no such number');
  });

  test('mistakes are answered with help', async () => {
    const { code, out } = await play(twoPlayers, [
      '5',
      'mvoe kdg B18',
      'move',
      'move xyz B18',
      'move rtr B18',
      'move kdg',
      'move kdg Z9',
      'move kdg B18 over B17',
      'assault kdg',
      'unit',
      'hex Z1',
      'rules 99',
      'rules ruling 999',
      'lang fr',
      'save',
      'load',
      `load ${path.join(folder, 'none.json')}`,
      `save ${folder}`,
      'adjust',
      'why',
      'why kdg',
      'forecast done',
      'forecast move 7h H9',
      'exit kdg',
      'enter kdg A1',
      'fire kdg',
      'stack Z1 kdg',
      'destroy kdg',
      '   ',
      'quit',
    ]);
    expect(code).toBe(0);
    for (const part of [
      'Did you mean move?',
      'Which unit?',
      'There is no unit "xyz"',
      '"rtr" can be 7ad-3rtr, 7ad-5rtr',
      'Which hex?',
      'There is no hex "z9"',
      'There is no rule "99"',
      'There is no rule "ruling 999"',
      'Available: en, zh-Hant.',
      'Which file?',
      'there is no such file',
      'cannot be written',
      'Which number?',
      'No dice are rolled for that.',
      'Not possible (rule 3.1)',
      'Not possible (rule 6.1)',
      'Not possible (rule 2.0)',
    ]) {
      expect(out).toContain(part);
    }
  });

  test('units, hexes, stacks, rules and the log can be looked at', async () => {
    const { out } = await play(twoPlayers, [
      'choose 5',
      'unit 3rtr',
      'unit 21-art155',
      'hex N3',
      'M7',
      'plan stack G9',
      'stack G9 6rtr',
      'map 4sac',
      'units',
      'status',
      'log',
      'rules 7.4',
      'rules ruling 31',
      'help',
      'quit',
    ]);
    for (const part of [
      'initiative for assaults',
      'N3 (El Adem): clear, airfield, objective 1, track, road, held by the DAK',
      'M7 (Sidi Rezegh)',
      'The stack in G9 is rearranged; from the top: 6 RTR/7A, 7 HUSSARS/7A, 2 RTR/7A',
      '15-pz8-1',
      'off the map',
      'Victory account',
      'Aircraft: not used',
      'The impulse of the Commonwealth begins',
      '7.4 Barrage',
      '| 31 | 7.5 | How many Overruns',
      'the exact odds and the arithmetic',
    ]) {
      expect(out).toContain(part);
    }
  });

  test.each(languages)('everything speaks %s', async (language) => {
    const { code, out } = await play(`${twoPlayers} --lang ${language}`, [
      'choose 5',
      'help',
      'status',
      'kdg',
      'rules 7.4',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(/\p{Script=Han}/u.test(out.split('\n').slice(0, 3).join(''))).toBe(language !== 'en');
    expect(out).not.toContain('undefined');
  });

  test('the language can change on the way', async () => {
    const { out } = await play(twoPlayers, ['lang zh-Hant', 'choose 5', 'lang en', 'done', 'quit']);
    expect(out).toContain('公開啟動數字');
    expect(out).toContain('The impulse of the DAK begins');
  });

  test('a battle can be kept in a file and fetched', async () => {
    const file = path.join(saves, 'My Battle.json');
    await play(twoPlayers, ['choose 5', `save ${file}`, 'quit']);
    const { out } = await play('--dak human --cw human --seed other', [`load ${file}`, 'quit']);
    expect(out).toContain('The battle continues after 1 action.');
    const loaded = await runLine(
      ['play', '--saves', saves, '--load', file, '--cw', 'human', '--dak', 'human'],
      'quit\n',
    );
    expect(loaded.out).toContain('The battle continues after 1 action.');
  });

  test('a battle that is fetched has other dice than the one that was kept, and than another copy of it', async () => {
    const file = path.join(saves, 'kept.json');
    await play(twoPlayers, [`save ${file}`, 'choose 5', 'quit']);
    const secrets = [savedBattle().secret];
    for (const [options, commands] of [
      ['--dak human --cw human --seed other', [`load ${file}`]],
      [`--dak human --cw human --load ${file}`, []],
    ] as const) {
      await play(options, [...commands, 'choose 5', 'quit']);
      secrets.push(savedBattle().secret);
    }
    expect(new Set(secrets).size).toBe(3);
  });

  test('the battle that is kept by itself goes on under its own dice', async () => {
    await play(twoPlayers, ['choose 5', 'quit']);
    const { secret, match } = savedBattle();
    await play('--resume', ['done', 'quit']);
    expect(savedBattle()).toMatchObject({ secret, match });
    expect(savedBattle().journal.length).toBeGreaterThan(1);
  });

  test('loading a battle can be interrupted', async () => {
    const file = path.join(folder, 'interrupted.json');
    await play(twoPlayers, ['choose 5', `save ${file}`, 'quit']);
    const ctrlC = '\u0003';
    const { code, out } = await play(twoPlayers, ['', `load ${file}\r${ctrlC}`], { terminal: true });
    expect([code, out.includes('The battle continues after 1 action.')]).toEqual([130, false]);
    expect(out).toContain('Goodbye. The battle is saved in');
  });
});

describe('the start', () => {
  test('asks what to play, and can be left', async () => {
    const { code, out } = await play('', ['x', '1', '2', '99', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('That is not one of the choices.');
    expect(out).toContain('Command the Commonwealth against the computer');
    expect(out).toContain('Goodbye.');
    expect(fs.existsSync(saveFile())).toBe(false);
    const chosen = await play('', ['3', '', '2', '3', 'q']);
    expect(chosen.out).toMatch(/亡者星期日[^]*自由部署[^]*再見/);
    expect(savedBattle()).toMatchObject({ scenario: 'free' });
  });

  test('the end of the input is a farewell', async () => {
    expect(await play('', [])).toMatchObject({ code: 0, err: '' });
    expect((await play(twoPlayers, ['choose 5'])).out).toContain('Goodbye. The battle is saved in');
  });

  test('a free set-up can be placed by hand or at once', async () => {
    const { out } = await play('--scenario free --dak human --cw human', [
      'why rec33 A1',
      'place rec33 E5',
      'place rest',
      'done',
      'place rest',
      'done',
      'quit',
    ]);
    expect(out).toContain('Not possible (rule 10.1)');
    expect(out).toContain('33/15 Pzd is set up in E5');
    expect(out).toContain('First-turn surprise');
  });

  test('against the computer only one’s own decisions are asked', async () => {
    const { code, out } = await play('--cw human --dak random --seed a', ['choose 5', 'done', 'done', 'quit']);
    expect(code).toBe(0);
    expect(out).not.toContain('DAK> ');
    expect(out).not.toContain('Secret decision');
  });

  test('computers fight to the end by themselves, and every die can be checked', async () => {
    const { code, out } = await play('--cw random --dak random --seed a', []);
    expect(code).toBe(0);
    expect(out).toContain('The battle is over.');
    expect(verify(totensonntag, savedBattle())).toMatchObject({ ok: true, value: { outcome: { over: true } } });
    expect((await play('', ['q'])).out).not.toContain('Continue ');
  });

  test('where nothing can be written the battle goes on unsaved', async () => {
    const blocked = path.join(saves, 'file');
    fs.writeFileSync(blocked, '');
    const { code, out } = await runLine(['play', '--saves', path.join(blocked, 'x'), '--cw', 'human'], 'quit\n');
    expect(code).toBe(0);
    expect(out).toContain('The battle cannot be saved');
    expect(out).toContain('Goodbye.\n');
    expect((await runLine(['play', '--no-save', '--cw', 'human'], 'quit\n')).out).toContain('Goodbye.\n');
  });

  test('a save that cannot be read is put aside', async () => {
    fs.writeFileSync(saveFile(), 'not a record');
    expect((await play(twoPlayers, ['quit'])).code).toBe(0);
    expect(fs.readFileSync(path.join(saves, 'totensonntag.previous.json'), 'utf8')).toBe('not a record');
  });
});

describe('files of others', () => {
  const savedAtStart = { format: 'impulse-record-1' };
  const evil = '\u001B[2J\u001B]0;evil\u0007\u202E';

  // oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
  const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/;

  test('cannot speak to the terminal', async () => {
    const file = path.join(saves, 'others.json');
    fs.writeFileSync(file, JSON.stringify({ ...savedAtStart, game: evil }));
    const shown = await play(twoPlayers, ['choose 5', evil, `unit ${evil}`, `load ${evil}`, `load ${file}`, 'quit']);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('evil');
    expect(shown.out).not.toMatch(controls);
    const { code, err } = await play(`--load ${file}`, []);
    expect(code).toBe(1);
    expect(err).toContain('control characters');
    expect(err).not.toMatch(controls);
  });
});

describe('at a terminal', () => {
  const hidden = /\u001B\[\?1049h(.*?)\u001B\[\?1049l/gs; // oxlint-disable-line no-control-regex -- the second page

  test('secret decisions are made on a page of their own', async () => {
    const { code, out } = await play(twoPlayers, ['', 'choose 5', 'done', 'y', 'done', '', '', 'keep', 'log', 'quit'], {
      terminal: true,
    });
    expect(code).toBe(0);
    const pages = [...out.matchAll(hidden)].map(([, page]) => page);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('choose 5');
    expect(pages[1]).toMatch(/Rolled: \d/);
    const open = out.replaceAll(hidden, '');
    expect(open).toContain('Secret decision of the Commonwealth: hand over the keyboard');
    expect(open).not.toContain('choose 5');
    expect(open).not.toMatch(/rolls \d for its activation|chooses activation number/);
  });

  test('a person is asked before dice are rolled, and can think better of it', async () => {
    const commands = ['', 'choose 5', '4sac I10', 'n', 'move kdg B18', 'overrun 4sac I10', '', 'quit'];
    const { code, out } = await play(twoPlayers, commands, { terminal: true });
    expect(code).toBe(0);
    expect(out.match(/41\.7%/g)).toHaveLength(2);
    expect(playedIn(savedBattle().journal).map(([, action]) => action)).toEqual([
      { type: 'choose-an', value: 5 },
      { type: 'move', unit: '7ad-kdg', path: ['B18'] },
      { type: 'move', unit: '7ad-4sac', path: ['H9'], overrun: 'I10' },
    ]);
  });

  test('several secret decisions of one player stay on one page', async () => {
    const commands = [
      '',
      'choose 5',
      '',
      'fly ju87 M7',
      'fly me109 N3',
      'done',
      'y',
      '',
      'fly spit A5',
      'done',
      'y',
      'quit',
    ];
    const { code, out } = await play('--dak human --cw human --seed a --options aircraft=on', commands, {
      terminal: true,
    });
    expect(code).toBe(0);
    const pages = [...out.matchAll(hidden)].map(([, page]) => page);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('fly me109');
    const open = out.replaceAll(hidden, '');
    expect(open).toContain('The flights are revealed');
    expect(open).not.toMatch(/fly (?:ju87|me109|spit)|will fly to/);
  });

  test('colours are used unless they are not wanted', async () => {
    const coloured = await play(twoPlayers, ['', 'choose 5', 'quit'], { terminal: true, env: { TERM: 'xterm' } });
    expect(coloured.out).toContain('\u001B[97;41mC3a\u001B[0m');
    const plain = await play(twoPlayers, ['', 'choose 5', 'quit'], { terminal: true, env: { NO_COLOR: '1' } });
    expect(plain.out).not.toMatch(/\u001B\[[\d;]*m/); // oxlint-disable-line no-control-regex -- colours
    expect((await play(twoPlayers, ['choose 5', 'quit'])).out).not.toContain('\u001B');
  });

  test.each([
    [45, 'O D1j=D1i=D1i= .   .   .   .   .   .   #'],
    [80, 'O D1i=D1i=D1i=D1j=D1i=D1i= . '],
    [130, 'O D1i 3=D1i 2='],
  ])('the map fits a screen of %i columns', async (columns, row) => {
    const { out } = await play(twoPlayers, ['choose 5', 'map', 'quit'], { columns });
    expect(out).toContain(row);
    const rows = out.split('\n').filter((line) => /^[A-Q] [^,]*$/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(17);
    for (const line of rows) expect(line.length).toBeLessThanOrEqual(columns);
  });
});
