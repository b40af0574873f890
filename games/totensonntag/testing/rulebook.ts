import { builtInData } from '../data/index.js';
import type { UnitData } from '../data/types.js';
import type { Position, UnitPosition } from '../position/position.js';

/**
 * A second reading of chapters 3 to 7 for tests: slow, from the written position only, with its own map and its own
 * arithmetic of hexes. It shares no rule with the kernel, so that the two can be held against each other.
 */

/** Rows from Q in the north to A in the south; capital letters are Points. */
const mapRows = [
  '........rrr.....rrr',
  '...................',
  'nnnnnn......e.ee...',
  '......Eereee....r..',
  '...re..............',
  '........Ee.........',
  '...reeEe...........',
  '...rr.....r........',
  '.........R.........',
  '............rr.....',
  '...................',
  '.n.................',
  '..............rr...',
  '.....rr............',
  '...................',
  '........rr.........',
  '...................',
];

const rowOf = (hex: string): number => hex.charCodeAt(0) - 64;
const columnOf = (hex: string): number => Number(hex.slice(1));
const hexAt = (row: number, column: number): string[] =>
  row >= 1 && row <= 17 && column >= 1 && column <= 19 ? [`${String.fromCharCode(64 + row)}${column}`] : [];

const known = new Map<string, string[]>();

export function around(hex: string): string[] {
  let hexes = known.get(hex);
  if (!hexes) known.set(hex, (hexes = neighboursOf(hex)));
  return hexes;
}

function neighboursOf(hex: string): string[] {
  const row = rowOf(hex);
  const column = columnOf(hex);
  const shift = row % 2 === 0 ? 1 : 0;
  const beside = [column - 1 + shift, column + shift];
  return [
    ...[column - 1, column + 1].flatMap((one) => hexAt(row, one)),
    ...beside.flatMap((one) => [...hexAt(row + 1, one), ...hexAt(row - 1, one)]),
  ];
}

export function apart(a: string, b: string): number {
  const east = (hex: string) => 2 * columnOf(hex) + (rowOf(hex) % 2 === 0 ? 1 : 0);
  const rows = Math.abs(rowOf(a) - rowOf(b));
  return rows + Math.max(0, (Math.abs(east(a) - east(b)) - rows) / 2);
}

const everyHex = Array.from({ length: 17 }, (_, row) =>
  Array.from({ length: 19 }, (__, column) => hexAt(row + 1, column + 1)[0]),
).flat();
const onMap = new Set(everyHex);
const unitData = new Map(builtInData.units.map((data) => [data.id, data]));

interface Piece {
  readonly data: UnitData;
  readonly at: string;
  readonly did: ReadonlySet<string>;
}

/** A path followed by the book: its end, the points left, and whether the last step came out of an enemy zone. */
interface Step {
  readonly at: string;
  readonly left: number;
  readonly outOfZone: boolean;
}

export class Rulebook {
  readonly #position: Position;
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #side: string;
  readonly #number: number;
  /** Hexes with enemies, top unit first, and the hexes around them. */
  readonly #enemies: ReadonlyMap<string, readonly Piece[]>;
  readonly #zones: ReadonlySet<string>;

