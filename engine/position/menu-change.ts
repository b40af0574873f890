import type { MenuChange } from './delta.js';
import type { ToldState } from './make-position.js';
import type { MenuParts } from './menu.js';
import { isSame } from './same.js';

/** No battle has more units. */
const mostUnits = 1024;

/** Units that could be asked before, and those that can be asked now. */
const acted = new Int16Array(mostUnits);
const acting = new Int16Array(mostUnits);

/** What has changed in the menu of a side that decided before and still decides; null when nothing has. */
export function changeOfMenu<S extends ToldState>(parts: MenuParts<S>, before: S, after: S): MenuChange | null {
  const { unitIds } = after.context;
  const actedCount = parts.actors(before, acted);
  const actingCount = parts.actors(after, acting);
  const removed = idsOnlyIn(acted, actedCount, acting, actingCount, unitIds);
  const added = idsOnlyIn(acting, actingCount, acted, actedCount, unitIds);
  const general = parts.general(after);
  const isOther = !isSame(parts.general(before), general);
  if (!removed && !added && !isOther) return null;
  return { ...(removed && { removed }), ...(added && { added }), ...(isOther && { general }) };
}

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
