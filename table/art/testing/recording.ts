import type { Paper } from '../../board/types.js';

/** A paper that remembers what was done with it, for tests that run without a browser. */
export interface Recording {
  readonly paper: Paper;
  /** Names of the methods called, in order. */
  readonly calls: string[];
  /** Every text filled in. */
  readonly texts: string[];
  /** The fonts they were written in. */
  readonly fonts: string[];
  /** Colours filled with. */
  readonly fills: Set<string>;
}

/** As much of a path as painters ask of one. */
class FakePath {
  moveTo(): void {}
  lineTo(): void {}
  quadraticCurveTo(): void {}
  closePath(): void {}
  rect(): void {}
}

export function record(): Recording {
  // Node has no paths of its own.
  Object.assign(globalThis, { Path2D: FakePath });
  const calls: string[] = [];
  const texts: string[] = [];
  const fonts: string[] = [];
  const fills = new Set<string>();
  const state: Record<string, unknown> = {};
  const paper = new Proxy(state, {
    set(target, name, value) {
      target[String(name)] = value;
      return true;
    },
    get(target, name) {
      const key = String(name);
      if (Object.hasOwn(target, key)) return target[key];
      return (...parameters: unknown[]) => {
        calls.push(key);
        if (key === 'fillText') {
          texts.push(String(parameters[0]));
          fonts.push(String(target['font']));
        }
        if (key === 'fill' || key === 'fillRect') fills.add(String(target['fillStyle']));
        return answerOf(key, parameters);
      };
    },
  });
  return { paper: paper as unknown as Paper, calls, texts, fonts, fills };
}

function answerOf(method: string, parameters: readonly unknown[]): unknown {
  if (method === 'measureText') return { width: 5 * String(parameters[0]).length };
  return method.endsWith('Gradient') ? { addColorStop: () => undefined } : null;
}
