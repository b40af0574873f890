import type { Grid } from '@impulse/engine';
import { padded } from '../width.js';
import { type Form, forms, HexPainter, type Marks } from './hex-painter.js';
import type { PlayerContext } from './player-context.js';
import type { Screen } from './screen.js';

/**
 * The map in characters, north at the top. Lines are staggered by half a hex, so that everything is measured in lines and
 * in half hexes from the west: lettered rows have a line each, numbered columns take turns on two.
 */
interface Place {
  readonly line: number;
  readonly half: number;
}

/** Both ends included. */
type Span = readonly [number, number];

function placeOf({ layout }: Grid, hex: number): Place {
  const inRows = layout.kind === 'rows';
  const length = inRows ? layout.columns : layout.rows;
  const lane = Math.floor(hex / length);
  const along = 2 * (hex % length) + ((lane % 2 === 1) === (layout.shifted === 'even') ? 1 : 0);
  return inRows ? { line: layout.rows - 1 - lane, half: along } : { line: along, half: lane };
}

function sizeOf({ layout }: Grid): { readonly lines: number; readonly halves: number } {
  return layout.kind === 'rows'
    ? { lines: layout.rows, halves: 2 * layout.columns + 1 }
    : { lines: 2 * layout.rows + 1, halves: layout.columns + 1 };
}

const labelWidth = ({ layout }: Grid): number => (layout.kind === 'rows' ? 2 : 3);

/** The widest form in which so many half hexes fit, or the narrowest there is: in columns no narrower than plain. */
function formFor(grid: Grid, width: number, halves: number): Form {
  const fits = (form: Form): boolean => labelWidth(grid) + (halves * forms[form]) / 2 <= width;
  if (fits('wide')) return 'wide';
  return grid.layout.kind === 'columns' || fits('plain') ? 'plain' : 'compact';
}

/** So much of a length around a place. */
function span(middle: number, size: number, all: number): Span {
  const first = Math.max(0, Math.min(middle - (size >> 1), all - size));
  return [first, Math.min(all, first + size) - 1];
}

const isWithin = (value: number, [first, last]: Span): boolean => value >= first && value <= last;

interface Cell {
  readonly half: number;
  readonly text: string;
}

/** A line with its cells in their places. */
const lineOf = (label: string, grid: Grid, form: Form, [first]: Span, cells: readonly Cell[]): string =>
  cells.reduce(
    (line, { half, text }) => padded(line, labelWidth(grid) + ((half - first) * forms[form]) / 2) + text,
    label,
  );

function headerOf(grid: Grid, form: Form, halves: Span): string[] {
  const { layout } = grid;
  const inRows = layout.kind === 'rows';
  const width = forms[form];
  const numbers = Array.from({ length: layout.columns }, (_, column) => ({
    half: inRows ? 2 * column : column,
    // Narrow columns have room for one figure only.
    text: inRows
      ? String(width > 2 ? column + 1 : (column + 1) % 10).padStart(width / 2)
      : String(column + 1).padStart(2, '0'),
  })).filter(({ half }) => isWithin(half, halves));
  const lines = inRows ? [numbers] : [0, 1].map((parity) => numbers.filter(({ half }) => half % 2 === parity));
  return lines.map((cells) => lineOf('', grid, form, halves, cells));
}

function labelOf({ layout }: Grid, line: number): string {
  if (layout.kind === 'rows') return String.fromCharCode(64 + layout.rows - line);
  return line % 2 === 0 ? String(line / 2 + 1).padStart(2, '0') : '';
}

export interface MapWish {
  readonly centre?: string | undefined;
  readonly whole?: boolean;
  readonly marks?: Marks;
}

/** Lines of a window on a map that does not fit the screen: the rest is for what is said below it. */
const [fewestLines, mostLines, saidBelow] = [18, 44, 14];

/** The map on the screen: which part of it is looked at, and which symbols have been explained. */
export class MapView {
  readonly #screen: Screen;
  #centre: string | null = null;
  readonly #explained = new Set<string>();

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  async show(context: PlayerContext, { centre, whole = false, marks = new Map() }: MapWish = {}): Promise<void> {
    const { grid } = context.battle;
    const { width, height } = this.#screen;
    this.#centre = centre ?? this.#centre;
    const size = sizeOf(grid);
    const narrowest = forms[grid.layout.kind === 'rows' ? 'compact' : 'plain'];
    const lines = whole ? size.lines : Math.max(fewestLines, Math.min(mostLines, height - saidBelow)) - 2;
    const halves = whole ? size.halves : Math.floor((2 * (width - labelWidth(grid))) / narrowest);
    const middle = placeOf(grid, grid.parse(this.#centre ?? middleOf(context)));
    const window = { lines: span(middle.line, lines, size.lines), halves: span(middle.half, halves, size.halves) };
    const form = formFor(grid, width, window.halves[1] - window.halves[0] + 1);
    const painter = new HexPainter(context, this.#screen, form, marks);
    const rows: Cell[][] = [];
    for (let hex = 0; hex < grid.size; hex++) {
      const { line, half } = placeOf(grid, hex);
      if (!isWithin(line, window.lines) || !isWithin(half, window.halves)) continue;
      (rows[line - window.lines[0]] ??= []).push({ half, text: painter.draw(hex) });
    }
    const drawn = rows.map((cells, row) =>
      lineOf(labelOf(grid, window.lines[0] + row), grid, form, window.halves, cells),
    );
    await this.#screen.show('', ...headerOf(grid, form, window.halves), ...drawn);
    await this.#explain(painter.legend);
  }

  /** Symbols that have not been on the screen before. */
  async #explain(legend: ReadonlyMap<string, string>): Promise<void> {
    const fresh = [...legend].filter(([key]) => !this.#explained.has(key));
    for (const [key] of fresh) this.#explained.add(key);
    const texts = fresh.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
    if (texts.length > 0) await this.#screen.say(this.#screen.paint('dim', texts.join('  ')));
  }
}

/** The middle of the seat's own units that can act, of all on the map otherwise. */
function middleOf({ aids, here, battle: { grid } }: PlayerContext): string {
  const ready = new Set(aids.ready(...here));
  const cards = aids.units(...here).filter(({ hex }) => hex !== null);
  const acting = cards.filter(({ id }) => ready.has(id));
  const hexes = (acting.length > 0 ? acting : cards).map(({ hex }) => grid.parse(hex ?? ''));
  const away = (hex: number): number => hexes.reduce((sum, other) => sum + grid.distance(hex, other), 0);
  const [nearest = grid.size >> 1] = [...new Set(hexes)].toSorted((a, b) => away(a) - away(b));
  return grid.labels[nearest];
}
