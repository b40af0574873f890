import type { Grid, Point } from './grid.js';
import type { Lanes } from './lanes.js';

/** From centre to corner, and from lane to lane, when adjacent centres are one apart. */
const cornerRadius = 1 / Math.sqrt(3);
const laneSpacing = Math.sqrt(3) / 2;

const halfRadius = cornerRadius / 2;
const rowCorners: readonly Point[] = [
  { x: 0.5, y: -halfRadius },
  { x: 0.5, y: halfRadius },
  { x: 0, y: cornerRadius },
  { x: -0.5, y: halfRadius },
  { x: -0.5, y: -halfRadius },
  { x: 0, y: -cornerRadius },
];
const columnCorners: readonly Point[] = [
  { x: -halfRadius, y: -0.5 },
  { x: halfRadius, y: -0.5 },
  { x: cornerRadius, y: 0 },
  { x: halfRadius, y: 0.5 },
  { x: -halfRadius, y: 0.5 },
  { x: -cornerRadius, y: 0 },
];

/** Where hexes are drawn. */
export function drawingOf(lanes: Lanes): Pick<Grid, 'width' | 'height' | 'centre' | 'corners'> {
  const { inRows, count, length, laneOf, alongOf, firstAlong } = lanes;
  const acrossLanes = 2 * cornerRadius + (count - 1) * laneSpacing;
  const alongLanes = length + (count > 1 ? 0.5 : 0);
  const centre = (hex: number): Point => {
    const along = 0.5 + (alongOf[hex] - firstAlong) / 2;
    const lane = laneOf[hex];
    return inRows
      ? { x: along, y: cornerRadius + (count - 1 - lane) * laneSpacing }
      : { x: cornerRadius + lane * laneSpacing, y: along };
  };
  return {
    width: inRows ? alongLanes : acrossLanes,
    height: inRows ? acrossLanes : alongLanes,
    centre,
    corners(hex) {
      const { x, y } = centre(hex);
      return (inRows ? rowCorners : columnCorners).map((corner) => ({ x: x + corner.x, y: y + corner.y }));
    },
  };
}
