import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languages, parseRecord, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, describe, expect, test } from 'vitest';
import { runLine } from '../testing/run.js';

const { game } = await loadBattle('white-death');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const play = (options: string, commands: readonly string[]) =>
  runLine(['play', '--saves', folder, ...options.split(' ')], commands.map((line) => `${line}\n`).join(''));

/** Each of these found after the one before. */
function expectInOrder(out: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const found = out.indexOf(part, from);
    expect(found, `${part} after\n${out.slice(Math.max(0, from - 300), from)}`).toBeGreaterThanOrEqual(0);
    from = found + 1;
  }
}

test('a whole scenario is played from a pipe, one impulse of it with everything there is', async () => {
  const commands = [
    'impulse 4',
    'go 26rb-3 2604',
    'undo',
    'go 26rb-3 2604',
    'list 257rd',
    'why 257rd-943 2420',
    'plan assault 2420',
    'assault',
    'plan assault 2520',
    'assault',
    'show fights',
    'done',
    'plan barrage 2420',
    'barrage',
    'done',
    'plan fire 2520',
    'support',
    'at 83id-ii-277=1',
    'at',
    'fire',
    'fire 2420',
    'plan defend',
    'intensity high',
    'intensity low',
    'defend',
    'done',
  ];
  // From here on as little as the rules allow.
  const rest = Array.from({ length: 300 }, () => ['pass', 'done', 'impulse 3', 'impulse 2', 'impulse 1']).flat();
  const { code, out, err } = await play('--soviet human --german script --scenario scenario-5 --seed a', [
    ...commands,
    ...rest,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expectInOrder(out, [
    '== Turn 12',
    '4 MP: ',
    '== Impulse 1 of the Soviets',
    '3 Bn (26 Rifle Bde) moves from 2605 to 2604 for 2 MP.',
    'Undone.',
    'units can act:',
    'Not possible (rule 6B3)',
    'Planned: assault',
    'will assault 2420',
    'will assault 2520',
    'Declared assaults',
    'Units that have done nothing',
    'Planned: barrage 2420 by',
    'The Soviets barrage 2 units in 2420',
    'Planned: fire 2520',
    'support (Units): may be 257rd-art (+8)',
    'at (Fire by target): ',
    '49 of conventional factor',
    'Assault on 2520 (Velikiye Luki, station): conventional 49',
    'The Soviets assault 2520',
    '== Impulse 1 of the Germans',
    'Planned: defend 1117 support 381rd-art (',
    'Planned: defend 1117 support 381rd-art intensity high (',
    'Planned: defend 1117 support 381rd-art intensity low (',
    '1117 fires defensively',
    'gun at low intensity.',
    '== Turn 13',
    'The battle is over.',
  ]);
  expect(out).not.toMatch(/undefined|\[object|NaN/);
  const battle = parseRecord(JSON.parse(fs.readFileSync(path.join(folder, 'white-death.json'), 'utf8')));
  if (!battle.ok) throw new Error(battle.error.message);
  expect(verify(game, battle.value)).toMatchObject({ ok: true, value: { outcome: { over: true } } });
});

describe('what can be typed', () => {
  test('a free set-up is placed by hand', async () => {
    const { out } = await play('--game white-death --german human --soviet human --options setup=free --seed a', [
      'list',
      'place rest',
      'undo',
      'place 83id-art 2420',
      'place rest',
      'done',
      'quit',
    ]);
    expectInOrder(out, ['units can act:', 'Undone.', 'hand over the keyboard']);
  });

  test('mistakes are answered with help', async () => {
    const { code, out } = await play('--soviet human --german script --scenario scenario-5 --seed a', [
      'impulse',
      'impulse x',
      'impulse 99',
      'barrage',
      'fire 2420',
      'defend 9999',
      'orders defence perhaps',
      'orders',
      'plan',
      'plan fire',
      'plan nonsense',
      'units 1 2 3',
      'replace 26rb-3',
      'refit 99',
      'bridge 1eng burn',
      'avoid isolation perhaps',
      'show range',
      'show range 26rb-3',
      'show range army-385-how',
      'map 9999',
      '2420',
      'rules 6B3',
      'plan orders',
      'defence never',
      'retreat town',
      'ok',
      'orders reserve 2 retreat rear',
      'quit',
    ]);
    expect(code).toBe(0);
    expectInOrder(out, [
      'Which number?',
      'Which number?',
      'Not possible (rule 5.1)',
      'Which hex?',
      'Not possible (rule 5',
      'There is no hex "9999"',
      'must be one of: ask, fire',
      'What can be planned: move, enter, advance, assault',
      'Which hex? Name it as on the map. fire HEX',
      'There is no unit "nonsense"',
      '"99" does not fit formation.',
      'Range of the selected gun',
      '2420 (Velikiye Luki): town',
      '6B3',
      'reserve (Supply points kept from high intensity): 0 to 20',
      '"never" does not fit defence',
      'Planned: orders retreat town',
      'Standing orders',
      'Goodbye.',
    ]);
  });

  test('a plan is changed by the words it is typed with, and stays what it was otherwise', async () => {
    const { out } = await play('--soviet human --german script --scenario scenario-5 --seed a', [
      'plan orders',
      'reserve 3',
      'retreat town',
      'reserve 2',
      'ok',
      'ok',
      'quit',
    ]);
    expectInOrder(out, [
      'reserve (Supply points kept from high intensity): 0 to 20 [0]',
      'Planned: orders reserve 3 (',
      'Planned: orders reserve 3 retreat town (',
      'Planned: orders reserve 2 retreat town (',
      'Standing orders now:',
      'There is no command "ok"',
    ]);
  });

  test('a person is asked before an assault turns up what stands in a hex', async () => {
    const words = 'play --no-save --soviet human --german script --scenario scenario-5 --seed a'.split(' ');
    const commands = ['impulse 4', '26rb-3 2604', 'assault 2520', 'n', 'log 1', 'plan assault 2520', 'ok', 'quit'];
    const { out } = await runLine(words, commands.map((line) => `${line}\n`).join(''), { terminal: true });
    expectInOrder(out, ['moves from', 'This cannot be undone.', 'moves from', 'will assault 2520', 'Goodbye.']);
    expect(out.match(/Do it\?/g)).toHaveLength(1);
  });

  test('what does not fit is told in Chinese, too', async () => {
    const { out } = await play('--soviet human --german script --scenario scenario-5 --lang zh-Hant', [
      'orders defence perhaps',
      'refit 99',
      'impulse x',
      'quit',
    ]);
    expectInOrder(out, ['"perhaps" 不能用於 defence，可用：ask、fire', '"99" 不能用於 formation', '哪個數字？']);
    expect(out).not.toMatch(/must be|There is/);
  });

  test.each(languages)('everything speaks %s', async (language) => {
    const { code, out } = await play(`--soviet human --german script --scenario scenario-5 --lang ${language}`, [
      'help',
      'status',
      'arrivals',
      'impulse 4',
      '257rd-943',
      'units 257rd',
      'unit 83id-14-277',
      'unit 83id-iv-183',
      'plan assault 2420',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(out).toContain({ en: 'fires conventionally in defence only', 'zh-Hant': '一般射擊只能用於防禦' }[language]);
    expect(/\p{Script=Han}/u.test(out.split('\n').slice(0, 3).join(''))).toBe(language !== 'en');
    expect(out).not.toMatch(/undefined|\[object|NaN/);
  });
});
