import type { Seat } from '../game.js';
import { isStack, type PositionParts, stackNames, type ToldState } from './make-position.js';
import { Pieces } from './pieces.js';
import { never, ShownUnits } from './shown-units.js';

/** An action changes one or two units, and the stacks of one or two hexes. */
const piecesTogether = 16;

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

/** One seat's positions of one battle as JSON text; what has not changed since the last one is remembered. */
export class PositionWriter<S extends ToldState> {
  readonly #parts: PositionParts<S, object, unknown, object>;
  readonly #seat: Seat;
  #viewer = never;
  #openness = 0;
  readonly #cells: Int16Array;
  #heading = '';
  readonly #shown: ShownUnits<S>;
  readonly #placeOfUnit: Int16Array;
  readonly #placeOfHex: Int16Array;
  readonly #units: Pieces;
  #lost = '';
  readonly #stacks: Pieces;

  /** Found by the latest `text`. */
  headingChanged = false;
  placesChanged = false;

  constructor(parts: PositionParts<S, object, unknown, object>, unitIds: readonly string[], seat: Seat) {
    this.#parts = parts;
    this.#seat = seat;
    this.#cells = new Int16Array(parts.offsets.hexOf).fill(never);
    this.#shown = new ShownUnits(parts, unitIds.length);
    this.#placeOfUnit = placesOf(unitIds);
    this.#placeOfHex = placesOf(parts.labels);
    this.#units = new Pieces(unitIds.length, piecesTogether);
    this.#stacks = new Pieces(parts.labels.length, piecesTogether);
  }

  text(state: S): string {
    this.#look(state);
    this.#writeHeading(state);
    this.#writeUnits(state);
    const rest = JSON.stringify(this.#parts.rest(state, this.#viewer)).slice(1);
    return `${this.#heading},"units":{${this.#units.text()}},"lost":${this.#lost},"stacks":{${this.#stacks.text()}},${rest}`;
  }

  /** To another viewer everything looks different. */
  #look(state: S): void {
    const { viewer, openness } = this.#parts;
    const looks = viewer(state, this.#seat);
    const open = openness?.(state, looks) ?? 0;
    if (looks === this.#viewer && open === this.#openness) return;
    this.#viewer = looks;
    this.#openness = open;
    this.#cells.fill(never);
    this.#shown.forget();
    this.#stacks.clear();
  }

  #writeHeading(state: S): void {
    this.headingChanged = this.#headingDiffers(state);
    if (this.headingChanged) this.#heading = JSON.stringify(this.#parts.heading(state, this.#viewer)).slice(0, -1);
  }

  #headingDiffers({ cells }: S): boolean {
    const before = this.#cells;
    let same = 0;
    while (same < before.length && before[same] === cells[same]) same++;
    if (same === before.length) return false;
    before.set(cells.subarray(same, before.length), same);
    return true;
  }

  #writeUnits(state: S): void {
    const shown = this.#shown;
    shown.look(state, this.#viewer);
    const { units, hexes } = shown;
    for (let i = 0; i < units.count; i++) {
      const unit = units.list[i];
      this.#units.set(this.#placeOfUnit[unit], this.#unitText(state, unit));
    }
    for (let i = 0; i < hexes.count; i++) {
      const hex = hexes.list[i];
      this.#stacks.set(this.#placeOfHex[hex], this.#stackText(state, hex));
    }
    if (shown.lost) this.#lost = this.#lostText(state);
    this.placesChanged = shown.places;
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
    const names = stackNames(state, hex, (unit) => this.#shown.isKnown(unit));
    return `"${this.#parts.labels[hex]}":["${names.join('","')}"]`;
  }
}
