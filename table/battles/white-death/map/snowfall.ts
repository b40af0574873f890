import { chance } from '../../../art/noise.js';
import { inPixels } from '../../../art/brush.js';
import type { WinterBrush } from './brush.js';

const spacing = 46;

/** Falling snow: slanting strokes, as fine at every zoom. */
export function paintSnowfall(brush: WinterBrush): void {
  if (!brush.season.flakes) return;
  const { paper, area, scale, pixelRatio } = brush;
  const step = spacing * pixelRatio;
  inPixels(brush, () => {
    paper.strokeStyle = 'rgb(120 146 158 / 34%)';
    paper.lineWidth = pixelRatio;
    paper.lineCap = 'round';
    paper.beginPath();
    for (let row = Math.floor((area.y * scale) / step); row * step < (area.y + area.height) * scale; row++) {
      for (let column = Math.floor((area.x * scale) / step); column * step < (area.x + area.width) * scale; column++) {
        const x = (column + chance(column & 1023, 80, row & 1023)) * step;
        const y = (row + chance(column & 1023, 81, row & 1023)) * step;
        const long = (5 + 5 * chance(column & 1023, 82, row & 1023)) * pixelRatio;
        paper.moveTo(x, y);
        paper.lineTo(x - long * 0.45, y + long);
      }
    }
    paper.stroke();
  });
}
