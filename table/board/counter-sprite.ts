import { makeBitmap, paperOf } from './canvas.js';
import type { Counter, Face, Paper } from './types.js';

/** A counter lies on the map: it casts a shadow. One that can act glows, one that has acted lies in the shade. */
export function paintCounter(paper: Paper, face: Face, mood: Counter['mood'], size: number, veil: string): void {
  const picture = makeBitmap(size, size);
  face.paint(paperOf(picture), size);
  if (mood === 'ready') paintGlow(paper, picture, face, size);
  else paintShadow(paper, picture, size);
  paper.drawImage(picture, 0, 0);
  if (mood !== 'spent') return;
  paper.fillStyle = veil;
  trace(paper, face, size);
  paper.fill();
}

function paintGlow(paper: Paper, picture: CanvasImageSource, face: Face, size: number): void {
  paper.shadowColor = 'rgb(255 226 120 / 95%)';
  paper.shadowBlur = size * 0.16;
  paper.drawImage(picture, 0, 0);
  paper.drawImage(picture, 0, 0);
  paper.shadowColor = 'transparent';
  paper.strokeStyle = '#ffe9a0';
  // From afar a broad rim would hide whose counter it is.
  paper.lineWidth = size < 16 ? 1 : Math.max(1.5, size * 0.05);
  trace(paper, face, size);
  paper.stroke();
}

function paintShadow(paper: Paper, picture: CanvasImageSource, size: number): void {
  paper.shadowColor = 'rgb(40 26 8 / 60%)';
  paper.shadowBlur = size * 0.09;
  paper.shadowOffsetX = size * 0.025;
  paper.shadowOffsetY = size * 0.05;
  paper.drawImage(picture, 0, 0);
  paper.shadowColor = 'transparent';
}

function trace(paper: Paper, face: Face, size: number): void {
  if (face.trace) {
    face.trace(paper, size);
    return;
  }
  paper.beginPath();
  paper.roundRect(0, 0, size, size, size * 0.085);
}
