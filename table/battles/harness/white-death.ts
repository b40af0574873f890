import { keyedDice, type Seat, type UnitCard } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { aids } from '@impulse/white-death/aids/index.js';
import type { State } from '@impulse/white-death/state.js';
import type { Counter, Mark, Overlay } from '../../board/types.js';
import { whiteDeathArt } from '../white-death/art.js';
import type { Shown } from './shown.js';

/** A scenario in its first movement phase, as a seat sees it. Query: scenario (1 to 5), seat, unit (whose reach is lit). */
export function showWhiteDeath(query: URLSearchParams): Shown {
  const art = whiteDeathArt();
  const { grid } = art.board;
  const parse = (label: string): number => grid.parse(label);
  const state = firstMovement(`scenario-${query.get('scenario') ?? '3'}`);
  const seat = query.get('seat') ?? 'soviet';
  const scenery = art.scenery?.((label) => aids.hex(state, seat, label), aids.tracks(state, seat));
  const unit = query.get('unit');
  return {
    art,
    stacks: new Map(
      Array.from(countersOf(state, seat, art), ([hex, { side, counters }]) => [parse(hex), art.stack(counters, side)]),
    ),
    marks: unit === null ? looksOf(parse) : reachOf(state, seat, unit, parse),
    overlays: (query.get('overlays') ?? '').split(',').flatMap((id) => overlayOf(state, seat, id, unit, parse)),
    signs: scenery?.signs ?? [],
    path: null,
    selection: null,
    pointed: [],
  };
}

/** Plays on with five points at a time until units move. */
function firstMovement(scenario: string): State {
  const started = whiteDeath.start({ scenario });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  for (let turn = whiteDeath.turn(state); !turn.over && turn.step !== 'movement'; turn = whiteDeath.turn(state)) {
    const actions = whiteDeath.legal(state, turn.side);
    const action = actions.find((one) => 'points' in one && one.points === 5) ?? actions[0];
    whiteDeath.play(state, turn.side, action, keyedDice(1), null);
  }
  return state;
}

interface Hold {
  readonly side: string;
  readonly counters: readonly Counter[];
}

function countersOf(state: State, seat: Seat, art: Shown['art']): Map<string, Hold> {
  const cards = new Map(aids.units(state, seat).map((card) => [card.id, card]));
  const ready = new Set(aids.ready(state, seat));
  const moodOf = ({ id, spent }: UnitCard): Counter['mood'] => (ready.has(id) ? 'ready' : spent ? 'spent' : 'plain');
  const holds = new Map<string, Hold>();
  for (const [hex, ids] of aids.stacks(state, seat)) {
    const known = ids.flatMap((id) => (id === null ? [] : (cards.get(id) ?? [])));
    const { side } = known[0];
    const counters = ids.flatMap((id): Counter[] => {
      const card = id === null ? undefined : cards.get(id);
      if (card) return [{ id: card.id, face: art.face(card), mood: moodOf(card) }];
      return art.back ? [{ id: null, face: art.back(side), mood: 'plain' }] : [];
    });
    holds.set(hex, { side, counters });
  }
  return holds;
}

function reachOf(state: State, seat: Seat, unit: string, parse: (label: string) => number): Mark[] {
  return aids.reach(state, seat, unit).map(({ hex, left, effects }) => ({
    hex: parse(hex),
    look: effects.includes('transit') ? 'reach-roll' : effects.includes('stops') ? 'reach-stop' : 'reach',
    label: String(Math.round(left * 10) / 10),
    spoken: hex,
  }));
}

function overlayOf(
  state: State,
  seat: Seat,
  id: string,
  unit: string | null,
  parse: (label: string) => number,
): Overlay[] {
  if (!aids.overlays.some((one) => one.id === id)) return [];
  const { hexes, lines } = aids.overlay(state, seat, id, unit);
  return [{ look: id, hexes: hexes.map(parse), lines: lines.map((line) => line.map(parse)) }];
}

/** One hex in each look. */
const looksOf = (parse: (label: string) => number): Mark[] =>
  [
    ['reach', '2724', '4'],
    ['reach-stop', '2624', '1'],
    ['reach-assault', '2623', '1*'],
    ['reach-reveal', '2727', ''],
    ['reach-roll', '2726', '2'],
    ['reach-rail', '2819', ''],
    ['target', '2523', '58%'],
    ['target-barrage', '2422', '45'],
    ['zone', '3030', ''],
    ['warning', '3125', ''],
  ].map(([look, hex, label]) => ({ hex: parse(hex), look, spoken: look, ...(label === '' ? {} : { label }) }));
