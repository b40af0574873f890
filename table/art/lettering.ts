import type { PlaceOnLine } from './curve.js';
import { inPixels, type Brush } from './brush.js';
import { serif } from './fonts.js';

/** Letters on the map, always with a halo, sized for the eye rather than for the hex. */

export interface LetterStyle {
  /** Height in pixels of the page. */
  readonly size: number;
  readonly colour?: string;
  readonly weight?: 'normal' | 'bold';
  readonly italic?: boolean;
  readonly family?: string;
  /** Extra space between letters, in parts of the height. */
  readonly spacing?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly halo?: number;
}

/** Grows with the map, but more slowly. */
export const grown = (zoom: number, atFiftyPixels: number): number => atFiftyPixels * Math.pow(zoom / 50, 0.62);

export const letterSize = ({ zoom }: Brush, atFiftyPixels: number): number => grown(zoom, atFiftyPixels);

function take(brush: Brush, hand: LetterStyle): number {
  const { paper } = brush;
  const size = hand.size * brush.pixelRatio;
  paper.font = `${hand.italic && brush.language === 'en' ? 'italic ' : ''}${hand.weight ?? 'normal'} ${size.toFixed(2)}px ${hand.family ?? serif}`;
  paper.letterSpacing = `${((hand.spacing ?? 0) * size).toFixed(2)}px`;
  paper.textBaseline = 'middle';
  paper.textAlign = hand.align ?? 'center';
  paper.lineJoin = 'round';
  paper.strokeStyle = brush.inks.halo;
  paper.lineWidth = size * (hand.halo ?? 0.3);
  paper.fillStyle = hand.colour ?? brush.inks.line;
  return size;
}

export function write(brush: Brush, text: string, x: number, y: number, hand: LetterStyle): void {
  inPixels(brush, () => {
    const size = take(brush, hand);
    const [px, py] = [x * brush.scale, y * brush.scale];
    if ((hand.halo ?? 0.3) > 0) {
      brush.paper.globalAlpha = 0.85;
      brush.paper.strokeText(text, px, py);
      brush.paper.globalAlpha = 1;
    }
    brush.paper.fillText(text, px, py + size * 0.02);
    brush.paper.letterSpacing = '0px';
  });
}

/** Width of a text in hexes. */
export function measure(brush: Brush, text: string, hand: LetterStyle): number {
  let width = 0;
  inPixels(brush, () => {
    take(brush, hand);
    width = brush.paper.measureText(text).width / brush.scale;
    brush.paper.letterSpacing = '0px';
  });
  return width;
}

/** Writes letter by letter along a route, its middle at `centre` hexes from the beginning. */
export function writeAlong(
  brush: Brush,
  text: string,
  route: { at(distance: number): PlaceOnLine },
  centre: number,
  lift: number,
  hand: LetterStyle,
): void {
  const { paper, scale } = brush;
  inPixels(brush, () => {
    const size = take(brush, { ...hand, spacing: 0 });
    const letters = [...text];
    const gap = (hand.spacing ?? 0) * size;
    const widths = letters.map((letter) => paper.measureText(letter).width + gap);
    const whole = widths.reduce((sum, width) => sum + width, 0) / scale;
    const turned = Math.cos(route.at(centre).angle) < -0.05;
    const paint = (stroke: boolean): void => {
      let reached = -whole / 2;
      letters.forEach((letter, index) => {
        const half = widths[index] / scale / 2;
        const place = route.at(centre + (turned ? -1 : 1) * (reached + half));
        const angle = turned ? place.angle + Math.PI : place.angle;
        paper.save();
        paper.translate(place.x * scale, place.y * scale);
        paper.rotate(angle);
        if (stroke) paper.strokeText(letter, 0, -lift * scale);
        else paper.fillText(letter, 0, -lift * scale);
        paper.restore();
        reached += 2 * half;
      });
    };
    paper.globalAlpha = 0.8;
    paint(true);
    paper.globalAlpha = 1;
    paint(false);
  });
}
