import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLine } from './conversation.js';
import { LineCutter } from './lines.js';
import type { ProtocolSession } from './session.js';
import { nearlyRight } from './testing/requests.js';
import { makeSession } from './testing/session.js';

/** Anything may come over the line: there is exactly one answer, and nobody falls over. */

/** A battle of each game, where its first impulse has begun. */
const opened: readonly (readonly [string, string, object][])[] = [
  [['totensonntag', 'cw', { type: 'choose-an', value: 3 }]],
  [
    ['white-death', 'german', { type: 'done' }],
    ['white-death', 'soviet', { type: 'impulse', points: 3 }],
  ],
];
function open(actions: (typeof opened)[number]): ProtocolSession {
  const session = makeSession({ chance: () => '0'.repeat(64) });
  session.handle({ do: 'new', game: actions[0][0], seed: 'fuzz' });
  for (const [, side, action] of actions) session.handle({ do: 'act', side, action });
  return session;
}

const sessions = opened.map(open);
const answered = (
  session: ProtocolSession,
  text: string,
): { ok: boolean; error?: { code: string; message: string } } => {
  const line = answerLine(session, { text });
  expect(line).not.toContain('\n');
  return JSON.parse(line) as { ok: boolean; error?: { code: string; message: string } };
};

const checkAnswer = (text: string): void => {
  for (const session of sessions) checkAnswerOf(session, text);
};
const checkAnswerOf = (session: ProtocolSession, text: string): void => {
  const answer = answered(session, text);
  expect(typeof answer.ok).toBe('boolean');
  expect(answer.error?.code).not.toBe('internal');
  if (!answer.ok) expect(answer.error!.message).not.toBe('');
};

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), checkAnswer), { numRuns: 300 });
});

test('any JSON value gets an answer', () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, (given) => checkAnswer(JSON.stringify(given))),
    { numRuns: 500 },
  );
});

test('requests that are nearly right get an answer', () => {
  fc.assert(
    fc.property(nearlyRight, (given) => checkAnswer(JSON.stringify(given))),
    { numRuns: 1500 },
  );
});

test('positions and records with a random change get an answer', () => {
  const texts = opened.map(open).flatMap((other) =>
    ['position', 'record'].map((name) => {
      const text = JSON.stringify((other.handle({ do: name }) as Record<string, unknown>)[name]);
      return { name, text };
    }),
  );
  const change = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(12), fc.string({ maxLength: 6 }));
  const [session] = sessions;
  fc.assert(
    fc.property(change, ([{ name, text }, at, length, piece]) => {
      const start = at % text.length;
      checkAnswerOf(session, `{"do":"load","${name}":${text.slice(0, start)}${piece}${text.slice(start + length)}}`);
    }),
    { numRuns: 600 },
  );
});

test('bytes cut anywhere give the same lines', () => {
  const cut = (pieces: readonly Uint8Array[]) => {
    const cutter = new LineCutter(40);
    return [...pieces.flatMap((piece) => cutter.take(Buffer.from(piece))), ...cutter.end()];
  };
  const text = fc.string({
    unit: fc.constantFrom('a', '\n', '戰', '"', '😀', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
  });
  fc.assert(
    fc.property(text, fc.array(fc.nat(60)), (given, cuts) => {
      const bytes = Buffer.from(given);
      const places = [0, ...cuts.filter((place) => place < bytes.length).toSorted((a, b) => a - b), bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(cut(pieces)).toEqual(cut([bytes]));
      const whole = given.split('\n');
      if (whole.at(-1) === '') whole.pop();
      expect(cut([bytes])).toEqual(whole.map((line) => (line.length > 40 ? { tooLong: true } : { text: line })));
    }),
  );
});
