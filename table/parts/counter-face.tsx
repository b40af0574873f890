import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import type { Face } from '../board/types.js';
import type { UnitCard } from '@impulse/engine';

/** A counter outside the map, drawn by the same hand as those on it. */

const sizes = { small: 34, medium: 46, large: 62, huge: 92 } as const;

/** Counters painted before: the same ones come up again and again. */
const pictures = new Map<string, HTMLCanvasElement>();
const mostPictures = 400;

function pictureOf(face: Face, pixels: number): HTMLCanvasElement {
  const key = `${face.key} ${pixels} ${devicePixelRatio}`;
  const known = pictures.get(key);
  if (known) return known;
  const picture = document.createElement('canvas');
  picture.width = pixels;
  picture.height = pixels;
  face.paint(picture.getContext('2d')!, pixels, devicePixelRatio);
  if (pictures.size >= mostPictures) pictures.clear();
  pictures.set(key, picture);
  return picture;
}

interface CounterFaceProps {
  readonly unit: UnitCard;
  readonly size?: keyof typeof sizes;
}

export function CounterFace({ unit, size = 'medium' }: CounterFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const face = useDesk().art.face(unit);
  useLayoutEffect(() => {
    const paper = canvas.current?.getContext('2d');
    if (!paper) return;
    const pixels = Math.round(sizes[size] * devicePixelRatio);
    paper.canvas.width = pixels;
    paper.canvas.height = pixels;
    paper.drawImage(pictureOf(face, pixels), 0, 0);
  }, [face.key, size]);
  return <canvas ref={canvas} class={`counter-face counter-${size}`} aria-hidden="true" />;
}
