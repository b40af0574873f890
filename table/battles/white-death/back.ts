import type { SideId } from '@impulse/white-death/data/types.js';
import { paintBody, paintEdge } from '../../art/card.js';
import { figures } from '../../art/fonts.js';
import type { Face, Paper } from '../../board/types.js';
import { liveries } from './liveries.js';

/** 4C: of a stack the enemy sees the top counter; the others show their backs. */
export const backOf = (side: SideId): Face => ({
  key: `back ${side}`,
  paint: (paper, size) => paintBack(paper, side, size),
  trace: (paper, size) => liveries[side].shape(paper, size, 0),
});

function paintBack(paper: Paper, side: SideId, size: number): void {
  const { shape, ink, ...colours } = liveries[side];
  paper.save();
  paintBody(paper, shape, colours, size);
  paper.strokeStyle = ink;
  paper.globalAlpha = 0.18;
  paper.lineWidth = Math.max(1, size * 0.03);
  paper.beginPath();
  for (let at = -1; at < 1; at += 0.14) {
    paper.moveTo(at * size, size);
    paper.lineTo((at + 1) * size, 0);
  }
  paper.stroke();
  paper.globalAlpha = 1;
  paper.fillStyle = ink;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.font = `bold ${(size * 0.5).toFixed(1)}px ${figures}`;
  paper.fillText('?', size / 2, size * 0.58);
  // Along the upper edge too, which is all that is seen under another counter.
  paper.font = `bold ${(size * 0.16).toFixed(1)}px ${figures}`;
  for (const x of [0.2, 0.5, 0.8]) paper.fillText('?', size * x, size * 0.11);
  paintEdge(paper, shape, size);
  paper.restore();
}
