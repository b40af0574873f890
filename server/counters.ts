/** What has happened since the server started, and what there is now; for whoever runs it. */
export class Counters {
  readonly #values = new Map<CounterName, number>();

  add(name: CounterName, amount = 1): void {
    this.#values.set(name, (this.#values.get(name) ?? 0) + amount);
  }

  of(name: CounterName): number {
    return this.#values.get(name) ?? 0;
  }
}

/** Each with what it counts; those that can fall again are gauges. */
export const counterHelp = {
  sockets: { kind: 'gauge', help: 'Sockets that are open.' },
  matches_live: { kind: 'gauge', help: 'Matches in memory.' },
  offers_total: { kind: 'counter', help: 'Matches that were offered.' },
  requests_total: { kind: 'counter', help: 'Requests over sockets.' },
  moves_total: { kind: 'counter', help: 'Changes of battles that were kept and told.' },
  notices_sent_total: { kind: 'counter', help: 'Notices that were taken over by whoever brings them.' },
  notices_failed_total: { kind: 'counter', help: 'Attempts to send a notice that failed.' },
  notices_repeated_total: { kind: 'counter', help: 'Notices sent again because nobody knows whether they arrived.' },
  problems_total: { kind: 'counter', help: 'Requests over sockets that were not carried out.' },
  mistakes_total: { kind: 'counter', help: 'Mistakes of the program.' },
} as const;

export type CounterName = keyof typeof counterHelp;

/** In the text format of Prometheus. */
export function metricsText(counters: Counters): string {
  const lines = (Object.keys(counterHelp) as CounterName[]).flatMap((name) => {
    const { kind, help } = counterHelp[name];
    return [`# HELP impulse_${name} ${help}`, `# TYPE impulse_${name} ${kind}`, `impulse_${name} ${counters.of(name)}`];
  });
  const memory = 'process_resident_memory_bytes';
  return [...lines, `# TYPE ${memory} gauge`, `${memory} ${process.memoryUsage.rss()}`, ''].join('\n');
}
