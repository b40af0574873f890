import { expect, test } from 'vitest';
import { runLine } from '../testing/run.js';

/** The commitment of a battle under this seed, as `engine` tells it. */
async function commitmentOf(game: string): Promise<string> {
  const { out } = await runLine(['engine'], `{"do":"new","game":"${game}","seed":"pledge"}\n`);
  return (JSON.parse(out) as { commitment: string }).commitment;
}

test.each([
  ['totensonntag', 'cw', 'en', 'Dice commitment'],
  ['totensonntag', 'cw', 'zh-Hant', '骰子承諾值'],
  ['white-death', 'soviet', 'en', 'Dice commitment'],
  ['white-death', 'soviet', 'zh-Hant', '骰子承諾值'],
])('the commitment of %s is shown before the first die (%s, %s)', async (game, side, lang, said) => {
  const words = ['play', `--${side}`, 'human', '--seed', 'pledge', '--no-save', '--lang', lang];
  const { out } = await runLine(words, 'quit\n', { columns: 200 });
  const commitment = await commitmentOf(game);
  expect(out).toContain(said);
  expect(out).toContain(commitment);
  expect(out.indexOf(commitment)).toBeLessThan(out.indexOf('> quit'));
});
