import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import type { Face } from '../board/types.js';
import type { UnitCard } from '@impulse/engine';

/** A counter outside the map, drawn by the same hand as those on it. */

const sizes = { small: 34, medium: 46, large: 62, huge: 92 } as const;

/** Counters painted before: the same ones come up again and again. */
const pictures = new Map<string, HTMLCanvasElement>();
const mostPictures = 400;

const keyOf = (face: Face, pixels: number): string => `${face.key} ${pixels} ${devicePixelRatio}`;

function pictureOf(face: Face, pixels: number): HTMLCanvasElement {
  const key = keyOf(face, pixels);
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

/** What is painted when its canvas comes into view: a list may have two hundred counters, of which ten are seen. */
const unseen = new WeakMap<Element, () => void>();
let watching: IntersectionObserver | null = null;

function whenSeen(canvas: Element, paint: () => void): () => void {
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watching?.unobserve(target);
        unseen.get(target)?.();
      }
    },
    { rootMargin: '50%' },
  );
  unseen.set(canvas, paint);
  watching.observe(canvas);
  return () => watching?.unobserve(canvas);
}

interface CounterFaceProps {
  readonly unit: UnitCard;
  readonly size?: keyof typeof sizes;
}

export function CounterFace({ unit, size = 'medium' }: CounterFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const face = useDesk().art.face(unit);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pixels = Math.round(sizes[size] * devicePixelRatio);
    const paint = (): void => {
      element.width = element.height = pixels;
      element.getContext('2d')?.drawImage(pictureOf(face, pixels), 0, 0);
    };
    if (!pictures.has(keyOf(face, pixels))) return whenSeen(element, paint);
    paint();
    return undefined;
  }, [face.key, size]);
  return <canvas ref={canvas} class={`counter-face counter-${size}`} aria-hidden="true" />;
}
