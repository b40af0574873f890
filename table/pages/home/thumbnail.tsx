import { useEffect, useRef } from 'preact/hooks';
import { paintStand } from '../../board/drawing/stand.js';
import { language } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { artOf } from '../shared/opening-picture.js';

interface ThumbnailProps {
  readonly kit: AnyKit | null;
  /** Hexes in which each side stands; unknown for battles kept by an older version. */
  readonly stand: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The whole map with a dot where units stand. What it shows is told beside it. */
export function Thumbnail({ kit, stand }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const spoken = language.value;
  useEffect(() => {
    const sheet = canvas.current;
    const art = kit ? artOf(kit) : null;
    if (!sheet || !art) return;
    const waiting = setTimeout(() => {
      const ratio = Math.min(2, devicePixelRatio);
      const { width, height } = sheet.getBoundingClientRect();
      sheet.width = Math.max(1, Math.round(width * ratio));
      sheet.height = Math.max(1, Math.round(height * ratio));
      const { grid } = art.board;
      const dots = Object.entries(stand ?? {}).flatMap(([side, hexes]) =>
        hexes.map((hex) => ({
          hex: grid.parse(hex),
          colour: art.sides[side]?.fill ?? '#000',
          round: art.sides[side]?.round ?? false,
        })),
      );
      paintStand(sheet, art.board, { language: spoken, labels: false, variant: '' }, dots, ratio);
    }, 60);
    return () => clearTimeout(waiting);
  }, [kit, stand, spoken]);
  return <canvas ref={canvas} class="thumbnail" aria-hidden="true" />;
}
