import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { calm, walk, type LineWalk } from '../../../art/curve.js';
import { letterSize, measure, writeAlong, type LetterStyle } from '../../../art/lettering.js';
import type { Geography, RoadOrTrack } from './geography.js';

/** Names written along roads and tracks, where the route is straight and nothing else is written. */

interface Spot {
  readonly track: RoadOrTrack;
  readonly route: LineWalk;
  readonly centre: number;
}

const spots = new WeakMap<Geography, Spot[]>();

const nominalLength = 1.9;

function spotsOf(geography: Geography): Spot[] {
  let found = spots.get(geography);
  if (!found) {
    found = geography.tracks.map((track) => {
      const route = walk(calm(track.route));
      return { track, route, centre: bestCentre(geography, route) };
    });
    spots.set(geography, found);
  }
  return found;
}

function bestCentre(geography: Geography, route: LineWalk): number {
  let best = route.length / 2;
  let least = Infinity;
  const half = nominalLength / 2;
  const names = geography.places.map(({ at }) => {
    const { x, y } = geography.grid.centre(at);
    return { x, y: y + 0.3 };
  });
  for (let centre = half + 0.3; centre <= route.length - half - 0.3; centre += 0.25) {
    let cost = 0.15 * Math.abs(centre / route.length - 0.5);
    const middle = route.at(centre);
    for (let step = -4; step <= 4; step++) {
      const place = route.at(centre + (step / 4) * half);
      cost += Math.abs(Math.sin(place.angle - middle.angle)) * 0.5 + Math.abs(Math.sin(place.angle)) * 0.12;
      for (const name of names)
        cost += Math.max(0, 1.15 - Math.hypot((place.x - name.x) * 0.7, place.y - 0.12 - name.y));
      if (place.x < 0.8 || place.x > geography.grid.width - 0.8) cost += 1;
    }
    if (cost < least) [least, best] = [cost, centre];
  }
  return best;
}

export function paintTrackNames(brush: DesertBrush): void {
  if (brush.zoom < 36) return;
  for (const { track, route, centre } of spotsOf(brush.geography)) {
    const middle = route.at(centre);
    if (brush.zoom < (route.length > 9 ? 36 : 70) || !sees(brush, middle.x, middle.y, 3)) continue;
    const hand: LetterStyle = {
      size: letterSize(brush, track.kind === 'road' ? 10.5 : 11),
      italic: true,
      colour: '#5d3c1c',
      spacing: 0.1,
      halo: 0.26,
    };
    const name = track.name[brush.language];
    if (measure(brush, name, hand) > route.length * 0.92) continue;
    writeAlong(
      brush,
      name,
      route,
      centre,
      wide(brush, 0.1, 4) + (hand.size * 0.42 * brush.pixelRatio) / brush.scale,
      hand,
    );
  }
}
