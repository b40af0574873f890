import type { Grid } from '@impulse/engine';
import type { GroundSymbol } from '@impulse/library';
import { type Form, forms, HexPainter, type Marks } from './hex-painter.js';
import type { PlayerContext } from './player-context.js';
import type { Screen } from './screen.js';

/** The map in characters, north at the top: lettered rows are staggered lines, numbered columns take turns on two lines. */

/** A part of the map in columns and rows, both ends included. */
export interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

export interface DrawnMap {
  readonly lines: readonly string[];
  /** What was drawn and needs to be explained. */
  readonly ground: readonly GroundSymbol[];
  readonly types: readonly string[];
}

interface Place {
  readonly column: number;
  /** From the north. */
  readonly row: number;
}

function placeOf({ layout }: Grid, hex: number): Place {
  return layout.kind === 'rows'
    ? { column: hex % layout.columns, row: layout.rows - 1 - Math.floor(hex / layout.columns) }
    : { column: Math.floor(hex / layout.rows), row: hex % layout.rows };
}

const labelWidth = ({ layout }: Grid): number => (layout.kind === 'rows' ? 2 : 3);

/** Columns between two neighbouring hexes of a row: in numbered columns every other hex is on the other line. */
const pitchOf = ({ layout }: Grid, form: Form): number => (layout.kind === 'rows' ? forms[form] : forms[form] / 2);

const widthOf = (grid: Grid, form: Form, columns: number): number =>
  labelWidth(grid) + pitchOf(grid, form) * columns + forms[form] / 2;

/** The widest form in which so many columns fit. */
function formFor(grid: Grid, width: number, columns: number): Form {
  if (widthOf(grid, 'wide', columns) <= width) return 'wide';
  return grid.layout.kind === 'columns' || widthOf(grid, 'plain', columns) <= width ? 'plain' : 'compact';
}

const linesPerRow = ({ layout }: Grid): number => (layout.kind === 'rows' ? 1 : 2);

/** As much of the map around a hex as fits. */
export function windowAround(grid: Grid, centre: string, width: number, height: number): Window {
  const { columns, rows } = grid.layout;
  const { column, row } = placeOf(grid, grid.parse(centre));
  const narrowest: Form = grid.layout.kind === 'rows' ? 'compact' : 'plain';
  const wide = Math.floor((width - labelWidth(grid) - forms[narrowest] / 2) / pitchOf(grid, narrowest));
  const high = Math.floor((height - 2) / linesPerRow(grid));
  return { columns: span(column, wide, columns), rows: span(row, high, rows) };
}

function span(middle: number, size: number, all: number): [number, number] {
  const first = Math.max(0, Math.min(middle - (size >> 1), all - size));
  return [first, Math.min(all, first + Math.max(1, size)) - 1];
}

export const wholeMap = ({ layout }: Grid): Window => ({
  columns: [0, layout.columns - 1],
  rows: [0, layout.rows - 1],
});

export function drawMap(context: PlayerContext, screen: Screen, window: Window, marks: Marks = new Map()): DrawnMap {
  const { grid } = context.battle;
  const { columns, rows } = window;
  const form = formFor(grid, screen.width, columns[1] - columns[0] + 1);
  const painter = new HexPainter(context, screen, form, marks);
  const lines: string[][] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const { column, row } = placeOf(grid, hex);
    if (column < columns[0] || column > columns[1] || row < rows[0] || row > rows[1]) continue;
    const low = isShifted(grid, hex);
    const line = (row - rows[0]) * linesPerRow(grid) + (linesPerRow(grid) === 2 && low ? 1 : 0);
    (lines[line] ??= [])[column - columns[0]] = painter.draw(hex);
  }
  return {
    lines: [...header(grid, form, columns), ...lines.map((cells, index) => row(grid, form, window, cells, index))],
    ground: painter.ground,
    types: [...painter.types],
  };
}

function isShifted({ layout }: Grid, hex: number): boolean {
  const lane = Math.floor(hex / (layout.kind === 'rows' ? layout.columns : layout.rows));
  return (lane % 2 === 1) === (layout.shifted === 'even');
}

function row(grid: Grid, form: Form, { rows }: Window, cells: readonly string[], line: number): string {
  const { layout } = grid;
  if (layout.kind === 'rows') {
    const lane = layout.rows - 1 - (rows[0] + line);
    const shift = isShifted(grid, lane * layout.columns) ? ' '.repeat(forms[form] / 2) : '';
    return `${String.fromCharCode(65 + lane)} ${shift}${cells.join('')}`.trimEnd();
  }
  const number = String(rows[0] + (line >> 1) + 1).padStart(2, '0');
  const first = cells.findIndex((cell) => cell !== undefined);
  const shift = ' '.repeat(Math.max(0, first) * pitchOf(grid, form));
  return `${line % 2 === 0 ? number : '  '} ${shift}${cells.filter((cell) => cell !== undefined).join('')}`.trimEnd();
}

/** Numbers of columns; where they stand close, on two lines in turn. */
function header(grid: Grid, form: Form, [first, last]: readonly [number, number]): string[] {
  const pitch = pitchOf(grid, form);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
  if (grid.layout.kind === 'rows') {
    // Narrow columns have room for one figure only.
    const numbers = all.map((number) => {
      const text = pitch > 2 ? String(number) : String(number % 10);
      return text.padStart(Math.ceil(pitch / 2)).padEnd(pitch);
    });
    return [`  ${numbers.join('')}`.trimEnd()];
  }
  const twoFigures = (number: number): string =>
    String(number)
      .padStart(2, '0')
      .padEnd(2 * pitch);
  const line = (parity: number): string => {
    const shift = ' '.repeat(parity * pitch);
    return `   ${shift}${all
      .filter((_, index) => index % 2 === parity)
      .map(twoFigures)
      .join('')}`.trimEnd();
  };
  return [line(0), line(1)];
}
