import { type Battle, type Man, other } from './battle.js';
import { allHexes, distance, type Hex, neighbours } from './field.js';
import { mayStack } from './stacks.js';
import { type Bank, bankAfter, bankOf, stepCost } from './terrain.js';

/** 14B, 14C1, rulings 26 and 75: where a unit may flee. */

export interface Refuge {
  /** Hexes that are equally good ends. */
  readonly ends: ReadonlySet<Hex>;
  readonly steps: number;
  readonly throughZone: boolean;
}

/** Null: it has nowhere to go. */
export function refugeOf(battle: Battle, man: Man): Refuge | null {
  return findRefuge(battle, man, false) ?? findRefuge(battle, man, true);
}

function findRefuge(battle: Battle, man: Man, throughZone: boolean): Refuge | null {
  const from = man.at;
  const { side } = man.unit;
  let ring: [Hex, Bank][] = [[from, bankOf(battle, man)]];
  const seen = new Set(ring.map(String));
  for (let steps = 1; ring.length > 0; steps++) {
    const next: [Hex, Bank][] = [];
    for (const [hex, bank] of ring) {
      for (const near of neighbours(hex)) {
        const after = bankAfter(battle, man, hex, bank, near);
        const node: [Hex, Bank] = [near, after ?? 'none'];
        if (after === null || seen.has(String(node)) || battle.isBarred(near, side)) continue;
        if (stepCost(battle, man, hex, near) === null || (!throughZone && battle.inEnemyZone(side, near))) continue;
        seen.add(String(node));
        next.push(node);
      }
    }
    const ends = new Set(next.map(([hex]) => hex).filter((hex) => mayEnd(battle, man, from, hex)));
    if (ends.size > 0) return { ends: bestOf(battle, man, ends), steps, throughZone };
    ring = next;
  }
  return null;
}

const mayEnd = (battle: Battle, man: Man, from: Hex, hex: Hex): boolean =>
  distance(from, hex) >= 2 &&
  !battle.inEnemyZone(man.unit.side, hex) &&
  mayStack(battle, [...battle.stack(hex).filter((one) => one !== man), man]);

/** Farthest from the nearest enemy; then what the standing order prefers; then nearest to a friendly edge. */
function bestOf(battle: Battle, { unit: { side } }: Man, ends: ReadonlySet<Hex>): ReadonlySet<Hex> {
  const enemies = [...battle.occupied].filter((hex) => battle.sideAt(hex) === other(side));
  const fromEnemy = (hex: Hex): number => Math.min(...enemies.map((enemy) => distance(enemy, hex)));
  const orders = battle.position.standing[side];
  const wish = typeof orders === 'object' ? orders.retreat : 'rear';
  const suits = (hex: Hex): number => {
    if (wish === 'town') return battle.field.isTown(hex) ? 1 : 0;
    return wish === 'cover' && battle.field.isClose(hex) ? 1 : 0;
  };
  const edge = allHexes.filter((hex) => battle.field.isFriendlyEdge(hex, side));
  const fromEdge = (hex: Hex): number => Math.min(...edge.map((one) => distance(one, hex)));
  const best = (hexes: readonly Hex[], value: (hex: Hex) => number): Hex[] => {
    const most = Math.max(...hexes.map(value));
    return hexes.filter((hex) => value(hex) === most);
  };
  return new Set(best(best(best([...ends], fromEnemy), suits), (hex) => -fromEdge(hex)));
}
