import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { calm, walk, type Walk } from '../../../art/curve.js';
import { letterSize, measure, writeAlong, type Hand } from '../../../art/lettering.js';
import type { Geography, Track } from './geography.js';

/** Names written along roads and tracks, where the course is straight and nothing else is written. */

interface Spot {
  readonly track: Track;
  readonly course: Walk;
  readonly centre: number;
}

const spots = new WeakMap<Geography, Spot[]>();

const nominalLength = 1.9;

function spotsOf(geography: Geography): Spot[] {
  let found = spots.get(geography);
  if (!found) {
    found = geography.tracks.map((track) => {
      const course = walk(calm(track.course));
      return { track, course, centre: bestCentre(geography, course) };
    });
    spots.set(geography, found);
  }
  return found;
}

function bestCentre(geography: Geography, course: Walk): number {
  let best = course.length / 2;
  let least = Infinity;
  const half = nominalLength / 2;
  const names = geography.places.map(({ at }) => {
    const { x, y } = geography.grid.centre(at);
    return { x, y: y + 0.3 };
  });
  for (let centre = half + 0.3; centre <= course.length - half - 0.3; centre += 0.25) {
    let cost = 0.15 * Math.abs(centre / course.length - 0.5);
    const middle = course.at(centre);
    for (let step = -4; step <= 4; step++) {
      const place = course.at(centre + (step / 4) * half);
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
  for (const { track, course, centre } of spotsOf(brush.geography)) {
    const middle = course.at(centre);
    if (brush.zoom < (course.length > 9 ? 36 : 70) || !sees(brush, middle.x, middle.y, 3)) continue;
    const hand: Hand = {
      size: letterSize(brush, track.kind === 'road' ? 10.5 : 11),
      italic: true,
      colour: '#5d3c1c',
      spacing: 0.1,
      halo: 0.26,
    };
    const name = track.name[brush.language];
    if (measure(brush, name, hand) > course.length * 0.92) continue;
    writeAlong(
      brush,
      name,
      course,
      centre,
      wide(brush, 0.1, 4) + (hand.size * 0.42 * brush.pixelRatio) / brush.scale,
      hand,
    );
  }
}
