import { expect, test } from 'vitest';
import { answerLine } from './conversation.js';
import { makeSession } from './testing/session.js';

test('a view is the same on the line as it is for a caller', () => {
  const session = makeSession();
  session.handle({ do: 'new', game: 'totensonntag', seed: 'a' });
  for (const seat of ['dak', 'cw', 'observer']) {
    for (const extra of [{}, { id: 7 }]) {
      const request = { do: 'view', seat, ...extra };
      const line = answerLine(session, { text: JSON.stringify(request) });
      expect(line).toBe(JSON.stringify(session.handle(request)));
      expect(JSON.parse(line)).toMatchObject({ ...extra, ok: true, view: { seat } });
    }
  }
});
