import { clearBench, makeBitmap, takeFrom, type Drawn } from './canvas.js';
import { paintCounter, paintHold } from './counter-sprite.js';
import type { BoardColours, Counter, Paper } from '../types.js';

/**
 * Small pictures drawn once per size. A picture wanted at a new size is shown from another size, scaled, until there
 * is time to draw it again.
 */
export interface Sprite {
  readonly bitmap: Drawn;
  /** Side of the thing itself, in pixels; the bitmap is larger by `border` on every side. */
  readonly size: number;
  readonly border: number;
}

export interface Sprites {
  take(key: string, size: number, border: number, paint: (paper: Paper, size: number) => void): Sprite;
  /** `ratio`: pixels of the screen per pixel of the page; how much can be read depends on it. */
  counter(counter: Pick<Counter, 'face' | 'mood' | 'held'>, size: number, ratio: number): Sprite;
  /** Draws what was asked for and not made yet, for at most `milliseconds`; false when nothing is left. */
  work(milliseconds: number): boolean;
  readonly waiting: () => boolean;
}

const sizesKept = 3;
/** Pixels of all pictures together; the ones not used for longest go first. */
const budget = 24_000_000;
const counterBorder = 0.2;

export function createSprites(colours: BoardColours): Sprites {
  const bench = makeBitmap(1, 1);
  const faces = makeBitmap(1, 1);
  const made = new Map<string, Sprite[]>();
  const asked = new Map<string, () => void>();
  let pixels = 0;

  const make = (key: string, size: number, border: number, paint: (paper: Paper, size: number) => void): Sprite => {
    const edge = Math.ceil(size * border);
    const paper = clearBench(bench, size + 2 * edge, size + 2 * edge);
    paper.translate(edge, edge);
    paint(paper, size);
    const sprite = { bitmap: takeFrom(bench), size, border: edge };
    const sizes = [sprite, ...(made.get(key) ?? [])];
    for (const old of sizes.splice(sizesKept)) pixels -= area(old);
    pixels += area(sprite);
    made.delete(key);
    made.set(key, sizes);
    forget();
    return sprite;
  };

  const forget = (): void => {
    for (const [key, sizes] of made) {
      if (pixels <= budget || made.size <= 1) return;
      made.delete(key);
      for (const sprite of sizes) pixels -= area(sprite);
    }
  };

  const take: Sprites['take'] = (key, size, border, paint) => {
    const sizes = made.get(key);
    if (!sizes) return make(key, size, border, paint);
    made.delete(key);
    made.set(key, sizes);
    for (const sprite of sizes) if (sprite.size === size) return sprite;
    asked.set(key, () => make(key, size, border, paint));
    return sizes[0];
  };

  return {
    take,
    counter: ({ face, mood, held = false }, size, ratio) =>
      take(`counter ${mood}${held ? ' held' : ''} ${ratio} ${face.key}`, size, counterBorder, (paper, side) => {
        paintCounter(paper, face, mood, side, ratio, colours.veil, faces);
        if (held) paintHold(paper, side);
      }),
    work(milliseconds) {
      const end = performance.now() + milliseconds;
      for (const [key, draw] of asked) {
        asked.delete(key);
        draw();
        if (performance.now() > end) break;
      }
      return asked.size > 0;
    },
    waiting: () => asked.size > 0,
  };
}

const area = ({ bitmap }: Sprite): number => bitmap.width * bitmap.height;
