import { signal } from '@preact/signals';
import type { PublicAction } from '@impulse/engine';
import type { PlannedAction } from '@impulse/library';

/** What this player has chosen to look at: none of it changes the battle. */

export type Tab = 'orders' | 'log' | 'forces' | 'arrivals' | 'victory' | 'dice' | 'match' | 'view' | 'analysis';

export class Display {
  /** Ids of the overlays that are switched on. */
  readonly overlays = signal<ReadonlySet<string>>(new Set());
  readonly counters = signal(true);
  readonly tab = signal<Tab>('log');
  /** On a phone: whether the sheet is drawn up. */
  readonly sheetOpen = signal(false);
  /** A plan that is drawn on the map. */
  readonly plan = signal<readonly PlannedAction<PublicAction>[]>([]);
  /** The hex on which a finger has stayed: its stack is shown until the next tap. */
  readonly held = signal<string | null>(null);
  readonly help = signal(false);
  /** Is the player asked whether to give the battle up? */
  readonly askResigning = signal(false);
  /** The rule being read beside the map. */
  readonly rule = signal<string | null>(null);
  /** Is the cursor to be put into the search field? */
  readonly finding = signal(false);

  toggleOverlay(id: string): void {
    const overlays = new Set(this.overlays.value);
    if (!overlays.delete(id)) overlays.add(id);
    this.overlays.value = overlays;
  }

  open(tab: Tab): void {
    this.tab.value = tab;
    this.sheetOpen.value = true;
  }

  find(): void {
    this.open('forces');
    this.finding.value = true;
  }
}
