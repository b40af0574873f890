import type { Sprite, Sprites } from './sprites.js';
import { figures } from './fonts.js';

/** Pixels per hex from which the badge of a stack can be read. */
export const badgeShownFrom = 34;

/** The text on the corner of the topmost counter, and how large it is in hexes. */
export function stackBadge(
  sprites: Sprites,
  text: string,
  warning: boolean,
  sharpScale: number,
): { readonly sprite: Sprite; readonly side: number } {
  const side = warning ? 0.26 : 0.2;
  const pixels = Math.max(6, Math.round(side * sharpScale));
  const sprite = sprites.take(`stack ${String(warning)} ${text}`, pixels, 0.2, (paper, size) => {
    const [ground, ink] = warning ? ['#c00d16', '#ffffff'] : ['#fff8e6', '#2b2418'];
    paper.beginPath();
    paper.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    paper.shadowColor = 'rgb(30 18 4 / 65%)';
    paper.shadowBlur = size * 0.18;
    paper.fillStyle = ground;
    paper.fill();
    paper.shadowColor = 'transparent';
    paper.lineWidth = Math.max(1, size * 0.08);
    paper.strokeStyle = ink;
    paper.stroke();
    paper.fillStyle = ink;
    paper.font = `bold ${(size * 0.66).toFixed(1)}px ${figures}`;
    paper.textAlign = 'center';
    paper.textBaseline = 'middle';
    paper.fillText(text, size / 2, size * 0.54);
  });
  return { sprite, side };
}
