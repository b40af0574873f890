import type { ReadonlySignal } from '@preact/signals';
import type { Cells, Refusal, ToldEvent, UnitCard } from '@impulse/engine';
import type { AnyKit } from '../kit/kit.js';
import type { AnyHost } from './any.js';

/** Something to say beside the map until the next click. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'undo'; readonly code: string }
  | { readonly kind: 'computer' | 'host' | 'sealed' | 'withheld' | 'by-file' | 'too-quiet' }
  | { readonly kind: 'overlay-unit' | 'not-via' | 'not-together' };

/** An action that has been played, for the board to act out. */
export interface Played {
  readonly by: string;
  readonly told: readonly ToldEvent[];
  /** Units as they were before it. */
  readonly units: ReadonlyMap<string, UnitCard>;
  /** Decided along with something whose outcome is still looked at. */
  readonly follows: boolean;
}

/** What a chair needs of the world around it. */
export interface Surroundings {
  readonly host: AnyHost;
  readonly kit: Pick<AnyKit, 'game' | 'aids'>;
  /** Lends data and options. */
  readonly like: Cells;
  /** Sides played by people at this table. */
  readonly people: readonly string[];
  /** Whether this table may decide anything: not while it watches another tab, or a replay. */
  readonly mayPlay: ReadonlySignal<boolean>;
  /** Acts out what happened; play goes on when it resolves, or at once where there is nothing to wait for. */
  present(played: Played): Promise<void> | null;
  /** Ends what is being acted out. */
  hurry(): void;
  /** Nothing more is acted out until `skipAll(false)`. */
  skipAll(all: boolean): void;
}
