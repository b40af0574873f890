import type { Point } from '@impulse/engine/hex/hex.js';
import { badgeShownFrom, stackBadge } from './stack-badge.js';
import { drawMarks } from './lit-hexes.js';
import { drawUnderlay } from './outline.js';
import type { HexShape } from './marks.js';
import type { Picture } from '../picture.js';
import { place } from './place.js';
import { drawPlaceNames, type NamedMap, type NamesLaid, noStacks } from './place-names.js';
import { inSight, type Projection } from '../camera/projection.js';
import { drawShades, type ShadeSheet } from './shade-sheet.js';
import { makeShades, type ShadePaths } from './shades.js';
import { drawSigns } from './signs.js';
import type { Sprites } from './sprites.js';
import { badgeOf, counterSide, stackLayout, withoutThose } from '../stacks.js';
import { drawTrails } from './trails.js';
import type { Overlay, Paper, Stack } from '../types.js';

/** The middle layer: signs, shaded areas, lit hexes, the counters on top of them, and names. */

/** What is made anew only when stacks or overlays change. */
export interface Prepared {
  /** Stacks from north to south, so that southern ones lie over northern ones. */
  readonly stacks: readonly Placed[];
  readonly overlays: readonly Overlay[];
  readonly shades: readonly ShadePaths[];
  /** So many stacks, from the north, have their pictures; counted until they are drawn. */
  made: number;
  /** The shades as they were last painted. */
  sheet: ShadeSheet | null;
  names: NamesLaid | null;
}

interface Placed {
  readonly hex: number;
  readonly at: Point;
  readonly stack: Stack;
}

/** Shades are worked out again only if they are not those of `before`. */
export function prepare({ art, config }: Picture, before: Prepared | null): Prepared {
  const { overlays } = config;
  const stacks = [...config.stacks]
    .filter(([, { counters }]) => counters.length > 0)
    .map(([hex, stack]) => ({ hex, at: art.grid.centre(hex), stack }))
    .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
  if (before && before.overlays === overlays) return { ...before, stacks, made: 0 };
  return { stacks, overlays, shades: makeShades(art, overlays), made: 0, sheet: null, names: before?.names ?? null };
}

/** Pixels of a counter for which sprites are made now. */
export const counterPixels = ({ sharpScale }: Picture): number => Math.max(4, Math.round(counterSide * sharpScale));

/** Makes pictures that the counters in sight want, until it is `end`; false when some are still to be made. */
export function makeCounters(
  picture: Picture,
  p: Projection,
  sprites: Sprites,
  prepared: Prepared,
  end: number,
): boolean {
  const { stacks } = prepared;
  const size = counterPixels(picture);
  for (; picture.config.showCounters && prepared.made < stacks.length; prepared.made++) {
    const { at, stack } = stacks[prepared.made];
    if (!inSight(p, at, 0.8)) continue;
    if (performance.now() > end) return false;
    for (const counter of stack.counters.slice(0, stackLayout(stack).length)) {
      sprites.counter(counter, size, picture.ratio);
    }
  }
  prepared.made = 0;
  return true;
}

export function drawCounters(
  paper: Paper,
  picture: Picture,
  p: Projection,
  sprites: Sprites,
  prepared: Prepared,
  shape: HexShape,
): void {
  const { shades, stacks } = prepared;
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.clearRect(0, 0, p.width, p.height);
  drawSigns(paper, picture, p, sprites);
  prepared.sheet = drawShades(paper, p, shades, prepared.sheet, picture.sharpScale === p.scale);
  drawMarks(paper, picture, p, sprites, shape);
  drawUnderlay(paper, picture, p, shape);
  drawTrails(paper, picture, p);
  if (picture.config.showCounters) {
    for (const placed of stacks) if (inSight(p, placed.at, 0.8)) drawStack(paper, picture, p, sprites, placed);
  }
  prepared.names = drawPlaceNames(paper, namedMapOf(picture), p, sprites, prepared.names);
}

function namedMapOf({ art, config, sharpScale: scale, ratio }: Picture): NamedMap {
  const { language } = config.map;
  const stacks = config.showCounters ? config.stacks : noStacks;
  const flags = config.overlays.flatMap((overlay) => overlay.flags ?? []);
  return { art, language, scale, ratio, stacks, flags, dimmed: config.dimmed };
}

function drawStack(paper: Paper, picture: Picture, p: Projection, sprites: Sprites, { hex, at, stack }: Placed): void {
  const here = withoutThose(stack, picture.standing, picture.config.past !== null);
  const layout = stackLayout(here);
  const lifted = picture.hover?.hex === hex && picture.drag === null ? picture.hover.unit : null;
  const size = counterPixels(picture);
  for (let i = layout.length - 1; i >= 0; i--) {
    const counter = here.counters[i];
    const dragged = counter.id !== null && picture.drag?.unit === counter.id;
    const up = counter.id !== null && counter.id === lifted ? 0.03 : 0;
    if (dragged) paper.globalAlpha = 0.35;
    const spot = { x: at.x + layout[i].x - up * 0.4, y: at.y + layout[i].y - up };
    place(paper, p, sprites.counter(counter, size, picture.ratio), spot, counterSide);
    if (dragged) paper.globalAlpha = 1;
  }
  if (here.badge === undefined || (!here.warning && p.scale <= badgeShownFrom * p.ratio)) return;
  const { sprite, side } = stackBadge(sprites, here.badge, here.warning === true, picture.sharpScale);
  place(paper, p, sprite, badgeOf(here, at), side);
}
