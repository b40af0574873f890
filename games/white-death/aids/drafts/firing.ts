import { type Bounds, type DetailValue, type Draft, type Drafting, type Seat, toggled } from '@impulse/engine';
import { readAction } from '../../actions/action-numbers.js';
import { type Action, type FireAllocation, Order, QUARTER } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { fightsOf } from '../../forecast/fights.js';
import { antitankWeaponsOf, sequenceOf } from '../../forecast/fire.js';
import { planFire } from '../../rules/fire/orders.js';
import type { FirePlan } from '../../rules/fire/plan.js';
import { advanceAsIntended, type IntendedAdvance, intendedAdvance } from './advancing.js';
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
 * 5.4, 5.5: the fire of one hex. Its units are the guns that support it, at first all that nobody else needs; what is left
 * out is done by default: every weapons unit and every point where it does most.
 */
export const firing = (type: FireType): Drafting<State, Action> => {
  const begin = (state: State, seat: Seat, units: readonly string[], hex: string | null): Draft | null =>
    beginAt(state, seat, type, units, hex ?? fightsOf(state)[0]?.target);
  return {
    begin,
    toggle,
    aim: (state, seat, draft, hex) => begin(state, seat, draft.units, hex) ?? { type, units: [], hex, fields: {} },
    set,
    bounds,
    action: (state, _seat, draft) => actionOf(state, draft),
    follow: (state, seat, draft) =>
      defends(draft) || draft.hex === null ? [] : advanceAsIntended(state, seat, draft.hex, advanceIn(draft)),
  };
};

/** 9D: who was named to advance if the hex is emptied; null: whoever has room. */
const advanceIn = ({ fields }: Draft): readonly string[] | null =>
  'advance' in fields ? textsOf(fields['advance']) : null;

/** Nobody advances after defensive fire. */
const intentionOf = (state: State, seat: Seat, draft: Draft): IntendedAdvance =>
  defends(draft) || draft.hex === null
    ? { able: [], going: [] }
    : intendedAdvance(state, seat, draft.hex, advanceIn(draft));

type FireType = 'defend' | 'fire';

const defends = ({ type }: Draft): boolean => type === 'defend';

const isOpen = (state: State, seat: Seat, type: FireType, hex: string): boolean =>
  whiteDeath.refuse(state, seat, { type, target: hex }) === null;

function beginAt(
  state: State,
  seat: Seat,
  type: FireType,
  units: readonly string[],
  target: string | undefined,
): Draft | null {
  if (target === undefined || !isOpen(state, seat, type, target)) return null;
  const draft: Draft = { type, units: [], hex: target, fields: {} };
  const guns = supportingGuns(state, draft).filter((gun) => !isInFight(state, draft, gun));
  const called = units.length > 0 ? units.filter((unit) => guns.includes(unit)) : unclaimed(state, seat, draft, guns);
  return alike(state, { ...draft, units: called });
}

/** 11A2, 15A4: support at low intensity costs nothing, so those come that no other hex still to fire could call. */
function unclaimed(state: State, seat: Seat, draft: Draft, guns: readonly string[]): readonly string[] {
  const type = defends(draft) ? 'defend' : 'fire';
  const elsewhere = fightsOf(state)
    .filter(({ target }) => target !== draft.hex && isOpen(state, seat, type, target))
    .flatMap(({ target }) => supportingGuns(state, { ...draft, hex: target }));
  return guns.filter((gun) => !elsewhere.includes(gun));
}

/** Without a division of its own. */
function undivided(state: State, draft: Draft): FireAction {
  const { hex, units, fields } = draft;
  const headquarters = headquartersFor(state, draft);
  const allocation: FireAllocation = {
    target: hex ?? '',
    ...(headquarters === null ? {} : { headquarters }),
    ...(units.length > 0 ? { support: units } : {}),
    ...(defends(draft) && 'antitank' in fields ? { antitank: textsOf(fields['antitank']) } : {}),
    ...('order' in fields ? { order: textsOf(fields['order']) } : {}),
  };
  if (!defends(draft)) return { type: 'fire', ...allocation };
  const intensity = intensityFor(state, draft);
  return { type: 'defend', ...allocation, ...(intensity === 'low' ? {} : { intensity }) };
}

function actionOf(state: State, draft: Draft): FireAction | null {
  if (draft.hex === null) return null;
  const { allocation } = draft.fields;
  const action = undivided(state, draft);
  return allocation === undefined ? action : { ...action, allocation: namedShares(allocation) };
}

