import { Match } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { afterEach, expect, test } from 'vitest';
import type { BattleSetup } from '../../storage/types.js';
import { answerCalls } from '../calls.js';
import type { ThinkingCalls } from '../messages.js';
import { ThinkerLine } from './thinker-line.js';

type Told = ThinkingCalls['foresee']['ask'];
type Asked = ThinkingCalls['decide']['ask'];

const channel = new MessageChannel();
afterEach(() => channel.port1.close());

const setupOf = (controllers: BattleSetup['controllers']): BattleSetup => ({
  game: 'totensonntag',
  scenario: 'historical',
  options: {},
  controllers,
});

test('a computer is told its own view while a person decides, with the seeds of what it may be asked', async () => {
  const begun = Match.start(totensonntag, { scenario: 'historical' }, { match: 'line', secret: '5e'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const turn = match.turn();
  if (turn.over) throw new Error('The battle is over');
  const [person, computer] = turn.side === 'cw' ? (['cw', 'dak'] as const) : (['dak', 'cw'] as const);
  const setup = setupOf({ [person]: 'human', [computer]: 'veteran' });
  const line = new ThinkerLine('battle');
  const [told, asked]: [Told[], Asked[]] = [[], []];
  // Nobody listens yet, and nothing is waited for.
  line.foresee(setup, match);
  answerCalls<ThinkingCalls>(channel.port2, {
    foresee(question) {
      told.push(question);
      return null;
    },
    decide(question) {
      asked.push(question);
      return { action: { type: 'done' } };
    },
  });
  channel.port2.start();
  line.use(channel.port1);
  line.foresee(setup, match);
  line.foresee(setupOf({ [person]: 'script', [computer]: 'veteran' }), match);
  line.foresee(setupOf({ [person]: 'human', [computer]: 'human' }), match);
  expect(await line.decide(setup, match, computer)).toEqual({ action: { type: 'done' } });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ seat: computer, level: 'veteran', view: match.view(computer) });
  expect(told[0].seeds[0]).toBe(`battle/${match.length + 1}`);
  expect(asked).toMatchObject([{ seat: computer, level: 'veteran', seed: `battle/${match.length}` }]);
});
