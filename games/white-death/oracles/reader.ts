import type { Detail, LogEvent } from '@impulse/engine';

/** Goes through the events of one action; what it reads is what happened, as the rules tell it. */
export class Reader {
  readonly #events: readonly LogEvent[];
  #next = 0;

  constructor(events: readonly LogEvent[]) {
    this.#events = events;
  }

  get next(): LogEvent | undefined {
    return this.#events[this.#next];
  }

  take(): LogEvent | undefined {
    return this.#events[this.#next++];
  }

  /** The next event, if it is of this type and about this unit. */
  takeIf(type: string, unit?: string): LogEvent | null {
    const { next } = this;
    if (next?.type !== type || (unit !== undefined && text(next.detail, 'unit') !== unit)) return null;
    this.#next++;
    return next;
  }

  /** The next event of this type, before one of another. */
  find(type: string, before: readonly string[]): LogEvent | null {
    for (let index = this.#next; index < this.#events.length; index++) {
      const event = this.#events[index];
      if (event.type === type) return event;
      if (before.includes(event.type)) return null;
    }
    return null;
  }
}

export const text = (detail: Detail, key: string): string | null => {
  const value = detail[key];
  return typeof value === 'string' ? value : null;
};

export const figure = (detail: Detail, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : Number.NaN;
};

export const figures = (detail: Detail, key: string): readonly number[] => (detail[key] ?? []) as readonly number[];
export const texts = (detail: Detail, key: string): readonly string[] => (detail[key] ?? []) as readonly string[];
