/** Reads the examples of docs/protocol.md and compares answers with them. */

export interface Example {
  /** Line of the request in the document. */
  readonly line: number;
  readonly request: string;
  readonly answer: string;
}

const fence = /^```(\w*)$/;

/** Requests (`>`) and answers (`<`) of all `impulse` blocks in order; indented lines go on with the line above. */
export function examplesIn(markdown: string): Example[] {
  const found: { line: number; kind: string; text: string }[] = [];
  let inside = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    const opened = fence.exec(line)?.[1];
    if (opened !== undefined) {
      inside = opened === 'impulse';
      continue;
    }
    if (!inside) continue;
    if (line.startsWith(' ')) found.at(-1)!.text += line.trim();
    else found.push({ line: index + 1, kind: line[0], text: line.slice(2) });
  }
  const examples: Example[] = [];
  for (let i = 0; i < found.length; i += 2) {
    const [request, answer] = [found[i], found[i + 1]];
    if (request.kind !== '>' || answer?.kind !== '<')
      throw new Error(`Line ${request.line}: no request with its answer`);
    examples.push({ line: request.line, request: request.text, answer: answer.text });
  }
  return examples;
}

export const elided = '...';

/** JSON in which a bare `...` may stand for further members or entries; it becomes a member or entry named so. */
export function parseElided(text: string): unknown {
  let json = '';
  const open: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') {
      const end = endOfString(text, i);
      json += text.slice(i, end);
      i = end - 1;
    } else if (text.startsWith(elided, i)) {
      json += open.at(-1) === '{' ? `"${elided}":"${elided}"` : `"${elided}"`;
      i += elided.length - 1;
    } else {
      if (character === '{' || character === '[') open.push(character);
      if (character === '}' || character === ']') open.pop();
      json += character;
    }
  }
  return JSON.parse(json);
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  throw new Error(`An unfinished text in ${text}`);
}

/** The path of the first thing in which an answer differs from the pattern, or null. */
export function difference(pattern: unknown, answer: unknown, path = ''): string | null {
  if (pattern === elided) return answer === undefined ? path : null;
  if (Array.isArray(pattern)) return listDifference(pattern, answer, path);
  if (typeof pattern !== 'object' || pattern === null) return Object.is(pattern, answer) ? null : path;
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return path;
  const { [elided]: more, ...members } = pattern as Record<string, unknown>;
  const given = answer as Record<string, unknown>;
  for (const [key, value] of Object.entries(members)) {
    const wrong = difference(value, given[key], `${path}.${key}`);
    if (wrong !== null) return wrong;
  }
  const extra = more === undefined ? Object.keys(given).find((key) => !Object.hasOwn(members, key)) : undefined;
  return extra === undefined ? null : `${path}.${extra}`;
}

function listDifference(pattern: readonly unknown[], answer: unknown, path: string): string | null {
  if (!Array.isArray(answer)) return path;
  const open = pattern.at(-1) === elided;
  const wanted = open ? pattern.slice(0, -1) : pattern;
  if (open ? answer.length < wanted.length : answer.length !== wanted.length) return `${path}.length`;
  for (const [index, value] of wanted.entries()) {
    const wrong = difference(value, answer[index], `${path}[${index}]`);
    if (wrong !== null) return wrong;
  }
  return null;
}
