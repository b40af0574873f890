import type { Seat } from '@impulse/engine';
import { type Context, CW, DAK, grid, groundCount, hexCount, unitCount } from './context.js';
import { sideIds } from './data/types.js';
import { menuText } from './menu.js';
import { flagNames, flagsOf, isSecret, numberPosition, placeName, positionFormat, unitPosition } from './position.js';
import { Remembered } from './remembered.js';
import { rulesVersion } from './rules/numbers.js';
import { divisionLine, lossesOf, objectiveLine, outcome, reliefLine } from './rules/victory.js';
import { EXITED, NONE, type State, STEP, steps } from './state.js';
import { question } from './turn.js';

/**
 * Views as JSON text: exactly what `JSON.stringify` makes of `makeView`, several times as fast, for a server that writes
 * one for every seat after every action. Much of a view repeats from one to the next, so its text is remembered.
 */
export function viewText(state: State, seat: Seat): string {
  const turn = JSON.stringify(state.step === STEP.over ? outcome(state) : question(state));
  const legal = state.side !== NONE && sideIds[state.side] === seat ? menuText(state) : 'null';
  return `{"seat":${JSON.stringify(seat)},"position":${positionText(state, seat)},"turn":${turn},"account":[${accountText(state)}],"legal":${legal}}`;
}

/** What is remembered of one battle's data and options. */
interface Memory {
  /** The fields of a position that never change. */
  readonly origin: string;
  /** Units of which there is no more to say than where they are, with a comma before all but the first. */
  readonly units: readonly Remembered[];
  /** Ids in quotes, and with a comma before. */
  readonly ids: readonly string[];
  readonly nextIds: readonly string[];
  /** Lines of the account, with a comma after all but the last. */
  readonly objectives: readonly Remembered[];
  readonly divisions: readonly Remembered[];
  readonly relief: Remembered;
}
const memories = new WeakMap<Context, Memory>();

const placeCount = hexCount - EXITED;
const flagCount = Object.keys(flagNames).length;
const mostStrength = 1000;

function memoryOf(state: State): Memory {
  const { context } = state;
  let memory = memories.get(context);
  if (!memory) memories.set(context, (memory = makeMemory(context)));
  return memory;
}

function makeMemory(context: Context): Memory {
  const { dataHash, scenario, options } = context;
  const origin = { format: positionFormat, game: 'totensonntag', rules: rulesVersion, dataHash, scenario, options };
  return {
    origin: JSON.stringify(origin).slice(0, -1),
    units: context.unitIds.map((id, unit) => {
      const comma = unit === 0 ? '' : ',';
      return new Remembered(placeCount, (place) => comma + JSON.stringify({ id, at: placeName(place + EXITED) }));
    }),
    ids: context.unitIds.map((id) => JSON.stringify(id)),
    nextIds: context.unitIds.map((id) => `,${JSON.stringify(id)}`),
    objectives: context.objectives.map(
      (_, index) => new Remembered(2, (holder) => `${JSON.stringify(objectiveLine(context, index, holder))},`),
    ),
    divisions: context.divisions.map(
      (_, index) => new Remembered(2 * unitCount, (lost) => `${JSON.stringify(divisionLine(context, index, lost))},`),
    ),
    relief: new Remembered(mostStrength, (strength) => JSON.stringify(reliefLine(context, strength))),
  };
}

function positionText(state: State, seat: Seat): string {
  const memory = memoryOf(state);
  return `${memory.origin},${standingText(state, seat)},"units":[${unitsText(state, seat, memory)}],"stacks":{${stacksText(state, memory)}}}`;
}

