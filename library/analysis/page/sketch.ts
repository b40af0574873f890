import type { Grid } from '@impulse/engine';
import type { PlannedAction } from '@impulse/opponent';
import { element } from './markup.js';

/** Where both sides stand: labels of hexes by side. */
export type Stand = Readonly<Record<string, readonly string[]>>;

/** A plan on a small map of its surroundings: hexes, who stands there, ways and attacks. */

const scale = 30;
const surroundings = 1;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Empty where the plan has nothing on the map. */
export function sketchOf<A>(
  grid: Grid,
  sides: readonly string[],
  stand: Stand,
  orders: readonly PlannedAction<A>[],
): string {
  const moves = orders.filter(({ path, attack }) => path.length > 1 || attack !== null);
  const touched = moves.flatMap(({ path, attack }) => (attack === null ? path : [...path, attack])).map(grid.parse);
  if (touched.length === 0) return '';
  const shown = [...new Set(touched.flatMap((hex) => grid.within(hex, surroundings)))].toSorted((a, b) => a - b);
  const frame = frameOf(grid, shown);
  const inFrame = (label: string): boolean => shown.includes(grid.parse(label));
  const units = sides.flatMap((side, number) =>
    (stand[side] ?? []).filter(inFrame).map((label) => {
      const { x, y } = grid.centre(grid.parse(label));
      return element('circle', { cx: at(x), cy: at(y), r: scale * 0.2, class: number === 0 ? 'first' : 'second' });
    }),
  );
  return element(
    'svg',
    {
      viewBox: [frame.x, frame.y, frame.width, frame.height].map((one) => at(one)).join(' '),
      width: at(frame.width),
      class: 'sketch',
      'aria-hidden': 'true',
    },
    [...shown.map((hex) => hexOf(grid, hex)), ...units, ...moves.flatMap((order) => arrowsOf(grid, order))].join(''),
  );
}

const at = (units: number): string => (units * scale).toFixed(1);

function frameOf(grid: Grid, hexes: readonly number[]): Frame {
  const corners = hexes.flatMap((hex) => grid.corners(hex));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 0.1, Math.min(...ys) - 0.1];
  return { x, y, width: Math.max(...xs) - x + 0.1, height: Math.max(...ys) - y + 0.1 };
}

function hexOf(grid: Grid, hex: number): string {
  const points = grid.corners(hex).map(({ x, y }) => `${at(x)},${at(y)}`);
  const { x, y } = grid.centre(hex);
  return (
    element('polygon', { points: points.join(' '), class: 'hex' }) +
    element('text', { x: at(x), y: at(y - 0.3), class: 'label' }, grid.label(hex))
  );
}

function arrowsOf<A>(grid: Grid, { path, attack }: PlannedAction<A>): string[] {
  const points = path.map((label) => grid.centre(grid.parse(label)));
  const written = (some: readonly { readonly x: number; readonly y: number }[]): string =>
    some.map(({ x, y }) => `${at(x)},${at(y)}`).join(' ');
  const way =
    points.length > 1
      ? [element('polyline', { points: written(points), class: 'way', 'marker-end': 'url(#way)' })]
      : [];
  const last = points.at(-1);
  if (attack === null || !last) return way;
  const ends = [last, grid.centre(grid.parse(attack))];
  return [...way, element('polyline', { points: written(ends), class: 'attack', 'marker-end': 'url(#attack)' })];
}

/** Heads of the arrows, once for a page. */
export const arrowHeads = element(
  'svg',
  { width: 0, height: 0, 'aria-hidden': 'true' },
  ['way', 'attack']
    .map((id) =>
      element(
        'marker',
        { id, viewBox: '0 0 10 10', refX: 8, refY: 5, markerWidth: 5, markerHeight: 5, orient: 'auto-start-reverse' },
        element('path', { d: 'M0 0 10 5 0 10z', class: id }),
      ),
    )
    .join(''),
);
