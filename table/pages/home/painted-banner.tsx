import type { BattleId } from '@impulse/library/battles.js';
import { OpeningPicture } from '../shared/opening-picture.js';
import { useKit } from '../shared/use-kit.js';

/** The opening of a battle as its kit paints it. */
export function PaintedBanner({ id, name }: { readonly id: BattleId; readonly name: string }) {
  const introduced = useKit(id);
  return (
    <OpeningPicture
      name={name}
      kit={introduced?.kit ?? null}
      scenario={introduced?.introduction.first ?? ''}
      area={introduced?.introduction.picture ?? null}
    />
  );
}
