import type { Grid } from '@impulse/engine';
import { padded } from '../width.js';
import { makePainter, type Marks } from './hex-painter.js';
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

/** `size` of `all` places around a middle. */
function span(middle: number, size: number, all: number): Span {
  const first = Math.max(0, Math.min(middle - (size >> 1), all - size));
  return [first, Math.min(all, first + size) - 1];
}

const isWithin = (value: number, [first, last]: Span): boolean => value >= first && value <= last;

interface MapWish {
  readonly centre?: string | null | undefined;
  readonly whole?: boolean;
  readonly marks?: Marks;
}

/** Lines of a window on a map that does not fit the screen: the rest is for what is said below it. */
const [fewestLines, mostLines, saidBelow] = [16, 42, 16];

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
    const inRows = grid.layout.kind === 'rows';
    const labelWidth = inRows ? 2 : 3;
    const across = this.#screen.width - labelWidth;
    const places = grid.labels.map((label, hex) => ({ label, ...placeOf(grid, hex) }));
    const halves = Math.max(...places.map(({ half }) => half)) + 1;
    const lines = Math.max(...places.map(({ line }) => line)) + 1;
    // Wide enough for the strength of stacks, if all of the map fits.
    const hexWidth = (halves + 1) * 3 <= across ? 6 : 4;
    this.#centre = centre ?? this.#centre;
    const middle = placeOf(grid, grid.parse(this.#centre ?? middleOf(context)));
    const high = Math.max(fewestLines, Math.min(mostLines, this.#screen.height - saidBelow));
    const columns = span(middle.half, whole ? halves : Math.floor((2 * across) / hexWidth) - 1, halves);
    const rows = span(middle.line, whole ? lines : high, lines);
    const painter = makePainter(context, this.#screen, hexWidth, marks);
    const header: string[] = [];
    const drawn: string[] = [];
    const upTo = (text: string, half: number): string =>
      padded(text, labelWidth + ((half - columns[0]) * hexWidth) / 2);
    for (const { label, line, half } of places) {
      if (!isWithin(half, columns)) continue;
      const [row, column] = inRows ? [label[0], label.slice(1)] : [label.slice(2), label.slice(0, 2)];
      // The northern edge has every column: on one line in rows, on two where columns are numbered.
      if (line === 0 || (line === 1 && !inRows))
        header[line] = upTo(header[line] ?? '', half) + column.padStart(inRows ? hexWidth / 2 : 2);
      if (!isWithin(line, rows)) continue;
      const begun = drawn[line - rows[0]] ?? (inRows || line % 2 === 0 ? row : '');
      drawn[line - rows[0]] = upTo(begun, half) + painter.draw(label);
    }
    await this.#screen.show('', ...header, ...drawn);
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
