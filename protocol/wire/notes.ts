/** What a player has written down about a hex, for nobody else to read. */
export interface HexNote {
  /** As the map names it. */
  readonly hex: string;
  /** Plain text; nothing when the note has been taken off. */
  readonly text: string;
}