/** The fields of a position from `turn` to `focus`. */
function standingText(state: State, seat: Seat): string {
  const { context } = state;
  let control = '';
  for (let i = 0; i < context.objectives.length; i++) {
    control += `${i === 0 ? '' : ','}"${context.objectives[i]!.hex}":${sideText(state.control[i]!)}`;
  }
  const numbers = `{"dak":${numberText(state, DAK, seat)},"cw":${numberText(state, CW, seat)}}`;
  const hex = state.focusHex === NONE ? 'null' : `"${grid.labels[state.focusHex]}"`;
  const unit = state.focusUnit === NONE ? 'null' : `"${context.unitIds[state.focusUnit]}"`;
  const when = `"turn":${state.turn},"couplet":${state.couplet},"step":"${steps[state.step]}"`;
  const who = `"side":${sideText(state.side)},"active":${sideText(state.active)},"first":${sideText(state.first)}`;
  const entry = `"panzersEntered":${state.panzersEntered},"entryBonuses":${state.entryBonuses}`;
  return `${when},${who},"impulse":${state.impulse},"numbers":${numbers},"control":{${control}},"exited":${state.exitedStrength},${entry},"focus":{"hex":${hex},"unit":${unit}}`;
}

const sideText = (side: number): string => (side === NONE ? 'null' : side === DAK ? '"dak"' : '"cw"');

function numberText(state: State, side: number, seat: Seat): string {
  const { an, rolled, settled, previous } = numberPosition(state, side, seat);
  if (typeof an === 'string')
    return `{"an":"${an}","rolled":"${rolled}","settled":"${settled}","previous":${previous}}`;
  return `{"an":${an},"rolled":${rolled},"settled":"${settled}","previous":${previous}}`;
}

function unitsText(state: State, seat: Seat, { units }: Memory): string {
  let text = '';
  for (let unit = 0; unit < unitCount; unit++) {
    if (isPlain(state, unit) && !isSecret(state, unit, seat)) text += units[unit]!.at(state.hexOf[unit]! - EXITED);
    else text += markedText(state, unit, seat, units[unit]!);
  }
  return text;
}

const isPlain = (state: State, unit: number): boolean =>
  (state.hits[unit]! | state.flags[unit]! | state.attacked[unit]! | state.supports[unit]! | state.pointsLeft[unit]!) ===
  0;

/** A unit of which there is more to say. */
function markedText(state: State, unit: number, seat: Seat, plain: Remembered): string {
  const comma = unit === 0 ? '' : ',';
  const rare = state.attacked[unit]! | state.supports[unit]! | state.pointsLeft[unit]!;
  if (rare !== 0 || isSecret(state, unit, seat)) {
    return comma + JSON.stringify(unitPosition(state, unit, isSecret(state, unit, seat)));
  }
  const hits = state.hits[unit]!;
  const open = plain.at(state.hexOf[unit]! - EXITED).slice(0, -1);
  return `${open}${hits === 0 ? '' : `,"hits":${hits}`}${flagTexts.at(state.flags[unit]!)}`;
}

/** From the flags of a unit to its end. */
const flagTexts = new Remembered(1 << flagCount, (flags) =>
  flags === 0 ? '}' : `,"flags":${JSON.stringify(flagsOf(flags))}}`,
);

const stackStarts = new Remembered(hexCount, (hex) => `"${grid.labels[hex]}":[`);
const nextStackStarts = new Remembered(hexCount, (hex) => `],"${grid.labels[hex]}":[`);

function stacksText(state: State, { ids, nextIds }: Memory): string {
  let text = '';
  for (let top = 0; top < groundCount; top++) {
    const hex = state.hexOf[top]!;
    if (hex < 0 || state.top[hex] !== top || state.below[top] === NONE) continue;
    text += text === '' ? stackStarts.at(hex) : nextStackStarts.at(hex);
    text += ids[top]!;
    for (let unit = state.below[top]!; unit !== NONE; unit = state.below[unit]!) text += nextIds[unit]!;
  }
  return text === '' ? '' : `${text}]`;
}

function accountText(state: State): string {
  const { objectives, divisions, relief } = memoryOf(state);
  let text = '';
  for (let i = 0; i < objectives.length; i++) text += objectives[i]!.at(state.control[i]!);
  for (let i = 0; i < divisions.length; i++) text += divisions[i]!.at(lossesOf(state, i));
  return text + relief.at(state.exitedStrength);
}
