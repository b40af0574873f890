import type { Seat } from '../game.js';
import { NONE } from '../state/state.js';
import { applyDelta } from './apply-delta.js';
import { CellChanges } from './cell-changes.js';
import type { ViewDelta } from './delta.js';
import { isStack, stackNames, type ToldState } from './make-position.js';
import { menuChanges } from './menu-change.js';
import { changedFields, isSame } from './same.js';
import { type Deciding, decides, type SeatView, type ViewParts } from './view.js';

/** How views change from one state to another, and the way from the earlier view to the later one. */
export interface Deltas<S> {
  readonly viewDelta: (before: S, after: S, seat: Seat) => ViewDelta;
  readonly applyDelta: (like: S, view: unknown, delta: unknown) => unknown;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Two states, and with whose eyes a seat looks at each. */
interface Pair<S> {
  readonly before: S;
  readonly after: S;
  readonly viewerBefore: number;
  readonly viewer: number;
}

export function deltasFrom<S extends ToldState & Deciding>(parts: ViewParts<S, object, unknown, object>): Deltas<S> {
  const { position, sides } = parts;
  const { labels } = position;
  const changes = new CellChanges(position);
  const menus = menuChanges(parts);

  function viewDelta(before: S, after: S, seat: Seat): ViewDelta {
    const viewerBefore = position.viewer(before, seat);
    const viewer = position.viewer(after, seat);
    const pair: Pair<S> = { before, after, viewerBefore, viewer };
    const delta: Writable<ViewDelta> = {};
    changes.find(before, after);
    const opens = viewer !== viewerBefore || position.openness(before, viewer) !== position.openness(after, viewer);
    if (opens) lookAtHidden(pair);
    else lookAtStacks(pair);
    tellPosition(pair, opens, delta);
    tellStacks(pair, delta);
    tellUnits(pair, delta);
    tellQuestion(before, after, delta);
    const decided = decides(sides, before, seat);
    const decidesNow = decides(sides, after, seat);
    if (decidesNow) menus.tell(before, after, decided, delta);
    else if (decided) delta.legal = null;
    return delta;
  }

  /** How much the viewer is told of all units at once has changed. */
  function lookAtHidden({ before, after, viewerBefore, viewer }: Pair<S>): void {
    for (const [first, end] of [position.mayHide(before, viewerBefore), position.mayHide(after, viewer)]) {
      for (let unit = first; unit < end; unit++) changes.units.add(unit);
    }
    for (let hex = 0; hex < labels.length; hex++) if (isStack(after, hex)) changes.hexes.add(hex);
  }

  /** What a unit has done may have made it known, or unknown again: its stack reads otherwise. */
  function lookAtStacks({ before, after, viewerBefore, viewer }: Pair<S>): void {
    for (const unit of changes.units.sorted()) {
      const hex = after.hexOf[unit];
      if (hex < 0 || changes.hexes.has(hex)) continue;
      if (position.knows(before, unit, viewerBefore) !== position.knows(after, unit, viewer)) changes.hexes.add(hex);
    }
  }

  function tellPosition(pair: Pair<S>, opens: boolean, delta: Writable<ViewDelta>): void {
    const { before, after, viewerBefore, viewer } = pair;
    const heading = changes.heading
      ? changedFields(position.heading(before, viewerBefore), position.heading(after, viewer))
      : null;
    const rest =
      opens || changes.marks || changes.lost
        ? changedFields(position.rest(before, viewerBefore), position.rest(after, viewer))
        : null;
    if (heading && rest) delta.position = { ...heading, ...rest };
    else if (heading || rest) delta.position = heading ?? rest!;
  }

  /** Members of a stack are added to the units to be looked at: who comes to lie on top is seen. */
  function tellStacks({ before, after, viewerBefore, viewer }: Pair<S>, delta: Writable<ViewDelta>): void {
    const stacks: Record<string, readonly string[] | null> = {};
    let some = false;
    for (const hex of changes.hexes.sorted()) {
      for (let unit = after.top[hex]; unit !== NONE; unit = after.below[unit]) {
        if (position.knows(before, unit, viewerBefore) !== position.knows(after, unit, viewer)) changes.units.add(unit);
      }
      const was = namesIn(before, hex, viewerBefore);
      const now = namesIn(after, hex, viewer);
      if (isSame(was, now)) continue;
      stacks[labels[hex]] = now;
      some = true;
    }
    if (some) delta.stacks = stacks;
  }

  const namesIn = (state: S, hex: number, viewer: number): readonly string[] | null =>
    isStack(state, hex) ? stackNames(state, hex, (unit) => position.knows(state, unit, viewer)) : null;

  function tellUnits({ before, after, viewerBefore, viewer }: Pair<S>, delta: Writable<ViewDelta>): void {
    const { unitIds } = after.context;
    const units: Record<string, unknown> = {};
    let some = false;
    for (const unit of changes.units.sorted()) {
      const now = toldOf(after, unit, viewer);
      if (isSame(toldOf(before, unit, viewerBefore), now)) continue;
      units[unitIds[unit]] = now;
      some = true;
    }
    if (some) delta.units = units;
  }

  const toldOf = (state: S, unit: number, viewer: number): unknown =>
    state.hexOf[unit] === position.lost ? null : position.unit(state, unit, viewer);

  function tellQuestion(before: S, after: S, delta: Writable<ViewDelta>): void {
    const { heading, lost, places } = changes;
    if (heading || !parts.turnIsSteady(after) || !parts.turnIsSteady(before)) {
      const turn = parts.turn(after);
      if (!isSame(parts.turn(before), turn)) delta.turn = turn;
    }
    if (!heading && !lost && !(places && parts.placesCount)) return;
    const lines = parts.account(before);
    const account = parts
      .account(after)
      .map((line, place) => [place, line] as const)
      .filter(([place, line]) => !isSame(lines[place], line));
    if (account.length > 0) delta.account = account;
  }

  return {
    viewDelta,
    applyDelta: (like, view, delta) =>
      applyDelta({ units: like.context.unitIds, hexes: labels }, view as SeatView<unknown>, delta as ViewDelta),
  };
}
