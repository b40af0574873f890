import { mayRead, type Seat } from '@impulse/engine';
import { CellRow } from './cell-row.js';
import type { Footage } from './film.js';

/**
 * Leaves out the frames in which `side` did something that `reader` reads nothing of. Each would show a moment that
 * nobody at this table has seen, such as a stack that is just being put together.
 */
export function withoutSilent({ frames, cells, like }: Footage, side: string, reader: Seat): Footage {
  const shown = new CellRow();
  const state = like.cells.slice();
  const last = frames.length - 1;
  const heard = frames.filter(({ side: by, events }, index) => {
    const isSilent = by === side && !events.some((event) => mayRead(event, reader));
    if (isSilent && index < last) return false;
    cells.read(index, state);
    shown.add(state);
    return true;
  });
  return { frames: heard, cells: shown, like };
}
