import type { Glyph, Paper } from '../types.js';

/** Glyphs of marks, each within a circle of radius one around the origin. */

const stroke = (paper: Paper, ...lines: readonly (readonly [number, number])[][]): void => {
  paper.beginPath();
  for (const line of lines) line.forEach(([x, y], index) => (index === 0 ? paper.moveTo(x, y) : paper.lineTo(x, y)));
  paper.stroke();
};

const circle = (paper: Paper, radius: number, x = 0, y = 0): void => {
  paper.beginPath();
  paper.arc(x, y, radius, 0, 2 * Math.PI);
};

export const crosshair: Glyph = (paper) => {
  circle(paper, 0.62);
  paper.stroke();
  stroke(
    paper,
    [
      [0, -1],
      [0, -0.3],
    ],
    [
      [0, 1],
      [0, 0.3],
    ],
    [
      [-1, 0],
      [-0.3, 0],
    ],
    [
      [1, 0],
      [0.3, 0],
    ],
  );
};

export const disc: Glyph = (paper) => {
  circle(paper, 0.42);
  paper.fill();
};

export const stopSign: Glyph = (paper) => {
  circle(paper, 0.92);
  paper.fill();
  paper.save();
  paper.fillStyle = '#ffffff';
  paper.fillRect(-0.58, -0.2, 1.16, 0.4);
  paper.restore();
};

export const crosshairChevron: Glyph = (paper) => {
  paper.save();
  paper.scale(0.8, 0.8);
  paper.translate(0, -0.25);
  crosshair(paper);
  paper.restore();
  stroke(paper, [
    [-0.75, 1.0],
    [0, 0.55],
    [0.75, 1.0],
  ]);
};

export const burst: Glyph = (paper) => {
  circle(paper, 0.26);
  paper.fill();
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray / 8) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    stroke(paper, [
      [x * 0.5, y * 0.5],
      [x * (ray % 2 === 0 ? 1 : 0.78), y * (ray % 2 === 0 ? 1 : 0.78)],
    ]);
  }
};

export const enterArrow: Glyph = (paper) => {
  stroke(
    paper,
    [
      [-0.95, 0],
      [0.35, 0],
    ],
    [
      [-0.1, -0.5],
      [0.42, 0],
      [-0.1, 0.5],
    ],
    [
      [0.8, -0.8],
      [0.8, 0.8],
    ],
  );
};

export const cross: Glyph = (paper) => {
  stroke(
    paper,
    [
      [0, -0.85],
      [0, 0.85],
    ],
    [
      [-0.85, 0],
      [0.85, 0],
    ],
  );
};

export const advance: Glyph = (paper) => {
  stroke(
    paper,
    [
      [-0.7, 0.1],
      [0, -0.6],
      [0.7, 0.1],
    ],
    [
      [-0.7, 0.75],
      [0, 0.05],
      [0.7, 0.75],
    ],
  );
};

export const leaveArrow: Glyph = (paper) => {
  stroke(paper, [
    [0.25, -0.85],
    [-0.75, -0.85],
    [-0.75, 0.85],
    [0.25, 0.85],
  ]);
  stroke(
    paper,
    [
      [-0.3, 0],
      [0.95, 0],
    ],
    [
      [0.5, -0.45],
      [0.98, 0],
      [0.5, 0.45],
    ],
  );
};

export const doubled: Glyph = (paper) => {
  paper.strokeRect(-0.85, -0.25, 1.1, 1.1);
  stroke(paper, [
    [-0.45, -0.25],
    [-0.45, -0.85],
    [0.85, -0.85],
    [0.85, 0.45],
    [0.25, 0.45],
  ]);
  stroke(
    paper,
    [
      [-0.3, -0.02],
      [-0.3, 0.36],
    ],
    [
      [-0.3, 0.56],
      [-0.3, 0.66],
    ],
  );
};

export const triangle: Glyph = (paper) => {
  paper.beginPath();
  paper.moveTo(0, -0.95);
  paper.lineTo(0.98, 0.78);
  paper.lineTo(-0.98, 0.78);
  paper.closePath();
  paper.stroke();
  stroke(
    paper,
    [
      [0, -0.35],
      [0, 0.22],
    ],
    [
      [0, 0.46],
      [0, 0.58],
    ],
  );
};
