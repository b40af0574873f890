import { signal } from '@preact/signals';
import type { ShadeKind } from './shades.js';

/** What this player has chosen to look at: none of it changes the battle. */

export type Tab = 'orders' | 'log' | 'forces' | 'arrivals' | 'victory' | 'dice' | 'view';

export class Sight {
  readonly shades = signal<ReadonlySet<ShadeKind>>(new Set());
  readonly counters = signal(true);
  readonly tab = signal<Tab>('log');
  /** On a phone: whether the sheet is drawn up. */
  readonly sheetOpen = signal(false);
  readonly help = signal(false);
  /** The rule being read beside the map. */
  readonly rule = signal<string | null>(null);
  /** Is the cursor to be put into the search field? */
  readonly finding = signal(false);

  toggleShade(kind: ShadeKind): void {
    const shades = new Set(this.shades.value);
    if (!shades.delete(kind)) shades.add(kind);
    this.shades.value = shades;
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
