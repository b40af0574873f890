import { expect, test } from 'vitest';
import { answerCalls, Caller } from './calls.js';

type Sums = {
  readonly add: { readonly ask: readonly number[]; readonly answer: number };
  readonly fail: { readonly ask: null; readonly answer: null };
};

function connected(): { readonly caller: Caller<Sums>; readonly close: () => void } {
  const { port1, port2 } = new MessageChannel();
  answerCalls<Sums>(port2, {
    add: (numbers) => Promise.resolve(numbers.reduce((sum, one) => sum + one, 0)),
    fail: () => {
      throw new Error('on purpose');
    },
  });
  port1.start();
  port2.start();
  return { caller: new Caller<Sums>(port1), close: () => port1.close() };
}

test('every call gets its own answer, and a failure is told to the one who asked', async () => {
  const { caller, close } = connected();
  const answers = await Promise.all([caller.call('add', [1, 2]), caller.call('add', [3, 4, 5])]);
  expect(answers).toEqual([3, 12]);
  await expect(caller.call('fail', null)).rejects.toThrow('on purpose');
  expect(await caller.call('add', [])).toBe(0);
  close();
});

test('when nobody answers any more, those who wait and those who ask later are told', async () => {
  const { port1 } = new MessageChannel();
  const caller = new Caller<Sums>(port1);
  const waiting = caller.call('add', [1]);
  caller.fail(new Error('The worker has died'));
  await expect(waiting).rejects.toThrow('The worker has died');
  await expect(caller.call('add', [1])).rejects.toThrow('The worker has died');
  port1.close();
});
