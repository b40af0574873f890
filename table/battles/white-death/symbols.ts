import type { UnitSize, UnitType } from '@impulse/white-death/data/types.js';
import type { SymbolStroke } from '../../art/strokes.js';

/** Military symbols of the unit types, in the manner of the time. */

const line = (path: string, width = 3): SymbolStroke => ({ path, width, solid: false });
const solid = (path: string): SymbolStroke => ({ path, width: 3, solid: true });

const cross = line('M25,50 L175,150 M25,150 L175,50');
const oval = line('M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z');
const dot = solid('M84,100a16,16 0 1,0 32,0a16,16 0 1,0 -32,0');
const wheels = line('M100,50L100,150');
const peak = solid('M78,150 L100,116 L122,150 Z');
const wings = line('M64,146 q18,-22 36,-4 q18,-18 36,4', 4);
const bridgeE = line('M60,112 V77 h80 v35 M100,77 V104', 4.3);
const dome = line('M25,150 C25,84 175,84 175,150');

export const unitSymbols: Readonly<Record<UnitType, readonly SymbolStroke[]>> = {
  infantry: [cross],
  mountain: [cross, peak],
  'armoured-infantry': [cross, oval],
  motorised: [cross, wheels],
  paratroop: [cross, wings],
  'machine-gun': [line('M100,140 V62 M84,80 L100,62 L116,80 M78,140 H122', 4)],
  'heavy-weapons': [cross, solid('M88,132a12,12 0 1,0 24,0a12,12 0 1,0 -24,0')],
  motorcycle: [
    cross,
    wheels,
    line('M53,151 l 94,0', 4),
    line('M50,158a8,8 0 1,0 16,0a8,8 0 1,0 -16,0', 4),
    line('M134,158a8,8 0 1,0 16,0a8,8 0 1,0 -16,0', 4),
  ],
  cavalry: [line('M25,150 L175,50')],
  ski: [cross, line('M58,141 H132 q12,0 18,-14', 5)],
  submachinegun: [cross, line('M100,146 V104 M88,118 L100,104 L112,118', 4)],
  engineer: [line('M60,118 V83 h80 v35 M100,83 V110', 4.3)],
  'bridge-construction': [bridgeE, line('M62,134 H138 M50,126 L62,134 L50,142 M150,126 L138,134 L150,142', 4)],
  'rail-construction': [bridgeE, line('M50,134 H150 M66,126 V142 M88,126 V142 M112,126 V142 M134,126 V142', 4)],
  construction: [bridgeE, line('M60,134 H140', 4)],
  observation: [line('M100,64 L142,134 H58 Z', 4), solid('M91,112a9,9 0 1,0 18,0a9,9 0 1,0 -18,0')],
  security: [cross, line('M25,128 H175')],
  police: [cross, line('M25,72 H175')],
  commando: [cross, solid('M25,50 L70,100 L25,150 Z')],
  antitank: [line('M25,150 L100,52 175,150')],
  antiaircraft: [dome],
  'heavy-antiaircraft': [dome, solid('M86,136a14,14 0 1,0 28,0a14,14 0 1,0 -28,0')],
  'field-artillery': [dot],
  mortar: [line('M100,118 V66 M86,82 L100,66 L114,82', 4), line('M88,130a12,12 0 1,0 24,0a12,12 0 1,0 -24,0', 4)],
  'mountain-artillery': [dot, peak],
  'airborne-artillery': [dot, wings],
  'self-propelled': [oval, solid('M88,100a12,12 0 1,0 24,0a12,12 0 1,0 -24,0')],
  rockets: [line('M100,140 V76 M84,80 L100,62 L116,80 M84,96 L100,78 L116,96', 4)],
  afv: [oval],
};

/** Bars and crosses above the frame. */
export const sizeMarks: Readonly<Record<UnitSize, readonly SymbolStroke[]>> = {
  company: [line('M100,40 V15', 4)],
  battalion: [line('M90,40 V15 M110,40 V15', 4)],
  regiment: [line('M80,40 V15 M100,40 V15 M120,40 V15', 4)],
  brigade: [line('M86,15 L114,40 M114,15 L86,40', 4)],
};
