import { paintBorder, paintCoordinates, paintNorth, paintScaleBar, paintTitle } from '../../../art/frame.js';
import type { WinterBrush } from './brush.js';
import { paintEntries } from './entries.js';
import { sheetTexts } from './sheet-texts.js';

const milesPerHex = 1;
const footSize = 2.2;

/** The frame of the winter sheet: numbered columns and rows, and the ways onto the map. */
export function paintFrame(brush: WinterBrush): void {
  const texts = sheetTexts[brush.language];
  paintBorder(brush);
  paintCoordinates(brush, (label) => ({ column: label.slice(0, 2), row: label.slice(2) }));
  paintEntries(brush);
  paintTitle(brush, texts, footSize);
  paintScaleBar(brush, texts, milesPerHex, 2, footSize);
  paintNorth(brush, texts, footSize);
}
