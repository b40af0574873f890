import { type Draft, type Drafting, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { checkEnters } from '../../rules/forces/reinforcements.js';
import { checkMoves } from '../../rules/movement/may-move.js';
import { NONE, OFF_MAP, stackOf, type State, STEP } from '../../state.js';
import { goTogether, reachedTogether } from '../movement/group-reach.js';
import { reachedBy } from '../movement/reach.js';
import { decides, unitNumber } from '../seats.js';
import { textsOf, withField, without } from './fields.js';

/** 4, 6, 17, 21B: a move or an entry by a path. The first unit is the one that is named, the others go along. */
export const going = (type: 'move' | 'enter'): Drafting<State, Action> => ({
  begin(state, seat, [first, ...others], hex) {
    if (first === undefined || state.step !== STEP.movement || !decides(state, seat)) return null;
    if (typeFor(state, first) !== type) return null;
    const able = companions(state, first);
    // Pointed at without anybody else or a hex: the whole stack, as far as it can move.
    const whole = others.length === 0 && hex === null && type === 'move';
    const along = whole ? able : others.filter((unit) => able.includes(unit));
    const draft: Draft = { type, units: [first, ...along], hex, fields: {} };
    return hex === null || pathOf(state, seat, draft).length > 0 ? draft : null;
  },
  toggle(state, _seat, draft, unit) {
    const [first] = draft.units;
    return unit === first || !companions(state, first).includes(unit)
      ? draft
      : { ...draft, units: toggled(draft.units, unit) };
  },
  aim: (_state, _seat, draft, hex) => ({ ...without(draft, 'path'), hex }),
  set(_state, _seat, draft, field, value) {
    if (field !== 'path') return draft;
    const path = textsOf(value);
    return { ...withField(draft, field, value === null ? null : path), hex: path.at(-1) ?? draft.hex };
  },
  bounds(state, _seat, { units: [first] }) {
    const able = companions(state, first);
    return able.length === 0 ? {} : { units: { kind: 'units', units: able.map((unit) => ({ unit, adds: null })) } };
  },
  action(state, seat, draft) {
    const path = pathOf(state, seat, draft);
    return path.length === 0 ? null : goTogether(state, draft.units, path);
  },
});

function typeFor(state: State, id: string): 'move' | 'enter' | null {
  const unit = unitNumber(state, id);
  const hex = unit === NONE ? NONE : state.hexOf[unit];
  if (hex >= 0) return 'move';
  return unit !== NONE && hex === OFF_MAP ? 'enter' : null;
}

/** As drawn, or the best that those who go can take. */
function pathOf(state: State, seat: Seat, { type, units: [first, ...along], hex, fields }: Draft): readonly string[] {
  const drawn = textsOf(fields['path']);
  if (drawn.length > 0) return drawn;
  if (hex === null) return [];
  const together = along.length > 0 ? reachedTogether(state, seat, [first, ...along]) : [];
  // Where all cannot go together, the way of the first: the rules will say who is in the way.
  const open = [...together, ...reachedBy(state, seat, first)]
    .filter((way) => way.hex === hex && way.kind === type)
    .toSorted((a, b) => b.left - a.left);
  const fine = open.find(({ path }) => !whiteDeath.refuse(state, seat, goTogether(state, [first, ...along], path)));
  return (fine ?? open[0])?.path ?? [];
}

/** Others of its hex, or of its entry area, who may move or enter; whether they can keep up the rules will say. */
function companions(state: State, first: string): string[] {
  const unit = unitNumber(state, first);
  const type = typeFor(state, first);
  if (type === null) return [];
  const others = type === 'move' ? stackOf(state, state.hexOf[unit]) : waitingWith(state, unit);
  const check = type === 'move' ? checkMoves : checkEnters;
  return others.filter((one) => one !== unit && check(state, one) === null).map((one) => state.context.unitIds[one]);
}

function waitingWith(state: State, unit: number): number[] {
  const { firstUnit, endUnit, side } = state.context;
  const waiting: number[] = [];
  for (let other = firstUnit[side[unit]]; other < endUnit[side[unit]]; other++) {
    if (state.hexOf[other] === OFF_MAP && state.entry[other] === state.entry[unit]) waiting.push(other);
  }
  return waiting;
}
