import { finish, longestText, parseJson, type Work } from '@impulse/engine';
import { type Answer, answerText, failed, failure } from './answers.js';
import type { CutLine } from './lines.js';
import type { ProtocolSession } from './session.js';

/** In characters. */
export const longestLine = longestText;

/** One line in, one line out, whatever the line holds. */
export const answerLine = (session: ProtocolSession, line: CutLine): string => finish(answering(session, line));

/** The same in pieces. */
export function* answering(session: ProtocolSession, line: CutLine): Work<string> {
  return answerText(yield* answer(session, line));
}

function* answer(session: ProtocolSession, line: CutLine): Work<Answer> {
  if ('tooLong' in line) return failure('too-long', `A line may have at most ${longestLine} characters.`);
  if (line.text.trim() === '') return failure('not-json', 'This line is empty; a request is one JSON object.');
  const value = parseJson(line.text);
  return value.ok ? yield* session.work(value.value) : failed(value.error);
}
