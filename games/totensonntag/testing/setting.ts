import { type Dice, type Log, type LogEvent, type Refusal, scriptedDice } from '@impulse/engine';
import { hexOn, placeOn, stackIn, unitOf } from '@impulse/engine/testing/settings.js';
import { type Action, Order, parseAction, readAction } from '../actions/actions.js';
import { grid } from '../context.js';
import { sideIds, type SideId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { playOrder } from '../play.js';
import { refuseOrder } from '../refuse.js';
import { markCombinedArms } from '../rules/turn/activations.js';
import {
  cloneState,
  EXITED,
  LOST,
  newState,
  NONE,
  OFF_MAP,
  putUnit,
  type State,
  STEP,
  type StepId,
  steps,
} from '../state.js';

/** Builds small settings for tests of single rules: only the named units are on the map. */

export interface Setting {
  /** Whose impulse it is (or who decides, in other steps). */
  readonly side?: SideId;
  /** Activation number of that side, and of the other. */
  readonly an?: number;
  readonly enemyAn?: number;
  readonly previous?: Readonly<Partial<Record<SideId, number>>>;
  readonly turn?: number;
  readonly couplet?: number;
  readonly step?: StepId;
  readonly options?: Readonly<Record<string, string>>;
  /** Units by id: a hex (or `off`, `lost`, `exited`), or that with hits. Of several in one hex the first is on top. */
  readonly units: Readonly<Record<string, string | { readonly at: string; readonly hits: number }>>;
}

const offMap = { off: OFF_MAP, lost: LOST, exited: EXITED } as const;

export function setting(given: Setting): State {
  const started = totensonntag.start({ scenario: 'historical', options: given.options ?? {} });
  if (!started.ok) throw new Error(started.error.message);
  const state = newState(started.value.context);
  const side = sideIds.indexOf(given.side ?? 'cw');
  state.turn = given.turn ?? 1;
  state.couplet = given.couplet ?? 2;
  state.step = STEP[given.step ?? 'impulse'];
  state.deciding = side;
  state.an[side] = given.an ?? 3;
  state.an[1 - side] = given.enemyAn ?? 3;
  state.previousAn[0] = given.previous?.dak ?? 0;
  state.previousAn[1] = given.previous?.cw ?? 0;
  const acting = state.step === STEP.impulse;
  state.active = acting ? side : NONE;
  state.first = state.an[1] > state.an[0] ? 1 : 0;
  state.impulse = acting && side !== state.first ? 1 : 0;
  state.focusHex = NONE;
  state.focusUnit = NONE;
  for (const [id, place] of Object.entries(given.units).toReversed()) {
    const unit = unitOf(state, id);
    const at = typeof place === 'string' ? place : place.at;
    if (typeof place !== 'string') state.hits[unit] = place.hits;
    if (at in offMap) state.hexOf[unit] = offMap[at as keyof typeof offMap];
    else putUnit(state, unit, hexOf(at));
  }
  if (acting && side === 0) markCombinedArms(state);
  return state;
}

export { unitOf };

export const hexOf = (label: string): number => hexOn(grid, label);

const order = new Order();

/** Why this cannot be done, as `rule reason`; undefined when it can. */
export function whyNot(state: State, side: SideId, action: Action): string | undefined {
  const refusal = refusalOf(state, side, action);
  return refusal ? `${refusal.rule} ${refusal.reason}` : undefined;
}

function refusalOf(state: State, side: SideId, action: Action): Refusal | null {
  const shape = parseAction(state.context, action);
  if (!shape.ok) throw new Error(`${shape.error.path}: ${shape.error.message}`);
  readAction(state.context, action, order);
  return refuseOrder(state, sideIds.indexOf(side), order);
}

/** Plays a legal action with these dice, which must be exactly used up, and returns what happened. */
export function act(state: State, side: SideId, action: Action, dice: readonly number[] = []): LogEvent[] {
  const refusal = refusalOf(state, side, action);
  if (refusal) throw new Error(`Refused: ${refusal.rule} ${refusal.reason}`);
  const source = scriptedDice(dice);
  const log: Log = [];
  source.begin(0);
  readAction(state.context, action, order);
  playOrder(state, order, source satisfies Dice, log);
  if (source.remaining !== 0) throw new Error(`${source.remaining} dice were not drawn`);
  return log;
}

/** The same on a copy, leaving the state as it was. */
export function tryOut(state: State, side: SideId, action: Action, dice: readonly number[] = []): State {
  const copy = cloneState(state);
  act(copy, side, action, dice);
  return copy;
}

export const whereIs = (state: State, id: string): string => placeOn(grid, state, offMap, id);

export const hitsOn = (state: State, id: string): number => state.hits[unitOf(state, id)];

/** What the log says of the one attack made: its sum, and every modifier of the firepower by name. */
export function attackIn(log: readonly LogEvent[]) {
  const events = log.filter(({ type }) => type === 'attack');
  if (events.length !== 1) throw new Error(`${events.length} attacks were made`);
  const { rule, detail } = events[0];
  const terms = detail['terms'] as readonly { readonly what: string; readonly value: number }[];
  const modifiers = Object.fromEntries(
    terms.filter(({ what }) => what !== 'strength').map(({ what, value }) => [what, value]),
  );
  const { target, firepower, total, protection, hit } = detail;
  return { rule, target, firepower, total, protection, hit, modifiers };
}

/** Hexes to which a unit is offered a move (without an overrun). */
export function movesOf(state: State, side: SideId, id: string): string[] {
  const moves = totensonntag.legal(state, side, id).flatMap((action) => {
    const plain = (action.type === 'move' || action.type === 'enter') && action.overrun === undefined;
    return plain ? [action.path.at(-1)!] : [];
  });
  return moves.toSorted();
}

/** The units of a hex, from top to bottom. */
export const stackAt = (state: State, hex: string): string[] => stackIn(state, hexOf(hex));

/** Turn, couplet, step and deciding side, as `1.2 impulse cw`. */
export const momentOf = (state: State): string =>
  `${state.turn}.${state.couplet} ${steps[state.step]} ${sideIds[state.deciding] ?? 'nobody'}`;

/** A new battle. */
export function battle(scenario: 'historical' | 'free', options: Readonly<Record<string, string>> = {}): State {
  const started = totensonntag.start({ scenario, options });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Actions offered to a side (or to one of its units), short: `move 7ad-kdg B18`, `move 7ad-kdg B18>C18`, `done`. */
export const offered = (state: State, side: SideId, unit?: string): string[] =>
  totensonntag.legal(state, side, unit).map(shortly).toSorted();

export function shortly(action: Action): string {
  switch (action.type) {
    case 'move':
    case 'enter': {
      const overrun = action.overrun === undefined ? '' : `>${action.overrun}`;
      return `${action.type} ${action.unit} ${action.path.at(-1) ?? ''}${overrun}`;
    }
    case 'exit':
      return `exit ${action.unit}`;
    default:
      return Object.values(action).join(' ');
  }
}