  constructor(position: Position) {
    this.#position = position;
    this.#side = position.active!;
    this.#number = position.numbers[this.#side as 'dak' | 'cw'].an as number;
    const pieces = new Map<string, Piece>();
    for (const [id, unit] of Object.entries(position.units)) pieces.set(id, pieceOf(id, unit));
    this.#pieces = pieces;
    const enemies = new Map<string, Piece[]>();
    for (const piece of pieces.values()) {
      if (piece.data.side === this.#side || piece.data.type === 'aircraft' || !onMap.has(piece.at)) continue;
      enemies.set(piece.at, [...(enemies.get(piece.at) ?? []), piece]);
    }
    this.#enemies = enemies;
    this.#zones = new Set([...enemies.keys()].flatMap(around));
  }

  /** Every legal action of an impulse, short: destinations instead of paths. */
  actions(): string[] {
    const found: string[] = ['done'];
    for (const [id, piece] of this.#pieces) {
      if (piece.data.side !== this.#side || piece.data.type === 'aircraft') continue;
      if (onMap.has(piece.at)) found.push(...this.#onMap(id, piece));
      else if (piece.at === 'off') found.push(...this.#entering(id, piece));
    }
    for (const [hex, order] of Object.entries(this.#position.stacks)) {
      if (this.#pieces.get(order[0])!.data.side === this.#side) found.push(...otherOrders(hex, order));
    }
    return found.toSorted();
  }

  /** May this unit, on the map or entering it, drive exactly this way, and overrun that hex at its end? */
  allows(id: string, path: readonly string[], overrun?: string): boolean {
    const piece = this.#pieces.get(id)!;
    const entering = piece.at === 'off';
    if (path.length === 0 || !(entering ? this.#mayEnter(piece) : this.#mayMove(piece))) return false;
    if (entering && !this.#entries(piece).includes(path[0])) return false;
    let step: Step | null = entering ? null : { at: piece.at, left: this.#points(piece), outOfZone: false };
    for (const [index, to] of path.entries()) {
      step = this.#step(piece, step, to, index === 0);
      if (!step) return false;
    }
    return overrun === undefined || this.#overrunsFrom(piece, step!).includes(overrun);
  }

  #points({ data }: Piece): number {
    return this.#number + (data.type === 'infantry' ? 0 : 1);
  }

  /** Points to enter a hex: undefined where the unit can never go. */
  #cost({ data }: Piece, hex: string): number | undefined {
    const onFoot = data.type === 'infantry';
    switch (this.#letter(hex).toLowerCase()) {
      case 'r':
        return onFoot ? 1 : 2;
      case 'e':
        if (onFoot) return 1;
        return ['motorized', 'engineer', 'motorcycle'].includes(data.type) ? 2 : undefined;
      default:
        return 1;
    }
  }

  #letter(hex: string): string {
    if (hex === 'F2' && this.#position.options['birElGubi'] === 'open') return '.';
    return mapRows[17 - rowOf(hex)][columnOf(hex) - 1];
  }

  /** One step by the book, or null; `from` is null for a unit coming from off the map. */
  #step(piece: Piece, from: Step | null, to: string, first: boolean): Step | null {
    if (from && !around(from.at).includes(to)) return null;
    const outOfZone = from !== null && this.#zones.has(from.at);
    if (outOfZone && !first) return null;
    const cost = this.#cost(piece, to);
    if (cost === undefined || this.#enemies.has(to)) return null;
    if (piece.data.type === 'artillery' && this.#zones.has(to)) return null;
    const left = (from?.left ?? this.#points(piece)) - cost;
    if (left < 0 && !first) return null;
    return { at: to, left: Math.max(0, left), outOfZone };
  }

  #overrunsFrom(piece: Piece, { at, left, outOfZone }: Step): string[] {
    if (outOfZone || !['armor', 'recon'].includes(piece.data.type)) return [];
    return around(at).filter((hex) => this.#enemies.has(hex) && (this.#cost(piece, hex) ?? 99) <= left);
  }

  /** Every way on, hex by hex; a state of the walk is looked at once. */
  #walks(piece: Piece, begin: readonly Step[]): Step[] {
    const seen = new Map<string, Step>();
    const open = [...begin];
    for (let step = open.pop(); step; step = open.pop()) {
      const key = `${step.at} ${step.left} ${step.outOfZone}`;
      if (seen.has(key)) continue;
      seen.set(key, step);
      for (const to of around(step.at)) {
        const next = this.#step(piece, step, to, false);
        if (next) open.push(next);
      }
    }
    return [...seen.values()];
  }

  #firstSteps(piece: Piece): Step[] {
    const start = { at: piece.at, left: this.#points(piece), outOfZone: false };
    return around(piece.at).flatMap((to) => this.#step(piece, start, to, true) ?? []);
  }

  #named(verb: string, id: string, piece: Piece, walks: readonly Step[]): string[] {
    const names = walks.flatMap((step) => [
      `${verb} ${id} ${step.at}`,
      ...this.#overrunsFrom(piece, step).map((hex) => `${verb} ${id} ${step.at}>${hex}`),
    ]);
    return [...new Set(names)];
  }

  #idle(piece: Piece): boolean {
    return !['moved', 'assaulted', 'overran', 'barraged', 'supported'].some((deed) => piece.did.has(deed));
  }

  #mayMove(piece: Piece): boolean {
    return this.#idle(piece) && piece.data.initiative + (piece.did.has('combined-arms') ? 1 : 0) >= this.#number;
  }

  #mayFight(piece: Piece): boolean {
    const printed = piece.data.assaultInitiative ?? piece.data.initiative;
    return this.#idle(piece) && printed + (piece.did.has('combined-arms') ? 1 : 0) >= this.#number;
  }

  #mayEnter({ data }: Piece): boolean {
    if (!data.due || data.due.turn > this.#position.turn) return false;
    const bonus = data.combinedArms && this.#position.panzersEntered > this.#position.entryBonuses ? 1 : 0;
    return data.initiative + bonus >= this.#number;
  }

  #onMap(id: string, piece: Piece): string[] {
    const found: string[] = [];
    if (this.#mayMove(piece)) {
      const walks = this.#walks(piece, this.#firstSteps(piece));
      found.push(...this.#named('move', id, piece, walks));
      const driven = walks.some((step) => step.at === 'Q2' && step.left >= 2 && !this.#zones.has('Q2'));
      if (this.#side === 'cw' && (driven || (piece.at === 'Q2' && this.#points(piece) >= 2))) found.push(`exit ${id}`);
    }
    if (!this.#mayFight(piece)) return found;
    for (const hex of around(piece.at)) if (this.#enemies.has(hex)) found.push(`assault ${id} ${hex}`);
    if (piece.data.type === 'artillery') found.push(...this.#barrages(id, piece));
    return found;
  }

  #entering(id: string, piece: Piece): string[] {
    if (!this.#mayEnter(piece)) return [];
    const begin = this.#entries(piece).flatMap((hex) => this.#step(piece, null, hex, true) ?? []);
    return this.#named('enter', id, piece, this.#walks(piece, begin));
  }

  /** 6.1: the unit's own entry hexes, and the nearest free hexes of the edge when all of those are blocked. */
  #entries({ data }: Piece): string[] {
    const { hexes, edge } = builtInData.entries.find((entry) => entry.id === data.due!.entry)!;
    const blocked = (hex: string) => this.#enemies.has(hex) || this.#zones.has(hex);
    if (hexes.some((hex) => !blocked(hex))) return [...hexes];
    const onEdge = { north: /^Q/, south: /^A/, east: /^.19$/, west: /^.1$/ }[edge];
    const free = everyHex.filter((hex) => onEdge.test(hex) && !blocked(hex));
    const far = (hex: string) => Math.min(...hexes.map((own) => apart(own, hex)));
    const nearest = Math.min(...free.map(far));
    return [...hexes, ...free.filter((hex) => far(hex) === nearest)];
  }

  #barrages(id: string, piece: Piece): string[] {
    const found: string[] = [];
    const least = this.#position.options['adjacentBarrage'] === 'yes' ? 1 : 2;
    for (const hex of this.#enemies.keys()) {
      if (apart(piece.at, hex) < least || apart(piece.at, hex) > piece.data.range!) continue;
      for (const [spotter, friend] of this.#pieces) {
        if (spotter === id || friend.data.side !== this.#side || !onMap.has(friend.at)) continue;
        if (apart(friend.at, hex) <= this.#sight(friend.at)) found.push(`barrage ${id} ${hex} ${spotter}`);
      }
    }
    return found;
  }

  #sight(hex: string): number {
    const letter = this.#letter(hex);
    if (letter !== letter.toLowerCase()) return 3;
    return letter === 'e' ? 2 : 1;
  }
}

function pieceOf(id: string, { at, flags }: UnitPosition): Piece {
  return { data: unitData.get(id)!, at, did: new Set<string>(flags) };
}

/** Orders of a stack other than its own; of a larger one those that bring one unit to the top. */
function otherOrders(hex: string, order: readonly string[]): string[] {
  const others =
    order.length > 3
      ? order.slice(1).map((top) => [top, ...order.filter((id) => id !== top)])
      : permutations(order).filter((one) => one.join() !== order.join());
  return others.map((one) => `stack ${hex} ${one.join()}`);
}

export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
