import type { EntryData } from '@impulse/white-death/data/types.js';
import { wide } from '../../../art/brush.js';
import { write } from '../../../art/lettering.js';
import type { WinterBrush } from './brush.js';
import { ink } from './palette.js';

/** Entry areas (17): a band along the edge in the colour of the side, with its name. */

const inner = 0.58;
const outer = 0.98;

export function paintEntries(brush: WinterBrush): void {
  for (const entry of brush.geography.entries) paintEntry(brush, entry);
}

function paintEntry(brush: WinterBrush, { hexes, side, name }: EntryData): void {
  const { paper, geography, language } = brush;
  const { grid } = geography;
  const centres = hexes.map((label) => grid.centre(grid.parse(label)));
  const [first, last] = [centres[0], centres[centres.length - 1]];
  const upright = Math.abs(last.x - first.x) < 0.1;
  const far = upright ? first.x > grid.width / 2 : first.y > grid.height / 2;
  const [from, to] = upright ? [first.y - 0.4, last.y + 0.4] : [first.x - 0.4, last.x + 0.4];
  const near = far ? (upright ? grid.width : grid.height) + inner : -outer;
  const deep = outer - inner;
  paper.fillStyle = side === 'soviet' ? ink.soviet : ink.german;
  if (upright) paper.fillRect(near, from, deep, to - from);
  else paper.fillRect(from, near, to - from, deep);
  paper.fillStyle = 'rgb(255 255 255 / 85%)';
  const step = wide(brush, 1, 18);
  const middle = near + deep / 2;
  paper.beginPath();
  for (let at = from + step / 2; at < to; at += step) {
    // Arrow heads that point onto the map, except where the name stands.
    if (Math.abs(at - (from + to) / 2) < 2.6) continue;
    const [tip, back] = far ? [middle - 0.11, middle + 0.11] : [middle + 0.11, middle - 0.11];
    if (upright) {
      paper.moveTo(tip, at);
      paper.lineTo(back, at - 0.12);
      paper.lineTo(back, at + 0.12);
    } else {
      paper.moveTo(at, tip);
      paper.lineTo(at - 0.12, back);
      paper.lineTo(at + 0.12, back);
    }
    paper.closePath();
  }
  paper.fill();
  paper.save();
  if (upright) paper.translate(middle, (from + to) / 2);
  else paper.translate((from + to) / 2, middle);
  if (upright) paper.rotate(far ? Math.PI / 2 : -Math.PI / 2);
  write(brush, name[language], 0, 0, { size: 0.24 * brush.zoom, weight: 'bold', halo: 0, colour: '#ffffff' });
  paper.restore();
}
