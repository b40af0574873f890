import { spaced } from './wording.js';

/**
 * A Chinese catalogue whose messages set the blanks between Chinese and Latin by themselves, so that nobody has to know
 * whether a name that is put in begins with the one or the other.
 */
export function spacedOut<T>(catalogue: T): T {
  return wrap(catalogue) as T;
}

function wrap(part: unknown): unknown {
  if (typeof part === 'function') {
    return (...parameters: readonly unknown[]): unknown => {
      const text: unknown = Reflect.apply(part, undefined, parameters);
      return typeof text === 'string' ? spaced(text) : text;
    };
  }
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, wrap(value)]));
}
