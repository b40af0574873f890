import type { Point } from '@impulse/engine/hex/hex.js';
import type { Projection } from '../camera/projection.js';
import type { Paper } from '../types.js';

/** A hit burns, a miss only raises dust. */
export function drawBurst(paper: Paper, p: Projection, at: Point, part: number, hit: boolean, dust: string): void {
  const fade = Math.max(0, 1 - part);
  const reach = (hit ? 0.62 : 0.42) * p.scale * (0.45 + 0.55 * Math.sqrt(part));
  paper.save();
  paper.translate(at.x, at.y);
  const glow = paper.createRadialGradient(0, 0, 0, 0, 0, reach);
  glow.addColorStop(0, hit ? `rgb(255 250 210 / ${95 * fade}%)` : `rgb(${dust} / ${85 * fade}%)`);
  glow.addColorStop(0.45, hit ? `rgb(255 150 30 / ${85 * fade}%)` : `rgb(${dust} / ${60 * fade}%)`);
  glow.addColorStop(1, hit ? 'rgb(190 20 10 / 0%)' : `rgb(${dust} / 0%)`);
  paper.fillStyle = glow;
  paper.beginPath();
  paper.arc(0, 0, reach, 0, 2 * Math.PI);
  paper.fill();
  if (hit) drawRays(paper, p, reach, fade);
  paper.restore();
}

function drawRays(paper: Paper, p: Projection, reach: number, fade: number): void {
  paper.strokeStyle = `rgb(120 10 5 / ${90 * fade}%)`;
  paper.lineWidth = Math.max(0.03 * p.scale, 1.5 * p.ratio);
  paper.lineCap = 'round';
  paper.beginPath();
  for (let ray = 0; ray < 9; ray++) {
    const angle = (ray / 9) * 2 * Math.PI + 0.3;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const far = ray % 2 === 0 ? 0.95 : 0.75;
    paper.moveTo(x * 0.45, y * 0.45);
    paper.lineTo(x * far, y * far);
  }
  paper.stroke();
}
