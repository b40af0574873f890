/** What is measured, against what is promised. */
export interface MeasuredFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly target: string;
  readonly met: boolean;
}

export const atLeast = (name: string, unit: string, value: number, target: number): MeasuredFigure => ({
  name,
  unit,
  value,
  target: `≥ ${target}`,
  met: value >= target,
});

export const below = (name: string, unit: string, value: number, target: number): MeasuredFigure => ({
  name,
  unit,
  value,
  target: `< ${target}`,
  met: value < target,
});

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function asTable(figures: readonly MeasuredFigure[]): string {
  const rows = figures.map(({ name, value, unit, target, met }) => [
    name,
    `${value.toFixed(1)} ${unit}`,
    `${target} ${unit}`,
    met ? 'met' : 'MISSED',
  ]);
  const all = [['figure', 'measured', 'target', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
