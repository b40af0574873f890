import type { PlayerContext } from './player-context.js';
import type { Screen } from './screen.js';

/** Hexes to point out: where a unit can go, what it can attack, what an overlay shows. */
export type Marks = ReadonlyMap<string, '+' | '!'>;

interface HexPainter {
  draw(label: string): string;
  /** What the symbols drawn so far mean, by what they stand for. */
  readonly legend: ReadonlyMap<string, string>;
}

/** Draws hexes of four characters, or of six with the strength of the stack. */
export function makePainter(context: PlayerContext, screen: Screen, width: number, marks: Marks): HexPainter {
  const { aids, here, battle, words, speech } = context;
  const { sides, types, ground } = battle.symbols;
  const stacks = aids.stacks(...here);
  const cards = new Map(aids.units(...here).map((card) => [card.id, card]));
  const legend = new Map<string, string>();

  function groundOf(label: string, isTaken: boolean): string {
    const { terrain, features } = aids.hex(...here, label);
    const codes = new Set([terrain, ...features.map(({ code }) => code)]);
    const found = ground.find(({ code }) => codes.has(code));
    const mark = marks.get(label);
    if (found) {
      const name = found.code === terrain ? words.terrain(terrain) : words.feature(found.code);
      legend.set(found.code, `${found.symbol} ${name}`);
    }
    if (mark) return screen.paint('mark', mark);
    return !found || (isTaken && found.plain) ? ' ' : screen.paint(found.colour, found.symbol);
  }

  /** Side, number of units, type of the top unit; with room the strength of the whole stack as far as known. */
  function counterOf(stack: readonly (string | null)[]): string {
    const known = stack.map((id) => cards.get(id ?? ''));
    const [top] = known;
    const one = known.find((card) => card !== undefined);
    if (one) legend.set(`  ${one.side}`, speech.legend(sides[one.side].letter, words.side(one.side)));
    if (top) legend.set(` ${top.type}`, `${types[top.type]} ${words.unitType(top.type)}`);
    const strength = known.reduce((sum, card) => sum + (card?.strength?.left ?? Number.NaN), 0);
    const text = [
      one ? sides[one.side].letter : '?',
      stack.length > 9 ? '+' : stack.length,
      top ? types[top.type] : '?',
      width > 4 ? (Number.isNaN(strength) ? ' ?' : String(strength).padStart(2).slice(-2)) : '',
    ].join('');
    return one ? screen.paint(sides[one.side].colour, text) : text;
  }

  return {
    legend,
    draw(label) {
      const stack = stacks.get(label) ?? [];
      return stack.length > 0
        ? counterOf(stack) + groundOf(label, true)
        : ' '.repeat(width / 2 - 1) + groundOf(label, false);
    },
  };
}
