import { inflateSync } from 'node:zlib';

/** A picture as grey values from 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Float64Array;
}

const channelsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Reads what a browser writes: eight bits a channel, not interlaced. */
export function greyPicture(png: Buffer): GreyPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = channelsOf[png[25]];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new Error('Not a picture of a browser');
  const rows = unfilter(inflateSync(Buffer.concat(dataParts(png))), width * channels, height, channels);
  const grey = Float64Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return 0.2126 * rows[at] + 0.7152 * rows[at + 1] + 0.0722 * rows[at + 2];
  });
  return { width, height, grey };
}

function dataParts(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

/** Every row is kept as differences to what lies left of it and above. */
function unfilter(raw: Buffer, stride: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i;
      const left = i >= step ? rows[at - step] : 0;
      const above = row > 0 ? rows[at - stride] : 0;
      const corner = i >= step && row > 0 ? rows[at - stride - step] : 0;
      const told = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      rows[at] = raw[row * (stride + 1) + 1 + i] + told;
    }
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [byLeft, byAbove, byCorner] = [guess - left, guess - above, guess - corner].map(Math.abs);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
