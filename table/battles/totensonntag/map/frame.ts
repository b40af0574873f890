import { paintBorder, paintCoordinates, paintNorth, paintScaleBar, paintTitle } from '../../../art/frame.js';
import type { DesertBrush } from './brush.js';
import { sheetTexts } from './sheet-texts.js';

const milesPerHex = 3;

/** The frame of the desert sheet: its rows have letters, its columns numbers. */
export function paintFrame(brush: DesertBrush): void {
  const texts = sheetTexts[brush.language];
  paintBorder(brush);
  paintCoordinates(brush, (label) => ({ row: label.slice(0, 1), column: label.slice(1) }));
  paintTitle(brush, texts);
  paintScaleBar(brush, texts, milesPerHex, 5);
  paintNorth(brush, texts);
}
