import { type Draft, textIn } from '@impulse/engine';
import { intensities, INTENSITY, QUARTER } from '../../actions/actions.js';
import { ARTILLERY, grid, SOVIET } from '../../context.js';
import { isHighFor, mayBeHeadquarters, maySupport, supportValue } from '../../rules/barrage/support.js';
import { poolOf } from '../../rules/city/fortress.js';
import { canPayIntensity } from '../../rules/supply/supply-points.js';
import { onlyFormation } from '../../rules/fire/orders.js';
import { NONE, type State } from '../../state.js';
import { unitNumber } from '../seats.js';

/** 11A: the guns behind a draft of fire, and the headquarters they obey. */

/** 11A1: formations in the fight whose guns may be called on. */
export function headquartersOpen(state: State, draft: Draft): string[] {
  const hex = grid.parse(draft.hex ?? '');
  return state.context.formations
    .filter((_, formation) => mayBeHeadquarters(state, state.deciding, hex, formation))
    .map(({ id }) => id);
}

/** The one chosen; or where several could be, that of the first gun. */
export function headquartersFor(state: State, draft: Draft): string | null {
  const chosen = draft.fields['headquarters'];
  if (typeof chosen === 'string') return chosen;
  const [gun] = draft.units;
  if (gun === undefined || state.deciding !== SOVIET || onlyOne(state, draft) !== NONE) return null;
  return state.context.units[unitNumber(state, gun)].formation;
}

const onlyOne = (state: State, draft: Draft): number =>
  onlyFormation(state, grid.parse(draft.hex ?? ''), draft.type === 'defend');

/** Guns that may support, under the headquarters chosen or under whichever lets them. */
export function supportingGuns(state: State, draft: Draft): string[] {
  const { context, deciding: side } = state;
  const hex = grid.parse(draft.hex ?? '');
  const chosen = context.formationNumber.get(textIn(draft.fields, 'headquarters')) ?? onlyOne(state, draft);
  const guns: string[] = [];
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if ((context.kind[gun] & ARTILLERY) === 0 || state.hexOf[gun] < 0) continue;
    const headquarters = chosen === NONE ? context.formation[gun] : chosen;
    if (side === SOVIET && !mayBeHeadquarters(state, side, hex, headquarters)) continue;
    if (!maySupport(state, gun, hex, headquarters)) guns.push(context.unitIds[gun]);
  }
  return guns;
}

/** 11A2, 15A4: what a gun adds, in points. */
export function supportAdds(state: State, draft: Draft, id: string): number {
  const gun = unitNumber(state, id);
  const wanted = { ...draft, units: [...draft.units, id] };
  const high = draft.type === 'fire' || isHighFor(INTENSITY[intensityFor(state, wanted)], poolOf(state, gun));
  return supportValue(state, gun, grid.parse(draft.hex ?? ''), high) / QUARTER;
}

/** 11A1: the guns of a draft without those that do not obey its headquarters. */
export function alike(state: State, draft: Draft): Draft {
  const headquarters = headquartersFor(state, draft);
  if (headquarters === null) return draft;
  const guns = supportingGuns(state, { ...draft, fields: { headquarters } });
  return { ...draft, units: draft.units.filter((gun) => guns.includes(gun)) };
}

/** A gun in the hex that fires, or among those who assault, fires for itself unless it is ticked. */
export function isInFight(state: State, draft: Draft, gun: string): boolean {
  const unit = unitNumber(state, gun);
  const hex = grid.parse(draft.hex ?? '');
  return state.hexOf[unit] === hex || state.target[unit] === hex;
}

/** 15A4, 15D2: at which intensities the guns of a draft may fire; while it has none, those that it could have. */
export function intensitiesOpen(state: State, draft: Draft): Intensity[] {
  const guns = draft.units.length > 0 ? draft.units : supportingGuns(state, draft);
  const pools = new Set(guns.map((gun) => poolOf(state, unitNumber(state, gun))));
  return intensities.filter((value) => {
    const high = [...pools].filter((pool) => isHighFor(INTENSITY[value], pool));
    const isAll = high.length === pools.size;
    if (value === 'low') return true;
    return high.length > 0 && isAll === (value === 'high') && high.every((pool) => canPayIntensity(state, pool));
  });
}

/** The intensity of a draft as far as it still means some of its guns. */
export function intensityFor(state: State, draft: Draft): Intensity {
  const chosen = intensities.find((value) => value === textIn(draft.fields, 'intensity')) ?? 'low';
  const meant = draft.units.some((gun) => isHighFor(INTENSITY[chosen], poolOf(state, unitNumber(state, gun))));
  return meant ? chosen : 'low';
}

type Intensity = (typeof intensities)[number];
