import { burst, crosshairChevron, disc, doubled } from '../../board/drawing/glyphs.js';
import type { MarkLook, OverlayLook } from '../../board/types.js';

/** Lit hexes and shaded areas of Totensonntag that the board has no look for. */

export const markLooks: Readonly<Record<string, MarkLook>> = {
  'target-overrun': {
    colour: '#b0101c',
    fill: 'rgb(255 120 60 / 20%)',
    dash: [0.16, 0.07],
    width: 0.05,
    glyph: crosshairChevron,
  },
  'target-barrage': {
    colour: '#5e1a8f',
    fill: 'rgb(150 80 220 / 22%)',
    dash: [0.04, 0.05],
    width: 0.05,
    glyph: burst,
  },
  flight: { colour: '#14508f', fill: 'none', glyph: disc, quiet: true, bare: true },
  excess: { colour: '#a33a00', fill: 'rgb(255 190 120 / 30%)', dash: [0.06, 0.05], width: 0.05, glyph: doubled },
};

export const overlayLooks: Readonly<Record<string, OverlayLook>> = {
  'own-zoc': { tint: 'rgb(20 90 180 / 15%)', line: '#14508f', hatch: 1, dash: [] },
  'enemy-zoc': { tint: 'rgb(190 20 20 / 15%)', line: '#a3161c', hatch: 5, dash: [] },
  threat: { tint: 'rgb(210 90 0 / 18%)', line: '#a34a00', hatch: 2, dash: [0.16, 0.08] },
  artillery: { tint: 'rgb(110 40 160 / 15%)', line: '#5e1a8f', hatch: 3, dash: [0.05, 0.06] },
  spotting: { tint: 'rgb(0 120 110 / 15%)', line: '#00655c', hatch: 0, dash: [0.12, 0.05, 0.03, 0.05] },
  control: { tint: 'rgb(150 110 0 / 20%)', line: '#7a5a00', hatch: null, dash: [] },
};
