import type { Grade } from '@impulse/engine';
import { burst, crosshair, disc, stopSign } from '../../board/drawing/glyphs.js';
import type { MarkLook, OverlayLook } from '../../board/types.js';
import { dice, eye, rails, swords } from './glyphs.js';

/** Lit hexes and shaded areas of White Death, legible on snow, forest and mud. */

export const markLooks: Readonly<Record<string, MarkLook>> = {
  reach: { colour: '#0b4f9e', fill: 'rgb(120 180 250 / 18%)', glyph: disc, quiet: true },
  'reach-stop': { colour: '#0b4f9e', fill: 'rgb(120 160 230 / 18%)', dash: [0.13, 0.06], glyph: stopSign },
  /** It can still assault from there. */
  'reach-assault': { colour: '#0b4f9e', fill: 'rgb(90 160 250 / 26%)', width: 0.05, glyph: swords },
  /** Who goes there may run into somebody unseen. */
  'reach-reveal': { colour: '#5a1750', fill: 'rgb(214 120 220 / 20%)', dash: [0.13, 0.06], glyph: eye },
  /** Dice are rolled on the way: fire from a zone, thin ice, detection. */
  'reach-roll': { colour: '#8c3b00', fill: 'rgb(255 170 80 / 22%)', dash: [0.04, 0.06], glyph: dice },
  'reach-rail': { colour: '#26282a', fill: 'rgb(60 60 60 / 14%)', glyph: rails },
  target: { colour: '#a3123a', fill: 'rgb(240 90 110 / 24%)', width: 0.055, glyph: crosshair },
  'target-barrage': {
    colour: '#5e1a8f',
    fill: 'rgb(150 80 220 / 22%)',
    dash: [0.04, 0.05],
    width: 0.05,
    glyph: burst,
  },
};

/** By id of the overlay. */
export const overlayLooks: Readonly<Record<string, OverlayLook>> = {
  'own-zoc': { tint: 'rgb(11 79 158 / 12%)', line: '#0b4f9e', hatch: 1, dash: [0.14, 0.07] },
  'enemy-zoc': { tint: 'rgb(142 27 22 / 12%)', line: '#8e1b16', hatch: 5, dash: [] },
  /** Most of the map, as a rule: what it leaves out is cut off. */
  isolation: { tint: 'rgb(0 120 60 / 7%)', line: '#5a1750', hatch: null, dash: [] },
  supply: { tint: 'rgb(0 89 76 / 18%)', line: '#00594c', hatch: null, dash: [0.04, 0.08] },
  fights: { tint: 'rgb(163 18 58 / 18%)', line: '#a3123a', hatch: null, dash: [] },
  control: { tint: 'rgb(120 90 0 / 16%)', line: '#6b5200', hatch: null, dash: [] },
  trace: { tint: 'rgb(90 23 80 / 14%)', line: '#5a1750', hatch: 4, dash: [0.1, 0.06] },
  range: { tint: 'rgb(90 66 0 / 8%)', line: '#5a4200', hatch: null, dash: [0.16, 0.1] },
  sight: { tint: 'rgb(0 86 107 / 12%)', line: '#00566b', hatch: null, dash: [] },
  threat: { tint: 'rgb(163 18 58 / 20%)', line: '#a3123a', hatch: 4, dash: [] },
};

/** Hexes that are well, so-so or badly off: told apart by pattern, too. */
export const gradeLooks: Readonly<Record<Grade, OverlayLook>> = {
  good: { tint: 'rgb(20 130 60 / 34%)', line: '#0e6b31', hatch: null, dash: [] },
  fair: { tint: 'rgb(240 170 0 / 42%)', line: '#8a5a00', hatch: 2, dash: [0.12, 0.08] },
  poor: { tint: 'rgb(200 20 30 / 40%)', line: '#a00d1c', hatch: 5, dash: [0.05, 0.05] },
};
