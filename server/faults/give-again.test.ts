import { expect, test } from 'vitest';
import type { TestPlayer } from '../testing/players.js';
import { giveAgain } from './kill-rounds.js';

type Answer = Awaited<ReturnType<TestPlayer['act']>>;
const sent = { player: 'host', revision: 7, command: 'c', action: { type: 'done' } } as const;
const done = { id: 1, answer: { kind: 'done', revision: 8 } } as const;
const refused = (code: string) => ({ id: 1, problem: { code, path: '', message: '' } }) as const;

async function given(...answers: readonly Answer[]) {
  const heard: unknown[][] = [];
  const act = (...words: unknown[]): Promise<Answer> => {
    heard.push(words);
    return Promise.resolve(answers[heard.length - 1]);
  };
  return { answer: await giveAgain({ act }, sent), heard };
}

const once = [sent.action, sent.revision, sent.command];

test('a command that the database finished for a dead server is found when it is given again', async () => {
  expect(await given(refused('not-kept'), done)).toEqual({ answer: done, heard: [once, once] });
});

test('whatever else is answered is the answer', async () => {
  expect(await given(done)).toEqual({ answer: done, heard: [once] });
  expect(await given(refused('internal'), done)).toEqual({ answer: refused('internal'), heard: [once] });
  expect(await given(refused('not-kept'), refused('not-kept'))).toEqual({
    answer: refused('not-kept'),
    heard: [once, once],
  });
});
