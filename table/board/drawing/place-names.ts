import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import { inSight, type Projection } from '../camera/projection.js';
import { counterSide, stackLayout } from '../stacks.js';
import { clothOf } from './flags.js';
import { place } from './place.js';
import type { Sprites } from './sprites.js';
import type { BoardArt, Flag, MapVersion, Paper, PlaceName, PlaceNames, Stack } from '../types.js';

/** Names of places, written above the counters, where these leave room for them. */

export interface Box {
  readonly x: number;
  readonly y: number;
  /** From the middle to the sides. */
  readonly wide: number;
  readonly high: number;
}

/** Names as they were last laid out. */
export interface NamesLaid {
  readonly key: string;
  readonly stacks: ReadonlyMap<number, Stack>;
  readonly laid: readonly { readonly name: PlaceName; readonly text: string; readonly box: Box }[];
}

/** On the lower hexside, or on the upper one: clear of a counter in the hex and of those above and below. */
const [below, above] = [0.45, -0.5];
/** In parts of the height of the letters. */
const [lineHeight, halo] = [0.85, 0.3];
/** A name elsewhere than usual is worth this much of the area of a hex that is not covered. */
const unusual = 0.004;

type NameLook = Pick<PlaceNames, 'ink' | 'halo'>;

/** Of a board, or of a picture on which counters are no more than dots. */
export interface NamedMap {
  readonly art: BoardArt;
  readonly language: MapVersion['language'];
  /** Pixels of the screen to the hex, and to the pixel of the page. */
  readonly scale: number;
  readonly ratio: number;
  /** The counters in sight. */
  readonly stacks: ReadonlyMap<number, Stack>;
  readonly flags: readonly Flag[];
  /** The map lies in the dark. */
  readonly dimmed: boolean;
}

/** Pale on the dark map, as under a lamp. */
const byNight: NameLook = { ink: '#efe6cc', halo: '#1b2436' };

export const noStacks: ReadonlyMap<number, Stack> = new Map();

export function drawPlaceNames(
  paper: Paper,
  map: NamedMap,
  p: Projection,
  sprites: Sprites,
  before: NamesLaid | null,
): NamesLaid {
  const { placeNames } = map.art;
  const names = laidOut(paper, map, placeNames, before);
  const zoom = p.scale / p.ratio;
  for (const { name, text, box } of names.laid) {
    if (zoom < name.from || !inSight(p, box, box.wide)) continue;
    const size = Math.max(4, Math.round(2 * box.wide * map.scale));
    const letters = lettersOf(name, map);
    const look = map.dimmed ? byNight : { ink: name.ink ?? placeNames.ink, halo: placeNames.halo };
    const sprite = sprites.take(
      `name ${look.ink} ${String(name.bold)} ${map.ratio} ${text}`,
      size,
      0,
      (sheet, side) => {
        takePen(sheet, map, name, letters);
        write(sheet, look, text, letters, side / 2);
      },
    );
    place(paper, p, sprite, box, 2 * box.wide);
  }
  return names;
}

function laidOut(paper: Paper, map: NamedMap, placeNames: PlaceNames, before: NamesLaid | null): NamesLaid {
  const { art, language, ratio, scale, stacks, flags } = map;
  const key = [language, ratio, scale, ...flags.map(({ hex, text }) => `${hex} ${text}`)].join();
  if (before?.key === key && before.stacks === stacks) return before;
  // Names give way to flags, and the lesser to the greater, which are read from farther away.
  const taken = flags.map((flag) => clothOf(flag, art, scale, ratio));
  const laid = placeNames.names
    .toSorted((a, b) => a.from - b.from)
    .map((name) => {
      const text = name.text[language];
      const letters = lettersOf(name, map);
      takePen(paper, map, name, letters);
      const wide = (paper.measureText(text).width / 2 + letters * halo) / scale;
      const high = (letters * lineHeight) / 2 / scale;
      const near = countersAround(art.grid, stacks, name.hex, Math.ceil(wide) + 1);
      const box = bestBox(name.at ?? art.grid.centre(name.hex), wide, high, [...near, ...taken], name.above);
      if (scale / ratio >= name.from) taken.push(box);
      return { name, text, box };
    });
  paper.letterSpacing = '0px';
  return { key, stacks, laid };
}

const lettersOf = (name: PlaceName, { scale, ratio }: NamedMap): number => name.size(scale / ratio) * ratio;

function takePen(paper: Paper, { art, language }: NamedMap, name: PlaceName, letters: number): void {
  const { bold, italic = false, spacing = 0 } = name;
  const slant = italic && language === 'en' ? 'italic ' : '';
  paper.font = `${slant}${bold ? 'bold ' : ''}${letters.toFixed(2)}px ${art.placeNames.family}`;
  paper.letterSpacing = `${(spacing * letters).toFixed(2)}px`;
}

function write(paper: Paper, look: NameLook, text: string, letters: number, middle: number): void {
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.lineWidth = letters * halo;
  paper.strokeStyle = look.halo;
  paper.globalAlpha = 0.85;
  paper.strokeText(text, middle, middle);
  paper.globalAlpha = 1;
  paper.fillStyle = look.ink;
  paper.fillText(text, middle, middle);
}

function countersAround(grid: Grid, stacks: ReadonlyMap<number, Stack>, hex: number, reach: number): Box[] {
  if (stacks.size === 0) return [];
  return grid.within(hex, reach).flatMap((near) => {
    const stack = stacks.get(near);
    const layout = stack ? stackLayout(stack) : [];
    if (layout.length === 0) return [];
    const { x, y } = grid.centre(near);
    const ys = layout.map((at) => y + at.y);
    const [top, bottom] = [Math.min(...ys) - counterSide / 2, Math.max(...ys) + counterSide / 2];
    return { x, y: (top + bottom) / 2, wide: counterSide / 2, high: (bottom - top) / 2 };
  });
}

/** Where a name covers least of what lies there, counters above all; the usual place, if it is as good as another. */
export function bestBox({ x, y }: Point, wide: number, high: number, counters: readonly Box[], isAbove = false): Box {
  const aside = Math.max(0, wide - 0.5);
  const far = Math.max(0, wide - 0.3);
  const places = (isAbove ? [above, below] : [below, above]).flatMap((dy) =>
    [0, aside, -aside, far, -far].map((dx) => ({ dx, dy })),
  );
  const boxes = places.map(({ dx, dy }) => ({ x: x + dx, y: y + dy, wide, high }));
  const cost = (box: Box, index: number): number =>
    counters.reduce((sum, counter) => sum + overlap(box, counter), unusual * index);
  let best = 0;
  for (let i = 1; i < boxes.length; i++) if (cost(boxes[i], i) < cost(boxes[best], best)) best = i;
  return boxes[best];
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x - a.wide, b.x - b.wide);
  const down = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y - a.high, b.y - b.high);
  return Math.max(0, across) * Math.max(0, down);
}
