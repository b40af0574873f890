import { parseJson } from '@impulse/engine';
import { type Answer, failed, failure } from './answers.js';
import type { Line } from './lines.js';
import type { ProtocolSession } from './session.js';

/** A record of the longest battle with its own data file has a hundredth of this. */
export const longestLine = 16 * 1024 * 1024;

/** One line in, one line out, whatever the line holds. */
export const answerLine = (session: ProtocolSession, line: Line): string => JSON.stringify(answer(session, line));

function answer(session: ProtocolSession, line: Line): Answer {
  if ('tooLong' in line) return failure('too-long', `A line may have at most ${longestLine} characters.`);
  if (line.text.trim() === '') return failure('not-json', 'This line is empty; a request is one JSON object.');
  const value = parseJson(line.text);
  return value.ok ? session.handle(value.value) : failed(value.error);
}
