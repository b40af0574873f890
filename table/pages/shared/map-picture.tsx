import { useEffect, useRef } from 'preact/hooks';
import type { BattleArt } from '../../art/battle-art.js';
import { framed } from '../../board/geometry.js';
import { paintStill, type Still } from '../../board/drawing/snapshot.js';
import type { Area } from '../../board/types.js';
import './map-picture.css';

interface MapPictureProps {
  /** What it shows, in words. */
  readonly name: string;
  readonly art: BattleArt | null;
  /** Null until it is known. */
  readonly still: Still | null;
  readonly area: Area | null;
}

/** A part of the map as a picture that fills its place; painted when the page has nothing else to do. */
export function MapPicture({ name, art, still, area }: MapPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !art || !still || !area) return;
    const paint = (): void => {
      const ratio = Math.min(2, devicePixelRatio);
      const { width, height } = sheet.getBoundingClientRect();
      if (width < 1 || height < 1) return;
      sheet.width = Math.round(width * ratio);
      sheet.height = Math.round(height * ratio);
      paintStill(sheet, art.board, still, framed(area, sheet.width, sheet.height, art.board.sheet), ratio);
      sheet.dataset['painted'] = 'true';
    };
    let waiting: ReturnType<typeof setTimeout>;
    // A telephone that is turned must not stretch what was painted before; the first size is told as well.
    const sizes = new ResizeObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(paint, 30);
    });
    sizes.observe(sheet);
    return () => {
      sizes.disconnect();
      clearTimeout(waiting);
    };
  }, [art, still, area]);
  return <canvas ref={canvas} class="map-picture" role="img" aria-label={name} />;
}
