import type { MenuChange } from './delta.js';
import { actorsOf, type Examined, generalOf } from './findings.js';
import type { ToldState } from './make-position.js';
import type { MenuParts } from './menu.js';
import { isSame } from './same.js';

/** What has changed in the menu of a side that decided before and still decides; null when nothing has. */
export function changeOfMenu<S extends ToldState>(
  parts: MenuParts<S>,
  before: Examined<S>,
  after: Examined<S>,
): MenuChange | null {
  const { unitIds } = after.state.context;
  const acted = actorsOf(parts, before);
  const acting = actorsOf(parts, after);
  const removed = idsOnlyIn(acted, acting, unitIds);
  const added = idsOnlyIn(acting, acted, unitIds);
  const general = generalOf(parts, after);
  const isOther = !isSame(generalOf(parts, before), general);
  if (!removed && !added && !isOther) return null;
  return { ...(removed && { removed }), ...(added && { added }), ...(isOther && { general }) };
}

/** Both lists are in the order of the units. */
function idsOnlyIn(list: Int16Array, other: Int16Array, unitIds: readonly string[]): string[] | null {
  let ids: string[] | null = null;
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    const unit = list[i];
    while (at < other.length && other[at] < unit) at++;
    if (at < other.length && other[at] === unit) continue;
    ids ??= [];
    ids.push(unitIds[unit]);
  }
  return ids;
}
