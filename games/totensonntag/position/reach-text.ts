import { grid } from '../context.js';
import { lowestHex, rowCount } from '../rows.js';
import { firstRow, lastRow, reachedIn } from '../rules/reach.js';

/** Enough for the sets of many battles; a full memory begins anew. */
const mostSets = 4096;

/** The labels of the hexes of the last reach, separated by blanks, in the order in which moves are listed. */
export function reachText(): string {
  let text = '';
  const last = lastRow();
  for (let row = firstRow(); row <= last; row++) {
    const bits = reachedIn(row);
    if (bits !== 0) text += (text === '' ? '' : ' ') + textOfRow(row, bits);
  }
  return text;
}

/** Per row of the map: texts of the sets of its hexes met so far. Units reach the same sets again and again. */
const rows = Array.from({ length: rowCount }, () => new Map<number, string>());

function textOfRow(row: number, bits: number): string {
  const known = rows[row];
  let text = known.get(bits);
  if (text === undefined) {
    const labels: string[] = [];
    for (let rest = bits; rest !== 0; rest &= rest - 1) labels.push(grid.labels[lowestHex(row, rest)]);
    text = labels.join(' ');
    if (known.size === mostSets) known.clear();
    known.set(bits, text);
  }
  return text;
}
