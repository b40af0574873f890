import { type Grid, opposite } from './grid.js';

type Named = Pick<Grid, 'size' | 'labels' | 'parse' | 'directions' | 'neighbours' | 'direction'>;

/** The sides of the hexes: each has one number, whichever of its two hexes it is asked of. */
export function hexsidesOf({
  size,
  labels,
  parse,
  directions,
  neighbours,
  direction,
}: Named): Pick<
  Grid,
  'hexsides' | 'hexsideHexes' | 'hexsideOf' | 'hexsideBetween' | 'hexesOf' | 'hexsideLabel' | 'parseHexside'
> {
  const sideOf = new Int16Array(size * 6);
  const sideHexes: number[] = [];
  for (let hex = 0; hex < size; hex++) {
    for (let d = 0; d < 6; d++) {
      const other = neighbours[hex * 6 + d];
      if (other >= 0 && other < hex) {
        sideOf[hex * 6 + d] = sideOf[other * 6 + opposite(d)];
      } else {
        sideOf[hex * 6 + d] = sideHexes.length / 2;
        sideHexes.push(hex, other);
      }
    }
  }
  const hexsideHexes = Int16Array.from(sideHexes);

  const hexsideBetween = (a: number, b: number): number => {
    const d = direction(a, b);
    return d < 0 ? -1 : sideOf[a * 6 + d];
  };

  const hexsideLabel = (side: number): string => {
    const hex = hexsideHexes[side * 2];
    const other = hexsideHexes[side * 2 + 1];
    if (other >= 0) return `${labels[hex]}/${labels[other]}`;
    for (let d = 0; d < 6; d++) {
      if (sideOf[hex * 6 + d] === side) return `${labels[hex]}/${directions[d]}`;
    }
    throw new Error(`no such hexside: ${side}`);
  };

  const parseHexside = (label: string): number => {
    const slash = label.indexOf('/');
    const hex = slash < 0 ? -1 : parse(label.slice(0, slash));
    if (hex < 0) return -1;
    const rest = label.slice(slash + 1);
    const other = parse(rest);
    if (other >= 0) return hexsideBetween(hex, other);
    const d = (directions as readonly string[]).indexOf(rest);
    return d >= 0 && neighbours[hex * 6 + d] === -1 ? sideOf[hex * 6 + d] : -1;
  };

  return {
    hexsides: hexsideHexes.length / 2,
    hexsideHexes,
    hexsideOf: (hex, d) => sideOf[hex * 6 + d],
    hexsideBetween,
    hexesOf: (side) => [hexsideHexes[side * 2], hexsideHexes[side * 2 + 1]],
    hexsideLabel,
    parseHexside,
  };
}
