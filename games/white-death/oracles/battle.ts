import type { SideId, UnitData, WhiteDeathData } from '../data/types.js';
import type { Position } from '../position/position.js';
import { type Field, fieldOf, type Hex, neighbours } from './field.js';

/** A position read a second time: who stands where, from the written position and the data file alone. */

export interface Man {
  readonly id: string;
  readonly unit: UnitData;
  /** A hex, `off`, `exited` or `lost`. */
  at: string;
  strength: number;
  spent: number;
  readonly flags: Set<string>;
  target: Hex | null;
}

export const other = (side: SideId): SideId => (side === 'soviet' ? 'german' : 'soviet');

export const isAfv = ({ unit }: Man): boolean => unit.class === 'afv';
export const isWeapons = ({ unit }: Man): boolean => unit.class === 'light' || unit.class === 'heavy';
export const isGun = ({ unit }: Man): boolean => unit.range !== undefined;

export class Battle {
  readonly data: WhiteDeathData;
  readonly field: Field;
  readonly position: Position;
  readonly men = new Map<string, Man>();
  readonly #stacks = new Map<Hex, Man[]>();
  readonly bunkers: Map<Hex, number>;
  readonly garrisons: Set<Hex>;
  readonly #zones = new Map<SideId, Set<Hex>>();

  constructor(data: WhiteDeathData, position: Position) {
    this.data = data;
    this.field = fieldOf(data);
    this.position = position;
    for (const unit of data.units) {
      const given = position.units[unit.id];
      const man: Man =
        given === undefined || given === '?'
          ? { id: unit.id, unit, at: 'lost', strength: 0, spent: 0, flags: new Set(), target: null }
          : {
              id: unit.id,
              unit,
              at: given.at,
              strength: given.strength ?? unit.strength,
              spent: given.spent ?? 0,
              flags: new Set(given.flags),
              target: given.target ?? null,
            };
      this.men.set(unit.id, man);
      if (isHex(man.at)) this.#stand(man);
    }
    for (const [hex, order] of Object.entries(position.stacks)) {
      this.#stacks.set(
        hex,
        order.map((id) => this.men.get(id)!),
      );
    }
    this.bunkers = new Map(Object.entries(position.bunkers));
    this.garrisons = new Set(position.garrisons);
  }

  #stand(man: Man): void {
    const stack = this.#stacks.get(man.at);
    if (stack) stack.push(man);
    else this.#stacks.set(man.at, [man]);
  }

  man(id: string): Man {
    return this.men.get(id)!;
  }

  /** The top first. */
  stack(hex: Hex): readonly Man[] {
    return this.#stacks.get(hex) ?? [];
  }

  get occupied(): IterableIterator<Hex> {
    return this.#stacks.keys();
  }

  /** Somebody has gone elsewhere, or is lost. */
  put(man: Man, at: string): void {
    const stack = this.#stacks.get(man.at);
    if (stack) {
      stack.splice(stack.indexOf(man), 1);
      if (stack.length === 0) this.#stacks.delete(man.at);
    }
    man.at = at;
    if (isHex(at)) this.#stand(man);
    this.#zones.clear();
  }

  sideAt(hex: Hex): SideId | null {
    return this.stack(hex)[0]?.unit.side ?? null;
  }

  /** Intrinsic garrisons: no Soviet unit or path goes in as long as one stands. */
  isBarred(hex: Hex, side: SideId): boolean {
    return this.sideAt(hex) === other(side) || (side === 'soviet' && this.garrisons.has(hex));
  }

  /** 3: the hexes that a side controls. */
  zonesOf(side: SideId): ReadonlySet<Hex> {
    let zones = this.#zones.get(side);
    if (!zones) {
      zones = new Set();
      for (const [hex, stack] of this.#stacks) {
        if (stack[0].unit.side === side && hasZone(stack)) for (const near of neighbours(hex)) zones.add(near);
      }
      this.#zones.set(side, zones);
    }
    return zones;
  }

  inEnemyZone(side: SideId, hex: Hex): boolean {
    return this.zonesOf(other(side)).has(hex);
  }

  get isThaw(): boolean {
    return this.position.weather === 'thaw';
  }

  formationKind({ unit }: Man): 'division' | 'brigade' | 'army' {
    return this.data.formations.find(({ id }) => id === unit.formation)!.kind;
  }

  hasBridge(hex: Hex): boolean {
    return this.position.bridges[hex] !== undefined;
  }
}

/** 3: every unit but a German weapons company that stands alone. */
export function hasZone(stack: readonly Man[]): boolean {
  const [{ unit }] = stack;
  const isWeaponsCompany =
    unit.side === 'german' && unit.size === 'company' && (unit.class === 'light' || unit.class === 'heavy');
  return stack.length > 1 || !isWeaponsCompany;
}

export const isHex = (at: string): boolean => /^\d{4}$/.test(at);
