import type { AccountLine, Seat } from '../game.js';
import { applyDelta } from './apply-delta.js';
import { CellChanges } from './cell-changes.js';
import type { ViewDelta } from './delta.js';
import { accountOf, DeltaMemory, type Examined, Findings, placesCountedOf, turnOf } from './findings.js';
import type { ToldState } from './make-position.js';
import { makeMenu } from './menu.js';
import { changeOfMenu } from './menu-change.js';
import { type PositionChange, PositionChanges } from './position-change.js';
import { isSame } from './same.js';
import type { Deciding, SeatView, ViewParts } from './view.js';

/** How views change from one state to another, and the way from the earlier view to the later one. */
export interface Deltas<S> {
  readonly viewDeltas: (before: S, after: S, seats: readonly Seat[], memory?: DeltaMemory) => readonly ViewDelta[];
  readonly applyDelta: (like: S, view: unknown, delta: unknown) => unknown;
}

export function deltasFrom<S extends ToldState & Deciding>(parts: ViewParts<S, object, unknown, object>): Deltas<S> {
  const { position, sides } = parts;
  const cells = new CellChanges(position);
  const positions = new PositionChanges(position);
  const counted = parts.counted.map((name) => position.heading.names.indexOf(name));

  /** Much is the same for all seats, and found once. */
  function viewDeltas(before: S, after: S, seats: readonly Seat[], memory = new DeltaMemory()): readonly ViewDelta[] {
    const was = { state: before, found: memory.found };
    const now = { state: after, found: new Findings() };
    memory.found = now.found;
    cells.find(before, after);
    positions.forget();
    const open = changeForAll(parts, cells, counted, was, now);
    const menus = changeOfMenus(parts, was, now);
    const seen: { readonly viewerBefore: number; readonly viewer: number; readonly change: PositionChange }[] = [];
    return seats.map((seat) => {
      const viewerBefore = position.viewer(before, seat);
      const viewer = position.viewer(after, seat);
      let shared = seen.find((one) => one.viewer === viewer && one.viewerBefore === viewerBefore);
      if (!shared) {
        shared = { viewerBefore, viewer, change: positions.find(cells, { before, after, viewerBefore, viewer }) };
        seen.push(shared);
      }
      const legal = menus[sides.indexOf(seat)];
      return deltaOf(shared.change, open, legal);
    });
  }

  return {
    viewDeltas,
    applyDelta: (like, view, delta) =>
      applyDelta(
        { units: like.context.unitIds, hexes: position.labels },
        view as SeatView<unknown>,
        delta as ViewDelta,
      ),
  };
}

type ChangeForAll = Pick<ViewDelta, 'turn' | 'account'>;

/** What has not changed is not named. */
function deltaOf(change: PositionChange, { turn, account }: ChangeForAll, legal: ViewDelta['legal']): ViewDelta {
  const delta: { -readonly [K in keyof ViewDelta]: ViewDelta[K] } = { ...change };
  if (turn !== undefined) delta.turn = turn;
  if (account !== undefined) delta.account = account;
  if (legal !== undefined) delta.legal = legal;
  return delta;
}

/** The question and the account are the same for everybody. */
function changeForAll<S extends ToldState>(
  parts: ViewParts<S, object, unknown, object>,
  { fields, lost, places, marks }: CellChanges<S>,
  counted: readonly number[],
  before: Examined<S>,
  after: Examined<S>,
): ChangeForAll {
  const change: { -readonly [K in keyof ChangeForAll]: ChangeForAll[K] } = {};
  if (fields.count > 0 || marks || !parts.turnIsSteady(before.state) || !parts.turnIsSteady(after.state)) {
    const asked = turnOf(parts, after);
    if (!isSame(turnOf(parts, before), asked)) change.turn = asked;
  }
  if (
    lost ||
    counted.some((field) => fields.has(field)) ||
    (places && placesCountedOf(parts, before) !== placesCountedOf(parts, after))
  ) {
    const lines = changedLines(accountOf(parts, before), accountOf(parts, after));
    if (lines.length > 0) change.account = lines;
  }
  return change;
}

/** A line is always of the same item. */
function changedLines(
  before: readonly AccountLine[],
  after: readonly AccountLine[],
): (readonly [number, AccountLine])[] {
  const changed: (readonly [number, AccountLine])[] = [];
  for (let place = 0; place < after.length; place++) {
    const was = before[place];
    const now = after[place];
    if (was.points !== now.points || !isSame(was.detail, now.detail)) changed.push([place, now]);
  }
  return changed;
}

/** By side; undefined where nothing has changed. */
function changeOfMenus<S extends ToldState & Deciding>(
  parts: ViewParts<S, object, unknown, object>,
  before: Examined<S>,
  after: Examined<S>,
): readonly ViewDelta['legal'][] {
  return parts.sides.map((_, side) => {
    if (after.state.deciding !== side) return before.state.deciding === side ? null : undefined;
    if (before.state.deciding !== side) return makeMenu(parts, after);
    return changeOfMenu(parts, before, after) ?? undefined;
  });
}
