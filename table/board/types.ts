import type { Grid, Point } from '@impulse/engine/hex/hex.js';

/**
 * The board knows neither rules nor battle. The host tells it what stands where, what is lit and what is drawn, and is
 * told what the player pointed at. Hexes are the grid's numbers; whatever is read or spoken is given as text.
 */

/** What can be painted on: a canvas in the page or one off the screen. */
export type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Something painted into a square: the board knows it by its key and asks it to paint itself. */
export interface Face {
  /** Names everything that changes how it looks: what has been painted for a key is painted once. */
  readonly key: string;
  /** Paints into a square of `size` pixels at the origin, of which `ratio` make a pixel of the page. */
  paint(paper: Paper, size: number, ratio: number): void;
  /** Begins the path of its outline; where it is left out, a square with round corners. */
  trace?(paper: Paper, size: number): void;
}

export interface Counter {
  /** What the host is told when it is pointed at; null for one that nobody can tell from others. */
  readonly id: string | null;
  readonly face: Face;
  /** Can act (glows), has acted or cannot (dimmed), or neither. */
  readonly mood: 'ready' | 'spent' | 'plain';
  /** It was told to stay: a sign on its lower left corner. */
  readonly held?: boolean;
}

export interface Stack {
  /** From top to bottom. */
  readonly counters: readonly Counter[];
  /** So many are fanned out, from the top; the others lie under the lowest of these. */
  readonly fanned: number;
  /** Short text on the corner of the topmost: how many there are, for example. */
  readonly badge?: string;
  /** The badge tells of something wrong: it is larger, red, and shown from afar. */
  readonly warning?: boolean;
  /** Colour of its dot on the small map. */
  readonly dot: string;
  /** The dot is a disc, not a square: sides differ to eyes that tell no colours, too. */
  readonly round?: boolean;
}

/** Something lying on the map itself, under marks and counters: a bridge built or blown up, a bunker. */
export interface Sign {
  readonly hex: number;
  /** Side of its square around the middle of the hex, in hexes. */
  readonly side: number;
  readonly face: Face;
}

/** A lit hex. `look` is one of the board's own or of those the art brings along. */
export interface Mark {
  readonly hex: number;
  readonly look: string;
  /** Short text in the hex: movement points left, odds. */
  readonly label?: string;
  /** What a screen reader says of it. */
  readonly spoken: string;
}

/** Shaded areas behind the counters, with flags and traced ways. */
export interface Overlay {
  readonly look: string;
  readonly hexes: readonly number[];
  readonly flags?: readonly Flag[];
  /** Ways from hex to hex. */
  readonly lines?: readonly (readonly number[])[];
}

/** A flag on a hex: whose it is, in colour and in letters. */
export interface Flag {
  readonly hex: number;
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
}

/** An attack that has been declared; its arrow stays. */
export interface AttackShown {
  readonly from: number;
  readonly to: number;
  /** How much of it has been fought out, 0 to 1: so far the arrow is filled. */
  readonly progress: number;
  /** Fire over the heads of others: a broken line. */
  readonly far?: boolean;
}

export interface PathShown {
  /** From the hex of departure. */
  readonly hexes: readonly number[];
  /** What is written at each hex after the first: its running cost. */
  readonly costs: readonly string[];
  /** Looks of lit hexes whose sign stands at each hex after the first: what happens there; null: nothing. */
  readonly signs?: readonly (string | null)[];
  /** Hexes of it that the player has chosen to pass. */
  readonly stops?: readonly number[];
  /** Ways of those who go along, each from its hex of departure. */
  readonly others?: readonly (readonly number[])[];
  /** Hex attacked at the end. */
  readonly attack?: number;
}

export interface ShownSelection {
  readonly hex: number;
  /** Counter ids, some of them perhaps in other hexes; empty for the whole hex. */
  readonly units: readonly string[];
}

/** Something to act out once. Skipped with reduced motion or speed 0. */
export type Animation =
  | { readonly kind: 'move'; readonly id: string; readonly face: Face; readonly hexes: readonly number[] }
  | { readonly kind: 'attack'; readonly from: number; readonly to: number; readonly hit: boolean }
  | { readonly kind: 'destroy'; readonly id: string; readonly face: Face; readonly hex: number }
  /** A short text that rises from a hex: a loss, a failed check. */
  | { readonly kind: 'note'; readonly hex: number; readonly text: string };

