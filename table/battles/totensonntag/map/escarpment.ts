import { sees, wide } from '../../../art/brush.js';
import type { DesertBrush } from './brush.js';
import { traceLine, walk, type Polyline, type LineWalk } from '../../../art/curve.js';
import { hachure } from '../../../art/hachures.js';
import { chance } from '../../../art/noise.js';
import { ink } from './palette.js';

/** Cliffs: a firm crest with hachures falling away from it to the north. */

export function paintEscarpments(brush: DesertBrush): void {
  brush.geography.crests.forEach((line, index) => {
    const middle = line[line.length >> 1];
    if (!sees(brush, middle.x, middle.y, line.length / 8 + 1)) return;
    paintHachures(brush, line, index);
    paintCrest(brush, line);
  });
}

const pitch = 0.032;

function paintHachures(brush: DesertBrush, line: Polyline, index: number): void {
  const { paper } = brush;
  const route = walk(line);
  const every = Math.max(1, Math.ceil((2.1 * brush.pixel) / pitch));
  const count = Math.floor(route.length / pitch);
  const half = Math.max(0.0085, 0.5 * brush.pixel);
  const path = new Path2D();
  for (let i = 0; i <= count; i += every) {
    const roll = (part: number): number => chance(index, 20, i, part);
    const distance = i * pitch;
    const place = route.at(distance);
    if (!sees(brush, place.x, place.y, 0.7)) continue;
    const ends = Math.min(1, distance / 0.4, (route.length - distance) / 0.4);
    const wave = 0.5 + 0.5 * Math.sin(distance * 5.1 + index) * Math.sin(distance * 2.3 + 1);
    const length = (0.2 + 0.11 * wave + 0.07 * roll(1)) * (0.35 + 0.65 * ends);
    // Water runs off to the north: the strokes follow the crest's general trend, not its every notch.
    const trend = trendAt(route, distance);
    const angle = -Math.PI / 2 + 0.75 * trend + (roll(2) - 0.5) * 0.1;
    hachure(path, place.x, place.y, angle, length, half);
    if (roll(3) < 0.45 && every === 1) {
      const from = length + 0.03 + 0.04 * roll(4);
      const [x, y] = [place.x + Math.cos(angle) * from, place.y + Math.sin(angle) * from];
      hachure(path, x, y, angle, (0.06 + 0.07 * roll(5)) * ends, half * 0.6);
    }
  }
  paper.fillStyle = ink.hachure;
  paper.globalAlpha = 0.88;
  paper.fill(path);
  paper.globalAlpha = 1;
}

function trendAt(route: LineWalk, distance: number): number {
  const [from, to] = [route.at(Math.max(0, distance - 0.4)), route.at(Math.min(route.length, distance + 0.4))];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function paintCrest(brush: DesertBrush, line: Polyline): void {
  const { paper } = brush;
  const path = new Path2D();
  traceLine(path, line);
  paper.lineJoin = 'round';
  paper.lineCap = 'round';
  paper.strokeStyle = 'rgb(255 246 220 / 75%)';
  paper.lineWidth = wide(brush, 0.03, 1.2);
  paper.save();
  paper.translate(0, wide(brush, 0.03, 1.4));
  paper.stroke(path);
  paper.restore();
  paper.strokeStyle = ink.crest;
  paper.lineWidth = wide(brush, 0.03, 1.4);
  paper.stroke(path);
}
