import { bad, good, type Problem, type Result } from './result.js';

/**
 * Text to value. What would cost too much is refused before anything is made of it: a few megabytes of brackets become
 * hundreds in memory.
 */

/** In characters: the longest battle at random has nine million, with its keyframes and its log. */
export const longestText = 16 * 1024 * 1024;
const deepest = 64;
/** More cost a second and 200 MB; such a battle has 840,000. */
const mostValues = 1_000_000;

/** What is too long, too deep or too much, whether or not it is JSON. */
function excess(source: string): Problem | null {
  if (source.length > longestText) return tooLarge(`at most ${longestText} characters`);
  let depth = 0;
  let values = 1;
  for (let at = 0; at < source.length; at++) {
    switch (source[at]) {
      case '"':
        at = endOfText(source, at);
        break;
      case ',':
        values++;
        break;
      case '[':
      case '{':
        values++;
        depth++;
        break;
      case ']':
      case '}':
        depth--;
        break;
    }
    if (depth > deepest) return tooLarge(`at most ${deepest} brackets within each other`);
    if (values > mostValues) return tooLarge(`at most ${mostValues} values`);
  }
  return null;
}

/** Where the text that begins here ends. */
function endOfText(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at;
}

const tooLarge = (bound: string): Problem => ({
  code: 'too-large',
  path: '',
  message: `This is more than is read: ${bound}.`,
});

/** What is wrong with the text is said with its line and column where that is known. */
export function parseJson(source: string): Result<unknown> {
  const problem = excess(source);
  if (problem) return { ok: false, error: problem };
  try {
    return good(JSON.parse(source) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not readable';
    return bad('not-json', '', `This is not JSON: ${reason}.`);
  }
}
