import { makeBitmap, paperOf, type Bitmap } from './canvas.js';
import type { BoardArt, Counter, Paper } from './types.js';

/**
 * Small pictures drawn once per size. A picture wanted at a new size is shown from another size, scaled, until there
 * is time to draw it again.
 */
export interface Sprite {
  readonly bitmap: Bitmap;
  /** Side of the thing itself, in pixels; the bitmap is larger by `border` on every side. */
  readonly size: number;
  readonly border: number;
}

export interface Sprites {
  take(key: string, size: number, border: number, paint: (paper: Paper, size: number) => void): Sprite;
  counter(counter: Counter, size: number): Sprite;
  /** Draws what was asked for and not made yet, for so many milliseconds; false when nothing is left. */
  work(milliseconds: number): boolean;
  readonly waiting: () => boolean;
}

const sizesKept = 3;
/** Pixels of all pictures together; the ones not used for longest go first. */
const budget = 24_000_000;
const counterBorder = 0.2;

export function createSprites(art: BoardArt): Sprites {
  const made = new Map<string, Sprite[]>();
  const asked = new Map<string, () => void>();
  let pixels = 0;

  const make = (key: string, size: number, border: number, paint: (paper: Paper, size: number) => void): Sprite => {
    const edge = Math.ceil(size * border);
    const bitmap = makeBitmap(size + 2 * edge, size + 2 * edge);
    const paper = paperOf(bitmap);
    paper.translate(edge, edge);
    paint(paper, size);
    const sprite = { bitmap, size, border: edge };
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
    counter: (counter, size) =>
      take(`counter ${counter.mood} ${art.counterKey(counter)}`, size, counterBorder, (paper, side) =>
        paintWithShadow(art, paper, counter, side),
      ),
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

/** A counter lies on the map: it casts a shadow. One that can act glows, one that has acted lies in the shade. */
function paintWithShadow(art: BoardArt, paper: Paper, counter: Counter, size: number): void {
  const face = makeBitmap(size, size);
  art.paintCounter(paperOf(face), counter, size);
  if (counter.mood === 'ready') {
    paper.shadowColor = 'rgb(255 226 120 / 95%)';
    paper.shadowBlur = size * 0.16;
    paper.drawImage(face, 0, 0);
    paper.drawImage(face, 0, 0);
    paper.shadowColor = 'transparent';
    paper.strokeStyle = '#ffe9a0';
    paper.lineWidth = Math.max(1.5, size * 0.05);
    paper.beginPath();
    paper.roundRect(0, 0, size, size, size * 0.085);
    paper.stroke();
  } else {
    paper.shadowColor = 'rgb(40 26 8 / 60%)';
    paper.shadowBlur = size * 0.09;
    paper.shadowOffsetX = size * 0.025;
    paper.shadowOffsetY = size * 0.05;
    paper.drawImage(face, 0, 0);
    paper.shadowColor = 'transparent';
  }
  paper.drawImage(face, 0, 0);
  if (counter.mood !== 'spent') return;
  paper.fillStyle = 'rgb(214 196 156 / 46%)';
  paper.beginPath();
  paper.roundRect(0, 0, size, size, size * 0.085);
  paper.fill();
}
