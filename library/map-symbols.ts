/** A map in characters: what stands for sides, units and ground. */

/** Colours by what they are for. */
export type Colour = 'grey' | 'red' | 'brown' | 'yellow' | 'cyan' | 'green' | 'blue' | 'dim';

export interface SideSymbol {
  readonly letter: string;
  readonly colour: Colour;
}

/** `code` is a terrain or a feature of a hex card. */
export interface GroundSymbol {
  readonly code: string;
  readonly symbol: string;
  readonly colour: Colour;
  /** Needs no sign where a counter stands. */
  readonly plain?: true;
}

export interface MapSymbols {
  readonly sides: Readonly<Record<string, SideSymbol>>;
  /** One letter for the type of the unit on top of a stack. */
  readonly types: Readonly<Record<string, string>>;
  /** The first that a hex has is drawn. */
  readonly ground: readonly GroundSymbol[];
}
