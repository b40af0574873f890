import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/words.js';

/** One die, drawn; also used for activation numbers. */

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [27, 22],
    [73, 22],
    [27, 50],
    [73, 50],
    [27, 78],
    [73, 78],
  ],
};

interface DieProps {
  /** Null: not known. */
  readonly value: number | null;
  readonly side?: string | undefined;
  readonly rolling?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  /** Said elsewhere already. */
  readonly silent?: boolean;
}

/** While it rolls a die shows one face after the other, and not the one it will come to rest on. */
function useTumble(value: number | null, rolling: boolean): number | null {
  const face = useSignal(1);
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => (face.value = 1 + ((face.value + Math.floor(Math.random() * 5)) % 6)), 70);
    return () => clearInterval(timer);
  }, [rolling]);
  return rolling ? face.value : value;
}

export function Die({ value: thrown, side, rolling = false, size = 'medium', silent = false }: DieProps) {
  const { dice } = words.value;
  const value = useTumble(thrown, rolling);
  const label = rolling ? dice.rolling : value === null || value === 0 ? dice.unknown : String(value);
  const of = side === undefined || side === '' ? '' : ` of-side side-${side}`;
  const meaning = silent ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`die die-${size}${of}${rolling ? ' is-rolling' : ''}`} viewBox="0 0 100 100" {...meaning}>
      <rect class="die-body" x="3" y="3" width="94" height="94" rx="20" />
      {value !== null && spots[value] ? (
        spots[value].map(([x, y]) => <circle key={`${x} ${y}`} class="die-spot" cx={x} cy={y} r="9.5" />)
      ) : (
        <text class="die-unknown" x="50" y="70" text-anchor="middle">
          {value === 0 ? '–' : '?'}
        </text>
      )}
    </svg>
  );
}

/** Several dice in a row. */
export function Dice({ dice, ...rest }: { readonly dice: readonly number[] } & Omit<DieProps, 'value'>) {
  return (
    <span class="dice">
      {dice.map((value, index) => (
        <Die key={index} value={value} {...rest} />
      ))}
    </span>
  );
}
