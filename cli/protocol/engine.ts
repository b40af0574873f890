import { randomBytes } from 'node:crypto';
import { parseJson } from '@impulse/engine';
import { command } from '../command.js';
import { type Console, DONE, print } from '../console.js';
import { answerText, failed, failure } from './answers.js';
import { type Line, LineCutter } from './lines.js';
import { Session } from './session.js';

/** `impulse engine`: the protocol on standard input and output. */

/** A record of the longest battle with its own data file has a hundredth of this. */
const longestLine = 16 * 1024 * 1024;

export const randomSecret = (): string => randomBytes(32).toString('hex');

/** One line in, one line out, whatever stands in it. */
export function answerLine(session: Session, line: Line): string {
  return answerText(answer(session, line));
}

function answer(session: Session, line: Line) {
  if ('tooLong' in line) return failure('too-long', `A line may have at most ${longestLine} characters.`);
  if (line.text.trim() === '') return failure('not-json', 'This line is empty; a request is one JSON object.');
  const value = parseJson(line.text);
  return value.ok ? session.handle(value.value) : failed(value.error);
}

async function converse({ stdin, stdout }: Console): Promise<number> {
  const session = new Session(randomSecret);
  const cutter = new LineCutter(longestLine);
  for await (const chunk of stdin) {
    for (const line of cutter.take(chunk as Buffer)) {
      await print(stdout, `${answerLine(session, line)}\n`);
    }
    if (stdout.destroyed) return DONE;
  }
  for (const line of cutter.end()) await print(stdout, `${answerLine(session, line)}\n`);
  return DONE;
}

export const engineCommand = command({
  name: 'engine',
  summary: 'play by JSON lines on standard input and output',
  about: [
    'Reads one request per line and writes one answer per line, in order, until the input ends. The requests are described in docs/protocol.md; {"do":"games"} is a good first one.',
  ],
  options: {},
  examples: [`echo '{"do":"games"}' | impulse engine`],
  run: (_, console) => converse(console),
});
