import type { SideId } from '../data/types.js';
import { type Battle, isHex, type Man } from './battle.js';
import { allHexes, type Hex, neighbours } from './field.js';

/** 15: paths of supply, found from the edges of the map inwards. */

const isClear = (battle: Battle, side: SideId, hex: Hex): boolean =>
  !battle.isBarred(hex, side) && !battle.inEnemyZone(side, hex);

/** 15C, rulings 32, 80, 81: hexes from which a clear path leads to a friendly edge. */
export function connectedHexes(battle: Battle, side: SideId): ReadonlySet<Hex> {
  const edge = allHexes.filter((hex) => battle.field.isFriendlyEdge(hex, side));
  const clear = new Set(edge.filter((hex) => isClear(battle, side, hex)));
  const connected = new Set(edge);
  for (const hex of clear) {
    for (const near of neighbours(hex)) {
      connected.add(near);
      if (isClear(battle, side, near)) clear.add(near);
    }
  }
  return connected;
}

const heldByGermans = (battle: Battle, hex: Hex): boolean =>
  (battle.sideAt(hex) ?? battle.position.holders[hex]) === 'german';

/** Rulings 35, 82: hexes from which a clear path leads to a German hex of the city. */
function joinedToCity(battle: Battle): ReadonlySet<Hex> {
  const homes = battle.data.map.city.filter((hex) => heldByGermans(battle, hex));
  const clear = new Set<Hex>();
  const joined = new Set<Hex>(homes);
  const spread = (hex: Hex): void => {
    for (const near of neighbours(hex)) {
      joined.add(near);
      if (isClear(battle, 'german', near)) clear.add(near);
    }
  };
  for (const home of homes) spread(home);
  for (const hex of clear) spread(hex);
  return joined;
}

/** 15, as things are at one moment. */
export class Supply {
  readonly #battle: Battle;
  readonly #connected: Readonly<Record<SideId, ReadonlySet<Hex>>>;
  readonly #joined: ReadonlySet<Hex>;
  readonly #lines: Partial<Record<SideId, ReadonlySet<Hex>>> = {};
  /** Of every unit on the map at that moment. */
  readonly #cutOff = new Set<string>();
  readonly #inFortress = new Set<string>();

  constructor(battle: Battle) {
    this.#battle = battle;
    this.#connected = { soviet: connectedHexes(battle, 'soviet'), german: connectedHexes(battle, 'german') };
    this.#joined = joinedToCity(battle);
    for (const man of battle.men.values()) {
      if (!isHex(man.at)) continue;
      const isCutOff = !this.#connected[man.unit.side].has(man.at);
      if (isCutOff) this.#cutOff.add(man.id);
      if (man.unit.side === 'german' && (battle.field.isCity(man.at) || (isCutOff && this.#joined.has(man.at)))) {
        this.#inFortress.add(man.id);
      }
    }
  }

  isCutOff({ id }: Man): boolean {
    return this.#cutOff.has(id);
  }

  isInFortress({ id }: Man): boolean {
    return this.#inFortress.has(id);
  }

  /** 15C, 15D2: whether it suffers from isolation. */
  isIsolated(man: Man): boolean {
    return this.isCutOff(man) && !(this.#battle.position.avoidsIsolation && this.isInFortress(man));
  }

  poolOf(man: Man): 'soviet' | 'german' | 'fortress' {
    return this.isInFortress(man) ? 'fortress' : man.unit.side;
  }

  /** 15B, rulings 45, 83. */
  isInSupply(gun: Man): boolean {
    if (this.isInFortress(gun)) return true;
    const { side } = gun.unit;
    const lines = (this.#lines[side] ??= linesHome(this.#battle, side));
    let ring = new Set([gun.at]);
    if (lines.has(gun.at)) return true;
    const seen = new Set(ring);
    for (let length = 1; length <= 7; length++) {
      const next = new Set<Hex>();
      for (const hex of ring) {
        for (const near of neighbours(hex)) {
          if (!seen.has(near) && isClear(this.#battle, side, near)) next.add(near);
          seen.add(near);
        }
      }
      if ([...next].some((hex) => lines.has(hex))) return true;
      ring = next;
    }
    return false;
  }

  isConnected(hex: Hex, side: SideId): boolean {
    return this.#connected[side].has(hex);
  }

  /** 15D1, ruling 34. */
  get isCityCut(): boolean {
    const { city } = this.#battle.data.map;
    return !city.some((hex) => heldByGermans(this.#battle, hex) && this.isConnected(hex, 'german'));
  }
}

/** 15B: clear hexes of roads and railways that run, all of them clear, to a friendly edge. */
function linesHome(battle: Battle, side: SideId): ReadonlySet<Hex> {
  const carries = (hex: Hex): boolean =>
    battle.field.isOnWay(hex) && (!battle.field.isRiver(hex) || battle.hasBridge(hex)) && isClear(battle, side, hex);
  const lines = new Set(allHexes.filter((hex) => battle.field.isFriendlyEdge(hex, side) && carries(hex)));
  for (const hex of lines) {
    for (const near of neighbours(hex)) if (battle.field.joinsByWay(hex, near) && carries(near)) lines.add(near);
  }
  return lines;
}
