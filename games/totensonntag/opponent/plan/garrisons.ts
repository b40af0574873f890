import { ARTILLERY, DAK, grid, INFANTRY, ITALIAN, PANZER, RECON } from '../../context.js';
import { isRelieved } from '../../rules/victory.js';
import { isNear } from '../../distance.js';
import { soonThreat } from '../../habits/neglect.js';
import { holder, NONE, OFF_MAP, type State } from '../../state.js';
import { powerNear } from '../map/forces.js';
import type { Memory } from '../memory.js';
import { assign, isPresent, type Tasks, whereFrom } from './tasks.js';

/** Who stands in the objectives: control passes to whoever walks in (9.0), so the hex itself must be held. */

const mostSites = 8;

/** What is to be manned, the most threatened first. */
export interface Sites {
  readonly hex: Int16Array;
  readonly threat: Float64Array;
  count: number;
}

export const makeSites = (): Sites => ({
  hex: new Int16Array(mostSites),
  threat: new Float64Array(mostSites),
  count: 0,
});

/** Objectives held, and for the DAK the road to Tobruk. */
export function assignGarrisons(memory: Memory, state: State, side: number): void {
  const { context } = state;
  const { sites } = memory;
  sites.count = 0;
  for (let objective = 0; objective < context.objectives.length; objective++) {
    if (state.control[objective] === side) addSite(memory, state, side, context.objectives[objective].at);
  }
  if (side === DAK && !isRelieved(state)) addSite(memory, state, side, context.exitHex);
  for (let i = 0; i < sites.count; i++) {
    // The Commonwealth leaves alone what nobody threatens; the DAK must expect a dash at any time.
    if (side === DAK || sites.threat[i] > 0) assignGarrison(memory, state, side, sites.hex[i], sites.threat[i]);
  }
}

/**
 * A threatened objective keeps one unit or gets one, the nearest of the cheapest, whatever everybody has been told: a plan
 * that finds better work for him is judged by an enemy who may not come, and next time everybody else is too far away.
 */
export function guardObjectives(memory: Memory, state: State, side: number): void {
  const { context } = state;
  const { tasks, weights } = memory;
  for (let objective = 0; objective < context.objectives.length; objective++) {
    const { at } = context.objectives[objective];
    if (!needsGuard(state, side, objective)) continue;
    const isHeld = holder(state, at) === side;
    const unit = cheapestGarrison(memory, state, side, at, (candidate) =>
      isHeld ? state.hexOf[candidate] === at : tasks.purpose[candidate] !== 'garrison',
    );
    if (unit !== NONE) assign(tasks, unit, at, weights.approachGarrison, weights.atGarrison, 'garrison');
  }
}

const needsGuard = (state: State, side: number, objective: number): boolean =>
  state.control[objective] === side && isNear(state, 1 - side, state.context.objectives[objective].at, soonThreat);

function addSite({ sites, sight }: Memory, state: State, side: number, hex: number): void {
  const threat = powerNear(sight.forces[1 - side], hex, 5) + powerComing(state, 1 - side, hex, 6);
  let at = sites.count++;
  for (; at > 0 && sites.threat[at - 1] < threat; at--) {
    sites.hex[at] = sites.hex[at - 1];
    sites.threat[at] = sites.threat[at - 1];
  }
  sites.hex[at] = hex;
  sites.threat[at] = threat;
}

/** The cheapest battalions stand in the hex: one always, more when the enemy is near in strength or about to arrive. */
function assignGarrison(memory: Memory, state: State, side: number, hex: number, threat: number): void {
  const { tasks, weights } = memory;
  const wanted = threat > weights.thirdGarrison ? 3 : threat > weights.secondGarrison ? 2 : 1;
  for (let i = sentTo(tasks, state, side, hex); i < wanted; i++) {
    const unit = cheapestGarrison(memory, state, side, hex, (candidate) => tasks.goal[candidate] === NONE);
    if (unit === NONE) return;
    const there = i === 0 ? weights.atGarrison : weights.atGarrison / 2;
    assign(tasks, unit, hex, weights.approachGarrison, there, 'garrison');
  }
}

/** Units that are told to be there whatever the plan. */
function sentTo(tasks: Tasks, { context }: State, side: number, hex: number): number {
  let sent = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) if (tasks.goal[unit] === hex) sent++;
  return sent;
}

/** Reinforcements that may enter nearby in this turn or the next (10.3, 10.4: everybody can read the schedule). */
function powerComing(state: State, side: number, hex: number, radius: number): number {
  const { context } = state;
  let power = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const entry = context.entry[unit];
    if (!entry || state.hexOf[unit] !== OFF_MAP || context.dueTurn[unit] > state.turn + 1) continue;
    if (grid.distance(entry.hexes[0], hex) <= radius) power += context.strength[unit];
  }
  return power;
}

function cheapestGarrison(
  { travels }: Memory,
  state: State,
  side: number,
  hex: number,
  isFree: (unit: number) => boolean,
): number {
  const { context } = state;
  let best = NONE;
  let lowest = 40;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (!isFree(unit) || !isPresent(state, unit)) continue;
    const kind = context.kind[unit];
    const cost = travels[unit].to(hex)[whereFrom(state, unit)] * 2 + garrisonCost(kind) + state.hits[unit] * 2;
    if (cost < lowest) {
      lowest = cost;
      best = unit;
    }
  }
  return best;
}

function garrisonCost(kind: number): number {
  if (kind & INFANTRY) return kind & ITALIAN ? 4 : 0;
  if (kind & PANZER) return 14;
  return kind & ARTILLERY ? 12 : kind & RECON ? 3 : 6;
}
