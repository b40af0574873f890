import type { Action, ActionType } from '../actions/actions.js';
import { ARTILLERY, grid, groundCount, unitCount } from '../context.js';
import { brokenProspect } from './prospects.js';
import { ACTED, EXITED, inEnemyZoc, LOST, OFF_MAP, RECOVERED, type State, STEP, type StepId, steps } from '../state.js';

/** What one action may change, whatever the rules say in detail. */
export function brokenStep(before: State, after: State, action: Action): string | undefined {
  return (
    clock(before, after) ??
    fates(before, after, action) ??
    journey(before, after, action) ??
    deed(before, action) ??
    control(before, after) ??
    brokenProspect(before, after, action)
  );
}

const phases = ['setup', 'choose-an', 'adjust-an', 'air-plan', 'air-strike', 'impulse', 'night', 'over'] as const;
const within: Partial<Record<StepId, (typeof phases)[number]>> = {
  'barrage-target': 'impulse',
  advance: 'impulse',
  excess: 'impulse',
};

/** The time of a state as one number that never goes back. */
function time(state: State): number {
  const step = steps[state.step];
  const phase = phases.indexOf((within[step] ?? step) as (typeof phases)[number]);
  const impulse = phase === phases.indexOf('impulse') ? state.impulse : 0;
  return ((state.turn * 10 + state.couplet) * 10 + phase) * 10 + impulse;
}

function clock(before: State, after: State): string | undefined {
  return time(after) >= time(before) ? undefined : `time goes back from ${time(before)} to ${time(after)}`;
}

/** The lost stay lost, nobody heals by day, and an attack hits once. */
function fates(before: State, after: State, action: Action): string | undefined {
  const { unitIds, side } = before.context;
  let hits = 0;
  for (let unit = 0; unit < unitCount; unit++) {
    const from = before.hexOf[unit];
    const gone = from === LOST || from === EXITED;
    if (gone && (after.hexOf[unit] !== from || after.hits[unit] !== before.hits[unit]))
      return `${unitIds[unit]} comes back`;
    const change = after.hits[unit] - before.hits[unit];
    if (change < 0 && before.step !== STEP.night) return `${unitIds[unit]} recovers by day`;
    const rolled = (before.flags[unit] & RECOVERED) === 0 && (after.flags[unit] & RECOVERED) !== 0;
    if (change < 0 && !rolled) return `${unitIds[unit]} recovers without its roll`;
    if (change > 1) return `${unitIds[unit]} takes ${change} hits at once`;
    if (change > 0) hits++;
    if (change > 0 && unit < groundCount && side[unit] === before.deciding)
      return `${unitIds[unit]} is hit by its own side`;
  }
  // Both sides' aircraft may be hit when flights are revealed (7.7).
  return hits > 1 && action.type !== 'done' ? `${hits} units are hit at once` : undefined;
}

/** Only the unit named moves, no further than its points would carry it over clear ground (6.0). */
function journey(before: State, after: State, action: Action): string | undefined {
  const { context } = before;
  const moving = 'unit' in action ? context.unitNumber.get(action.unit) : undefined;
  for (let unit = 0; unit < groundCount; unit++) {
    const from = before.hexOf[unit];
    const to = after.hexOf[unit];
    if (from === to || to === LOST || action.type === 'place-rest') continue;
    const id = context.unitIds[unit];
    if (unit !== moving) return `${id} moves unasked`;
    if (context.side[unit] !== before.deciding) return `${id} is moved by the enemy`;
    if (action.type === 'place') continue;
    const points = before.an[before.active] + 1;
    if (to === EXITED) continue;
    if (from === OFF_MAP && action.type !== 'enter') return `${id} enters by ${action.type}`;
    if (from >= 0 && grid.distance(from, to) > (action.type === 'advance' ? 1 : points)) return `${id} moves too far`;
    const gun = (context.kind[unit] & ARTILLERY) !== 0;
    if (gun && inEnemyZoc(after, before.deciding, to)) return `${id} moves its guns into an enemy zone`;
  }
  return undefined;
}

/** A unit that acts is activated (3.1) and has not acted yet (3.2), and what it attacks is within its reach. */
function deed(before: State, action: Action): string | undefined {
  const { context } = before;
  if (!('unit' in action) || !actions.has(action.type)) return undefined;
  const unit = context.unitNumber.get(action.unit)!;
  const again = action.type === 'move' && action.path.length === 0;
  const most = Math.max(context.initiative[unit], context.assaultInitiative[unit]) + context.combinedArms[unit];
  if (most < before.an[before.active]) return `${action.unit} is not activated`;
  if (!again && before.flags[unit] & ACTED) return `${action.unit} acts twice`;
  if (action.type !== 'assault' && action.type !== 'barrage') return undefined;
  const distance = grid.distance(before.hexOf[unit], grid.parse(action.target));
  const far = distance > (action.type === 'assault' ? 1 : context.range[unit]);
  return far ? `${action.unit} attacks ${distance} hexes away` : undefined;
}

const actions = new Set<string>(['move', 'enter', 'exit', 'assault', 'barrage'] satisfies ActionType[]);

/** An objective changes hands only to a side that has a unit there (9.0). */
function control(before: State, after: State): string | undefined {
  for (const [index, { at, hex }] of before.context.objectives.entries()) {
    if (before.control[index] === after.control[index] || before.step === STEP.setup) continue;
    const unit = after.top[at];
    if (unit < 0 || after.context.side[unit] !== after.control[index]) return `${hex} changes hands by itself`;
  }
  return undefined;
}
