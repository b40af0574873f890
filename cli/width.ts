/** How much room text takes in a terminal: Chinese characters take two columns. */

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;
const mark = /\p{Mn}/u;

const widthOf = (character: string): number => {
  if (mark.test(character)) return 0;
  return wide.test(character) || character.codePointAt(0)! >= 0x20000 ? 2 : 1;
};

/** Marks of colours, see `play/screen.ts`. */
const colours = /[\uE000-\uE1FF]/g;

export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text.replaceAll(colours, '')) width += widthOf(character);
  return width;
}

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

const blank = /^\s$/;
/** Marks that do not begin a line. */
const closing = /^[，。、；：！？）」』》]$/;

/** Breaks at blanks, and between Chinese characters nearly anywhere. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (piece: string): void => {
    const size = displayWidth(piece.trimEnd());
    if (used > 0 && used + size > width) {
      lines.push(line.trimEnd());
      line = indent;
      used = displayWidth(indent);
      piece = piece.trimStart();
    }
    line += piece;
    used += displayWidth(piece);
  };
  let piece = '';
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    piece += character;
    if (closing.test(characters[index + 1] ?? '')) continue;
    if (!blank.test(character) && !wide.test(character)) continue;
    add(piece);
    piece = '';
  }
  add(piece);
  return [...lines, line.trimEnd()];
}

/** Rows with their cells below each other; a cell wider than most pushes only its own row. */
export function aligned(rows: readonly (readonly string[])[], widest = 30): string[] {
  const widths: number[] = [];
  for (const [index, cell] of rows.flatMap((row) => [...row.entries()])) {
    const width = displayWidth(cell);
    if (width <= widest) widths[index] = Math.max(widths[index] ?? 0, width);
  }
  return rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
