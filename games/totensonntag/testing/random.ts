import { ActionCodes, keyedDice, makeRandom, type Random } from '@impulse/engine';
import { headKind, KIND } from '../actions/actions.js';
import { grid } from '../context.js';
import { builtInData } from '../data/index.js';
import type { SideId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { holder, stackSize, type State, STEP, steps } from '../state.js';
import { apart } from './rulebook.js';
import { battle, hexOf, setting, unitOf } from './setting.js';

/** Random positions for tests of whole families of actions. */

type Options = Readonly<Record<string, string>>;

/**
 * Plays a whole battle at random, with a liking for attacks, and shows the first two positions of every step and about
 * one in `every` of the others.
 */
export function randomBattle(seed: string, options: Options, every: number, show: (state: State) => void): void {
  const random = makeRandom(seed);
  const dice = keyedDice(random.uint32());
  const codes = new ActionCodes();
  const state = battle('free', options);
  const shown = new Uint16Array(steps.length);
  for (let event = 0; state.step !== STEP.over; event++) {
    if (shown[state.step] < 2 || random.below(every) === 0) {
      shown[state.step]++;
      show(state);
    }
    totensonntag.codes.list(state, codes);
    dice.begin(event);
    totensonntag.codes.play(state, codes, choose(state, codes, random), dice, null);
  }
}

const attacks = new Set([KIND.assault, KIND.barrage]);

function choose(state: State, codes: ActionCodes, random: Random): number {
  // The one-step set-up, and later `done`, is listed last.
  if (random.below(state.step === STEP.setup ? 20 : 60) === 0) return codes.length - 1;
  const any = random.below(codes.length);
  if (random.below(3) > 0) return any;
  for (let i = 0; i < codes.length; i++) {
    const index = (any + i) % codes.length;
    if (attacks.has(headKind(codes.head(index)))) return index;
  }
  return any;
}

export const centres = ['Q3', 'Q14', 'J19', 'A6', 'M7', 'F2', 'N16', 'K8', 'I10', 'C10'];
const ground = builtInData.units.filter(({ type }) => type !== 'aircraft').map(({ id }) => id);

/** Units of both sides thrown together around one place, in an impulse of either side; some hexes are overstacked. */
export function melee(seed: string, centre: string): State {
  const random = makeRandom(seed);
  const side: SideId = random.below(2) === 0 ? 'dak' : 'cw';
  const near = grid.labels.filter((hex) => apart(centre, hex) <= 4);
  const at: Record<string, string> = {};
  for (let count = 5 + random.below(25); count > 0; count--) {
    const taken = Object.values(at);
    const hexes = taken.length > 0 && random.below(3) === 0 ? taken : near;
    at[ground[random.below(ground.length)]] = hexes[random.below(hexes.length)];
  }
  const empty = { side, an: 1 + random.below(5), turn: 1 + random.below(6) };
  const units: Record<string, string> = {};
  for (const [unit, hex] of Object.entries(at)) {
    if (mayStand(setting({ ...empty, units }), unit, hex)) units[unit] = hex;
  }
  return setting({ ...empty, units });
}

function mayStand(state: State, id: string, label: string): boolean {
  const unit = unitOf(state, id);
  const hex = hexOf(label);
  const there = holder(state, hex);
  const free = there < 0 || (there === state.context.side[unit] && stackSize(state, hex) < 5);
  return free && state.context.enterCost[unit][hex] !== 0;
}

export const pick = <T>(random: Random, items: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, items.length) }, () => items[random.below(items.length)]);
