import { words } from '../../words.js';

interface StepperProps {
  /** What is counted. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The smallest change that can be typed. */
  readonly step: number;
  readonly set: (value: number) => void;
}

/** A number that is typed, or counted up and down by one. */
export function Stepper({ name, value, least, most, step, set }: StepperProps) {
  const { fewer, more } = words.value.draft;
  const by = Math.max(1, step);
  const put = (wanted: number): void => {
    if (Number.isFinite(wanted)) set(Math.min(most, Math.max(least, wanted)));
  };
  return (
    <span class="stepper">
      <button type="button" aria-label={fewer(name)} disabled={value <= least} onClick={() => put(value - by)}>
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
        onChange={(event) => put(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={more(name)} disabled={value >= most} onClick={() => put(value + by)}>
        +
      </button>
    </span>
  );
}
