import type { AttackShown } from '../board/types.js';
import type { Desk } from '../desk/desk.js';
import { placeIn } from '../parts/draft-places.js';

type Shown = Pick<Desk, 'kit' | 'chair' | 'plans' | 'art'>;

/** Arrows of the attacks that have been declared, as the seat knows them, and of the one that is planned. */
export function attacksShown(desk: Shown): AttackShown[] {
  const { kit, chair, art } = desk;
  const { aids, state, seat } = chair.now();
  const { grid } = art.board;
  const declared = (aids.attacks?.(state, seat) ?? []).flatMap(({ hex, from, progress }) =>
    from.map((near) => ({ from: grid.parse(near), to: grid.parse(hex), progress: kit.progress(progress) })),
  );
  const known = new Set(declared.map(({ from, to }) => `${from} ${to}`));
  return [...declared, ...planned(desk).filter(({ from, to }) => !known.has(`${from} ${to}`))];
}

/** From every hex from which a ticked unit would attack. */
function planned({ plans, art }: Shown): AttackShown[] {
  const { draft, bounds } = plans.drafts.judged.value ?? {};
  const rows = Object.values(bounds ?? {}).flatMap((bound) => (bound.kind === 'places' ? bound.rows : []));
  if (!draft?.hex) return [];
  const hexes = rows.flatMap(({ unit, places }) =>
    draft.units.includes(unit) ? (placeIn(draft, unit, places)?.hex ?? []) : [],
  );
  const { grid } = art.board;
  const to = grid.parse(draft.hex);
  return [...new Set(hexes)].map((hex) => ({ from: grid.parse(hex), to, progress: 0 }));
}
