import { Changes } from './changes.js';
import { isStack, type PositionParts, stackNames, type ToldState } from './make-position.js';
import { Pieces } from './pieces.js';

/** An action changes one or two units, and the stacks of one or two hexes. */
const piecesTogether = 8;

/** The place of each name among the keys of an object that is filled in this order: numbers come first. */
function placesAsKeys(names: readonly string[]): Int16Array {
  const keys = Object.keys(Object.fromEntries(names.map((name) => [name, 0])));
  const places = new Map(keys.map((key, place) => [key, place]));
  return Int16Array.from(names, (name) => places.get(name)!);
}

const kept = new WeakMap<readonly string[], Int16Array>();

function placesOf(names: readonly string[]): Int16Array {
  let places = kept.get(names);
  if (!places) kept.set(names, (places = placesAsKeys(names)));
  return places;
}

/** The positions of one battle as one viewer knows them, as JSON text; what has not changed since the last one is remembered. */
export class PositionWriter<S extends ToldState> {
  readonly #parts: PositionParts<S, object, unknown, object>;
  readonly #viewer: number;
  #openness = 0;
  #heading = '';
  readonly #placeOfUnit: Int16Array;
  readonly #placeOfHex: Int16Array;
  readonly #units: Pieces;
  #lost = '';
  readonly #stacks: Pieces;
  #rest: object | null = null;
  #restText = '';
  #text = '';

  /** What was found by the latest `text`. */
  readonly changes: Changes<S>;

  constructor(parts: PositionParts<S, object, unknown, object>, unitIds: readonly string[], viewer: number) {
    this.#parts = parts;
    this.#viewer = viewer;
    this.changes = new Changes(parts, unitIds.length);
    this.#placeOfUnit = placesOf(unitIds);
    this.#placeOfHex = placesOf(parts.labels);
    this.#units = new Pieces(unitIds.length, piecesTogether);
    this.#stacks = new Pieces(parts.labels.length, piecesTogether);
  }

  text(state: S): string {
    this.#look(state);
    const { heading, units, hexes } = this.changes;
    if (heading) this.#heading = JSON.stringify(this.#parts.heading(state, this.#viewer)).slice(0, -1);
    const restChanged = this.#writeRest(state);
    if (heading || units.count > 0 || hexes.count > 0 || restChanged) {
      this.#writeUnits(state);
      this.#text = `${this.#heading},"units":{${this.#units.text()}},"lost":${this.#lost},"stacks":{${this.#stacks.text()}},${this.#restText}`;
    }
    return this.#text;
  }

  #look(state: S): void {
    const openness = this.#parts.openness?.(state, this.#viewer) ?? 0;
    if (openness !== this.#openness) {
      this.#openness = openness;
      this.changes.forget();
      this.#stacks.clear();
    }
    this.changes.look(state, this.#viewer);
  }

  /** Says whether it is not what it was; mostly it is the very same object. */
  #writeRest(state: S): boolean {
    const rest = this.#parts.rest(state, this.#viewer);
    if (rest === this.#rest) return false;
    const before = this.#restText;
    this.#rest = rest;
    this.#restText = JSON.stringify(rest).slice(1);
    return this.#restText !== before;
  }

  #writeUnits(state: S): void {
    const { units, hexes, lost } = this.changes;
    for (let i = 0; i < units.count; i++) {
      const unit = units.list[i];
      this.#units.set(this.#placeOfUnit[unit], this.#unitText(state, unit));
    }
    for (let i = 0; i < hexes.count; i++) {
      const hex = hexes.list[i];
      this.#stacks.set(this.#placeOfHex[hex], this.#stackText(state, hex));
    }
    if (lost) this.#lost = this.#lostText(state);
  }

  /** Ids and labels need no escaping. */
  #unitText(state: S, unit: number): string {
    const { lost, unit: tell } = this.#parts;
    if (state.hexOf[unit] === lost) return '';
    return `"${state.context.unitIds[unit]}":${JSON.stringify(tell(state, unit, this.#viewer))}`;
  }

  #lostText({ context, hexOf }: S): string {
    return JSON.stringify(context.unitIds.filter((_, unit) => hexOf[unit] === this.#parts.lost));
  }

  #stackText(state: S, hex: number): string {
    if (!isStack(state, hex)) return '';
    const names = stackNames(state, hex, (unit) => this.changes.isKnown(unit));
    return `"${this.#parts.labels[hex]}":["${names.join('","')}"]`;
  }
}
