import { KIND, Order, QUARTER } from '../actions/actions.js';
import { ARTILLERY, grid } from '../context.js';
import { ANTITANK, CONVENTIONAL } from '../rules/fire/plan.js';
import { planFire } from '../rules/fire/orders.js';
import { oddsText } from '../rules/fire/odds.js';
import { supportsFight, supportValue } from '../rules/barrage/support.js';
import { nextTarget } from '../rules/assault/targets.js';
import { DEFENDED, NONE, RESOLVED, type State, STEP } from '../state.js';

/**
 * The exact bounds of fire, a family too large to list: for each hex still owed the fire there is, the units it may be
 * directed at with their defence, the guns that may add to it, and the division that is made by default.
 */
export type Fight = {
  readonly target: string;
  /** Points of fire without support; weapons units may be counted once in either (10D). */
  readonly conventional: number;
  readonly antitank: number;
  readonly weapons: readonly { readonly unit: string; readonly conventional: number; readonly antitank: number }[];
  readonly units: readonly FightUnit[];
  readonly support: readonly { readonly unit: string; readonly points: number }[];
};

export type FightUnit = {
  /** Null for an intrinsic garrison. */
  readonly unit: string | null;
  readonly fire: 'conventional' | 'antitank';
  readonly defence: number;
  /** What falls to it by default, and the odds that gives. */
  readonly points: number;
  readonly odds: string;
};

const order = new Order();

/** In the steps of fire: every fight that still waits for an order of the deciding side. */
export function fightsOf(state: State): Fight[] {
  const fights: Fight[] = [];
  if (state.step !== STEP.defence && state.step !== STEP.assault) return fights;
  const done = state.step === STEP.defence ? DEFENDED : RESOLVED;
  for (let hex = nextTarget(state, done); hex !== NONE; hex = nextTarget(state, done, hex + 1)) {
    fights.push(fightFor(state, hex, state.step === STEP.defence));
  }
  return fights;
}

const HALF = 2;

function fightFor(state: State, hex: number, defensive: boolean): Fight {
  const { unitIds } = state.context;
  order.reset(defensive ? KIND.defend : KIND.fire);
  order.hex = hex;
  const plan = planFire(state, order);
  const weapons = Array.from({ length: plan.weapons }, (_, i) => ({
    unit: unitIds[plan.weaponUnits[i]],
    conventional: plan.weaponFire[CONVENTIONAL][i] / QUARTER,
    antitank: plan.weaponFire[ANTITANK][i] / QUARTER,
  }));
  const units = Array.from({ length: plan.count }, (_, i): FightUnit => {
    const antitank = plan.kinds[i] === ANTITANK;
    return {
      unit: unitIds[plan.units[i]] ?? null,
      fire: antitank ? 'antitank' : 'conventional',
      defence: plan.defence[i] / HALF,
      points: plan.points[i] / QUARTER,
      odds: oddsText(plan.tableOf(state, i), plan.columns[i]),
    };
  });
  return {
    target: grid.labels[hex],
    conventional: (plan.factors[CONVENTIONAL] + plan.fixed[CONVENTIONAL]) / QUARTER,
    antitank: (plan.factors[ANTITANK] + plan.fixed[ANTITANK]) / QUARTER,
    weapons,
    units,
    support: gunsFor(state, hex, defensive),
  };
}

/** Guns that may support, under whichever headquarters lets them. */
function gunsFor(state: State, hex: number, defensive: boolean): Fight['support'] {
  const { context, deciding: side } = state;
  const guns: { unit: string; points: number }[] = [];
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if ((context.kind[gun] & ARTILLERY) === 0 || state.hexOf[gun] < 0) continue;
    if (!supportsFight(state, gun, hex)) continue;
    guns.push({ unit: context.unitIds[gun], points: supportValue(state, gun, hex, !defensive) / QUARTER });
  }
  return guns;
}
