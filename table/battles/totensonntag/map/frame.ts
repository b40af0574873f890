import { paintBorder, paintCoordinates, paintNorth, paintScaleBar, paintTitle } from '../../../art/frame.js';
import { board as english } from '../../../i18n/en/board.js';
import { board as chinese } from '../../../i18n/zh-Hant/board.js';
import type { DesertBrush } from './brush.js';

const texts = { en: english, 'zh-Hant': chinese } as const;

const milesPerHex = 3;

/** The frame of the desert sheet: its rows have letters, its columns numbers. */
export function paintFrame(brush: DesertBrush): void {
  const { sheet } = texts[brush.language];
  paintBorder(brush);
  paintCoordinates(brush, (label) => ({ row: label.slice(0, 1), column: label.slice(1) }));
  paintTitle(brush, sheet);
  paintScaleBar(brush, sheet, milesPerHex, 5);
  paintNorth(brush, sheet);
}
