import { type Detail, type Draft, numberIn } from '@impulse/engine';
import type { Battle } from './battle.js';

/** Ways to support the fire of a hex, each as a whole: nobody has to tick gun after gun. */
export interface GunChoice {
  /** Nobody, or everybody at low or high intensity; 15D2: the two German pools apart are chosen by hand. */
  readonly id: 'none' | 'low' | 'high';
  readonly draft: Draft;
  readonly chosen: boolean;
  /** Points of fire that it adds. */
  readonly adds: number;
  /** The detail of its forecast, which names the supply points it takes. */
  readonly price: Detail;
}

export function gunChoices(battle: Battle, draft: Draft): GunChoice[] {
  const without = supported(battle, draft, [], null);
  if (!without) return [];
  const bare = fireOf(battle, without);
  const { units } = battle.judge(without).bounds;
  const guns = units?.kind === 'units' ? units.units.map(({ unit }) => unit) : [];
  const all = supported(battle, draft, guns, null);
  const { intensity } = all ? battle.judge(all).bounds : {};
  const mayBeHigh = intensity?.kind === 'choice' && intensity.values.includes('high');
  const wanted = (['low', ...(mayBeHigh ? ['high' as const] : [])] as const).map((id) => ({
    id,
    draft: supported(battle, draft, guns, id),
  }));
  return [{ id: 'none' as const, draft: without }, ...wanted].flatMap(({ id, draft: one }) => {
    if (!one || (id !== 'none' && one.units.length === 0)) return [];
    const detail = battle.judge(one).forecast?.detail ?? {};
    const chosen = sameGuns(one, draft);
    return [{ id, draft: chosen ? draft : one, chosen, adds: numberIn(detail, 'conventional') - bare, price: detail }];
  });
}

/** The draft with these guns at this intensity; the headquarters and the order of the targets stay. */
function supported(battle: Battle, { type, hex, fields }: Draft, guns: readonly string[], intensity: string | null) {
  const { aids, state, seat } = battle;
  const drafting = type === 'defend' ? aids.drafts.defend : aids.drafts.fire;
  const proposed = drafting?.begin(state, seat, guns, hex);
  if (!drafting || !proposed) return null;
  const begun = guns.length > 0 ? proposed : { ...proposed, units: [] };
  const { headquarters, order } = fields;
  const kept = order === undefined ? begun : drafting.set(state, seat, begun, 'order', order);
  const led = drafting.set(state, seat, kept, 'headquarters', headquarters ?? null);
  return intensity === null || intensity === 'low' ? led : drafting.set(state, seat, led, 'intensity', intensity);
}

const fireOf = (battle: Battle, draft: Draft): number =>
  numberIn(battle.judge(draft).forecast?.detail ?? {}, 'conventional');

const sameGuns = (a: Draft, b: Draft): boolean =>
  a.units.toSorted().join() === b.units.toSorted().join() &&
  (a.units.length === 0 || (a.fields['intensity'] ?? 'low') === (b.fields['intensity'] ?? 'low'));
