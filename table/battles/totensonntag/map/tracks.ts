import { wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { traceLine } from '../../../art/curve.js';
import { ink } from './palette.js';
import type { RoadOrTrack } from './geography.js';

/** Desert tracks as dashes, made roads as two lines with the dust between them. */

const paths = new WeakMap<RoadOrTrack, Path2D>();

function pathOf(track: RoadOrTrack): Path2D {
  let path = paths.get(track);
  if (!path) {
    path = new Path2D();
    for (const stretch of track.stretches) traceLine(path, stretch);
    paths.set(track, path);
  }
  return path;
}

export function paintTracks(brush: DesertBrush): void {
  const { paper, geography } = brush;
  const roads = geography.tracks.filter((track) => track.kind === 'road').map(pathOf);
  const tracks = geography.tracks.filter((track) => track.kind === 'track').map(pathOf);
  paper.lineJoin = 'round';

  paper.lineCap = 'butt';
  paper.strokeStyle = 'rgb(255 248 226 / 60%)';
  paper.lineWidth = wide(brush, 0.075, 2.6);
  for (const path of tracks) paper.stroke(path);
  paper.strokeStyle = ink.track;
  paper.lineWidth = wide(brush, 0.03, 1.3);
  paper.setLineDash([wide(brush, 0.13, 4.5), wide(brush, 0.07, 2.8)]);
  for (const path of tracks) paper.stroke(path);
  paper.setLineDash([]);

  paper.lineCap = 'round';
  paper.strokeStyle = ink.roadEdge;
  paper.lineWidth = wide(brush, 0.085, 3.4);
  for (const path of roads) paper.stroke(path);
  paper.strokeStyle = ink.road;
  paper.lineWidth = wide(brush, 0.05, 1.6);
  for (const path of roads) paper.stroke(path);
}
