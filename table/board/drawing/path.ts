import type { Point } from '@impulse/engine/hex/hex.js';
import type { Picture } from '../picture.js';
import { onScreen, type Projection } from '../camera/projection.js';
import type { MarkLook, Paper, PathShown } from '../types.js';
import { markLook } from './looks.js';
import { figures } from './fonts.js';

/** A path with its running cost, and the arrow of an attack. */

const route = '#0d4f86';
const fire = '#b0101c';
const halo = 'rgb(255 253 244 / 95%)';
export function drawPath(paper: Paper, { art }: Picture, p: Projection, path: PathShown): void {
  const { grid } = art;
  const points = path.hexes.map((hex) => onScreen(p, grid.centre(hex)));
  for (const hexes of path.others ?? []) {
    drawRoute(
      paper,
      p,
      hexes.map((hex) => onScreen(p, grid.centre(hex))),
      route,
      0.6,
    );
  }
  if (points.length > 1) drawRoute(paper, p, points, route, 1);
  // The last figure keeps out of the way of the attack's arrow.
  const end = grid.centre(path.hexes[path.hexes.length - 1] ?? 0);
  const side = path.attack !== undefined && grid.centre(path.attack).x > end.x ? -1 : 1;
  path.costs.forEach((cost, index) => {
    const at = points[index + 1];
    const last = index === path.costs.length - 1;
    if (at && (last || p.scale > 30 * p.ratio)) drawCost(paper, p, at, cost, last, last ? side : 1);
  });
  for (const hex of path.stops ?? []) drawStop(paper, p, onScreen(p, grid.centre(hex)));
  path.signs?.forEach((look, index) => {
    const at = points[index + 1];
    if (at && look !== null) drawSign(paper, p, at, markLook(art, look));
  });
}

/** A ring around a hex that is to be passed. */
function drawStop(paper: Paper, p: Projection, { x, y }: Point): void {
  const radius = Math.max(0.13 * p.scale, 4 * p.ratio);
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
  paper.fillStyle = halo;
  paper.fill();
  paper.strokeStyle = route;
  paper.lineWidth = radius * 0.55;
  paper.stroke();
}

/** What happens on the way, across from the cost. */
function drawSign(paper: Paper, p: Projection, { x, y }: Point, { colour, glyph }: MarkLook): void {
  const radius = Math.max(0.15 * p.scale, 6 * p.ratio);
  paper.save();
  paper.translate(x - 0.27 * p.scale, y + 0.25 * p.scale);
  paper.beginPath();
  paper.arc(0, 0, radius, 0, 2 * Math.PI);
  paper.fillStyle = halo;
  paper.fill();
  paper.strokeStyle = paper.fillStyle = colour;
  paper.lineWidth = Math.max(1, radius * 0.14);
  paper.stroke();
  paper.scale(radius * 0.6, radius * 0.6);
  paper.lineWidth = 0.27;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  paper.fillStyle = colour;
  glyph(paper);
  paper.restore();
}

/** The attack at the end of a path, over everything else. */
export function drawPathAttack(paper: Paper, { art }: Picture, p: Projection, { hexes, attack }: PathShown): void {
  const last = hexes[hexes.length - 1];
  if (attack === undefined || last === undefined) return;
  const { grid } = art;
  drawAttack(paper, p, onScreen(p, grid.centre(last)), onScreen(p, grid.centre(attack)), 1);
}

/** Attacks that have been declared: hollow arrows, filled as far as they have been fought out. */
export function drawAttacks(paper: Paper, { art, config }: Picture, p: Projection): void {
  for (const { from, to, progress, far } of config.attacks) {
    const [start, end] = [from, to].map((hex) => onScreen(p, art.grid.centre(hex)));
    if (far) drawShellfire(paper, p, start, end);
    else drawAttack(paper, p, start, end, 1, { filled: progress });
  }
}

/** From guns behind the front: a thin broken line that ends at the edge of the counters. */
function drawShellfire(paper: Paper, p: Projection, from: Point, to: Point): void {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const [leave, arrive] = [0.36 * p.scale, 0.4 * p.scale];
  if (whole <= leave + arrive) return;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const width = Math.max(0.045 * p.scale, 1.8 * p.ratio);
  const head = Math.max(0.2 * p.scale, 6 * p.ratio);
  const along = (far: number): Point => ({ x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far });
  const [start, neck, tip] = [leave, whole - arrive - head * 0.8, whole - arrive].map(along);
  paper.lineCap = 'butt';
  for (const [colour, by] of [
    [halo, width * 2.2],
    [fire, width],
  ] as const) {
    paper.setLineDash(colour === halo ? [] : [width * 3, width * 1.6]);
    paper.beginPath();
    paper.moveTo(start.x, start.y);
    paper.lineTo(neck.x, neck.y);
    paper.strokeStyle = colour;
    paper.lineWidth = by;
    paper.stroke();
    paper.setLineDash([]);
    arrowHead(paper, tip, angle, head, colour, colour === halo ? width * 1.2 : 0);
  }
}

