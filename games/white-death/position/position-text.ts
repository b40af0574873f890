import { type Seat, unknown } from '@impulse/engine';
import { type Context, grid, unitCount } from '../context.js';
import { rows } from '../data/grid.js';
import { knowsMarks } from '../knowledge/knowledge.js';
import { Pieces } from './pieces.js';
import {
  EVERYTHING,
  eyesOf,
  makeHeading,
  makeMapFacts,
  makeMarks,
  unitPosition,
  type UnitPosition,
} from './position.js';
import { never, ShownUnits } from './shown-units.js';
import { LOST, NONE, type State, stateFields } from '../state.js';

/** The first cells of a state decide the heading, those after them, before the units, what else stands on the map. */
const { bunkers: headingEnd, hexOf: factsEnd } = stateFields.offsets;

/** An action changes one or two units. */
const unitsTogether = 16;

/** The place of each name among the keys of an object that is filled in this order: numbers come first. */
function placesAsKeys(names: readonly string[]): Map<string, number> {
  const keys = Object.keys(Object.fromEntries(names.map((name) => [name, 0])));
  return new Map(keys.map((key, place) => [key, place]));
}

/** Stacks are sorted by label. */
const placesOfLabels = placesAsKeys(grid.labels.toSorted());
const placeOfHex = Int16Array.from(grid.labels, (label) => placesOfLabels.get(label)!);

const unitPlaces = new WeakMap<Context, Int16Array>();

function placesOfUnits(context: Context): Int16Array {
  let places = unitPlaces.get(context);
  if (!places) {
    const byId = placesAsKeys(context.unitIds);
    unitPlaces.set(context, (places = Int16Array.from(context.unitIds, (id) => byId.get(id)!)));
  }
  return places;
}

/** One seat's positions of one battle as JSON text; what has not changed since the last one is remembered. */
export class PositionWriter {
  readonly #seat: Seat;
  #viewer = never;
  #open = false;
  readonly #cells = new Int16Array(factsEnd).fill(never);
  #heading = '';
  #facts = '';
  readonly #shown = new ShownUnits();
  readonly #placeOfUnit: Int16Array;
  readonly #units = new Pieces(unitCount, unitsTogether);
  #lost = '';
  readonly #stacks = new Pieces(grid.size, rows);

  /** Found by the latest `text`. */
  headingChanged = false;
  placesChanged = false;

  constructor(context: Context, seat: Seat) {
    this.#seat = seat;
    this.#placeOfUnit = placesOfUnits(context);
  }

  text(state: State): string {
    this.#look(state);
    this.#writeHeading(state);
    this.#writeUnits(state);
    const marks = hasMarks(state) ? JSON.stringify(makeMarks(state, this.#viewer)) : '{}';
    return `${this.#heading},${this.#facts},"units":{${this.#units.text()}},"lost":${this.#lost},"stacks":{${this.#stacks.text()}},"marks":${marks}}`;
  }

  /** With other eyes everything looks different. */
  #look(state: State): void {
    const viewer = eyesOf(state, this.#seat);
    const open = viewer === EVERYTHING || knowsMarks(state, viewer);
    if (viewer === this.#viewer && open === this.#open) return;
    this.#viewer = viewer;
    this.#open = open;
    this.#cells.fill(never);
    this.#shown.forget();
    this.#stacks.clear();
  }

  #writeHeading(state: State): void {
    const heading = this.#differs(state, 0, headingEnd);
    const facts = this.#differs(state, headingEnd, factsEnd);
    this.headingChanged = heading || facts;
    if (heading) this.#heading = JSON.stringify(makeHeading(state, this.#viewer)).slice(0, -1);
    if (facts) this.#facts = JSON.stringify(makeMapFacts(state)).slice(1, -1);
  }

  /** Have any of these cells changed? */
  #differs({ cells }: State, from: number, to: number): boolean {
    const before = this.#cells;
    let same = from;
    while (same < to && before[same] === cells[same]) same++;
    if (same === to) return false;
    before.set(cells.subarray(same, to), same);
    return true;
  }

  #writeUnits(state: State): void {
    const shown = this.#shown;
    shown.look(state, this.#viewer);
    const { units, hexes } = shown;
    for (let i = 0; i < units.count; i++) {
      const unit = units.list[i];
      this.#units.set(this.#placeOfUnit[unit], unitText(state, unit, this.#viewer, shown.isKnown(unit)));
    }
    for (let i = 0; i < hexes.count; i++) {
      const hex = hexes.list[i];
      this.#stacks.set(placeOfHex[hex], stackText(state, hex, shown));
    }
    if (shown.lost) this.#lost = lostText(state);
    this.placesChanged = shown.places;
  }
}

/** Most of the time there are none: eight hexes at once. */
function hasMarks({ marks }: State): boolean {
  for (let hex = 0; hex < marks.length; hex += 8) {
    const some =
      marks[hex] |
      marks[hex + 1] |
      marks[hex + 2] |
      marks[hex + 3] |
      marks[hex + 4] |
      marks[hex + 5] |
      marks[hex + 6] |
      marks[hex + 7];
    if (some !== 0) return true;
  }
  return false;
}

/** Ids, labels and names need no escaping. */
function unitText(state: State, unit: number, viewer: number, known: boolean): string {
  if (state.hexOf[unit] === LOST) return '';
  const id = state.context.unitIds[unit];
  return known ? `"${id}":${shownText(unitPosition(state, unit, viewer))}` : `"${id}":"${unknown}"`;
}

function shownText({ at, strength, spent, flags, target, due, entry }: UnitPosition): string {
  let text = `{"at":"${at}"`;
  if (strength !== undefined) text += `,"strength":${strength}`;
  if (spent !== undefined) text += `,"spent":${spent}`;
  if (flags !== undefined) text += `,"flags":["${flags.join('","')}"]`;
  if (target !== undefined) text += `,"target":"${target}"`;
  if (due !== undefined) text += `,"due":${due}`;
  if (entry !== undefined) text += `,"entry":"${entry}"`;
  return `${text}}`;
}

const lostText = ({ context, hexOf }: State): string =>
  JSON.stringify(context.unitIds.filter((_, unit) => hexOf[unit] === LOST));

/** Nothing for a unit alone. */
function stackText({ context, top, below }: State, hex: number, shown: ShownUnits): string {
  const first = top[hex];
  if (first === NONE || below[first] === NONE) return '';
  // The top is always seen.
  let text = `"${grid.labels[hex]}":["${context.unitIds[first]}"`;
  for (let unit = below[first]; unit !== NONE; unit = below[unit]) {
    text += shown.isKnown(unit) ? `,"${context.unitIds[unit]}"` : `,"${unknown}"`;
  }
  return `${text}]`;
}
