import type { Finality } from '@impulse/engine';
import { words } from '../i18n/words.js';

/** On a button: it cannot be taken back, because dice are rolled, something is seen, or the other side is next. */
export function FinalitySign({ finality }: { readonly finality: Finality }) {
  if (finality === 'free') return null;
  const why = words.value.finality[finality];
  return (
    <svg class="icon finality" viewBox="0 0 20 20" role="img" aria-label={why} data-finality={finality}>
      <title>{why}</title>
      <path d={pictures[finality]} />
    </svg>
  );
}

const pictures: Readonly<Record<Exclude<Finality, 'free'>, string>> = {
  reveals: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  rolls: 'M4 4h12v12H4zM7.500 7.500h.01M12.500 12.500h.01M10 10h.01',
  passes: 'M3 10h9M8.500 6.500 12 10l-3.500 3.500M16 4v12',
};
