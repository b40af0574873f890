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
  return [...declared, ...planned(desk).filter(({ from, to, far }) => far || !known.has(`${from} ${to}`))];
}

/** From every hex from which a ticked unit would attack, and from where the ticked guns stand. */
function planned({ chair, plans, art }: Shown): AttackShown[] {
  const { draft, bounds } = plans.drafts.judged.value ?? {};
  if (!draft?.hex) return [];
  const all = Object.values(bounds ?? {});
  const movers = all.flatMap((bound) => (bound.kind === 'places' ? bound.rows : []));
  const { grid } = art.board;
  const to = grid.parse(draft.hex);
  const near = movers.flatMap(({ unit, places }) =>
    draft.units.includes(unit) ? (placeIn(draft, unit, places)?.hex ?? []) : [],
  );
  const { units } = bounds ?? {};
  // What adds to a fire without going anywhere for it.
  const guns = movers.length === 0 && units?.kind === 'units' ? units.units.filter(({ adds }) => adds !== null) : [];
  const behind = guns.flatMap(({ unit }) =>
    draft.units.includes(unit) ? (chair.units.value.get(unit)?.hex ?? []) : [],
  );
  return [
    ...[...new Set(near)].map((hex) => ({ from: grid.parse(hex), to, progress: 0 })),
    ...[...new Set(behind)].map((hex) => ({ from: grid.parse(hex), to, progress: 0, far: true })),
  ];
}
