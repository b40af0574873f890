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

/** What a computer is told while the other side acts, what it is asked when that side has ended its impulse, and its answer. */
async function askedAhead() {
  const { game, opponents } = await loadBattle('totensonntag');
  const started = game.start({ scenario: setup.scenario });
  if (!started.ok) throw new Error(started.error.message);
  const [like, state] = [started.value, game.blank(started.value)];
  state.cells.set(like.cells);
  const dice = keyedDice(4);
  const play = (event: number, action: Parameters<typeof game.play>[2]): void => {
    dice.begin(event);
    game.play(state, game.sides[game.codes.deciding(state)], action, dice, null);
  };
  const quick = (event: number) =>
    opponents.think(opponents.quick, state, game.sides[game.codes.deciding(state)], makeRandom(`${event}`)).action;
  let event = 0;
  // Both numbers are known as soon as somebody may end an impulse.
  while (!game.legal(state, game.sides[game.codes.deciding(state)]).some(({ type }) => type === 'done')) {
    play(event, quick(event));
    event++;
  }
  const seat = game.sides[1 - game.codes.deciding(state)];
  const seeds = ['one more', 'two more'];
  const told = { battle: 'ahead', view: game.view(state, seat), setup, seat, level, seeds };
  play(event, { type: 'done' });
  const view = game.view(state, seat);
  const random = makeRandom(seeds[0]);
  const known = game.sample(like, view, random);
  if (!known.ok) throw new Error(known.error.message);
  const { action } = opponents.sit(level).think(known.value, seat, random);
  const question: Question = { battle: 'ahead', view, setup, seat, level, seed: seeds[0], isUnhurried: true };
  return { told, question, expected: action };
}

test('a computer of the page has thought before it is asked, and thinks the same', async ({ page }) => {
  const { told, question, expected } = await askedAhead();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto('./empty');
  const { answer, rounds } = await page.evaluate(
    async ([ahead, asked]) => {
      const thinker = new Worker('./thinker.worker.js', { type: 'module' });
      const { port1, port2 } = new MessageChannel();
      const heard: unknown[] = [];
      thinker.addEventListener('message', ({ data }) => heard.push(data));
      thinker.postMessage(port1, [port1]);
      port2.start();
      const call = (id: number, kind: string, ask: unknown) =>
        new Promise<unknown>((resolve) => {
          port2.addEventListener('message', ({ data }) => resolve(data), { once: true });
          port2.postMessage({ id, kind, ask });
        });
      await call(0, 'foresee', ahead);
      // Asked at once: it goes on with what it has begun, and tells from now on how far it is.
      const answered = await call(1, 'decide', asked);
      thinker.terminate();
      return { answer: answered, rounds: heard.length };
    },
    [told, question] as const,
  );
  expect(answer).toEqual({ id: 1, answer: { action: expected } });
  expect(rounds).toBeGreaterThan(0);
});

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
          port2.postMessage({ id, kind: 'decide', ask: { ...question, helpers: count, isUnhurried: true } });
          told.push(await answered);
        }
        thinker.terminate();
        return told;
      },
      [asked.map(({ question }) => question), helpers] as const,
    );
    expect(answers).toEqual(asked.map(({ expected }, id) => ({ id, answer: { action: expected } })));
  }
});
