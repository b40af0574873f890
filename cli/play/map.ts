import { CW, grid } from '@impulse/totensonntag/context.js';
import type { UnitType } from '@impulse/totensonntag/data/types.js';
import { stackOf, type State, strengthLeft } from '@impulse/totensonntag/state.js';
import type { Screen, Style } from './screen.js';

/** The map in characters: staggered rows, north at the top. */

/** One letter for what lies on top of a stack. */
export const typeLetters: Readonly<Record<UnitType, string>> = {
  armor: 'a',
  recon: 'r',
  motorized: 'm',
  infantry: 'i',
  engineer: 'e',
  motorcycle: 'k',
  artillery: 'g',
  panzerjaeger: 'j',
  aircraft: 'f',
};

const sideLetters = ['D', 'C'];

/** Columns for one hex; even, so that every other row can be shifted by half of it. */
const forms = { compact: 2, plain: 4, wide: 6 } as const;
type Form = keyof typeof forms;

export const hexLetter = (row: number): string => String.fromCharCode(65 + row);

function formFor(width: number, columns: number): Form {
  const fits = (form: Form): boolean => 2 + forms[form] * columns + forms[form] / 2 <= width;
  return fits('wide') ? 'wide' : fits('plain') ? 'plain' : 'compact';
}

/** Hexes to point out: where a unit can go, and what it can attack. */
export type Marks = ReadonlyMap<number, '+' | '!'>;

export function drawMap(state: State, screen: Screen, marks: Marks = new Map()): string[] {
  const { rows, columns } = grid.layout;
  const form = formFor(screen.width, columns);
  const cell = forms[form];
  const lines = [header(columns, cell)];
  for (let row = rows - 1; row >= 0; row--) {
    const shift = ' '.repeat(row % 2 === 1 ? cell / 2 : 0);
    const cells = Array.from({ length: columns }, (_, column) =>
      drawHex(state, row * columns + column, form, screen, marks),
    );
    lines.push(`${hexLetter(row)} ${shift}${cells.join('')}`.trimEnd());
  }
  return lines;
}

function header(columns: number, cell: number): string {
  const numbers = Array.from({ length: columns }, (_, column) => {
    const number = column + 1;
    // Narrow columns have room for one figure only.
    const text = cell > 2 ? String(number) : String(number % 10);
    return text.padStart(Math.ceil(cell / 2)).padEnd(cell);
  });
  return `  ${numbers.join('')}`.trimEnd();
}

interface Ground {
  readonly symbol: string;
  readonly style: Style | null;
}

function groundOf(state: State, hex: number): Ground {
  const { context } = state;
  if (context.objectiveAt[hex] >= 0) return { symbol: '*', style: 'objective' };
  if (hex === context.exitHex) return { symbol: '>', style: 'objective' };
  if (context.point[hex]) return { symbol: '^', style: 'escarpment' };
  switch (context.terrain[hex]) {
    case 'rough':
      return { symbol: '~', style: 'rough' };
    case 'escarpment':
      return { symbol: '#', style: 'escarpment' };
    case 'entrenchment':
      return { symbol: '=', style: 'entrenchment' };
    default:
      return { symbol: '.', style: 'dim' };
  }
}

function drawHex(state: State, hex: number, form: Form, screen: Screen, marks: Marks): string {
  const cell = forms[form];
  const ground = groundOf(state, hex);
  const paint = (style: Style | null, text: string): string => (style ? screen.paint(style, text) : text);
  const mark = marks.get(hex);
  const stack = stackOf(state, hex);
  if (stack.length === 0) {
    const symbol = mark ?? ground.symbol;
    const before = ' '.repeat(Math.ceil(cell / 2) - 1);
    return before + paint(mark ? 'mark' : ground.style, symbol) + ' '.repeat(cell - before.length - 1);
  }
  const counter = counterOf(state, stack, form);
  const behind = mark ?? (ground.symbol === '.' ? ' ' : ground.symbol);
  const side = state.context.side[stack[0]] === CW ? 'cw' : 'dak';
  if (form === 'compact') return paint(mark ? 'mark' : side, counter);
  return paint(side, counter) + paint(mark ? 'mark' : ground.style, behind);
}

/** Side, number of units, kind of the top unit; on a wide screen the strength of the whole stack too. */
function counterOf(state: State, stack: readonly number[], form: Form): string {
  const { context } = state;
  const side = sideLetters[context.side[stack[0]]];
  const count = stack.length > 9 ? '+' : String(stack.length);
  if (form === 'compact') return side + count;
  const kind = typeLetters[context.units[stack[0]].type];
  if (form === 'plain') return side + count + kind;
  const strength = stack.reduce((sum, unit) => sum + strengthLeft(state, unit), 0);
  return side + count + kind + String(strength).padStart(2);
}
