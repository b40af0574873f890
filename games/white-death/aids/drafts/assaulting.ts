import { type Draft, type Drafting, type DraftWhole, type PlaceRow, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { assaultForecast, type Assaulter, chanceOfAssault } from '../../forecast/assault.js';
import { imagineAt } from '../../forecast/imagine.js';
import { whiteDeath } from '../../game.js';
import { firesInto } from './fire-values.js';
import { cloneState, NONE, POINT, type State } from '../../state.js';
import { type Approach, Approaches, isRisky, isTarget } from '../combat/approaches.js';
import { decides, unitNumber } from '../seats.js';
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
    return draftOf(ticked.length > 0 ? ticked : best(state, seat, hex, able), hex);
  },
  toggle: (_state, _seat, draft, unit) => ({ ...draft, units: toggled(draft.units, unit) }),
  aim(state, seat, draft, hex) {
    const able = candidates(state, seat, hex);
    return draftOf(
      draft.units.filter((unit) => able.some(({ id }) => id === unit)),
      hex,
    );
  },
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

const draftOf = (units: readonly string[], hex: string | null): Draft => ({ type: 'assault', units, hex, fields: {} });

interface Candidate {
  readonly id: string;
  readonly unit: number;
  readonly approaches: readonly Approach[];
}

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

const isAway = ({ approaches: [first] }: Candidate): boolean => first.path.length > 0;

const placesOf = (state: State, { id, approaches }: Candidate): PlaceRow => ({
  unit: id,
  places: approaches.map(({ hex, path, spent, effects }) => ({
    hex: grid.labels[hex],
    path: path.map((one) => grid.labels[one]),
    left: (state.impulse * POINT - spent) / POINT,
    effects,
  })),
});

const placed = ({ unit, approaches: [first] }: Candidate): Assaulter => ({ unit, from: first.hex });

/** By how much a unit has to raise the chance to be brought up, and how little may be lost without it. */
const worthBringing = 0.01;
const worthLeaving = 0.001;
const mostBrought = 6;

/** The best combination: whoever makes a difference of those beside it, and of those who can be brought up safely. */
function best(state: State, seat: Seat, hex: string, able: readonly Candidate[]): string[] {
  const target = grid.parse(hex);
  const chance = (some: readonly Candidate[]): number =>
    chanceOfAssault(state, state.deciding, target, some.map(placed));
  const fires = firesInto(state, target, able.map(placed));
  const fire = ({ unit }: Candidate): number => fires.get(unit) ?? 0;
  let chosen = able.filter((one) => !isAway(one));
  let reached = chance(chosen);
  const brought = able
    .filter((one) => isAway(one) && !isRisky(one.approaches[0]))
    .toSorted((a, b) => fire(b) - fire(a));
  for (const one of brought.slice(0, mostBrought)) {
    const more = [...chosen, one];
    const raised = chance(more);
    if (
      raised < reached + worthBringing ||
      planOf(
        state,
        seat,
        draftOf(
          more.map(({ id }) => id),
          hex,
        ),
      ).refusal
    )
      continue;
    chosen = more;
    reached = raised;
  }
  for (const one of chosen.toSorted((a, b) => fire(a) - fire(b))) {
    const fewer = chosen.filter((other) => other !== one);
    if (fewer.length > 0 && chance(fewer) >= reached - worthLeaving) chosen = fewer;
  }
  return (chosen.length > 0 ? chosen : able.slice(0, 1)).map(({ id }) => id);
}

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
