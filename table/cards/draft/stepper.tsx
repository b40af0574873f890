import { words } from '../../i18n/words.js';
import { nextPoints } from './shares.js';

interface StepperProps {
  /** What is counted. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The smallest change that can be typed. */
  readonly step: number;
  /** Numbers at which something changes: the buttons, Page Up and Page Down go from one to the next. */
  readonly steps?: readonly number[];
  readonly set: (value: number) => void;
}

/** A number that is typed, or counted up and down: by one, or to where something changes. */
export function Stepper({ name, value, least, most, step, steps, set }: StepperProps) {
  const { fewer, more } = words.value.draft;
  const by = Math.max(1, step);
  const put = (wanted: number): void => {
    if (Number.isFinite(wanted)) set(Math.min(most, Math.max(least, wanted)));
  };
  const go = (way: 1 | -1): void => put(steps ? nextPoints(value, way, steps, least, most) : value + way * by);
  const press = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    go(way);
  };
  return (
    <span class="stepper">
      <button type="button" aria-label={fewer(name)} disabled={value <= least} onClick={() => go(-1)}>
        −
      </button>
      <input
        type="number"
        inputMode="decimal"
        aria-label={name}
        min={least}
        max={most}
        step={step}
        value={value}
        onKeyDown={press}
        onChange={(event) => put(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={more(name)} disabled={value >= most} onClick={() => go(1)}>
        +
      </button>
    </span>
  );
}

const ways: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };
