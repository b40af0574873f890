import { wide, type Brush } from './brush.js';
import { letterSize, measure, write } from './lettering.js';

/** The sheet around a map: paper, neat lines, the chequered border, numbers, title, scale and north. */

/** What is written at the foot of a sheet. */
export interface SheetTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly miles: string;
  readonly scale: string;
  readonly north: string;
}

export function paintPaper({ paper, sheet, inks }: Brush): void {
  paper.fillStyle = inks.paper;
  paper.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
  paper.strokeStyle = inks.paperEdge;
  paper.lineWidth = 0.03;
  paper.strokeRect(sheet.x + 0.015, sheet.y + 0.015, sheet.width - 0.03, sheet.height - 0.03);
}

const band = 0.085;
const gap = 0.05;
const laneSpacing = Math.sqrt(3) / 2;

/** Neat lines, and between them a band that is black and white by turns of a hex. */
export function paintBorder(brush: Brush): void {
  const { paper, grid, inks } = brush;
  const { width, height } = grid;
  const outer = gap + band;
  const [across, down] = grid.layout.kind === 'rows' ? [1, laneSpacing] : [laneSpacing, 1];
  paper.lineJoin = 'miter';
  paper.fillStyle = inks.line;
  paper.beginPath();
  for (let x = 0; x < width; x += 2 * across) {
    const length = Math.min(across, width - x);
    paper.rect(x, -outer, length, band);
    paper.rect(x, height + gap, length, band);
  }
  for (let y = 0; y < height; y += 2 * down) {
    const length = Math.min(down, height - y);
    paper.rect(-outer, y, band, length);
    paper.rect(width + gap, y, band, length);
  }
  paper.fill();
  paper.strokeStyle = inks.line;
  paper.lineWidth = wide(brush, 0.014, 1);
  paper.strokeRect(0, 0, width, height);
  paper.strokeRect(-gap, -gap, width + 2 * gap, height + 2 * gap);
  paper.lineWidth = wide(brush, 0.024, 1.3);
  paper.strokeRect(-outer, -outer, width + 2 * outer, height + 2 * outer);
}

/** Rows on both sides and columns above and below; a label is `split` into both. */
export function paintCoordinates(
  brush: Brush,
  split: (label: string) => { readonly row: string; readonly column: string },
): void {
  const { grid, inks } = brush;
  const size = Math.min(0.3 * brush.zoom, Math.max(7.5, letterSize(brush, 12)));
  const hand = { size, weight: 'bold', halo: 0, colour: inks.line } as const;
  for (const hex of grid.edge('west')) {
    const { y } = grid.centre(hex);
    const { row } = split(grid.label(hex));
    write(brush, row, -0.33, y, hand);
    write(brush, row, grid.width + 0.33, y, hand);
  }
  for (const edge of ['north', 'south'] as const) {
    for (const hex of grid.edge(edge)) {
      const { column } = split(grid.label(hex));
      write(brush, column, grid.centre(hex).x, edge === 'north' ? -0.34 : grid.height + 0.34, hand);
    }
  }
}

/** Title and subtitle at the lower left; `size` enlarges the foot of a large sheet. */
export function paintTitle(brush: Brush, { title, subtitle }: SheetTexts, size = 1): void {
  const y = brush.grid.height + 0.34 + 0.49 * size;
  const hand = { size: 0.36 * size * brush.zoom, weight: 'bold', halo: 0, align: 'left', spacing: 0.16 } as const;
  write(brush, title, 0, y, hand);
  write(brush, subtitle, measure(brush, title, hand) + 0.35 * size, y + 0.03 * size, {
    size: 0.24 * size * brush.zoom,
    italic: true,
    halo: 0,
    align: 'left',
    colour: brush.inks.soft,
  });
}

/** A bar of three parts, each `milesPerPart` long, at the lower right, `inset` hexes from the corner. */
export function paintScaleBar(
  brush: Brush,
  texts: SheetTexts,
  milesPerHex: number,
  milesPerPart: number,
  size = 1,
  inset = 0,
): void {
  const { paper, grid, inks } = brush;
  const part = milesPerPart / milesPerHex;
  const left = grid.width - inset - 1.35 * size - 3 * part;
  const y = grid.height + 0.34 + 0.52 * size;
  const thick = 0.07 * size;
  paper.lineWidth = wide(brush, 0.012, 0.8);
  paper.strokeStyle = inks.line;
  for (let i = 0; i < 3; i++) {
    paper.fillStyle = i % 2 === 0 ? inks.line : inks.paper;
    paper.fillRect(left + i * part, y, part, thick);
  }
  paper.strokeRect(left, y, 3 * part, thick);
  const hand = { size: 0.2 * size * brush.zoom, halo: 0, colour: inks.line } as const;
  for (let i = 0; i <= 3; i++) write(brush, String(i * milesPerPart), left + i * part, y - 0.14 * size, hand);
  const beside = { ...hand, italic: true } as const;
  write(brush, texts.miles, left + 3 * part + 0.14 * size, y + 0.03 * size, { ...beside, align: 'left' });
  write(brush, texts.scale, left - 0.18 * size, y + 0.03 * size, { ...beside, align: 'right', colour: inks.soft });
}

export function paintNorth(brush: Brush, { north }: SheetTexts, size = 1, inset = 0): void {
  const { paper, grid, inks } = brush;
  const x = grid.width - inset - 0.12 * size;
  const y = grid.height + 0.34 + 0.5 * size;
  const needle = (side: number): void => {
    paper.beginPath();
    paper.moveTo(x, y - 0.3 * size);
    paper.lineTo(x + side * 0.1 * size, y + 0.22 * size);
    paper.lineTo(x, y + 0.13 * size);
    paper.closePath();
  };
  paper.strokeStyle = inks.line;
  paper.lineWidth = wide(brush, 0.014, 0.8);
  paper.lineJoin = 'round';
  needle(-1);
  paper.fillStyle = inks.line;
  paper.fill();
  paper.stroke();
  needle(1);
  paper.fillStyle = inks.paper;
  paper.fill();
  paper.stroke();
  write(brush, north, x + 0.24 * size, y - 0.16 * size, { size: 0.22 * size * brush.zoom, weight: 'bold', halo: 0 });
}
