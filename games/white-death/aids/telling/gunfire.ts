import { type Detail, type Itinerary, numberIn, type Scene, textIn } from '@impulse/engine';
import { enemyOf, fireThrow, hits } from './throws.js';

/** Who is firing at whom while the events of one action pass: the fire of a hex is told first, then each target. */
export class Gunfire {
  readonly #units: Itinerary;
  #side = '';
  #from: readonly string[] = [];
  /** Hexes that this fire has been shown to fall on. */
  readonly #struck = new Set<string>();

  constructor(units: Itinerary) {
    this.#units = units;
  }

  /** 5.4, 5.5: units in these hexes begin to fire. */
  open(detail: Detail, from: readonly string[]): Scene[] {
    this.#side = textIn(detail, 'side');
    this.#from = from;
    this.#struck.clear();
    return [];
  }

  hexesOf(units: readonly string[]): string[] {
    return [...new Set(units.flatMap((unit) => this.#units.hexOf(unit) ?? []))];
  }

  /** 9C4, 10C3: one target of it. */
  strike(detail: Detail, purpose: 'conventional' | 'antitank'): Scene[] {
    const to = textIn(detail, 'hex');
    const first = !this.#struck.has(to);
    this.#struck.add(to);
    const shots = first ? this.#from.map((from): Scene => ({ kind: 'shot', from, to, hit: hits(detail) })) : [];
    // Told by itself, without the fire it is part of, it is still the enemy's.
    const side = this.#side || enemyOf(this.#units.sideOf(textIn(detail, 'unit')));
    return [...fireThrow(detail, side, purpose), ...shots];
  }

  /** 11B: which guns fire a barrage their own side knows. */
  barrage(to: string, guns: readonly Detail[]): Scene[] {
    const hexes = this.hexesOf(guns.map((gun) => textIn(gun, 'unit')));
    return hexes.map((from) => ({ kind: 'shot', from, to, hit: true }));
  }

  /** 3A: from the zones that are left. */
  transit(detail: Detail): Scene[] {
    return [{ kind: 'shot', from: null, to: textIn(detail, 'hex'), hit: numberIn(detail, 'lost') > 0 }];
  }
}
