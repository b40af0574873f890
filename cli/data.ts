import { type BattleId, battleIds, loadBattle } from '@impulse/library';
import { choice, type Operand } from './arguments.js';
import { command } from './command.js';
import { DONE, fail, print } from './console.js';
import { readJson } from './files.js';

/** `impulse data` and `impulse check-data`: data files with the values of a player's own copy. */

const game = choice(battleIds, 'which battle', battleIds[0]);
const file: Operand = { name: 'FILE', help: 'a data file' };

/** A data file names its battle in `format`. */
function battleFor(value: unknown): BattleId {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : '';
  if (typeof format !== 'string') return battleIds[0];
  return battleIds.find((id) => format.startsWith(`impulse-${id}-`)) ?? battleIds[0];
}

export const dataCommand = command({
  name: 'data',
  summary: 'print the built-in data file, to be edited',
  about: [
    'Prints the map, counters and schedule of a battle as JSON. Many of the values are reconstructed; if you own the boxed game, you can put in the printed ones and play with --data FILE.',
  ],
  options: { game },
  examples: [
    'impulse data --game white-death > own.json',
    'impulse check-data own.json',
    'impulse simulate --data own.json',
  ],
  async run({ options }, console) {
    const { dataFile } = await loadBattle(options.game);
    await print(console.stdout, `${JSON.stringify(dataFile.builtIn, null, 2)}\n`);
    return DONE;
  },
});

export const checkDataCommand = command({
  name: 'check-data',
  summary: 'check a data file of your own',
  about: ['Says that the file can be played with, and its hash; or names the first field that is wrong.'],
  operands: [file],
  options: { game: choice(battleIds, 'which battle (default: what the file says)', undefined) },
  async run({ options, operands: [name] }, console) {
    const value = readJson(name);
    if (!value.ok) return fail(console, value.error.message);
    const { dataFile } = await loadBattle(options.game ?? battleFor(value.value));
    const data = dataFile.check(value.value);
    if (!data.ok) {
      const { path, code, message } = data.error;
      return fail(console, `${name}: ${path === '' ? '' : `${path}: `}${message} (${code})`);
    }
    const same = data.value.hash === dataFile.hash ? ' The values are those of the built-in data.' : '';
    await print(
      console.stdout,
      `ok: "${data.value.name}"\nhash ${data.value.hash}\n${same === '' ? '' : `${same.trim()}\n`}`,
    );
    return DONE;
  },
});