/** The counters of a story as they stood before its animation `index`. */
export interface Past {
  readonly animations: readonly Animation[];
  readonly index: number;
}

/** The way somebody has come, or a shot: left on the map until the host takes it away. */
export interface Trail {
  /** From the hex of departure; for a shot its two ends. */
  readonly hexes: readonly number[];
  readonly kind: 'way' | 'shot' | 'missed' | 'lost';
  /** Of the side that has left it. */
  readonly fill: string;
  readonly ink: string;
  /** The one that is being told stands out; the others step back. */
  readonly told: boolean;
}

/** Which picture of the map is shown; a change repaints it. */
export interface MapVersion {
  readonly language: 'en' | 'zh-Hant';
  /** Numbers of the hexes. */
  readonly labels: boolean;
  /** One of the variants that the art knows (weather, for example); empty for its only one. */
  readonly variant: string;
}

export interface BoardConfig {
  readonly map: MapVersion;
  readonly signs: readonly Sign[];
  /** The map lies in the dark, the counters do not. */
  readonly dimmed: boolean;
  readonly stacks: ReadonlyMap<number, Stack>;
  readonly marks: readonly Mark[];
  readonly overlays: readonly Overlay[];
  readonly attacks: readonly AttackShown[];
  readonly path: PathShown | null;
  readonly trails: readonly Trail[];
  /** Set while the map shows how it was. */
  readonly past: Past | null;
  readonly selection: ShownSelection | null;
  /** Hexes pulsing because something in a panel or the log is pointed at. */
  readonly pointed: readonly number[];
  readonly showCounters: boolean;
  /** The small map in the corner is open. */
  readonly minimap: boolean;
  /** Pixels at the lower edge of the map on which something of the host lies now. */
  readonly coveredBelow: () => number;
  /** 0 (no animation) to 3 (slow). */
  readonly speed: number;
  /** Spoken description of a hex, for screen readers and the status line. */
  readonly describe: (hex: number) => string;
  /** Spoken description of what is around a hex. */
  readonly describeAround: (hex: number) => string;
  readonly texts: BoardTexts;
}

/** The board's words, in the player's language. */
export interface BoardTexts {
  /** Accessible name of the whole board. */
  readonly name: string;
  /** How the keyboard is used on it. */
  readonly help: string;
  /** Name of the list of lit hexes. */
  readonly marks: string;
  readonly controls: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly minimap: string;
}

export interface BoardEvents {
  /** Click, tap or Enter. `unit` is the counter hit, when one was. */
  click(hex: number, unit: string | null): void;
  /** The same with Shift: a hex to pass on the way, or the whole stack. */
  pass(hex: number): void;
  /** Pointer or keyboard cursor over a hex; null when it left the map. */
  hover(hex: number | null, unit: string | null): void;
  /** Long press, right click or Space: look into the stack. */
  inspect(hex: number): void;
  /** A counter picked up and dropped; the same as selecting it and clicking the hex. */
  drop(unit: string, from: number, to: number): void;
  /** A counter has been picked up by dragging: light what is legal for it. */
  pick(unit: string, from: number): void;
  /** The whole map is wanted, or the look that was given up for it. */
  overview(): void;
  /** The small map is to be opened or folded away. */
  minimap(): void;
}

/** A part of the map, in hexes from the grid's top left. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the board needs of a battle to draw it: geometry, painters and looks, made once. */
export interface BoardArt {
  readonly grid: Grid;
  /** The whole sheet: the grid with the frame painted around it, which begins at negative coordinates. */
  readonly sheet: Area;
  /**
   * What the first painting of a version takes, or with null what the first of any takes, worked out piece by piece as
   * one goes through it and then remembered. Whoever paints without it has to wait for all of it at once.
   */
  preparing(version: MapVersion | null): Iterable<unknown>;
  /**
   * Draws terrain, grid and the names of waters, heights and ways into a context whose unit is one pixel and whose
   * origin is the grid's top left; `scale` = pixels between hex centres.
   */
  paintMap(paper: Paper, scale: number, options: MapPaintOptions): void;
  /** Names of places, written above whatever lies on the map, where counters leave room. */
  readonly placeNames: PlaceNames;
  readonly colours: BoardColours;
  /** Looks besides the board's own, or in their place, by name. */
  readonly markLooks: Readonly<Record<string, MarkLook>>;
  readonly overlayLooks: Readonly<Record<string, OverlayLook>>;
}

