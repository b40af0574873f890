import type { Problem } from './result.js';

/**
 * How the place of something in a text is spelt, everywhere alike: `units[3].hits`, `standing.soviet`, and in brackets
 * and quotes a key that does not begin like a name, `units["9grd-art"].strength`.
 */

const plainKey = /^[A-Za-z_][\w-]{0,40}$/;

/** The path of a field of an object. */
export function fieldPath(path: string, key: string): string {
  if (!plainKey.test(key)) return `${path}[${JSON.stringify(key.slice(0, 40))}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A problem in a part, told as a problem of the field that holds the part. */
export function within(field: string, problem: Problem): Problem {
  const { path } = problem;
  return { ...problem, path: path === '' || path.startsWith('[') ? `${field}${path}` : `${field}.${path}` };
}
