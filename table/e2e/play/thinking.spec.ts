import { keyedDice, makeRandom } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { expect, test } from '../testing/fixtures.js';
import type { ThinkingCalls } from '../../hosts/messages.js';

type Question = ThinkingCalls['decide']['ask'];

const setup = { game: 'totensonntag', scenario: 'historical', options: {}, controllers: {} };
const level = 'veteran';

/** Positions from the beginning of a battle in which there is something to be tried: numbers, then an impulse. */
async function questions(): Promise<readonly { readonly question: Question; readonly expected: unknown }[]> {
  const { game, opponents } = await loadBattle('totensonntag');
  const started = game.start({ scenario: setup.scenario });
  if (!started.ok) throw new Error(started.error.message);
  const [like, state] = [started.value, game.blank(started.value)];
  state.cells.set(like.cells);
  const sitter = opponents.sit(level);
  const dice = keyedDice(4);
  return [0, 1, 2].map((event) => {
    const turn = game.turn(state);
    if (turn.over) throw new Error('The battle is over');
    const seat = turn.side;
    const view = game.view(state, seat);
    const seed = `decision ${event}`;
    const random = makeRandom(seed);
    const known = game.sample(like, view, random);
    if (!known.ok) throw new Error(known.error.message);
    const { action } = sitter.think(known.value, seat, random);
    dice.begin(event);
    game.play(state, seat, action, dice, null);
    return { question: { battle: 'asked', view, setup, seat, level, seed }, expected: action };
  });
}

test('a computer of the page thinks what it thinks elsewhere, with any number of helpers', async ({ page }) => {
  const asked = await questions();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto('./empty');
  for (const helpers of [0, 1, 3]) {
    const answers = await page.evaluate(
      async ([given, count]) => {
        const thinker = new Worker('./thinker.worker.js', { type: 'module' });
        const { port1, port2 } = new MessageChannel();
        thinker.postMessage(port1, [port1]);
        const told: unknown[] = [];
        for (const [id, question] of given.entries()) {
          const answered = new Promise<unknown>((resolve) => {
            port2.addEventListener('message', ({ data }) => resolve(data), { once: true });
          });
          port2.start();
          port2.postMessage({ id, kind: 'decide', ask: { ...question, helpers: count } });
          told.push(await answered);
        }
        thinker.terminate();
        return told;
      },
      [asked.map(({ question }) => question), helpers] as const,
    );
    expect(answers).toEqual(asked.map(({ expected }, id) => ({ id, answer: expected })));
  }
});
