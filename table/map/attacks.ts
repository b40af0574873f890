import type { AttackShown } from '../board/types.js';
import type { Desk } from '../desk.js';

/** Arrows of the attacks that have been declared, as the seat knows them. */
export function attacksShown({ kit, chair, art }: Pick<Desk, 'kit' | 'chair' | 'art'>): AttackShown[] {
  const { aids, state, seat } = chair.now();
  const attacks = aids.attacks?.(state, seat) ?? [];
  const { grid } = art.board;
  return attacks.flatMap(({ hex, from, stage }) =>
    from.map((near) => ({ from: grid.parse(near), to: grid.parse(hex), progress: kit.progress(stage) })),
  );
}
