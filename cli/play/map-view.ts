import type { Marks } from './hex-painter.js';
import { drawMap, wholeMap, windowAround } from './map.js';
import { asked, type PlayerContext } from './player-context.js';
import type { Screen } from './screen.js';

/** Lines of a window on a map that does not fit the screen: the rest is for what is said below it. */
const mostLines = 44;
const saidBelow = 14;

export interface MapWish {
  readonly centre?: string | null;
  readonly whole?: boolean;
  readonly marks?: Marks;
}

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
    if (centre !== undefined) this.#centre = centre;
    const height = Math.max(18, Math.min(mostLines, this.#screen.height - saidBelow));
    const around = this.#centre ?? middleOf(context);
    const window = whole ? wholeMap(grid) : windowAround(grid, around, this.#screen.width, height);
    const drawn = drawMap(context, this.#screen, window, marks);
    await this.#screen.show('', ...drawn.lines);
    const legend = this.#legend(context, drawn);
    if (legend !== '') await this.#screen.say(this.#screen.paint('dim', legend));
  }

  /** Symbols that have not been on the screen before. */
  #legend({ battle, words, speech }: PlayerContext, { ground, types }: ReturnType<typeof drawMap>): string {
    const { symbols } = battle;
    const sides = Object.entries(symbols.sides).map(([side, { letter }]): [string, string] => [
      letter,
      speech.legend(letter, words.side(side)),
    ]);
    const letters = types.map((type): [string, string] => [
      `unit ${type}`,
      `${symbols.types[type]} ${words.unitType(type)}`,
    ]);
    const grounds = ground.map(({ code, symbol }): [string, string] => [code, `${symbol} ${groundName(words, code)}`]);
    const fresh = [...sides, ...letters.toSorted(([, a], [, b]) => (a < b ? -1 : 1)), ...grounds].filter(
      ([key]) => !this.#explained.has(key),
    );
    for (const [key] of fresh) this.#explained.add(key);
    return fresh.map(([, text]) => text).join('  ');
  }
}

const groundName = (words: PlayerContext['words'], code: string): string => {
  const terrain = words.terrain(code);
  return terrain === code ? words.feature(code) : terrain;
};

/** The middle of the seat's own units that can act, of all on the map otherwise. */
function middleOf(context: PlayerContext): string {
  const { aids, state, seat } = asked(context);
  const { grid } = context.battle;
  const ready = new Set(aids.ready(state, seat));
  const cards = aids.units(state, seat).filter(({ hex }) => hex !== null);
  const acting = cards.filter(({ id }) => ready.has(id));
  const hexes = (acting.length > 0 ? acting : cards).map(({ hex }) => grid.parse(hex ?? ''));
  if (hexes.length === 0) return grid.labels[grid.size >> 1];
  const away = (hex: number): number => hexes.reduce((sum, other) => sum + grid.distance(hex, other), 0);
  const [nearest] = [...new Set(hexes)].toSorted((a, b) => away(a) - away(b));
  return grid.labels[nearest];
}
