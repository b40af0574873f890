import type { Seat } from '@impulse/engine';
import { AIRCRAFT_PART, groupCount, groupEnd, groupPart, groupStart, STACKS_PART, STANDING_PART } from './changes.js';
import { type Context, CW, DAK, grid, groundCount, hexCount, unitCount } from './context.js';
import {
  flagNames,
  flagsOf,
  hidesFlights,
  hidesNumbers,
  isSecret,
  numberPosition,
  placeName,
  positionFormat,
  unitPosition,
} from './position.js';
import { Remembered } from './remembered.js';
import { rulesVersion } from './rules/numbers.js';
import { EXITED, NONE, type State, steps } from './state.js';

/**
 * Positions of one battle as JSON text. An action changes a unit or two, so the text of the others is remembered, in
 * groups. What is hidden from some seat is written anew every time.
 */
export class PositionWriter {
  /** The fields that never change. */
  readonly #origin: string;
  #standing = '';
  readonly #groups = new Array<string>(groupCount).fill('');
  #aircraft = '';
  #stacks = '';

  constructor({ dataHash, scenario, options }: Context) {
    const origin = { format: positionFormat, game: 'totensonntag', rules: rulesVersion, dataHash, scenario, options };
    this.#origin = JSON.stringify(origin).slice(0, -1);
  }

  /** `changed` names the parts (changes.ts) that are not as they were written last. */
  text(state: State, seat: Seat, changed: number): string {
    if (changed & STANDING_PART || hidesNumbers(state)) this.#standing = standingText(state, seat);
    for (let group = 0; group < groupCount; group++) {
      if ((changed & groupPart(group)) === 0) continue;
      this.#groups[group] = unitTexts(state, groupStart(group), groupEnd(group), seat).join(',');
    }
    // A new step can uncover aircraft.
    if (changed & (AIRCRAFT_PART | STANDING_PART) || hidesFlights(state)) {
      this.#aircraft = unitTexts(state, groundCount, unitCount, seat).join(',');
    }
    if (changed & STACKS_PART) this.#stacks = stackTexts(state).join(',');
    return `${this.#origin},${this.#standing},"units":[${this.#groups.join(',')},${this.#aircraft}],"stacks":{${this.#stacks}}}`;
  }
}

function unitTexts(state: State, from: number, to: number, seat: Seat): string[] {
  const texts: string[] = [];
  for (let unit = from; unit < to; unit++) texts.push(unitText(state, unit, seat));
  return texts;
}

/** Ids and labels need no escaping. */
function unitText(state: State, unit: number, seat: Seat): string {
  const rare = state.attacked[unit]! | state.supports[unit]! | state.pointsLeft[unit]!;
  if (rare !== 0 || isSecret(state, unit, seat)) {
    return JSON.stringify(unitPosition(state, unit, isSecret(state, unit, seat)));
  }
  const hits = state.hits[unit]!;
  const place = placeTexts.at(state.hexOf[unit]! - EXITED);
  return `{"id":"${state.context.unitIds[unit]}${place}${hits === 0 ? '' : `,"hits":${hits}`}${flagTexts.at(state.flags[unit]!)}`;
}

const placeTexts = new Remembered(hexCount - EXITED, (place) => `","at":"${placeName(place + EXITED)}"`);
const flagTexts = new Remembered(1 << Object.keys(flagNames).length, (flags) =>
  flags === 0 ? '}' : `,"flags":${JSON.stringify(flagsOf(flags))}}`,
);

function stackTexts(state: State): string[] {
  const { unitIds } = state.context;
  const texts: string[] = [];
  for (let top = 0; top < groundCount; top++) {
    const hex = state.hexOf[top]!;
    if (hex < 0 || state.top[hex] !== top || state.below[top] === NONE) continue;
    let ids = unitIds[top]!;
    for (let unit = state.below[top]!; unit !== NONE; unit = state.below[unit]!) ids += `","${unitIds[unit]}`;
    texts.push(`"${grid.labels[hex]}":["${ids}"]`);
  }
  return texts;
}

/** The fields from `turn` to `focus`. */
function standingText(state: State, seat: Seat): string {
  const { context } = state;
  const control = context.objectives.map(({ hex }, index) => `"${hex}":${sideText(state.control[index]!)}`).join(',');
  const numbers = { dak: numberPosition(state, DAK, seat), cw: numberPosition(state, CW, seat) };
  const hex = state.focusHex === NONE ? 'null' : `"${grid.labels[state.focusHex]}"`;
  const unit = state.focusUnit === NONE ? 'null' : `"${context.unitIds[state.focusUnit]}"`;
  return [
    `"turn":${state.turn},"couplet":${state.couplet},"step":"${steps[state.step]}"`,
    `"side":${sideText(state.side)},"active":${sideText(state.active)},"first":${sideText(state.first)}`,
    `"impulse":${state.impulse},"numbers":${JSON.stringify(numbers)},"control":{${control}}`,
    `"exited":${state.exitedStrength},"panzersEntered":${state.panzersEntered},"entryBonuses":${state.entryBonuses}`,
    `"focus":{"hex":${hex},"unit":${unit}}`,
  ].join(',');
}

const sideText = (side: number): string => (side === NONE ? 'null' : side === DAK ? '"dak"' : '"cw"');
