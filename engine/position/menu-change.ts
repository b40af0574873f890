import type { MenuChange, ViewDelta } from './delta.js';
import type { ToldState } from './make-position.js';
import { makeMenu, type MenuParts } from './menu.js';
import { isSame } from './same.js';

/** Tells what has changed in the menu of a side that decides. */
export function menuChanges<S extends ToldState>(parts: MenuParts<S>) {
  /** Units that could be asked before and can be asked now, by number; no battle has more. */
  const acted = new Int16Array(mostUnits);
  const acting = new Int16Array(mostUnits);
  return {
    /** `decided`: it was this side's decision before as well. */
    tell(before: S, after: S, decided: boolean, delta: { legal?: ViewDelta['legal'] }): void {
      if (!decided) {
        delta.legal = makeMenu(parts, after);
        return;
      }
      const change: { -readonly [K in keyof MenuChange]: MenuChange[K] } = {};
      const actedCount = parts.actors(before, acted);
      const actingCount = parts.actors(after, acting);
      const { unitIds } = after.context;
      const removed = idsOnlyIn(acted, actedCount, acting, actingCount, unitIds);
      const added = idsOnlyIn(acting, actingCount, acted, actedCount, unitIds);
      const general = parts.general(after);
      const generalChanged = !isSame(parts.general(before), general);
      if (removed) change.removed = removed;
      if (added) change.added = added;
      if (generalChanged) change.general = general;
      if (removed || added || generalChanged) delta.legal = change;
    },
  };
}

const mostUnits = 1024;

/** Both lists are in the order of the units. */
function idsOnlyIn(
  list: Int16Array,
  count: number,
  other: Int16Array,
  otherCount: number,
  unitIds: readonly string[],
): string[] | null {
  let ids: string[] | null = null;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const unit = list[i];
    while (at < otherCount && other[at] < unit) at++;
    if (at < otherCount && other[at] === unit) continue;
    ids ??= [];
    ids.push(unitIds[unit]);
  }
  return ids;
}
