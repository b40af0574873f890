import { type Draft, type Drafting, type DraftWhole, type PlaceRow, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { assaultForecast, type Assaulter } from '../../forecast/assault.js';
import { imagineAt } from '../../forecast/imagine.js';
import { whiteDeath } from '../../game.js';
import { firesInto } from './fire-values.js';
import { cloneState, NONE, POINT, type State } from '../../state.js';
import { type Approach, Approaches, isTarget } from '../combat/approaches.js';
import { decides, unitNumber } from '../seats.js';
import { best, type Candidate, isAway, joining } from './assault-party.js';
import { textsByKey, withField } from './fields.js';

/**
 * 5.2: several units onto one hex, from where they stand or from where they go first. They move and declare one after the
 * other: the action is the next of these, so that asking again after each leads through all of them, and to null.
 */
export const assaulting: Drafting<State, Action> = {
  begin(state, seat, units, hex) {
    const able = hex === null ? [] : candidates(state, seat, hex);
    const ticked = units.filter((unit) => able.some((one) => one.id === unit));
    if (hex === null || able.length === 0 || (units.length > 0 && ticked.length === 0)) return null;
    return ticked.length > 0 ? joining(state, seat, able, ticked, hex) : best(state, seat, hex, able);
  },
  toggle(state, seat, draft, unit) {
    const units = toggled(draft.units, unit);
    if (draft.hex === null || units.length < draft.units.length) return { ...draft, units };
    const chosen = textsByKey(draft.fields['from']);
    const joined = joining(state, seat, candidates(state, seat, draft.hex), units, draft.hex, chosen);
    // Where there is no room for it the rules say why.
    return joined.units.includes(unit) ? joined : { ...draft, units };
  },
  aim: (state, seat, draft, hex) => joining(state, seat, candidates(state, seat, hex), draft.units, hex),
  set: (_state, _seat, draft, field, value) =>
    field === 'from' ? withField(draft, field, value === null ? null : textsByKey(value)) : draft,
  bounds(state, seat, { hex, units, fields }) {
    const able = hex === null ? [] : candidates(state, seat, hex);
    const target = grid.parse(hex ?? '');
    const declared = units.map((id) => unitNumber(state, id)).filter((unit) => state.target[unit] === target);
    const rows: Assaulter[] = [
      ...declared.map((unit) => ({ unit, from: state.hexOf[unit] })),
      ...able.map(({ id, unit, approaches }) => ({ unit, from: chosenOf(approaches, fields, id).hex })),
    ];
    const fires = target < 0 ? new Map<number, number>() : firesInto(state, target, rows);
    return {
      units: {
        kind: 'units',
        units: rows.map(({ unit }) => ({ unit: state.context.unitIds[unit], adds: fires.get(unit) ?? null })),
      },
      from: { kind: 'places', rows: able.map((one) => placesOf(state, one)) },
    };
  },
  action: (state, seat, draft) => planOf(state, seat, draft).actions[0] ?? null,
  whole: planOf,
};

/** Units that may join in the assault of a hex in this phase, those beside it first. */
function candidates(state: State, seat: Seat, hex: string): Candidate[] {
  const target = grid.parse(hex);
  if (!decides(state, seat) || !isTarget(state, target)) return [];
  const { firstUnit, endUnit, unitIds } = state.context;
  const finder = new Approaches(state, target);
  const found: Candidate[] = [];
  for (let unit = firstUnit[state.deciding]; unit < endUnit[state.deciding]; unit++) {
    const approaches = finder.of(unit);
    if (approaches.length > 0) found.push({ id: unitIds[unit], unit, approaches });
  }
  return found.toSorted((a, b) => Number(isAway(a)) - Number(isAway(b)));
}

const placesOf = (state: State, { id, approaches }: Candidate): PlaceRow => ({
  unit: id,
  places: approaches.map(({ hex, path, spent, effects }) => ({
    hex: grid.labels[hex],
    path: path.map((one) => grid.labels[one]),
    left: (state.impulse * POINT - spent) / POINT,
    effects,
  })),
});

/** First everybody moves, then everybody declares: the look into the hex that declaring gives cannot be taken back. */
function planOf(state: State, seat: Seat, draft: Draft): DraftWhole<Action> {
  const { hex, units } = draft;
  const target = grid.parse(hex ?? '');
  const nothing = { actions: [], refusal: null, forecast: null };
  if (hex === null || !decides(state, seat)) return nothing;
  const finder = new Approaches(state, target);
  const open = units.filter((unit) => state.target[unitNumber(state, unit)] === NONE);
  if (open.length === 0) return nothing;
  const going = open.map((id) => ({ id, unit: unitNumber(state, id), approach: approachOf(finder, state, draft, id) }));
  const ahead = cloneState(state);
  const actions: Action[] = [];
  for (const { id, unit, approach } of going) {
    if (!approach || approach.path.length === 0) continue;
    const move: Action = { type: 'move', unit: id, path: approach.path.map((one) => grid.labels[one]) };
    const refusal = whiteDeath.refuse(ahead, seat, move);
    if (refusal) return { ...nothing, refusal };
    actions.push(move);
    imagineAt(ahead, unit, approach.hex);
    ahead.spent[unit] = approach.spent;
  }
  for (const { id } of going) {
    const assault: Action = { type: 'assault', unit: id, target: hex };
    const refusal = whiteDeath.refuse(ahead, seat, assault);
    if (refusal) return { ...nothing, refusal };
    actions.push(assault);
  }
  const assaulters = going.map(({ unit }): Assaulter => ({ unit, from: ahead.hexOf[unit] }));
  return { actions, refusal: null, forecast: assaultForecast(state, state.deciding, target, assaulters) };
}

function approachOf(finder: Approaches, state: State, { fields }: Draft, id: string): Approach | undefined {
  return chosenOf(finder.of(unitNumber(state, id)), fields, id);
}

/** The approach that the player has chosen for a unit, or the first. */
function chosenOf(approaches: readonly Approach[], fields: Draft['fields'], id: string): Approach {
  const wanted = textsByKey(fields['from'])[id];
  return approaches.find(({ hex }) => grid.labels[hex] === wanted) ?? approaches[0];
}
