/** Records of earlier formats brought to the present one, step by step. Steps are only ever added. */

type Old = Readonly<Record<string, unknown>>;

const steps: readonly { readonly from: string; readonly step: (old: Old) => Old }[] = [
  {
    /**
     * What was taken back left no trace, so every event is an entry, and the number that its dice are bound to is that
     * of the entry.
     */
    from: 'impulse-record-1',
    step({ events, checkpoints, ...others }) {
      return { ...others, format: 'impulse-record-2', journal: events, checkpoints };
    },
  },
];

export function migrated(value: unknown): unknown {
  let current = value;
  for (const { from, step } of steps) {
    if (isObject(current) && current['format'] === from) current = step(current);
  }
  return current;
}

const isObject = (value: unknown): value is Old => typeof value === 'object' && value !== null;
