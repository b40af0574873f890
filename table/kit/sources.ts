import type { ReadonlySignal } from '@preact/signals';
import type { Language } from '@impulse/engine/game.js';

/** What stands behind a battle's values, for those who ask: where each comes from, and how battles go beside history. */
export interface Sources {
  readonly provenance: () => Promise<readonly ProvenanceLine[]>;
  /** The same notes in Chinese by their subject, in their order. */
  readonly chineseNotes: () => Promise<ChineseNotes>;
  /** Left out for a battle whose course has not been written down in figures. */
  readonly course?: () => Promise<Course>;
}

export type ChineseNotes = Readonly<Record<string, readonly string[]>>;

export interface ProvenanceLine {
  readonly subject: string;
  readonly status: 'known' | 'inferred' | 'reconstructed';
  readonly note: string;
}

/** Many battles between equals beside what happened, as `impulse calibrate --summary` tells it. */
export interface Course {
  readonly played: PlayedBattles;
  /** The same between better players. */
  readonly strong: PlayedBattles;
  readonly words: ReadonlySignal<CourseWords>;
  /** In the order in which they are shown. */
  readonly scenarios: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
}

type Bounds = readonly [number | null, number | null];

export interface PlayedMeasure {
  readonly scenario: string;
  readonly id: string;
  readonly statistic: 'median' | 'share';
  readonly battles: number;
  readonly value: number | null;
  readonly interval: Bounds;
  readonly spread: Bounds;
  readonly verdict: 'inside' | 'outside' | 'shown';
}

export interface PlayedBattles {
  readonly rules: string;
  /** Hash of the data. */
  readonly data: string;
  readonly seed: string;
  readonly levels: readonly [string, string];
  readonly versions: readonly [number, number];
  readonly measures: readonly PlayedMeasure[];
}

/** In the language of the moment. */
export interface CourseWords {
  measure(id: string): string;
  /** What happened; empty where nobody knows. */
  history(scenario: string, id: string): string;
  /** A value with its unit, a turn with its days; null is what never came to pass. */
  value(id: string, value: number | null): string;
  /** From a value to another, with their unit once. */
  between(id: string, from: number | null, to: number | null): string;
}
