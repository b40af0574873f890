import type { Draft, Seat } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { type AssaultChance, type Assaulter, chanceOfAssault } from '../../forecast/assault.js';
import { imagineAt } from '../../forecast/imagine.js';
import { whiteDeath } from '../../game.js';
import { cloneState, type State } from '../../state.js';
import { type Approach, isRisky } from '../combat/approaches.js';
import { withField } from './fields.js';
import { firesInto } from './fire-values.js';

/** Who takes part in an assault, each from a hex where there is room for it. */

export interface Candidate {
  readonly id: string;
  readonly unit: number;
  readonly approaches: readonly Approach[];
}

export const isAway = ({ approaches: [first] }: Candidate): boolean => first.path.length > 0;

/** By how much a unit has to raise the chance to be brought up, and how little may be lost without one that stands there. */
const worthBringing = 0.01;
const worthLeaving = 0.001;
/** Below this chance hidden units, at their strongest, cannot be driven out, whoever comes. */
const hopeless = 0.01;
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
  join(one: Candidate, ways = one.approaches, chosen?: string): void {
    const approach = ways.find(({ hex }) => grid.labels[hex] === chosen) ?? ways.find((way) => this.#isOpen(one, way));
    if (!approach) return;
    this.joined.push({ one, approach });
    imagineAt(this.#ahead, one.unit, approach.hex);
    this.#ahead.spent[one.unit] = approach.spent;
  }

  #isOpen({ id }: Candidate, { path }: Approach): boolean {
    if (path.length === 0) return true;
    const move: Action = { type: 'move', unit: id, path: path.map((hex) => grid.labels[hex]) };
    return whiteDeath.refuse(this.#ahead, this.#seat, move) === null;
  }
}

const halfWay = ({ worst, best: most }: AssaultChance): number => (worst + most) / 2;

/** Where everybody comes from is said only where it is not the first place. */
function draftBy(joined: readonly Joined[], hex: string): Draft {
  const others = joined.filter(({ one, approach }) => approach !== one.approaches[0]);
  const from = Object.fromEntries(others.map(({ one, approach }) => [one.id, grid.labels[approach.hex]]));
  const draft: Draft = { type: 'assault', units: joined.map(({ one }) => one.id), hex, fields: {} };
  return others.length === 0 ? draft : withField(draft, 'from', from);
}

/** These units, as far as there is room for them all; the places that were chosen stay. */
export function joining(
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
    if (one) party.join(one, one.approaches, chosen[id]);
  }
  return draftBy(party.joined, hex);
}

/**
 * The best combination: whoever makes a difference of those beside it, and of those who can be brought up safely. Some only
 * do so together, and not everybody has room beside everybody else: several formations are tried as those who come first.
 */
export function best(state: State, seat: Seat, hex: string, able: readonly Candidate[]): Draft {
  const target = grid.parse(hex);
  const { formation } = state.context;
  const chanceOf = (party: readonly Joined[]): AssaultChance => {
    const assaulters = party.map(({ one, approach }): Assaulter => ({ unit: one.unit, from: approach.hex }));
    return chanceOfAssault(state, state.deciding, target, assaulters);
  };
  const chance = (party: readonly Joined[]): number => halfWay(chanceOf(party));
  const fires = firesInto(
    state,
    target,
    able.map(({ unit, approaches: [first] }) => ({ unit, from: first.hex })),
  );
  const fire = ({ unit }: Candidate): number => fires.get(unit) ?? 0;
  const away = able.filter(isAway).toSorted((a, b) => fire(b) - fire(a));
  const leading = [...new Set(away.map(({ unit }) => formation[unit]))].slice(0, mostLeading);
  const tried = (leading.length === 0 ? [-1] : leading).map((first) => {
    const party = new Party(state, seat);
    for (const one of able) if (!isAway(one)) party.join(one);
    const most = party.joined.length + mostBrought;
    const isFirst = ({ unit }: Candidate): number => Number(formation[unit] === first);
    for (const one of away.toSorted((a, b) => isFirst(b) - isFirst(a))) {
      const safe = one.approaches.filter((way) => !isRisky(way));
      if (party.joined.length < most) party.join(one, safe);
    }
    const reached = chanceOf(party.joined);
    return {
      joined: party.joined,
      reached: halfWay(reached),
      blind: reached.worst < hopeless && reached.worst < reached.best,
    };
  });
  const pruned = tried
    .toSorted((a, b) => b.reached - a.reached)
    .slice(0, mostPruned)
    .map((party) => {
      let { joined, reached } = party;
      // What a blind assault needs nobody can tell: whoever stands beside the hex and fires stays in.
      const leaving = joined
        .filter(({ one }) => !party.blind || isAway(one) || fire(one) === 0)
        .toSorted((a, b) => Number(isAway(b.one)) - Number(isAway(a.one)) || fire(a.one) - fire(b.one));
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
  return most.joined.length > 0 ? draftBy(most.joined, hex) : joining(state, seat, able, [able[0].id], hex);
}
