/** What somebody has written about a step of a battle; without words it only marks the step. */
export interface Note {
  /** How many actions had been played. */
  readonly frame: number;
  readonly text: string;
}

export const longestNote = 2000;

/** The notes with this one in its place; those of a step that was marked before make way. */
export const withNote = (notes: readonly Note[], note: Note): Note[] =>
  [...withoutNote(notes, note.frame), { ...note, text: note.text.slice(0, longestNote) }].toSorted(
    (one, other) => one.frame - other.frame,
  );

export const withoutNote = (notes: readonly Note[], frame: number): Note[] =>
  notes.filter((one) => one.frame !== frame);
