import { pathFrom } from '../../art/strokes.js';
import type { Paper } from '../../board/types.js';
import type { Print } from './print.js';

/** What has been done to a unit and what it has done, as small signs on its edge. */
export function paintConditions(
  paper: Paper,
  { marks }: Print,
  size: number,
  distance: 'far' | 'working' | 'near',
): void {
  const assaults = marks.has('assaulted');
  // From near the name of the formation stands in the middle of the edge.
  const aside = assaults && distance === 'near';
  if (marks.has('isolated')) paintBrokenRing(paper, size);
  if (assaults) paintEdgeArrow(paper, size, aside ? 0.13 : 0.5);
  if (distance === 'far') return;
  const first = aside ? 0.36 : 0.13;
  signsOf(marks).forEach((sign, index) => paintSign(paper, sign, size, first + index * 0.23));
}

interface ConditionSign {
  readonly fill: string;
  /** Path within a circle of radius one. */
  readonly path: string;
}

const exclamation: ConditionSign = {
  fill: '#c00d16',
  path: 'M-0.13,-0.66 H0.13 L0.08,0.2 H-0.08 Z M-0.14,0.4 h0.28 v0.26 h-0.28 Z',
};
const lock: ConditionSign = {
  fill: '#3a4a55',
  path: 'M-0.46,-0.06 H0.46 V0.6 H-0.46 Z M-0.34,-0.06 V-0.26 a0.34,0.34 0 0 1 0.68,0 V-0.06 H0.17 V-0.24 a0.17,0.17 0 0 0 -0.34,0 V-0.06 Z',
};
/** An empty barrel: it has fired. */
const barrel: ConditionSign = {
  fill: '#5a4200',
  path: 'M-0.7,0.1 L0.35,-0.5 L0.5,-0.24 L-0.55,0.36 Z M-0.3,0.32 a0.24,0.24 0 1,0 0.48,0 a0.24,0.24 0 1,0 -0.48,0',
};

function signsOf(marks: ReadonlySet<string>): ConditionSign[] {
  const signs: ConditionSign[] = [];
  if (marks.has('shaken')) signs.push(exclamation);
  if (marks.has('frozen') || marks.has('bound')) signs.push(lock);
  if (marks.has('barraged') || marks.has('supported')) signs.push(barrel);
  return signs;
}

function paintSign(paper: Paper, { fill, path }: ConditionSign, size: number, across: number): void {
  const radius = size * 0.115;
  paper.save();
  paper.translate(size * across, size * 0.13);
  paper.scale(radius, radius);
  paper.beginPath();
  paper.arc(0, 0, 1, 0, 2 * Math.PI);
  paper.fillStyle = fill;
  paper.fill();
  paper.strokeStyle = '#ffffff';
  paper.lineWidth = 0.17;
  paper.stroke();
  paper.fillStyle = '#ffffff';
  paper.fill(pathFrom(path));
  paper.restore();
}

/** 15C: cut off. */
function paintBrokenRing(paper: Paper, size: number): void {
  const inset = size * 0.045;
  paper.strokeStyle = '#e24bd0';
  paper.lineWidth = Math.max(1.4, size * 0.05);
  paper.setLineDash([size * 0.14, size * 0.09]);
  paper.strokeRect(inset, inset, size - 2 * inset, size - 2 * inset);
  paper.setLineDash([]);
}

/** It assaults: an arrow head on its upper edge. */
function paintEdgeArrow(paper: Paper, size: number, across: number): void {
  const half = across < 0.5 ? 0.11 : 0.14;
  paper.beginPath();
  paper.moveTo(size * (across - half), size * 0.16);
  paper.lineTo(size * across, 0);
  paper.lineTo(size * (across + half), size * 0.16);
  paper.closePath();
  paper.fillStyle = '#ffd447';
  paper.strokeStyle = '#3a1408';
  paper.lineWidth = Math.max(1, size * 0.02);
  paper.fill();
  paper.stroke();
}
