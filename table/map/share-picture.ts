import { makeBitmap } from '../board/drawing/canvas.js';
import { paintStill } from '../board/drawing/snapshot.js';
import type { Desk } from '../desk/desk.js';
import { language } from '../i18n/index.js';
import { settings } from '../storage/settings.js';
import { handOver } from '../storage/download.js';
import { stillOf } from './counters.js';
import { standingFlags } from './overlays.js';

/** Pixels to the hex at which a counter can be read, and how many pixels browsers paint without complaint. */
const readable = 64;
const mostPixels = 14_000_000;

type Pictured = Pick<Desk, 'chair' | 'recap' | 'art' | 'kit' | 'id' | 'selection' | 'display'>;

/** Hands the map to the player as a picture: what the seat may see, and nothing that is lit or planned. */
export async function sharePicture(desk: Pictured): Promise<void> {
  const { chair, recap, art, kit, id } = desk;
  const { aids, seat } = chair.now();
  const { state } = recap.shown.value;
  const { sheet } = art.board;
  const scale = Math.min(readable, Math.sqrt(mostPixels / (sheet.width * sheet.height)));
  const bitmap = makeBitmap(sheet.width * scale, sheet.height * scale);
  const still = stillOf({ art, aids, state, seat }, language.value, settings.value.labels);
  paintStill(bitmap, art.board, { ...still, overlays: standingFlags(desk) }, sheet, 1);
  handOver(`${kit.game.id}-${id}.png`, await pngOf(bitmap));
}

function pngOf(bitmap: OffscreenCanvas | HTMLCanvasElement): Promise<Blob> {
  if (!(bitmap instanceof HTMLCanvasElement)) return bitmap.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    bitmap.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture could be made'))), 'image/png');
  });
}
