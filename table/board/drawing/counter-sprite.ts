import { type Bench, clearBench } from './canvas.js';
import type { Counter, Face, Paper } from '../types.js';

/** A counter lies on the map: it casts a shadow. One that can act glows, one that has acted lies in the shade. */
export function paintCounter(
  paper: Paper,
  face: Face,
  mood: Counter['mood'],
  size: number,
  ratio: number,
  veil: string,
  picture: Bench,
): void {
  face.paint(clearBench(picture, size, size), size, ratio);
  if (mood === 'ready') paintGlow(paper, picture, face, size);
  else paintShadow(paper, picture, size);
  paper.drawImage(picture, 0, 0);
  if (mood !== 'spent') return;
  paper.fillStyle = veil;
  trace(paper, face, size);
  paper.fill();
}

/** A padlock on the lower left corner: it stays here. */
export function paintHold(paper: Paper, size: number): void {
  const side = Math.max(size * 0.3, 7);
  paper.save();
  paper.translate(-side * 0.2, size - side * 0.85);
  paper.beginPath();
  paper.roundRect(0, 0, side, side, side * 0.2);
  paper.fillStyle = '#fff8e6';
  paper.fill();
  paper.strokeStyle = '#2b2418';
  paper.lineWidth = Math.max(1, side * 0.07);
  paper.stroke();
  paper.fillStyle = '#2b2418';
  paper.fillRect(side * 0.22, side * 0.45, side * 0.56, side * 0.38);
  paper.beginPath();
  paper.arc(side / 2, side * 0.45, side * 0.18, Math.PI, 2 * Math.PI);
  paper.lineWidth = Math.max(1, side * 0.11);
  paper.stroke();
  paper.restore();
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
