import { wide, type Brush } from './brush.js';
import { letterSize, measure, write } from './lettering.js';
import { ink } from './palette.js';
import { board as english } from '../../../i18n/en/board.js';
import { board as chinese } from '../../../i18n/zh-Hant/board.js';

/** The sheet around the map: paper, neat lines, the chequered border, letters and numbers, title, scale and north. */

const texts = { en: english, 'zh-Hant': chinese } as const;

export function paintPaper({ paper, sheet }: Brush): void {
  paper.fillStyle = ink.paper;
  paper.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
  paper.strokeStyle = ink.paperEdge;
  paper.lineWidth = 0.03;
  paper.strokeRect(sheet.x + 0.015, sheet.y + 0.015, sheet.width - 0.03, sheet.height - 0.03);
}

export function paintFrame(brush: Brush): void {
  paintBorder(brush);
  paintCoordinates(brush);
  paintTitle(brush);
  paintScaleBar(brush);
  paintNorth(brush);
}

const band = 0.085;

function paintBorder(brush: Brush): void {
  const { paper, geography } = brush;
  const { width, height } = geography.grid;
  const gap = 0.05;
  const outer = gap + band;
  paper.lineJoin = 'miter';
  paper.fillStyle = ink.line;
  paper.beginPath();
  for (let x = 0; x < width; x += 2) {
    const length = Math.min(1, width - x);
    paper.rect(x, -outer, length, band);
    paper.rect(x, height + gap, length, band);
  }
  const rise = Math.sqrt(3) / 2;
  for (let y = 0; y < height; y += 2 * rise) {
    const length = Math.min(rise, height - y);
    paper.rect(-outer, y, band, length);
    paper.rect(width + gap, y, band, length);
  }
  paper.fill();
  paper.strokeStyle = ink.line;
  paper.lineWidth = wide(brush, 0.014, 1);
  paper.strokeRect(0, 0, width, height);
  paper.strokeRect(-gap, -gap, width + 2 * gap, height + 2 * gap);
  paper.lineWidth = wide(brush, 0.024, 1.3);
  paper.strokeRect(-outer, -outer, width + 2 * outer, height + 2 * outer);
}

function paintCoordinates(brush: Brush): void {
  const { grid } = brush.geography;
  const size = Math.min(0.3 * brush.zoom, Math.max(7.5, letterSize(brush, 12)));
  const hand = { size, weight: 'bold', halo: 0, colour: ink.line } as const;
  for (const hex of grid.edge('west')) {
    const { y } = grid.centre(hex);
    write(brush, grid.label(hex).slice(0, 1), -0.33, y, hand);
    write(brush, grid.label(hex).slice(0, 1), grid.width + 0.33, y, hand);
  }
  for (const edge of ['north', 'south'] as const) {
    for (const hex of grid.edge(edge)) {
      const { x } = grid.centre(hex);
      write(brush, grid.label(hex).slice(1), x, edge === 'north' ? -0.34 : grid.height + 0.34, hand);
    }
  }
}

function paintTitle(brush: Brush): void {
  const { grid } = brush.geography;
  const { title, subtitle } = texts[brush.language].sheet;
  const y = grid.height + 0.83;
  const size = 0.36 * brush.zoom;
  const hand = { size, weight: 'bold', halo: 0, align: 'left', spacing: 0.16 } as const;
  write(brush, title, 0, y, hand);
  const after = measure(brush, title, hand) + 0.35;
  write(brush, subtitle, after, y + 0.03, {
    size: 0.24 * brush.zoom,
    italic: true,
    halo: 0,
    align: 'left',
    colour: ink.soft,
  });
}

const milesPerHex = 3;

function paintScaleBar(brush: Brush): void {
  const { paper, geography } = brush;
  const length = 15 / milesPerHex;
  const right = geography.grid.width - 1.35;
  const y = geography.grid.height + 0.86;
  const thick = 0.07;
  paper.lineWidth = wide(brush, 0.012, 0.8);
  paper.strokeStyle = ink.line;
  for (let part = 0; part < 3; part++) {
    paper.fillStyle = part % 2 === 0 ? ink.line : ink.paper;
    paper.fillRect(right - length + (part * length) / 3, y, length / 3, thick);
  }
  paper.strokeRect(right - length, y, length, thick);
  const hand = { size: 0.2 * brush.zoom, halo: 0, colour: ink.line } as const;
  for (let part = 0; part <= 3; part++) {
    write(brush, String(part * 5), right - length + (part * length) / 3, y - 0.14, hand);
  }
  write(brush, texts[brush.language].sheet.miles, right + 0.14, y + 0.03, { ...hand, align: 'left', italic: true });
  write(brush, texts[brush.language].sheet.scale, right - length - 0.18, y + 0.03, {
    ...hand,
    align: 'right',
    italic: true,
    colour: ink.soft,
  });
}

function paintNorth(brush: Brush): void {
  const { paper, geography } = brush;
  const x = geography.grid.width - 0.12;
  const y = geography.grid.height + 0.84;
  const needle = (side: number): void => {
    paper.beginPath();
    paper.moveTo(x, y - 0.3);
    paper.lineTo(x + side * 0.1, y + 0.22);
    paper.lineTo(x, y + 0.13);
    paper.closePath();
  };
  paper.strokeStyle = ink.line;
  paper.lineWidth = wide(brush, 0.014, 0.8);
  paper.lineJoin = 'round';
  needle(-1);
  paper.fillStyle = ink.line;
  paper.fill();
  paper.stroke();
  needle(1);
  paper.fillStyle = ink.paper;
  paper.fill();
  paper.stroke();
  write(brush, texts[brush.language].sheet.north, x + 0.24, y - 0.16, {
    size: 0.22 * brush.zoom,
    weight: 'bold',
    halo: 0,
  });
}
