import { type LogEvent, scriptedDice } from '@impulse/engine';
import { hexOn, placeOn, stackIn, unitOf } from '@impulse/engine/testing/settings.js';
import { type Context, grid, makeContext } from '../context.js';
import { reckoningData } from './reckoning-data.js';
import { type ScenarioId, type SideId, sideIds, type Weather, weathers } from '../data/types.js';
import { checkOptions } from '../options.js';
import {
  DEPLOYED,
  EXITED,
  LOST,
  newState,
  OFF_MAP,
  pointsPerTurn,
  putUnit,
  type State,
  STEP,
  type StepId,
  steps,
} from '../state.js';

/** Builds small settings for tests of single rules: only the named units are on the map. */

const contexts = new Map<ScenarioId, Context>();

function contextOf(scenario: ScenarioId): Context {
  let context = contexts.get(scenario);
  if (!context) {
    const options = checkOptions(undefined);
    if (!options.ok) throw new Error(options.error.message);
    contexts.set(scenario, (context = makeContext(reckoningData, scenario, options.value, 'test', false)));
  }
  return context;
}

export interface Placing {
  readonly at: string;
  readonly strength?: number;
  readonly deployed?: boolean;
}

export interface Setting {
  readonly scenario?: ScenarioId;
  /** The phasing side; it decides in every step but defence. */
  readonly side?: SideId;
  readonly step?: StepId;
  readonly turn?: number;
  readonly weather?: Weather;
  /** Movement points of the impulse, and those a side has left of its ten besides. */
  readonly impulse?: number;
  readonly left?: readonly [number, number];
  readonly supply?: readonly [number, number, number];
  /** Intrinsic garrisons on the map, by hex; none when left out. */
  readonly garrisons?: readonly string[];
  readonly bridges?: readonly string[];
  readonly bunkers?: Readonly<Record<string, number>>;
  /** Units by id: a hex (or `off`, `lost`, `exited`), or that with strength. Of several in one hex the first is on top. */
  readonly units: Readonly<Record<string, string | Placing>>;
}

const offMap = { off: OFF_MAP, lost: LOST, exited: EXITED } as const;

export function setting(given: Setting): State {
  const state = newState(contextOf(given.scenario ?? 'campaign'));
  const { ground, fullStrength } = state.context;
  const active = sideIds.indexOf(given.side ?? 'soviet');
  state.turn = given.turn ?? 3;
  state.weather = weathers.indexOf(given.weather ?? 'clear');
  state.step = STEP[given.step ?? 'movement'];
  state.active = active;
  state.deciding = state.step === STEP.defence ? 1 - active : active;
  state.impulse = given.impulse ?? pointsPerTurn;
  const left = given.left ?? [0, pointsPerTurn];
  state.points[0] = left[0];
  state.points[1] = left[1];
  state.impulses[active] = 1;
  (given.supply ?? [6, 6, 6]).forEach((points, pool) => (state.supply[pool] = points));
  state.released = 3;
  for (const label of given.garrisons ?? []) state.garrisons[ground.garrisonIndex[hexOf(label)]] = 1;
  for (const { hex, permanent } of state.context.data.map.bridges) {
    if (permanent) state.bridges[ground.riverIndex[hexOf(hex)]] = 2;
  }
  for (const label of given.bridges ?? []) state.bridges[ground.riverIndex[hexOf(label)]] = 1;
  for (const [label, strength] of Object.entries(given.bunkers ?? {})) {
    state.bunkers[ground.cityIndex[hexOf(label)]] = strength;
  }
  for (const [index, hex] of ground.city.entries()) state.holders[index] = hex >= 0 ? 1 : 0;
  for (let unit = 0; unit < fullStrength.length; unit++) state.strength[unit] = fullStrength[unit];
  for (const [id, place] of Object.entries(given.units).toReversed()) {
    const unit = unitOf(state, id);
    const { at, strength, deployed } = typeof place === 'string' ? ({ at: place } as Placing) : place;
    if (strength !== undefined) state.strength[unit] = strength;
    if (deployed) state.flags[unit] = DEPLOYED;
    if (at in offMap) state.hexOf[unit] = offMap[at as keyof typeof offMap];
    else putUnit(state, unit, hexOf(at));
  }
  return state;
}

export { unitOf };

export const hexOf = (label: string): number => hexOn(grid, label);

export const whereIs = (state: State, id: string): string => placeOn(grid, state, offMap, id);

export const strengthOf = (state: State, id: string): number => state.strength[unitOf(state, id)];

/** The units of a hex, from top to bottom. */
export const stackAt = (state: State, hex: string): string[] => stackIn(state, hexOf(hex));

/** Turn, step and deciding side, as `3 movement soviet`. */
export const momentOf = (state: State): string =>
  `${state.turn} ${steps[state.step]} ${sideIds[state.deciding] ?? 'nobody'}`;

/** These dice, in order, ready to be drawn. */
export function scripted(...dice: readonly number[]) {
  const source = scriptedDice(dice);
  source.begin(0);
  return source;
}

/** The events of one type. */
export const eventsOf = (log: readonly LogEvent[], type: string): LogEvent[] =>
  log.filter((event) => event.type === type);
