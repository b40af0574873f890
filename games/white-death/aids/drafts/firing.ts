import {
  type Bounds,
  type Detail,
  type DetailValue,
  type Draft,
  type Drafting,
  type Seat,
  textsIn,
  toggled,
} from '@impulse/engine';
import { type Action, type FireAllocation, QUARTER } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { fightsOf } from '../../forecast/fights.js';
import { divisionOf, garrison } from './division.js';
import { sharesOf } from './shares.js';
import type { State } from '../../state.js';
import { textsOf, withField, without } from './fields.js';
import {
  alike,
  headquartersFor,
  headquartersOpen,
  intensitiesOpen,
  intensityFor,
  isInFight,
  supportAdds,
  supportingGuns,
} from './supporting.js';

/**
 * 5.4, 5.5: the fire of one hex. Its units are the guns that support it; what is left out is done by default: no support,
 * every weapons unit and every point where it does most.
 */
export const firing = (type: 'defend' | 'fire'): Drafting<State, Action> => {
  const isOpen = (state: State, seat: Seat, hex: string): boolean =>
    whiteDeath.refuse(state, seat, { type, target: hex }) === null;

  function begin(state: State, seat: Seat, units: readonly string[], hex: string | null): Draft | null {
    const target = hex ?? fightsOf(state)[0]?.target;
    if (target === undefined || !isOpen(state, seat, target)) return null;
    const draft: Draft = { type, units: [], hex: target, fields: {} };
    const guns = supportingGuns(state, draft).filter((gun) => !isInFight(state, draft, gun));
    return alike(state, { ...draft, units: units.filter((unit) => guns.includes(unit)) });
  }

  /** Without a division of its own. */
  function undivided(state: State, draft: Draft): FireAction {
    const { hex, units, fields } = draft;
    const headquarters = headquartersFor(state, draft);
    const order: FireAllocation = {
      target: hex ?? '',
      ...(headquarters === null ? {} : { headquarters }),
      ...(units.length > 0 ? { support: units } : {}),
      ...(type === 'defend' && 'antitank' in fields ? { antitank: textsOf(fields['antitank']) } : {}),
      ...('order' in fields ? { order: textsOf(fields['order']) } : {}),
    };
    if (type === 'fire') return { type, ...order };
    const intensity = intensityFor(state, draft);
    return { type, ...order, ...(intensity === 'low' ? {} : { intensity }) };
  }

  /** What is planned when nothing is said about the division. */
  const planned = (state: State, seat: Seat, draft: Draft): Detail | null =>
    whiteDeath.forecast(state, seat, undivided(state, draft))?.detail ?? null;

  function toggle(state: State, seat: Seat, draft: Draft, unit: string): Draft {
    // Other fire is divided otherwise.
    const open = without(draft, 'allocation');
    if (draft.units.includes(unit) || supportingGuns(state, draft).includes(unit)) {
      return alike(state, { ...open, units: toggled(draft.units, unit) });
    }
    if (!weaponsOf(state, draft).some((weapon) => weapon.unit === unit)) return draft;
    const chosen = 'antitank' in draft.fields ? textsOf(draft.fields['antitank']) : defaultAntitank(state, seat, draft);
    return withField(open, 'antitank', toggled(chosen, unit));
  }

  const defaultAntitank = (state: State, seat: Seat, draft: Draft): string[] =>
    textsIn(planned(state, seat, draft) ?? {}, 'antitankWeapons');

  /** 10D: weapons units have a choice in defence. */
  const weaponsOf = (state: State, { hex }: Draft) =>
    type === 'fire' ? [] : (fightsOf(state).find(({ target }) => target === hex)?.weapons ?? []);

  function set(state: State, _seat: Seat, draft: Draft, field: string, value: DetailValue): Draft {
    if (field === 'allocation') return withField(draft, field, value === null ? null : sharesOf(value, 1 / QUARTER));
    const open = withField(without(draft, 'allocation'), field, value);
    if (field === 'headquarters') return alike(state, open);
    if (field === 'order') return withField(draft, field, value === null ? null : textsOf(value));
    return type === 'defend' && (field === 'antitank' || field === 'intensity') ? open : draft;
  }

  function bounds(state: State, seat: Seat, draft: Draft): Record<string, Bounds> {
    if (draft.hex === null || !isOpen(state, seat, draft.hex)) return {};
    const guns = supportingGuns(state, draft);
    const found: Record<string, Bounds> = {
      units: { kind: 'units', units: guns.map((unit) => ({ unit, adds: supportAdds(state, draft, unit) })) },
    };
    const headquarters = headquartersOpen(state, draft);
    // Where only army troops stand there is none to name.
    if (headquarters.length > 0) {
      const standard = standardOf(headquartersFor(state, draft));
      found['headquarters'] = { kind: 'choice', values: headquarters, ...standard };
    }
    if (type === 'defend') {
      const weapons = weaponsOf(state, draft);
      found['antitank'] = {
        kind: 'units',
        units: weapons.map(({ unit, antitank }) => ({ unit, adds: antitank })),
        standard: defaultAntitank(state, seat, draft),
      };
      found['intensity'] = {
        kind: 'choice',
        values: intensitiesOpen(state, draft),
        standard: 'low',
      };
    }
    const order = undivided(state, draft);
    if (whiteDeath.refuse(state, seat, order) !== null) return found;
    found['allocation'] = divisionOf(state, order, draft.fields['allocation']);
    const { sequence } = whiteDeath.forecast(state, seat, actionOf(state, draft) ?? order)?.detail ?? {};
    found['order'] = { kind: 'order', units: textsOf(sequence) };
    return found;
  }

  function actionOf(state: State, draft: Draft): Action | null {
    if (draft.hex === null) return null;
    const { allocation } = draft.fields;
    const order = undivided(state, draft);
    return allocation === undefined ? order : { ...order, allocation: namedShares(allocation) };
  }

  const aim = (state: State, seat: Seat, draft: Draft, hex: string): Draft =>
    begin(state, seat, draft.units, hex) ?? { type, units: [], hex, fields: {} };

  return { begin, toggle, aim, set, bounds, action: (state, _seat, draft) => actionOf(state, draft) };
};

const standardOf = (standard: string | null) => (standard === null ? {} : { standard });

type FireAction = Extract<Action, { readonly type: 'defend' | 'fire' }>;

function namedShares(value: DetailValue): Record<string, number> {
  const { [garrison]: _, ...named } = sharesOf(value, 1 / QUARTER);
  return named;
}
