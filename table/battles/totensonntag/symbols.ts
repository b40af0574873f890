import type { SymbolStroke } from '../../art/strokes.js';

/** Written by table/scripts/symbols.mjs from milsymbol (MIT); do not edit. */

export const unitSymbols: Readonly<Record<string, readonly SymbolStroke[]>> = {
  infantry: [{ path: 'M25,50 L175,150 M25,150 L175,50', width: 3, solid: false }],
  motorized: [
    { path: 'M25,50 L175,150 M25,150 L175,50', width: 3, solid: false },
    { path: 'M100,50L100,150', width: 3, solid: false },
  ],
  armor: [{ path: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3, solid: false }],
  recon: [
    { path: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3, solid: false },
    { path: 'M25,150L175,50', width: 3, solid: false },
  ],
  artillery: [{ path: 'M85,100a15,15 0 1,0 30,0a15,15 0 1,0 -30,0', width: 3, solid: true }],
  engineer: [{ path: 'M 60,118 V 83 h 80 v 35  M 100,83 V 110', width: 4.29, solid: false }],
  motorcycle: [
    { path: 'M25,50 L175,150 M25,150 L175,50', width: 3, solid: false },
    { path: 'M100,50L100,150', width: 3, solid: false },
    { path: 'M53,151 l 94,0', width: 4, solid: false },
    { path: 'M50,158a8,8 0 1,0 16,0a8,8 0 1,0 -16,0', width: 4, solid: false },
    { path: 'M134,158a8,8 0 1,0 16,0a8,8 0 1,0 -16,0', width: 4, solid: false },
  ],
  panzerjaeger: [
    { path: 'M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z', width: 3, solid: false },
    { path: 'M25,150 L100,52 175,150', width: 3, solid: false },
  ],
};

export const sizeMarks: Readonly<Record<string, readonly SymbolStroke[]>> = {
  company: [{ path: 'M100,40L100,15', width: 4, solid: false }],
  battalion: [
    { path: 'M90,40L90,15', width: 4, solid: false },
    { path: 'M110,40L110,15', width: 4, solid: false },
  ],
  regiment: [
    { path: 'M100,40L100,15', width: 4, solid: false },
    { path: 'M120,40L120,15', width: 4, solid: false },
    { path: 'M80,40L80,15', width: 4, solid: false },
  ],
};
