import type { Paper } from '../../board/types.js';
import { liveries } from './liveries.js';
import type { Print } from './print.js';

/** Upright bars beside the symbol: movement points left on the left, strength left on the right. */
export function paintGauges(paper: Paper, print: Print, size: number, top: number, height: number): void {
  const { ink } = liveries[print.side];
  const box = { y: size * top, height: size * height, width: Math.max(2, size * 0.065) };
  if (print.movement !== null) paintGauge(paper, { ...box, x: size * 0.065 }, print.movement, ink, '#e9b63a');
  if (print.strength !== null) {
    const part = Math.min(1, print.strength / print.unit.strength);
    paintGauge(paper, { ...box, x: size * 0.935 - box.width }, part, ink, part < 0.5 ? '#d8402c' : ink);
  }
}

interface GaugeBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintGauge(paper: Paper, { x, y, width, height }: GaugeBox, part: number, ink: string, fill: string): void {
  paper.fillStyle = 'rgb(0 0 0 / 28%)';
  paper.fillRect(x, y, width, height);
  const full = height * part;
  paper.fillStyle = fill;
  paper.fillRect(x, y + height - full, width, full);
  paper.strokeStyle = ink;
  paper.lineWidth = Math.max(0.6, width * 0.14);
  paper.strokeRect(x, y, width, height);
}
