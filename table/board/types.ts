import type { Grid } from '@impulse/engine';

/**
 * The board component knows no rules. The host tells it what stands where, what is lit and what is drawn, and is told
 * what the player pointed at. Hexes are the grid's numbers.
 */

/** One counter as it is to be drawn. */
export interface Counter {
  readonly id: string;
  readonly side: string;
  /** Picks the colours: nationality of rule 1.1. */
  readonly nationality: string;
  /** Picks the military symbol. */
  readonly type: string;
  readonly size: 'company' | 'battalion' | 'regiment' | 'aircraft';
  readonly name: string;
  /** Short name of the formation, and the key of its colour strip. */
  readonly formation: string;
  readonly strip: string;
  /** Printed figures in their printed order; the first is what is left of the strength. */
  readonly figures: readonly string[];
  /** Small letter beside the last figure (the C of combined arms). */
  readonly superscript?: string;
  /** Number in the dot of an artillery symbol. */
  readonly range?: number;
  readonly stepsLost: number;
  readonly steps: number;
  /** Can act (glows), has acted or cannot (dimmed), or neither. */
  readonly mood: 'ready' | 'spent' | 'plain';
}

/** How a lit hex looks. Every kind has its own outline, fill and glyph: colour is never the only signal. */
export type MarkKind =
  | 'reach' /* can go there */
  | 'reach-stop' /* can go there and is stopped: enemy zone */
  | 'target' /* can be attacked from where it stands */
  | 'target-overrun' /* can be attacked by moving first */
  | 'target-barrage'
  | 'entry'
  | 'zone' /* set-up zone */
  | 'advance'
  | 'exit'
  | 'excess'
  | 'warning';

export interface Mark {
  readonly hex: number;
  readonly kind: MarkKind;
  /** Short text in the hex: movement points left, odds. */
  readonly label?: string;
}

/** Shaded areas behind the counters, switched by the player. */
export interface Overlay {
  readonly kind: 'own-zoc' | 'enemy-zoc' | 'threat' | 'artillery' | 'spotting' | 'control' | 'supply' | 'sight';
  readonly hexes: readonly number[];
  readonly flags?: readonly Flag[];
}

/** A flag on a hex: whose it is, in colour and in letters. */
export interface Flag {
  readonly hex: number;
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
}

export interface PathShown {
  /** From the hex of departure. */
  readonly hexes: readonly number[];
  /** Running cost at each hex after the first. */
  readonly costs: readonly number[];
  /** Hex attacked at the end. */
  readonly attack?: number;
}

export interface Selection {
  readonly hex: number;
  /** Counter ids, some of them perhaps in other hexes; empty for the whole hex. */
  readonly units: readonly string[];
}

/** Something to act out once: the board plays it and calls `finished`. Skipped with reduced motion or speed 0. */
export type Animation =
  | { readonly kind: 'move'; readonly counter: Counter; readonly hexes: readonly number[] }
  | { readonly kind: 'attack'; readonly from: number; readonly to: number; readonly hit: boolean }
  | { readonly kind: 'destroy'; readonly counter: Counter; readonly hex: number };

export interface BoardConfig {
  /** Stacks from top to bottom. */
  readonly stacks: ReadonlyMap<number, readonly Counter[]>;
  readonly marks: readonly Mark[];
  readonly overlays: readonly Overlay[];
  readonly path: PathShown | null;
  readonly selection: Selection | null;
  /** Hexes pulsing because something in a panel or the log is pointed at. */
  readonly pointed: readonly number[];
  readonly showCounters: boolean;
  readonly showLabels: boolean;
  /** 0 (no animation) to 3 (slow). */
  readonly speed: number;
  /** Spoken description of a hex, for screen readers and the status line. */
  describe(hex: number): string;
  /** Accessible name of the whole board, in the player's language. */
  readonly name: string;
}

export interface BoardEvents {
  /** Click, tap or Enter. `unit` is the counter hit, when one was. */
  click(hex: number, unit: string | null): void;
  /** Pointer or keyboard cursor over a hex; null when it left the map. */
  hover(hex: number | null, unit: string | null): void;
  /** Long press, right click or Space: look into the stack. */
  inspect(hex: number): void;
  /** A counter picked up and dropped; the same as selecting it and clicking the hex. */
  drop(unit: string, from: number, to: number): void;
  /** A counter has been picked up by dragging: light what is legal for it. */
  pick(unit: string, from: number): void;
}

/** What can be painted on: a canvas in the page or one off the screen. */
export type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A part of the map, in hexes from the grid's top left. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the board needs of a battle to draw it: geometry and painters, made once. */
export interface BoardArt {
  readonly grid: Grid;
  /** The whole sheet: the grid with the frame painted around it, which begins at negative coordinates. */
  readonly sheet: Area;
  /**
   * Draws terrain, names and grid into a context whose unit is one pixel and whose origin is the grid's top left;
   * `scale` = pixels between hex centres.
   */
  paintMap(paper: Paper, scale: number, options: MapPaintOptions): void;
  /** Draws one counter into a square of `size` pixels at the origin. */
  paintCounter(paper: Paper, counter: Counter, size: number): void;
  /** Key of everything that changes how a counter looks, for the sprite cache. */
  counterKey(counter: Counter): string;
}

export interface MapPaintOptions {
  readonly language: 'en' | 'zh-Hant';
  readonly labels: boolean;
  /** Pixels of the context per pixel of the page: sizes of lines and letters follow it. */
  readonly pixelRatio: number;
  /** The part that will be seen; what lies outside may be left out. */
  readonly area: Area;
}

export interface Board {
  /** Changes some of what is shown; drawn in the next frame. */
  set(change: Partial<BoardConfig>): void;
  /** Plays animations one after the other, then resolves. */
  play(animations: readonly Animation[]): Promise<void>;
  /** Ends animations at once. */
  skip(): void;
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a hex into view. */
  show(hex: number): void;
  /** Redraws the terrain bitmaps, after a change of language. */
  setLanguage(language: 'en' | 'zh-Hant'): void;
  focus(): void;
  /** The middle of a hex in the browser window, to place something beside it. */
  clientPoint(hex: number): { readonly x: number; readonly y: number };
  destroy(): void;
}
