import type { UnitCard } from '@impulse/engine';
import type { GroundSymbol, MapSymbols } from '@impulse/library';
import { asked, type PlayerContext } from './player-context.js';
import type { Screen, Style } from './screen.js';

/** One hex in characters. */

/** Characters for one hex. */
export const forms = { compact: 2, plain: 4, wide: 6 } as const;
export type Form = keyof typeof forms;

/** Hexes to point out: where a unit can go, what it can attack, what an overlay shows. */
export type Marks = ReadonlyMap<string, '+' | '!'>;

/** Draws one hex after the other, and keeps in mind what it drew. */
export class HexPainter {
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