/** A point a quarter of the way to another, where the rounding of a corner begins. */
const towards = (from: Point, to: Point): Point => ({
  x: from.x + (to.x - from.x) / 4,
  y: from.y + (to.y - from.y) / 4,
});

/** The head points into the last hex. */
export function drawRoute(paper: Paper, p: Projection, points: readonly Point[], ink: string, breadth: number): void {
  const width = Math.max(0.085 * p.scale, 2 * p.ratio) * breadth;
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = Math.max(0.24 * p.scale, 6 * p.ratio);
  const neck = { x: end.x - Math.cos(angle) * head * 0.9, y: end.y - Math.sin(angle) * head * 0.9 };
  const line = [...points.slice(0, -1), neck];
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  for (const [colour, by] of [
    [halo, width * 1.75],
    [ink, width],
  ] as const) {
    paper.beginPath();
    paper.moveTo(line[0].x, line[0].y);
    for (let i = 1; i + 1 < line.length; i++) {
      const [into, out] = [towards(line[i], line[i - 1]), towards(line[i], line[i + 1])];
      paper.lineTo(into.x, into.y);
      paper.quadraticCurveTo(line[i].x, line[i].y, out.x, out.y);
    }
    paper.lineTo(neck.x, neck.y);
    paper.strokeStyle = colour;
    paper.lineWidth = by;
    paper.stroke();
    arrowHead(paper, end, angle, head, colour, colour === halo ? width * 0.75 : 0);
  }
}

function arrowHead(paper: Paper, tip: Point, angle: number, size: number, colour: string, rim: number): void {
  paper.save();
  paper.translate(tip.x, tip.y);
  paper.rotate(angle);
  paper.beginPath();
  paper.moveTo(0, 0);
  paper.lineTo(-size, -size * 0.62);
  paper.lineTo(-size * 0.74, 0);
  paper.lineTo(-size, size * 0.62);
  paper.closePath();
  paper.fillStyle = paper.strokeStyle = colour;
  paper.lineWidth = rim;
  paper.fill();
  if (rim > 0) paper.stroke();
  paper.restore();
}

/** How an attack is drawn: in which ink, and how far along it is filled. */
interface AttackStyle {
  readonly ink?: string | undefined;
  readonly filled?: number | undefined;
}

/** A broad tapering arrow between two hexes; `part` of it is drawn, from the attacker on. */
export function drawAttack(
  paper: Paper,
  p: Projection,
  from: Point,
  to: Point,
  part: number,
  { ink = fire, filled = 1 }: AttackStyle = {},
): void {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  if (whole === 0 || part <= 0) return;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const start = 0.26 * p.scale;
  const length = Math.max((whole - start - 0.27 * p.scale) * part, 0.12 * p.scale);
  const half = Math.max(0.07 * p.scale, 1.6 * p.ratio);
  const head = Math.max(0.24 * p.scale, 6 * p.ratio);
  paper.save();
  paper.translate(from.x + Math.cos(angle) * start, from.y + Math.sin(angle) * start);
  paper.rotate(angle);
  paper.beginPath();
  paper.moveTo(0, -half * 0.55);
  paper.lineTo(length - head, -half);
  paper.lineTo(length - head, -head * 0.62);
  paper.lineTo(length, 0);
  paper.lineTo(length - head, head * 0.62);
  paper.lineTo(length - head, half);
  paper.lineTo(0, half * 0.55);
  paper.closePath();
  paper.lineJoin = 'round';
  paper.strokeStyle = halo;
  paper.lineWidth = Math.max(0.05 * p.scale, 2.4 * p.ratio);
  paper.stroke();
  paper.fillStyle = filled < 1 ? halo : ink;
  paper.fill();
  if (filled < 1) {
    paper.strokeStyle = ink;
    paper.lineWidth = Math.max(0.025 * p.scale, 1.4 * p.ratio);
    paper.stroke();
    paper.clip();
    paper.fillStyle = ink;
    paper.fillRect(0, -head, length * filled, 2 * head);
  }
  paper.restore();
}

function drawCost(paper: Paper, p: Projection, at: Point, text: string, last: boolean, side: number): void {
  const size = Math.max(0.17 * p.scale, 6.5 * p.ratio) * (last ? 1.2 : 1);
  // Beside the line, so that neither the arrow head nor the label of the hex is hidden.
  const x = at.x + side * 0.27 * p.scale;
  const y = at.y + 0.25 * p.scale;
  paper.font = `bold ${size.toFixed(1)}px ${figures}`;
  const half = Math.max(size * 0.72, paper.measureText(text).width / 2 + size * 0.3);
  paper.beginPath();
  paper.roundRect(x - half, y - size * 0.72, half * 2, size * 1.44, size * 0.72);
  paper.fillStyle = last ? route : halo;
  paper.fill();
  paper.strokeStyle = last ? halo : route;
  paper.lineWidth = Math.max(1, size * 0.12);
  paper.stroke();
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillStyle = last ? '#ffffff' : route;
  paper.fillText(text, x, y + size * 0.04);
}
