import { type Aids, type LogEvent, type Random, scriptedDice } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { totensonntag } from '../game.js';
import { cloneState, stackOf, type State, STEP, stackSize } from '../state.js';

/** What the overlays, a series of attacks and the reminder show, against what the rules allow and then do. */
export function brokenShown(
  aids: Aids<State, Action>,
  state: State,
  side: string,
  offered: readonly Action[],
  random: Random,
): string | null {
  const asked: Asked = { aids, state, side };
  const some = offered.length === 0 ? [] : Array.from({ length: 6 }, () => offered[random.below(offered.length)]);
  return (
    brokenThreat(asked, some) ??
    brokenRange(asked, offered, random) ??
    brokenSeries(asked, random) ??
    brokenWarning(asked) ??
    null
  );
}

interface Asked {
  readonly aids: Aids<State, Action>;
  readonly state: State;
  readonly side: string;
}

/** Wherever a unit can go or attack it is a threat to the other side. */
function brokenThreat({ aids, state, side }: Asked, actions: readonly Action[]): string | null {
  const other = sideIds.find((one) => one !== side) ?? side;
  const { from = {}, hexes } = aids.overlay(state, other, 'threat', null);
  for (const action of actions) {
    if (action.type !== 'move' && action.type !== 'assault') continue;
    const { hex } = aids.spot(state, side, action);
    const shown = hex !== null && hexes.includes(hex) && from[hex]?.includes(action.unit);
    if (!shown) return `${JSON.stringify(action)} is no threat to ${hex}`;
  }
  return null;
}

/** 7.4: a barrage falls into the range of its gun, on a hex that is spotted; the range ends where the card says. */
function brokenRange({ aids, state, side }: Asked, offered: readonly Action[], random: Random): string | null {
  const barrages = offered.flatMap((action) => (action.type === 'barrage' ? action : []));
  if (barrages.length === 0) return null;
  const { unit, target } = barrages[random.below(barrages.length)];
  const { hexes } = aids.overlay(state, side, 'artillery', unit);
  const spotted = aids.overlay(state, side, 'spotting', null).hexes;
  if (!hexes.includes(target) || !spotted.includes(target)) return `${target} is out of range of ${unit}, or of sight`;
  const card = aids.unit(state, side, unit);
  const range = card?.figures.find(({ code }) => code === 'range')?.value;
  const at = grid.parse(card?.hex ?? '');
  const farthest = Math.max(...hexes.map((hex) => grid.distance(at, grid.parse(hex))));
  return farthest === range ? null : `the range of ${unit} is ${range}, and ${farthest} is painted`;
}

const rounding = 1e-9;
const sixes = [1, 2, 3, 4, 5, 6];

/** 7.2: of the 36 throws of two dice as many hit, and as many leave the hex empty, as the first of a series promises. */
function brokenSeries({ aids, state, side }: Asked, random: Random): string | null {
  const targets = aids.targets(state, side);
  if (state.step !== STEP.impulse || targets.length === 0) return null;
  const { hex } = targets[random.below(targets.length)];
  const first = aids.series?.(state, side, hex)[0];
  if (!first) return null;
  const thrown = sixes.flatMap((one) => sixes.map((other) => courseOf(state, side, first.action, hex, [one, other])));
  const share = (holds: (course: Course) => boolean): number => thrown.filter(holds).length / thrown.length;
  const [hit, emptied] = [share((course) => course.hit), share((course) => course.empty)];
  if (Math.abs(hit - first.hit) > rounding || Math.abs(emptied - first.emptied) > rounding)
    return `${JSON.stringify(first)} hits in ${hit} and empties ${hex} in ${emptied} of all throws`;
  return null;
}

interface Course {
  readonly hit: boolean;
  readonly empty: boolean;
}

function courseOf(state: State, side: string, action: Action, hex: string, dice: number[]): Course {
  const then = cloneState(state);
  const log: LogEvent[] = [];
  totensonntag.play(then, side, action, scriptedDice(dice), log);
  const attack = log.find(({ type }) => type === 'attack');
  return { hit: attack?.detail['hit'] === true, empty: stackOf(then, grid.parse(hex)).length === 0 };
}

/** 4.0: hexes are warned of if, and only if, an impulse that ends now leaves somebody to be destroyed there. */
function brokenWarning({ aids, state, side }: Asked): string | null {
  const left = aids.left(state, side);
  if (!left || state.step !== STEP.impulse) return null;
  const warned = left.warnings.flatMap(({ code, hexes }) => (code === 'overstacked' ? hexes : []));
  const then = cloneState(state);
  totensonntag.play(then, side, { type: 'done' }, scriptedDice(Array.from({ length: 40 }, () => 1)), null);
  const excess = then.step === STEP.excess ? totensonntag.legal(then, side) : [];
  const hexes = excess.flatMap((action) =>
    action.type === 'destroy-excess' ? grid.labels[then.hexOf[then.context.unitNumber.get(action.unit)!]] : [],
  );
  const missing = hexes.find((hex) => !warned.includes(hex));
  if (missing !== undefined) return `nobody warns of ${missing}, where units would be destroyed`;
  const needless = warned.find((hex) => then.step !== STEP.excess || stackSize(state, grid.parse(hex)) === 0);
  return needless === undefined ? null : `${needless} is warned of for nothing`;
}
