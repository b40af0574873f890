import { computed, signal } from '@preact/signals';
import type { ToldEvent } from '@impulse/engine';
import type { ShownResult, Presenter } from './presenter.js';

type Tale = readonly ToldEvent[];

/** So many can be called back. */
const most = 60;

/** What dice have shown at this table, fight by fight: to be looked at again after it was put away. */
export class Results {
  readonly #presenter: Pick<Presenter, 'result' | 'showResults' | 'hexAbout' | 'board'>;
  readonly tales = signal<readonly Tale[]>([]);
  readonly #asked = signal<number | null>(null);
  readonly #recalled = signal<{ readonly index: number; readonly result: ShownResult | null } | null>(null);

  /** The one in sight; null when there is none. */
  readonly shown = computed<number | null>(() => {
    const result = this.#presenter.result.value;
    if (result === null) return null;
    const recalled = this.#recalled.value;
    return recalled?.result === result ? recalled.index : this.tales.value.length - 1;
  });

  /** Was the one in sight called back, or asked for while it came? */
  readonly isRecalled = computed<boolean>(() => {
    const recalled = this.#recalled.value?.result ?? null;
    const isBack = recalled !== null && recalled === this.#presenter.result.value;
    return isBack || (this.#asked.value !== null && this.#asked.value === this.shown.value);
  });

  constructor(presenter: Pick<Presenter, 'result' | 'showResults' | 'hexAbout' | 'board'>) {
    this.#presenter = presenter;
  }

  add(told: Tale): void {
    if (!told.some(({ result }) => result)) return;
    this.#asked.value = null;
    this.tales.value = [...this.tales.value, told].slice(-most);
  }

  /** The one in sight, whose dice may still roll, is wanted in full. */
  ask(): void {
    this.#asked.value = this.shown.value;
  }

  /** Calls back the one before the one in sight, or the one after it; at first the last one. */
  walk(by: 1 | -1): void {
    const { length } = this.tales.value;
    const index = (this.shown.value ?? length) + by;
    if (index < 0 || index >= length) return;
    const told = this.tales.value[index];
    this.#presenter.showResults(told);
    this.#recalled.value = { index, result: this.#presenter.result.value };
    const hex = this.#presenter.hexAbout(told);
    if (hex !== null) this.#presenter.board?.show(hex);
  }

  forget(): void {
    this.tales.value = [];
  }
}
