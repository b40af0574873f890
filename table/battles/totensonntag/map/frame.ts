import { paintBorder, paintCoordinates, paintNorth, paintScaleBar, paintTitle } from '../../../art/frame.js';
import type { DesertBrush } from './brush.js';
import { sheetTexts } from './sheet-texts.js';

const milesPerHex = 3;
/** Hexes at the lower right corner that the buttons of the map lie on when all of it is seen. */
const buttons = 4.1;

/** The frame of the desert sheet: its rows have letters, its columns numbers. */
export function paintFrame(brush: DesertBrush): void {
  const texts = sheetTexts[brush.language];
  paintBorder(brush);
  paintCoordinates(brush, (label) => ({ row: label.slice(0, 1), column: label.slice(1) }));
  paintTitle(brush, texts);
  paintScaleBar(brush, texts, milesPerHex, 5, 1, buttons);
  paintNorth(brush, texts, 1, buttons);
}
