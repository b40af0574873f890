import { advance, cross, crosshair, disc, enterArrow, leaveArrow, stopSign, triangle } from './glyphs.js';
import type { BoardArt, MarkLook, OverlayLook } from '../types.js';

/** The board's own looks, and how a look is found by its name. */

const markLooks: Readonly<Record<string, MarkLook>> = {
  reach: { colour: '#0a5e58', fill: 'rgb(120 235 215 / 16%)', glyph: disc, quiet: true },
  'reach-stop': { colour: '#9a4a00', fill: 'rgb(255 205 120 / 24%)', dash: [0.13, 0.06], glyph: stopSign },
  target: { colour: '#b0101c', fill: 'rgb(255 70 60 / 22%)', width: 0.05, glyph: crosshair },
  entry: { colour: '#14427e', fill: 'rgb(150 196 255 / 28%)', glyph: enterArrow },
  zone: { colour: '#1c5f7c', fill: 'rgb(140 215 245 / 18%)', hatch: true, glyph: cross },
  advance: { colour: '#21692a', fill: 'rgb(160 240 145 / 28%)', width: 0.05, glyph: advance },
  exit: { colour: '#86185a', fill: 'rgb(255 150 215 / 26%)', width: 0.05, glyph: leaveArrow },
  warning: { colour: '#5d4b00', fill: 'rgb(255 226 70 / 34%)', hatch: true, glyph: triangle },
};

const plainMark: MarkLook = { colour: '#3d3a33', fill: 'rgb(255 253 244 / 45%)', glyph: disc };
const plainOverlay: OverlayLook = { tint: 'rgb(60 58 52 / 15%)', line: '#3d3a33', hatch: null, dash: [] };

export const markLook = (art: BoardArt, name: string): MarkLook => art.markLooks[name] ?? markLooks[name] ?? plainMark;

export const overlayLook = (art: BoardArt, name: string): OverlayLook => art.overlayLooks[name] ?? plainOverlay;
