import { type Seat, unknown } from '@impulse/engine';
import {
  AIRCRAFT_PART,
  type Changes,
  groupCount,
  groupEnd,
  groupPart,
  groupStart,
  STANDING_PART,
  stacksPart,
} from './changes.js';
import { type Context, CW, DAK, grid, groundCount, hexCount, unitCount } from '../context.js';
import {
  attackedBy,
  flagBits,
  hidesFlights,
  hidesNumbers,
  isSecret,
  numberPosition,
  placeName,
  positionFormat,
  unitPosition,
} from './position.js';
import { inOnePiece, Remembered } from './remembered.js';
import { rulesVersion } from '../rules/numbers.js';
import { EXITED, NONE, type State, steps } from '../state.js';

/**
 * Positions of one battle as JSON text. An action changes a unit or two, so the text of the others is remembered, one
 * by one and in groups. What is hidden from some seat is written anew every time. Punctuation between two pieces is
 * kept with one of them, for putting pieces together takes time by their number.
 */
export class PositionWriter {
  /** The fields that never change. */
  readonly #origin: string;
  readonly #starts: Remembered;
  #standing = '';
  readonly #units = new Array<string>(groundCount).fill('');
  readonly #groups = new Array<string>(groupCount).fill('');
  #aircraft = '';
  readonly #stacks: [string, string] = ['', ''];

  constructor(context: Context) {
    const { dataHash, scenario, options } = context;
    this.#starts = startsOf(context);
    const origin = { format: positionFormat, game: 'totensonntag', rules: rulesVersion, dataHash, scenario, options };
    this.#origin = inOnePiece(JSON.stringify(origin).slice(0, -1), ',');
  }

  /** `changes` tells what is not as it was written last. */
  text(state: State, seat: Seat, changes: Changes): string {
    const { parts } = changes;
    if (parts & STANDING_PART || hidesNumbers(state)) this.#standing = standingText(state, seat);
    this.#writeUnits(state, changes);
    // A new step can uncover aircraft.
    if (parts & (AIRCRAFT_PART | STANDING_PART) || hidesFlights(state)) {
      this.#aircraft = aircraftText(state, seat, this.#starts);
    }
    if (parts & stacksPart(DAK)) this.#stacks[DAK] = stacksText(state, DAK);
    if (parts & stacksPart(CW)) this.#stacks[CW] = stacksText(state, CW);
    let text = this.#origin + this.#standing;
    for (let group = 0; group < groupCount; group++) text += this.#groups[group];
    const [first, second] = this.#stacks;
    return `${text}${this.#aircraft}${first}${first === '' || second === '' ? '' : ','}${second}}}`;
  }

  #writeUnits(state: State, { parts, units, count }: Changes): void {
    for (let i = 0; i < count; i++) this.#units[units[i]] = unitText(state, units[i], this.#starts);
    for (let group = 0; group < groupCount; group++) {
      if ((parts & groupPart(group)) === 0) continue;
      this.#groups[group] = this.#units.slice(groupStart(group), groupEnd(group)).join('');
    }
  }
}

function aircraftText(state: State, seat: Seat, starts: Remembered): string {
  let text = '';
  for (let unit = groundCount; unit < unitCount; unit++) {
    const secret = isSecret(state, unit, seat);
    text += secret ? `${JSON.stringify(unitPosition(state, unit, true))},` : unitText(state, unit, starts);
  }
  return inOnePiece(text.slice(0, -1), '],"stacks":{');
}

/** A unit with the comma after it, in few pieces. Ids and labels need no escaping. */
function unitText(state: State, unit: number, starts: Remembered): string {
  const hits = state.hits[unit];
  const start = starts.at(unit * placeCount + state.hexOf[unit] - EXITED);
  const deeds = state.attacked[unit] | state.supports[unit] | state.pointsLeft[unit];
  const end = deeds === 0 ? '' : deedsText(state, unit);
  return `${start}${hits === 0 ? '' : `,"hits":${hits}`}${flagTexts.at(state.flags[unit])}${end}},`;
}

/** What few units have: attacks made, attacks supported, points left. */
function deedsText(state: State, unit: number): string {
  const attacked = state.attacked[unit] === 0 ? '' : `,"attacked":["${attackedBy(state, unit).join('","')}"]`;
  const supports = state.supports[unit] === 0 ? '' : `,"supports":${state.supports[unit]}`;
  const points = state.pointsLeft[unit] === 0 ? '' : `,"points":${state.pointsLeft[unit]}`;
  return attacked + supports + points;
}

const placeCount = hexCount - EXITED;
const allStarts = new WeakMap<Context, Remembered>();

/** How the text of each unit begins, at each place. */
function startsOf(context: Context): Remembered {
  let texts = allStarts.get(context);
  if (!texts) {
    texts = new Remembered(unitCount * placeCount, (at) => {
      const unit = Math.floor(at / placeCount);
      return inOnePiece('{"id":"', context.unitIds[unit], '","at":"', placeName((at % placeCount) + EXITED), '"');
    });
    allStarts.set(context, texts);
  }
  return texts;
}

const flagTexts = new Remembered(1 << flagBits.names.length, (flags) =>
  flags === 0 ? '' : inOnePiece(',"flags":', JSON.stringify(flagBits.read(flags))),
);

/** The stacks of a side, each at its top unit. */
function stacksText(state: State, side: number): string {
  const { unitIds, firstUnit, endUnit } = state.context;
  const end = endUnit[side];
  const pieces: string[] = [];
  for (let top = firstUnit[side]; top < end; top++) {
    const hex = state.hexOf[top];
    if (hex < 0 || state.below[top] === NONE || state.top[hex] !== top) continue;
    pieces.push(pieces.length === 0 ? '"' : '"],"', grid.labels[hex], '":["', unitIds[top]);
    for (let unit = state.below[top]; unit !== NONE; unit = state.below[unit]) pieces.push('","', unitIds[unit]);
  }
  if (pieces.length > 0) pieces.push('"]');
  return pieces.join('');
}

/** The fields from `turn` to `focus`. */
function standingText(state: State, seat: Seat): string {
  const { context } = state;
  const control = context.objectives.map(({ hex }, index) => `"${hex}":${sideText(state.control[index])}`).join(',');
  const hex = state.focusHex === NONE ? 'null' : `"${grid.labels[state.focusHex]}"`;
  const unit = state.focusUnit === NONE ? 'null' : `"${context.unitIds[state.focusUnit]}"`;
  return [
    `"turn":${state.turn},"couplet":${state.couplet},"step":"${steps[state.step]}"`,
    `"side":${sideText(state.deciding)},"active":${sideText(state.active)},"first":${sideText(state.first)}`,
    `"impulse":${state.impulse},"numbers":{"dak":${numberText(state, DAK, seat)},"cw":${numberText(state, CW, seat)}},"control":{${control}}`,
    `"exited":${state.exitedStrength},"panzersEntered":${state.panzersEntered},"entryBonuses":${state.entryBonuses}`,
    `"focus":{"hex":${hex},"unit":${unit}},"units":[`,
  ].join(',');
}

function numberText(state: State, side: number, seat: Seat): string {
  const { an, rolled, settled, previous } = numberPosition(state, side, seat);
  return `{"an":${orUnknownText(an)},"rolled":${orUnknownText(rolled)},"settled":"${settled}","previous":${previous}}`;
}

const orUnknownText = (value: number | typeof unknown): string => (value === unknown ? `"${unknown}"` : String(value));
const sideText = (side: number): string => (side === NONE ? 'null' : side === DAK ? '"dak"' : '"cw"');