export interface PlaceNames {
  readonly names: readonly PlaceName[];
  readonly family: string;
  readonly ink: string;
  readonly halo: string;
}

export interface PlaceName {
  readonly hex: number;
  /** Where the name belongs, instead of the middle of the hex: a little below it. */
  readonly at?: Point;
  /** It stands above its place unless there is more room below. */
  readonly above?: boolean;
  /** In place of the ink of all names. */
  readonly ink?: string;
  /** Where the script has slanted letters. */
  readonly italic?: boolean;
  /** Extra space between letters, in parts of their height. */
  readonly spacing?: number;
  readonly text: Readonly<Record<MapVersion['language'], string>>;
  readonly bold: boolean;
  /** Pixels to the hex from which it is written. */
  readonly from: number;
  /** Height of the letters at this many pixels to the hex. */
  readonly size: (zoom: number) => number;
}

export interface BoardColours {
  /** The table around the sheet. */
  readonly table: string;
  /** The sheet before it is painted. */
  readonly sheet: string;
  /** Lies thinly over counters that have acted. */
  readonly veil: string;
  /** Dust of a shot that misses, as `red green blue`. */
  readonly dust: string;
}

export interface MapPaintOptions extends MapVersion {
  /** Pixels of the context per pixel of the page: sizes of lines and letters follow it. */
  readonly pixelRatio: number;
  /** The part that will be seen; what lies outside may be left out. */
  readonly area: Area;
}

/** How a lit hex looks. Outline, fill and glyph differ between looks: colour is never the only signal. */
export interface MarkLook {
  readonly colour: string;
  readonly fill: string;
  readonly dash?: readonly number[];
  readonly hatch?: boolean;
  /** Outline in hexes. */
  readonly width?: number;
  readonly glyph: Glyph;
  /** The glyph is left out where there is a label, and small where there is none. */
  readonly quiet?: boolean;
  /** Nothing but the glyph: where nearly every hex is lit, a fill would tell nothing and hide the ground. */
  readonly bare?: boolean;
}

/** Paints a sign within a circle of radius one around the origin. */
export type Glyph = (paper: Paper) => void;

/** How a shaded area looks: a tint, a hatch and a line around the whole. */
export interface OverlayLook {
  readonly tint: string;
  readonly line: string;
  /** Direction of the hatch in turns of 30 degrees; null leaves it out. */
  readonly hatch: number | null;
  readonly dash: readonly number[];
}

/** A place on the map that is looked at: the middle of the view in hexes, and pixels from hex to hex. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Board {
  /** Changes some of what is shown; drawn in the next frame. */
  set(change: Partial<BoardConfig>): void;
  /** Plays animations, moves that follow upon each other at once, beside whatever is played already; then resolves. */
  play(animations: readonly Animation[]): Promise<void>;
  /** Ends animations at once. */
  skip(): void;
  /** Shows the whole map. */
  fit(): void;
  /** Is the whole map shown? */
  isWhole(): boolean;
  /** Where the player looks, to come back to it. */
  looked(): Look;
  lookAt(look: Look): void;
  /** Looks at as many of these hexes as can be read at once; a map that can be read as a whole stays as it is. `isFirst`: at once. */
  frame(hexes: readonly number[], isFirst?: boolean): void;
  zoomBy(factor: number): void;
  /** Brings a hex into view. */
  show(hex: number): void;
  /** Brings hexes into view together: their middle goes to the middle of the map unless all of them are seen. */
  showAll(hexes: readonly number[]): void;
  /** Brings a hex into view, and of what lies around it as much as has room. */
  showAround(hex: number, around: readonly number[]): void;
  /** Is the hex in view, and not under what lies on the map? */
  sees(hex: number): boolean;
  focus(): void;
  /** Puts the keyboard's cursor on a hex, without showing it. */
  pointCursor(hex: number): void;
  /** The middle of a hex in the browser window, to place something beside it. */
  clientPoint(hex: number): { readonly x: number; readonly y: number };
  destroy(): void;
}
