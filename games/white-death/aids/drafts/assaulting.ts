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

/** By how much a unit has to raise the chance to be brought up, and how little may be lost without one that stands there. */
const worthBringing = 0.01;
const worthLeaving = 0.001;
const mostBrought = 6;
/** Formations that are tried as those who come first, and how many of these are looked at more closely. */
const mostLeading = 4;
const mostPruned = 2;

interface Joined {
  readonly one: Candidate;
  readonly approach: Approach;
}

/** Units that take part, each by the first of its ways that is open beside those who have joined before it. */
class Party {
  readonly #seat: Seat;
  readonly #ahead: State;
  readonly joined: Joined[] = [];

  constructor(state: State, seat: Seat) {
    this.#seat = seat;
    this.#ahead = cloneState(state);
  }

  /** `chosen`: the hex that the player wants it to come from. */
  join(one: Candidate, chosen?: string): boolean {
    const approach =
      one.approaches.find(({ hex }) => grid.labels[hex] === chosen) ??
      one.approaches.find((way) => this.#isOpen(one, way));
    if (!approach) return false;
    this.joined.push({ one, approach });
    imagineAt(this.#ahead, one.unit, approach.hex);
    this.#ahead.spent[one.unit] = approach.spent;
    return true;
  }

  #isOpen({ id }: Candidate, { path }: Approach): boolean {
    if (path.length === 0) return true;
    const move: Action = { type: 'move', unit: id, path: path.map((hex) => grid.labels[hex]) };
    return whiteDeath.refuse(this.#ahead, this.#seat, move) === null;
  }
}

/** Where everybody comes from is said only where it is not the first place. */
function draftBy(joined: readonly Joined[], hex: string): Draft {
  const others = joined.filter(({ one, approach }) => approach !== one.approaches[0]);
  const from = Object.fromEntries(others.map(({ one, approach }) => [one.id, grid.labels[approach.hex]]));
  const draft = draftOf(
    joined.map(({ one }) => one.id),
    hex,
  );
  return others.length === 0 ? draft : withField(draft, 'from', from);
}

/** These units, as far as there is room for them all; the places that were chosen stay. */
function joining(
  state: State,
  seat: Seat,
  able: readonly Candidate[],
  units: readonly string[],
  hex: string,
  chosen: Readonly<Record<string, string>> = {},
): Draft {
  const party = new Party(state, seat);
  for (const id of units) {
    const one = able.find((other) => other.id === id);
    if (one) party.join(one, chosen[id]);
  }
  return draftBy(party.joined, hex);
}

/**
 * The best combination: whoever makes a difference of those beside it, and of those who can be brought up safely. Some only
 * do so together, and not everybody has room beside everybody else: several formations are tried as those who come first.
 */
function best(state: State, seat: Seat, hex: string, able: readonly Candidate[]): Draft {
  const target = grid.parse(hex);
  const { formation } = state.context;
  const chance = (party: readonly Joined[]): number => {
    const assaulters = party.map(({ one, approach }): Assaulter => ({ unit: one.unit, from: approach.hex }));
    return chanceOfAssault(state, state.deciding, target, assaulters);
  };
  const fires = firesInto(
    state,
    target,
    able.map(({ unit, approaches: [first] }) => ({ unit, from: first.hex })),
  );
  const fire = ({ unit }: Candidate): number => fires.get(unit) ?? 0;
  const safe = able
    .filter(isAway)
    .map((one) => ({ ...one, approaches: one.approaches.filter((way) => !isRisky(way)) }))
    .filter(({ approaches }) => approaches.length > 0)
    .toSorted((a, b) => fire(b) - fire(a));
  const leading = [...new Set(safe.map(({ unit }) => formation[unit]))].slice(0, mostLeading);
  const tried = (leading.length === 0 ? [-1] : leading).map((first) => {
    const party = new Party(state, seat);
    for (const one of able) if (!isAway(one)) party.join(one);
    const most = party.joined.length + mostBrought;
    const isFirst = ({ unit }: Candidate): number => Number(formation[unit] === first);
    for (const one of safe.toSorted((a, b) => isFirst(b) - isFirst(a))) {
      if (party.joined.length < most) party.join(one);
    }
    return { joined: party.joined, reached: chance(party.joined) };
  });
  const pruned = tried
    .toSorted((a, b) => b.reached - a.reached)
    .slice(0, mostPruned)
    .map((party) => {
      let { joined, reached } = party;
      const leaving = joined.toSorted(
        (a, b) => Number(isAway(b.one)) - Number(isAway(a.one)) || fire(a.one) - fire(b.one),
      );
      for (const other of leaving) {
        const fewer = joined.filter((one) => one !== other);
        if (fewer.length === 0) break;
        const without = chance(fewer);
        if (without < reached - (isAway(other.one) ? worthBringing : worthLeaving)) continue;
        joined = fewer;
        reached = without;
      }
      return { joined, reached };
    });
  const price = ({ joined }: { readonly joined: readonly Joined[] }): number =>
    worthBringing * joined.filter(({ one }) => isAway(one)).length;
  const [most] = pruned.toSorted((a, b) => b.reached - price(b) - (a.reached - price(a)));
  return most.joined.length > 0
    ? draftBy(original(most.joined, able), hex)
    : joining(state, seat, able, [able[0].id], hex);
}

/** As the others know them: with the ways that are risky besides. */
const original = (joined: readonly Joined[], able: readonly Candidate[]): Joined[] =>
  joined.map(({ one, approach }) => ({ one: able.find(({ unit }) => unit === one.unit) ?? one, approach }));

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
