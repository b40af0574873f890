import { NONE } from '../state/state.js';
import type { CellChanges } from './cell-changes.js';
import type { ViewDelta } from './delta.js';
import { type PositionParts, stackNames, type ToldState } from './make-position.js';
import { NumberSet } from './number-set.js';
import { changedFields, type PlainFields, isSame } from './same.js';

/** Two states, and with whose eyes each is looked at. */
export interface Pair<S> {
  readonly before: S;
  readonly after: S;
  readonly viewerBefore: number;
  readonly viewer: number;
}

/** What a viewer is told of a position that has changed. */
export type PositionChange = Pick<ViewDelta, 'position' | 'units' | 'stacks'>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Finds it, given where the cells differ. */
export class PositionChanges<S extends ToldState> {
  readonly #parts: PositionParts<S, object, unknown, object>;
  /** Units and hexes of which something else may be told than before. */
  readonly #units: NumberSet;
  readonly #hexes: NumberSet;
  /** The rest of both positions, and what has changed in it, once it has been asked for. */
  #restBefore: object | null = null;
  #restAfter: object | null = null;
  #restChange: PlainFields | null | undefined;

  constructor(parts: PositionParts<S, object, unknown, object>) {
    const { offsets, labels } = parts;
    this.#parts = parts;
    this.#units = new NumberSet(offsets.top - offsets.below);
    this.#hexes = new NumberSet(labels.length);
  }

  /** Other states will be asked for. */
  forget(): void {
    this.#restBefore = this.#restAfter = null;
    this.#restChange = undefined;
  }

  find(cells: CellChanges<S>, pair: Pair<S>): PositionChange {
    const change: Writable<PositionChange> = {};
    const eyesChange = pair.viewer !== pair.viewerBefore;
    const opens = eyesChange || this.#opens(pair);
    this.#units.copy(cells.units);
    this.#hexes.copy(cells.hexes);
    if (opens) this.#addHidden(pair, eyesChange);
    this.#addStacks(pair);
    this.#addMembers(pair);
    const fields = this.#tellFields(cells, pair, opens);
    const units = this.#tellUnits(pair);
    const stacks = this.#tellStacks(pair);
    if (fields) change.position = fields;
    if (units) change.units = units;
    if (stacks) change.stacks = stacks;
    return change;
  }

  /** Is the viewer told more, or less, of several units at once? */
  #opens({ before, after }: Pair<S>): boolean {
    const { openness } = this.#parts;
    return openness(before) !== openness(after);
  }

  /** Those who heed openness; `all`: every unit that somebody may not know. */
  #addHidden({ before, after, viewerBefore, viewer }: Pair<S>, all: boolean): void {
    const { mayHide, heedsOpenness } = this.#parts;
    for (const [first, end] of [mayHide(before, viewerBefore), mayHide(after, viewer)]) {
      for (let unit = first; unit < end; unit++) {
        if (all || heedsOpenness(before, unit) || heedsOpenness(after, unit)) this.#units.add(unit);
      }
    }
  }

  /** What a unit has done may have made it known, or unknown again: its stack reads otherwise. */
  #addStacks(pair: Pair<S>): void {
    const { hexOf } = pair.after;
    for (let i = 0; i < this.#units.count; i++) {
      const unit = this.#units.at(i);
      if (hexOf[unit] >= 0 && !this.#hexes.has(hexOf[unit]) && this.#turns(pair, unit)) this.#hexes.add(hexOf[unit]);
    }
  }

  /** Who comes to lie on top of a stack is seen. */
  #addMembers(pair: Pair<S>): void {
    const { top, below } = pair.after;
    for (let i = 0; i < this.#hexes.count; i++) {
      for (let unit = top[this.#hexes.at(i)]; unit !== NONE; unit = below[unit]) {
        if (!this.#units.has(unit) && this.#turns(pair, unit)) this.#units.add(unit);
      }
    }
  }

  /** Has a unit become known or unknown? */
  #turns({ before, after, viewerBefore, viewer }: Pair<S>, unit: number): boolean {
    const { knows } = this.#parts;
    return knows(before, unit, viewerBefore) !== knows(after, unit, viewer);
  }

  #tellFields(cells: CellChanges<S>, pair: Pair<S>, opens: boolean): PositionChange['position'] | null {
    const changed = this.#tellHeading(cells, pair);
    const restChanges = this.#parts.offsets.marks === undefined ? cells.lost : cells.marks;
    const further = opens || restChanges ? this.#tellRest(pair) : null;
    return changed && further ? { ...changed, ...further } : (changed ?? further);
  }

  #tellRest({ before, after, viewerBefore, viewer }: Pair<S>): PlainFields | null {
    const { rest, noRest, knowsRest } = this.#parts;
    const knew = knowsRest(before, viewerBefore);
    const known = knowsRest(after, viewer);
    if (!knew && !known) return null;
    const was = knew ? (this.#restBefore ??= rest(before)) : noRest;
    const now = known ? (this.#restAfter ??= rest(after)) : noRest;
    if (!knew || !known) return changedFields(was, now);
    if (this.#restChange === undefined) this.#restChange = changedFields(was, now);
    return this.#restChange;
  }

  #tellHeading(cells: CellChanges<S>, { before, after, viewerBefore, viewer }: Pair<S>): PlainFields | null {
    const { names, reads } = this.#parts.heading;
    let changed: Record<string, unknown> | null = null;
    cells.fields.sort();
    for (let i = 0; i < cells.fields.count; i++) {
      const field = cells.fields.at(i);
      const now = reads[field](after, viewer);
      if (isSame(reads[field](before, viewerBefore), now)) continue;
      changed ??= {};
      changed[names[field]] = now;
    }
    return changed;
  }

  #tellUnits({ before, after, viewerBefore, viewer }: Pair<S>): PositionChange['units'] | null {
    let units: Record<string, unknown> | null = null;
    this.#units.sort();
    for (let i = 0; i < this.#units.count; i++) {
      const unit = this.#units.at(i);
      const now = this.#toldOf(after, unit, viewer);
      if (isSame(this.#toldOf(before, unit, viewerBefore), now)) continue;
      units ??= {};
      units[after.context.unitIds[unit]] = now;
    }
    return units;
  }

  #toldOf(state: S, unit: number, viewer: number): unknown {
    const { lost, unit: tell } = this.#parts;
    return state.hexOf[unit] === lost ? null : tell(state, unit, viewer);
  }

  #tellStacks({ before, after, viewerBefore, viewer }: Pair<S>): PositionChange['stacks'] | null {
    let stacks: Record<string, readonly string[] | null> | null = null;
    this.#hexes.sort();
    for (let i = 0; i < this.#hexes.count; i++) {
      const hex = this.#hexes.at(i);
      const now = this.#namesIn(after, hex, viewer);
      if (isSame(this.#namesIn(before, hex, viewerBefore), now)) continue;
      stacks ??= {};
      stacks[this.#parts.labels[hex]] = now;
    }
    return stacks;
  }

  #namesIn(state: S, hex: number, viewer: number): readonly string[] | null {
    const { knows } = this.#parts;
    return stackNames(state, hex, (unit) => knows(state, unit, viewer));
  }
}