function toggle(state: State, seat: Seat, draft: Draft, unit: string): Draft {
  const { able, going } = intentionOf(state, seat, draft);
  if (able.includes(unit)) {
    // For whoever is ticked there is room: others stay behind.
    const first = going.includes(unit) ? going.filter((one) => one !== unit) : [unit, ...going];
    const named = withField(draft, 'advance', first);
    return withField(named, 'advance', intentionOf(state, seat, named).going);
  }
  // Other fire is divided otherwise.
  const open = without(draft, 'allocation');
  if (draft.units.includes(unit) || supportingGuns(state, draft).includes(unit)) {
    const ticked = alike(state, { ...open, units: toggled(draft.units, unit) });
    // 11A1: a gun of another headquarters takes the place of those that do not obey it.
    const isTaken = draft.units.includes(unit) || ticked.units.includes(unit);
    return isTaken ? ticked : alike(state, { ...open, units: [unit, ...draft.units] });
  }
  if (!weaponsOf(state, draft).some((weapon) => weapon.unit === unit)) return draft;
  const chosen = 'antitank' in draft.fields ? textsOf(draft.fields['antitank']) : defaultAntitank(state, seat, draft);
  return withField(open, 'antitank', toggled(chosen, unit));
}

/** 10D: weapons units have a choice in defence. */
const weaponsOf = (state: State, draft: Draft) =>
  defends(draft) ? (fightsOf(state).find(({ target }) => target === draft.hex)?.weapons ?? []) : [];

/** Those that fire at tanks when nothing is said about it. */
function defaultAntitank(state: State, seat: Seat, draft: Draft): string[] {
  const plan = plannedBy(state, seat, undivided(state, draft));
  return plan ? antitankWeaponsOf(state, plan) : [];
}

const order = new Order();

/** A forecast would tell the same, but only after all chances are reckoned: of large stacks that is noticed. */
function plannedBy(state: State, seat: Seat, action: FireAction): FirePlan | null {
  if (whiteDeath.refuse(state, seat, action) !== null) return null;
  readAction(state.context, action, order);
  return planFire(state, order);
}

function set(state: State, seat: Seat, draft: Draft, field: string, value: DetailValue): Draft {
  if (field === 'allocation') return withField(draft, field, value === null ? null : sharesOf(value, 1 / QUARTER));
  const open = withField(without(draft, 'allocation'), field, value);
  if (field === 'headquarters') return led(state, seat, draft, alike(state, open));
  if (field === 'order') return withField(draft, field, value === null ? null : textsOf(value));
  return defends(draft) && (field === 'antitank' || field === 'intensity') ? open : draft;
}

/** 11A1: whoever has called guns calls those of the new headquarters instead, where none of his obey it. */
function led(state: State, seat: Seat, former: Draft, draft: Draft): Draft {
  if (former.units.length === 0 || draft.units.length > 0) return draft;
  const guns = supportingGuns(state, draft).filter((gun) => !isInFight(state, draft, gun));
  return { ...draft, units: unclaimed(state, seat, draft, guns) };
}

function bounds(state: State, seat: Seat, draft: Draft): Record<string, Bounds> {
  if (draft.hex === null || !isOpen(state, seat, defends(draft) ? 'defend' : 'fire', draft.hex)) return {};
  const guns = supportingGuns(state, draft);
  return {
    units: { kind: 'units', units: guns.map((unit) => ({ unit, adds: supportAdds(state, draft, unit) })) },
    ...headquartersBounds(state, draft),
    ...(defends(draft) ? defenceBounds(state, seat, draft) : advanceBounds(state, seat, draft)),
    ...divisionBounds(state, seat, draft),
  };
}

/** Where only army troops stand there is none to name. */
function headquartersBounds(state: State, draft: Draft): Record<string, Bounds> {
  const values = headquartersOpen(state, draft);
  if (values.length === 0) return {};
  return { headquarters: { kind: 'choice', values, ...standardOf(headquartersFor(state, draft)) } };
}

const defenceBounds = (state: State, seat: Seat, draft: Draft): Record<string, Bounds> => ({
  antitank: {
    kind: 'units',
    units: weaponsOf(state, draft).map(({ unit, antitank }) => ({ unit, adds: antitank })),
    standard: defaultAntitank(state, seat, draft),
  },
  intensity: { kind: 'choice', values: intensitiesOpen(state, draft), standard: 'low' },
});

/** 9D: decided along with the fire, for the case that the hex is emptied. */
function advanceBounds(state: State, seat: Seat, draft: Draft): Record<string, Bounds> {
  const { able, going } = intentionOf(state, seat, without(draft, 'advance'));
  if (able.length === 0) return {};
  return { advance: { kind: 'units', units: able.map((unit) => ({ unit, adds: null })), standard: going } };
}

/** How the fire may be divided, and in which order it is resolved; while it may not be fired as it is, there is none. */
function divisionBounds(state: State, seat: Seat, draft: Draft): Record<string, Bounds> {
  const action = undivided(state, draft);
  if (whiteDeath.refuse(state, seat, action) !== null) return {};
  const plan = plannedBy(state, seat, actionOf(state, draft) ?? action);
  // The next plan takes the place of this one.
  const units = plan ? sequenceOf(state, plan) : [];
  return { allocation: divisionOf(state, action, draft.fields['allocation']), order: { kind: 'order', units } };
}

const standardOf = (standard: string | null) => (standard === null ? {} : { standard });

type FireAction = Extract<Action, { readonly type: 'defend' | 'fire' }>;

function namedShares(value: DetailValue): Record<string, number> {
  const { [garrison]: _, ...named } = sharesOf(value, 1 / QUARTER);
  return named;
}
