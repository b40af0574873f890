import type { Grid, UnitCard } from '@impulse/engine';
import type { GroundSymbol, MapSymbols } from '@impulse/library';
import { asked, type PlayerContext } from './player-context.js';
import type { Screen, Style } from './screen.js';

/** The map in characters, north at the top: lettered rows are staggered lines, numbered columns take turns on two lines. */

/** Characters for one hex. */
const forms = { compact: 2, plain: 4, wide: 6 } as const;
export type Form = keyof typeof forms;

/** Hexes to point out: where a unit can go, what it can attack, what an overlay shows. */
export type Marks = ReadonlyMap<string, '+' | '!'>;

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

/** Draws one hex after the other, and keeps in mind what it drew. */
class HexPainter {
  readonly types = new Set<string>();
  readonly #context: PlayerContext;
  readonly #screen: Screen;
  readonly #form: Form;
  readonly #marks: Marks;
  readonly #symbols: MapSymbols;
  readonly #stacks: ReadonlyMap<string, readonly (string | null)[]>;
  readonly #cards: ReadonlyMap<string, UnitCard>;
  readonly #drawn = new Set<GroundSymbol>();

  constructor(context: PlayerContext, screen: Screen, form: Form, marks: Marks) {
    const { aids, state, seat } = asked(context);
    this.#context = context;
    this.#screen = screen;
    this.#form = form;
    this.#marks = marks;
    this.#symbols = context.battle.symbols;
    this.#stacks = aids.stacks(state, seat);
    this.#cards = new Map(aids.units(state, seat).map((card) => [card.id, card]));
  }

  get ground(): GroundSymbol[] {
    return this.#symbols.ground.filter((one) => this.#drawn.has(one));
  }

  draw(hex: number): string {
    const label = this.#context.battle.grid.labels[hex];
    const width = forms[this.#form];
    const ground = this.#groundOf(label);
    if (ground) this.#drawn.add(ground);
    const mark = this.#marks.get(label);
    const stack = this.#stacks.get(label) ?? [];
    const paint = (style: Style | undefined, text: string) => (style ? this.#screen.paint(style, text) : text);
    const groundStyle = mark ? 'mark' : ground?.colour;
    if (stack.length === 0) {
      const before = ' '.repeat(Math.ceil(width / 2) - 1);
      return before + paint(groundStyle, mark ?? ground?.symbol ?? ' ') + ' '.repeat(width - before.length - 1);
    }
    const { text, colour } = this.#counterOf(stack);
    if (this.#form === 'compact') return paint(mark ? 'mark' : colour, text);
    const plain = ground === undefined || ground.code === 'clear' ? ' ' : ground.symbol;
    return paint(colour, text) + paint(groundStyle, mark ?? plain);
  }

  #groundOf(label: string): GroundSymbol | undefined {
    const { aids, state, seat } = asked(this.#context);
    const { terrain, features } = aids.hex(state, seat, label);
    const codes = new Set([terrain, ...features.map(({ code }) => code)]);
    return this.#symbols.ground.find(({ code }) => codes.has(code));
  }

  /** Side, number of units, type of the top unit; in the wide form the strength of the whole stack as far as known. */
  #counterOf(stack: readonly (string | null)[]): { readonly text: string; readonly colour: Style | undefined } {
    const cards = stack.map((id) => (id === null ? undefined : this.#cards.get(id)));
    const known = cards.find((card) => card !== undefined);
    const side = known ? this.#symbols.sides[known.side] : undefined;
    const count = stack.length > 9 ? '+' : String(stack.length);
    const text = (side?.letter ?? '?') + count;
    if (this.#form === 'compact') return { text, colour: side?.colour };
    const [top] = cards;
    if (top) this.types.add(top.type);
    const kind = top ? this.#symbols.types[top.type] : '?';
    if (this.#form === 'plain') return { text: text + kind, colour: side?.colour };
    const strengths = cards.map((card) => card?.strength?.left ?? null);
    const sum = strengths.includes(null) ? '?' : strengths.reduce<number>((all, one) => all + (one ?? 0), 0);
    return { text: text + kind + String(sum).padStart(2).slice(-2), colour: side?.colour };
  }
}
