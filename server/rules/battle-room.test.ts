import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BattleRoom } from './battle-room.js';
import type { RulesAnswers } from './messages.js';
import { startRules } from './rules-line.js';

const empty = { entries: [], snapshot: null };

test('memory of battles that have gone is looked for after every sixteenth of them', async () => {
  let tidied = 0;
  const room = new BattleRoom(
    () => undefined,
    () => tidied++,
  );
  const setup = { game: 'totensonntag', scenario: 'historical', options: {} };
  const begun = await room.answerAll([{ do: 'start', setup, match: 'm', secret: '0'.repeat(64) }]);
  const [{ answer }] = begun as readonly { readonly answer: RulesAnswers['start'] }[];
  if (!answer.ok) throw new Error(answer.error.message);
  const { value: record } = answer;
  for (let gone = 1; gone <= 33; gone++) {
    const answers = await room.answerAll([
      { do: 'open', record, journal: empty, positions: null },
      { do: 'forget', match: 'm' },
      { do: 'question', match: 'm', language: 'en' },
    ]);
    expect(answers).toMatchObject([{ answer: { ok: true } }, { answer: null }, { failure: { code: 'not-open' } }]);
    expect(tidied).toBe(Math.floor(gone / 16));
  }
});

test('a thread of the rules can look for it', async () => {
  const line = startRules(() => undefined);
  const thread = new Worker(`require('node:worker_threads').parentPort.postMessage(typeof gc)`, { eval: true });
  expect(await once(thread, 'message')).toEqual(['function']);
  await Promise.all([thread.terminate(), line.end()]);
});
