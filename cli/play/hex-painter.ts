import type { UnitCard } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';
import type { Screen, Style } from './screen.js';

/** Characters for one hex. */
export const forms = { compact: 2, plain: 4, wide: 6 } as const;
export type Form = keyof typeof forms;

/** Hexes to point out: where a unit can go, what it can attack, what an overlay shows. */
export type Marks = ReadonlyMap<string, '+' | '!'>;

/** Draws one hex after the other, and notes what its symbols mean. */
export class HexPainter {
  readonly legend = new Map<string, string>();
  readonly #context: PlayerContext;
  readonly #screen: Screen;
  readonly #form: Form;
  readonly #marks: Marks;
  readonly #stacks: ReadonlyMap<string, readonly (string | null)[]>;
  readonly #cards: ReadonlyMap<string, UnitCard>;

  constructor(context: PlayerContext, screen: Screen, form: Form, marks: Marks) {
    const { aids, here } = context;
    this.#context = context;
    this.#screen = screen;
    this.#form = form;
    this.#marks = marks;
    this.#stacks = aids.stacks(...here);
    this.#cards = new Map(aids.units(...here).map((card) => [card.id, card]));
  }

  draw(hex: number): string {
    const label = this.#context.battle.grid.labels[hex];
    const mark = this.#marks.get(label);
    const { symbol, style } = this.#ground(label);
    const painted = (text: string): string => this.#paint(mark ? 'mark' : style, mark ?? text);
    const stack = this.#stacks.get(label) ?? [];
    if (stack.length === 0) return ' '.repeat(Math.ceil(forms[this.#form] / 2) - 1) + painted(symbol);
    const { text, colour } = this.#counter(stack);
    if (this.#form === 'compact') return this.#paint(mark ? 'mark' : colour, text);
    return this.#paint(colour, text) + painted(symbol === '.' ? ' ' : symbol);
  }

  #paint(style: Style | undefined, text: string): string {
    return style ? this.#screen.paint(style, text) : text;
  }

  #ground(label: string): { readonly symbol: string; readonly style?: Style } {
    const { aids, here, battle, words } = this.#context;
    const { terrain, features } = aids.hex(...here, label);
    const codes = new Set([terrain, ...features.map(({ code }) => code)]);
    const found = battle.symbols.ground.find(({ code }) => codes.has(code));
    if (!found) return { symbol: ' ' };
    const { code, symbol, colour } = found;
    this.legend.set(code, `${symbol} ${code === terrain ? words.terrain(code) : words.feature(code)}`);
    return { symbol, style: colour };
  }

  /** Side, number of units, type of the top unit; in the wide form the strength of the whole stack as far as known. */
  #counter(stack: readonly (string | null)[]): { readonly text: string; readonly colour: Style | undefined } {
    const { battle, words, speech } = this.#context;
    const { sides, types } = battle.symbols;
    const cards = stack.map((id) => (id === null ? undefined : this.#cards.get(id)));
    const known = cards.find((card) => card !== undefined);
    const { letter, colour } = known ? sides[known.side] : { letter: '?', colour: undefined };
    if (known) this.legend.set(` ${letter}`, speech.legend(letter, words.side(known.side)));
    const short = letter + (stack.length > 9 ? '+' : String(stack.length));
    if (this.#form === 'compact') return { text: short, colour };
    const [top] = cards;
    if (top) this.legend.set(` ${top.type}`, `${types[top.type]} ${words.unitType(top.type)}`);
    const text = short + (top ? types[top.type] : '?');
    if (this.#form === 'plain') return { text, colour };
    const strengths = cards.map((card) => card?.strength?.left ?? Number.NaN);
    const sum = strengths.reduce((all, one) => all + one, 0);
    return { text: text + (Number.isNaN(sum) ? ' ?' : String(sum).padStart(2).slice(-2)), colour };
  }
}
